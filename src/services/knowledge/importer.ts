import { createHash } from 'node:crypto'
import type { Caller, Part, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import { readArchive, refuseArchive } from '../../platform/archives/archive.ts'
import { receiveFile } from '../../platform/archives/received-file.ts'
import type { Sandbox } from '../../platform/sandbox/launch.ts'
import type { GitSource, GitSources } from '../git.ts'
import { fetchingOf, inputWork } from '../jobs.ts'
import type { InputDocument, Job, JobDone, JobRun, Jobs, JobWork } from '../jobs.ts'
import { csvToMarkdown } from './csv-markdown.ts'
import { isCode } from './code-chunks.ts'
import { Converter } from './converter.ts'
import type { KnowledgeImportDocument } from '../../collections/knowledge.ts'
import { toEntry } from './entries.ts'
import type { Entries, NewEntry } from './entries.ts'
import type { ConvertedText } from './html-markdown.ts'
import { knowledgeLimits } from './limits.ts'
import { kindOfEntry } from './places.ts'
import { PageRefused, WebPages, pageAddress } from './web-pages.ts'
import type { Egress } from '../../platform/egress/egress.ts'
import { eachOf } from '../../platform/work/page.ts'
import { defined } from '../../platform/work/defined.ts'
import { decodeUtf8 } from '../../platform/text/utf8.ts'

export interface KnowledgeImporterOptions extends Pick<Foundation, 'store' | 'commits' | 'now'> {
  readonly entries: Entries
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly sources: () => GitSources
  readonly egress: Egress
  /** Reads files in a process of its own. */
  readonly hostSandbox: Sandbox
}

interface ImportedFile {
  readonly path: string
  /** By the path, unless its server says otherwise. */
  readonly kind?: FileKind
  readonly bytes: Buffer
}

const archiveLimits = {
  filesMax: knowledgeLimits.importFilesMax,
  fileBytesMax: knowledgeLimits.importFileBytesMax,
  bytesMax: knowledgeLimits.importBytesMax,
  foldersMax: 24,
  // Nothing becomes a file.
  isCaseKept: true,
}

/**
 * Imports Markdown, text, source, table, HTML, Word and PDF files, alone, of an archive or of a repository. A file that
 * was imported before, by its path, updates its entry; one that is the same as before changes nothing.
 */
export class KnowledgeImporter {
  readonly #options: KnowledgeImporterOptions

  constructor(options: KnowledgeImporterOptions) {
    this.#options = options
  }

  /** Refuses with `archive_invalid` or `validation_failed`. */
  async stageFile(parts: AsyncIterable<Part>, caller: Caller): Promise<Staged<{ job: Job }>> {
    const { filename, bytes } = await receiveFile(parts, knowledgeLimits.importArchiveBytesMax)
    requireReadable(await filesIn({ filename, bytes }))
    return this.#enqueue({ filename, base64: bytes.toString('base64') }, caller)
  }

  /** Refuses with `validation_failed`, `scope_missing`, `forbidden` or `git_unsupported`. */
  async stageGit(
    { isCodeIncluded, ...source }: GitSource & { readonly isCodeIncluded?: boolean },
    caller: Caller,
  ): Promise<Staged<{ job: Job }>> {
    const { gitUrl, path, ref } = source
    const git = { gitUrl, ...defined({ path, ref }), ...(isCodeIncluded === true && { isCodeIncluded }) }
    await this.#options.sources().check(git, caller)
    return this.#enqueue({ git }, caller)
  }

  /** Those that were imported before without addresses. */
  async stagePages(
    { urls = [] }: { readonly urls?: readonly string[] },
    caller: Caller,
  ): Promise<Staged<{ job: Job }>> {
    return this.#enqueue({ pages: [...new Set(urls.map(pageAddress))] }, caller)
  }

  async #enqueue(input: Omit<KnowledgeImportDocument, 'id'>, caller: Caller): Promise<Staged<{ job: Job }>> {
    const { job, changes } = await this.#options.jobs.enqueue({ kind: 'import_knowledge', grant: caller.grant })
    return { job, changes: [...changes, { insert: 'knowledgeImports', doc: { id: job.id, ...input } }] }
  }

  asJob(): JobWork {
    return {
      scopes: ['knowledge:write'],
      // An entry that is there already is found by its path.
      isIdempotent: true,
      attemptsMax: 3,
      ...inputWork(this.#input(), (input, run) => this.#run(input, run)),
    }
  }

  #input(): InputDocument<KnowledgeImportDocument> {
    const { read } = this.#options.store
    return {
      read: (id) => read.knowledgeImports.get(id),
      remove: (id, version) => ({ remove: 'knowledgeImports', version, id }),
    }
  }

  async #run(input: KnowledgeImportDocument, run: JobRun): Promise<JobDone> {
    const converter = new Converter(this.#options.hostSandbox)
    try {
      if (input.pages !== undefined) return { result: await this.#importPages(input.pages, converter, run) }
      const { files, commit } = await this.#read(input, run)
      const imported = await this.#importAll(files, converter, run)
      return { result: { ...imported, ...(commit !== undefined && { commit }) } }
    } finally {
      await converter.close()
    }
  }

  async #read(
    { filename = '', base64 = '', git }: KnowledgeImportDocument,
    run: JobRun,
  ): Promise<{ readonly files: readonly ImportedFile[]; readonly commit?: string }> {
    if (git === undefined) return { files: await filesIn({ filename, bytes: Buffer.from(base64, 'base64') }) }
    return await this.#options.sources().read(git, fetchingOf(run), async (snapshot) => {
      // Nothing is written to a disk: a link or a submodule is only no text.
      const isWanted = (path: string) => kindOf(path) !== undefined && (git.isCodeIncluded === true || !isCode(path))
      const wanted = snapshot.entries.filter(({ kind, path }) => kind === 'file' && isWanted(path))
      const files = await snapshot.read(wanted, archiveLimits).catch(refuseArchive)
      requireReadable(files)
      const folder = (git.path ?? '').replace(/^(?:\.?\/)+|\/+$/g, '')
      const uriOf = (path: string) => `${git.gitUrl}#${folder === '' ? '' : `${folder}/`}${path}`
      return { commit: snapshot.commit, files: files.map((file) => ({ ...file, path: uriOf(file.path) })) }
    })
  }

  async #importAll(files: readonly ImportedFile[], converter: Converter, run: JobRun) {
    const entries: string[] = []
    let skipped = 0
    for (const [index, file] of files.entries()) {
      run.signal.throwIfAborted()
      const id = await this.#import(file, converter, run)
      if (id !== undefined) entries.push(id)
      else {
        skipped += 1
        if (kindOf(file.path) !== undefined)
          await run.write(Buffer.from(`${file.path.slice(0, 512)} is too large, or cannot be read as text.\n`))
      }
      run.progress({ current: index + 1, total: files.length, unit: 'files' })
    }
    return { entries, skipped }
  }

  async #importPages(pages: readonly string[], converter: Converter, run: JobRun) {
    const addresses = pages.length > 0 ? pages : await this.#knownPages(run.signal)
    const web = new WebPages(this.#options.egress, run.signal)
    const entries: string[] = []
    for (const [index, address] of addresses.entries()) {
      run.signal.throwIfAborted()
      try {
        const id = await this.#import({ path: address, ...(await web.load(address)) }, converter, run)
        if (id === undefined) throw new PageRefused('It is too large, or cannot be read as text.')
        entries.push(id)
      } catch (error) {
        if (!(error instanceof PageRefused)) throw error
        await run.write(Buffer.from(`${address.slice(0, 512)}: ${error.message}\n`))
      }
      run.progress({ current: index + 1, total: addresses.length, unit: 'pages' })
    }
    return { entries, skipped: addresses.length - entries.length }
  }

  async #knownPages(signal: AbortSignal): Promise<string[]> {
    const addresses: string[] = []
    for await (const { doc } of eachOf(this.#options.store.read.knowledge, { limit: 50 })) {
      signal.throwIfAborted()
      if (doc.source && kindOfEntry(doc.source) === 'page') addresses.push(doc.source.uri)
    }
    return addresses
  }

  /** Gives the id of the entry; nothing for a file that is no text. */
  async #import(
    { path, bytes, kind = kindOf(path) }: ImportedFile,
    converter: Converter,
    { job, signal }: JobRun,
  ): Promise<string | undefined> {
    const { store, commits, entries, now } = this.#options
    const text = await textOf({ kind, bytes }, converter, signal)
    if (text === undefined || text.content.length > knowledgeLimits.contentLengthMax) return undefined
    const { content } = text
    const digest = createHash('sha256').update(bytes).digest('hex')
    const title = titleOf(text, path)
    const entry: NewEntry = { title, content, source: { uri: path, digest, at: now() } }
    const { entry: stored } = await commits.commit(async () => {
      const [known] = await store.read.knowledge.list({ where: { sourceUri: path }, limit: 1 })
      if (known === undefined) return entries.create(entry, job.createdBy)
      if (known.doc.source?.digest === digest) return { changes: [], entry: toEntry(known.doc), version: known.version }
      return entries.update(known.doc.id, entry, undefined, job.createdBy)
    })
    return stored.id
  }
}

