import type { OutgoingCall } from '../client/request.ts'
import { quoted } from '../platform/text/shell-word.ts'
import type { KnownServer } from './servers.ts'
import { NamedFile } from './values.ts'

/** The call for curl. The token stays in a variable: commands are kept in the history of a shell. */
export function curlOf({ method, path, headers, body }: OutgoingCall, { url, token }: KnownServer): string {
  const form = body instanceof FormData ? [...body].map(([name, value]) => formPart(name, value)) : []
  const parts = [
    'curl',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(`${url.replace(/\/+$/, '')}/api/v1${path}`),
    ...(token === undefined ? [] : ['-H "Authorization: Bearer $GANTRY_TOKEN"']),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(typeof body === 'string' ? [`--data-raw ${quoted(body)}`] : form),
  ]
  return parts.join(' ')
}

/** Quotes keep the signs of a path that curl would read. A text is sent as it is, also with an at sign first. */
function formPart(name: string, value: string | File): string {
  if (typeof value === 'string') return `--form-string ${quoted(`${name}=${value}`)}`
  const path = value instanceof NamedFile ? value.path : value.name
  const isPlain = /^[\w./-]+$/.test(path)
  return `-F ${quoted(`${name}=@${isPlain ? path : `"${path.replaceAll(/["\\]/g, '\\$&')}"`}`)}`
}
