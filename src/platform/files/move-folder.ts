import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from '../work/system-error.ts'

/**
 * Moves a folder, also to another file system. It appears in its new place as a whole; fails when something is there
 * that is no empty folder.
 */
export async function moveFolder(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error
    const beside = await mkdtemp(join(dirname(to), '.gantry-move-'))
    try {
      await cp(from, join(beside, 'folder'), { recursive: true, verbatimSymlinks: true })
      await rename(join(beside, 'folder'), to)
    } finally {
      await rm(beside, { recursive: true, force: true })
    }
    await rm(from, { recursive: true, force: true })
  }
}
