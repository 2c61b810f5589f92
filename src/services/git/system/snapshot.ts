import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from '../../../errors.ts'
import { FileGate } from '../../../platform/archives/file-gate.ts'
import type { ArchiveFile, ArchiveLimits } from '../../../platform/archives/archive.ts'
import { secretsOf } from '../../../platform/text/url-credentials.ts'
import { Exchange } from './exchange.ts'
import type { Machine } from './machine.ts'
import { prepare, remote } from './fetch-folder.ts'
import type { ExchangeFailure, FetchedSnapshot, SnapshotRequest } from '../fetching.ts'
import type { TreeEntry } from '../snapshot.ts'

const packBytesMax = 268_435_456
const entriesMax = 20_000
const listBytesMax = 8_388_608
const place = 'refs/gantry/source'

/**
 * Fetches one commit into a folder for temporary files, and reads its files from the objects: nothing is checked out.
 */
export async function takeSnapshot(
  machine: Machine,
  request: SnapshotRequest,
): Promise<FetchedSnapshot | { kind: 'unknownRef' } | ExchangeFailure> {
  const { path, release: remove } = await machine.folders.take()
  try {
    const found = await fetchInto(path, machine, request)
    if (!(found instanceof Exchange)) {
      await remove()
      return found
    }
    const commit = (await found.oidOf(place)) ?? fail('git_unsupported', { message: 'The ref names no commit.' })
    const entries = await entriesOf(found, commit, request.path)
    return { kind: 'snapshot', commit, entries, remove, read: (wanted, limits) => readFiles(found, wanted, limits) }
  } catch (error) {
    await remove()
    throw error
  }
}

async function fetchInto(
  path: string,
  machine: Machine,
  request: SnapshotRequest,
): Promise<Exchange | { kind: 'unknownRef' } | ExchangeFailure> {
  const { url, ref = 'HEAD' } = request
  const gitFolder = join(path, 'git')
  await prepare(gitFolder, url)
  const size = new SizeWatch(gitFolder)
  const exchange = new Exchange(machine, {
    ...request,
    remote,
    exchange: path,
    view: {},
    gitFolder,
    folder: gitFolder,
    depth: 1,
    refspec: `+${ref}:${place}`,
    secrets: secretsOf(url),
    signal: AbortSignal.any([request.signal, size.signal]),
    report: (progress) => {
      size.look()
      request.report(progress)
    },
  })
  const outcome = await exchange.fetch().finally(() => exchange.close())
  if (size.signal.aborted)
    fail('archive_invalid', { message: `The commit of the repository has more than ${packBytesMax} bytes.` })
  if (outcome.kind === 'unreachable' && /couldn't find remote ref|not our ref/.test(outcome.words))
    return { kind: 'unknownRef' }
  return outcome.kind === 'fetched' ? exchange : outcome
}

/** Looks at what has arrived whenever git reports progress, since no setting of git limits it. */
class SizeWatch {
  readonly #tooLarge = new AbortController()
  readonly #folder: string

  constructor(gitFolder: string) {
    this.#folder = join(gitFolder, 'objects', 'pack')
  }

  get signal(): AbortSignal {
    return this.#tooLarge.signal
  }

  look(): void {
    this.#measure().then(
      (bytes) => bytes > packBytesMax && this.#tooLarge.abort(),
      () => undefined,
    )
  }

  async #measure(): Promise<number> {
    const names = await readdir(this.#folder)
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(this.#folder, name))).size))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
}

/** Of the form `100644 blob <oid> <size>\t<path>`, ended by NUL (git-ls-tree(1)). */
const entryForm = /^(\d{6}) (\w+) ([0-9a-f]{40,64}) +(-|\d+)\t(.+)$/s

async function entriesOf(exchange: Exchange, commit: string, path: string): Promise<TreeEntry[]> {
  const tree = path === '' ? commit : `${commit}:${path}`
  const { code, output, isCut } = await exchange.read(['ls-tree', '-r', '-z', '--long', '--end-of-options', tree], {
    outputBytesMax: listBytesMax,
  })
  const lines = output.split('\0').slice(0, -1)
  if (isCut || lines.length > entriesMax)
    fail('archive_invalid', { message: `The folder of the repository has more than ${entriesMax} files.` })
  if (code !== 0) fail('archive_invalid', { message: `The commit has no folder ${path}.` })
  return lines.flatMap((line) => {
    const [, mode, , oid, size, name] = entryForm.exec(line) ?? []
    if (mode === undefined || oid === undefined || name === undefined) return []
    return [{ path: name, kind: kindOf(mode), isExecutable: mode === '100755', size: Number(size) || 0, oid }]
  })
}

function kindOf(mode: string): TreeEntry['kind'] {
  if (mode === '160000') return 'submodule'
  return mode.startsWith('100') ? 'file' : 'link'
}

async function readFiles(
  exchange: Exchange,
  entries: readonly TreeEntry[],
  limits: ArchiveLimits,
): Promise<ArchiveFile[]> {
  const gate = new FileGate(limits)
  if (entries.length > limits.filesMax) gate.refuse(`There are more than ${limits.filesMax} files.`)
  let sum = 0
  for (const { path, kind, size } of entries) {
    if (kind !== 'file')
      gate.refuse(`The repository has a ${kind} (${JSON.stringify(path.slice(0, 100))}). Only files are taken.`)
    gate.admit(path, 'file')
    sum += size
    if (size > limits.fileBytesMax)
      gate.refuse(`The file ${JSON.stringify(path)} has more than ${limits.fileBytesMax} bytes.`)
    if (sum > limits.bytesMax) gate.refuse(`The files have more than ${limits.bytesMax} bytes.`)
  }
  if (entries.length === 0) return []
  const { bytes } = await exchange.read(['cat-file', '--batch'], {
    input: entries.map(({ oid }) => `${oid}\n`).join(''),
    outputBytesMax: sum + entries.length * headBytesMax,
  })
  let at = 0
  return entries.map(({ path, isExecutable }) => {
    const end = bytes.indexOf('\n', at)
    const size = Number(/^[0-9a-f]+ blob (\d+)$/.exec(bytes.toString('latin1', at, end))?.[1] ?? Number.NaN)
    if (end < 0 || Number.isNaN(size)) return gate.refuse(`The file ${JSON.stringify(path)} could not be read.`)
    at = end + 1 + size + 1
    return { path, isExecutable, bytes: Buffer.from(bytes.subarray(end + 1, end + 1 + size)) }
  })
}

/** The id of an object, its kind and size, and two line feeds. */
const headBytesMax = 128
