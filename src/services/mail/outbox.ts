import type { Caller, Staged } from '../../call.ts'
import { Failure, fail, isFailure } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { grantOf } from '../jobs.ts'
import type { JobDocument } from '../jobs.ts'
import type { Change, Store } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import type { JobDone, JobRun, Jobs, Job } from '../jobs.ts'
import type { OutgoingMailConfig } from '../project.ts'
import type { Project } from '../project.ts'
import type { Resource, Resources } from '../resources.ts'
import { concealer } from '../../platform/text/concealer.ts'
import { mailFailed, mailSent } from './events.ts'
import type { MailIndex } from './mail-index.ts'
import { compose, draftOf, recipientsOf, composedSizeOf, type AttachedFile, type Draft } from './composition.ts'
import type { MailFiles } from './files.ts'
import type { MailLimits } from './limits.ts'
import { parseMailbox, type Mailbox } from '../../platform/text/mailbox.ts'
import { outlineOf } from './outline.ts'
import type { MessageReader } from './reader.ts'
import { NotSent, sendBySmtp, type SmtpMessage } from './smtp-client.ts'
import { requireTask } from '../tasks.ts'
import { mayUseTask } from '../identity.ts'
import type { Identity } from '../identity.ts'

type EmailInput = Schemas['EmailInput']

export interface OutboxOptions extends Pick<Foundation, 'now' | 'newId' | 'log'> {
  readonly store: Pick<Store, 'read'>
  readonly project: Pick<Project, 'config' | 'mayRunCommands'>
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly resources: Pick<Resources, 'get' | 'file'>
  readonly identity: {
    readonly access: Pick<Identity['access'], 'mayCallAll'>
    readonly grants: Pick<Identity['grants'], 'check'>
  }
  /** How the operator lets the service sign in at the mail server. */
  readonly login: SmtpMessage['login']
  readonly files: MailFiles
  readonly mailIndex: MailIndex
  readonly reader: MessageReader
  readonly limits: MailLimits
}

type Order = Pick<JobDocument, 'input' | 'taskId'>

interface Ready {
  readonly outgoing: OutgoingMailConfig
  readonly from: Mailbox
  readonly draft: Draft
}

const attemptsMax = 5

/** Outgoing emails: one job each, so that no call waits for a mail server, and no email is sent twice. */
export class Outbox {
  readonly #options: OutboxOptions
  /** The response of a mail server may repeat the password. */
  readonly #conceal: (text: string, lengthMax?: number) => string

