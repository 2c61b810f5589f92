import type { SerializeAddon } from '@xterm/addon-serialize'
import type { Terminal } from '@xterm/headless'
import type { PtySize, TerminalScreen } from './terminal-host.ts'

/** Lines above the screen that a snapshot has too. Older ones are in the output. */
const linesAbove = 200

export interface ScreenEvents {
  /** What the terminal answers to a question of its program. */
  onAnswer(text: string): void
}

/**
 * Draws output as a terminal does. The packages load with the first screen. Output is drawn in the background: what
 * reads the screen waits for all that was written before.
 */
export class Screen {
  readonly #terminal: Terminal
  readonly #serializer: SerializeAddon
  #title = ''
  /** Bytes that are not drawn yet. */
  #waitingBytes = 0

  static async open(size: PtySize, events: ScreenEvents): Promise<Screen> {
    const [{ default: headless }, { default: serialize }] = await Promise.all([
      import('@xterm/headless'),
      import('@xterm/addon-serialize'),
    ])
    const terminal = new headless.Terminal({ ...size, scrollback: linesAbove, allowProposedApi: true })
    return new Screen(terminal, new serialize.SerializeAddon(), events)
  }

  private constructor(terminal: Terminal, serializer: SerializeAddon, { onAnswer }: ScreenEvents) {
    this.#terminal = terminal
    this.#serializer = serializer
    terminal.loadAddon(serializer)
    terminal.onData(onAnswer)
    terminal.onTitleChange((title) => {
      this.#title = title
    })
  }

  /** How many lines the screen and what stands above it have. */
  get linesKept(): number {
    return this.#terminal.rows + linesAbove
  }

  get waitingBytes(): number {
    return this.#waitingBytes
  }

  /** Calls back once the bytes are drawn. */
  write(bytes: Uint8Array, onDrawn?: () => void): void {
    this.#waitingBytes += bytes.length
    this.#terminal.write(bytes, () => {
      this.#waitingBytes -= bytes.length
      onDrawn?.()
    })
  }

  resize({ cols, rows }: PtySize): void {
    this.#terminal.resize(cols, rows)
  }

  /** Begins again with an empty screen. */
  reset(): void {
    this.#terminal.reset()
  }

  /** What draws the screen as it is. */
  snapshot(): Promise<PtySize & { readonly bytes: Buffer }> {
    return this.#onceDrawn(({ cols, rows }) => ({
      cols,
      rows,
      bytes: Buffer.from(this.#serializer.serialize({ scrollback: linesAbove })),
    }))
  }

  text(): Promise<Omit<TerminalScreen, 'position'>> {
    return this.#onceDrawn(({ cols, rows, buffer: { active } }) => ({
      cols,
      rows,
      lines: Array.from(
        { length: rows },
        (_, row) => active.getLine(active.baseY + row)?.translateToString(true) ?? '',
      ),
      cursor: { row: active.cursorY, col: active.cursorX },
      ...(this.#title !== '' && { title: this.#title }),
    }))
  }

  close(): void {
    this.#terminal.dispose()
  }

  /** Looks before anything that was written later is drawn. */
  #onceDrawn<Seen>(look: (terminal: Terminal) => Seen): Promise<Seen> {
    return new Promise((resolve) => this.#terminal.write('', () => resolve(look(this.#terminal))))
  }
}
