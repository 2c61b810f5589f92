import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Repository } from './repository.ts'
import { formatSettings } from './settings.ts'
import type { Setting } from './settings.ts'

/**
 * Folders that stand in the place of the common folder of a repository, for git commands that work in the project. They
 * contain a configuration that we wrote and links to what the project's own folder has: git reads no setting and no
 * hook of the project, and still uses its index, its refs and their lock files. Both engines take such a folder.
 */
export class LocalFolders {
  readonly #workFolder: string
  readonly #folders = new Map<string, { readonly text: string; readonly path: Promise<string> }>()
  /** In which commands that began before may still work. */
  readonly #replaced = new Set<Promise<string>>()

  constructor(workFolder: string) {
    this.#workFolder = workFolder
  }

  /** The folder for this repository. It is made anew when a setting has changed. */
  async of(repository: Repository): Promise<string> {
    const text = formatSettings(settingsFor(repository.settings))
    const known = this.#folders.get(repository.gitFolder)
    if (known?.text === text && (await isThere(known.path))) return known.path
    if (known) this.#removeLater(known.path)
    const path = makeFolder(this.#workFolder, repository, text)
    this.#folders.set(repository.gitFolder, { text, path })
    return path
  }

  /** Removes the folder of a working tree that is no more. */
  async drop(gitFolder: string): Promise<void> {
    const known = this.#folders.get(gitFolder)
    this.#folders.delete(gitFolder)
    if (known) await remove(known.path)
  }

  async close(): Promise<void> {
    const paths = [...this.#folders.values()].map(({ path }) => path)
    this.#folders.clear()
    await Promise.all([...paths, ...this.#replaced].map(remove))
  }

  #removeLater(path: Promise<string>): void {
    this.#replaced.add(path)
    setTimeout(() => void remove(path).then(() => this.#replaced.delete(path)), replacedKeptMs).unref()
  }
}

/** Longer than git may take. */
const replacedKeptMs = 10 * 60_000

/** The folder in such a folder in which git may write. */
export function scratchOf(folder: string): string {
  return join(folder, 'scratch')
}

/** What all working trees of a repository share, less its settings, hooks and modules. */
const shared = ['objects', 'refs', 'packed-refs', 'shallow', 'logs', 'info', 'worktrees', 'reftable']
/** Settings of the repository that are plain data: how files are stored, who commits, what a branch follows. */
const carried = new Set([
  'core.repositoryformatversion',
  'core.filemode',
  'core.symlinks',
  'core.ignorecase',
  'core.precomposeunicode',
  'core.protecthfs',
  'core.protectntfs',
  'core.autocrlf',
  'core.eol',
  'core.safecrlf',
  'core.sparsecheckout',
  'core.sparsecheckoutcone',
  'core.logallrefupdates',
  'extensions.objectformat',
  'extensions.refstorage',
  'index.version',
  'user.name',
  'user.email',
])
const carriedOfBranch = new Set(['remote', 'merge'])

function settingsFor(settings: readonly Setting[]): Setting[] {
  return settings.filter(({ section, subsection, name }) => {
    if (subsection === undefined) return carried.has(`${section}.${name}`)
    return (section === 'branch' && carriedOfBranch.has(name)) || (section === 'remote' && name === 'fetch')
  })
}

async function makeFolder(workFolder: string, { gitFolder, commonFolder }: Repository, text: string): Promise<string> {
  const path = await mkdtemp(join(workFolder, 'git-'))
  await writeFile(join(path, 'config'), text, { mode: 0o600 })
  // Where the data folder lies in the project, git comes across this folder among the untracked files.
  await writeFile(join(path, '.gitignore'), '*\n')
  await mkdir(scratchOf(path))
  // Git makes a missing folder of logs itself, but not through a link.
  await mkdir(join(commonFolder, 'logs')).catch(() => undefined)
  await Promise.all([
    ...shared.map((name) => symlink(join(commonFolder, name), join(path, name))),
    // Of the working tree alone, and isomorphic-git looks for it here.
    symlink(join(gitFolder, 'HEAD'), join(path, 'HEAD')),
  ])
  return path
}

async function isThere(path: Promise<string>): Promise<boolean> {
  return path
    .then((folder) => stat(folder))
    .then(
      () => true,
      () => false,
    )
}

async function remove(path: Promise<string>): Promise<void> {
  await path.then((folder) => rm(folder, { recursive: true, force: true })).catch(() => undefined)
}
