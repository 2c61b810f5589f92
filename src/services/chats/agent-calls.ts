import type {
  ContentBlock,
  PermissionOption,
  PlanEntry,
  RequestPermissionOutcome,
  ToolCallUpdate,
} from '@agentclientprotocol/sdk'
import type { ChatPartDocument } from '../../collections/chats.ts'
import { isRecord } from '../../platform/text/is-record.ts'

/** What an agent has said so far about a tool call. */
export interface AgentCall {
  readonly partId: string
  readonly callId: string
  readonly title: string
  readonly tool: string
  readonly input: Readonly<Record<string, unknown>>
}

export type AgentDecision = 'allow' | 'deny' | 'cancelled'

/** What is known of a call after an update; a new one has neither a part nor an id. */
export function afterUpdate(
  known: AgentCall | undefined,
  update: ToolCallUpdate,
): Pick<AgentCall, 'title' | 'tool' | 'input'> {
  const title = (update.title ?? known?.title ?? '').slice(0, 1_024)
  const tool = update.kind == null ? (known?.tool ?? 'agentOther') : toolOf(update.kind)
  const given = update.rawInput === undefined ? withoutTitle(known?.input) : update.rawInput
  return { title, tool, input: { ...(title !== '' && { title }), ...(isRecord(given) ? given : {}) } }
}

export function stateOf({ status }: ToolCallUpdate): NonNullable<ChatPartDocument['state']> {
  switch (status) {
    case 'in_progress':
      return 'running'
    case 'completed':
      return 'done'
    case 'failed':
      return 'failed'
    default:
      return 'pending'
  }
}

/** What a piece of an answer says: a link as Markdown; nothing of what has no text. */
export function textOfContent(content: ContentBlock): string | undefined {
  switch (content.type) {
    case 'text':
      return content.text
    case 'resource_link':
      return `[${content.title ?? content.name}](${content.uri})`
    case 'resource':
      return 'text' in content.resource ? content.resource.text : undefined
    default:
      return undefined
  }
}

const planEntriesMax = 200
const entryLengthMax = 1_024

/** A plan as a list of tasks in Markdown. */
export function planText(entries: readonly PlanEntry[]): string {
  return entries
    .slice(0, planEntriesMax)
    .map(({ content, status }) => {
      const line = content.replaceAll(/\s+/g, ' ').slice(0, entryLengthMax)
      return `- [${status === 'completed' ? 'x' : ' '}] ${line}${status === 'in_progress' ? ' (in progress)' : ''}`
    })
    .join('\n')
}

const outputLengthMax = 65_536

/** What the tool answered, as far as the update says. */
export function outputOf({ content, rawOutput }: ToolCallUpdate): string | undefined {
  const texts = (content ?? []).flatMap((item) => {
    if (item.type === 'content' && item.content.type === 'text') return [item.content.text]
    return item.type === 'diff' ? [`Changed ${item.path}.`] : []
  })
  if (texts.length > 0) return texts.join('\n').slice(0, outputLengthMax)
  if (rawOutput == null) return undefined
  return (typeof rawOutput === 'string' ? rawOutput : JSON.stringify(rawOutput)).slice(0, outputLengthMax)
}

/** A decision as the agent takes it: for this call alone, whatever else it offers. */
export function outcomeOf(decision: AgentDecision, options: readonly PermissionOption[]): RequestPermissionOutcome {
  const wanted = decision === 'allow' ? 'allow_once' : 'reject_once'
  const option = decision === 'cancelled' ? undefined : options.find(({ kind }) => kind === wanted)
  return option ? { outcome: 'selected', optionId: option.optionId } : { outcome: 'cancelled' }
}

/** `agentEdit` of `edit`: a name that rules of chats can match. */
function toolOf(kind: string): string {
  const words = kind.split('_').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
  return `agent${words.join('')}`
}

function withoutTitle(input: AgentCall['input'] | undefined): object {
  const { title: _, ...rest } = input ?? {}
  return rest
}
