import type { Caller } from '../../call.ts'
import type { Store } from '../../collections.ts'

type Reader = Pick<Store, 'read'>

/** The token, and each from which it was made, as far as they are there. */
export async function lineOfToken(store: Reader, tokenId: string | undefined): Promise<string[]> {
  const line = new Set<string>()
  for (let id = tokenId; id !== undefined && !line.has(id); ) {
    line.add(id)
    const made = (await store.read.tokens.get(id))?.doc
    id = made?.grant?.tokenId ?? made?.parentId
  }
  return [...line]
}

/** Under which ids the ledger has what a call has cost, for rules that depend on it. */
export function spendingIdsOf(
  {
    chatId,
    userId,
    tokens,
  }: { readonly chatId?: string | undefined; readonly userId: string; readonly tokens: readonly string[] },
  at: string,
): string[] {
  const month = at.slice(0, 7)
  return [
    ...(chatId === undefined ? [] : [spendingIdOfChat(chatId)]),
    `user:${userId}:${month}`,
    ...tokens.map((id) => `token:${id}:${month}`),
  ]
}

export function spendingIdOfChat(chatId: string): string {
  return `chat:${chatId}`
}

export async function spentBy(store: Reader, id: string): Promise<number> {
  return (await store.read.aiSpent.get(id))?.doc.costMicros ?? 0
}

/** What a user has spent in the month of `now`, by whatever credential. */
export function spentByUser(store: Reader, userId: string, now: string): Promise<number> {
  return spentBy(store, `user:${userId}:${now.slice(0, 7)}`)
}

/**
 * What was spent in the month of `now` by the token whose rules these are, with all that was made from it: the first of
 * the line that has them, so that a new token does not begin anew. Without one, what the user has spent.
 */
export async function spentUnder(
  store: Reader,
  rules: readonly unknown[],
  { userId, grant }: Pick<Caller, 'userId' | 'grant'>,
  now: string,
): Promise<number> {
  const written = JSON.stringify(rules)
  let owner: string | undefined
  for (const id of await lineOfToken(store, grant.tokenId)) {
    const lists = (await store.read.tokens.get(id))?.doc.rules ?? []
    if (lists.some((list) => JSON.stringify(list) === written)) owner = id
  }
  return owner === undefined ? spentByUser(store, userId, now) : spentBy(store, `token:${owner}:${now.slice(0, 7)}`)
}
