import t from 'tap'
import { createClock } from '../../src/platform/work/clock.ts'
import { createIds } from '../../src/platform/work/ids.ts'

t.test('a clock does not show a small step back, and follows a large one', async (t) => {
  let ms = Date.parse('2026-01-01T00:00:00.500Z')
  const now = createClock(() => ms)
  t.equal(now(), '2026-01-01T00:00:00.500Z')
  ms -= 0.75
  t.equal(now(), '2026-01-01T00:00:00.500Z', 'noise of the measurement')
  ms -= 400
  t.equal(now(), '2026-01-01T00:00:00.500Z', 'a correction by a time service')
  ms += 400.75 + 1.5
  t.equal(now(), '2026-01-01T00:00:00.501Z', 'in whole milliseconds')
  ms -= 3_600_000
  t.equal(now(), '2025-12-31T23:00:00.501Z', 'what waits for a moment does not wait an hour longer')
})

t.test('ids are made from a clock with fractions, and each is greater than the one before', async (t) => {
  let ms = 1_800_000_000_000.75
  const newId = createIds(() => ms)
  const ids = [newId('a'), newId('a')]
  ms -= 0.5
  ids.push(newId('a'))
  ms += 1
  ids.push(newId('a'))
  t.same([...ids].sort(), ids)
  t.ok(ids.every((id) => /^a_[0-9a-z]{26}$/.test(id)))
})
