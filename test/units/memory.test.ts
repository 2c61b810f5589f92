import t from 'tap'
import { GCProfiler } from 'node:v8'
import { notePassedBytes, returnMemory, youngGenerationBytes } from '../../src/platform/work/memory.ts'

t.test('memory that is given back is not taken from new objects', async (t) => {
  for (const time of ['first', 'second', 'third']) {
    returnMemory()
    t.ok(youngGenerationBytes() >= 16 * 2 ** 20, `the ${time} time: ${youngGenerationBytes()} bytes`)
  }
})

t.test('V8 goes through the whole heap for few of the buffers of files that pass', async (t) => {
  const [told, untold] = [await pass(notePassedBytes), await pass(() => {})]
  t.ok(untold >= 8, `${untold} times for a gibibyte that nobody tells of`)
  t.ok(told < untold / 2, `${told} times for one that is told of`)
})

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
