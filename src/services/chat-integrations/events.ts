import type { Change } from '../../collections.ts'
import type { components } from '../../generated/types.ts'
import type { ChatIntegrationDocument } from './documents.ts'

type Kind = components['schemas']['ChatIntegrationEvent']['kind']

/** When, and by whom: the id of a user, or `system`. */
export interface Moment {
  readonly at: string
  readonly actor: string
}

export function integrationEvent(
  event: Kind,
  { id: integrationId, kind, name, connection }: ChatIntegrationDocument,
  moment: Moment,
): Change {
  const isFailure = event === 'integration.failed' && connection.error !== undefined
  const data = { integrationId, kind, name, ...(isFailure && { error: connection.error }) }
  return { event: { kind: event, ...moment, data } }
}
