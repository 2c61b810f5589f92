import { test } from 'tap'
import { SecretMask } from '../../src/platform/secrets/secret-mask.ts'
import { tokenOf } from '../../src/platform/secrets/token-form.ts'

const values = ['hunter2!', 'hunter2!longer', 'pässwörd', '密码密码密码', 'aaaa', 'ab%cd e']
const token = tokenOf('gty', '5'.repeat(64))
const parts = ['h', 'hunter', 'a', 'b', '2!', 'pä', 'gty_', ' ', '\n', '密', '\ud83d\ude00', ...values, token]

test('a mask covers what a look at each place would, in texts of any kind', async (t) => {
  const mask = new SecretMask()
  mask.add(...values)
  const words = [...mask.words, token].toSorted((one, other) => other.length - one.length)
  let state = 1
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 256)
  }
  for (let round = 0; round < 300; round += 1) {
    const text = Array.from({ length: next() % 40 }, () => parts[next() % parts.length]).join('')
    const [masked, wanted] = [mask.text(text), covered(text, words)]
    if (masked !== wanted) return t.equal(masked, wanted)
    const bytes = Buffer.from(text.toWellFormed())
    const found = mask.finder().find(bytes)
    for (const { start, end } of found) if (!words.includes(bytes.toString('utf8', start, end))) t.fail(text)
  }
  t.pass()
})

test('a finder finds in pieces what it finds at each place of the whole', async (t) => {
  const mask = new SecretMask()
  mask.add(...values)
  const words = [...mask.words, token]
    .map((word) => Buffer.from(word).toString('latin1'))
    .toSorted((one, other) => other.length - one.length)
  let state = 7
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 256)
  }
  let count = 0
  for (let round = 0; round < 300; round += 1) {
    const text = Array.from({ length: next() % 60 }, () => parts[next() % parts.length]).join('')
    const bytes = Buffer.from(text.toWellFormed())
    const wanted: number[][] = []
    for (let at = 0; at < bytes.length; ) {
      const word = words.find((each) => bytes.toString('latin1', at, at + each.length) === each)
      if (word) wanted.push([at, at + word.length])
      at += word?.length ?? 1
    }
    count += wanted.length
    const whole = mask.finder().find(bytes)
    t.same(
      whole.map(({ start, end }) => [start, end]),
      wanted,
    )
    // In pieces, one that was found may be found again as a part of a longer one.
    const finder = mask.finder()
    const found = new Set<number>()
    for (let at = 0; at < bytes.length; ) {
      const piece = bytes.subarray(at, at + 1 + (next() % 30))
      for (const { start, end } of finder.find(piece))
        for (let each = start; each < end; each += 1) found.add(at + each)
      at += piece.length
    }
    const missed = wanted.filter(([start = 0, end = 0]) => !range(start, end).every((at) => found.has(at)))
    t.same(missed, [])
  }
  t.ok(count > 1_000)
})

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index)
}

function covered(text: string, words: readonly string[]): string {
  let result = ''
  for (let at = 0; at < text.length; ) {
    const word = words.find((each) => text.startsWith(each, at))
    result += word === undefined ? text[at] : '[redacted]'
    at += word?.length ?? 1
  }
  return result
}
