import type { SerializeAddon } from '@xterm/addon-serialize'
import type { Terminal } from '@xterm/headless'
import { guardTerminal } from './screen-guards.ts'
import type { PtySize, TerminalScreen } from './terminal-host.ts'

/** Lines above the screen that a snapshot has too. Older ones are in the output. */
const linesAbove = 200

export interface ScreenOptions extends PtySize {
  /** What the terminal answers to a question of its program. */
  readonly onAnswer: (text: string) => void
  /** A screen that nobody has used for so long keeps a snapshot in place of its lines: a tenth of the memory. */
  readonly sleepAfterMs?: number
}

const sleepAfterMsByDefault = 60_000
const titleLengthMax = 256
/** The cells that the output handed on at once may clear: each sequence of a few bytes may clear all. */
const sliceCells = 8 * 1024 * 1024
const sliceBytesMin = 256
/** Empties the screen with all that stands above it (RIS of ECMA-48). */
const reset = Buffer.from('\u001bc')

/**
 * Draws output as a terminal does. The packages load with the first screen. Output is drawn in the background: what
 * reads the screen waits for all that was written before.
 */
export class Screen {
  readonly #packages: Packages
  readonly #options: ScreenOptions
  #awake: Awake | undefined
  /** What draws the screen that sleeps. */
  #snapshot = Buffer.alloc(0)
  #size: PtySize
  #title = ''
  /** Bytes that are not drawn yet. */
  #waitingBytes = 0
  #usedAt = 0
  #timer: NodeJS.Timeout | undefined
  /** What is drawn again asks nothing. */
  #isRedrawing = false
  /** Whether a snapshot would leave something out that counts for what follows. */
  #isBeyondSnapshots = false
  #isClosed = false

  static async open(options: ScreenOptions): Promise<Screen> {
    return new Screen(await loadPackages(), options)
  }

  private constructor(packages: Packages, options: ScreenOptions) {
    this.#packages = packages
    this.#options = options
    this.#size = { cols: options.cols, rows: options.rows }
  }

  get isAsleep(): boolean {
    return this.#awake === undefined
  }

  /** So many lines push out all that was there: those that begin on the screen are drawn over what stands on it. */
  get linesKept(): number {
    return 2 * this.#size.rows + linesAbove
  }

  get waitingBytes(): number {
    return this.#waitingBytes
  }

  /** Calls back once the bytes are drawn. */
  write(bytes: Uint8Array, onDrawn?: () => void): void {
    this.#draw(this.#use(), bytes, onDrawn)
  }

  /** What was written before is drawn in the size that it was written for. */
  resize({ cols, rows }: PtySize): void {
    const { terminal } = this.#use()
    terminal.write('', () => terminal.resize(cols, rows))
    this.#size = { cols, rows }
  }

  /** Begins again with an empty screen, on which bytes are drawn that were written before, drawn or not. */
  redraw(bytes: Uint8Array, onDrawn?: () => void): void {
    const awake = this.#use()
    awake.terminal.write(reset)
    this.#drawAgain(awake, bytes, onDrawn)
  }

