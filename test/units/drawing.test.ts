import t from 'tap'
import { Drawing } from '../../src/runner/drawing.ts'
import { Screen } from '../../src/runner/screen.ts'
import { outputMessage } from '../../src/services/terminals/viewer-frames.ts'

const size = { cols: 80, rows: 24 }
const pieceBytes = 128 * 1024

t.test(
  'of a flood of plain text, what stays is drawn once when somebody looks, and looks like all of it',
  async (t) => {
    const flood = Buffer.from(
      Array.from({ length: 200_000 }, (_, n) => `\u001b[3${n % 8}mline ${n}\u001b[m of a flood\r\n`).join(''),
    )
    const { drawing, screen, drawn } = await open()
    for (let at = 0; at < flood.length; at += pieceBytes) drawing.add(flood.subarray(at, at + pieceBytes))
    t.equal(drawn(), 0, 'nobody has looked')
    drawing.settle()
    t.ok(drawn() > 1_000 && drawn() < pieceBytes, `${drawn()} of ${flood.length} bytes were drawn`)
    const whole = await open()
    whole.screen.write(flood)
    t.same(await screen.snapshot(), await whole.screen.snapshot())
    for (const each of [screen, whole.screen]) each.close()
    drawing.close()
  },
)

t.test('what asks the terminal is drawn at once, also in a flood', async (t) => {
  const { drawing, screen, drawn, answers } = await open()
  drawing.add(Buffer.alloc(pieceBytes, 'x'))
  t.equal(drawn(), 0)
  drawing.add(Buffer.from('plain\r\n'))
  t.equal(drawn(), 0, 'a short piece of the flood')
  drawing.add(Buffer.from('\u001b[c'))
  t.ok(drawn() > 0)
  await screen.text()
  t.equal(answers.length, 1)
  drawing.close()
  screen.close()
})

t.test('a message of output is made in place where there is room', async (t) => {
  const memory = Buffer.from('{"a":"head of a message"}output')
  const bytes = memory.subarray(-6)
  const copied = outputMessage(5, bytes)
  const inPlace = outputMessage(5, bytes, true)
  t.same(inPlace, copied)
  t.equal(inPlace.byteOffset + inPlace.byteLength, memory.byteOffset + memory.byteLength)
  t.not(copied.byteOffset, inPlace.byteOffset)
  t.equal(bytes.toString(), 'output')
})

async function open() {
  const answers: string[] = []
  const screen = await Screen.open({ ...size, onAnswer: (text) => answers.push(text) })
  let count = 0
  const counted = {
    linesKept: screen.linesKept,
    write: (bytes: Uint8Array, onDrawn?: () => void) => {
      count += bytes.length
      screen.write(bytes, onDrawn)
    },
    redraw: (bytes: Uint8Array, onDrawn?: () => void) => screen.redraw(bytes, onDrawn),
  }
  return { screen, answers, drawing: new Drawing(counted, () => {}), drawn: () => count }
}
