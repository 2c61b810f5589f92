import { isIP } from 'node:net'

/** Where the service is reached, as it is written in what it sends. */
export interface PublicAddress {
  /** Without a slash at its end. */
  readonly publicUrl: string | undefined
  readonly publicOrigin: string | undefined
  /** What stands in front of each path of the service: `/gantry`, or nothing. */
  readonly publicPath: string
}

/** Parts of letters, digits, `-`, `_` and `.`: they stand in pages and headers as they are. */
const pathForm = /^(?:\/[\w-][\w.-]*)*\/?$/
/** Characters: with the secret of an invite it is a link that the contract knows. */
const publicUrlMax = 256
/** Of its path: it stands in front of links that have at most 256. */
const publicPathMax = 200
const ownPaths = ['api', 'docs', 'mcp', 'metrics', 'sign-in', 'v1', 'openapi.yaml', 'openapi.json']

/** The URL, or what it must be. */
export function publicUrlOf(text: string): URL | string {
  const url = URL.parse(text)
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.href === url.origin + url.pathname
  const isShort = url !== null && url.href.length <= publicUrlMax && url.pathname.length <= publicPathMax
  if (!isPlain || !isShort || !pathForm.test(url.pathname))
    return 'a URL with a scheme, a host and at most a path, such as https://gantry.example.org or https://example.org/gantry'
  const [, first = ''] = url.pathname.split('/')
  return ownPaths.includes(first) ? `a URL whose path does not begin with /${first}, as paths of the service do` : url
}

export function publicAddressOf(url: URL | undefined): PublicAddress {
  const publicPath = url?.pathname.replace(/\/$/, '') ?? ''
  return { publicUrl: url && url.origin + publicPath, publicOrigin: url?.origin, publicPath }
}

/** Whether it is an IP address or a network, such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = address.includes('%') ? undefined : { 4: 32, 6: 128 }[isIP(address)]
  if (bits === undefined || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
}

/** Whether a text is an http or https address without a path. */
export function isOrigin(text: string): boolean {
  const { protocol, origin } = URL.parse(text) ?? {}
  return (protocol === 'http:' || protocol === 'https:') && text === origin
}
