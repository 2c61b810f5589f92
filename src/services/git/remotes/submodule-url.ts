/**
 * The URL of a submodule. One that begins with `./` or `../` is relative to that of the remote `origin`, by
 * git-submodule(1); nothing when there is none, or when it leads above the server.
 */
export function submoduleUrl(given: string, origin: string | undefined): string | undefined {
  if (!/^\.\.?\//.test(given)) return given
  if (origin === undefined) return undefined
  const [, server = '', place = ''] = /^([a-z+]+:\/\/[^/]+|[^/:]+:)(.*)$/.exec(origin) ?? []
  if (server === '') return undefined
  const isScp = !server.includes('://')
  const parts = place.replace(/\/+$/, '').split('/')
  for (const part of given.split('/')) {
    if (part === '.' || part === '') continue
    if (part !== '..') parts.push(part)
    else if (parts.length <= (isScp ? 0 : 1)) return undefined
    else parts.pop()
  }
  return `${server}${parts.join('/')}`
}
