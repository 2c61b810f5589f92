import { callExitCodes } from './exit-codes.ts'
import { ColouredText, safe } from './safe-text.ts'

/** Where a command writes. */
export interface Terminal {
  /** Whether a person reads it. */
  readonly isTty: boolean
  /** Of the terminal, in characters. */
  readonly columns: number
  readonly hasColours: boolean
  print(line: string): void
  /** Text of others, without a line end: as it is in a pipe, and with its colours alone on a terminal. */
  write(text: string): void
  /** For a person beside the result: on standard error. */
  note(line: string): void
}

class ProcessTerminal implements Terminal {
  readonly isTty = process.stdout.isTTY === true
  readonly columns = process.stdout.columns || columnsUnknown
  readonly hasColours = this.isTty && process.env['NO_COLOR'] === undefined && process.env['TERM'] !== 'dumb'
  readonly #written = new ColouredText()

  constructor() {
    process.stdout.on('error', leave)
    // What cannot be said is left unsaid.
    process.stderr.on('error', () => {})
    process.once('exit', () => {
      const end = this.#written.end()
      if (end !== '') process.stdout.write(end)
    })
  }

  print(line: string): void {
    // Lines are made of safe texts; this is the second barrier.
    process.stdout.write(this.isTty ? `${this.#written.end()}${new ColouredText().pass(`${line}\n`)}` : `${line}\n`)
  }

  write(text: string): void {
    process.stdout.write(this.isTty ? this.#written.pass(text) : text)
  }

  note(line: string): void {
    process.stderr.write(`${safe(line)}\n`)
  }
}

/** Of a terminal that does not say how wide it is. */
const columnsUnknown = 80

let found: Terminal | undefined

export function processTerminal(): Terminal {
  return (found ??= new ProcessTerminal())
}

/** A reader that has enough, such as head(1), ends the command; a full disk does so with a sentence. */
export function leave(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit(callExitCodes.done)
  process.stderr.write(`The output cannot be written (${error.code ?? error.message}).\n`)
  process.exit(callExitCodes.refused)
}

export function bold(text: string, { hasColours }: Terminal): string {
  return hasColours ? `\u001b[1m${text}\u001b[22m` : text
}

const [red, green, yellow, cyan] = [31, 32, 33, 36]
const colourOfState: ReadonlyMap<string, number> = new Map([
  ...['succeeded', 'done', 'approved', 'passed', 'added'].map((state) => [state, green] as const),
  ...['failed', 'rejected', 'interrupted', 'changes_requested', 'blocked'].map((state) => [state, red] as const),
  ...['running', 'queued', 'in_progress', 'in_review', 'waiting_approval', 'pending'].map(
    (state) => [state, yellow] as const,
  ),
])

export function inColourOfState(text: string, terminal: Terminal): string {
  return inColour(text, colourOfState.get(text.trim()), terminal)
}

const colourOfLine: Readonly<Record<string, number>> = { '+': green, '-': red, '@': cyan }

/** A line of a patch. */
export function inColourOfChange(line: string, terminal: Terminal): string {
  return inColour(line, colourOfLine[line.slice(0, 1)], terminal)
}

function inColour(text: string, colour: number | undefined, { hasColours }: Terminal): string {
  return hasColours && colour !== undefined ? `\u001b[${colour}m${text}\u001b[39m` : text
}
