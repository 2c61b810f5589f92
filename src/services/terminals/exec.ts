import type { PtyExit } from '../../runner/terminal-host.ts'
import { OutputCap } from './output-cap.ts'
import { OutputReader } from './output-reader.ts'
import type { ReaderHost } from './output-reader.ts'

export interface ExecLimits {
  /** How long to wait for the end of the program. */
  readonly timeoutMs: number
  readonly outputBytesMax: number
}

export interface ExecOutcome {
  /** What the program has printed so far, without control sequences. */
  readonly output: string
  readonly isCut: boolean
  readonly nextOffset: number
  /** Absent while the program goes on. */
  readonly exit: PtyExit | undefined
  /** Whether the host has left before the program ended. */
  readonly hasLeft: boolean
}

const never = new Promise<never>(() => {})

/** Waits for the end of a program that has just started, at most so long. When the time is over, it goes on. */
export async function waitForEnd(
  host: ReaderHost,
  sessionId: string,
  { timeoutMs, outputBytesMax }: ExecLimits,
  signal: AbortSignal,
): Promise<ExecOutcome> {
  const cap = new OutputCap(outputBytesMax)
  const reader = await OutputReader.open(host, sessionId, 0, { onOutput: (bytes) => cap.add(bytes) })
  try {
    await reader.wait(timeoutMs, never, signal)
    return { ...cap.text(), nextOffset: reader.position, exit: reader.exit, hasLeft: reader.hasLeft }
  } finally {
    reader.close()
  }
}
