import t from 'tap'
import { visiblePartsOf } from '../../src/runner/last-lines.ts'
import { Screen } from '../../src/runner/screen.ts'
import { waitUntil } from '../support/wait.ts'

const size = { cols: 40, rows: 10 }
const numbered = (count: number, width: number) =>
  Array.from({ length: count }, (_, index) => `line ${index} ${'x'.repeat((index * 7) % width)}`)

async function drawn(parts: readonly Buffer[], before = ''): Promise<{ text: object; snapshot: string }> {
  const screen = await Screen.open({ ...size, onAnswer: () => {} })
  for (const part of [Buffer.from(before), ...parts]) screen.write(part)
  const [text, { bytes }] = [await screen.text(), await screen.snapshot()]
  screen.close()
  return { text, snapshot: bytes.toString() }
}

for (const [what, text, before, isCut] of [
  ['plain lines', numbered(5_000, 100).join('\r\n'), '', true],
  ['plain lines beyond ASCII', numbered(5_000, 9).join(' äöü€😀\r\n'), '', true],
  ['lines after half a sequence', `;32mgreen\r\n${numbered(5_000, 50).join('\r\n')}`, '\u001b[1', true],
  ['lines within a region', numbered(5_000, 50).join('\r\n'), '\u001b[3;7r\u001b[3;1H', true],
  ['lines in colour', numbered(5_000, 50).join('\u001b[31m\r\n'), '', true],
  ['lines on a colour', numbered(5_000, 50).join('\u001b[41;1m\u001b[K\r\n'), '\u001b[m\u001b[4m', true],
  ['a colour that was set long before', `1\r\n\u001b[3;38:5:99m${numbered(5_000, 50).join('\r\n')}`, '', true],
  ['a sequence that goes on', `${numbered(5_000, 50).join('\u001b[0m\r\n')}\u001b[3`, '', true],
  ['a sequence that only begins', `${numbered(5_000, 50).join('\r\n')}\u001b`, '', true],
  ['lines that move the cursor', numbered(5_000, 50).join('\u001b[3A\r\n'), '', false],
  ['lines that keep their column', numbered(5_000, 50).join('\n'), '', false],
  ['a control character beyond ASCII', numbered(5_000, 50).join('\u009b31m\r\n'), '', false],
  ['few long lines', numbered(50, 2_000).join('\r\n'), '', false],
  ['a text without lines', 'x'.repeat(100_000), '', false],
] as const)
  t.test(`of ${what}, what is drawn looks like all of it`, async (t) => {
    const bytes = Buffer.from(text)
    const parts = visiblePartsOf(bytes, size.rows + 200)
    t.equal(parts.length > 1, isCut)
    t.same(await drawn(parts, before), await drawn([bytes], before))
  })

t.test('a snapshot draws the screen again, with what stands above it and its modes', async (t) => {
  const text = `${numbered(100, 30).join('\r\n')}\u001b[?1h\u001b[?2004h\u001b[31;1mred\u001b[4;10H`
  const first = await drawn([Buffer.from(text)])
  t.same(await drawn([Buffer.from(first.snapshot)]), first)
})

t.test('a screen that sleeps is as it was when it is used again, and asks its program nothing', async (t) => {
  const answers: string[] = []
  const onAnswer = (text: string) => answers.push(text)
  const screen = await Screen.open({ ...size, onAnswer, sleepAfterMs: 1 })
  const awake = await Screen.open({ ...size, onAnswer: () => {} })
  const write = (text: string) => {
    for (const each of [screen, awake]) each.write(Buffer.from(text))
  }
  write(`${numbered(100, 30).join('\r\n')}\u001b]0;a title\u0007\u001b[?2004h\u001b[c`)
  await waitUntil(() => screen.isAsleep)
  t.equal(answers.length, 1, 'it answered while it was awake')
  for (const each of [screen, awake]) each.resize({ cols: 30, rows: 12 })
  write('more\u001b[31m\r\n')
  t.same(await screen.text(), await awake.text())
  t.same(await screen.snapshot(), await awake.snapshot())
  t.equal(answers.length, 1)
  await waitUntil(() => screen.isAsleep)
  write('\u001b[2;5r')
  await screen.text()
  write('within a region\r\n'.repeat(9))
  t.same(await screen.text(), await awake.text())
  t.notOk(screen.isAsleep, 'what a snapshot leaves out keeps it awake')
})

