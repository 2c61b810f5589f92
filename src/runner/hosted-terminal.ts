import { coverOf } from '../platform/secrets/secret-mask.ts'
import type { SecretFinder } from '../platform/secrets/secret-mask.ts'
import { OutputRing } from '../platform/streams/output-ring.ts'
import { waitAtMost } from '../platform/work/within-time.ts'
import { Drawing } from './drawing.ts'
import { TerminalFollower } from './follower.ts'
import { OutputTimes } from './output-times.ts'
import type { Pty } from './pty.ts'
import type { Screen } from './screen.ts'
import type { Follower, FollowerEvents, HostedOutput, PtyExit, PtySize } from './terminal-host.ts'
import type { RecordedTimes, TerminalScreen, WantedOutput } from './terminal-host.ts'

export interface HostedTerminalOptions {
  /** At the start. */
  readonly size: PtySize
  readonly outputBytes: number
  /** How much input the program may leave unread. */
  readonly inputBytes: number
  /** How long a follower may acknowledge nothing while it holds up the program. */
  readonly stallMs: number
  readonly secrets: SecretFinder
  /** What stands on the screen has changed: at most once in `screenEachMs`. */
  readonly onScreen: () => void
  readonly screenEachMs: number
}

/** So much at once is a flood: the buffer of the terminal was full. */
const floodBytes = 4_000
/** For how long the output of a flood is gathered, and at most how much. */
const gatherMs = 4
const pieceBytes = 128 * 1024

/** How much of the output may wait to be drawn. */
const undrawnBytesMax = 4 * 1024 * 1024

/** What a terminal has printed and who follows it; its program is behind the `Pty`. */
export class HostedTerminal {
  readonly #options: HostedTerminalOptions
  readonly #ring: OutputRing
  readonly #times: OutputTimes
  readonly #screen: Screen
  readonly #drawing: Drawing
  readonly #followers = new Set<TerminalFollower>()
  readonly #readers = new Set<() => void>()
  #pty: Pty | undefined
  #exit: PtyExit | undefined
  #unreadBytes = 0
  /** Output that is not in the ring yet. */
  #arrived: Buffer[] = []
  #arrivedBytes = 0
  /** Whether what came last filled the buffer of the terminal. */
  #isFlooding = false
  #isReading = true
  #isScreenDue = false

