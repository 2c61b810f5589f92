import { isDeepStrictEqual } from 'node:util'
import type { Store } from '../../collections.ts'
import { later } from '../../platform/work/clock.ts'
import type { Versioned } from '../../stores/port.ts'
import type {
  ChatApprovalDocument,
  DecidingRights,
  ChatMessageDocument,
  ChatPartDocument,
} from '../../collections/chats.ts'
import { defined } from '../../platform/work/defined.ts'
import { proposedArguments } from '../../platform/rules/argument-patterns.ts'
import type { ArgumentPatterns } from '../../platform/rules/argument-patterns.ts'
import { withoutSecrets } from '../operations.ts'
import { keyOf } from './authors.ts'
import type { ChatEdit } from './edit.ts'
import { toAuthor } from './views.ts'
import type { AuthorRights } from './word-authority.ts'
import { untilStored } from './until-stored.ts'

type Approval = ChatApprovalDocument

export interface Decision {
  readonly state: 'allowed' | 'denied' | 'expired'
  readonly scope?: 'once' | 'always'
  readonly arguments?: ArgumentPatterns
  readonly reason?: string
  readonly decidedAt?: string
  readonly decidedBy?: string
  readonly decidedWith?: DecidingRights
}

export interface ToolQuestion {
  readonly approvalId: string
  readonly part: Pick<ChatPartDocument, 'id' | 'callId'>
  readonly tool: string
  readonly input: Readonly<Record<string, unknown>>
  /** Whose words may not make this call. */
  readonly authors: readonly AuthorRights[]
  /** Of a tool of an MCP server: what the server says of it, and whether a call was allowed when it said otherwise. */
  readonly toolDigest?: string | undefined
  readonly isToolChanged?: boolean
  /** What its server asks a person in the middle of the call, and what belongs to the answer. */
  readonly inputRequests?: Readonly<Record<string, unknown>>
  readonly requestState?: string | undefined
}

const authorsMax = 100
const approvalMs = 24 * 60 * 60 * 1000

/** Stages a decision that a tool call of an answer waits for. */
export function askForApproval(edit: ChatEdit, answer: Versioned<ChatMessageDocument>, question: ToolQuestion): void {
  const { createdAt } = edit
  const {
    approvalId: id,
    part,
    tool,
    input,
    authors,
    toolDigest,
    isToolChanged,
    inputRequests,
    requestState,
  } = question
  const shown = withoutSecrets(tool, input)
  const approval: ChatApprovalDocument = {
    id,
    chatId: edit.chat.id,
    callId: part.callId ?? id,
    tool,
    input: shown,
    ...(inputRequests ? { inputRequests } : defined({ proposedArguments: proposalFor(input, shown) })),
    ...defined({ toolDigest, requestState }),
    ...(isToolChanged && { isToolChanged }),
    state: 'pending',
    createdAt,
    expiresAt: later(createdAt, approvalMs),
    ...(authors.length > 0 && {
      authors: authors.slice(0, authorsMax).map(toAuthor),
      authorKeys: authors.map(({ author }) => keyOf(author)),
    }),
  }
  edit.patch(answer, [{ id: part.id, tool, input: shown, state: 'waiting', approvalId: id }])
  edit.push({ insert: 'chatApprovals', doc: approval })
  edit.reportApproval(approval, 'chat.approval.requested')
}

/** What may be proposed; of a secret any value, since no pattern may show it. */
function proposalFor(input: ToolQuestion['input'], shown: ToolQuestion['input']): ArgumentPatterns | undefined {
  const isHidden = (name: string) => !isDeepStrictEqual(input[name], shown[name])
  const patterns = Object.entries(proposedArguments(shown) ?? {})
  return patterns.length === 0
    ? undefined
    : Object.fromEntries(patterns.map(([name, pattern]) => [name, isHidden(name) ? '*' : pattern]))
}

export function pendingApprovals(store: Pick<Store, 'read'>, chatId: string): Promise<Versioned<Approval>[]> {
  return store.read.chatApprovals.list({ where: { chatId, state: 'pending' } })
}

/** Stages a decision. */
export function recordDecision(edit: ChatEdit, { doc, version }: Versioned<Approval>, decision: Decision): Approval {
  const decided: ChatApprovalDocument = { ...doc, ...decision }
  edit.push({ replace: 'chatApprovals', version, doc: decided })
  edit.reportApproval(decided, 'chat.approval.resolved')
  return decided
}

/** Stages that the approvals for which a turn waited expire. */
export async function expirePending(store: Pick<Store, 'read'>, edit: ChatEdit): Promise<void> {
  for (const approval of await pendingApprovals(store, edit.chat.id))
    recordDecision(edit, approval, { state: 'expired' })
}

/** Stages that one question is taken back; the turn goes on if it waited for nothing else. */
export async function expireApproval(store: Pick<Store, 'read'>, edit: ChatEdit, approvalId: string): Promise<void> {
  const pending = await pendingApprovals(store, edit.chat.id)
  const found = pending.find(({ doc }) => doc.id === approvalId)
  if (found) recordDecision(edit, found, { state: 'expired' })
  if (pending.length <= 1 && edit.chat.state === 'waiting_approval') edit.set({ state: 'running' })
}

/** Waits for a decision, also one that another process takes. Throws when the signal aborts. */
export async function decisionOn(
  approvalId: string,
  { store, isStoreShared }: { readonly store: Pick<Store, 'read' | 'onCommit'>; readonly isStoreShared: boolean },
  signal: AbortSignal,
): Promise<Decision['state']> {
  return untilStored({ store, isStoreShared }, ['chatApprovals'], signal, async () => {
    const { state = 'expired' } = (await store.read.chatApprovals.get(approvalId))?.doc ?? {}
    return state === 'pending' ? undefined : { found: state }
  })
}
