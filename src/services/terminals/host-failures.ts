import { fail } from '../../errors.ts'
import type { HostedOutput, TerminalHost } from '../../runner/terminal-host.ts'
import { codeOf } from '../../platform/work/system-error.ts'

/** Whether a call of the host failed because the host, or the terminal at it, is no longer there. */
export function isGone(error: unknown): boolean {
  return ['RUNNER_GONE', 'UNKNOWN_TERMINAL'].includes(codeOf(error) ?? '')
}

/** Asks the host something about a running terminal. Refuses with `terminal_exited` where it is gone. */
export async function askHost<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!isGone(error)) throw error
    return fail('terminal_exited', { message: 'The host of this terminal session is gone, and its program with it.' })
  }
}

/** The positions of the output that is retained, or nothing where the host is gone. */
export async function rangeOf(
  host: Pick<TerminalHost, 'read'>,
  sessionId: string,
): Promise<Pick<HostedOutput, 'start' | 'end'> | undefined> {
  try {
    return await host.read(sessionId, { bytesMax: 0, waitMs: 0 }, new AbortController().signal)
  } catch (error) {
    if (!isGone(error)) throw error
    return undefined
  }
}
