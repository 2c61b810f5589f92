import { realpath } from 'node:fs/promises'
import { dirname, isAbsolute, relative, resolve } from 'node:path'

export type RemoteTransport = 'http' | 'https' | 'ssh' | 'git' | 'file'

/**
 * By which way git reaches an address, or nothing when it is a way that is not served. The list is one of what is
 * allowed: `ext::` and every other remote helper runs a command that the address names.
 */
export function transportOf(address: string): RemoteTransport | undefined {
  if (address === '' || address.startsWith('-') || /[\u0000-\u001f\u007f]/.test(address)) return undefined
  if (/^[A-Za-z0-9.+-]*::/.test(address)) return undefined
  const url = /^([A-Za-z0-9.+-]+):\/\/(.*)$/s.exec(address)
  if (url !== null) return transportOfUrl(url[1] ?? '', url[2] ?? '')
  const colon = address.indexOf(':')
  const slash = address.indexOf('/')
  const isHostAndPath = colon >= 0 && (slash < 0 || colon < slash)
  return isHostAndPath ? 'ssh' : pathTransport(address)
}

/**
 * Whether all programs read the same server in an address. Git decodes an ssh URL before it looks for the host, takes
 * its host from brackets, and knows neither `?` nor `#`: the host of `ssh://a%2F@b/` is `a`, and that of a URL parser
 * `b`.
 */
export function isPlainUrl(address: string): boolean {
  const authority = /^[^:/]+:\/\/([^/]*)/.exec(address)?.[1]
  if (authority === undefined) return true
  return plainAuthority.test(authority) && !(transportOf(address) === 'ssh' && authority.includes('%'))
}

const plainAuthority = /^(?:[^@\\?#[\]]*@)?(?:\[[\da-f:.]*:[\da-f:.]*\]|[\p{L}\p{N}._-]+)(?::\d*)?$/iu

/**
 * Whether a `file` address leads into one of these folders. A receiving repository runs hooks of its own, so one that
 * lies in the project would be a way for the project's files to run commands.
 */
export async function leadsInto(folders: readonly string[], address: string, from: string): Promise<boolean> {
  const path = resolve(from, pathOf(address))
  const places = await Promise.all([path, dirname(path)].map((place) => realpath(place).catch(() => place)))
  const [place = path, parent = dirname(path)] = places
  const real = await Promise.all(folders.map((folder) => realpath(folder).catch(() => folder)))
  return real.some(
    (folder) => isPathWithin(folder, place) || isPathWithin(folder, parent) || isPathWithin(folder, path),
  )
}

/** Where git looks for the repository of a `file` address. */
export function localPaths(address: string, from: string): string[] {
  if (transportOf(address) !== 'file') return []
  const path = resolve(from, pathOf(address))
  return [path, `${path}.git`]
}

const transports: Readonly<Record<string, RemoteTransport>> = {
  http: 'http',
  https: 'https',
  ssh: 'ssh',
  'git+ssh': 'ssh',
  'ssh+git': 'ssh',
  git: 'git',
  file: 'file',
}

function transportOfUrl(scheme: string, rest: string): RemoteTransport | undefined {
  const transport = transports[scheme.toLowerCase()]
  // Git compares schemes as they are written, so an unusual spelling would be looked up as a helper program.
  return scheme === scheme.toLowerCase() && !rest.startsWith('-') ? transport : undefined
}

/** Git opens a leading `~` in the receiving process, where it is too late to see whose folder it is. */
function pathTransport(address: string): RemoteTransport | undefined {
  return address.startsWith('~') ? undefined : 'file'
}

function pathOf(address: string): string {
  const rest = /^file:\/\/(.*)$/s.exec(address)?.[1]
  if (rest === undefined) return address
  const path = isAbsolute(rest) ? rest : `/${rest}`
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export function isPathWithin(folder: string, place: string): boolean {
  const way = relative(folder, place)
  return way !== '..' && !way.startsWith('../') && !isAbsolute(way)
}
