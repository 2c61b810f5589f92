import type { Staged } from '../../call.ts'
import type { EmailDocument } from '../../collections/mail.ts'
import { StorageFailed, StorageFull, StorageUnavailable } from '../../stores/port.ts'
import type { Change, Store } from '../../collections.ts'
import type { Versioned } from '../../stores/port.ts'
import { FileTooLarge } from '../../platform/files/inside-folder.ts'
import { mailDeleted, mailMoved, mailReceived } from './events.ts'
import type { Moment } from '../../platform/work/moment.ts'
import { mailFolders, type MailFile, type MailFiles, type MailFolder } from './files.ts'
import { InFlightMessages } from './in-flight-messages.ts'
import { BeyondLimits, type MailLimits } from './limits.ts'
import { isSameContent } from './mail-file.ts'
import type { Outline } from './outline.ts'
import type { MessageReader } from './reader.ts'
import { codeOf } from '../../platform/work/system-error.ts'
import { tryCommit } from '../../platform/work/try-commit.ts'

export type FoundEmail = Versioned<EmailDocument>

export interface KnownName {
  readonly name: string
  /** Of the file as it was read. */
  readonly fileVersion: string | undefined
}

export interface MailIndexOptions {
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
export class MailIndex {
  readonly #options: MailIndexOptions
  readonly #inFlight = new InFlightMessages()

  constructor(options: MailIndexOptions) {
    this.#options = options
  }

  async find(folder: MailFolder, name: string): Promise<FoundEmail | undefined> {
    const { read } = this.#options.store
    const known = await read.emailNames.get(keyOf(folder, name))
    return known && (await read.emails.get(known.doc.emailId))
  }

  /** The messages that are known in a folder, page by page. */
  async *names(folder: MailFolder): AsyncGenerator<KnownName[]> {
    const start = keyOf(folder, '')
    for (let after = start; ; ) {
      const page = await this.#options.store.read.emailNames.list({ after: { id: after }, limit: namesPageSize })
      const names = page
        .filter(({ doc }) => doc.id.startsWith(start))
        .map(({ doc: { id, fileVersion } }) => ({ name: id.slice(start.length), fileVersion }))
      const last = names.at(-1)
      if (last === undefined) return
      yield names
      if (names.length < namesPageSize) return
      after = keyOf(folder, last.name)
    }
  }

  /**
   * Gives what is known of a message, and reads it first when its file is newer than that; nothing when there is no
   * file.
   */
  async ensure(folder: MailFolder, name: string, reader: MessageReader): Promise<FoundEmail | undefined> {
    for (let tries = 1; ; tries += 1) {
      const file = await this.#options.files.look(folder, name)
      if (file === undefined) return void (await this.recordMissing(folder, name))
      const found = await this.find(folder, name)
      if (found?.doc.fileVersion === file.version) return found
      if (found || !(await this.followMove(folder, name, file))) await this.record(folder, name, file, found, reader)
      if (tries === triesMax) return await this.find(folder, name)
    }
  }

