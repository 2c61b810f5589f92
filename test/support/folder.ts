import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

// Services that a test starts, also as processes, keep their keys here and not at the home of the person who runs it.
const state = mkdtempSync(join(tmpdir(), 'gantry-state-'))
process.env['XDG_STATE_HOME'] = state
process.on('exit', () => rmSync(state, { recursive: true, force: true }))

/** A tap test, or the root of them. */
export interface Teardown {
  teardown(action: () => unknown): void
}

/** A folder that goes with the test, also when a program that has been ended writes its last file meanwhile. */
export function makeFolder(t: Teardown): string {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-test-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }))
  return folder
}

export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}
