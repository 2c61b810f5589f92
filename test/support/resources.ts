import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import type { Test } from 'tap'
import { startGantry } from './gantry.ts'
import type { Answer } from './gantry.ts'

export const boundary = 'gantry-test-boundary'

export const formType = `multipart/form-data; boundary=${boundary}`

export const uploadBytesMax = 6_000_000

export const gantry = await startGantry(t, { environment: { GANTRY_UPLOAD_BYTES_MAX: String(uploadBytesMax) } })

export async function change(filename: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return gantry.call('PATCH', `/resources/${filename}`, { body, headers })
}

export async function send(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  raw?: string | Buffer,
): Promise<Answer> {
  return gantry.call(method, path, { headers, ...(raw !== undefined && { raw: new Uint8Array(Buffer.from(raw)) }) })
}

export async function sendForm(body: Buffer): Promise<Answer> {
  return send('POST', '/resources', { 'content-type': formType }, body)
}

export async function post(parts: Buffer[]): Promise<Answer> {
  return sendForm(form(parts))
}

export async function upload(
  filename: string,
  bytes: string | Buffer,
  fields: Record<string, string> = {},
): Promise<Answer> {
  return post([file(filename, bytes), ...Object.entries(fields).map(([name, value]) => field(name, value))])
}

export function form(parts: Buffer[]): Buffer {
  return Buffer.concat([
    ...parts.flatMap((given) => [Buffer.from(`--${boundary}\r\n`), given, Buffer.from('\r\n')]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
}

export function part(headers: string, content: string | Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${headers}\r\n\r\n`), Buffer.from(content)])
}

export function file(filename: string, content: string | Buffer, name = 'file'): Buffer {
  return part(
    `Content-Disposition: form-data; name="${name}"; filename="${filename.replaceAll(/["\\]/g, '\\$&')}"\r\nContent-Type: text/html`,
    content,
  )
}

export function field(name: string, value: string): Buffer {
  return part(`Content-Disposition: form-data; name="${name}"`, value)
}

/** Sees that a request is refused as it should be, and that nothing of it stays. */
export async function refuses(test: Test, request: () => Promise<Answer>, status: number, code: string) {
  const keptBefore = await countKept()
  const { status: answered, body } = await request()
  test.equal(answered, status)
  test.match(body, { success: false, error: { code } })
  test.equal(await countReceived(), 0)
  test.equal(await countKept(), keptBefore)
  return body.error
}

export async function picture(format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff'): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } })
    .toFormat(format)
    .toBuffer()
}

export async function countReceived(data = gantry.data): Promise<number> {
  return (await readdir(join(data, 'blobs', 'incoming'))).length
}

export async function countKept(data = gantry.data): Promise<number> {
  const entries = await readdir(join(data, 'blobs'), { recursive: true, withFileTypes: true })
  return entries.filter(({ name, parentPath }) => /^[0-9a-f]{32}$/.test(name) && !parentPath.endsWith('incoming'))
    .length
}