  /** Reads a new or changed message and emits its event. Returns false if another process was faster. */
  async record(
    folder: MailFolder,
    name: string,
    file: MailFile,
    found: FoundEmail | undefined,
    reader: MessageReader,
  ): Promise<boolean> {
    const doc = await this.describe(folder, name, file, reader)
    return await this.commit(found ? await this.#stageUpdate(found, doc) : await this.#stageDiscovery(doc))
  }

  /** Follows a message that is not known here from the folder it was in. Gives false when it came from nowhere. */
  async followMove(folder: MailFolder, name: string, file: MailFile): Promise<boolean> {
    const { files } = this.#options
    for (const other of mailFolders) {
      const found = other === folder ? undefined : await this.find(other, name)
      if (found === undefined) continue
      const twin = await files.look(other, name)
      // A move that was cut off in between has left the message under both names.
      const isTorn = twin?.identity === file.identity && !this.isInFlight(name)
      if (twin && !(isTorn && (await files.remove(other, name)))) continue
      return await this.commit(
        (await this.stageMove(found, folder, (await files.look(folder, name)) ?? file, 'system')).changes,
      )
    }
    return false
  }

  /**
   * Follows a message whose file is gone to the folder where it lies now, or forgets it. Gives whether nothing is left
   * to be done.
   */
  async followDeparture(folder: MailFolder, name: string): Promise<boolean> {
    const { files } = this.#options
    if (this.isInFlight(name)) return false
    const found = await this.find(folder, name)
    // Another process may have emitted the event already, or have stored a message of this name just now.
    if (found === undefined || (await files.look(folder, name))) return true
    for (const other of mailFolders) {
      const file = other === folder ? undefined : await files.look(other, name)
      if (file && (await this.#isMoved(found, other, file)))
        return await this.commit((await this.stageMove(found, other, file, 'system')).changes)
    }
    return await this.commit(await this.stageRemoval(found, 'system'))
  }

  /**
   * The same for a call that misses the file: it is answered however full the disk is, and the next look through the
   * folders does the rest.
   */
  async recordMissing(folder: MailFolder, name: string): Promise<void> {
    try {
      await this.followDeparture(folder, name)
    } catch (error) {
      if (![StorageFull, StorageFailed, StorageUnavailable].some((fault) => error instanceof fault)) throw error
    }
  }

  /** Reads the summary of a message. A message that cannot be read is listed with the reason. */
  async describe(folder: MailFolder, name: string, file: MailFile, reader: MessageReader): Promise<EmailDocument> {
    const { files, limits } = this.#options
    try {
      const outline = await reader.ask(
        'outline',
        async () => (await files.read(folder, name, limits.messageBytesMax))?.bytes,
      )
      return this.documentOf(folder, name, file, outline ?? nothing)
    } catch (error) {
      return this.documentOf(folder, name, file, { ...nothing, problem: problemOf(error, limits) })
    }
  }

  documentOf(
    folder: MailFolder,
    name: string,
    file: MailFile,
    { receivedAt, snippet, ...outline }: Outline & { readonly problem?: string },
  ): EmailDocument {
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

  stageArrival(doc: EmailDocument, actor = 'system'): Change[] {
    return [...this.stageEntry(doc), mailReceived(doc, this.#moment(actor))]
  }

  /** Lists a message without an event. */
  stageEntry(doc: EmailDocument): Change[] {
    return [
      { insert: 'emails', doc },
      { insert: 'emailNames', doc: nameOf(doc) },
    ]
  }

  /** A task is made of the message: of its content too, so that it is once for each message under whatever name. */
  async stageTask({ doc, version }: FoundEmail, taskId: string, contentId: string): Promise<Change[]> {
    const made = await this.#options.store.read.emailTasks.get(contentId)
    const task = { id: contentId, emailId: doc.id, taskId }
    return [
      { replace: 'emails', version, doc: { ...doc, taskId } },
      made ? { replace: 'emailTasks', version: made.version, doc: task } : { insert: 'emailTasks', doc: task },
    ]
  }

  /**
   * An unknown file. It may be a known message under a new name, which then keeps its task. A copy is a new message.
   */
  async #stageDiscovery(doc: EmailDocument): Promise<Change[]> {
    const { read } = this.#options.store
    const made = doc.contentId === undefined ? undefined : await read.emailTasks.get(doc.contentId)
    if (made === undefined || (await this.#isThere(made.doc.emailId)) || !(await read.tasks.get(made.doc.taskId)))
      return this.stageArrival(doc)
    return [
      ...this.stageArrival({ ...doc, taskId: made.doc.taskId }),
      { replace: 'emailTasks', version: made.version, doc: { ...made.doc, emailId: doc.id } },
    ]
  }

  /** The file has changed: what is known of it is replaced, and it stays the same message. */
  async #stageUpdate({ doc: { id, taskId }, version }: FoundEmail, doc: EmailDocument): Promise<Change[]> {
    const updated = { ...doc, id, ...(taskId !== undefined && { taskId }) }
    const name = await this.#options.store.read.emailNames.get(keyOf(doc.folder, doc.name))
    return [
      { replace: 'emails', version, doc: updated },
      name
        ? { replace: 'emailNames', version: name.version, doc: nameOf(updated) }
        : { insert: 'emailNames', doc: nameOf(updated) },
    ]
  }

  /** The message now lies in another folder. Gives nothing to change when that is known already. */
  async stageMove(
    { doc, version }: FoundEmail,
    folder: MailFolder,
    file: MailFile,
    actor: string,
  ): Promise<Staged<{ doc: EmailDocument }>> {
    // Known as it was read: a file that was changed too is read again.
    const moved = {
      ...doc,
      folder,
      fileVersion: isSameContent(doc.fileVersion, file.version) ? file.version : doc.fileVersion,
    }
    if (doc.folder === folder) return { changes: [], doc: moved }
    const { read } = this.#options.store
    const [oldName, newName] = await Promise.all([
      read.emailNames.get(keyOf(doc.folder, doc.name)),
      read.emailNames.get(keyOf(folder, doc.name)),
    ])
    // The index has another message of this name there, whose file is gone.
    const gone = newName && (await read.emails.get(newName.doc.emailId))
    const name = nameOf(moved)
    const changes: Change[] = [
      { replace: 'emails', version, doc: moved },
      ...(oldName ? [{ remove: 'emailNames', version: oldName.version, id: oldName.doc.id } as const] : []),
      newName ? { replace: 'emailNames', version: newName.version, doc: name } : { insert: 'emailNames', doc: name },
      ...(gone
        ? [
            { remove: 'emails', version: gone.version, id: gone.doc.id } as const,
            mailDeleted(gone.doc.name, gone.doc.folder, this.#moment('system')),
          ]
        : []),
      mailMoved(doc.name, doc.folder, folder, this.#moment(actor)),
    ]
    return { changes, doc: moved }
  }

  async stageRemoval({ doc, version }: FoundEmail, actor: string): Promise<Change[]> {
    const name = await this.#options.store.read.emailNames.get(keyOf(doc.folder, doc.name))
    return [
      { remove: 'emails', version, id: doc.id },
      ...(name?.doc.emailId === doc.id
        ? [{ remove: 'emailNames', version: name.version, id: name.doc.id } as const]
        : []),
      mailDeleted(doc.name, doc.folder, this.#moment(actor)),
    ]
  }

  /** Commits changes, unless another process has committed them already. */
  commit(changes: readonly Change[]): Promise<boolean> {
    return tryCommit(this.#options.store, changes)
  }

  /**
   * Says that a call is at work on a message until the function is called, or a minute has passed. Who follows the
   * folders leaves it alone.
   */
  flight(name: string): () => void {
    return this.#inFlight.take(name)
  }

  isInFlight(name: string): boolean {
    return this.#inFlight.has(name)
  }

  async #isThere(emailId: string): Promise<boolean> {
    const found = await this.#options.store.read.emails.get(emailId)
    return found !== undefined && (await this.#options.files.look(found.doc.folder, found.doc.name)) !== undefined
  }

  /** Whether the file in this folder is the message, and not another one of its name that is known there. */
  async #isMoved({ doc }: FoundEmail, folder: MailFolder, file: MailFile): Promise<boolean> {
    const there = await this.find(folder, doc.name)
    return (
      there === undefined ||
      (isSameContent(doc.fileVersion, file.version) && !isSameContent(there.doc.fileVersion, file.version))
    )
  }

  #moment(actor: string): Moment {
    return { at: this.#options.now(), actor }
  }
}

const triesMax = 5
const namesPageSize = 500
const nothing: Outline = { from: '', to: [], subject: '', text: '', snippet: '', attachmentCount: 0 }

function nameOf({ folder, name, id, fileVersion }: EmailDocument): {
  id: string
  emailId: string
  fileVersion: string
} {
  return { id: keyOf(folder, name), emailId: id, fileVersion }
}

/** The store itself gives each name once. */
function keyOf(folder: MailFolder, name: string): string {
  return `${folder}/${name}`
}

function problemOf(error: unknown, { messageBytesMax }: MailLimits): string {
  if (error instanceof FileTooLarge) return `The message has ${error.size} bytes; the limit is ${messageBytesMax}.`
  if (error instanceof BeyondLimits) return error.message
  if (codeOf(error) === 'EACCES') return 'The service is not permitted to read the file.'
  throw error
}
