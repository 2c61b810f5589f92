import type { Staged } from '../../call.ts'
import type { EmailDocument } from '../../collections/mail.ts'
import type { Change } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import type { Versioned } from '../../stores/port.ts'
import { mailDeleted, mailMoved, mailReceived } from './events.ts'
import type { Moment } from '../../platform/work/moment.ts'
import type { MailFile, MailFolder } from './files.ts'
import { InFlightMessages } from './in-flight-messages.ts'
import { isSameContent } from './mail-file.ts'
import type { Outline } from './outline.ts'

export type FoundEmail = Versioned<EmailDocument>

export interface KnownName {
  readonly name: string
  /** Of the file as it was read. */
  readonly fileVersion: string | undefined
}

export type MailIndexOptions = Pick<Foundation, 'store' | 'now' | 'newId'>

/**
 * What the store knows of the messages, so that lists and searches need not read them. The files are the truth:
 * `MailSync` makes the index follow them.
 */
export class MailIndex {
  readonly #options: MailIndexOptions
  /** The messages on which a call is at work: the scan of the folders skips them. */
  readonly inFlight = new InFlightMessages()

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

  /** The file has changed: what is known of it is replaced, and it stays the same message. */
  async stageUpdate({ doc: { id, taskId }, version }: FoundEmail, doc: EmailDocument): Promise<Change[]> {
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

  #moment(actor: string): Moment {
    return { at: this.#options.now(), actor }
  }
}

const namesPageSize = 500

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
