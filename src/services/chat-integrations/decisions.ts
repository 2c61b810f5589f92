import { defined } from '../../platform/work/defined.ts'

/** What a person decided in a thread. */
export interface PlatformDecision {
  readonly state: 'allowed' | 'denied'
  readonly approvalId?: string
  readonly reason?: string
}

const verbsOfRejection = ['reject', 'deny']
const form = /^(approve|allow|reject|deny)(?:\s+((?:appr|mcpc)_[0-9a-z]+))?(?:\s+([\s\S]{1,1000}))?$/i

/** Reads `approve appr_… [reason]`, `approve mcpc_…` and `reject`; anything else is an ordinary message. */
export function decisionIn(text: string): PlatformDecision | undefined {
  const [, verb, approvalId, reason] = form.exec(text.trim()) ?? []
  // Without an id, a sentence that begins with the word is a sentence.
  if (verb === undefined || (approvalId === undefined && reason !== undefined)) return undefined
  return {
    state: verbsOfRejection.includes(verb.toLowerCase()) ? 'denied' : 'allowed',
    ...defined({ approvalId, reason }),
  }
}

/** Whether an approval is of a call of an MCP tool or an operation, and not of a model. */
export function isMcpCall(approvalId: string | undefined): approvalId is string {
  return approvalId?.startsWith('mcpc_') === true
}

/** Whether a message is for the integration itself, and not for a model. */
export function isCommand(text: string): boolean {
  return taskTitleIn(text) !== undefined || decisionIn(text) !== undefined
}

/** Reads `/task TITLE`, or `!task TITLE` where programs of people keep what begins with a slash to themselves. */
export function taskTitleIn(text: string): string | undefined {
  return /^[/!]task(?:@\w{1,64})?\s+(\S[^\n]{0,255})/i.exec(text.trim())?.[1]?.trim()
}
