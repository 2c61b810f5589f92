import { createHash } from 'node:crypto'
import type { Caller, FileReply, Staged } from '../call.ts'
import { fail, isFailure } from '../errors.ts'
import type { Schemas } from '../generated/types.ts'
import type { Job, Jobs } from './jobs.ts'
import { Arrivals, emailOf, type Email } from './mail/arrivals.ts'
import { MailIndex } from './mail/mail-index.ts'
import { MailSync } from './mail/mail-sync.ts'
import { isMessageName, MailFiles, type MailFolder } from './mail/files.ts'
import { FolderFollower } from './mail/folder-follower.ts'
import { Folders } from './mail/folders.ts'
import { SmtpServer } from './mail/smtp-server.ts'
import { mailLimits } from './mail/limits.ts'
import type { MailLimits } from './mail/limits.ts'
import type { Answers } from './mail/parser.ts'
import { MessageReader } from './mail/reader.ts'
import { withMailFailures } from './mail/failures.ts'
import { Scan } from './mail/scan.ts'
import { Outbox, type OutboxOptions } from './mail/outbox.ts'
import { draftTask } from './mail/task-draft.ts'
import type { FileRead } from '../platform/files/inside-folder.ts'
import { piecesOf } from '../platform/streams/pieces-of.ts'
import type { Area, Foundation, Limit } from '../foundation.ts'

export { mailLimits } from './mail/limits.ts'
export type { MailFolder, MailLimits }

export type TaskDraft = ReturnType<typeof draftTask>

export interface MailOptions
  extends Pick<OutboxOptions, 'project' | 'resources' | 'identity' | 'login' | 'now' | 'newId' | 'log'>,
    Pick<Foundation, 'store' | 'commits' | 'isStoreShared'> {
  readonly projectFolder: string
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly limits: MailLimits
}

/**
 * The messages of the project: raw ones, one file `<id>.eml` each, in the folders inbox, read and sent. What other
 * programs do there is followed; what the store knows of a message is there to be listed and searched.
 */
export class Mail implements Area {
  /** The messages as they lie in their folders. */
  readonly folders: Folders
  readonly #options: MailOptions
  readonly #reader: MessageReader
  /** For work in the background, so that it never blocks a request. */
  readonly #backgroundReader: MessageReader
  readonly #files: MailFiles
  readonly #mailIndex: MailIndex
  readonly #mailSync: MailSync
  readonly #scan: Scan
  readonly #arrivals: Arrivals
  readonly #smtpServer: SmtpServer
  readonly #outbox: Outbox
  readonly #follower: FolderFollower

