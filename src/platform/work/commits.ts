import { Durations } from './durations.ts'
import type { Effect, CommitOutcome, Staged } from '../../call.ts'
import { DuplicateId, StorageFull, StorageUnavailable, VersionConflict } from '../../stores/port.ts'
import type { Change, Store } from '../../collections.ts'
import type { Conflict, ItemLocks } from './item-locks.ts'

export interface CommitsOptions {
  readonly store: Pick<Store, 'commit'>
  readonly itemLocks: ItemLocks
}

export interface CommitOptions {
  /** Whether staging again can help after this conflict; always, unless it is given. */
  readonly mayRetry?: (conflict: Conflict) => boolean
}

export interface CompleteOptions<Given, Completed extends Batch> extends CommitOptions {
  /** Makes the batch of what was staged: with what is committed along with it. */
  readonly complete: (staged: Staged<Given>) => Completed
}

interface Batch {
  readonly changes: readonly Change[]
}

const triesMax = 100

/** Commits what services stage, and stages it again after each conflict with another writer. */
export class Commits {
  readonly #store: Pick<Store, 'commit'>
  readonly #itemLocks: ItemLocks
  /** How long each commit took, from handing it to the store until it was on disk. */
  readonly durations = new Durations()

  constructor({ store, itemLocks }: CommitsOptions) {
    this.#store = store
    this.#itemLocks = itemLocks
  }

  /**
   * Resolves once everything is on disk; nothing staged is nothing to commit. Throws what `stage` throws, and the
   * store's error when staging again does not help.
   */
  commit<Given>(stage: () => Promise<Staged<Given>>, options: CommitOptions = {}): Promise<Staged<Given>> {
    return this.commitWith(stage, { ...options, complete: (staged) => staged })
  }

  /** The same with more in the batch than what was staged. Resolves with the batch. */
  async commitWith<Given, Completed extends Batch>(
    stage: () => Promise<Staged<Given>>,
    { complete, mayRetry = () => true }: CompleteOptions<Given, Completed>,
  ): Promise<Completed> {
    let effect: Effect<Given> | undefined
    let outcome: CommitOutcome = 'dropped'
    try {
      return await this.#itemLocks.write(
        async (admit) => {
          const staged = await (effect?.again ? effect.again() : stage())
          effect = staged.effect ?? effect
          const batch = complete(staged)
          admit(batch.changes)
          outcome = 'unknown'
          // Nothing to commit is committed: another writer has recorded the effect.
          if (batch.changes.length > 0) {
            const begin = performance.now()
            try {
              await this.#store.commit(batch.changes)
            } catch (error) {
              if (isDropped(error)) outcome = 'dropped'
              throw error
            }
            this.durations.note((performance.now() - begin) / 1000)
          }
          outcome = 'committed'
          return batch
        },
        (conflict, tries) => tries < triesMax && mayRetry(conflict),
      )
    } finally {
      if (effect?.settle) await effect.settle(outcome)
    }
  }
}

/**
 * Stages the record of something that was done outside the store and is not repeated when the record is staged again.
 * `settle` is also called when staging fails.
 */
export async function recordEffect<Given>(
  again: () => Promise<Staged<Given>>,
  settle: (outcome: CommitOutcome) => Promise<void> | void = () => {},
): Promise<Staged<Given>> {
  try {
    return { ...(await again()), effect: { again, settle } }
  } catch (error) {
    await settle('dropped')
    throw error
  }
}

/** The same changes and effect, which give something else. */
export async function mapStaged<From, To>(
  staged: Staged<From>,
  mapped: (staged: Staged<From>) => Promise<To>,
): Promise<Staged<To>> {
  const { changes, effect } = staged
  try {
    const given = await mapped(staged)
    return {
      ...given,
      changes,
      ...(effect && {
        effect: {
          again: async () => mapStaged((await effect.again?.()) ?? staged, mapped),
          ...(effect.settle && { settle: (outcome) => effect.settle?.(outcome) }),
        },
      }),
    }
  } catch (error) {
    await effect?.settle?.('dropped')
    throw error
  }
}

/** After these errors nothing of the batch is on disk. After any other it may be. */
function isDropped(error: unknown): boolean {
  return [DuplicateId, VersionConflict, StorageFull, StorageUnavailable].some((refusal) => error instanceof refusal)
}
