import { dirname, join } from 'node:path'
import type { Log } from '../call.ts'
import { fail } from '../errors.ts'
import type { components } from '../generated/types.ts'
import { BeyondLimits, TooManyWaiting, type ReaderLimits } from './mail/limits.ts'
import type { Message } from './mail/message.ts'
import { MessageReader } from './mail/reader.ts'
import { FileTooLarge, NotAFile, OutsideFolder, readInside, type FileRead } from './project/files.ts'

type Email = components['schemas']['Email']
export type MailFolder = components['schemas']['MailFolder']

/** The stored messages of the project: raw ones, one file `<id>.eml` each, in the folders inbox, read and sent. */
export interface Mail {
  /**
   * Reads a message from its file; nothing when there is none. Fails with `payload_too_large` for a message that is
   * larger or more tangled than the limits allow, and with `not_ready` when too many messages are being read.
   */
  get(folder: MailFolder, id: string): Promise<Email | undefined>
  close(): Promise<void>
}

export interface MailLimits extends ReaderLimits {
  readonly messageBytesMax: number
}

export interface MailOptions {
  /** The folder `.gantry/mail` of the project. */
  readonly folder: string
  readonly log: Log
  readonly limits?: Partial<MailLimits>
}

const defaultLimits: MailLimits = {
  messageBytesMax: 25 * 1024 * 1024,
  timeMs: 15_000,
  heapMegabytes: 128,
  waitingMax: 100,
  idleMs: 60_000,
}

export function createMail({ folder: root, log, ...options }: MailOptions): Mail {
  const limits = { ...defaultLimits, ...options.limits }
  const reader = new MessageReader(limits)
  // Whatever links lead out of the project, no message is read from there.
  const project = dirname(dirname(root))

  async function load(folder: MailFolder, id: string): Promise<FileRead | undefined> {
    try {
      return await readInside(project, join(root, folder, `${id}.eml`), limits.messageBytesMax)
    } catch (error) {
      if (error instanceof OutsideFolder || error instanceof NotAFile) return undefined
      throw error
    }
  }

  return {
    async get(folder, id) {
      if (!isMessageId(id)) return undefined
      let file: FileRead | undefined
      try {
        const message = await reader.read(async () => (file = await load(folder, id))?.bytes)
        return message && file && emailOf(id, message, file)
      } catch (error) {
        log.info({ folder, id, reason: String(error) }, 'A message was not read.')
        return refuse(error, limits)
      }
    },
    close: () => reader.close(),
  }
}

// A file name of every system, and never a path.
function isMessageId(id: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._@+-]{0,127}$/.test(id) && !id.includes('..')
}

function emailOf(id: string, { receivedAt, ...message }: Message, file: FileRead): Email {
  return { id, ...message, receivedAt: receivedAt ?? file.modifiedAt.toISOString() }
}

function refuse(error: unknown, { messageBytesMax }: MailLimits): never {
  if (error instanceof FileTooLarge) fail('payload_too_large', { message: `The message has ${error.size} bytes; the limit is ${messageBytesMax}.`, cause: error })
  if (error instanceof BeyondLimits) fail('payload_too_large', { message: error.message, cause: error })
  if (error instanceof TooManyWaiting) fail('not_ready', { message: 'Too many messages are being read. Try again in a moment.', retryAfter: 1, cause: error })
  throw error
}
