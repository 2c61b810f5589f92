import type { Caller } from '../../call.ts'
import { fail, isFailure } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import { requireWholeRole } from './authority.ts'
import type { UserDocument } from '../../collections/identity.ts'
import type { Passwords } from './passwords.ts'
import { sourceOfAddress } from './throttle.ts'
import type { Throttle } from './throttle.ts'
import { findUser } from './user.ts'
import { later } from '../../platform/work/clock.ts'

export interface OwnAccountOptions extends Pick<Foundation, 'store' | 'now'> {
  readonly passwords: Passwords
  readonly throttle: Throttle
}

/** By how much a sign-in may be older, where there is no password to show. */
const recentMs = 10 * 60 * 1000
const recentMethods: readonly unknown[] = ['passkey', 'oidc', 'link']

/**
 * What a user must show to change how the account is signed in to: a credential that was stolen, or lent to a program,
 * must not make itself a way in that outlasts it.
 */
export class OwnAccount {
  readonly #options: OwnAccountOptions

  constructor(options: OwnAccountOptions) {
    this.#options = options
  }

  /** Refuses a credential with less authority than its user, and a caller who does not show to be the user. */
  async requireUser(caller: Caller, password: string | undefined, address: string): Promise<void> {
    const { doc } = await findUser(this.#options.store, caller.userId)
    this.requireWhole(caller, doc)
    if (doc.passwordHash === undefined) return this.#requireRecentSignIn(caller, doc)
    await this.requirePassword(doc, password, address)
  }

  /** A session that lacks nothing but the second factor has the authority to add it. */
  requireWhole(caller: Caller, { role }: UserDocument): void {
    if (!caller.needsSecondFactor) requireWholeRole(caller, role)
  }

  /** Refuses a wrong password with `forbidden`, and a caller who guesses it with `login_throttled`. */
  async requirePassword(doc: UserDocument, password: string | undefined, address: string): Promise<void> {
    const { throttle, passwords } = this.#options
    if (password === undefined)
      fail('validation_failed', {
        message: 'Give your current password.',
        details: [{ path: 'body/currentPassword', rule: 'required', message: 'currentPassword is missing.' }],
      })
    // Counted apart from sign-ins: a credential that was stolen must not keep its owner from signing in.
    await throttle
      .run(`password of ${doc.id}`, sourceOfAddress(address), async () => {
        const isRight = await passwords.isRight(password, doc.passwordHash, { key: doc.id, isKnown: true })
        if (!isRight || doc.passwordHash === undefined) fail('login_failed')
      })
      .catch(refuseAs('The current password is not correct.'))
  }

  /** A session that a token started counts for nothing: a stolen session makes tokens. */
  async #requireRecentSignIn({ method, credentialId }: Caller, doc: UserDocument): Promise<void> {
    const { store, now } = this.#options
    if (doc.username === undefined)
      fail('forbidden', { message: 'Complete the setup first: it gives you a username and a password.' })
    const [session] =
      method === 'session' ? await store.read.sessions.list({ where: { publicId: credentialId }, limit: 1 }) : []
    const since = later(now(), -recentMs)
    if (session && recentMethods.includes(session.doc.signedInBy) && session.doc.createdAt > since) return
    fail('forbidden', { message: 'Your account has no password. Sign in again from a browser, then repeat this.' })
  }
}

/** What was wrong is not the credential of the call, so that no client throws that one away. */
export function refuseAs(message: string): (error: unknown) => never {
  return (error) => {
    if (isFailure(error, 'login_failed')) fail('forbidden', { message })
    throw error
  }
}
