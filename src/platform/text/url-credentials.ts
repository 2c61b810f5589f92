/**
 * Takes credentials out of a text, so that the rest can be logged or answered: whatever stands before the `@` of an
 * address, secret query parameters, authorization headers, and each of the given secrets wherever it stands.
 * Every text that comes from git, from a remote or from a library passes through here; nothing else hides credentials.
 */
export function redact(text: string, secrets: readonly string[] = []): string {
  const withoutKnown = longestFirst(secrets).reduce((rest, secret) => rest.replaceAll(secret, mask), text)
  return withoutKnown
    .replace(userInAddress, `$1${mask}@`)
    .replace(secretInQuery, `$1${mask}`)
    .replace(authorization, `$1 ${mask}`)
}

/** Every spelling in which the credentials of an address may come back: raw, decoded, and as a Basic header. */
export function secretsOf(address: string): string[] {
  const user = /^[a-z][a-z0-9+.-]*:\/\/([^\s/?#]*)@/i.exec(address)?.[1]
  if (user === undefined) return []
  const [name = '', password] = splitOnce(user, ':')
  const isNameSecret = password === undefined || password === '' || password === 'x-oauth-basic'
  const basic = Buffer.from(`${decoded(name)}:${decoded(password ?? '')}`).toString('base64')
  return [user, basic, password ?? '', decoded(password ?? ''), ...(isNameSecret ? [name, decoded(name)] : [])].filter(
    (secret) => secret.length >= secretLengthMin,
  )
}

const mask = '***'
/** Shorter ones would tear holes into ordinary words; the address patterns still hide them where they stand. */
const secretLengthMin = 4
/** Up to the last `@` of the authority, because people forget to encode the one in their password. */
const userInAddress = /([a-z][a-z0-9+.-]*:\/\/)[^\s/?#'"<>]*@/gi
const secretInQuery = /([?&][\w.-]*(?:token|secret|password|signature|key)[\w.-]*=)[^&\s'"<>]+/gi
const authorization = /\b(authorization: *\w+|bearer|basic) +[\w+/=.~-]{8,}/gi

function longestFirst(secrets: readonly string[]): string[] {
  return [...secrets].sort((one, other) => other.length - one.length)
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A stray percent sign: git takes it as it stands, and so does this.
    return text
  }
}
