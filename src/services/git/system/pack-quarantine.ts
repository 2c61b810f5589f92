import { mkdtemp, readdir, realpath, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolders } from '../../../platform/files/make-folders.ts'
import { fail } from '../../../errors.ts'
import type { GitSite } from '../reading.ts'
import type { ReturnedTree, ReturnedTreeLimits } from '../transferring.ts'
import { runLocal, streamLocal } from './local-command.ts'
import type { Machine } from './machine.ts'

/** What git reports as a warning, and no file of a project is called. */
const refused = ['hasDot', 'hasDotdot', 'hasDotgit', 'nullSha1', 'fullPathname']
const strict = `--strict=${refused.map((name) => `${name}=error`).join(',')}`

/** Git removes what is left under this name when it prunes. */
const quarantinePrefix = 'tmp_objdir-incoming-'
const pathBytesMax = 4_095
const lineBytesMax = 128

/** A pack as `TransferEngine.receive` stores it: in a folder of its own, until all of it was checked and counted. */
export async function receivePack(
  machine: Machine,
  site: GitSite,
  returned: ReturnedTree,
  limits: ReturnedTreeLimits,
): Promise<void> {
  requireFewObjects(returned.pack, limits)
  const objects = await realpath(join(site.repository.commonFolder, 'objects'))
  const folder = await mkdtemp(join(objects, quarantinePrefix))
  try {
    await new Quarantine(machine, site, { objects, folder, limits }).check(returned)
    await moveAll(join(folder, 'pack'), join(objects, 'pack'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface QuarantineOptions {
  /** Of the repository. */
  readonly objects: string
  readonly folder: string
  readonly limits: ReturnedTreeLimits
}

class Quarantine {
  readonly #machine: Machine
  readonly #site: GitSite
  readonly #limits: ReturnedTreeLimits
  /** The objects of the quarantine alone. */
  readonly #alone: Readonly<Record<string, string>>
  /** Those of the repository as well. */
  readonly #together: Readonly<Record<string, string>>

  constructor(machine: Machine, site: GitSite, { objects, folder, limits }: QuarantineOptions) {
    this.#machine = machine
    this.#site = site
    this.#limits = limits
    this.#alone = { GIT_OBJECT_DIRECTORY: folder }
    this.#together = { ...this.#alone, GIT_ALTERNATE_OBJECT_DIRECTORIES: quotedPath(objects) }
  }

  async check({ base, commit, pack }: ReturnedTree): Promise<void> {
    await this.#unpack(pack)
    await this.#requireSmallObjects()
    const parents = await this.#parentsOf(commit)
    if (parents?.length !== 1 || parents[0] !== base)
      fail('git_unsupported', { message: 'What the runner sent back is not a commit on what it was given.' })
    await this.#requireFewFiles(base, commit)
  }

  /** The pack stays packed on the disk. Of what git unpacks in memory, each object is bounded. */
  async #unpack(pack: Uint8Array): Promise<void> {
    const environment = { ...this.#together, GIT_ALLOC_LIMIT: String(this.#limits.objectBytesMax + 1) }
    const given = ['index-pack', '--stdin', '--fix-thin', strict]
    const { code, errors } = await runLocal(this.#machine, this.#site, given, { input: pack, environment })
    if (code === 0) return
    if (/over limit/.test(errors)) refuseLarge(this.#limits.objectBytesMax, 'bytes in one object')
    fail('git_unsupported', { message: 'What the runner sent back is not valid in git. Nothing of it was taken.' })
  }

  async #requireSmallObjects(): Promise<void> {
    const { objectsMax, objectBytesMax, bytesMax } = this.#limits
    const given = ['cat-file', '--batch-check=%(objectsize)', '--batch-all-objects', '--unordered']
    const read = { environment: this.#alone, outputBytesMax: objectsMax * lineBytesMax }
    const { code, output, isCut } = await runLocal(this.#machine, this.#site, given, read)
    if (code !== 0 || isCut)
      fail('git_unsupported', { message: 'The sizes of what the runner sent back are not known.' })
    let sum = 0
    for (const line of output.split('\n')) {
      const size = Number(line)
      sum += size
      if (size > objectBytesMax) refuseLarge(objectBytesMax, 'bytes in one object')
      if (sum > bytesMax) refuseLarge(bytesMax, 'bytes in all objects')
    }
  }

  /** Trees that name each other make many files of few objects. Git lists one by one, and is ended at the limit. */
  async #requireFewFiles(base: string, commit: string): Promise<void> {
    const { pathsMax, bytesMax } = this.#limits
    const before = await this.#measure(base)
    await this.#measure(commit, ({ paths, bytes }) => {
      if (paths > before.paths + pathsMax) refuseLarge(pathsMax, 'new files')
      if (bytes > before.bytes + bytesMax) refuseLarge(bytesMax, 'bytes in all files')
    })
  }

  async #measure(commit: string, check: (sofar: Measured) => void = () => {}): Promise<Measured> {
    const given = ['ls-tree', '-r', '-l', '-z', '--full-tree', commit]
    const output = streamLocal(this.#machine, this.#site, given, { environment: this.#together })
    const measured = { paths: 0, bytes: 0 }
    for await (const entry of entriesOf(output)) {
      const [, size = '-'] = entryForm.exec(entry) ?? []
      measured.paths += 1
      measured.bytes += size === '-' ? 0 : Number(size)
      check(measured)
    }
    return measured
  }

  async #parentsOf(commit: string): Promise<string[] | undefined> {
    const given = ['cat-file', 'commit', commit]
    const { code, output } = await runLocal(this.#machine, this.#site, given, { environment: this.#together })
    if (code !== 0) return undefined
    const [head = ''] = output.split('\n\n', 1)
    return [...head.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, oid = '']) => oid)
  }
}

interface Measured {
  readonly paths: number
  readonly bytes: number
}

const entryForm = /^[0-7]{6} [a-z]+ [0-9a-f]+ +([0-9]+|-)\t/

/** What git separates by NUL. A path that no system could write is refused before it is all read. */
async function* entriesOf(output: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  let rest = ''
  for await (const bytes of output) {
    const entries = (rest + Buffer.from(bytes).toString('latin1')).split('\0')
    rest = entries.pop() ?? ''
    for (const entry of [...entries, rest])
      if (entry.length > pathBytesMax + lineBytesMax) refuseLarge(pathBytesMax, 'bytes in the path of a file')
    yield* entries
  }
}

/** The number of objects, by which git reserves memory before it has read them. */
function requireFewObjects(pack: Uint8Array, { objectsMax }: ReturnedTreeLimits): void {
  const head = Buffer.from(pack.buffer, pack.byteOffset, Math.min(pack.byteLength, 12))
  if (head.length === 12 && head.readUInt32BE(8) > objectsMax) refuseLarge(objectsMax, 'objects')
}

function refuseLarge(limit: number, what: string): never {
  return fail('git_unsupported', {
    message: `What the runner sent back has more than ${limit} ${what}. Nothing of it was taken.`,
  })
}

/** The index comes last: a pack counts from then on. */
async function moveAll(from: string, to: string): Promise<void> {
  await makeFolders(to)
  const names = await readdir(from)
  for (const name of names.toSorted((one, other) => Number(isIndex(one)) - Number(isIndex(other))))
    await rename(join(from, name), join(to, name))
}

function isIndex(name: string): boolean {
  return name.endsWith('.idx')
}

/** As git reads it in a list that is separated by colons. */
function quotedPath(path: string): string {
  return `"${path.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
