import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolders } from '../../../platform/files/make-folders.ts'
import { formatSettings } from '../../../platform/repository/settings.ts'

/** The remote of such a folder. */
export const remote = 'origin'

/** A git folder without a template: it has no hooks. */
export async function prepare(gitFolder: string, url: string): Promise<void> {
  for (const name of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags', 'info'])
    await makeFolders(join(gitFolder, name))
  await writeFile(join(gitFolder, 'HEAD'), 'ref: refs/heads/main\n')
  await writeFile(join(gitFolder, 'config'), formatSettings(settingsOf(url, undefined)))
}

export function settingsOf(url: string, branch: string | undefined) {
  return [
    { section: 'core', name: 'repositoryformatversion', value: '0' },
    { section: 'core', name: 'filemode', value: 'true' },
    { section: 'core', name: 'bare', value: 'false' },
    { section: 'core', name: 'logallrefupdates', value: 'true' },
    { section: 'remote', subsection: remote, name: 'url', value: url },
    { section: 'remote', subsection: remote, name: 'fetch', value: `+refs/heads/*:refs/remotes/${remote}/*` },
    ...(branch === undefined
      ? []
      : [
          { section: 'branch', subsection: branch, name: 'remote', value: remote },
          { section: 'branch', subsection: branch, name: 'merge', value: `refs/heads/${branch}` },
        ]),
  ]
}
