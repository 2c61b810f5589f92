import { signal } from '@preact/signals'
import { sentenceOf } from '../gantry.ts'
import { live } from '../live.ts'
import { LogReader } from './ansi.ts'
import type { LogLine } from './ansi.ts'

const drawMs = 50

/** The log of a job as it is written. */
export class JobLogLines {
  /** Grows when there are more lines. */
  readonly revision = signal(0)
  readonly problem = signal<string | undefined>(undefined)
  /** Whether nothing more comes. */
  readonly isWhole = signal(false)
  readonly lines: LogLine[] = []
  readonly #reader = new LogReader()
  #timer: ReturnType<typeof setTimeout> | undefined

  get last(): LogLine | undefined {
    return this.#reader.last()
  }

  async follow(jobId: string, stop: AbortSignal): Promise<void> {
    try {
      for await (const frame of live.job({ jobId }, { signal: stop }))
        if (frame.event === 'log') {
          // A loop: a part may have more lines than a call may have arguments.
          for (const line of this.#reader.add(frame.data.output)) this.lines.push(line)
          this.#timer ??= setTimeout(() => this.#draw(), drawMs)
        }
      this.isWhole.value = true
    } catch (error) {
      if (!stop.aborted) this.problem.value = sentenceOf(error)
    }
    if (!stop.aborted) this.#draw()
  }

  #draw(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.revision.value += 1
  }
}
