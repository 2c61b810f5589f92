import { mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isReadable } from '../repository.ts'
import type { Repository } from '../repository.ts'
import { secretsOf } from '../../../platform/text/url-credentials.ts'
import { formatSettings, valuesOf } from './settings.ts'
import type { Setting } from './settings.ts'

/**
 * A git folder for one push. It shares objects and refs with the project's own one, and contains a configuration that we
 * wrote. So neither engine ever reads a setting or a hook of the project, of which dozens name commands and every git
 * release may add one, and nothing has to be listed to be turned off. The user's own configuration is in force as ever.
 */
export interface PushFolder {
  readonly path: string
  readonly settings: readonly Setting[]
  /** Credentials that stand in the settings, and have to be kept out of every text. */
  readonly secrets: readonly string[]
  remove(): Promise<void>
}

export async function makePushFolder(repository: Repository, remote: string): Promise<PushFolder> {
  const [path] = await Promise.all([makeFolder(repository.gitFolder), removeLeftovers(repository.gitFolder)])
  const settings = settingsForPush(repository.settings, remote)
  await Promise.all([
    writeFile(join(path, 'HEAD'), repository.head),
    writeFile(join(path, 'config'), formatSettings(settings), { mode: 0o600 }),
    ...shared.map((name) => share(join(repository.commonFolder, name), join(path, name))),
  ])
  return { path, settings, secrets: secretsIn(settings), remove: () => rm(path, { recursive: true, force: true }) }
}

/** The addresses to push to, as the repository has them: the push addresses or, without one, the common ones. */
export function addressesOf(settings: readonly Setting[], remote: string): string[] {
  const forPush = valuesOf(settings, 'remote', remote, 'pushurl')
  return forPush.length > 0 ? forPush : valuesOf(settings, 'remote', remote, 'url')
}

const prefix = 'gantry-push-'
const leftoverAgeMs = 86_400_000
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

/** Inside the project's git folder, so that the user's `includeIf "gitdir:…"` lines apply to it as well. */
async function makeFolder(gitFolder: string): Promise<string> {
  return mkdtemp(join(gitFolder, prefix)).catch(() => mkdtemp(join(tmpdir(), prefix)))
}

async function share(target: string, path: string): Promise<void> {
  if (await isReadable(target)) await symlink(target, path)
}

/** A service that was killed during a push leaves its folder behind. */
async function removeLeftovers(gitFolder: string): Promise<void> {
  const names = await readdir(gitFolder).catch(() => [])
  for (const name of names.filter((found) => found.startsWith(prefix))) {
    const age =
      Date.now() -
      (await stat(join(gitFolder, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => Date.now(),
      ))
    if (age > leftoverAgeMs) await rm(join(gitFolder, name), { recursive: true, force: true })
  }
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