  constructor(screen: Screen, options: HostedTerminalOptions) {
    this.#options = options
    this.#screen = screen
    this.#drawing = new Drawing(screen, () => {
      if (!this.#isReading) this.#govern()
    })
    this.#ring = new OutputRing(options.outputBytes)
    this.#times = new OutputTimes(options.size)
  }

  get exit(): PtyExit | undefined {
    return this.#exit
  }

  begin(pty: Pty): void {
    this.#pty = pty
  }

  /** What is typed comes back at once; of a flood, which comes in small pieces, larger ones are made. */
  addOutput(bytes: Buffer): void {
    this.#arrived.push(bytes)
    this.#arrivedBytes += bytes.length
    if (this.#arrivedBytes >= pieceBytes) return this.#flush()
    if (this.#arrived.length > 1) return
    if (this.#isFlooding) setTimeout(() => this.#flush(), gatherMs)
    else setImmediate(() => this.#flush())
  }

  takeInput(byteCount: number): void {
    this.#unreadBytes -= byteCount
  }

  finish(exit: PtyExit): void {
    // The number of its descriptor may soon name another terminal: nothing must reach that one through this handle.
    this.#pty = undefined
    this.#exit = exit
    this.#flush()
  }

  /** What the terminal itself answers to a question of its program, where no follower does: input like any other. */
  answer(text: string): void {
    const isAnswered = [...this.#followers].some(({ isAnswering }) => isAnswering)
    if (!isAnswered) this.write(Buffer.from(text))
  }

  write(bytes: Uint8Array): boolean {
    if (this.#unreadBytes + bytes.length > this.#options.inputBytes) return false
    this.#unreadBytes += bytes.length
    this.#pty?.write(bytes)
    return true
  }

  /** The size of an ended program stays as it was. */
  resize(size: PtySize): void {
    if (!this.#pty) return
    this.#pty.resize(size)
    this.#drawing.settle()
    this.#screen.resize(size)
    this.#times.noteSize(this.#ring.end, size)
    for (const { events } of this.#followers) events.onResized(size)
    this.#noteScreen()
  }

  async read({ offset, beyond, bytesMax, waitMs }: WantedOutput, signal: AbortSignal): Promise<HostedOutput> {
    this.#flush()
    const deadline = performance.now() + waitMs
    for (;;) {
      const { start, end } = this.#ring
      const from = offset ?? start
      const restMs = deadline - performance.now()
      if ((beyond ?? from) < end || from > end || this.#exit || restMs <= 0 || signal.aborted) {
        const isHeld = from >= start && from <= end
        const bytes = isHeld ? this.#ring.copy(from, Math.min(end, from + bytesMax)) : Buffer.alloc(0)
        return { from, bytes, start, end, ...(this.#exit && { exit: this.#exit }) }
      }
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#readers.add(resolve)
      await waitAtMost(restMs, promise, signal)
      this.#readers.delete(resolve)
    }
  }

  async screen(): Promise<TerminalScreen> {
    this.#flush()
    this.#drawing.settle()
    const position = this.#ring.end
    return { position, ...(await this.#screen.text()) }
  }

  times(): RecordedTimes {
    return this.#times.all()
  }

  async follow(position: number | undefined, events: FollowerEvents): Promise<Follower> {
    this.#flush()
    const { start, end } = this.#ring
    if (position !== undefined && position >= start && position <= end) return this.#add(position, events)
    this.#drawing.settle()
    const { bytes, ...size } = await this.#screen.snapshot()
    if (position !== undefined && position < end) events.onGap(position, end)
    events.onSnapshot(end, size, bytes)
    return this.#add(end, events)
  }

  /** Tells the followers that nothing follows. */
  abandon(): void {
    for (const { events } of this.#followers) events.onEnd('lost')
    this.#followers.clear()
  }

  close(): void {
    this.#drawing.close()
    this.#screen.close()
  }

  #add(position: number, events: FollowerEvents): Follower {
    const follower = new TerminalFollower(this.#ring, position, events)
    this.#followers.add(follower)
    this.#pump(follower)
    return {
      acknowledge: (acknowledged) => {
        follower.acknowledge(acknowledged)
        this.#pump(follower)
        this.#govern()
      },
      setAnswering: (isAnswering) => {
        follower.isAnswering = isAnswering
      },
      close: () => {
        this.#followers.delete(follower)
        this.#govern()
      },
    }
  }

  #flush(): void {
    const arrived = this.#arrived
    this.#arrived = []
    this.#isFlooding = this.#arrivedBytes >= floodBytes
    this.#arrivedBytes = 0
    if (arrived.length > 0) this.#append(arrived.length === 1 && arrived[0] ? arrived[0] : Buffer.concat(arrived))
    for (const resolve of this.#readers) resolve()
    for (const follower of this.#followers) this.#pump(follower)
    this.#govern()
    this.#noteScreen()
  }

  /**
   * Secrets are covered in place, so that all that follows keeps its position, on the screen too. Nothing waits for
   * what may go on as a secret: a person types at the other end.
   */
  #append(bytes: Buffer): void {
    const from = this.#ring.end
    this.#times.noteOutput(from)
    this.#ring.append(bytes)
    const places = this.#options.secrets.find(bytes)
    for (const { start, end } of places) this.#ring.overwrite(from + start, coverOf(end - start))
    if (places.some(({ start }) => start < 0)) this.#drawing.restart(this.#ring.copy(this.#ring.start, this.#ring.end))
    else
      this.#drawing.add(places.length === 0 ? bytes : this.#ring.copy(Math.max(from, this.#ring.start), this.#ring.end))
  }

  #pump(follower: TerminalFollower): void {
    if (!this.#followers.has(follower)) return
    follower.pump()
    if (follower.isFull) this.#expectProgress(follower)
    if (!this.#exit || !follower.hasAll) return
    this.#followers.delete(follower)
    follower.events.onExit(this.#exit)
  }

  /** Cuts a follower that acknowledges nothing for too long: the program does not wait for it. */
  #expectProgress(follower: TerminalFollower): void {
    if (follower.isExpected) return
    follower.isExpected = true
    const { acknowledged } = follower
    setTimeout(() => {
      follower.isExpected = false
      if (!this.#followers.has(follower) || !follower.isFull) return
      if (follower.acknowledged > acknowledged) return this.#expectProgress(follower)
      this.#followers.delete(follower)
      follower.events.onEnd('too_slow')
      this.#govern()
    }, this.#options.stallMs).unref()
  }

  /** The program waits only while a follower is far behind, or its output waits to be drawn. */
  #govern(): void {
    const isReading = this.#screen.waitingBytes <= undrawnBytesMax && ![...this.#followers].some(({ isFull }) => isFull)
    if (isReading === this.#isReading) return
    this.#isReading = isReading
    this.#pty?.setReading(isReading)
  }

  #noteScreen(): void {
    if (this.#isScreenDue) return
    this.#isScreenDue = true
    setTimeout(() => {
      this.#isScreenDue = false
      this.#options.onScreen()
    }, this.#options.screenEachMs).unref()
  }
}
