import type { PtyExit } from '../../runner/terminal-host.ts'
import { fail } from '../../errors.ts'
import { OutputReader } from './output-reader.ts'
import type { OutputTaker, ReaderHost } from './output-reader.ts'
import { PlainText } from './plain-text.ts'

export interface WaitRequest {
  /** What ends the wait beside the end of the program: the first of these that comes. */
  readonly until: { readonly text?: string; readonly silenceMs?: number }
  /** By default what is printed from now on. */
  readonly offset?: number
  readonly timeoutMs: number
}

export interface Waited {
  readonly outcome: 'text' | 'silence' | 'exit' | 'timeout'
  /** After the text, or after all output so far. */
  readonly nextOffset: number
  /** Absent while the program goes on. */
  readonly exit: PtyExit | undefined
  /** Whether the host has left before the program ended. */
  readonly hasLeft: boolean
}

/** A text that is looked for may be cut by more control sequences than this has bytes, and is then missed. */
const overlapBytes = 8 * 1024

/** Waits for what happens on a terminal. Fails with `cursor_expired` where output from the offset on is missing. */
export async function waitFor(
  host: ReaderHost,
  sessionId: string,
  { until, offset, timeoutMs }: WaitRequest,
  signal: AbortSignal,
): Promise<Waited> {
  const watch = new OutputWatch(until)
  const reader = await OutputReader.open(host, sessionId, offset, watch)
  try {
    await reader.wait(timeoutMs, watch.seen, signal)
    if (watch.hasGap) fail('cursor_expired', { message: `The output from byte ${offset} on is no longer retained.` })
    const { exit, hasLeft, position } = reader
    if (watch.textEnd !== undefined) return { outcome: 'text', nextOffset: watch.textEnd, exit, hasLeft }
    const outcome = exit ? 'exit' : watch.isSilent ? 'silence' : 'timeout'
    return { outcome, nextOffset: position, exit, hasLeft }
  } finally {
    watch.end()
    reader.close()
  }
}

/** Looks in output for what ends a wait. */
class OutputWatch implements OutputTaker {
  readonly #text: string | undefined
  readonly #silence: NodeJS.Timeout | undefined
  readonly #seen = Promise.withResolvers<void>()
  #recent: Buffer = Buffer.alloc(0)
  /** The position after the text. */
  textEnd: number | undefined
  isSilent = false
  hasGap = false

  constructor({ text, silenceMs }: WaitRequest['until']) {
    this.#text = text
    this.#silence = silenceMs === undefined ? undefined : setTimeout(() => this.#endInSilence(), silenceMs)
  }

  /** Resolves when there is what ends the wait. */
  get seen(): Promise<void> {
    return this.#seen.promise
  }

  onOutput(bytes: Uint8Array, position: number): void {
    this.#silence?.refresh()
    if (this.#text === undefined || this.textEnd !== undefined) return
    const recent = Buffer.concat([this.#recent, bytes])
    const end = new PlainText(recent).endOf(this.#text)
    if (end !== undefined) {
      this.textEnd = position - this.#recent.length + end
      this.#seen.resolve()
    }
    this.#recent = recent.subarray(-overlapBytes)
  }

  onGap(): void {
    this.hasGap = true
    this.#seen.resolve()
  }

  end(): void {
    clearTimeout(this.#silence)
  }

  #endInSilence(): void {
    this.isSilent = true
    this.#seen.resolve()
  }
}
