import type { BrowserSession, Caller, Staged } from '../../call.ts'
import { Failure, fail } from '../../errors.ts'
import { VersionConflict } from '../../stores/port.ts'
import type { Store } from '../../collections.ts'
import type { Versioned } from '../../stores/port.ts'
import type { Credentials } from './credentials.ts'
import type { UserDocument } from './documents.ts'
import type { Passwords } from './passwords.ts'
import { intersect, scopesOfRole } from './roles.ts'
import { digest } from './secrets.ts'
import type { SessionStart, Sessions } from './sessions.ts'
import type { Throttle } from './throttle.ts'

export interface Login {
  readonly token?: string
  readonly username?: string
  readonly password?: string
}

export interface SignIn {
  readonly session: BrowserSession
  readonly caller: Caller
}

export interface SignInOptions {
  readonly store: Store
  readonly now: () => string
  readonly credentials: Pick<Credentials, 'callerOfToken'>
  readonly passwords: Passwords
  readonly throttle: Throttle
  readonly sessions: Sessions
}

/** Starts browser sessions. */
export class SessionStarter {
  readonly #options: SignInOptions

  constructor(options: SignInOptions) {
    this.#options = options
  }

  logIn({ token, username, password }: Login, address: string): Promise<Staged<SignIn>> {
    const { throttle } = this.#options
    if (token !== undefined) return throttle.run('', address, () => this.#logInByToken(token, address))
    if (username === undefined || password === undefined) fail('login_failed')
    return throttle.run(username, address, () => this.#logInByPassword(username, password, address))
  }

  async #logInByToken(token: string, address: string): Promise<Staged<SignIn>> {
    const { credentials } = this.#options
    const holder = await credentials.callerOfToken(token).catch(refuseLogin)
    const { userId, scopes, allow, credentialId, expiresAt } = holder
    return this.#signIn(holder, {
      userId,
      scopes: [...scopes],
      ...(allow && { allow }),
      parentId: credentialId,
      endsAt: expiresAt,
      address,
    })
  }

  async #logInByPassword(username: string, password: string, address: string): Promise<Staged<SignIn>> {
    const { passwords } = this.#options
    const user = await this.#findByName(username)
    const isRight = await passwords.isRight(password, user?.doc.passwordHash)
    if (!isRight || !user?.doc.passwordHash) fail('login_failed')
    const { id, name, role, isDisabled } = user.doc
    if (isDisabled) fail('account_disabled')
    return this.#signIn(
      { userId: id, name, role, scopes: intersect(scopesOfRole(role), ['*']) },
      { userId: id, scopes: ['*'], address },
    )
  }

  async #findByName(username: string): Promise<Versioned<UserDocument> | undefined> {
    const { store } = this.#options
    const name = await store.read.usernames.get(username)
    return name && store.read.users.get(name.doc.userId)
  }

  async #signIn(
    holder: Pick<Caller, 'userId' | 'name' | 'role' | 'scopes' | 'allow'>,
    start: SessionStart,
  ): Promise<Staged<SignIn>> {
    const { sessions } = this.#options
    const { userId, name, role, scopes, allow } = holder
    const { changes, session, caller } = await sessions.start(start)
    return {
      changes,
      session,
      caller: { userId, name, method: 'session', scopes, ...(role && { role }), ...(allow && { allow }), ...caller },
    }
  }

  async redeemLink(
    secret: string,
    { address, requestId }: { address: string; requestId: string },
  ): Promise<BrowserSession> {
    const { store, now, sessions } = this.#options
    const link = (await store.read.signInLinks.get(digest(secret))) ?? fail('link_expired')
    const user = await store.read.users.get(link.doc.userId)
    if (link.doc.expiresAt <= now() || !user || user.doc.isDisabled) fail('link_expired')
    const {
      changes,
      session,
      caller: { credentialId },
    } = await sessions.start({ userId: user.doc.id, scopes: ['*'], address })
    const audit = {
      at: now(),
      userId: user.doc.id,
      credentialId,
      address,
      requestId,
      operation: 'signIn',
      object: '/sign-in',
      outcome: 'done',
    } as const
    try {
      // Removing the link in the same commit makes it work once, also when it is opened twice at the same time.
      await store.commit([{ remove: 'signInLinks', id: link.doc.id, version: link.version }, ...changes, { audit }])
    } catch (error) {
      if (error instanceof VersionConflict) fail('link_expired', { cause: error })
      throw error
    }
    return session
  }
}

/** Why a token is not accepted is for its holder to know, not for who tries some. */
function refuseLogin(error: unknown): never {
  if (error instanceof Failure) fail('login_failed', { cause: error })
  throw error
}