  /** What draws the screen as it is. */
  snapshot(): Promise<PtySize & { readonly bytes: Buffer }> {
    return this.#onceDrawn((awake) => {
      const { cols, rows } = awake.terminal
      return { cols, rows, bytes: snapshotOf(awake) }
    })
  }

  text(): Promise<Omit<TerminalScreen, 'position'>> {
    return this.#onceDrawn(({ terminal: { cols, rows, buffer } }) => ({
      cols,
      rows,
      lines: Array.from(
        { length: rows },
        (_, row) => buffer.active.getLine(buffer.active.baseY + row)?.translateToString(true) ?? '',
      ),
      cursor: { row: buffer.active.cursorY, col: buffer.active.cursorX },
      ...(this.#title !== '' && { title: this.#title }),
    }))
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#awake?.terminal.dispose()
  }

  /** Looks before anything that was written later is drawn. */
  #onceDrawn<Seen>(look: (awake: Awake) => Seen): Promise<Seen> {
    const awake = this.#use()
    return new Promise((resolve) => awake.terminal.write('', () => resolve(look(awake))))
  }

  #use(): Awake {
    this.#usedAt = performance.now()
    this.#timer ??= this.#lookLater(this.#options.sleepAfterMs ?? sleepAfterMsByDefault)
    return (this.#awake ??= this.#wake())
  }

  #wake(): Awake {
    const { Terminal, SerializeAddon } = this.#packages
    const terminal = new Terminal({ ...this.#size, scrollback: linesAbove, allowProposedApi: true })
    const serializer = new SerializeAddon()
    terminal.loadAddon(serializer)
    terminal.onData((text) => {
      if (!this.#isRedrawing) this.#options.onAnswer(text)
    })
    terminal.onTitleChange((title) => {
      this.#title = title.slice(0, titleLengthMax)
    })
    this.#noticeWhatSnapshotsLack(terminal)
    const awake = { terminal, serializer, renew: guardTerminal(terminal).renew }
    if (this.#snapshot.length > 0) this.#drawAgain(awake, this.#snapshot)
    return awake
  }

  #drawAgain(awake: Awake, bytes: Uint8Array, onDrawn?: () => void): void {
    awake.terminal.write('', () => {
      this.#isRedrawing = true
    })
    this.#draw(awake, bytes, () => {
      this.#isRedrawing = false
      onDrawn?.()
    })
  }

  /** In slices: other terminals are drawn between them. */
  #draw({ terminal, renew }: Awake, bytes: Uint8Array, onDrawn?: () => void): void {
    const { cols, rows } = this.#size
    this.#waitingBytes += bytes.length
    const sliceBytes = Math.max(sliceBytesMin, Math.floor(sliceCells / (cols * rows)))
    for (let from = 0; from < bytes.length; from += sliceBytes)
      terminal.write(bytes.subarray(from, from + sliceBytes), renew)
    terminal.write('', () => {
      this.#waitingBytes -= bytes.length
      onDrawn?.()
    })
  }

  #lookLater(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      const sleepAfterMs = this.#options.sleepAfterMs ?? sleepAfterMsByDefault
      const restMs = this.#waitingBytes > 0 ? sleepAfterMs : this.#usedAt + sleepAfterMs - performance.now()
      this.#timer = restMs > 0 ? this.#lookLater(restMs) : undefined
      if (restMs <= 0) this.#sleep()
    }, ms).unref()
  }

  #sleep(): void {
    if (!this.#awake || this.#isBeyondSnapshots || this.#isClosed) return
    const { terminal } = this.#awake
    // What comes next begins a line, which a snapshot does not say.
    if (terminal.buffer.active.cursorX >= terminal.cols) return
    this.#snapshot = snapshotOf(this.#awake)
    this.#awake = undefined
    terminal.dispose()
  }

  /** Scroll regions, saved cursors, other character sets, origins and tab stops: programs that use these stay awake. */
  #noticeWhatSnapshotsLack({ parser }: Terminal): void {
    const notice = () => {
      this.#isBeyondSnapshots = true
      return false
    }
    for (const final of ['r', 's', 'g']) parser.registerCsiHandler({ final }, notice)
    for (const final of ['7', 'H', 'n', 'o']) parser.registerEscHandler({ final }, notice)
    for (const intermediates of ['(', ')', '*', '+']) parser.registerEscHandler({ intermediates, final: '0' }, notice)
    parser.registerCsiHandler({ prefix: '?', final: 'h' }, (modes) => modes.includes(originMode) && notice())
  }
}

/** The package takes a move by no column for none, and a cursor beside a line of full width for one further on. */
function snapshotOf({ terminal, serializer }: Awake) {
  const { cursorX, cursorY } = terminal.buffer.active
  const place = cursorX < terminal.cols ? `\u001b[${cursorY + 1};${cursorX + 1}H` : ''
  return Buffer.from(serializer.serialize({ scrollback: linesAbove }).replaceAll(moveByNone, '') + place)
}

const moveByNone = /\u001b\[0[CD]/g

/** DECOM of DEC VT510. */
const originMode = 6

interface Awake {
  readonly terminal: Terminal
  readonly serializer: SerializeAddon
  /** Called after each slice. */
  readonly renew: () => void
}

type Packages = Awaited<ReturnType<typeof loadPackages>>

async function loadPackages() {
  const [{ default: headless }, { default: serialize }] = await Promise.all([
    import('@xterm/headless'),
    import('@xterm/addon-serialize'),
  ])
  return { Terminal: headless.Terminal, SerializeAddon: serialize.SerializeAddon }
}
