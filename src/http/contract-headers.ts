import { contractHash, contractVersion } from '../generated/routes.ts'

/** The first characters of the hash: enough to see that the contract is another one. */
const hashLength = 12

/** What every answer says about the contract that it follows. A dictionary of RFC 9651. */
export const contractHeader = {
  'gantry-contract': `version="${contractVersion}", sha256="${contractHash.slice(0, hashLength)}"`,
} as const

/** When `intent` gave way to `title` (RFC 9745), and from when on it may be refused (RFC 8594). */
const intent = { deprecatedSince: '@1767225600', worksUntil: 'Sat, 01 Jan 2028 00:00:00 GMT' }

/** What the answer to a call says that used something deprecated. */
export function deprecationHeaders(publicPath: string): Record<string, string> {
  const policy = `${publicPath}/docs/what-may-change#deprecation`
  return {
    deprecation: intent.deprecatedSince,
    sunset: intent.worksUntil,
    link: `<${policy}>; rel="deprecation"; type="text/html", <${policy}>; rel="sunset"; type="text/html"`,
  }
}
