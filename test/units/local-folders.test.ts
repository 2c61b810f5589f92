import t from 'tap'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { LocalFolders } from '../../src/platform/repository/local-folder.ts'
import { openRepository } from '../../src/platform/repository/repository.ts'
import { makeFolder } from '../support/gantry.ts'

t.test('a setting that changes takes no folder from the commands that began before', async (t) => {
  const [workFolder, folder] = [makeFolder(t), makeFolder(t)]
  const git = (...words: string[]) => promisify(execFile)('git', ['-C', folder, ...words])
  await git('init', '-q')
  const folders = new LocalFolders(workFolder)
  const folderAs = async (name: string) => {
    await git('config', 'user.name', name)
    const repository = await openRepository(folder)
    if (!repository) throw new Error('There is no repository.')
    return folders.of(repository)
  }
  const before = await folderAs('Ada')
  t.equal(await folderAs('Ada'), before)
  const after = await folderAs('Grace')
  t.not(after, before)
  t.ok(existsSync(join(before, 'config')), 'the first one is still there')
  await folders.close()
  t.notOk(existsSync(before))
  t.notOk(existsSync(after))
})
