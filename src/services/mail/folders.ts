import type { FileReply, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { cutPage, readCursor } from '../../platform/work/page.ts'
import type { EmailDocument } from '../../collections/mail.ts'
import type { Foundation } from '../../foundation.ts'
import type { Versioned } from '../../stores/port.ts'
import { mailDeleted } from './events.ts'
import { recordEffect } from '../../platform/work/commits.ts'
import type { MailIndex } from './mail-index.ts'
import type { MailSync } from './mail-sync.ts'
import { isMessageName, mailFolders, type MailFile, type MailFiles, type MailFolder } from './files.ts'
import type { MailLimits } from './limits.ts'
import type { MessageReader } from './reader.ts'
import { withMailFailures } from './failures.ts'
import type { Scan } from './scan.ts'
import { defined } from '../../platform/work/defined.ts'
import { waitAtMost } from '../../platform/work/within-time.ts'

export type EmailSummary = Schemas['EmailSummary']

export interface EmailsQuery {
  readonly q?: string
  readonly limit: number
  readonly cursor?: string
}

export interface EmailPage {
  readonly messages: EmailSummary[]
  readonly nextCursor?: string
}

export interface FoldersOptions extends Pick<Foundation, 'store' | 'now'> {
  readonly files: MailFiles
  readonly mailIndex: MailIndex
  readonly mailSync: MailSync
  readonly scan: Scan
  readonly reader: MessageReader
  readonly limits: MailLimits
}

/** The messages as they lie in their folders: listed, moved, removed, and handed out as they are. */
export class Folders {
  readonly #options: FoldersOptions

  constructor(options: FoldersOptions) {
    this.#options = options
  }

  /** The number of messages in each folder. */
  async counts(): Promise<{ name: MailFolder; count: number }[]> {
    await this.#lookSoon()
    return mailFolders.map((name) => ({ name, count: this.#options.scan.count(name) }))
  }

  /** A page of messages, newest first. */
  async list(folder: MailFolder, { q, limit, cursor }: EmailsQuery): Promise<EmailPage> {
    const after = readCursor(cursor, { folder, q })
    await this.#lookSoon()
    const { store } = this.#options
    const page = { marksDamage: true, where: { folder }, limit: limit + 1, ...(after && { after }) }
    const found =
      q === undefined
        ? await store.read.emails.list({ ...page, orderBy: 'receivedAt', descending: true })
        : await store.search('emails', {
            marksDamage: true,
            text: q,
            where: { folder },
            limit: limit + 1,
            ...(after && { after: after.id }),
          })
    const { items, ...next } = cutPage(found, limit, { folder, q }, ({ doc: { id, receivedAt } }) =>
      q === undefined ? { id, value: receivedAt } : { id },
    )
    return { messages: items.map(({ doc }) => summaryOf(doc)), ...next }
  }

  /** The messages of all folders that contain every word, newest first. */
  async search(text: string, limit: number): Promise<readonly Versioned<EmailDocument>[]> {
    await this.#lookSoon()
    return await this.#options.store.search('emails', { marksDamage: true, text, limit })
  }

  /** Moves the file, then stages the change. Refuses with `email_not_found` and `already_exists`. */
  async move({ folder, name, to, actor }: Move): Promise<Staged<{ message: EmailSummary }>> {
    const { mailIndex, mailSync, files, reader } = this.#options
    const release = mailIndex.inFlight.take(name)
    try {
      const known = isMessageName(name) && (await withMailFailures(mailSync.ensure(folder, name, reader)))
      if (!known || (to !== folder && !(await this.#moveFile(name, folder, to))))
        return await this.#refuseMissing(folder, name, release)
      const file = (await files.look(to, name)) ?? (await this.#refuseMissing(folder, name, release))
      return await recordEffect(() => this.#recordMove(known.doc, to, file, actor), release)
    } catch (error) {
      release()
      throw error
    }
  }

  /** Removes the file, then stages the change. Refuses with `email_not_found`. */
  async remove(folder: MailFolder, name: string, actor: string): Promise<Staged> {
    const { mailIndex, files } = this.#options
    const release = mailIndex.inFlight.take(name)
    try {
      const known = isMessageName(name) ? await mailIndex.find(folder, name) : undefined
      if (!isMessageName(name) || !(await files.remove(folder, name)))
        return await this.#refuseMissing(folder, name, release)
      return await recordEffect(() => this.#recordRemoval(folder, name, actor, known !== undefined), release)
    } catch (error) {
      release()
      throw error
    }
  }

  /** The message as it arrived. */
  async source(folder: MailFolder, name: string): Promise<FileReply | undefined> {
    const { mailSync, files } = this.#options
    const opened = isMessageName(name) ? await files.open(folder, name) : undefined
    await (opened ? opened.handle.close() : mailSync.recordMissing(folder, name))
    return (
      opened && {
        size: opened.file.size,
        type: 'message/rfc822',
        tag: tagOf(opened.file),
        lastModified: opened.file.modifiedAt.toISOString(),
        filename: `${name}.eml`,
        open: async (start, end) => {
          const again = (await files.open(folder, name)) ?? fail('email_not_found')
          if (again.file.version === opened.file.version) return again.handle.createReadStream({ start, end })
          await again.handle.close()
          return fail('not_ready', {
            message: 'The file of the email is being changed. Try again in a moment.',
            retryAfter: 1,
          })
        },
      }
    )
  }

  /** Says that there is no such message, and no longer lists it either. */
  async #refuseMissing(folder: MailFolder, name: string, release: () => void): Promise<never> {
    release()
    await this.#options.mailSync.recordMissing(folder, name)
    return fail('email_not_found')
  }

  /** Returns whether there was such a message. */
  async #moveFile(name: string, folder: MailFolder, to: MailFolder): Promise<boolean> {
    const outcome = await withMailFailures(this.#options.files.move(name, folder, to))
    if (outcome === 'taken')
      fail('already_exists', {
        message: `The folder ${to} already has an email ${name}. Delete or move that one first.`,
      })
    return outcome === 'moved'
  }

  async #recordMove(
    known: EmailDocument,
    to: MailFolder,
    file: MailFile,
    actor: string,
  ): Promise<Staged<{ message: EmailSummary }>> {
    const { mailIndex } = this.#options
    const found = (await mailIndex.find(known.folder, known.name)) ?? (await mailIndex.find(to, known.name))
    if (found) {
      const { changes, doc } = await mailIndex.stageMove(found, to, file, actor)
      return { changes, message: summaryOf(doc) }
    }
    // Another process scanned between the two renames, and emitted that the message is gone.
    const doc = { ...known, folder: to, fileVersion: file.version }
    return { changes: mailIndex.stageArrival(doc, actor), message: summaryOf(doc) }
  }

  async #recordRemoval(folder: MailFolder, name: string, actor: string, wasKnown: boolean): Promise<Staged> {
    const { mailIndex, now } = this.#options
    const found = await mailIndex.find(folder, name)
    if (found) return { changes: await mailIndex.stageRemoval(found, actor) }
    // Another process has missed the file in the meantime and recorded its removal.
    if (wasKnown) return { changes: [] }
    return { changes: [mailDeleted(name, folder, { at: now(), actor })] }
  }

  /** Lets the catalogue follow the folders, as far as that takes no time. */
  #lookSoon(): Promise<void> {
    return waitAtMost(this.#options.limits.scanWaitMs, this.#options.scan.run())
  }
}

export interface Move {
  readonly folder: MailFolder
  readonly name: string
  readonly to: MailFolder
  readonly actor: string
}

function summaryOf({
  name,
  folder,
  from,
  to,
  subject,
  snippet,
  receivedAt,
  size,
  attachmentCount,
  taskId,
  problem,
}: EmailDocument): EmailSummary {
  return {
    id: name,
    folder,
    from,
    to,
    subject,
    receivedAt,
    size,
    attachmentCount,
    ...defined({ snippet, taskId, problem }),
  }
}

/** Numbers that change with every change of the file, in letters that an entity tag may have. */
function tagOf({ version }: MailFile): string {
  return version.replaceAll(':', '-')
}