  constructor(options: OutboxOptions) {
    this.#options = options
    const { login } = options
    this.#conceal = concealer(
      login
        ? [
            login.user,
            login.password,
            base64(login.user),
            base64(login.password),
            base64(`\0${login.user}\0${login.password}`),
          ]
        : [],
    )
    options.jobs.define('send_email', {
      scopes: ['mail:send'],
      isIdempotent: false,
      attemptsMax,
      permit: (order, caller) => this.#permitJob(order, caller),
      prepare: (job) => this.#prepare(job),
      run: (run) => this.#run(run),
      abandon: async ({ id, input, error }) => [
        mailFailed(
          { jobId: id, subject: inputOf(input).subject, message: error?.message ?? 'The job was stopped.' },
          this.#options.now(),
        ),
      ],
    })
  }

  /** Stages the job that sends a message. Everything that can be known before is refused here. */
  async enqueue(input: EmailInput, caller: Caller): Promise<Staged<{ job: Job }>> {
    const order = { kind: 'send_email', grant: caller.grant, input: { email: input } } as const
    await this.#permit(order, caller)
    const attachedDigests = await this.#digestsOf(input.attachments ?? [])
    return await this.#options.jobs.enqueue({ ...order, input: { ...order.input, attachedDigests } })
  }

  /** Of the files as they are now: what is sent later is what was asked for, or nothing. */
  async #digestsOf(filenames: readonly string[]): Promise<Record<string, string>> {
    const found = filenames.map(async (filename) => [
      filename,
      (await this.#options.resources.file(filename))?.tag ?? '',
    ])
    return Object.fromEntries(await Promise.all(found))
  }

  /** The same for a job that is scheduled or repeated: it conflicts with the configuration as it is. */
  async #permitJob(order: Order, caller: Caller): Promise<void> {
    try {
      await this.#permit(order, caller)
    } catch (error) {
      throw isFailure(error, 'not_configured') ? new Failure('mail_not_configured', error.options) : error
    }
  }

  async #permit({ input, taskId }: Order, caller: Caller): Promise<void> {
    const email = inputOf(input)
    await this.#ready(email)
    const { attachments = [] } = email
    this.#requireReader(attachments, caller)
    for (const filename of attachments) {
      const resource = await this.#options.resources.get(filename)
      // Before anything about the file is returned.
      if (!mayUseTask(caller, resource?.taskId)) refuseResource(filename, taskId)
    }
    await this.#check(email, taskId)
  }

  #requireReader(attachments: readonly string[], caller: Caller): void {
    if (attachments.length > 0 && !this.#options.identity.access.mayCallAll(caller, ['getResource']))
      fail('forbidden', { message: 'This credential may not call getResource, and so cannot send uploaded files.' })
  }

  async #prepare({ input, taskId }: Order): Promise<readonly Change[]> {
    await this.#check(inputOf(input), taskId)
    if (taskId !== undefined) await requireTask(this.#options.store, taskId)
    return []
  }

  async #check(input: EmailInput, taskId: string | undefined): Promise<Ready> {
    const ready = await this.#ready(input)
    const sizes = await Promise.all(
      (input.attachments ?? []).map(async (filename) => (await this.#attachable(filename, taskId)).size),
    )
    const size = Math.ceil(composedSizeOf(input, sizes))
    const { messageBytesMax } = this.#options.limits
    if (size > messageBytesMax)
      fail('payload_too_large', {
        message: `With its attachments the email would have about ${size} bytes; the limit is ${messageBytesMax}. Attach less, or send links.`,
      })
    return ready
  }

  async #ready(input: EmailInput): Promise<Ready> {
    const { project } = this.#options
    if ((await project.config()).mail?.outgoing === undefined)
      fail('not_configured', {
        message: 'The project configuration has no outgoing mail server.',
        hint: 'Add "mail": {"outgoing": {"host": …, "port": …, "from": …}} to gantry.json.',
      })
    const outgoing = (await project.mayRunCommands()).mail?.outgoing ?? fail('not_configured')
    const from = parseMailbox(outgoing.from) ?? fail('config_invalid')
    return { outgoing, from, draft: draftOf(input, from) }
  }

  /** An email of a task attaches only files of that task: the caller's credential may be restricted to it. */
  async #attachable(filename: string, taskId: string | undefined): Promise<Resource> {
    const resource = await this.#options.resources.get(filename)
    return resource && (taskId === undefined || resource.taskId === taskId)
      ? resource
      : refuseResource(filename, taskId)
  }

  async #run(run: JobRun): Promise<JobDone> {
    const { taskId } = run.job
    const input = inputOf(run.job.input)
    const write = (sentence: string) => run.write(Buffer.from(`${this.#conceal(sentence, 1_024)}\n`))
    try {
      const { outgoing, from, draft } = await this.#check(input, taskId)
      await this.#requireReaderNow(input, run.job)
      const messageId = `<${run.job.id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`
      const raw = await compose(draft, {
        messageId,
        date: new Date(this.#options.now()),
        files: await this.#load(input.attachments ?? [], run.job),
      })
      let written = Promise.resolve()
      const sent = sendBySmtp({
        server: outgoing,
        login: this.#options.login,
        from: from.address,
        to: recipientsOf(draft),
        raw,
        signal: run.signal,
        report: (sentence) => {
          written = written.then(() => write(sentence))
        },
      })
      const { accepted, rejected } = await sent.finally(() => written)
      return await this.#keep(run, { raw, result: { messageId, accepted, rejected }, write })
    } catch (error) {
      if (!(error instanceof NotSent || error instanceof Failure)) throw error
      const message = this.#conceal(error.message, 2_048)
      await write(message)
      const isUnknown = error instanceof NotSent && error.isUnknown
      const mayPass = error instanceof NotSent && error.mayPass
      return {
        error: { reason: isUnknown ? 'failed' : 'not_sent', message },
        mayPass,
        changes: async () => [mailFailed({ jobId: run.job.id, subject: input.subject, message }, this.#options.now())],
      }
    }
  }

  /** The email may have waited since it was ordered, for longer than its sender may read files. */
  async #requireReaderNow({ attachments = [] }: EmailInput, job: JobDocument): Promise<void> {
    const state = await this.#options.identity.grants.check(grantOf(job), { scopes: ['mail:send'], taskId: job.taskId })
    if ('caller' in state) this.#requireReader(attachments, state.caller)
  }

  async #load(filenames: readonly string[], { input, taskId }: Order): Promise<AttachedFile[]> {
    const files: AttachedFile[] = []
    for (const filename of filenames) {
      const found = await this.#options.resources.file(filename)
      const { size, type, tag, open } = found ?? refuseResource(filename, taskId)
      if ((input.attachedDigests?.[filename] ?? tag) !== tag) refuseReplaced(filename)
      // It may have become another task's since the job was queued; the bytes of what was found stay what they are.
      await this.#attachable(filename, taskId)
      files.push({
        filename,
        type,
        bytes: size === 0 ? Buffer.alloc(0) : Buffer.concat(await Array.fromAsync(await open(0, size - 1))),
      })
    }
    return files
  }

  /** The message is sent, whatever happens from here on: that its copy cannot be kept makes no failure of it. */
  async #keep(
    run: JobRun,
    { raw, result, write }: { raw: Buffer; result: Sent; write: (sentence: string) => Promise<void> },
  ): Promise<JobDone> {
    const { files, mailIndex, reader, newId, log } = this.#options
    const name = newId('mail')
    // The commit that records the file comes after this.
    mailIndex.inFlight.take(name)
    try {
      const { file, checked } = await files.keep('sent', name, [raw], (load) => reader.ask('message', load))
      if (checked === undefined) throw new Error('a message was gone before it was read')
      const doc = mailIndex.documentOf('sent', name, file, outlineOf(checked))
      const changes = async () => [
        ...((await mailIndex.find('sent', name)) ? [] : mailIndex.stageEntry(doc)),
        this.#eventOfSuccess(run, { ...result, id: name }),
      ]
      return { result: { ...result, emailId: name }, changes }
    } catch (error) {
      log.warn({ err: error, jobId: run.job.id }, 'the copy of a sent email could not be stored')
      await write('The copy of the email could not be stored.')
      return { result, changes: async () => [this.#eventOfSuccess(run, result)] }
    }
  }

  #eventOfSuccess({ job }: JobRun, { id, messageId, accepted, rejected }: Sent & { readonly id?: string }): Change {
    const data = {
      jobId: job.id,
      ...(id !== undefined && { folder: 'sent' as const, id }),
      messageId,
      subject: inputOf(job.input).subject,
      accepted: accepted.length,
      rejected: rejected.length,
    }
    return mailSent(data, { at: this.#options.now(), actor: job.createdBy })
  }
}

interface Sent {
  readonly messageId: string
  readonly accepted: string[]
  readonly rejected: string[]
}

function inputOf({ email }: { readonly email?: EmailInput }): EmailInput {
  return (
    email ??
    fail('validation_failed', {
      message: 'A job of the kind send_email requires email.',
      details: [{ path: 'body/email', rule: 'required', message: 'email is missing.' }],
    })
  )
}

function refuseResource(filename: string, taskId: string | undefined): never {
  const message =
    taskId === undefined
      ? `There is no file ${filename} to attach.`
      : `The task ${taskId} has no file ${filename} to attach.`
  return fail('resource_not_found', { message })
}

function refuseReplaced(filename: string): never {
  return fail('resource_not_found', {
    message: `The file ${filename} was replaced after the email was ordered. Send a new email.`,
  })
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}
