import { createHash } from 'node:crypto'
import type { Caller, FileReply, Staged } from '../call.ts'
import { fail, isFailure } from '../errors.ts'
import type { components } from '../generated/types.ts'
import type { Store } from '../collections.ts'
import type { Commits } from '../platform/work/commits.ts'
import type { Job, Jobs } from './jobs.ts'
import { Arrivals, emailOf, type Email } from './mail/arrivals.ts'
import { MailIndex } from './mail/mail-index.ts'
import { isMessageName, MailFiles, type MailFolder } from './mail/files.ts'
import { Folders, type EmailPage, type EmailsQuery, type EmailSummary, type Move } from './mail/folders.ts'
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
import type { Area, Foundation, Limit } from '../foundation.ts'
import type { Identity } from './identity.ts'

export { mailLimits } from './mail/limits.ts'
export type { MailFolder, MailLimits }
type Schemas = components['schemas']

export type TaskDraft = ReturnType<typeof draftTask>

export interface MailOptions
  extends Pick<OutboxOptions, 'project' | 'resources' | 'mayUseTask' | 'login' | 'now' | 'newId' | 'log'> {
  readonly store: Store
  readonly commits: Commits
  readonly projectFolder: string
  /** Whether other processes may be at work on the same store, and so on the same folders. */
  readonly isStoreShared: boolean
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly limits: MailLimits
}

const followEachMs = 3_000
// Something was just being written: soon it is not.
const followSoonMs = 1_000

/**
 * The messages of the project: raw ones, one file `<id>.eml` each, in the folders inbox, read and sent. What other
 * programs do there is followed; what the store knows of a message is there to be listed and searched.
 */
export class Mail implements Area {
  readonly #options: MailOptions
  readonly #limits: MailLimits
  readonly #reader: MessageReader
  /** For work in the background, so that it never blocks a request. */
  readonly #backgroundReader: MessageReader
  readonly #files: MailFiles
  readonly #mailIndex: MailIndex
  readonly #scan: Scan
  readonly #folders: Folders
  readonly #arrivals: Arrivals
  readonly #smtpServer: SmtpServer
  readonly #outbox: Outbox
  #following: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: MailOptions) {
    const { limits } = options
    const files = new MailFiles(options.projectFolder)
    const reader = new MessageReader(limits)
    const shared = { ...options, limits, files, reader }
    const mailIndex = new MailIndex(shared)
    this.#options = options
    this.#limits = limits
    this.#files = files
    this.#reader = reader
    this.#mailIndex = mailIndex
    const background = { ...shared, mailIndex, reader: new MessageReader(limits) }
    this.#backgroundReader = background.reader
    this.#scan = new Scan(background)
    this.#folders = new Folders({ ...shared, mailIndex, scan: this.#scan })
    this.#arrivals = new Arrivals({ ...shared, mailIndex })
    this.#smtpServer = new SmtpServer({ ...background, arrivals: this.#arrivals })
    this.#outbox = new Outbox(background)
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

  /** The number of messages in each folder. */
  counts(): Promise<{ name: MailFolder; count: number }[]> {
    return this.#folders.counts()
  }

  /** A page of messages, newest first. */
  list(folder: MailFolder, query: EmailsQuery): Promise<EmailPage> {
    return this.#folders.list(folder, query)
  }

  /**
   * Keeps a message as it is. Refuses one that is too large or too tangled, and keeps nothing of it. With an
   * `effectId`, the message of an earlier attempt is kept.
   */
  deliver(input: Schemas['DeliveryInput'], userId: string, effectId?: string): Promise<Staged<{ message: Email }>> {
    return this.#arrivals.deliver(input, userId, effectId)
  }

  /** Moves the file, then stages the change. Refuses with `email_not_found` and `already_exists`. */
  move(move: Move): Promise<Staged<{ message: EmailSummary }>> {
    return this.#folders.move(move)
  }

  /** Removes the file, then stages the change. */
  remove(folder: MailFolder, id: string, userId: string): Promise<Staged> {
    return this.#folders.remove(folder, id, userId)
  }

  /** The message as it arrived. */
  source(folder: MailFolder, id: string): Promise<FileReply | undefined> {
    return this.#folders.source(folder, id)
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
    const found = (await withMailFailures(this.#mailIndex.ensure(folder, id, this.#reader))) ?? fail('email_not_found')
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
    this.#following = this.#follow()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#smtpServer.close()
    await Promise.all([this.#scan.close(), this.#backgroundReader.stop(), this.#following])
    await this.#smtpServer.close()
    await this.#reader.close()
  }

  /** Follows what others do to the folders and the configuration, again and again. */
  async #follow(): Promise<void> {
    if (this.#isClosed) return
    await Promise.all([this.#scan.run(), this.#followConfig()])
    if (this.#isClosed) return
    this.#timer = setTimeout(
      () => {
        this.#following = this.#follow()
      },
      this.#scan.isUnfinished ? followSoonMs : followEachMs,
    ).unref()
  }

  async #followConfig(): Promise<void> {
    const { project } = this.#options
    try {
      const isAsked = (await project.config()).mail?.smtp !== undefined
      await this.#smtpServer.follow(isAsked ? (await project.mayRunCommands()).mail?.smtp : undefined)
    } catch (error) {
      // While the file is being written, its previous content still applies.
      if (isFailure(error, 'approval_required')) await this.#smtpServer.close()
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
    const load = async () => (file = await this.#files.read(folder, id, this.#limits.messageBytesMax))?.bytes
    try {
      const answer = await withMailFailures(this.#reader.ask(about, load, attachmentId))
      if (file === undefined) await this.#mailIndex.recordMissing(folder, id)
      return file && { answer, file }
    } catch (error) {
      this.#options.log.info({ folder, id, reason: String(error) }, 'a message was not read')
      throw error
    }
  }
}

const pieceBytes = 65_536

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += pieceBytes) yield bytes.subarray(start, start + pieceBytes)
}

/** The area as the service composes it. */
export function openMail(
  foundation: Foundation &
    Pick<MailOptions, 'project' | 'jobs' | 'resources'> & {
      readonly identity: Identity
      readonly areaLimits: { readonly mail: MailLimits }
    },
): Mail {
  const { config, identity, areaLimits } = foundation
  return new Mail({
    ...foundation,
    limits: areaLimits.mail,
    projectFolder: config.project,
    login: config.smtpLogin,
    mayUseTask: (caller, taskId) => identity.mayUseTask(caller, taskId),
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
