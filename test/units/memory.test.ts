import t from 'tap'
import { returnMemory, youngGenerationBytes } from '../../src/platform/work/memory.ts'

t.test('memory that is given back is not taken from new objects', async (t) => {
  for (const time of ['first', 'second', 'third']) {
    returnMemory()
    t.ok(youngGenerationBytes() >= 16 * 2 ** 20, `the ${time} time: ${youngGenerationBytes()} bytes`)
  }
})
