import { existsSync } from 'node:fs'
import { lstat, mkdir, open, readFile, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolders } from '../../platform/files/make-folders.ts'
import { FifoQueue } from '../../platform/work/fifo-queue.ts'
import type { TreeGit } from './tree-git.ts'

export interface TreeStoreOptions {
  /** Of the runner; no program sees it but the files of its own tree. */
  readonly folder: string
  readonly git: TreeGit
  /** Whether something runs in a tree: it is not removed to make room. */
  readonly isInUse: (tree: string) => boolean
  readonly limits?: Partial<TreeLimits>
}

export interface TreeLimits {
  readonly treesMax: number
  /** Of what is received for one tree, and of what goes back. */
  readonly packBytesMax: number
  /** What must be free on the disk before files are written. */
  readonly freeBytesMin: number
}

const treeLimits: TreeLimits = {
  treesMax: 50,
  packBytesMax: 2 * 1024 ** 3,
  freeBytesMin: 256 * 1024 ** 2,
}

/** What the files of a tree are compared with. */
export interface TreeState {
  /** The commit that the service has as well. */
  readonly base: string
  /** The commit that programs find as the current one. */
  readonly head: string
}

export interface LayOrder extends TreeState {
  /** The objects that were missing here; nothing where none was. */
  readonly transfer?: string
  /** The files stay as they are, with changes that could not be brought back. */
  readonly isKept?: boolean
}

/** What has changed in a tree since its base. */
export interface Collected {
  readonly base: string
  /** Nothing where nothing has changed. */
  readonly commit?: string
  /** The size of the pack with its objects. */
  readonly bytes: number
}

const partBytes = 1024 * 1024
const nameForm = /^[A-Za-z0-9_-]{1,128}$/
const commitForm = /^[0-9a-f]{40,64}$/

/**
 * The working trees of a runner: one repository with all objects, which programs can only read, and for each task a
 * folder of files with an index outside of it. In its files a program has a repository of its own, by which git works
 * there and which this runner never reads.
 */
export class TreeStore {
  readonly #options: TreeStoreOptions
  readonly #limits: TreeLimits
  readonly #repository: string
  readonly #queues = new Map<string, FifoQueue>()
  #preparing: Promise<void> | undefined

  constructor(options: TreeStoreOptions) {
    this.#options = options
    this.#limits = { ...treeLimits, ...options.limits }
    this.#repository = join(options.folder, 'repository.git')
  }

