import { Failure } from '../../errors.ts'
import { FileTooLarge, OutsideFolder } from '../../platform/files/inside-folder.ts'
import { BeyondLimits, mailLimits, TooManyWaiting } from './limits.ts'

/** Turns errors of message handling into refusals. */
export async function withMailFailures<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw failureFor(error) ?? error
  }
}

function failureFor(cause: unknown): Failure | undefined {
  if (cause instanceof FileTooLarge)
    return new Failure('payload_too_large', {
      message: `The message has ${cause.size} bytes; the limit is ${mailLimits.messageBytesMax}.`,
      cause,
    })
  if (cause instanceof BeyondLimits) return new Failure('payload_too_large', { message: cause.message, cause })
  if (cause instanceof TooManyWaiting)
    return new Failure('not_ready', {
      message: 'Too many emails are being parsed. Try again in a moment.',
      retryAfter: 1,
      cause,
    })
  if (cause instanceof OutsideFolder)
    return new Failure('path_forbidden', {
      message:
        'A mail folder of the project is not a folder, or is a symbolic link to a place outside the project. Replace it with a folder.',
      cause,
    })
  return undefined
}
