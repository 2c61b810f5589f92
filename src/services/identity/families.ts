import type { Caller } from '../../call.ts'
import type { Store } from '../../collections.ts'
import { personFamily } from '../../stores/grant.ts'
import { holderOf } from '../../platform/work/shares.ts'

/**
 * Whether no caller made the token, but the operator: the token of the first start, of the environment, and those of
 * `gantry token create`. It stands for the owner in person: what it makes has a share of its own.
 */
export async function isOfOperator(store: Store, tokenId: string): Promise<boolean> {
  const made = (await store.read.tokens.get(tokenId))?.doc
  return made !== undefined && [made.grant, made.parentId, made.rotatedBy].every((by) => by === undefined)
}

/** The family of a token that the caller makes; none if it begins one. */
export async function familyOfNew(store: Store, { grant }: Caller): Promise<{ readonly family?: string }> {
  const { family } = holderOf(grant)
  if (family === undefined || (family === grant.tokenId && (await isOfOperator(store, family)))) return {}
  return { family }
}

/**
 * The family of a token that stands for the caller for a while. Those of all browser sessions of a user are one, so
 * that their number counts for nothing.
 */
export function familyOfLent({ userId, grant }: Pick<Caller, 'userId' | 'grant'>): string {
  return holderOf(grant).family ?? `${personFamily}_${userId}`
}
