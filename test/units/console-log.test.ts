import t from 'tap'
import { failureIn, LogReader, textOfLine } from '../../console/jobs/ansi.ts'

const linesOf = (...parts: readonly string[]) => {
  const reader = new LogReader()
  return parts.flatMap((part) => reader.add(part))
}

t.test('colours of a log become looks, wherever its parts end', async (t) => {
  const text = 'plain \u001b[1;31mred\u001b[0m\n\u001b[38;5;3mof 256\u001b[39m\n\u001b[32mgreen\nstill green\u001b[m\n'
  const whole = linesOf(text)
  t.same(whole, [
    [
      { text: 'plain ', look: '' },
      { text: 'red', look: 'ansi-1 bold' },
    ],
    [{ text: 'of 256', look: '' }],
    [{ text: 'green', look: 'ansi-2' }],
    [{ text: 'still green', look: 'ansi-2' }],
  ])
  for (let cut = 0; cut <= text.length; cut++) t.same(linesOf(text.slice(0, cut), text.slice(cut)), whole, `${cut}`)
})

t.test('other controls are left out, and a carriage return begins the line anew', async (t) => {
  const text = '\u001b]0;title\u0007a\u001b[2Kb\u0000\r\n10%\r50%\r100%\n\u001b[31m1\u001b[0m\r2\n'
  t.same(linesOf(text).map(textOfLine), ['ab', '100%', '2'])
  const reader = new LogReader()
  reader.add('begun \u001b[3')
  t.same(
    reader.last()?.map(({ text }) => text),
    ['begun '],
    'a control that has begun is not shown',
  )
})

t.test('the failure is the last line that names one, or where the last step begins', async (t) => {
  t.equal(failureIn(linesOf('ok\nError: one\nok\nnot ok 2\ndone\n')), 3)
  t.equal(failureIn(linesOf('── step 1 of 2: a\nx\n── step 2 of 2: b\ny\n')), 2)
  t.equal(failureIn(linesOf('all is well\n')), undefined)
})
