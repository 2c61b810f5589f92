import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isReadable } from './repository.ts'
import type { Repository } from './repository.ts'
import { secretsOf } from '../text/url-credentials.ts'
import { formatSettings, valuesOf } from './settings.ts'
import type { Setting } from './settings.ts'

/**
 * A git folder for one push. It shares objects and refs with the project's own one, and contains a configuration that
 * we wrote. So neither engine ever reads a setting or a hook of the project, of which dozens name commands and every
 * git release may add one, and nothing has to be listed to be turned off. It lies where no command can write.
 */
export interface PushFolder {
  readonly path: string
  readonly settings: readonly Setting[]
  /** Credentials that stand in the settings, and have to be kept out of every text. */
  readonly secrets: readonly string[]
}

/** In a folder that is there for this exchange. */
export async function makePushFolder(exchange: string, repository: Repository, remote: string): Promise<PushFolder> {
  const path = join(exchange, 'git')
  await mkdir(path)
  const settings = settingsForPush(repository.settings, remote)
  await Promise.all([
    writeFile(join(path, 'HEAD'), repository.head),
    writeFile(join(path, 'config'), formatSettings(settings), { mode: 0o600 }),
    ...shared.map((name) => share(join(repository.commonFolder, name), join(path, name))),
  ])
  return { path, settings, secrets: secretsIn(settings) }
}

/** The addresses to push to, as the repository has them: the push addresses or, without one, the common ones. */
export function addressesOf(settings: readonly Setting[], remote: string): string[] {
  const forPush = valuesOf(settings, 'remote', remote, 'pushurl')
  return forPush.length > 0 ? forPush : valuesOf(settings, 'remote', remote, 'url')
}

/** What a git folder keeps outside its configuration and a push needs; symbolic links are an old way to share it. */
const shared = ['objects', 'refs', 'packed-refs', 'shallow', 'logs', 'reftable']

/** Settings of the repository that are plain data, and that a push is wrong or worse without. */
const carried = new Set([
  'core.repositoryformatversion',
  'extensions.objectformat',
  'extensions.refstorage',
  'user.name',
  'user.email',
  'url.insteadof',
  'url.pushinsteadof',
  'http.extraheader',
  'credential.username',
  'credential.usehttppath',
])

function settingsForPush(settings: readonly Setting[], remote: string): Setting[] {
  const own = settings.filter(({ section, subsection, name }) =>
    section === 'remote'
      ? subsection === remote && (name === 'url' || name === 'pushurl')
      : carried.has(`${section}.${name}`),
  )
  const isRemote = own.some(({ section }) => section === 'remote')
  return [
    ...own,
    { section: 'core', name: 'bare', value: 'true' },
    { section: 'core', name: 'logallrefupdates', value: 'true' },
    // With this line git notes after a push where the remote branch now is, as a push from a terminal does.
    ...(isRemote
      ? [{ section: 'remote', subsection: remote, name: 'fetch', value: `+refs/heads/*:refs/remotes/${remote}/*` }]
      : []),
  ]
}

async function share(target: string, path: string): Promise<void> {
  if (await isReadable(target)) await symlink(target, path)
}

function secretsIn(settings: readonly Setting[]): string[] {
  return settings.flatMap(({ name, value, subsection }) => {
    if (name === 'url' || name === 'pushurl') return secretsOf(value)
    if (name === 'extraheader')
      return [value.slice(value.indexOf(':') + 1).trim(), value.trim().split(/\s+/).at(-1) ?? ''].filter(
        (secret) => secret.length > 3,
      )
    return subsection === undefined ? [] : secretsOf(subsection)
  })
}
