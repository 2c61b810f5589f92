import { randomInt } from 'node:crypto'
import type { Caller, Staged } from '../../call.ts'
import type { Store } from '../../collections.ts'
import type { DeviceSignInDocument } from '../../collections/identity.ts'
import { fail, isFailure } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import type { Schemas } from '../../generated/types.ts'
import { later } from '../../platform/work/clock.ts'
import { defined } from '../../platform/work/defined.ts'
import type { Versioned } from '../../stores/port.ts'
import { deviceSignInEvent } from './events.ts'
import type { Grants } from './grants.ts'
import { digest, makeSecret } from './secrets.ts'
import { createThrottle, sourceOfAddress } from './throttle.ts'
import type { FailureCounts, Throttle } from './throttle.ts'
import type { NewToken, Tokens } from './tokens.ts'

type DeviceSignIn = Schemas['DeviceSignIn']
type DeviceSignInInput = Schemas['DeviceSignInInput']

/** What the program gets that started one. */
export type DeviceSignInStart = Schemas['DeviceSignInStartAnswer']['data']

export interface DeviceSignInsOptions extends Pick<Foundation, 'actors' | 'store' | 'now'> {
  /** The address of the service, if it is known. */
  readonly publicUrl?: string | undefined
  readonly failureCounts: FailureCounts
  readonly tokens: Pick<Tokens, 'prepare' | 'issue'>
  readonly grants: Pick<Grants, 'check'>
}

const expiresMs = 10 * 60 * 1000
const intervalSeconds = 5
const openMax = { fromNetwork: 20, inAll: 500 }
/** More than one, so that abandoned ones of a moment with many do not stay. */
const sweptAtOnce = 4
/** Letters that are not mistaken for others, and of which no words are made (RFC 8628, section 6.1). */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'

/**
 * Programs that get a token by the decision of a person who is signed in elsewhere (RFC 8628). The program keeps the
 * device code; the person compares the user code, by which the sign-in is found.
 */
export class DeviceSignIns {
  readonly #options: DeviceSignInsOptions
  /**
   * Counts the codes that a user got wrong. A right one ends no count: a caller who guesses can start a sign-in too.
   */
  readonly #guesses: Throttle
  /**
   * When each was last polled, in milliseconds. In memory: a poll writes nothing, and what several processes or a
   * restart let through in addition costs nothing.
   */
  readonly #polled = new Map<string, number>()

  constructor(options: DeviceSignInsOptions) {
    this.#options = options
    const clock = () => Date.parse(options.now())
    this.#guesses = createThrottle(clock, options.failureCounts, { isForgiving: false })
  }

  /** Refuses with `quota_exceeded`. Programs that start at once do not see each other: a few more may be open. */
  async start(
    { clientName, scopes }: DeviceSignInInput,
    address: string,
  ): Promise<Staged<{ codes: DeviceSignInStart }>> {
    const { store, now, publicUrl = '' } = this.#options
    const network = sourceOfAddress(address).key
    await this.#requireRoom(network)
    const deviceCode = `dsi_${makeSecret()}`
    const createdAt = now()
    const doc: DeviceSignInDocument = {
      id: makeUserCode(),
      hash: digest(deviceCode),
      clientName,
      ...(scopes && { scopes }),
      address,
      network,
      state: 'pending',
      createdAt,
      expiresAt: later(createdAt, expiresMs),
    }
    const verificationUri = `${publicUrl}/device`
    return {
      changes: [...(await expiredOf(store, createdAt)), { insert: 'deviceSignIns', doc }],
      codes: {
        deviceCode,
        userCode: doc.id,
        verificationUri,
        verificationUriComplete: `${verificationUri}?code=${doc.id}`,
        expiresAt: doc.expiresAt,
        intervalSeconds,
      },
    }
  }

  /**
   * The token, once: its commit removes the device sign-in. Refuses with `device_code_expired`,
   * `authorization_pending`, `slow_down` or `access_denied`.
   */
  async complete(deviceCode: string): Promise<Staged<NewToken>> {
    const { store, now, tokens, grants } = this.#options
    const [found] = await store.read.deviceSignIns.list({ where: { hash: digest(deviceCode) }, limit: 1 })
    if (!found || found.doc.expiresAt <= now()) fail('device_code_expired')
    const { id, hash, state, token } = found.doc
    if (state === 'pending') return this.#refusePoll(hash)
    if (token?.grant === undefined) return fail('access_denied')
    // Its allow-list is that of the token, too.
    const grant = await grants.check(token.grant, { scopes: ['tokens:manage'], isReachChecked: true })
    if ('ended' in grant)
      fail('access_denied', {
        message: 'The approval of this device sign-in ended with the credential that gave it. Start another one.',
      })
    const { changes, ...given } = tokens.issue(token)
    return { ...given, changes: [{ remove: 'deviceSignIns', id, version: found.version }, ...changes] }
  }

  /** Refuses with `device_sign_in_not_found`, and a caller who guesses codes with `login_throttled`. */
  async get(caller: Caller, userCode: string): Promise<DeviceSignIn> {
    return this.#toDeviceSignIn((await this.#find(caller, userCode)).doc)
  }

