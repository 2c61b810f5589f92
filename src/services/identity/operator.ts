import { fail } from '../../errors.ts'
import { quote } from '../../platform/text/quote.ts'
import { later } from '../../platform/work/clock.ts'
import type { Change } from '../../collections.ts'
import type { TokenDocument } from '../../collections/identity.ts'
import { tokenEvent } from './events.ts'
import { makeFirstOwner, someOwner } from './first-owner.ts'
import type { FirstOwnerOptions } from './first-owner.ts'
import { presets } from './roles.ts'
import { removalOfFactors } from './second-factors.ts'
import { digest, makeSecret, makeToken } from './secrets.ts'
import { Sessions } from './sessions.ts'

export interface ResetFactors {
  /** How many second factors there were. */
  readonly removed: number
}

export interface IssuedToken {
  readonly id: string
  readonly secret: string
  readonly expiresAt: string
}

export interface IssuedLink {
  readonly secret: string
  readonly expiresAt: string
}

const tokenMs = 90 * 24 * 60 * 60 * 1000
const linkMs = 15 * 60 * 1000
const nameMax = 256

/**
 * What the operator, who has the data folder, can always have: credentials of an owner. It works on the store alone, so
 * that it serves a command while no service runs.
 */
export class OperatorAccess {
  readonly #options: FirstOwnerOptions

  constructor(options: FirstOwnerOptions) {
    this.#options = options
  }

  /** A token of an owner for 90 days; without a preset it has every scope. Refuses an unknown preset. */
  async createToken({ name, preset = 'full' }: { name: string; preset?: string | undefined }): Promise<IssuedToken> {
    if (!isLine(name))
      fail('validation_failed', { message: `The name of a token is one line of 1 to ${nameMax} characters.` })
    const scopes = Object.entries(presets).find(([known]) => known === preset)?.[1]
    if (!scopes)
      fail('validation_failed', {
        message: `There is no preset ${quote(preset)}. Choose one of ${Object.keys(presets).join(', ')}.`,
      })
    const { now, newId } = this.#options
    const secret = makeToken('gty')
    const doc = {
      id: newId('tok'),
      userId: await this.#owner(),
      name,
      hash: digest(secret),
      scopes: [...scopes],
      createdAt: now(),
      expiresAt: later(now(), tokenMs),
    } satisfies TokenDocument
    const changes: Change[] = [
      { insert: 'tokens', doc },
      tokenEvent('token.created', doc, { at: doc.createdAt, actor: 'system' }),
    ]
    await this.#commit(doc.userId, 'createToken', `/identity/tokens/${doc.id}`, changes)
    return { id: doc.id, secret, expiresAt: doc.expiresAt }
  }

  /** A link that signs a browser in as an owner, once and within 15 minutes. */
  async createLink(): Promise<IssuedLink> {
    const secret = makeSecret()
    const doc = { id: digest(secret), userId: await this.#owner(), expiresAt: later(this.#options.now(), linkMs) }
    await this.#commit(doc.userId, 'createSignInLink', '/sign-in', [{ insert: 'signInLinks', doc }])
    return { secret, expiresAt: doc.expiresAt }
  }

  /** Removes all second factors of a user who lost them, and ends the sessions. Refuses an unknown username. */
  async resetSecondFactor({ username }: { username: string }): Promise<ResetFactors> {
    const { store, now } = this.#options
    const userId =
      (await store.read.usernames.get(username))?.doc.userId ??
      fail('user_not_found', { message: `There is no user with the username ${quote(username)}.` })
    const removal = await removalOfFactors(store, userId, { at: now(), actor: 'system' })
    const ending = await new Sessions(this.#options).endAll(userId, 'system')
    await this.#commit(userId, 'resetSecondFactor', `/users/${userId}`, [...removal, ...ending])
    return { removed: removal.filter((change) => 'event' in change).length }
  }

  /** Before the first start there is no owner yet. */
  async #owner(): Promise<string> {
    await makeFirstOwner(this.#options, false)
    return someOwner(this.#options.store)
  }

  async #commit(userId: string, operation: string, object: string, changes: readonly Change[]): Promise<void> {
    const { store, now, newId } = this.#options
    const audit = {
      at: now(),
      userId,
      credentialId: 'operator',
      address: 'local',
      requestId: newId('req'),
      operation,
      object,
      outcome: 'done',
    } as const
    await store.commit([...changes, { audit }])
  }
}

function isLine(name: string): boolean {
  return name.length > 0 && name.length <= nameMax && !/[\p{Cc}\u2028\u2029]/u.test(name)
}
