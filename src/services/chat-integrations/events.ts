import type { Change } from '../../collections.ts'
import type { Schemas } from '../../generated/types.ts'
import type { ChatIntegrationDocument } from '../../collections/chat-integrations.ts'
import type { Moment } from '../../platform/work/moment.ts'

type Kind = Schemas['ChatIntegrationEvent']['kind']

export function integrationEvent(
  event: Kind,
  { id: integrationId, kind, name, connection }: ChatIntegrationDocument,
  moment: Moment,
): Change {
  const isFailure = event === 'integration.failed' && connection.error !== undefined
  const data = { integrationId, kind, name, ...(isFailure && { problem: connection.error }) }
  return { event: { kind: event, ...moment, data } }
}
