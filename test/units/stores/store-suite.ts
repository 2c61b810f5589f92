import type { Test } from 'tap'
import type { Store } from '../../../src/collections.ts'
import { testCommits } from './commit-promises.ts'
import { testCounts } from './count-promises.ts'
import { testEvents } from './event-promises.ts'
import { testLists } from './list-promises.ts'
import { testSearch } from './search-promises.ts'

/** A driver of the suite. `open` gives the store of a place; opening it again gives what was committed there. */
export interface Driver {
  readonly open: () => Promise<Store>
  /** Whether the data outlives the store. */
  readonly isDurable: boolean
  /** Whether several may have a place open at once. */
  readonly isShared: boolean
}

/** Adds the test of a promise. Its name is a sentence of the port. */
export type AddPromise = (sentence: string, test: (t: Test, store: Store, driver: Driver) => Promise<unknown>) => void

/** Runs the promises of `stores/port.ts` on a driver. A driver written elsewhere proves itself by the same call. */
export function testStore(t: Test, name: string, makeDriver: (t: Test) => Promise<Driver>): void {
  for (const testPart of [testCommits, testEvents, testLists, testCounts, testSearch]) testPart(promise)

  function promise(sentence: string, test: Parameters<AddPromise>[1]): void {
    t.test(`${name}: ${sentence}`, async (t) => {
      const driver = await makeDriver(t)
      const store = await driver.open()
      let isClosed = false
      const close = store.close.bind(store)
      store.close = () => {
        isClosed = true
        return close()
      }
      t.teardown(() => (isClosed ? undefined : close()))
      await test(t, store, driver)
    })
  }
}
