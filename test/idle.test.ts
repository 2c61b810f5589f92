import t from 'tap'
import type { Test } from 'tap'
import { collections } from '../src/collections.ts'
import type { Store } from '../src/collections.ts'
import { every } from '../src/platform/work/every.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { startGantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

t.test('a service at rest has one timer, and neither reads nor writes its store', async (t) => {
  const timers = captureIntervals(t)
  const { store, calls } = countCalls(openMemoryStore(collections))
  const gantry = await startGantry(t, { parts: { store } })
  t.equal((await gantry.call('GET', '/health/ready')).status, 200)
  const { callsInASecond, stop } = countEachSecond(calls)
  t.teardown(stop)
  await waitUntil(async () => (await callsInASecond()) === 0, 'a second without a call of the store')
  t.same([...timers.values()], [1_000])
})

/** The intervals that run, with their milliseconds. */
function captureIntervals(t: Test): ReadonlyMap<unknown, number> {
  const running = new Map<unknown, number>()
  const { setInterval, clearInterval } = globalThis
  t.capture(globalThis, 'setInterval', (run: () => void, ms: number) => {
    const timer = setInterval(run, ms)
    running.set(timer, ms)
    return timer
  })
  t.capture(globalThis, 'clearInterval', (timer: NodeJS.Timeout) => {
    running.delete(timer)
    clearInterval(timer)
  })
  return running
}

/** Counts the calls from one tick of the shared timer to the next, however long that takes. */
function countEachSecond(calls: () => number) {
  let next = Promise.withResolvers<void>()
  const ticking = every(1_000, () => {
    next.resolve()
    next = Promise.withResolvers()
  })
  return {
    callsInASecond: async () => {
      await next.promise
      const before = calls()
      await next.promise
      return calls() - before
    },
    stop: () => ticking.stop(),
  }
}

function countCalls(store: Store): { readonly store: Store; readonly calls: () => number } {
  let count = 0
  const counted = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get: (_target, name) => {
        const value: unknown = Reflect.get(target, name)
        return typeof value !== 'function'
          ? value
          : (...args: readonly unknown[]) => {
              count++
              return Reflect.apply(value, target, args) as unknown
            }
      },
    })
  const read = Object.fromEntries(
    Object.entries(store.read).map(([name, collection]) => [name, counted(collection)]),
  ) as Store['read']
  return { store: counted({ ...store, read }), calls: () => count }
}
