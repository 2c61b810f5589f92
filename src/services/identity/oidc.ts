import type { Change, Store } from '../../collections.ts'
import { Failure, fail } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import type { Versioned } from '../../stores/port.ts'
import type { UserDocument } from '../../collections/identity.ts'
import { userCreated, userUpdated } from './events.ts'
import type { OidcClaims, OidcProvider, OidcSettings, PendingSignIn } from './oidc-provider.ts'
import type { Role } from './roles.ts'
import { digest } from './secrets.ts'
import { reserveUsername } from './user.ts'
import { eachOf } from '../../platform/work/page.ts'

export interface OidcOptions extends Pick<Foundation, 'store' | 'now' | 'newId' | 'log'> {
  readonly settings: OidcSettings
  readonly provider: Pick<OidcProvider, 'start' | 'finish'>
}

/** Whom an account of the provider is, with what that changes. */
export interface OidcUser {
  readonly user: UserDocument
  readonly changes: readonly Change[]
}

/** Where a user starts, and what the browser keeps meanwhile. */
export type OidcStart = Awaited<ReturnType<OidcProvider['start']>>

const usersOfPage = 200
const namesTried = 100
const usernameMax = 64
const nameMax = 256

/** Accounts of an OpenID provider as users: linked by issuer and subject, which alone never change. */
export class Oidc {
  readonly #options: OidcOptions

  constructor(options: OidcOptions) {
    this.#options = options
  }

  /** Of the provider, for people. */
  get name(): string {
    return this.#options.settings.name
  }

  start(redirectUrl: string): Promise<OidcStart> {
    return this.#options.provider.start(redirectUrl).catch((error: unknown) => this.#refuse(error))
  }

  /**
   * What the provider says of the user who comes back. Refuses with `login_failed` and nothing of what the provider
   * wrote.
   */
  async finish(url: URL, pending: PendingSignIn | undefined): Promise<OidcClaims> {
    if (pending === undefined)
      fail('login_failed', {
        message: 'This sign-in was not started in this browser, or took more than ten minutes. Start it again.',
      })
    return this.#options.provider.finish(url, pending).catch((error: unknown) => this.#refuse(error))
  }

  /** The user of these claims: linked, or to be linked by a verified address, or to be created. */
  async userOf(claims: OidcClaims): Promise<OidcUser> {
    const { store, now, settings } = this.#options
    const id = digest(JSON.stringify([claims.iss, claims.sub]))
    const linked = await store.read.oidcAccounts.get(id)
    if (linked) {
      const user = await store.read.users.get(linked.doc.userId)
      return { user: user?.doc ?? fail('login_failed'), changes: [] }
    }
    const found = await this.#invitedUser(claims)
    const { user, changes } = found ? { user: found.doc, changes: [] } : await this.#newUser(claims)
    const link = { id, issuer: claims.iss, subject: claims.sub, userId: user.id, createdAt: now() }
    const moment = { at: now(), actor: user.id }
    const event = found ? userUpdated(user, moment) : userCreated(user, moment)
    this.#options.log.info({ userId: user.id, issuer: settings.issuer }, 'an account of the OpenID provider was linked')
    return { user, changes: [...changes, { insert: 'oidcAccounts', doc: link }, event] }
  }

  /**
   * The one user with this address. An address that users gave themselves proves nothing: with the address of another
   * person a user would get that person's sign-in.
   */
  async #invitedUser(claims: OidcClaims): Promise<Versioned<UserDocument> | undefined> {
    const email = verifiedEmailOf(claims)
    if (email === undefined) return undefined
    const { store } = this.#options
    const found: Versioned<UserDocument>[] = []
    for await (const user of eachOf(store.read.users, { limit: usersOfPage }))
      if (!user.doc.isEmailOwn && user.doc.email?.toLowerCase() === email) found.push(user)
    if (found.length > 1)
      fail('login_failed', { message: 'Several users have this email address. Ask an administrator to correct that.' })
    return found[0]
  }

  async #newUser(claims: OidcClaims): Promise<OidcUser> {
    const { store, now, newId, settings } = this.#options
    const role = roleOf(claims, settings.roles)
    if (role === undefined)
      fail('login_failed', {
        message:
          verifiedEmailOf(claims) === undefined
            ? `${settings.name} does not confirm your email address, so no user is found for it.`
            : 'There is no user with your email address. Ask an administrator for an invitation.',
      })
    const at = now()
    const username = await this.#freeUsername(claims)
    const email = verifiedEmailOf(claims)
    const user: UserDocument = {
      id: newId('user'),
      name: lineOf(claims['name']) ?? username,
      username,
      ...(email !== undefined && { email }),
      role,
      preferences: {},
      createdAt: at,
      updatedAt: at,
    }
    return { user, changes: [...(await reserveUsername(store, username, user.id)), { insert: 'users', doc: user }] }
  }

  async #freeUsername(claims: OidcClaims): Promise<string> {
    const { store } = this.#options
    const wanted = [claims['preferred_username'], verifiedEmailOf(claims)?.split('@')[0], 'user']
    const base = wanted.map(usernameFrom).find((name) => name !== '') ?? 'user'
    for (let count = 1; count <= namesTried; count++) {
      const username = count === 1 ? base : `${base}${count}`
      if (!(await store.read.usernames.get(username))) return username
    }
    fail('login_failed', { message: 'There is no free username for you. Ask an administrator for an invitation.' })
  }

  /** What went wrong is in the log: what the provider or the browser sent is not shown. */
  #refuse(error: unknown): never {
    if (error instanceof Failure) throw error
    const { log, settings } = this.#options
    const code = error instanceof Error && 'error' in error ? error.error : undefined
    log.warn({ reasons: reasonsOf(error) }, 'a sign-in by the OpenID provider failed')
    if (code === 'access_denied')
      fail('login_failed', { message: `The sign-in at ${settings.name} was cancelled.`, cause: error })
    fail('login_failed', { message: `The sign-in at ${settings.name} did not succeed. Start it again.`, cause: error })
  }
}

/** The errors themselves have codes and tokens in their fields. */
function reasonsOf(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...reasonsOf(error.cause)] : []
}

/** Also those of a provider that is configured no more. */
export async function removalOfOidcAccounts(store: Store, userId: string): Promise<Change[]> {
  const found = await store.read.oidcAccounts.list({ where: { userId } })
  return found.map(({ doc: { id }, version }) => ({ remove: 'oidcAccounts', id, version }) as const)
}

/** In lower case. */
function verifiedEmailOf({ email, email_verified: isVerified }: OidcClaims): string | undefined {
  return typeof email === 'string' && isVerified === true && emailForm.test(email) ? email.toLowerCase() : undefined
}

const emailForm = /^[^\s@]{1,64}@[^\s@]{1,189}$/

/** The first rule that fits decides. */
function roleOf(claims: OidcClaims, rules: OidcSettings['roles']): Role | undefined {
  const domain = verifiedEmailOf(claims)?.split('@')[1]
  return rules.find((rule) =>
    'domain' in rule ? rule.domain === domain : [claims[rule.claim]].flat().includes(rule.value),
  )?.role
}

function usernameFrom(text: unknown): string {
  if (typeof text !== 'string') return ''
  const [local = ''] = text.toLowerCase().split('@')
  return local
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+/, '')
    .slice(0, usernameMax - 3)
}

function lineOf(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  const line = text
    .replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, ' ')
    .trim()
    .slice(0, nameMax)
  return line === '' ? undefined : line
}
