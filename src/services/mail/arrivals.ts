import type { CommitOf } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import { DuplicateId, StorageFull } from '../../stores/port.ts'
import { FileTooLarge } from '../project/files.ts'
import type { Catalogue } from './catalogue.ts'
import type { Bytes, MailFile, MailFiles } from './files.ts'
import type { MailLimits } from './limits.ts'
import { outlineOf, type Message } from './message.ts'
import type { MessageReader } from './reader.ts'
import { unlessRefused } from './refusals.ts'

type Schemas = components['schemas']
export type Email = Schemas['Email']

export interface ArrivalsOptions {
  readonly files: MailFiles
  readonly catalogue: Catalogue
  readonly reader: MessageReader
  readonly limits: MailLimits
  readonly newId: (prefix: string) => string
}

export interface Arrival {
  /** Who is told to have brought it. */
  readonly actor: string
  /** Who looks whether it can be read. */
  readonly reader: MessageReader
}

/** New messages in the inbox, whoever hands them in. */
export class Arrivals {
  readonly #options: ArrivalsOptions

  constructor(options: ArrivalsOptions) {
    this.#options = options
  }

  /** Takes the body of a call in. */
  async deliver<Result>(
    { source, encoding }: Schemas['DeliveryInput'],
    userId: string,
    commit: CommitOf<Email, Result>,
  ): Promise<Result> {
    const bytes = encoding === 'base64' ? decode(source) : Buffer.from(source)
    const { messageBytesMax } = this.#options.limits
    if (bytes.length > messageBytesMax) return await unlessRefused(Promise.reject(new FileTooLarge(bytes.length)))
    return await unlessRefused(this.take([bytes], { actor: userId, reader: this.#options.reader }, commit))
  }

  /**
   * Keeps a message that can be read, byte for byte. Its answer leaves once the file and what is known of it are on disk.
   * Throws `BeyondLimits`, `TooManyWaiting` or `StorageFull`, and leaves nothing behind then.
   */
  async take<Result>(bytes: Bytes, { actor, reader }: Arrival, commit: CommitOf<Email, Result>): Promise<Result> {
    const { files, catalogue, newId } = this.#options
    const name = newId('mail')
    const release = catalogue.hold(name)
    try {
      const { file, checked } = await files.keep('inbox', name, bytes, (load) => reader.ask('message', load))
      if (checked === undefined) throw new Error('a message was gone before it was read')
      const doc = catalogue.documentOf('inbox', name, file, outlineOf(checked))
      return await this.#commit(
        name,
        () => commit(catalogue.planArrival(doc, { kind: 'mail.received', actor }), emailOf(name, checked, file)),
        () => commit([], emailOf(name, checked, file)),
      )
    } finally {
      release()
    }
  }

  async #commit<Result>(
    name: string,
    commit: () => Promise<Result>,
    commitKnown: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await commit()
    } catch (error) {
      // Another process has found the file and told of it.
      if (error instanceof DuplicateId && error.collection === 'emailNames') return await commitKnown()
      // Any other error may hide a commit that held; the next look through the folders tells.
      if (error instanceof DuplicateId || error instanceof StorageFull) await this.#options.files.remove('inbox', name)
      throw error
    }
  }
}

export function emailOf(id: string, { receivedAt, ...message }: Message, file: Pick<MailFile, 'modifiedAt'>): Email {
  return { id, ...message, receivedAt: receivedAt ?? file.modifiedAt.toISOString() }
}

/** Decodes only what encoding the bytes would give again, so that no two texts mean one message. */
function decode(source: string): Buffer {
  const bytes = Buffer.from(source, 'base64')
  if (bytes.toString('base64') === source) return bytes
  const message = 'The source is not base64. Leave line breaks out and keep the padding.'
  return fail('validation_failed', { message, details: [{ path: 'body/source', rule: 'base64', message }] })
}
