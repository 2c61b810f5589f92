import type { BrowserSession, Caller, SigningBrowser, Staged } from '../../call.ts'
import { Failure, fail, isFailure } from '../../errors.ts'
import { personFamily } from '../../stores/grant.ts'
import type { Change } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import type { NewAuditEntry, Versioned } from '../../stores/port.ts'
import type { Commits } from '../../platform/work/commits.ts'
import type { Credentials } from './credentials.ts'
import type { Devices } from './devices.ts'
import type { UserDocument } from '../../collections/identity.ts'
import type { Oidc } from './oidc.ts'
import type { OidcClaims } from './oidc-provider.ts'
import type { PasskeyLogin, Passkeys } from './passkeys.ts'
import type { Passwords } from './passwords.ts'
import { isOfOperator } from './families.ts'
import { intersect, scopesOfRole } from './roles.ts'
import { authorityOfSession } from './second-factor-rule.ts'
import type { SecondFactorRule } from './second-factor-rule.ts'
import type { SecondFactors } from './second-factors.ts'
import { digest } from './secrets.ts'
import type { SessionStart, Sessions } from './sessions.ts'
import { sourceOfAddress } from './throttle.ts'
import type { Source, Throttle } from './throttle.ts'

export interface Login {
  readonly token?: string
  readonly username?: string
  readonly password?: string
  readonly link?: string
  /** Of an authenticator app, or a recovery code. */
  readonly code?: string
}

export interface SignIn {
  readonly session: BrowserSession
  readonly caller: Caller
}

