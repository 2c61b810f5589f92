import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder, startGantry, writeFiles } from './gantry.ts'
import type { Gantry, GantryOptions } from './gantry.ts'
import { filesIn } from './working-tree.ts'
import type { Change } from './working-tree.ts'

export type Test = Parameters<typeof startGantry>[0]

export function change(path: string, oldPath?: string): Change {
  return { path, content: 'x', ...(oldPath !== undefined && { oldPath }) }
}

/** A service, its project, and what this file does with them. */
export async function startProject(t: Test, options: GantryOptions = {}) {
  // The data lie elsewhere, so that the project holds nothing but what a test puts there.
  const gantry: Gantry = await startGantry(t, { ...options, args: options.args ?? ['--data', makeFolder(t)] })
  const folder = gantry.project
  const replace = (id: string, changes: readonly Change[]) =>
    gantry.call('PUT', `/tasks/${id}/changes`, { body: { changes } })
  return {
    gantry,
    folder,
    replace,
    write: (files: Record<string, string | Uint8Array>) => writeFiles(folder, files),
    empty: () => {
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
    },
    /** Every regular file of the project with its content. */
    files: () => filesIn(folder),
    put: async (changes: readonly Change[]) => {
      const id = await gantry.createTask()
      const { status, body } = await replace(id, changes)
      if (status !== 200) throw new Error(`the changes were not taken: ${JSON.stringify(body)}`)
      return id
    },
    /** Changes as an older service would have put them. */
    insert: async (id: string, changes: Change[]) => {
      const { store } = gantry.service.app
      const found = await store.read.taskChanges.get(id)
      const doc = { id, changes }
      await store.commit([
        found ? { replace: 'taskChanges', version: found.version, doc } : { insert: 'taskChanges', doc },
      ])
    },
    apply: (id: string, body: object = {}, headers: Record<string, string> = {}) =>
      gantry.call('POST', `/tasks/${id}/changes/apply`, { body, headers }),
    /** What the events tell of applies. */
    applied: async () =>
      (await gantry.service.app.store.events({ after: 0, limit: 1000, kinds: ['task.changes.applied'] })).map(
        ({ data }) => data as { taskId: string; count: number; paths: string[] },
      ),
  }
}