  /** The same, and with `approval_resolved` or `scope_missing`. */
  async approve(caller: Caller, userCode: string): Promise<Staged<{ deviceSignIn: DeviceSignIn }>> {
    const { doc, version } = await this.#findPending(caller, userCode)
    const { clientName: name, scopes } = doc
    const token = await this.#options.tokens.prepare(caller, { name, ...(scopes && { scopes }) })
    return this.#decided(caller, { version, doc: { ...doc, state: 'approved', token } })
  }

  async reject(caller: Caller, userCode: string): Promise<Staged<{ deviceSignIn: DeviceSignIn }>> {
    const { doc, version } = await this.#findPending(caller, userCode)
    return this.#decided(caller, { version, doc: { ...doc, state: 'rejected' } })
  }

  #decided(
    { userId: actor }: Caller,
    { doc: undecided, version }: Versioned<DeviceSignInDocument>,
  ): Staged<{ deviceSignIn: DeviceSignIn }> {
    const at = this.#options.now()
    const doc = { ...undecided, decidedAt: at, decidedBy: actor }
    const kind = doc.state === 'approved' ? 'device_sign_in.approved' : 'device_sign_in.rejected'
    return {
      changes: [{ replace: 'deviceSignIns', version, doc }, deviceSignInEvent(kind, doc, { at, actor })],
      deviceSignIn: this.#toDeviceSignIn(doc),
    }
  }

  async #findPending(caller: Caller, userCode: string): Promise<Versioned<DeviceSignInDocument>> {
    const found = await this.#find(caller, userCode)
    const { state } = this.#toDeviceSignIn(found.doc)
    if (state === 'expired')
      fail('approval_resolved', { message: 'This device sign-in has expired. Start the program again.' })
    if (state !== 'pending') fail('approval_resolved', { message: `This device sign-in is ${state} already.` })
    return found
  }

  /** All credentials of a user guess as one. */
  async #find({ userId }: Caller, userCode: string): Promise<Versioned<DeviceSignInDocument>> {
    const { store } = this.#options
    const find = async () => (await store.read.deviceSignIns.get(userCode)) ?? fail('login_failed')
    try {
      return await this.#guesses.run('user code', { key: userId, isKnown: true }, find)
    } catch (error) {
      return isFailure(error, 'login_failed') ? fail('device_sign_in_not_found') : Promise.reject(error)
    }
  }

  /** A poll that came too early does not put off the next one. */
  #refusePoll(hash: string): never {
    const at = Date.parse(this.#options.now())
    const next = (this.#polled.get(hash) ?? 0) + intervalSeconds * 1000
    if (at < next) fail('slow_down', { retryAfter: Math.ceil((next - at) / 1000) })
    // The entry moves to the end, so that the oldest ones make room.
    this.#polled.delete(hash)
    if (this.#polled.size >= openMax.inAll) this.#polled.delete(this.#polled.keys().next().value ?? '')
    this.#polled.set(hash, at)
    fail('authorization_pending', { retryAfter: intervalSeconds })
  }

  async #requireRoom(network: string): Promise<void> {
    const { store, now } = this.#options
    const open = { orderBy: 'expiresAt', above: now() } as const
    const [fromNetwork, inAll] = await Promise.all([
      store.read.deviceSignIns.list({ ...open, where: { network }, limit: openMax.fromNetwork }),
      store.read.deviceSignIns.list({ ...open, limit: openMax.inAll }),
    ])
    if (fromNetwork.length >= openMax.fromNetwork || inAll.length >= openMax.inAll)
      fail('quota_exceeded', {
        message: `Too many device sign-ins are open: ${openMax.fromNetwork} from one address, or ${openMax.inAll} in all. Each expires after ten minutes.`,
        retryAfter: secondsUntil(now(), (fromNetwork[0] ?? inAll[0])?.doc.expiresAt),
      })
  }

  #toDeviceSignIn(doc: DeviceSignInDocument): DeviceSignIn {
    const { id, clientName, address, scopes, state, decidedAt, decidedBy, createdAt, expiresAt } = doc
    const isExpired = state === 'pending' && expiresAt <= this.#options.now()
    return {
      userCode: id,
      clientName,
      ...(address !== '' && { address }),
      ...(scopes && { scopes }),
      state: isExpired ? 'expired' : state,
      ...defined({ decidedAt }),
      ...(decidedBy !== undefined && { decidedBy: this.#options.actors.of(decidedBy) }),
      createdAt,
      expiresAt,
    }
  }
}

/** The removal of some that have expired: each start removes more than it adds. */
async function expiredOf(store: Pick<Store, 'read'>, at: string) {
  const oldest = await store.read.deviceSignIns.list({ orderBy: 'expiresAt', limit: sweptAtOnce })
  return oldest
    .filter(({ doc }) => doc.expiresAt <= at)
    .map(({ doc: { id }, version }) => ({ remove: 'deviceSignIns', id, version }) as const)
}

/** 34 bits, which stand against guesses together with the throttle and the ten minutes. */
function makeUserCode(): string {
  const code = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

function secondsUntil(now: string, end = now): number {
  return Math.max(1, Math.ceil((Date.parse(end) - Date.parse(now)) / 1000))
}
