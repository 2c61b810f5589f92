import { statfs } from 'node:fs/promises'
import { fail } from '../errors.ts'
import type { Store } from '../collections.ts'
import type { Area, Foundation } from '../platform/work/area.ts'

export interface Health {
  /** Resolves when the service takes work, and refuses with `not_ready` when it does not. */
  check(): Promise<void>
}

export interface HealthOptions {
  readonly store: Store
  /** The folder whose disk must have room left. */
  readonly folder: string
}

/** Ready means that the store takes a write now, and that there is room for what comes next. */
export function createHealth({ store, folder }: HealthOptions): Health {
  return {
    check: async () => {
      await store
        .probe()
        .catch((cause: unknown) =>
          fail('not_ready', { message: 'The store does not accept writes.', retryAfter: 5, cause }),
        )
      if (await isNearlyFull(folder))
        fail('not_ready', { message: 'The disk of the service is nearly full. Free some space.', retryAfter: 5 })
    },
  }
}

// A write that is small may still pass where the next upload does not.
const floorShare = 0.05
const floorBytesMax = 268_435_456

async function isNearlyFull(folder: string): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return bavail * bsize < Math.min(blocks * bsize * floorShare, floorBytesMax)
}

/** The area as the service composes it. */
export function openHealth({ store, config }: Foundation): Area<Health> {
  return { service: createHealth({ store, folder: config.data }) }
}
