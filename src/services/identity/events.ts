import type { EventData } from '../../generated/event-kinds.ts'
import type { DeviceSignInDocument, SessionDocument, TokenDocument, UserDocument } from '../../collections/identity.ts'
import type { Change } from '../../collections.ts'
import type { Moment } from '../../platform/work/moment.ts'

type TokenEventKind = 'token.created' | 'token.revoked' | 'token.rotated'

export function tokenEvent(kind: TokenEventKind, { id, userId, name }: TokenDocument, moment: Moment): Change {
  return { event: { kind, ...moment, data: { tokenId: id, userId, name } } }
}

type SessionEventKind = 'session.started' | 'session.ended'

export function sessionEvent(kind: SessionEventKind, { publicId, userId }: SessionDocument, moment: Moment): Change {
  return { event: { kind, ...moment, data: { sessionId: publicId, userId } } }
}

export function userCreated({ id, name, role }: UserDocument, moment: Moment): Change {
  return { event: { kind: 'user.created', ...moment, data: { userId: id, name, role } } }
}

/** What of a user changed besides the name. */
type UserUpdate = Omit<EventData<'user.updated'>, 'userId' | 'name'>

export function userUpdated({ id, name }: UserDocument, moment: Moment, update: UserUpdate = {}): Change {
  return { event: { kind: 'user.updated', ...moment, data: { userId: id, name, ...update } } }
}

type UserEventKind = 'user.disabled' | 'user.enabled' | 'user.deleted'

export function userEvent(kind: UserEventKind, { id, name }: UserDocument, moment: Moment): Change {
  return { event: { kind, ...moment, data: { userId: id, name } } }
}

interface Factor {
  readonly id: string
  readonly userId: string
}

type SecondFactorEventKind = 'second_factor.added' | 'second_factor.removed'
type FactorKind = EventData<SecondFactorEventKind>['kind']

export function secondFactorEvent(
  event: SecondFactorEventKind,
  kind: FactorKind,
  { id, userId }: Factor,
  moment: Moment,
): Change {
  return { event: { kind: event, ...moment, data: { secondFactorId: id, userId, kind } } }
}

export function recoveryCodeUsed(userId: string, codesLeft: number, moment: Moment): Change {
  return { event: { kind: 'recovery_code.used', ...moment, data: { userId, codesLeft } } }
}

/** The actor is who decided. */
export function deviceSignInEvent(
  kind: 'device_sign_in.approved' | 'device_sign_in.rejected',
  { id, clientName }: DeviceSignInDocument,
  moment: Moment,
): Change {
  return { event: { kind, ...moment, data: { userCode: id, userId: moment.actor, clientName } } }
}
