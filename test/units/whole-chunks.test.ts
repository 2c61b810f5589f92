import t from 'tap'
import { chunksOf } from '../../src/services/knowledge/chunks.ts'
import { codeChunksOf } from '../../src/services/knowledge/code-chunks.ts'

t.test('no part of a text begins or ends within a character', async (t) => {
  // One unit before them, so that each even place is within a pair.
  const text = `x${'\u{1F600}'.repeat(40_000)}`
  for (const divide of [chunksOf, codeChunksOf]) {
    const parts = divide(text).map(({ start, end }) => text.slice(start, end))
    t.ok(parts.length > 1)
    t.equal(parts.join(''), text)
    t.strictSame(
      parts.filter((part) => !part.isWellFormed()),
      [],
    )
  }
})
