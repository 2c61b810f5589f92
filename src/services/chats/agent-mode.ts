import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { ChatDocument } from '../../collections/chats.ts'
import { quote } from '../../platform/text/quote.ts'

/**
 * The mode of the agent after a change. Who changes a chat may choose it, as they may write its rules. Fails with
 * `validation_failed` for a mode that the agent does not offer.
 */
export function modeAfter(
  { agent, agentMode, agentSession }: ChatDocument,
  { agentMode: wanted }: Pick<Schemas['ChatPatch'], 'agentMode'>,
): Pick<ChatDocument, 'agentMode'> {
  if (wanted === null) return {}
  if (wanted === undefined) return agentMode === undefined ? {} : { agentMode }
  const modes = agentSession?.shown?.modes ?? []
  if (modes.some(({ id }) => id === wanted)) return { agentMode: wanted }
  const offered = modes.map(({ id }) => quote(id)).join(', ')
  const message =
    agent === undefined
      ? 'A model has no modes. Only a chat with an agent has.'
      : modes.length === 0
        ? `The agent ${quote(agent)} has reported no modes in this chat. It does with its first answer, if it has any.`
        : `The agent ${quote(agent)} does not offer the mode ${quote(wanted)}. It offers ${offered}.`
  return fail('validation_failed', { message, details: [{ path: 'body/agentMode', rule: 'mode', message }] })
}
