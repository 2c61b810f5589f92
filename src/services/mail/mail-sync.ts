import type { Change } from '../../collections.ts'
import type { EmailDocument } from '../../collections/mail.ts'
import type { Foundation } from '../../foundation.ts'
import { FileTooLarge } from '../../platform/files/inside-folder.ts'
import { codeOf } from '../../platform/work/system-error.ts'
import { tryCommit } from '../../platform/work/try-commit.ts'
import { StorageFailed, StorageFull, StorageUnavailable } from '../../stores/port.ts'
import { mailFolders, type MailFile, type MailFiles, type MailFolder } from './files.ts'
import { BeyondLimits, type MailLimits } from './limits.ts'
import { isSameContent } from './mail-file.ts'
import type { FoundEmail, MailIndex } from './mail-index.ts'
import type { Outline } from './outline.ts'
import type { MessageReader } from './reader.ts'

export interface MailSyncOptions extends Pick<Foundation, 'store'> {
  readonly files: MailFiles
  readonly mailIndex: MailIndex
  readonly limits: MailLimits
}

/** Brings the index in step with the files. Each method commits what it finds, unless another process did. */
export class MailSync {
  readonly #options: MailSyncOptions

  constructor(options: MailSyncOptions) {
    this.#options = options
  }

  /**
   * Returns what is known of a message, and reads it first when its file is newer than that; nothing when there is no
   * file.
   */
  async ensure(folder: MailFolder, name: string, reader: MessageReader): Promise<FoundEmail | undefined> {
    const { files, mailIndex } = this.#options
    for (let tries = 1; ; tries += 1) {
      const file = await files.look(folder, name)
      if (file === undefined) return void (await this.recordMissing(folder, name))
      const found = await mailIndex.find(folder, name)
      if (found?.doc.fileVersion === file.version) return found
      if (found || !(await this.followMove(folder, name, file))) await this.record(folder, name, file, found, reader)
      if (tries === triesMax) return await mailIndex.find(folder, name)
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
    const doc = await this.#describe(folder, name, file, reader)
    return await this.#commit(
      found ? await this.#options.mailIndex.stageUpdate(found, doc) : await this.#stageDiscovery(doc),
    )
  }

  /** Follows a message that is not known here from the folder it was in. Returns false when it came from nowhere. */
  async followMove(folder: MailFolder, name: string, file: MailFile): Promise<boolean> {
    const { files, mailIndex } = this.#options
    for (const other of mailFolders) {
      const found = other === folder ? undefined : await mailIndex.find(other, name)
      if (found === undefined) continue
      const twin = await files.look(other, name)
      // A move that was cut off in between has left the message under both names.
      const isTorn = twin?.identity === file.identity && !mailIndex.inFlight.has(name)
      if (twin && !(isTorn && (await files.remove(other, name)))) continue
      return await this.#commitMove(found, folder, (await files.look(folder, name)) ?? file)
    }
    return false
  }

  /**
   * Follows a message whose file is gone to the folder where it lies now, or forgets it. Returns whether nothing is
   * left to be done.
   */
  async followDeparture(folder: MailFolder, name: string): Promise<boolean> {
    const { files, mailIndex } = this.#options
    if (mailIndex.inFlight.has(name)) return false
    const found = await mailIndex.find(folder, name)
    // Another process may have emitted the event already, or have stored a message of this name just now.
    if (found === undefined || (await files.look(folder, name))) return true
    for (const other of mailFolders) {
      const file = other === folder ? undefined : await files.look(other, name)
      if (file && (await this.#isMoved(found, other, file))) return await this.#commitMove(found, other, file)
    }
    return await this.#commit(await mailIndex.stageRemoval(found, 'system'))
  }

  /** The same for a call that misses the file. It does not fail where the disk is full: the next scan does the rest. */
  async recordMissing(folder: MailFolder, name: string): Promise<void> {
    try {
      await this.followDeparture(folder, name)
    } catch (error) {
      if (![StorageFull, StorageFailed, StorageUnavailable].some((fault) => error instanceof fault)) throw error
    }
  }

  /** Reads the summary of a message. A message that cannot be read is listed with the reason. */
  async #describe(folder: MailFolder, name: string, file: MailFile, reader: MessageReader): Promise<EmailDocument> {
    const { files, mailIndex, limits } = this.#options
    try {
      const outline = await reader.ask(
        'outline',
        async () => (await files.read(folder, name, limits.messageBytesMax))?.bytes,
      )
      return mailIndex.documentOf(folder, name, file, outline ?? nothing)
    } catch (error) {
      return mailIndex.documentOf(folder, name, file, { ...nothing, problem: problemOf(error, limits) })
    }
  }

  /**
   * An unknown file. It may be a known message under a new name, which then keeps its task. A copy is a new message.
   */
  async #stageDiscovery(doc: EmailDocument): Promise<Change[]> {
    const { store, mailIndex } = this.#options
    const made = doc.contentId === undefined ? undefined : await store.read.emailTasks.get(doc.contentId)
    if (made === undefined || (await this.#isThere(made.doc.emailId)) || !(await store.read.tasks.get(made.doc.taskId)))
      return mailIndex.stageArrival(doc)
    return [
      ...mailIndex.stageArrival({ ...doc, taskId: made.doc.taskId }),
      { replace: 'emailTasks', version: made.version, doc: { ...made.doc, emailId: doc.id } },
    ]
  }

  async #isThere(emailId: string): Promise<boolean> {
    const found = await this.#options.store.read.emails.get(emailId)
    return found !== undefined && (await this.#options.files.look(found.doc.folder, found.doc.name)) !== undefined
  }

  /** Whether the file in this folder is the message, and not another one of its name that is known there. */
  async #isMoved({ doc }: FoundEmail, folder: MailFolder, file: MailFile): Promise<boolean> {
    const there = await this.#options.mailIndex.find(folder, doc.name)
    return (
      there === undefined ||
      (isSameContent(doc.fileVersion, file.version) && !isSameContent(there.doc.fileVersion, file.version))
    )
  }

  async #commitMove(found: FoundEmail, folder: MailFolder, file: MailFile): Promise<boolean> {
    return await this.#commit((await this.#options.mailIndex.stageMove(found, folder, file, 'system')).changes)
  }

  #commit(changes: readonly Change[]): Promise<boolean> {
    return tryCommit(this.#options.store, changes)
  }
}

const triesMax = 5
const nothing: Outline = { from: '', to: [], subject: '', text: '', snippet: '', attachmentCount: 0 }

function problemOf(error: unknown, { messageBytesMax }: MailLimits): string {
  if (error instanceof FileTooLarge) return `The message has ${error.size} bytes; the limit is ${messageBytesMax}.`
  if (error instanceof BeyondLimits) return error.message
  if (codeOf(error) === 'EACCES') return 'The service is not permitted to read the file.'
  throw error
}
