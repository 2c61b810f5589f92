import { mkdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { codeOf } from '../work/system-error.ts'

/**
 * Makes a folder with those above it. On a read-only disk Node.js reports `ENOENT` for that, as if a folder above were
 * missing: the system is asked once more for the folder alone, and says what it is.
 */
export async function makeFolders(path: string, mode?: number): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode })
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    await mkdir(path, { mode })
  }
}

/** The same without a pause. */
export function makeFoldersSync(path: string, mode?: number): void {
  try {
    mkdirSync(path, { recursive: true, mode })
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    mkdirSync(path, { mode })
  }
}
