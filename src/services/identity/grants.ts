import type { Caller, Scope } from '../../call.ts'
import type { Foundation } from '../../foundation.ts'
import type { Grant } from '../../stores/grant.ts'
import { callerOf, Lineage } from './lineage.ts'
import type { Ending } from './lineage.ts'
import { mayUseTask } from './reach.ts'
import { missingScopes } from './roles.ts'
import { every, type Repetition } from '../../platform/work/every.ts'

/** What an effect does when it acts. */
export interface GrantUse {
  /** The scopes that it takes to make such an effect. */
  readonly scopes: readonly Scope[]
  /** The task that it belongs to. */
  readonly taskId?: string | undefined
  /**
   * Whether each item was compared with the allow-list of the credential when it was reached: an allow-list never
   * changes.
   */
  readonly isReachChecked?: boolean
}

export type GrantState = { readonly caller: Caller } | { readonly ended: string }

export interface GrantsOptions extends Pick<Foundation, 'store' | 'now' | 'log'> {
  /** Calls back when some credential may have ended. */
  readonly onEnded: (listener: () => void) => () => void
}

/** The end of a token by time, and what other processes end, is found by looking. */
const lookEachMs = 500

/** Decides for every lasting effect whether it may still act. */
export class Grants {
  readonly #options: GrantsOptions
  readonly #lineage: Lineage
  readonly #watched = new Set<Watched>()
  readonly #stopListening: () => void
  #timer: Repetition | undefined
  #isLooking = false
  #isLookDue = false

  constructor(options: GrantsOptions) {
    this.#options = options
    this.#lineage = new Lineage(options)
    this.#stopListening = options.onEnded(() => this.#look())
  }

  /**
   * The caller that a grant stands for as of now or, if it does not cover the use, why not. Asks the store each time.
   */
  async check(grant: Grant, { scopes, taskId, isReachChecked = false }: GrantUse): Promise<GrantState> {
    const holder = await this.#lineage.holderOf(grant)
    if (typeof holder === 'string') return { ended: reasonOf(holder, grant) }
    const { id: credentialId = '', scopes: granted = ['*'], allow, rules, expiresAt } = holder.token ?? {}
    const method = holder.token ? 'token' : 'session'
    const caller = callerOf(holder, { method, credentialId, scopes: granted, allow, rules, expiresAt, grant })
    const missing = missingScopes(caller.scopes, scopes)
    if (missing.length > 0) return { ended: `${makerOf(grant)} lacks ${missing.join(', ')}.` }
    if (!isReachChecked && !mayUseTask(caller, taskId))
      return { ended: `${makerOf(grant)} is restricted to other tasks.` }
    return { caller }
  }

  /**
   * Watches the grant of something that runs, and calls back once, within a second after it ended, with the reason.
   * Returns the function that ends this.
   */
  watch(grant: Grant, use: GrantUse, onEnded: (reason: string) => void): () => void {
    const watched = { grant, use, onEnded }
    this.#watched.add(watched)
    this.#timer ??= every(lookEachMs, () => this.#lookRegularly())
    return () => this.#forget(watched)
  }

  close(): void {
    this.#stopListening()
    this.#watched.clear()
    void this.#timer?.stop()
  }

  #forget(watched: Watched): void {
    this.#watched.delete(watched)
  }

  /** A timer for each call would cost it more than the watch: it ends when it finds nothing to watch. */
  #lookRegularly(): void {
    if (this.#watched.size > 0) return this.#look()
    void this.#timer?.stop()
    this.#timer = undefined
  }

  #look(): void {
    this.#isLookDue = true
    if (!this.#isLooking && this.#watched.size > 0) void this.#endWatched()
  }

  /** Each grant is looked up once for all that use it alike. */
  async #endWatched(): Promise<void> {
    this.#isLooking = true
    try {
      while (this.#isLookDue) {
        this.#isLookDue = false
        const alike = Map.groupBy(this.#watched, ({ grant, use }) => JSON.stringify([grant, use]))
        for (const [first, ...others] of alike.values()) if (first) await this.#endIfOver(first, others)
      }
    } catch (error) {
      this.#options.log.warn({ err: error }, 'the grants of what runs could not be checked; retrying')
    } finally {
      this.#isLooking = false
    }
  }

  async #endIfOver(first: Watched, others: readonly Watched[]): Promise<void> {
    const state = await this.check(first.grant, first.use)
    if ('caller' in state) return
    for (const watched of [first, ...others]) {
      if (!this.#watched.has(watched)) continue
      this.#forget(watched)
      watched.onEnded(state.ended)
    }
  }
}

interface Watched {
  readonly grant: Grant
  readonly use: GrantUse
  readonly onEnded: (reason: string) => void
}

function makerOf({ tokenId }: Grant): string {
  return tokenId === undefined ? 'The user who created it' : 'The token that created it'
}

function reasonOf(ending: Ending, grant: Grant): string {
  switch (ending) {
    case 'user_deleted':
      return 'The user who created it was deleted.'
    case 'user_disabled':
      return 'The user who created it is disabled.'
    case 'password_changed':
      return 'The user who created it has changed the password since.'
    case 'expired':
      return `${makerOf(grant)} has expired.`
    case 'revoked':
      return `${makerOf(grant)} was revoked.`
    default:
      return ending satisfies never
  }
}