export interface SignInOptions extends Pick<Foundation, 'store' | 'now'> {
  readonly credentials: Pick<Credentials, 'callerOfToken'>
  readonly passwords: Passwords
  readonly throttle: Throttle
  readonly sessions: Sessions
  readonly devices: Devices
  readonly commits: Pick<Commits, 'commit'>
  readonly secondFactors: SecondFactors
  readonly passkeys: Passkeys
  readonly secondFactorRule: SecondFactorRule
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
    return this.#replacing(await this.#start(login, from), from)
  }

  /** With the end of the session by whose cookie the call comes. */
  async #replacing({ changes, ...given }: Staged<SignIn>, { replaces }: SignInFrom): Promise<Staged<SignIn>> {
    const ended = replaces && (await this.#options.sessions.logOut(replaces))
    return { ...given, changes: [...changes, ...(ended?.changes ?? [])] }
  }

  async #start({ token, username, password, code, link }: Login, from: SignInFrom): Promise<Staged<SignIn>> {
    const { throttle } = this.#options
    if (link !== undefined) return this.#logInByLink(link, from)
    if (token !== undefined) return this.#logInByToken(token, from).catch((error) => this.#noteWrongToken(error, from))
    if (username === undefined || password === undefined) fail('login_failed')
    const source = await this.#sourceOf(username, from)
    return throttle.run(username, source, () => this.#logInByPassword(username, { password, code }, source, from))
  }

  /** Wrong answers are slowed down like wrong tokens. */
  async logInWithPasskey(login: PasskeyLogin, from: SignInFrom): Promise<Staged<SignIn>> {
    const { store, passkeys } = this.#options
    try {
      const { userId, changes } = await passkeys.verify(login)
      const user = (await store.read.users.get(userId)) ?? fail('login_failed')
      const how = { signedInBy: 'passkey', hasSecondFactor: true } as const
      return await this.#replacing(await this.#signInUser(user.doc, how, from, changes), from)
    } catch (error) {
      return this.#noteWrongToken(error, from)
    }
  }

  /** Starts a session for whom the provider names, within the same commit as the link to the user. */
  async finishOidc(
    oidc: Pick<Oidc, 'userOf'>,
    claims: OidcClaims,
    from: SignInFrom & { requestId: string },
  ): Promise<BrowserSession> {
    const { commits } = this.#options
    const { session } = await commits.commit(async () => {
      const { user, changes } = await oidc.userOf(claims)
      const how = { signedInBy: 'oidc', hasSecondFactor: false } as const
      const staged = await this.#replacing(await this.#signInUser(user, how, from, changes), from)
      const audit = this.#auditEntry(user.id, staged.caller.credentialId, '/sign-in/oidc', from)
      return { ...staged, changes: [...staged.changes, { audit }] }
    })
    return session
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
    const { userId, scopes, allow, rules, credentialId, expiresAt, authenticatedAt } = holder
    const { address, browser } = from
    const { family } = (await isOfOperator(this.#options.store, credentialId)) ? { family: personFamily } : holder.grant
    const start = {
      userId,
      scopes: [...scopes],
      ...(allow && { allow }),
      ...(rules && { rules: rules.map((list) => [...list]) }),
      parentId: credentialId,
      ...(family !== undefined && { family }),
      endsAt: expiresAt,
      authenticatedAt,
    }
    return this.#signIn(holder, { ...start, signedInBy: 'token', address }, browser)
  }

  async #logInByPassword(
    username: string,
    { password, code }: { readonly password: string; readonly code: string | undefined },
    source: Source,
    from: SignInFrom,
  ): Promise<Staged<SignIn>> {
    const { passwords, secondFactors } = this.#options
    const user = await this.#findByName(username)
    const isRight = await passwords.isRight(password, user?.doc.passwordHash, source)
    if (!isRight || !user?.doc.passwordHash) fail('login_failed')
    if (user.doc.isDisabled) fail('account_disabled')
    const hasSecondFactor = await secondFactors.has(user.doc.id)
    const changes = hasSecondFactor ? await secondFactors.use(user.doc, code, source) : []
    return this.#signInUser(user.doc, { signedInBy: 'password', hasSecondFactor }, from, changes)
  }

  /** A session with the whole authority of a user. */
  async #signInUser(
    { id, name, role, isDisabled, passwordChanges }: UserDocument,
    how: Required<Pick<SessionStart, 'signedInBy' | 'hasSecondFactor'>>,
    { address, browser }: SignInFrom,
    more: readonly Change[],
  ): Promise<Staged<SignIn>> {
    if (isDisabled) fail('account_disabled')
    const start = { ...how, userId: id, scopes: ['*' as const], address }
    const { changes, session, caller } = await this.#signIn(
      { userId: id, name, role, scopes: intersect(scopesOfRole(role), ['*']) },
      { ...start, ...(passwordChanges !== undefined && { passwordChanges }) },
      browser,
    )
    return { changes: [...more, ...changes], session, caller }
  }

  async #findByName(username: string): Promise<Versioned<UserDocument> | undefined> {
    const { store } = this.#options
    const name = await store.read.usernames.get(username)
    return name && store.read.users.get(name.doc.userId)
  }

  async #signIn(
    holder: Pick<Caller, 'userId' | 'name' | 'role' | 'scopes' | 'allow' | 'rules'>,
    start: SessionStart,
    browser: SigningBrowser | undefined,
  ): Promise<Staged<SignIn>> {
    const { sessions, devices, secondFactorRule } = this.#options
    const { userId, name, role, scopes, allow, rules } = holder
    const authority = role && authorityOfSession({ ...start, scopes: [...scopes] }, role, secondFactorRule)
    const { changes, session, caller } = await sessions.start(start)
    const { changes: ofDevice, ...started } = await devices.start(userId, browser)
    return {
      changes: [...changes, ...ofDevice],
      session: { ...session, ...started },
      caller: {
        userId,
        name,
        method: 'session',
        scopes,
        ...(role && { role }),
        ...authority,
        ...(allow && { allow }),
        ...(rules && { rules }),
        ...caller,
      },
    }
  }

  /** Removing the link in the same commit makes it work once, also when it is used twice at the same time. */
  async #logInByLink(secret: string, from: SignInFrom): Promise<Staged<SignIn>> {
    const { store, now } = this.#options
    const link = (await store.read.signInLinks.get(digest(secret))) ?? fail('link_expired')
    const user = await store.read.users.get(link.doc.userId)
    if (link.doc.expiresAt <= now() || !user || user.doc.isDisabled) fail('link_expired')
    return this.#signInUser(user.doc, { signedInBy: 'link', hasSecondFactor: false }, from, [
      { remove: 'signInLinks', id: link.doc.id, version: link.version },
    ])
  }

  #auditEntry(
    userId: string,
    credentialId: string,
    object: string,
    { address, requestId }: SignInFrom & { requestId: string },
  ): NewAuditEntry {
    const at = this.#options.now()
    return { at, userId, credentialId, address, requestId, operation: 'signIn', object, outcome: 'done' }
  }
}

/** Why a token is not accepted is for its holder to know, not for who tries some. */
function refuseLogin(error: unknown): never {
  if (error instanceof Failure) fail('login_failed', { cause: error })
  throw error
}
