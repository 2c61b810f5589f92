import { randomBytes } from 'node:crypto'
import { rename, unlink } from 'node:fs/promises'
import { writeNew } from './contents.ts'
import type { WrittenContent } from './contents.ts'
import { Folder } from './folders.ts'

/** Does work in a folder where programs may write: nothing that they put in the way of a name there is followed. */
export async function inOpenFolder<Result>(path: string, work: (folder: Folder) => Promise<Result>): Promise<Result> {
  const rules = { forbidden: new Set<string>(), throughDescriptors: process.platform === 'linux' }
  const folder = await Folder.openRoot(path, rules)
  try {
    return await work(folder)
  } finally {
    await folder.close()
  }
}

/** Puts a file in the place of whatever has its name; a link goes, and what it leads to stays. */
export async function putFile(folder: Folder, name: string, content: WrittenContent): Promise<void> {
  const draft = `${name}.${randomBytes(8).toString('hex')}.lock`
  try {
    await writeNew(folder, draft, content, undefined)
    await rename(folder.at(draft), folder.at(name))
  } catch (error) {
    await unlink(folder.at(draft)).catch(() => {})
    throw error
  }
}
