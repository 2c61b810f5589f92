import { isIP } from 'node:net'
import { fail } from '../../../errors.ts'
import { EgressFailure } from '../../../platform/egress/egress.ts'
import type { Egress } from '../../../platform/egress/egress.ts'
import { isPlainUrl, transportOf } from './address.ts'

/** Callers choose the URL: it must not lead into the network of the service. Gives the addresses of its server. */
export async function requireTarget(
  egress: Pick<Egress, 'check'>,
  url: string,
  field: string,
): Promise<readonly string[]> {
  try {
    return await egress.check(hostOf(url))
  } catch (error) {
    if (!(error instanceof EgressFailure)) throw error
    const { message } = error
    return fail('validation_failed', {
      message,
      details: [{ path: field, rule: 'git_address', message }],
      cause: error,
    })
  }
}

/**
 * For `http.curloptResolve` (git 2.37): git connects to the addresses that were checked, wherever the name leads by
 * then. A name without an address leads nowhere.
 */
export function resolutionOf(url: string, addresses: readonly string[]): string | undefined {
  if (!/^https?:\/\//.test(url)) return undefined
  const { hostname, port, protocol } = new URL(url)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}:${addresses.length === 0 ? nowhere : addresses.join()}`
}

/** No connection leads there (RFC 919): it fails at once. */
const nowhere = '255.255.255.255'

/**
 * The server of a URL as an address of the web, by which it is looked up; what names none is given as no such address.
 * The port of ssh is none of the web's.
 */
function hostOf(url: string): string {
  if (/^https?:\/\//.test(url)) return url
  if (url.includes('://')) {
    const { hostname = '', port = '' } = URL.parse(url) ?? {}
    return `https://${hostname}${port === '' || port === '22' ? '' : `:${port}`}/`
  }
  return `https://${/^(?:[^@/]*@)?(\[[^\]]+\]|[^:/]+):/.exec(url)?.[1] ?? ''}/`
}

const transports = ['http', 'https', 'ssh']

/** What keeps a URL from being one of a remote that callers add: they name servers, and no file and no command. */
export function faultInUrl(url: string): string | undefined {
  const transport = transportOf(url)
  if (transport === undefined || !transports.includes(transport))
    return 'Give a URL with https, http or ssh, or user@host:path.'
  const user = /^[a-z+]+:\/\/([^/?#]*)@/.exec(url)?.[1]
  if (user?.includes(':') || (user !== undefined && transport !== 'ssh'))
    return 'Omit the credentials from the URL, and store them with PUT /git/credentials/{remoteName}.'
  if (transport === 'ssh' && /(?:^|@|\/\/)-/.test(url)) return 'The host may not start with a dash.'
  if (!isPlainUrl(url))
    return 'Write the host as a name or an address, with brackets only around an IPv6 address, and put a slash behind it.'
  return undefined
}
