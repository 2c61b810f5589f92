import t from 'tap'
import { ColouredText, jsonOf, safe } from '../../src/cli/safe-text.ts'
import { padded, shortened, widthOf } from '../../src/cli/text-width.ts'

t.test('a text takes the columns that a terminal gives it', async (t) => {
  for (const [text, width] of [
    ['plain', 5],
    ['日本語', 6],
    ['한국', 4],
    ['👍', 2],
    ['👩‍👩‍👧 ok', 5],
    ['❤️', 2],
    ['e\u0301', 1],
    ['5', 1],
    ['🇩🇪', 2],
    ['ﬁ…', 2],
  ] as const)
    t.equal(widthOf(text), width, text)
  t.equal(shortened('日本語の題', 6), '日本…')
  t.equal(shortened('👍👍👍', 4), '👍…', 'no character is cut in two')
  t.equal(padded('日本', 6), '日本  ')
})

t.test('text that comes in pieces keeps its colours, and nothing else that is no text', async (t) => {
  const text = new ColouredText()
  const passed = ['\u001b[3', '1mred\u001b', '[2J\r', '\n', '\u001b]0;x', '\u0007done\rover'].map((piece) =>
    text.pass(piece),
  )
  t.equal(passed.join(''), '\u001b[31mred\n;xdone\nover')
  t.equal(text.end(), '\u001b[0m')
  t.equal(text.end(), '')
  t.equal(safe('a\u202eb\u009b2Jc\td\ne'), 'abc\td\ne')
  t.same(JSON.parse(jsonOf({ text: '\u009b\u202e\u007f' })), { text: '\u009b\u202e\u007f' })
})
