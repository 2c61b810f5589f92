import type { KnownDevice, SigningBrowser } from '../../call.ts'
import type { Change, Store } from '../../collections.ts'
import type { Versioned } from '../../stores/port.ts'
import { later } from '../../platform/work/clock.ts'
import type { DeviceDocument } from '../../collections/identity.ts'
import { digest, makeSecret } from './secrets.ts'

/**
 * The browsers from which users signed in. A browser that presents its cookie is counted by itself when it signs in
 * again, so that guesses of others, at its own address too, do not keep its user out. The cookie opens nothing.
 */
export class Devices {
  readonly #options: { readonly store: Store; readonly now: () => string }

  constructor(options: { readonly store: Store; readonly now: () => string }) {
    this.#options = options
  }

  async find(secret: string): Promise<KnownDevice | undefined> {
    const { store, now } = this.#options
    const found = await store.read.devices.get(digest(secret))
    return found && found.doc.expiresAt > now() ? { id: found.doc.id, userId: found.doc.userId } : undefined
  }

  /** What a sign-in of the user adds: nothing for a browser that is known; the oldest ones of many make room. */
  async start(userId: string, browser: SigningBrowser | undefined): Promise<StartedDevice> {
    if (browser === undefined || browser.device?.userId === userId) return { changes: [] }
    const secret = makeSecret()
    const createdAt = this.#options.now()
    const doc: DeviceDocument = { id: digest(secret), userId, createdAt, expiresAt: later(createdAt, keptMs) }
    const oldest = (await this.#devicesOf(userId))
      .toSorted((one, other) => (one.doc.createdAt < other.doc.createdAt ? 1 : -1))
      .slice(devicesMax - 1)
    return { changes: [...removalOf(oldest), { insert: 'devices', doc }], device: { secret, expiresAt: doc.expiresAt } }
  }

  async endAll(userId: string): Promise<Change[]> {
    return removalOf(await this.#devicesOf(userId))
  }

  #devicesOf(userId: string): Promise<Versioned<DeviceDocument>[]> {
    return this.#options.store.read.devices.list({ where: { userId }, limit: readMax })
  }
}

export interface StartedDevice {
  readonly changes: Change[]
  /** What the browser keeps from now on. */
  readonly device?: { readonly secret: string; readonly expiresAt: string }
}

const keptMs = 180 * 24 * 60 * 60 * 1000
const devicesMax = 100
/** Some more than there may be: many who sign in at once do not see each other. */
const readMax = 1000

function removalOf(devices: readonly Versioned<DeviceDocument>[]): Change[] {
  return devices.map(({ doc: { id }, version }) => ({ remove: 'devices', id, version }) as const)
}
