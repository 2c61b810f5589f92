import type { MultipartValue } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Part } from '../../contract.ts'
import { Failure, fail } from '../../errors.ts'

/** Accepts multipart bodies, and in this context only: the plugin costs every route of its context two hooks. */
export async function acceptMultipart(server: FastifyInstance): Promise<void> {
  const { default: multipart } = await import('@fastify/multipart')
  await server.register(multipart, {
    // One more than an operation takes, so that the operation can say itself what is too much.
    limits: {
      files: 2,
      fields: 8,
      parts: 10,
      headerPairs: 20,
      fieldNameSize: 100,
      fieldSize: 65_536,
      fileSize: Number.MAX_SAFE_INTEGER,
    },
    throwFileSizeLimit: false,
    // A filename that is a path is refused, not cut down to another name.
    preservePath: true,
  })
}

/** The parts in the order in which they arrive. A body that is malformed or cut off is refused where it breaks. */
export async function* readParts(request: FastifyRequest): AsyncGenerator<Part> {
  try {
    for await (const part of request.parts()) {
      // A part may come without a name, whatever the types say.
      yield part.type === 'file'
        ? { name: part.fieldname ?? '', filename: part.filename, bytes: readBytes(part.file) }
        : readField(part)
    }
  } catch (error) {
    throw refusalOf(error)
  }
}

/** An error inside a file reaches the reader of the file, not the reader of the parts. */
async function* readBytes(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* file
  } catch (error) {
    throw refusalOf(error)
  }
}

function readField({ fieldname, value, valueTruncated, fieldnameTruncated }: MultipartValue): Part {
  if (valueTruncated || fieldnameTruncated)
    fail('payload_too_large', { message: 'A field of the form is larger than 64 KiB, which is the limit.' })
  // The plugin parses a field that calls itself JSON.
  if (typeof value !== 'string')
    fail('validation_failed', {
      message: `The field ${fieldname} must be text.`,
      details: [{ path: `body/${fieldname}`, rule: 'type', message: `The field ${fieldname} must be text.` }],
    })
  return { name: fieldname ?? '', value }
}

// busboy's errors carry neither a status nor a code.
function refusalOf(error: unknown): unknown {
  if (error instanceof Failure || (error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')))
    return error
  return new Failure('validation_failed', {
    message: 'The multipart body is malformed or incomplete.',
    details: [{ path: 'body', rule: 'multipart', message: 'Send a complete multipart/form-data body.' }],
    cause: error,
  })
}
