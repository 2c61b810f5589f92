import type { EmailDocument } from '../../stores/documents.ts'
import { DuplicateId, VersionConflict } from '../../stores/port.ts'
import type { Change, Store, Versioned } from '../../stores/port.ts'
import { FileTooLarge } from '../project/files.ts'
import type { MailFile, MailFiles, MailFolder } from './files.ts'
import { BeyondLimits, type MailLimits } from './limits.ts'
import type { Outline } from './message.ts'
import type { MessageReader } from './reader.ts'

export type FoundEmail = Versioned<EmailDocument>

export interface CatalogueOptions {
  readonly store: Store
  readonly files: MailFiles
  readonly limits: MailLimits
  readonly now: () => string
  readonly newId: (prefix: string) => string
}

/**
 * What the store knows of the messages, so that lists and searches need not read them. The files are the truth: what
 * stands here follows them.
 */
export class Catalogue {
  readonly #options: CatalogueOptions
  readonly #held = new Map<string, number>()

  constructor(options: CatalogueOptions) {
    this.#options = options
  }

  async find(folder: MailFolder, name: string): Promise<FoundEmail | undefined> {
    const { read } = this.#options.store
    const known = await read.emailNames.get(keyOf(folder, name))
    return known && await read.emails.get(known.doc.emailId)
  }

  /** Gives what is known of a message, and reads it first when its file is newer than that; nothing when there is no file. */
  async ensure(folder: MailFolder, name: string, reader: MessageReader): Promise<FoundEmail | undefined> {
    for (let tries = 1; ; tries += 1) {
      const file = await this.#options.files.look(folder, name)
      if (file === undefined) return undefined
      const found = await this.find(folder, name)
      if (found?.doc.fileVersion === file.version) return found
      const doc = await this.describe(folder, name, file, reader)
      await this.commit(found ? this.planUpdate(found, doc) : this.planArrival(doc))
      if (tries === triesMax) return await this.find(folder, name)
    }
  }

  /** Reads what lists tell of a message. One that cannot be read is told with the reason. */
  async describe(folder: MailFolder, name: string, file: MailFile, reader: MessageReader): Promise<EmailDocument> {
    const { files, limits } = this.#options
    try {
      const outline = await reader.ask('outline', async () => (await files.read(folder, name, limits.messageBytesMax))?.bytes)
      return this.documentOf(folder, name, file, outline ?? nothing)
    } catch (error) {
      return this.documentOf(folder, name, file, { ...nothing, problem: problemOf(error, limits) })
    }
  }

  documentOf(folder: MailFolder, name: string, file: MailFile, { receivedAt, snippet, ...outline }: Outline & { readonly problem?: string }): EmailDocument {
    return {
      id: this.#options.newId('email'),
      folder,
      name,
      ...outline,
      ...(snippet !== '' && { snippet }),
      receivedAt: receivedAt ?? file.modifiedAt.toISOString(),
      size: file.size,
      fileVersion: file.version,
    }
  }

  planArrival(doc: EmailDocument, event: { kind: 'mail.received' | 'mail.sent'; actor: string } = { kind: 'mail.received', actor: 'system' }): Change[] {
    const { folder, name, from, subject } = doc
    return [
      { insert: 'emails', doc },
      { insert: 'emailNames', doc: { id: keyOf(folder, name), emailId: doc.id } },
      { event: { ...event, at: this.#options.now(), data: { folder, id: name, from, subject } } },
    ]
  }

  /** The file has changed: what is known of it is replaced, and it stays the same message. */
  planUpdate({ doc: { id, taskId }, version }: FoundEmail, doc: EmailDocument): Change[] {
    return [{ replace: 'emails', version, doc: { ...doc, id, ...(taskId !== undefined && { taskId }) } }]
  }

  /** The message now lies in another folder. Gives nothing to change when that is known already. */
  async planMove({ doc, version }: FoundEmail, folder: MailFolder, file: MailFile, actor: string): Promise<{ changes: Change[]; doc: EmailDocument }> {
    const moved = { ...doc, folder, fileVersion: file.version }
    if (doc.folder === folder) return { changes: [], doc: moved }
    const { read } = this.#options.store
    const [oldName, newName] = await Promise.all([read.emailNames.get(keyOf(doc.folder, doc.name)), read.emailNames.get(keyOf(folder, doc.name))])
    // Another message of this name is known there whose file somebody has taken away.
    const gone = newName && await read.emails.get(newName.doc.emailId)
    const name = { id: keyOf(folder, doc.name), emailId: doc.id }
    const changes: Change[] = [
      { replace: 'emails', version, doc: moved },
      ...(oldName ? [{ remove: 'emailNames', version: oldName.version, id: oldName.doc.id } as const] : []),
      newName ? { replace: 'emailNames', version: newName.version, doc: name } : { insert: 'emailNames', doc: name },
      ...(gone ? [{ remove: 'emails', version: gone.version, id: gone.doc.id } as const, this.#eventOfRemoval(gone.doc, 'system')] : []),
      { event: { kind: 'mail.moved', at: this.#options.now(), actor, data: { id: doc.name, from: doc.folder, to: folder } } },
    ]
    return { changes, doc: moved }
  }

  async planRemoval({ doc, version }: FoundEmail, actor: string): Promise<Change[]> {
    const name = await this.#options.store.read.emailNames.get(keyOf(doc.folder, doc.name))
    return [
      { remove: 'emails', version, id: doc.id },
      ...(name?.doc.emailId === doc.id ? [{ remove: 'emailNames', version: name.version, id: name.doc.id } as const] : []),
      this.#eventOfRemoval(doc, actor),
    ]
  }

  /** Commits changes, unless another process has told the same already. */
  async commit(changes: readonly Change[]): Promise<boolean> {
    try {
      await this.#options.store.commit(changes)
      return true
    } catch (error) {
      if (error instanceof DuplicateId || error instanceof VersionConflict) return false
      throw error
    }
  }

  /** Says that a call is at work on a message until the function is called, or a minute has passed. Who looks through the folders leaves it alone. */
  hold(name: string): () => void {
    const until = performance.now() + holdMs
    this.#held.set(name, until)
    return () => { if (this.#held.get(name) === until) this.#held.delete(name) }
  }

  isHeld(name: string): boolean {
    const until = this.#held.get(name)
    if (until !== undefined && until <= performance.now()) this.#held.delete(name)
    return this.#held.has(name)
  }

  #eventOfRemoval({ folder, name }: EmailDocument, actor: string): Change {
    return { event: { kind: 'mail.deleted', at: this.#options.now(), actor, data: { folder, id: name } } }
  }
}

const triesMax = 5
// Longer than any call takes from its file to its commit; a job that was ended in between frees the name by this.
const holdMs = 60_000
const nothing: Outline = { from: '', to: [], subject: '', text: '', snippet: '', attachmentCount: 0 }

/** The store itself gives each name once. */
function keyOf(folder: MailFolder, name: string): string {
  return `${folder}/${name}`
}

function problemOf(error: unknown, { messageBytesMax }: MailLimits): string {
  if (error instanceof FileTooLarge) return `The message has ${error.size} bytes; the limit is ${messageBytesMax}.`
  if (error instanceof BeyondLimits) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EACCES') return 'The service may not read the file.'
  throw error
}
