import t from 'tap'
import { GCProfiler, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  keepYoungGeneration,
  notePassedBytes,
  returnMemory,
  youngGenerationBytes,
} from '../../src/platform/work/memory.ts'
import { threadOf } from '../../src/platform/isolated/thread.ts'

const youngBytes = 32 * 2 ** 20

t.test('memory that is given back is not taken from new objects', async (t) => {
  for (const time of ['first', 'second', 'third']) {
    returnMemory()
    t.equal(youngGenerationBytes(), youngBytes, `the ${time} time`)
  }
})

t.test('a process at work has its place for new objects, whatever a rest took and whatever survives', async (t) => {
  keepYoungGeneration()
  const forget: Collect = exposed()
  for (const time of ['first', 'second']) {
    forget({ type: 'major', flavor: 'last-resort' })
    t.ok(youngGenerationBytes() < youngBytes, `the ${time} time V8 has taken it: ${youngGenerationBytes()} bytes`)
    while (youngGenerationBytes() < youngBytes) await leaveGarbage()
  }
  const [survivors, sizes]: [string[][], number[]] = [[], []]
  for (let count = 0; count < 80; count++) {
    survivors.push(await leaveGarbage())
    sizes.push(youngGenerationBytes())
  }
  // While it collects, V8 may take more for a moment.
  t.ok(sizes.slice(-20).includes(youngBytes), `beside ${survivors.length} pages of strings: ${sizes.slice(-20).join()}`)
})

t.test('in an isolated thread the place for new objects grows, though that of the service does not', async (t) => {
  const program = `
    import { getHeapSpaceStatistics } from 'node:v8'
    import { parentPort } from 'node:worker_threads'
    const kept = []
    for (let count = 0; count < 20; count++)
      kept.push(Array.from({ length: 20_000 }, (_, index) => 'one of many strings ' + index + performance.now()))
    parentPort.postMessage(getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size)`
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const start = threadOf(new URL(`data:text/javascript,${encodeURIComponent(program)}`))
  const helper = await start({ onMessage: resolve, onEnd: reject })
  const bytes = Number(await promise)
  await helper.end()
  t.ok(bytes >= 8 * 2 ** 20, `${bytes} bytes`)
  t.ok(youngGenerationBytes() <= 2 * youngBytes, `${youngGenerationBytes()} bytes of the service`)
})

t.test('V8 goes through the whole heap for few of the buffers of files that pass', async (t) => {
  const [told, untold] = [await pass(notePassedBytes), await pass(() => {})]
  t.ok(untold >= 8, `${untold} times for a gibibyte that nobody tells of`)
  t.ok(told < untold / 2, `${told} times for one that is told of`)
})

type Collect = (options: { readonly type: 'major'; readonly flavor: 'last-resort' }) => void

/** The collector of V8, as a rest of some seconds calls it. */
function exposed(): Collect {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as Collect
}

/** Makes some mebibytes of strings, and lets the event loop turn. */
async function leaveGarbage(): Promise<string[]> {
  const made = Array.from({ length: 20_000 }, (_, index) => `one of many strings ${index} ${performance.now()}`)
  await new Promise((resolve) => setImmediate(resolve))
  return made
}

/** How often V8 goes through the whole heap while a gibibyte passes in buffers. */
async function pass(note: (bytes: number) => void): Promise<number> {
  const profiler = new GCProfiler()
  profiler.start()
  let underWay: Buffer[] = []
  for (let count = 0; count < 16_384; count++) {
    underWay = [...underWay.slice(-8), Buffer.allocUnsafeSlow(65_536)]
    note(65_536)
    if (count % 64 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  return profiler.stop()?.statistics.filter(({ gcType }) => gcType === 'MarkSweepCompact').length ?? 0
}
