import type { Change, Store } from '../../collections.ts'
import type { SessionDocument, TokenDocument } from '../../collections/identity.ts'
import type { Moment } from '../../platform/work/moment.ts'
import { eachOf } from '../../platform/work/page.ts'
import type { Versioned } from '../../stores/port.ts'
import { sessionEvent, tokenEvent } from './events.ts'

type Reader = Pick<Store, 'read'>

const pageSize = 200

/** Ends a token and all that was made from it. */
export async function revokeWithDescendants(
  store: Reader,
  token: Versioned<TokenDocument>,
  moment: Moment,
): Promise<Change[]> {
  const tokens = [token, ...(await descendantsOf(store, [token]))]
  const sessions = await Promise.all(
    tokens.map(({ doc }) => store.read.sessions.list({ where: { parentId: doc.id }, limit: pageSize })),
  )
  return [...revokeTokens(tokens, moment), ...endSessions(sessions.flat(), moment)]
}

/** Ends all tokens of a user. */
export async function revokeTokensOfUser(store: Reader, userId: string, moment: Moment): Promise<Change[]> {
  return revokeTokens(await tokensOfUser(store, userId), moment)
}

/** Ends the tokens that sessions of a user made, and all that was made from them. */
export async function revokeTokensOfSessions(store: Reader, userId: string, moment: Moment): Promise<Change[]> {
  const tokens = await tokensOfUser(store, userId)
  const made = tokens.filter(({ doc: { grant } }) => grant && grant.tokenId === undefined)
  return revokeTokens([...made, ...(await descendantsOf(store, made))], moment)
}

export function revokeTokens(tokens: readonly Versioned<TokenDocument>[], moment: Moment): Change[] {
  return tokens.flatMap(({ doc, version }) => [
    { remove: 'tokens', id: doc.id, version } as const,
    tokenEvent('token.revoked', doc, moment),
  ])
}

export function endSessions(sessions: readonly Versioned<SessionDocument>[], moment: Moment): Change[] {
  return sessions.flatMap(({ doc, version }) => [
    { remove: 'sessions', id: doc.id, version } as const,
    sessionEvent('session.ended', doc, moment),
  ])
}

export async function tokensOfUser(store: Reader, userId: string): Promise<Versioned<TokenDocument>[]> {
  return await Array.fromAsync(eachOf(store.read.tokens, { where: { userId }, limit: pageSize }))
}

/** What was made from tokens of one user, and from that again. */
async function descendantsOf(
  store: Reader,
  tokens: readonly Versioned<TokenDocument>[],
): Promise<Versioned<TokenDocument>[]> {
  const [first] = tokens
  const ids = new Set(tokens.map(({ doc }) => doc.id))
  const others = first ? (await tokensOfUser(store, first.doc.userId)).filter(({ doc }) => !ids.has(doc.id)) : []
  for (let count = 0; count < ids.size; ) {
    count = ids.size
    for (const { doc } of others)
      if ([doc.parentId, doc.grant?.tokenId, doc.rotatedBy?.tokenId].some((id) => ids.has(id ?? ''))) ids.add(doc.id)
  }
  return others.filter(({ doc }) => ids.has(doc.id))
}
