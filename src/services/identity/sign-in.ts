import type { BrowserSession, Caller, SigningBrowser, Staged } from '../../call.ts'
import { Failure, fail, isFailure } from '../../errors.ts'
import type { Store } from '../../collections.ts'
import { personFamily } from '../../stores/grant.ts'
import type { Versioned } from '../../stores/port.ts'
import type { Credentials } from './credentials.ts'
import type { Devices } from './devices.ts'
import type { UserDocument } from './documents.ts'
import type { Passwords } from './passwords.ts'
import { isOfOperator } from './families.ts'
import { intersect, scopesOfRole } from './roles.ts'
import { digest } from './secrets.ts'
import type { SessionStart, Sessions } from './sessions.ts'
import { sourceOfAddress } from './throttle.ts'
import type { Source, Throttle } from './throttle.ts'

export interface Login {
  readonly token?: string
  readonly username?: string
  readonly password?: string
  readonly link?: string
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
  readonly devices: Devices
}

/** From where a user signs in. */
export interface SignInFrom {
  readonly address: string
  readonly browser?: SigningBrowser | undefined
  /** The session by whose cookie the call comes: the new one takes its place. */
  readonly replaces?: Caller | undefined
}

/** Starts browser sessions. */
export class SessionStarter {
  readonly #options: SignInOptions

  constructor(options: SignInOptions) {
    this.#options = options
  }

  async logIn(login: Login, from: SignInFrom): Promise<Staged<SignIn>> {
    const { sessions } = this.#options
    const { changes, ...given } = await this.#start(login, from)
    const ended = from.replaces === undefined ? undefined : await sessions.logOut(from.replaces)
    return { ...given, changes: [...changes, ...(ended?.changes ?? [])] }
  }

  async #start({ token, username, password, link }: Login, from: SignInFrom): Promise<Staged<SignIn>> {
    const { throttle } = this.#options
    if (link !== undefined) return this.#logInByLink(link, from)
    if (token !== undefined) return this.#logInByToken(token, from).catch((error) => this.#noteWrongToken(error, from))
    if (username === undefined || password === undefined) fail('login_failed')
    const source = await this.#sourceOf(username, from)
    return throttle.run(username, source, () => this.#logInByPassword(username, password, source, from))
  }

  /** Nobody guesses a token, so that the right one has no delay to fear; the wrong ones are slowed down. */
  #noteWrongToken(error: unknown, { address }: SignInFrom): Promise<never> {
    if (!isFailure(error, 'login_failed')) throw error
    return this.#options.throttle.run('', sourceOfAddress(address), () => Promise.reject(error))
  }

  /** The browser, if the user signed in from it before, or else the address. */
  async #sourceOf(username: string, { address, browser }: SignInFrom): Promise<Source> {
    const { store } = this.#options
    const device = browser?.device
    const isKnown = device !== undefined && (await store.read.usernames.get(username))?.doc.userId === device.userId
    return isKnown ? { key: `device ${device.id}`, isKnown } : sourceOfAddress(address)
  }

  async #logInByToken(token: string, from: SignInFrom): Promise<Staged<SignIn>> {
    const { credentials } = this.#options
    const holder = await credentials.callerOfToken(token).catch(refuseLogin)
    const { userId, scopes, allow, credentialId, expiresAt, authenticatedAt } = holder
    const { address, browser } = from
    const { family } = (await isOfOperator(this.#options.store, credentialId)) ? { family: personFamily } : holder.grant
    const start = {
      userId,
      scopes: [...scopes],
      ...(allow && { allow }),
      parentId: credentialId,
      ...(family !== undefined && { family }),
      endsAt: expiresAt,
      authenticatedAt,
    }
    return this.#signIn(holder, { ...start, address }, browser)
  }

  async #logInByPassword(
    username: string,
    password: string,
    source: Source,
    { address, browser }: SignInFrom,
  ): Promise<Staged<SignIn>> {
    const { passwords } = this.#options
    const user = await this.#findByName(username)
    const isRight = await passwords.isRight(password, user?.doc.passwordHash, source)
    if (!isRight || !user?.doc.passwordHash) fail('login_failed')
    if (user.doc.isDisabled) fail('account_disabled')
    return this.#signInUser(user.doc, address, browser)
  }

  async #findByName(username: string): Promise<Versioned<UserDocument> | undefined> {
    const { store } = this.#options
    const name = await store.read.usernames.get(username)
    return name && store.read.users.get(name.doc.userId)
  }

  async #signIn(
    holder: Pick<Caller, 'userId' | 'name' | 'role' | 'scopes' | 'allow'>,
    start: SessionStart,
    browser: SigningBrowser | undefined,
  ): Promise<Staged<SignIn>> {
    const { sessions, devices } = this.#options
    const { userId, name, role, scopes, allow } = holder
    const { changes, session, caller } = await sessions.start(start)
    const { changes: ofDevice, ...started } = await devices.start(userId, browser)
    return {
      changes: [...changes, ...ofDevice],
      session: { ...session, ...started },
      caller: { userId, name, method: 'session', scopes, ...(role && { role }), ...(allow && { allow }), ...caller },
    }
  }

  /** Removing the link in the same commit makes it work once, also when it is used twice at the same time. */
  async #logInByLink(secret: string, { address, browser }: SignInFrom): Promise<Staged<SignIn>> {
    const { store, now } = this.#options
    const link = (await store.read.signInLinks.get(digest(secret))) ?? fail('link_expired')
    const user = await store.read.users.get(link.doc.userId)
    if (link.doc.expiresAt <= now() || !user || user.doc.isDisabled) fail('link_expired')
    const { changes, ...given } = await this.#signInUser(user.doc, address, browser)
    return { ...given, changes: [...changes, { remove: 'signInLinks', id: link.doc.id, version: link.version }] }
  }

  #signInUser(
    { id, name, role, passwordChanges }: UserDocument,
    address: string,
    browser: SigningBrowser | undefined,
  ): Promise<Staged<SignIn>> {
    return this.#signIn(
      { userId: id, name, role, scopes: intersect(scopesOfRole(role), ['*']) },
      { userId: id, scopes: ['*'], address, ...(passwordChanges !== undefined && { passwordChanges }) },
      browser,
    )
  }
}

/** Why a token is not accepted is for its holder to know, not for who tries some. */
function refuseLogin(error: unknown): never {
  if (error instanceof Failure) fail('login_failed', { cause: error })
  throw error
}
