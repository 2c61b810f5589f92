import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

// Loaded into a service before its own code: `TEST_AT_RENAME=SIGSTOP gantry\.json$` sends the process the signal when
// it is about to rename a file to a path that matches. What it committed before is then in the store, and the file is
// not written.
const [signal = '', pattern = ''] = (process.env['TEST_AT_RENAME'] ?? '').split(' ')
const { rename } = promises
let isDone = false

promises.rename = async (from, to) => {
  if (!isDone && signal !== '' && new RegExp(pattern).test(String(to))) {
    isDone = true
    process.kill(process.pid, signal as NodeJS.Signals)
  }
  return rename(from, to)
}
syncBuiltinESMExports()

/** The variables that load this into a process. */
export function atRename(
  given: 'SIGKILL' | 'SIGSTOP',
  to: string,
): { readonly NODE_OPTIONS: string; readonly TEST_AT_RENAME: string } {
  return { NODE_OPTIONS: `--import=${import.meta.url}`, TEST_AT_RENAME: `${given} ${to}` }
}