t.test('no sequence of a program makes a screen stand still or grow without end', async (t) => {
  const screen = await Screen.open({ ...size, onAnswer: () => {} })
  for (const final of ['b', 'I', 'L', 'M', 'S', 'T', 'Z']) screen.write(Buffer.from(`ab\u001b[2147483647${final}`))
  screen.write(Buffer.from(`\u001b]2;${'t'.repeat(100_000)}\u0007`))
  for (let count = 0; count < 10; count += 1) screen.write(Buffer.from('\u0301'.repeat(50_000)))
  const { lines, title } = await screen.text()
  t.equal(title?.length, 256)
  t.ok(Math.max(...lines.map(({ length }) => length)) <= 9 * size.cols)
  screen.write(Buffer.from('\u001b[2J\u001b[Hae\u0301\u001b[3b\u001b[10Sb'))
  t.equal((await screen.text()).lines[0], '    b'.padStart(6), 'what programs need is drawn')
  screen.close()
})

t.test('a screen keeps no link', async (t) => {
  const screen = await Screen.open({ ...size, onAnswer: () => {} })
  screen.write(Buffer.from('\u001b]8;;http://localhost/\u0007here\u001b]8;;\u0007 and there'))
  t.equal((await screen.text()).lines[0], 'here and there')
  t.notMatch((await screen.snapshot()).bytes.toString(), /localhost/)
  screen.close()
})

const words = [
  'abc',
  'x'.repeat(39),
  'y'.repeat(40),
  'z'.repeat(41),
  '漢字',
  '😀',
  'e\u0301',
  '\t',
  ' ',
  '\r',
  '\r\n',
  '\r\n',
  '\r\n',
]
const sequences = [
  '31m',
  '0m',
  '44m',
  '7m',
  '2J',
  'H',
  '5;20H',
  '10;1H',
  'K',
  'J',
  '3A',
  '4h',
  '4l',
  '3P',
  '2@',
  '5X',
  '?2004h',
]
const marked = [...words, '\n', '\b', ...sequences.map((sequence) => `\u001b[${sequence}`)]

/** Words of a list, by a seed: those of one seed are the same in every run. */
function mixOf(seed: number, count: number, list: readonly string[]): string {
  let state = seed
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return list[Math.floor(state / 256) % list.length]
  }).join('')
}

const coloured = [
  ...words,
  ...['1;31m', '38:5:99m', 'm', '0m', '44m', '7m', '0;4m', 'K'].map((each) => `\u001b[${each}`),
]

t.test('of any plain text, what is drawn looks like all of it, whatever stood on the screen', async (t) => {
  let cut = 0
  for (let seed = 1; seed <= 60; seed += 1) {
    const bytes = Buffer.from(mixOf(seed, 3_000, seed % 2 === 0 ? words : coloured))
    const before = mixOf(seed, seed, marked)
    const screen = await Screen.open({ ...size, onAnswer: () => {} })
    const parts = visiblePartsOf(bytes, screen.linesKept)
    screen.close()
    cut += parts.length > 1 ? 1 : 0
    const [one, all] = [await drawn(parts, before), await drawn([bytes], before)]
    if (one.snapshot !== all.snapshot) return t.same(one, all, `seed ${seed}`)
  }
  t.equal(cut, 60)
})

t.test('a snapshot of any screen has its lines and its cursor', async (t) => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const first = await drawn([Buffer.from(`${mixOf(seed, seed % 50, marked)}\u001b[2C`)])
    const again = await drawn([Buffer.from(first.snapshot)])
    if (JSON.stringify(again.text) !== JSON.stringify(first.text)) return t.same(again, first, `seed ${seed}`)
  }
})