  /** Where the programs of a tree work, and what they may read. Fails where there is no such tree. */
  placeOf(tree: string): { readonly files: string; readonly objects: string } {
    const files = join(this.#of(tree), 'files')
    if (!existsSync(files)) throw new Error('The runner does not have the files of the task any more.')
    return { files, objects: join(this.#repository, 'objects') }
  }

  /** The commits that are here, the newest of each tree among them. */
  async commits(): Promise<string[]> {
    await this.#prepare()
    const listed = await this.#git(['for-each-ref', '--format=%(objectname)', '--sort=-committerdate', '--count=200'])
    return [...new Set(listed.split('\n').filter((line) => line !== ''))]
  }

  /** Takes a part of the objects for a tree. */
  async receive(transfer: string, position: number, bytes: Uint8Array): Promise<void> {
    const path = this.#incoming(transfer)
    if (position + bytes.length > this.#limits.packBytesMax)
      throw new Error(`The files of the task have more than ${this.#limits.packBytesMax} bytes.`)
    await this.#prepare()
    await this.#requireRoom()
    await makeFolders(join(this.#options.folder, 'incoming'), 0o700)
    const file = await open(path, position === 0 ? 'w' : 'r+', 0o600)
    try {
      if (position > (await file.stat()).size) throw new Error('A part of the files of the task is missing.')
      await file.write(bytes, 0, bytes.length, position)
    } finally {
      await file.close()
    }
  }

  /** Where a transfer is that has come whole. */
  receivedFile(transfer: string): string {
    return this.#incoming(transfer)
  }

  /** Makes the files of a tree those of a commit. Fails where they have changes that were not collected. */
  lay(tree: string, { base, head, transfer, isKept = false }: LayOrder): Promise<void> {
    return this.#alone(tree, async () => {
      if (isKept) return
      requireCommit(base)
      requireCommit(head)
      await this.#prepare()
      if (transfer !== undefined) await this.#unpack(transfer)
      await this.#requireRoom()
      await this.#makeRoom(tree)
      const folder = this.#of(tree)
      const files = join(folder, 'files')
      await makeFolders(files, 0o700)
      const before = await this.#stateOf(tree)
      if (before) await this.#requireUnchanged(tree, before.base)
      await this.#git(['update-ref', `refs/trees/${tree}`, base])
      const how = before ? ['-m', before.base] : ['--reset']
      await this.#git(['read-tree', '-u', '--no-recurse-submodules', ...how, base], this.#inTree(tree))
      const { objects } = this.placeOf(tree)
      if (before?.head !== head || !(await isWhole(join(files, '.git'), objects)))
        await giveRepository(this.#options.git, { files, head, objects })
      await this.#note(tree, { base, head })
    })
  }

  /** Commits what has changed since the base, and packs it. */
  collect(tree: string): Promise<Collected | undefined> {
    return this.#alone(tree, async () => {
      const state = await this.#stateOf(tree)
      if (!state) return undefined
      const written = await this.#snapshot(tree)
      const { base } = state
      if (written === (await this.#treeOf(base))) return { base, bytes: 0 }
      const commit = (await this.#git(['commit-tree', written, '-p', base, '-m', 'Changes at a runner'])).trim()
      await this.#git(['update-ref', `refs/collected/${tree}`, commit])
      return { base, commit, bytes: await this.#pack(tree, commit, base) }
    })
  }

  /** A part of the pack of what was collected. */
  async read(tree: string, position: number): Promise<Buffer> {
    const file = await open(join(this.#of(tree), 'collected.pack'), 'r')
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(partBytes), 0, partBytes, position)
      return buffer.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
  }

  /** The service has what was collected: it is the base from now on. */
  settle(tree: string, commit: string): Promise<void> {
    return this.#alone(tree, async () => {
      requireCommit(commit)
      const state = await this.#stateOf(tree)
      if (!state) return
      await this.#git(['update-ref', `refs/trees/${tree}`, commit])
      await this.#note(tree, { ...state, base: commit })
      await rm(join(this.#of(tree), 'collected.pack'), { force: true })
    })
  }

  remove(tree: string): Promise<void> {
    return this.#alone(tree, () => this.#remove(tree))
  }

  async list(): Promise<string[]> {
    const names = await readdir(join(this.#options.folder, 'trees')).catch(() => [])
    return names.filter((name) => nameForm.test(name))
  }

  #of(tree: string): string {
    if (!nameForm.test(tree)) throw new Error('This is no name of a tree.')
    return join(this.#options.folder, 'trees', tree)
  }

  #incoming(transfer: string): string {
    if (!nameForm.test(transfer)) throw new Error('This is no name of a transfer.')
    return join(this.#options.folder, 'incoming', `${transfer}.pack`)
  }

  #git(given: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<string> {
    return this.#options.git(given, { environment: { GIT_DIR: this.#repository, ...environment } })
  }

  #inTree(tree: string): Record<string, string> {
    const folder = this.#of(tree)
    return { GIT_WORK_TREE: join(folder, 'files'), GIT_INDEX_FILE: join(folder, 'index') }
  }

  #prepare(): Promise<void> {
    return (this.#preparing ??= this.#makeRepository())
  }

  async #makeRepository(): Promise<void> {
    await rm(join(this.#options.folder, 'incoming'), { recursive: true, force: true })
    if (existsSync(join(this.#repository, 'HEAD'))) return
    await makeFolders(this.#options.folder, 0o700)
    await this.#options.git(['init', '--quiet', '--bare', '--template=', this.#repository])
  }

  async #unpack(transfer: string): Promise<void> {
    const path = this.#incoming(transfer)
    const file = await open(path, 'r')
    try {
      const environment = { GIT_DIR: this.#repository }
      await this.#options.git(['index-pack', '--stdin', '--fix-thin', '--strict'], { environment, from: file.fd })
    } finally {
      await file.close()
      await rm(path, { force: true })
    }
  }

  async #pack(tree: string, commit: string, base: string): Promise<number> {
    const path = join(this.#of(tree), 'collected.pack')
    const file = await open(path, 'w', 0o600)
    try {
      const given = ['pack-objects', '--revs', '--thin', '--stdout', '--delta-base-offset', '-q']
      const environment = { GIT_DIR: this.#repository }
      await this.#options.git(given, { environment, input: `${commit}\n^${base}\n`, to: file.fd })
    } finally {
      await file.close()
    }
    return (await stat(path)).size
  }

  /** The tree of all files that git does not ignore. */
  async #snapshot(tree: string): Promise<string> {
    const place = this.#inTree(tree)
    await this.#git(['add', '--all', '--no-warn-embedded-repo', '--', '.'], place)
    return (await this.#git(['write-tree'], place)).trim()
  }

  async #treeOf(commit: string): Promise<string> {
    return (await this.#git(['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`])).trim()
  }

  async #requireUnchanged(tree: string, base: string): Promise<void> {
    if ((await this.#snapshot(tree)) === (await this.#treeOf(base))) return
    throw Object.assign(new Error('The files of the task have changed at the runner.'), { code: 'TREE_CHANGED' })
  }

  async #stateOf(tree: string): Promise<TreeState | undefined> {
    const noted = await readFile(join(this.#of(tree), 'state.json'), 'utf8').catch(() => undefined)
    return noted === undefined ? undefined : (JSON.parse(noted) as TreeState)
  }

  async #note(tree: string, state: TreeState): Promise<void> {
    const path = join(this.#of(tree), 'state.json')
    await writeFile(`${path}.new`, JSON.stringify({ base: state.base, head: state.head }))
    await rename(`${path}.new`, path)
  }

  async #requireRoom(): Promise<void> {
    const { bavail, bsize } = await statfs(this.#options.folder)
    if (bavail * bsize < this.#limits.freeBytesMin) throw new Error('The disk of the runner is full.')
  }

  /** Removes the trees that were used longest ago, where nothing runs in them and nothing is left to collect. */
  async #makeRoom(wanted: string): Promise<void> {
    const others = (await this.list()).filter((tree) => tree !== wanted)
    if (others.length < this.#limits.treesMax) return
    const used = async (tree: string) => ({ tree, at: (await stat(join(this.#of(tree), 'state.json'))).mtimeMs })
    const byAge = (await Promise.all(others.map((tree) => used(tree).catch(() => ({ tree, at: 0 }))))).toSorted(
      (one, other) => one.at - other.at,
    )
    let surplus = others.length - this.#limits.treesMax + 1
    for (const { tree } of byAge) {
      if (surplus <= 0) return
      if (this.#options.isInUse(tree) || (await this.#hasUncollected(tree))) continue
      await this.#remove(tree)
      surplus -= 1
    }
    if (surplus > 0) throw new Error(`The runner has ${this.#limits.treesMax} working trees, which is the limit.`)
  }

  async #hasUncollected(tree: string): Promise<boolean> {
    const state = await this.#stateOf(tree)
    return state !== undefined && (await this.#snapshot(tree)) !== (await this.#treeOf(state.base))
  }

  async #remove(tree: string): Promise<void> {
    await rm(this.#of(tree), { recursive: true, force: true, maxRetries: 5 })
    await this.#prepare()
    for (const kind of ['trees', 'collected']) await this.#git(['update-ref', '-d', `refs/${kind}/${tree}`])
  }

  async #alone<Result>(tree: string, work: () => Promise<Result>): Promise<Result> {
    const queue = this.#queues.get(tree) ?? new FifoQueue()
    this.#queues.set(tree, queue)
    return queue.run(async () => {
      // That of a git that was killed with the runner: nothing else works with this index.
      await rm(join(this.#of(tree), 'index.lock'), { force: true })
      return work()
    })
  }
}

function requireCommit(commit: string): void {
  if (!commitForm.test(commit)) throw new Error('This is no commit.')
}

/** Whether git finds a repository there, of which programs may do anything. */
async function isWhole(own: string, objects: string): Promise<boolean> {
  const is = (name: string, kind: 'isFile' | 'isDirectory') =>
    lstat(join(own, name)).then(
      (found) => found[kind](),
      () => false,
    )
  const parts = await Promise.all([
    is('', 'isDirectory'),
    is('refs', 'isDirectory'),
    is('objects/info', 'isDirectory'),
    is('HEAD', 'isFile'),
    is('config', 'isFile'),
  ])
  if (parts.includes(false)) return false
  const alternates = join(own, 'objects', 'info', 'alternates')
  return (await is('objects/info/alternates', 'isFile')) && (await readFile(alternates, 'utf8')) === `${objects}\n`
}

/** Programs in the tree find a repository of their own, with the objects of all. */
async function giveRepository(
  git: TreeGit,
  { files, head, objects }: { readonly files: string; readonly head: string; readonly objects: string },
): Promise<void> {
  const own = join(files, '.git')
  await rm(own, { recursive: true, force: true })
  await makeFolders(join(own, 'objects', 'info'))
  await mkdir(join(own, 'refs'))
  await writeFile(join(own, 'config'), '[core]\n\trepositoryformatversion = 0\n\tbare = false\n')
  await writeFile(join(own, 'HEAD'), `${head}\n`)
  await writeFile(join(own, 'objects', 'info', 'alternates'), `${objects}\n`)
  await git(['read-tree', head], { environment: { GIT_DIR: own, GIT_WORK_TREE: files } })
}
