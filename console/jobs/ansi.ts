/** A piece of a line with the look that its program gave it. */
export interface LogSpan {
  readonly text: string
  /** Class names: `ansi-1` to `ansi-7` for colours, `bold`, `dim`. */
  readonly look: string
}

export type LogLine = readonly LogSpan[]

interface Look {
  colour: number
  isBold: boolean
  isDim: boolean
}

const controls =
  /\u001b\[([0-9;:]*)m|\u001b\[[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[@-_]|[\u0000-\u0008\u000b\u000c\u000e-\u001a\u001c-\u001f\u007f]/g
const begunControl = /\u001b(?:\[[0-9;:]*|\][^\u0007\u001b]*)?$/

/**
 * Makes lines of what programs write: colours become class names, and other controls of terminals are left out. A
 * carriage return begins the line anew, as a progress bar does. Takes a text in parts, which may end anywhere.
 */
export class LogReader {
  #rest = ''
  readonly #look: Look = { colour: 0, isBold: false, isDim: false }

  /** The lines that are complete now. */
  add(part: string): LogLine[] {
    const lines = (this.#rest + part).split('\n')
    this.#rest = lines.pop() ?? ''
    return lines.map((line) => this.#line(line, this.#look))
  }

  /** The line that is not complete yet. */
  last(): LogLine | undefined {
    const line = this.#rest.replace(begunControl, '')
    return line === '' ? undefined : this.#line(line, { ...this.#look })
  }

  #line(text: string, look: Look): LogLine {
    const spans: LogSpan[] = []
    let at = 0
    const take = (end: number) => {
      const words = text.slice(at, end)
      const returned = words.replace(/\r$/, '').split('\r')
      if (returned.length > 1) spans.length = 0
      const shown = returned.at(-1) ?? ''
      if (shown !== '') spans.push({ text: shown, look: classesOf(look) })
    }
    for (const found of text.matchAll(controls)) {
      take(found.index)
      at = found.index + found[0].length
      if (found[1] !== undefined) apply(look, found[1])
    }
    take(text.length)
    return spans
  }
}

/** Of the parameters of SGR: the eight colours, bold and dim; of others only where they end. */
function apply(look: Look, parameters: string): void {
  const codes = parameters.split(/[;:]/).map(Number)
  for (let index = 0; index < codes.length; index++) {
    const code = codes[index] ?? 0
    if (code === 0) Object.assign(look, { colour: 0, isBold: false, isDim: false })
    else if (code === 1) look.isBold = true
    else if (code === 2) look.isDim = true
    else if (code === 22) Object.assign(look, { isBold: false, isDim: false })
    else if ((code >= 30 && code <= 37) || (code >= 90 && code <= 97)) look.colour = code % 10
    else if (code === 39) look.colour = 0
    else if (code === 38 || code === 48) index += codes[index + 1] === 2 ? 4 : 2
  }
}

function classesOf({ colour, isBold, isDim }: Look): string {
  return [colour > 0 ? `ansi-${colour}` : '', isBold ? 'bold' : '', isDim ? 'dim' : ''].filter(Boolean).join(' ')
}

const failures = /\b(?:errors?|fail(?:ed|ure|s)?|fatal|panic|exception|traceback|not ok|cannot|refused)\b/i

/** The line at which to look first when a job has failed: the last that names a failure, or where the last step begins. */
export function failureIn(lines: readonly LogLine[]): number | undefined {
  const named = lines.findLastIndex((line) => failures.test(textOfLine(line)))
  const found = named < 0 ? lines.findLastIndex((line) => textOfLine(line).startsWith('── step ')) : named
  return found < 0 ? undefined : found
}

export function textOfLine(line: LogLine): string {
  return line.map(({ text }) => text).join('')
}
