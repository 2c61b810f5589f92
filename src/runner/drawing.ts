import { visiblePartsOf } from './last-lines.ts'
import type { Screen } from './screen.ts'

/** Output that is shorter is drawn at once, with what waits before it. */
const longBytes = 16 * 1024
/** How much of a flood is gathered before what stays of it is drawn, and for how long. */
const gatheredBytesMax = 1024 * 1024
const gatherMs = 50

/** Draws output on a screen: of a flood, only what stays on it. */
export class Drawing {
  readonly #screen: Screen
  readonly #onDrawn: () => void
  #gathered: Buffer[] = []
  #gatheredBytes = 0
  #timer: NodeJS.Timeout | undefined

  constructor(screen: Screen, onDrawn: () => void) {
    this.#screen = screen
    this.#onDrawn = onDrawn
  }

  add(bytes: Buffer): void {
    this.#gathered.push(bytes)
    this.#gatheredBytes += bytes.length
    if (bytes.length < longBytes || this.#gatheredBytes >= gatheredBytesMax) this.settle()
    else this.#timer ??= setTimeout(() => this.settle(), gatherMs)
  }

  /** Draws all that was added: call before the screen is read or changed. */
  settle(): void {
    const gathered = this.#take()
    if (gathered.length === 0) return
    const bytes = gathered.length === 1 && gathered[0] ? gathered[0] : Buffer.concat(gathered)
    for (const part of visiblePartsOf(bytes, this.#screen.linesKept)) this.#screen.write(part, this.#onDrawn)
  }

  /** Begins again with an empty screen and these bytes, which have what was added. */
  restart(bytes: Uint8Array): void {
    this.#take()
    this.#screen.redraw(bytes, this.#onDrawn)
  }

  close(): void {
    this.#take()
  }

  #take(): readonly Buffer[] {
    const gathered = this.#gathered
    this.#gathered = []
    this.#gatheredBytes = 0
    clearTimeout(this.#timer)
    this.#timer = undefined
    return gathered
  }
}
