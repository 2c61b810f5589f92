import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { collections } from '../../src/collections.ts'
import { createClock } from '../../src/platform/work/clock.ts'
import { createIds } from '../../src/platform/work/ids.ts'
import { fileLockTimes } from '../../src/services/project.ts'
import { FileLocks } from '../../src/services/project/file-locks.ts'
import { WorkingTree } from '../../src/services/working-tree.ts'
import type { WorkingTreeOptions } from '../../src/services/working-tree.ts'
import { openMemoryStore } from '../../src/stores/memory/store.ts'

/** A change as callers put it. */
export interface Change {
  readonly path: string
  readonly content: string
  readonly oldPath?: string
}

type Given = Pick<WorkingTreeOptions, 'folder' | 'journal'> & Partial<WorkingTreeOptions>

/** The area of a service that has its store for itself. */
export function soleWorkingTree(given: Given): WorkingTree {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const locks = new FileLocks({
    store: openMemoryStore(collections),
    now: createClock(),
    newId: createIds(),
    isStoreShared: false,
    log,
    times: fileLockTimes,
  })
  return new WorkingTree({ log, patienceMs: fileLockTimes.patienceMs, locks, ...given })
}

export function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Without the id that a service gives the project. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !path.startsWith('.gantry/project/'))
}

export function filesIn(folder: string): Record<string, string> {
  return Object.fromEntries(filesBelow(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

/** Everything in a project that is named as only an apply names things. */
export function leftoversIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('gantry-'))
}

export function recordsIn(journal: string): string[] {
  return readdirSync(journal)
    .filter((name) => name !== 'name')
    .toSorted()
}
