import { setTimeout as pause } from 'node:timers/promises'
import t from 'tap'

// A file of tests that fail: test/suite.test.ts looks at what tap makes of them.
const laterMs = 5
const waitMs = 200

t.test('rejects', async () => {
  void Promise.reject(new Error('lost'))
  await pause(waitMs)
})

t.test('throws later', async () => {
  setTimeout(() => {
    throw new Error('thrown')
  }, laterMs)
  await pause(waitMs)
})

t.test('nests', async (t) => {
  await t.test('throws inside', async () => {
    await pause(laterMs)
    setImmediate(() => {
      throw new Error('nested')
    })
    await pause(waitMs)
  })
})

t.test('is right', async (t) => t.pass())
