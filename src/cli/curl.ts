import type { OutgoingCall } from '../client/request.ts'
import { quoted } from './help.ts'
import type { KnownServer } from './servers.ts'

/** The call for curl. The token stays in a variable: commands are kept in the history of a shell. */
export function curlOf({ method, path, headers, body }: OutgoingCall, { url, token }: KnownServer): string {
  const form = body instanceof FormData ? [...body].map(([name, value]) => formPart(name, value)) : []
  const parts = [
    'curl',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(`${url.replace(/\/+$/, '')}/api/v1${path}`),
    ...(token === undefined ? [] : ['-H "Authorization: Bearer $GANTRY_TOKEN"']),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(typeof body === 'string' ? [`-d ${quoted(body)}`] : form),
  ]
  return parts.join(' ')
}

function formPart(name: string, value: string | File): string {
  return `-F ${quoted(typeof value === 'string' ? `${name}=${value}` : `${name}=@${value.name}`)}`
}
