import { Failure } from '../../errors.ts'
import { FileTooLarge, OutsideFolder } from '../project/files.ts'
import { BeyondLimits, defaultLimits, TooManyWaiting } from './limits.ts'

/** Turns what can go wrong with a message into the refusal that a caller is told. */
export async function unlessRefused<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

function refusalOf(cause: unknown): Failure | undefined {
  if (cause instanceof FileTooLarge)
    return new Failure('payload_too_large', {
      message: `The message has ${cause.size} bytes; the limit is ${defaultLimits.messageBytesMax}.`,
      cause,
    })
  if (cause instanceof BeyondLimits) return new Failure('payload_too_large', { message: cause.message, cause })
  if (cause instanceof TooManyWaiting)
    return new Failure('not_ready', {
      message: 'Too many messages are being read. Try again in a moment.',
      retryAfter: 1,
      cause,
    })
  if (cause instanceof OutsideFolder)
    return new Failure('path_forbidden', {
      message:
        'A mail folder of the project is a link that leads out of the project, or no folder at all. Put a folder there.',
      cause,
    })
  return undefined
}
