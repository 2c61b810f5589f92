import { OutputRing } from '../../platform/streams/output-ring.ts'
import { countRest, countWhole } from '../../platform/text/characters.ts'
import { PlainText } from './plain-text.ts'

/** The beginning and the end of output of any length, in memory that never grows. */
export class OutputCap {
  readonly #half: number
  readonly #head: Buffer[] = []
  readonly #tail: OutputRing
  #headBytes = 0

  constructor(bytesMax: number) {
    this.#half = Math.floor(bytesMax / 2)
    this.#tail = new OutputRing(this.#half)
  }

  add(bytes: Uint8Array): void {
    const first = bytes.subarray(0, this.#half - this.#headBytes)
    this.#head.push(Buffer.from(first))
    this.#headBytes += first.length
    if (first.length < bytes.length) this.#tail.append(bytes.subarray(first.length))
  }

  /** As text without control sequences. Where something is missing, a line says how much. */
  text(): { readonly output: string; readonly isCut: boolean } {
    const head = Buffer.concat(this.#head)
    const { start, end } = this.#tail
    const tail = end === 0 ? Buffer.alloc(0) : this.#tail.copy(start, end)
    if (start === 0) return { output: writtenText(Buffer.concat([head, tail])), isCut: false }
    const whole = head.subarray(0, countWhole(head))
    const rest = tail.subarray(countRest(tail))
    return { output: `${writtenText(whole)}\n[${start} bytes are left out]\n${writtenText(rest)}`, isCut: true }
  }
}

/** Output without control sequences. Of a line that was written over, as progress is shown, what was written last. */
export function writtenText(bytes: Buffer): string {
  const lines = bytes.toString('latin1').split('\n')
  const last = lines.map((line) => {
    const ended = line.replace(/\r+$/, '')
    return ended.slice(ended.lastIndexOf('\r') + 1)
  })
  return new PlainText(Buffer.from(last.join('\n'), 'latin1')).toString()
}
