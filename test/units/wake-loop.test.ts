import t from 'tap'
import { WakeLoop } from '../../src/platform/work/wake-loop.ts'

t.test('a loop that gathers stops at once, without another step', async (t) => {
  let steps = 0
  const loop = new WakeLoop(
    async () => void steps++,
    (error) => t.fail(String(error)),
    { gatherMs: 24 * 3_600_000 },
  )
  loop.wake()
  await loop.stop()
  loop.wake()
  t.equal(loop.running, undefined)
  t.equal(steps, 0)
})
