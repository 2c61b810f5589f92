import { createHash } from 'node:crypto'
import type { Caller, CommitOf, FileReply } from '../call.ts'
import { fail } from '../errors.ts'
import type { components } from '../generated/types.ts'
import type { Change, Store } from '../stores/port.ts'
import type { Job, Jobs } from './jobs.ts'
import { Arrivals, emailOf, type Email } from './mail/arrivals.ts'
import { Catalogue } from './mail/catalogue.ts'
import { isMessageName, MailFiles, type MailFolder } from './mail/files.ts'
import { Folders, type EmailPage, type EmailsQuery, type MovedEmail, type Move } from './mail/folders.ts'
import { IncomingMail } from './mail/incoming.ts'
import { defaultLimits, type MailLimits } from './mail/limits.ts'
import type { Answers } from './mail/parser.ts'
import { MessageReader } from './mail/reader.ts'
import { unlessRefused } from './mail/refusals.ts'
import { Scan } from './mail/scan.ts'
import { Sending, type SendingOptions } from './mail/sending.ts'
import { draftTask } from './mail/task-draft.ts'
import type { FileRead } from './project/files.ts'

export type { MailFolder, MailLimits }
type Schemas = components['schemas']

/**
 * The messages of the project: raw ones, one file `<id>.eml` each, in the folders inbox, read and sent. What other
 * programs do there is followed; what the store knows of a message is there to be listed and searched.
 */
export interface Mail {
  /**
   * Reads a message from its file; nothing when there is none. Fails with `payload_too_large` for a message that is
   * larger or more tangled than the limits allow, and with `not_ready` when too many messages are being read.
   */
  get(folder: MailFolder, id: string): Promise<Email | undefined>

  /** How many messages each folder holds. */
  counts(): Promise<{ name: MailFolder; count: number }[]>

  /** A page of messages, newest first. */
  list(folder: MailFolder, query: EmailsQuery): Promise<EmailPage>

  /** Keeps a message as it is. Refuses one that is too large or too tangled, and keeps nothing of it. */
  deliver<Result>(input: Schemas['DeliveryInput'], userId: string, commit: CommitOf<Email, Result>): Promise<Result>

  /** Moves the file, then has the change committed. Refuses with `email_not_found` and `already_exists`. */
  move<Result>(move: Move, commit: (build: () => Promise<MovedEmail>) => Promise<Result>): Promise<Result>

  /** Removes the file, then has the change committed. */
  remove<Result>(
    folder: MailFolder,
    id: string,
    userId: string,
    commit: (build: () => Promise<Change[]>) => Promise<Result>,
  ): Promise<Result>

  /** The message as it arrived. */
  source(folder: MailFolder, id: string): Promise<FileReply | undefined>

  /** An attachment, decoded, as bytes that mean nothing to a browser. Refuses with `email_not_found` and `attachment_not_found`. */
  attachment(folder: MailFolder, id: string, attachmentId: string): Promise<FileReply>

  /** Plans a task that says what the message says. Refuses with `already_exists` when one was made of it. */
  planTask<Planned extends PlannedTask>(
    folder: MailFolder,
    id: string,
    planCreation: (input: TaskDraft) => Promise<Planned>,
  ): Promise<Planned>

  /** Plans the job that sends a message; call `wake` of the jobs after the commit. */
  planSending(input: Schemas['EmailInput'], caller: Caller): Promise<{ changes: Change[]; job: Job }>

  /** Begins to follow the folders, and to take mail in where the configuration says so. */
  start(): void
  close(): Promise<void>
}

export type TaskDraft = ReturnType<typeof draftTask>

export interface PlannedTask {
  readonly task: { readonly id: string }
  readonly changes: readonly Change[]
}

export interface MailOptions
  extends Pick<SendingOptions, 'project' | 'resources' | 'mayUseTask' | 'login' | 'now' | 'newId' | 'log'> {
  readonly store: Store
  readonly projectFolder: string
  /** Whether other processes may be at work on the same store, and so on the same folders. */
  readonly isStoreShared: boolean
  readonly jobs: Pick<Jobs, 'define' | 'plan'>
  readonly limits?: Partial<MailLimits>
}

const followEachMs = 3_000
// Something was just being written: soon it is not.
const followSoonMs = 1_000

export function createMail(options: MailOptions): Mail {
  return new ProjectMail(options)
}

