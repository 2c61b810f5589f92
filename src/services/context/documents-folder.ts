import type { Dirent } from 'node:fs'
import { lstat, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Staged } from '../../call.ts'
import { fail, isFailure } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { readProjectFile } from '../../platform/files/fresh-file.ts'
import { replaceContent, readContent, versionOfContent } from '../../platform/files/file-content.ts'
import type { Content } from '../../platform/files/file-content.ts'
import { findFolder } from '../../platform/files/working-folder.ts'
import type { LinkedProject } from '../../platform/files/linked-file.ts'
import { redactProse } from '../../platform/text/redaction.ts'
import { recordEffect } from '../../platform/work/commits.ts'
import { requireVersion } from '../../platform/work/if-version.ts'
import { pageOfAll } from '../../platform/work/page.ts'
import type { PageQuery } from '../../platform/work/page.ts'
import { codeOf } from '../../platform/work/system-error.ts'
import { tokensOf } from '../../stores/tokens.ts'
import type { FileLease, FileLocks } from '../project.ts'
import { parseDocument } from './document-text.ts'
import { contextUpdated } from './events.ts'

export type ContextFile = Schemas['ContextFile']
export type ContextFileSummary = Schemas['ContextFileSummary']

export interface DocumentAt {
  readonly document: ContextFile
  /** Of the bytes of the file. */
  readonly version: number
}

export interface FoundDocuments {
  readonly documents: readonly ContextFile[]
  readonly isComplete: boolean
}

const searchedMax = 200
const folderName = '.gantry/context'
const namePattern = /^[A-Za-z0-9][A-Za-z0-9._-]*\.md$/
const nameLengthMax = 128
const triesMax = 5

/**
 * The Markdown files in `.gantry/context`, which are the truth: what other programs do there counts at the next call.
 */
export class DocumentsFolder {
  readonly #project: string
  readonly #place: LinkedProject
  readonly #now: () => string
  readonly #locks: Pick<FileLocks, 'exclusively'>

  constructor(place: LinkedProject, { now, locks }: { now: () => string; locks: Pick<FileLocks, 'exclusively'> }) {
    this.#project = place.folder
    this.#place = place
    this.#now = now
    this.#locks = locks
  }

