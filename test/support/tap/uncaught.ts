import { setTimeout as pause } from 'node:timers/promises'
import t from 'tap'

// A file of tests that fail: test/units/suite.test.ts looks at what tap makes of them.
const laterMs = 5
// Only the error ends such a test: one that also returned would be reported twice on a busy machine.
const forever = new Promise(() => {})

t.test('rejects', async () => {
  void Promise.reject(new Error('lost'))
  await forever
})

t.test('throws later', async () => {
  setTimeout(() => {
    throw new Error('thrown')
  }, laterMs)
  await forever
})

t.test('nests', async (t) => {
  await t.test('throws inside', async () => {
    await pause(laterMs)
    setImmediate(() => {
      throw new Error('nested')
    })
    await forever
  })
})

t.test('is right', async (t) => t.pass())
