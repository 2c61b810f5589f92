import type { CommitOutcome, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Foundation } from '../../foundation.ts'
import { FileTooLarge } from '../../platform/files/inside-folder.ts'
import { recordEffect } from '../../platform/work/commits.ts'
import type { MailIndex } from './mail-index.ts'
import { mailFolders } from './files.ts'
import type { Bytes, MailFile, MailFiles } from './files.ts'
import type { MailLimits } from './limits.ts'
import { outlineOf, type OutlinedMessage } from './outline.ts'
import type { MessageReader } from './reader.ts'
import { withMailFailures } from './failures.ts'

export type Email = Schemas['Email']

export interface ArrivalsOptions extends Pick<Foundation, 'newId' | 'log'> {
  readonly files: MailFiles
  readonly mailIndex: MailIndex
  readonly reader: MessageReader
  readonly limits: MailLimits
}

export interface Arrival {
  /** The actor of the event. */
  readonly actor: string
  /** Who looks whether it can be read. */
  readonly reader: MessageReader
}

/** New emails in the inbox, from the API, SMTP and files. */
export class Arrivals {
  readonly #options: ArrivalsOptions

  constructor(options: ArrivalsOptions) {
    this.#options = options
  }

  /**
   * Takes the body of a call in. Of several attempts with the same `effectId`, the first that got as far as its file is
   * the one that delivers: its file is named after it.
   */
  async deliver(
    { source, encoding }: Schemas['DeliveryInput'],
    userId: string,
    effectId?: string,
  ): Promise<Staged<{ message: Email }>> {
    const bytes = encoding === 'base64' ? decode(source) : Buffer.from(source)
    const { messageBytesMax } = this.#options.limits
    if (bytes.length > messageBytesMax) return await withMailFailures(Promise.reject(new FileTooLarge(bytes.length)))
    const arrival: Arrival = { actor: userId, reader: this.#options.reader }
    if (effectId === undefined) return await withMailFailures(this.take([bytes], arrival))
    const name = `mail_${effectId}`
    return (
      (await withMailFailures(this.#takeUp(name, arrival))) ??
      (await withMailFailures(this.take([bytes], arrival, name)))
    )
  }

  /** Stages what is known of a message that an earlier attempt kept, wherever it was moved. */
  async #takeUp(name: string, { actor, reader }: Arrival): Promise<Staged<{ message: Email }> | undefined> {
    const { files, mailIndex, limits } = this.#options
    for (const folder of mailFolders) {
      const file = await files.look(folder, name)
      const load = async () => (await files.read(folder, name, limits.messageBytesMax))?.bytes
      const message = file && (await reader.ask('message', load))
      if (file === undefined || message === undefined) continue
      const doc = mailIndex.documentOf(folder, name, file, outlineOf(message))
      const changes = (await mailIndex.find(folder, name)) ? [] : mailIndex.stageArrival(doc, actor)
      return { changes, message: emailOf(name, message, file) }
    }
    return undefined
  }

  /**
   * Keeps a message that can be read, byte for byte, and stages what is known of it. Its file is on disk before that.
   * Throws `BeyondLimits`, `TooManyWaiting` or `StorageFull`, and leaves nothing behind then.
   */
  async take(
    bytes: Bytes,
    { actor, reader }: Arrival,
    name = this.#options.newId('mail'),
  ): Promise<Staged<{ message: Email }>> {
    const { files, mailIndex } = this.#options
    const release = mailIndex.inFlight.take(name)
    try {
      const { file, checked } = await files.keep('inbox', name, bytes, (load) => reader.ask('message', load))
      if (checked === undefined) throw new Error('a message was gone before it was read')
      const doc = mailIndex.documentOf('inbox', name, file, outlineOf(checked))
      return await recordEffect(
        async () => ({
          // Another process may have found the file and recorded it.
          changes: (await mailIndex.find('inbox', name)) ? [] : mailIndex.stageArrival(doc, actor),
          message: emailOf(name, checked, file),
        }),
        (outcome) => this.#settle(name, outcome, release),
      )
    } catch (error) {
      release()
      throw error
    }
  }

  async #settle(name: string, outcome: CommitOutcome, release: () => void): Promise<void> {
    const { files, mailIndex } = this.#options
    try {
      // After an unknown outcome the message may be recorded: the next look through the folders decides. Another
      // attempt of the same name may have recorded it in any case.
      if (outcome === 'dropped' && !(await mailIndex.find('inbox', name))) await files.remove('inbox', name)
    } catch (error) {
      this.#options.log.warn({ err: error, name }, 'the file of a message that was refused could not be removed')
    } finally {
      release()
    }
  }
}

export function emailOf(
  id: string,
  { receivedAt, ...message }: OutlinedMessage,
  file: Pick<MailFile, 'modifiedAt'>,
): Email {
  return { id, ...message, receivedAt: receivedAt ?? file.modifiedAt.toISOString() }
}

/** Decodes only what encoding the bytes would give again, so that no two texts mean one message. */
function decode(source: string): Buffer {
  const bytes = Buffer.from(source, 'base64')
  if (bytes.toString('base64') === source) return bytes
  const message = 'The source is not valid base64. Omit line breaks and keep the padding.'
  return fail('validation_failed', { message, details: [{ path: 'body/source', rule: 'base64', message }] })
}