  constructor(options: MailOptions) {
    const { limits } = options
    const files = new MailFiles(options.projectFolder)
    const reader = new MessageReader(limits)
    const shared = { ...options, limits, files, reader }
    const mailIndex = new MailIndex(shared)
    const mailSync = new MailSync({ ...shared, mailIndex })
    this.#options = options
    this.#files = files
    this.#reader = reader
    this.#mailIndex = mailIndex
    this.#mailSync = mailSync
    const background = { ...shared, mailIndex, mailSync, reader: new MessageReader(limits) }
    this.#backgroundReader = background.reader
    this.#scan = new Scan(background)
    this.folders = new Folders({ ...shared, mailIndex, mailSync, scan: this.#scan })
    this.#arrivals = new Arrivals({ ...shared, mailIndex })
    this.#smtpServer = new SmtpServer({ ...background, arrivals: this.#arrivals })
    this.#outbox = new Outbox(background)
    this.#follower = new FolderFollower({ ...options, scan: this.#scan, followConfig: () => this.#followConfig() })
  }

  listLimits(): readonly Limit[] {
    return limits
  }

  /**
   * Reads a message from its file; nothing when there is none. Fails with `payload_too_large` for a message that is
   * larger or more tangled than the limits allow, and with `not_ready` when too many messages are being read.
   */
  async get(folder: MailFolder, id: string): Promise<Email | undefined> {
    const read = await this.#ask('message', folder, id)
    return read?.answer && emailOf(id, read.answer, read.file)
  }

  /**
   * Keeps a message as it is. Refuses one that is too large or too tangled, and keeps nothing of it. With an
   * `effectId`, the message of an earlier attempt is kept.
   */
  deliver(input: Schemas['DeliveryInput'], userId: string, effectId?: string): Promise<Staged<{ message: Email }>> {
    return this.#arrivals.deliver(input, userId, effectId)
  }

  /**
   * An attachment, decoded, as bytes that mean nothing to a browser. Refuses with `email_not_found` and
   * `attachment_not_found`.
   */
  async attachment(folder: MailFolder, id: string, attachmentId: string): Promise<FileReply> {
    const read = (await this.#ask('attachment', folder, id, attachmentId)) ?? fail('email_not_found')
    const { filename = '', bytes } = read.answer ?? fail('attachment_not_found')
    return {
      size: bytes.length,
      type: 'application/octet-stream',
      tag: createHash('sha256').update(bytes).digest('hex'),
      lastModified: read.file.modifiedAt.toISOString(),
      // A name that begins with a dot would be hidden from the one who saves it.
      filename: filename.replace(/^\.+/, '') || `attachment-${attachmentId}`,
      open: async (start, end) => piecesOf(bytes.subarray(start, end + 1)),
    }
  }

  /** Stages a task that says what the message says. Refuses with `already_exists` when one was made of it. */
  async createTask<Task extends { readonly id: string }>(
    folder: MailFolder,
    id: string,
    create: (input: TaskDraft) => Promise<Staged<{ task: Task }>>,
  ): Promise<Staged<{ task: Task }>> {
    const email = (await this.get(folder, id)) ?? fail('email_not_found')
    const found = (await withMailFailures(this.#mailSync.ensure(folder, id, this.#reader))) ?? fail('email_not_found')
    const made = found.doc.taskId === undefined ? undefined : await this.#options.store.read.tasks.get(found.doc.taskId)
    if (made) fail('already_exists', { message: `The task ${made.doc.id} was already created from this email.` })
    const { task, ...staged } = await create(draftTask(email))
    const changes = staged.changes.map((change) =>
      'event' in change && change.event.kind === 'task.created'
        ? { event: { ...change.event, data: { ...change.event.data, emailId: email.emailId } } }
        : change,
    )
    return { task, changes: [...changes, ...(await this.#mailIndex.stageTask(found, task.id, email.emailId))] }
  }

  /** Stages the job that sends a message. */
  send(input: Schemas['EmailInput'], caller: Caller): Promise<Staged<{ job: Job }>> {
    return this.#outbox.enqueue(input, caller)
  }

  /** Begins to follow the folders, and to take mail in where the configuration says so. */
  start(): void {
    this.#follower.start()
  }

  async close(): Promise<void> {
    await this.#smtpServer.close()
    await Promise.all([this.#scan.close(), this.#backgroundReader.stop(), this.#follower.close()])
    await this.#smtpServer.close()
    await this.#reader.close()
  }

  async #followConfig(): Promise<boolean> {
    const { project } = this.#options
    try {
      const isAsked = (await project.config()).mail?.smtp !== undefined
      return await this.#smtpServer.follow(isAsked ? (await project.mayRunCommands()).mail?.smtp : undefined)
    } catch (error) {
      // While the file is being written, its previous content still applies.
      if (!isFailure(error, 'approval_required')) return false
      await this.#smtpServer.close()
      return true
    }
  }

  async #ask<About extends keyof Answers>(
    about: About,
    folder: MailFolder,
    id: string,
    attachmentId?: string,
  ): Promise<{ answer: Answers[About] | undefined; file: FileRead } | undefined> {
    if (!isMessageName(id)) return undefined
    let file: FileRead | undefined
    const load = async () => (file = await this.#files.read(folder, id, this.#options.limits.messageBytesMax))?.bytes
    try {
      const answer = await withMailFailures(this.#reader.ask(about, load, attachmentId))
      if (file === undefined) await this.#mailSync.recordMissing(folder, id)
      return file && { answer, file }
    } catch (error) {
      this.#options.log.info({ folder, id, reason: String(error) }, 'a message was not read')
      throw error
    }
  }
}

/** The area as the service composes it. */
export function openMail(
  foundation: Foundation &
    Pick<MailOptions, 'project' | 'jobs' | 'resources' | 'identity'> & {
      readonly areaLimits: { readonly mail: MailLimits }
    },
): Mail {
  const { config, areaLimits } = foundation
  return new Mail({
    ...foundation,
    limits: areaLimits.mail,
    projectFolder: config.project,
    login: config.smtpLogin,
  })
}

const limits: readonly Limit[] = [
  {
    name: 'messageBytes',
    value: mailLimits.messageBytesMax,
    unit: 'bytes',
    description: 'The size of an email, received or sent.',
  },
]
