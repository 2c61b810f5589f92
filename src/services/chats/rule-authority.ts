import type { Scope } from '../../call.ts'
import type { Grant } from '../../stores/grant.ts'
import { rulesOf } from '../identity.ts'
import type { Grants } from '../identity.ts'
import type { ChatDocument } from '../../collections/chats.ts'

/** No model and no agent decides on approvals, writes the rules under which it works, or hands out access. */
export const reservedScopes: readonly Scope[] = [
  'chats:approve',
  'chats:write',
  'tokens:manage',
  'identity:write',
  'users:admin',
]

/** What a tool of an agent's own takes: it works on the machine, as a command does. */
export const agentToolScopes: readonly Scope[] = ['tasks:execute']

/**
 * Up to which scopes the rules of a chat allow calls in a turn: those of the credential that set the rules, as of now.
 * So no user allows by a rule, in the turn of another user, what they could not call themselves. Beyond them a person
 * is asked.
 */
export async function scopesOfRules(
  { createdBy, rulesGrant = { userId: createdBy }, taskId }: ChatDocument,
  turn: Grant,
  grants: Pick<Grants, 'check'>,
): Promise<readonly Scope[]> {
  if (isSameGrant(rulesGrant, turn)) return ['*']
  const state = await grants.check(rulesGrant, { scopes: ['chats:write'], taskId })
  if ('ended' in state) return []
  const { allow, scopes, ...ruled } = state.caller
  // What a restricted credential may call depends on more than scopes.
  return allow === undefined && rulesOf(ruled).length === 0 ? scopes : []
}

export function isSameGrant(one: Grant | undefined, other: Grant | undefined): boolean {
  return (
    one?.userId === other?.userId && one?.tokenId === other?.tokenId && one?.passwordChanges === other?.passwordChanges
  )
}