  /** By name. A document with a mistake is listed with its problem. */
  async list(page: PageQuery): Promise<{ documents: ContextFileSummary[]; nextCursor?: string }> {
    const { items, ...next } = pageOfAll(await this.names(), page, {}, (name) => name)
    const found = await Promise.all(items.map((name) => this.#summaryOf(name)))
    return { documents: found.flatMap((summary) => summary ?? []), ...next }
  }

  /** Those that contain every word, by name, of the first ones. Those with a mistake cannot be searched. */
  async search(q: string): Promise<FoundDocuments> {
    const words = tokensOf(q)
    const names = await this.names()
    const documents: ContextFile[] = []
    let isComplete = names.length <= searchedMax
    for (const name of words.length === 0 ? [] : names.slice(0, searchedMax)) {
      const found = await this.find(name).catch(orMistake)
      if (found === 'mistake') isComplete = false
      else if (found && containsAll(found.document, words)) documents.push(found.document)
    }
    return { documents, isComplete }
  }

  /** The names of the documents, in order. */
  async names(): Promise<string[]> {
    try {
      const { absolute } = await findFolder(this.#project, folderName)
      const entries = await readdir(absolute, { withFileTypes: true }).catch(orEmpty)
      return entries
        .filter((entry) => entry.isFile() || entry.isSymbolicLink())
        .map(({ name }) => name)
        .filter((name) => namePattern.test(name) && name.length <= nameLengthMax)
        .toSorted()
    } catch (error) {
      // There is no folder, or it leads out of the project.
      if (isFailure(error, 'validation_failed') || isFailure(error, 'path_forbidden')) return []
      throw error
    }
  }

  /** Nothing if there is none. Fails with `config_invalid` for one with a mistake. */
  async find(name: string): Promise<DocumentAt | undefined> {
    const path = `${folderName}/${name}`
    const file = await readProjectFile(this.#place, path)
    if (file === undefined) return undefined
    return await documentAt(path, file, file.modifiedAt.toISOString())
  }

  /**
   * Gives what `show` makes of the document. Refuses with `revision_mismatch`, `config_invalid`, `path_forbidden` or
   * `payload_too_large`.
   */
  async put<Given>(
    { name, text, ifVersion, actor }: NewDocument,
    show: (found: DocumentAt) => Given,
  ): Promise<Staged<Given>> {
    await parseDocument(`${folderName}/${name}`, text)
    refuseMask(text)
    const write = await this.#writeAnew(async () => {
      await this.#makeFolder()
      return this.#write(name, Buffer.from(text), ifVersion)
    })
    // Git may have taken it away since it was written.
    const found =
      (await this.find(name)) ??
      (await documentAt(`${folderName}/${name}`, { text, bytes: Buffer.from(text) }, this.#now()))
    return await this.#stage(name, write, show(found), actor)
  }

  /** Refuses with `document_not_found`, `revision_mismatch` or `path_forbidden`. */
  async remove(name: string, ifVersion: number | undefined, actor: string): Promise<Staged> {
    const write = await this.#writeAnew(() => this.#write(name, undefined, ifVersion))
    if (write.before === undefined) return fail('document_not_found')
    return await this.#stage(name, write, {}, actor)
  }

  async #summaryOf(name: string): Promise<ContextFileSummary | undefined> {
    try {
      const found = await this.find(name)
      if (found === undefined) return undefined
      const { metadata: _, content: _content, source: _source, ...summary } = found.document
      return summary
    } catch (error) {
      if (!isFailure(error, 'config_invalid')) throw error
      const problem = error.message.slice(0, 4_096)
      return { filename: name, title: name, isPinned: false, size: 0, updatedAt: new Date(0).toISOString(), problem }
    }
  }

  /** Git may take the folder away at any time, with a checkout, or a stash of the files that it does not know. */
  async #writeAnew(write: () => Promise<Write>): Promise<Write> {
    for (let tries = 1; ; tries++) {
      try {
        return await write()
      } catch (error) {
        if (codeOf(error) !== 'ENOENT' || tries === triesMax) throw error
      }
    }
  }

  async #write(name: string, after: Content, ifVersion: number | undefined): Promise<Write> {
    return await this.#locks.exclusively('documents', async (lease) => {
      const path = `${folderName}/${name}`
      const before = await readContent(this.#place, path)
      requireVersion({ version: versionOfContent(before) }, ifVersion)
      const isSame = before === undefined ? after === undefined : after !== undefined && before.equals(after)
      if (!isSame) await replaceContent(this.#place, path, { before, after, lease })
      return { before, after, isSame }
    })
  }

  /** Stages the event of a write that was done, which is taken back if the commit is refused. */
  async #stage<Given>(
    name: string,
    { before, after, isSame }: Write,
    given: Given,
    actor: string,
  ): Promise<Staged<Given>> {
    if (isSame) return { ...given, changes: [] }
    const change = after === undefined ? 'deleted' : before === undefined ? 'created' : 'replaced'
    const event = contextUpdated({ filename: name, change }, { at: this.#now(), actor })
    return await recordEffect(
      async () => ({ ...given, changes: [event] }),
      async (outcome) => {
        // Another writer that came after keeps what it wrote.
        const putBack = (lease: FileLease) =>
          replaceContent(this.#place, `${folderName}/${name}`, { before: after, after: before, lease })
        if (outcome === 'dropped') await this.#locks.exclusively('documents', putBack).catch(() => {})
      },
    )
  }

  /** A link that leads out of the project is found before anything is made behind it. */
  async #makeFolder(): Promise<void> {
    for (const path of ['.gantry', folderName]) {
      await mkdir(join(this.#project, path)).catch((error: unknown) => {
        if (codeOf(error) === 'EACCES' || codeOf(error) === 'EROFS')
          fail('path_forbidden', { message: `The service is not permitted to make the folder ${path}.`, cause: error })
        if (codeOf(error) !== 'EEXIST') throw error
      })
      try {
        await findFolder(this.#project, path)
      } catch (cause) {
        if (!isFailure(cause, 'validation_failed')) throw cause
        // It may have been removed since it was made.
        await lstat(join(this.#project, path))
        fail('path_forbidden', { message: `${path} is not a folder in the project.`, cause })
      }
    }
  }
}

async function documentAt(
  path: string,
  { text, bytes }: { readonly text: string; readonly bytes: Buffer },
  updatedAt: string,
): Promise<DocumentAt> {
  const document = await parseDocument(path, text)
  const isPinned = document.metadata['pinned'] === true
  return {
    document: { ...document, source: redactProse(text), isPinned, size: bytes.length, updatedAt },
    version: versionOfContent(bytes),
  }
}

export interface NewDocument {
  readonly name: string
  /** With its front matter. */
  readonly text: string
  readonly ifVersion: number | undefined
  readonly actor: string
}

interface Write {
  readonly before: Content
  readonly after: Content
  readonly isSame: boolean
}

/** An answer shows a mask for a credential; sent back, it would replace it. */
function refuseMask(text: string): void {
  if (text.includes('[redacted]'))
    fail('config_invalid', {
      message:
        'The text contains "[redacted]", which stands for a credential in answers. Leave it out, or give its value.',
    })
}

/** Of a folder that was removed since it was found. */
function orEmpty(error: unknown): Dirent[] {
  if (codeOf(error) === 'ENOENT') return []
  throw error
}

function orMistake(error: unknown): 'mistake' {
  if (isFailure(error, 'config_invalid')) return 'mistake'
  throw error
}

function containsAll({ filename, title, content }: ContextFile, words: readonly string[]): boolean {
  const present = new Set(tokensOf(`${filename}\n${title}\n${content}`))
  return words.every((word) => present.has(word))
}