class ProjectMail implements Mail {
  readonly #options: MailOptions
  readonly #limits: MailLimits
  readonly #reader: MessageReader
  /** For what nobody waits for, so that nobody waits because of it. */
  readonly #backgroundReader: MessageReader
  readonly #files: MailFiles
  readonly #catalogue: Catalogue
  readonly #scan: Scan
  readonly #folders: Folders
  readonly #arrivals: Arrivals
  readonly #incoming: IncomingMail
  readonly #sending: Sending
  #following: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: MailOptions) {
    const limits = { ...defaultLimits, ...options.limits }
    const files = new MailFiles(options.projectFolder)
    const reader = new MessageReader(limits)
    const shared = { ...options, limits, files, reader }
    const catalogue = new Catalogue(shared)
    this.#options = options
    this.#limits = limits
    this.#files = files
    this.#reader = reader
    this.#catalogue = catalogue
    const background = { ...shared, catalogue, reader: new MessageReader(limits) }
    this.#backgroundReader = background.reader
    this.#scan = new Scan(background)
    this.#folders = new Folders({ ...shared, catalogue, scan: this.#scan })
    this.#arrivals = new Arrivals({ ...shared, catalogue })
    this.#incoming = new IncomingMail({ ...background, arrivals: this.#arrivals })
    this.#sending = new Sending(background)
  }

  async get(folder: MailFolder, id: string): Promise<Email | undefined> {
    const read = await this.#ask('message', folder, id)
    return read?.answer && emailOf(id, read.answer, read.file)
  }

  counts(): Promise<{ name: MailFolder; count: number }[]> {
    return this.#folders.counts()
  }

  list(folder: MailFolder, query: EmailsQuery): Promise<EmailPage> {
    return this.#folders.list(folder, query)
  }

  deliver<Result>(input: Schemas['DeliveryInput'], userId: string, commit: CommitOf<Email, Result>): Promise<Result> {
    return this.#arrivals.deliver(input, userId, commit)
  }

  move<Result>(move: Move, commit: (build: () => Promise<MovedEmail>) => Promise<Result>): Promise<Result> {
    return this.#folders.move(move, commit)
  }

  remove<Result>(
    folder: MailFolder,
    id: string,
    userId: string,
    commit: (build: () => Promise<Change[]>) => Promise<Result>,
  ): Promise<Result> {
    return this.#folders.remove(folder, id, userId, commit)
  }

  source(folder: MailFolder, id: string): Promise<FileReply | undefined> {
    return this.#folders.source(folder, id)
  }

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

  async planTask<Planned extends PlannedTask>(
    folder: MailFolder,
    id: string,
    planCreation: (input: TaskDraft) => Promise<Planned>,
  ): Promise<Planned> {
    const email = (await this.get(folder, id)) ?? fail('email_not_found')
    const found = (await unlessRefused(this.#catalogue.ensure(folder, id, this.#reader))) ?? fail('email_not_found')
    const made = found.doc.taskId === undefined ? undefined : await this.#options.store.read.tasks.get(found.doc.taskId)
    if (made) fail('already_exists', { message: `The task ${made.doc.id} was made of this message already.` })
    const planned = await planCreation(draftTask(email))
    const changes = planned.changes.map((change) =>
      'event' in change
        ? { event: { ...change.event, data: { ...change.event.data, emailId: email.emailId } } }
        : change,
    )
    return {
      ...planned,
      changes: [...changes, ...(await this.#catalogue.planTask(found, planned.task.id, email.emailId))],
    }
  }

  planSending(input: Schemas['EmailInput'], caller: Caller): Promise<{ changes: Change[]; job: Job }> {
    return this.#sending.plan(input, caller)
  }

  start(): void {
    this.#following = this.#follow()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#incoming.close()
    await Promise.all([this.#scan.close(), this.#backgroundReader.stop(), this.#following])
    await this.#incoming.close()
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
      await this.#incoming.follow(isAsked ? (await project.mayRunCommands()).mail?.smtp : undefined)
    } catch (error) {
      // While somebody writes the file, what it said before still holds.
      if (isUnapproved(error)) await this.#incoming.close()
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
      const answer = await unlessRefused(this.#reader.ask(about, load, attachmentId))
      if (file === undefined) await this.#catalogue.miss(folder, id)
      return file && { answer, file }
    } catch (error) {
      this.#options.log.info({ folder, id, reason: String(error) }, 'a message was not read')
      throw error
    }
  }
}

function isUnapproved(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'approval_required'
}

const pieceBytes = 65_536

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += pieceBytes) yield bytes.subarray(start, start + pieceBytes)
}
