import type { AnyTypes, Change, ItemChange, Store } from './port.ts'

type Listener = (changes: readonly Change<AnyTypes>[]) => void

/** The callbacks of `onCommit`, for every driver. */
export class CommitListeners {
  /** By the collections that they follow: most commits change what nothing follows. */
  readonly #ofCollection = new Map<string, Set<Listener>>()

  readonly add: Store<AnyTypes>['onCommit'] = (collections, listener) => {
    const own: Listener = (changes) =>
      listener(changes.filter(isItemChange).filter((change) => collections.includes(collectionOf(change))))
    for (const name of collections) this.#of(name).add(own)
    return () => {
      for (const name of collections) this.#of(name).delete(own)
    }
  }

  /** To be called with each batch that is on disk, before its `commit` resolves. */
  notify(changes: readonly Change<AnyTypes>[]): void {
    const called = new Set<Listener>()
    for (const change of changes) {
      const listeners = isItemChange(change) ? this.#ofCollection.get(collectionOf(change)) : undefined
      if (listeners === undefined) continue
      for (const listener of listeners) {
        if (called.has(listener)) continue
        called.add(listener)
        call(listener, changes)
      }
    }
  }

  #of(name: string): Set<Listener> {
    let listeners = this.#ofCollection.get(name)
    if (!listeners) this.#ofCollection.set(name, (listeners = new Set()))
    return listeners
  }
}

function call(listener: Listener, changes: readonly Change<AnyTypes>[]): void {
  try {
    listener(changes)
  } catch (error) {
    // The batch is committed, and so are the others: a faulty listener ends the process, not their callers.
    process.nextTick(() => {
      throw error
    })
  }
}

function isItemChange(change: Change<AnyTypes>): change is ItemChange<AnyTypes> {
  return !('event' in change || 'audit' in change)
}

function collectionOf(change: ItemChange<AnyTypes>): string {
  return 'insert' in change ? change.insert : 'replace' in change ? change.replace : change.remove
}