type FileKind = 'text' | 'csv' | 'html' | 'pdf' | 'docx'

function kindOf(path: string): FileKind | undefined {
  if (/\.(?:md|markdown|txt)$/i.test(path) || isCode(path)) return 'text'
  if (/\.(?:csv|tsv)$/i.test(path)) return 'csv'
  if (/\.docx$/i.test(path)) return 'docx'
  if (/\.html?$/i.test(path)) return 'html'
  return /\.pdf$/i.test(path) ? 'pdf' : undefined
}

async function textOf(
  { kind, bytes }: { readonly kind: FileKind | undefined; readonly bytes: Buffer },
  converter: Converter,
  signal: AbortSignal,
): Promise<ConvertedText | undefined> {
  if (kind === undefined) return undefined
  if (kind !== 'text' && kind !== 'csv') return converter.convert({ kind, bytes }, signal)
  const content = decodeUtf8(bytes)
  if (content === undefined) return undefined
  if (kind === 'text') return { content }
  const table = csvToMarkdown(content)
  return table === undefined ? undefined : { content: table }
}

function requireReadable(files: readonly ImportedFile[]): void {
  if (!files.some(({ path }) => kindOf(path) !== undefined))
    fail('archive_invalid', {
      message: 'There is no file to import: none ends in .md, .txt, .html, .pdf, .docx or .csv, or as a source file.',
    })
}

async function filesIn({ filename, bytes }: { filename: string; bytes: Buffer }): Promise<ImportedFile[]> {
  // A document of Word is an archive too.
  const isArchive =
    kindOf(filename) !== 'docx' &&
    ((bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0x1f && bytes[1] === 0x8b))
  if (!isArchive) return [{ path: filename.slice(-512), bytes }]
  return await readArchive(bytes, archiveLimits).catch(refuseArchive)
}

const titleLengthMax = 256

/** The title of the file, its first heading, else its name, as one line. */
function titleOf({ title, content }: ConvertedText, path: string): string {
  // A PDF has no headings but the numbers of its pages, and source files and tables have none.
  const heading =
    /\.(?:pdf|csv|tsv)$/i.test(path) || isCode(path)
      ? undefined
      : /^ {0,3}#{1,6}[ \t]+(\S[^\n]{0,511})/m.exec(content.slice(0, 65_536))?.[1]
  const file = path.slice(path.lastIndexOf('/') + 1)
  const name = isCode(path) ? file : file.replace(/\.[^.]*$/, '')
  const line = (title ?? heading ?? name)
    .replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/[\s#]+$/, '')
    .trim()
  return (line || 'Untitled').slice(0, titleLengthMax).toWellFormed()
}
