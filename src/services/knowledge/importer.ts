import { createHash } from 'node:crypto'
import type { Caller, Part, Staged } from '../../call.ts'
import type { Change, Store } from '../../collections.ts'
import { fail } from '../../errors.ts'
import { ArchiveRefused, readArchive } from '../../platform/archives/archive.ts'
import { receiveFile } from '../../platform/archives/received-file.ts'
import type { Commits } from '../../platform/work/commits.ts'
import type { Job, JobDocument, JobDone, JobRun, Jobs, JobWork } from '../jobs.ts'
import { toEntry } from './entries.ts'
import type { Entries, NewEntry } from './entries.ts'
import { knowledgeLimits } from './limits.ts'

export interface KnowledgeImporterOptions {
  readonly store: Store
  readonly commits: Commits
  readonly entries: Entries
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly now: () => string
}

interface ImportedFile {
  readonly path: string
  readonly bytes: Buffer
}

const archiveLimits = {
  filesMax: knowledgeLimits.importFilesMax,
  fileBytesMax: knowledgeLimits.importFileBytesMax,
  bytesMax: knowledgeLimits.importBytesMax,
  foldersMax: 24,
}

/**
 * Imports Markdown and text files, alone or in an archive. A file that was imported before, by its path, updates its entry; one
 * that is the same as before changes nothing.
 */
export class KnowledgeImporter {
  readonly #options: KnowledgeImporterOptions

  constructor(options: KnowledgeImporterOptions) {
    this.#options = options
  }

  /** Refuses with `archive_invalid` or `validation_failed`. */
  async stage(parts: AsyncIterable<Part>, caller: Caller): Promise<Staged<{ job: Job }>> {
    const received = await receiveFile(parts, knowledgeLimits.importArchiveBytesMax)
    if (!(await filesIn(received)).some(({ path }) => isText(path)))
      fail('archive_invalid', { message: 'There is no Markdown or text file: none ends in .md, .markdown or .txt.' })
    const { job, changes } = await this.#options.jobs.enqueue({ kind: 'import_knowledge', grant: caller.grant })
    const doc = { id: job.id, filename: received.filename, base64: received.bytes.toString('base64') }
    return { job, changes: [...changes, { insert: 'knowledgeImports', doc }] }
  }

  asJob(): JobWork {
    return {
      scopes: ['knowledge:write'],
      // An entry that is there already is found by its path.
      isIdempotent: true,
      attemptsMax: 3,
      prepare: async ({ retryOf }) => (retryOf === undefined ? [] : refuseRetry()),
      run: (run) => this.#run(run),
      abandon: (job) => this.#forget(job),
    }
  }

  async #run(run: JobRun): Promise<JobDone> {
    const { job, signal } = run
    const found = await this.#options.store.read.knowledgeImports.get(job.id)
    if (!found) return { error: { reason: 'failed', message: 'The file is no longer there.' } }
    const { filename, base64 } = found.doc
    const files = await filesIn({ filename, bytes: Buffer.from(base64, 'base64') })
    const entries: string[] = []
    let skipped = 0
    for (const [index, file] of files.entries()) {
      signal.throwIfAborted()
      const id = await this.#import(file, job.createdBy)
      if (id === undefined) skipped += 1
      else entries.push(id)
      run.progress({ current: index + 1, total: files.length, unit: 'files' })
    }
    return { result: { entries, skipped }, changes: () => this.#forget(job) }
  }

  /** Gives the id of the entry; nothing for a file that is no text. */
  async #import({ path, bytes }: ImportedFile, actor: string): Promise<string | undefined> {
    const { store, commits, entries, now } = this.#options
    const content = isText(path) ? decode(bytes) : undefined
    if (content === undefined || content.length > knowledgeLimits.contentLengthMax) return undefined
    const digest = createHash('sha256').update(bytes).digest('hex')
    const entry: NewEntry = { title: titleOf(content, path), content, source: { uri: path, digest, at: now() } }
    const { entry: stored } = await commits.commit(async () => {
      const [known] = await store.read.knowledge.list({ where: { sourceUri: path }, limit: 1 })
      if (known === undefined) return entries.create(entry, actor)
      if (known.doc.source?.digest === digest) return { changes: [], entry: toEntry(known.doc), version: known.version }
      return entries.update(known.doc.id, entry, undefined, actor)
    })
    return stored.id
  }

  async #forget({ id }: Pick<JobDocument, 'id'>): Promise<Change[]> {
    const found = await this.#options.store.read.knowledgeImports.get(id)
    return found ? [{ remove: 'knowledgeImports', version: found.version, id }] : []
  }
}

function isText(path: string): boolean {
  return /\.(?:md|markdown|txt)$/i.test(path)
}

async function filesIn({ filename, bytes }: { filename: string; bytes: Buffer }): Promise<ImportedFile[]> {
  const isArchive = (bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0x1f && bytes[1] === 0x8b)
  if (!isArchive) return [{ path: filename.slice(-512), bytes }]
  try {
    return await readArchive(bytes, archiveLimits)
  } catch (error) {
    if (error instanceof ArchiveRefused) fail('archive_invalid', { message: error.message, cause: error })
    throw error
  }
}

const titleLengthMax = 256

/** The first heading, else the name of the file, as one line. */
function titleOf(content: string, path: string): string {
  const heading = /^ {0,3}#{1,6}[ \t]+(\S[^\n]{0,511})/m.exec(content.slice(0, 65_536))?.[1]
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')
  const line = (heading ?? name)
    .replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/[\s#]+$/, '')
    .trim()
  return (line || 'Untitled').slice(0, titleLengthMax).toWellFormed()
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function refuseRetry(): never {
  const message = 'An import cannot be retried, because its file is no longer there. Send the file again.'
  return fail('validation_failed', { message, details: [{ path: 'path/jobId', rule: 'retry', message }] })
}
