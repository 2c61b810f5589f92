import { isAbsolute, relative } from 'node:path'
import type { PermissionOption, RequestPermissionOutcome, ToolCallUpdate } from '@agentclientprotocol/sdk'
import type { ChatPartDocument } from '../../collections/chats.ts'
import type { Schemas } from '../../generated/types.ts'
import { isRecord } from '../../platform/text/is-record.ts'

/** What an agent has said so far about a tool call. */
export interface AgentCall {
  readonly partId: string
  readonly callId: string
  readonly title: string
  readonly tool: string
  readonly input: Readonly<Record<string, unknown>>
  /** The newest output of a call that has not ended. */
  readonly output?: string | undefined
  /** The terminals in which it runs commands. */
  readonly terminalIds?: Schemas['ChatTerminalIds'] | undefined
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

/** A command as people see it: as one line, in a folder. */
export interface ShownCommand {
  readonly line: string
  /** Relative to the folder in which the agent works. */
  readonly cwd: string
}

/** The command that a call shows as its input. */
export function commandShownIn({ input }: Pick<AgentCall, 'input'>, folder: string): ShownCommand | undefined {
  const { command, args, cwd } = input
  const words = [command, args].flat().filter((word) => typeof word === 'string')
  return words.length === 0 ? undefined : { line: words.join(' '), cwd: cwdIn(folder, cwd) }
}

/** A folder as it is named from that of the agent on. */
export function cwdIn(folder: string, given: unknown): string {
  if (typeof given !== 'string' || given === '') return '.'
  const inside = isAbsolute(given) ? relative(folder, given) : given
  return inside === '' ? '.' : inside
}

function withoutTitle(input: AgentCall['input'] | undefined): object {
  const { title: _, ...rest } = input ?? {}
  return rest
}
