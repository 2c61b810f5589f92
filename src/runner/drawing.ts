import { isPlain, visiblePartsOf } from './last-lines.ts'
import type { Screen } from './screen.ts'

/** Output that is shorter is drawn at once, with what waits before it, unless much plain text comes. */
const longBytes = 16 * 1024
/** How much of a flood is gathered before it is reduced to what stays of it, and for how long. */
const gatheredBytesMax = 1024 * 1024
const gatherMs = 50

type DrawnScreen = Pick<Screen, 'linesKept' | 'write' | 'redraw'>

/**
 * Draws output on a screen: of a flood, only what stays on it, and not before the screen is read or the flood ends.
 * What asks the terminal something is drawn at once.
 */
export class Drawing {
  readonly #screen: DrawnScreen
  readonly #onDrawn: () => void
  #gathered: Buffer[] = []
  #gatheredBytes = 0
  /** Whether more has come since the timer was set. */
  #hasMore = false
  #timer: NodeJS.Timeout | undefined

  constructor(screen: DrawnScreen, onDrawn: () => void) {
    this.#screen = screen
    this.#onDrawn = onDrawn
  }

  add(bytes: Buffer): void {
    const isFlood = bytes.length >= longBytes || (this.#timer !== undefined && isPlain(bytes))
    this.#gathered.push(bytes)
    this.#gatheredBytes += bytes.length
    this.#hasMore = true
    this.#timer ??= setTimeout(() => this.#look(), gatherMs)
    if (!isFlood) this.#draw(this.#take())
    else if (this.#gatheredBytes >= gatheredBytesMax) this.#reduce()
  }

  /** Draws all that was added: call before the screen is read or changed. */
  settle(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#draw(this.#take())
  }

  /** Begins again with an empty screen and these bytes, which have what was added. */
  restart(bytes: Uint8Array): void {
    this.#take()
    this.#screen.redraw(bytes, this.#onDrawn)
  }

  close(): void {
    this.#take()
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #look(): void {
    this.#timer = undefined
    if (!this.#hasMore) return this.#draw(this.#take())
    this.#reduce()
    this.#hasMore = false
    this.#timer = setTimeout(() => this.#look(), gatherMs)
  }

  /** Keeps what stays of plain text, and draws other text. */
  #reduce(): void {
    const parts = this.#take()
    if (parts.length < 3) return this.#draw(parts)
    this.#gathered = [Buffer.concat(parts)]
    this.#gatheredBytes = this.#gathered[0]?.length ?? 0
  }

  #draw(parts: readonly Buffer[]): void {
    for (const part of parts) this.#screen.write(part, this.#onDrawn)
  }

  /** What must be drawn of all that was added: of a flood of plain text, three parts. */
  #take(): readonly Buffer[] {
    const gathered = this.#gathered
    this.#gathered = []
    this.#gatheredBytes = 0
    if (gathered.length === 0) return []
    const bytes = gathered.length === 1 && gathered[0] ? gathered[0] : Buffer.concat(gathered)
    return visiblePartsOf(bytes, this.#screen.linesKept)
  }
}
