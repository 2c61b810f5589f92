import t from 'tap'
import { setFlagsFromString } from 'node:v8'
import { setImmediate as nextTick } from 'node:timers/promises'
import { pauseOptimization } from '../../src/platform/work/compilers.ts'
import { waitUntil } from '../support/wait.ts'

setFlagsFromString('--allow-natives-syntax')
const statusOf = new Function('of', 'return %GetOptimizationStatus(of)') as (of: unknown) => number
const optimized = 1 << 4

t.test('code is not optimized while it is paused, and is afterwards', async (t) => {
  const optimization = pauseOptimization()
  // Much more often than what makes V8 optimize.
  for (let time = 0; time < 50; time++) await callOften()
  t.equal(statusOf(sum) & optimized, 0)
  optimization.resume()
  const isOptimized = async () => {
    await callOften()
    return (statusOf(sum) & optimized) !== 0
  }
  await waitUntil(isOptimized, 'the function is optimized')
})

function sum(count: number): number {
  let found = 0
  for (let number = 0; number < count; number++) found += number % 7
  return found
}

async function callOften(): Promise<void> {
  for (let time = 0; time < 1_000; time++) sum(100)
  await nextTick()
}
