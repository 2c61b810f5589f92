import type { AnyTypes, Change, ItemChange, Store } from './port.ts'

/** The callbacks of `onCommit`, for every driver. */
export class CommitListeners {
  readonly #listeners = new Set<(changes: readonly Change<AnyTypes>[]) => void>()

  readonly add: Store<AnyTypes>['onCommit'] = (collections, listener) => {
    const own = (changes: readonly Change<AnyTypes>[]) => {
      if (!changes.some((change) => isItemChange(change) && collections.includes(collectionOf(change)))) return
      listener(changes.filter(isItemChange).filter((change) => collections.includes(collectionOf(change))))
    }
    this.#listeners.add(own)
    return () => {
      this.#listeners.delete(own)
    }
  }

  /** To be called with each batch that is on disk, before its `commit` resolves. */
  notify(changes: readonly Change<AnyTypes>[]): void {
    if (!changes.some(isItemChange)) return
    for (const listener of this.#listeners) {
      try {
        listener(changes)
      } catch (error) {
        // The batch is committed, and so are the others: a faulty listener ends the process, not their callers.
        process.nextTick(() => {
          throw error
        })
      }
    }
  }
}

function isItemChange(change: Change<AnyTypes>): change is ItemChange<AnyTypes> {
  return !('event' in change || 'audit' in change)
}

function collectionOf(change: ItemChange<AnyTypes>): string {
  return 'insert' in change ? change.insert : 'replace' in change ? change.replace : change.remove
}
