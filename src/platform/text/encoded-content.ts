import { fail } from '../../errors.ts'

/** The bytes of a body with `content` and `encoding`. Refuses what encoding the bytes would not give again. */
export function bytesOfContent(content: string, encoding: 'utf8' | 'base64' = 'utf8'): Buffer {
  const bytes = Buffer.from(content, encoding)
  if (encoding === 'utf8' || bytes.toString('base64') === content) return bytes
  const message = 'The content is not valid base64. Omit line breaks and keep the padding.'
  return fail('validation_failed', { message, details: [{ path: 'body/content', rule: 'base64', message }] })
}
