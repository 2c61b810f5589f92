import type { Answer, CallOptions } from './gantry.ts'

/** Whoever calls: a service as its owner, or somebody else. */
interface Uploader {
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
}

/** Uploads a file through the door. */
export async function upload(
  uploader: Uploader,
  filename: string,
  bytes: string | Uint8Array,
  fields: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  // A view of some memory may be of a shared one, which a file is never made of.
  form.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], filename))
  return uploader.call('POST', '/resources', { raw: form })
}
