// On Windows these are devices, whatever extension follows.
const reserved = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i
const segmentBytesMax = 255
const lengthMax = 512

/**
 * What is wrong with a relative path, as the end of a sentence; nothing where a file of this path can be written on
 * every system and stays in its folder.
 *
 * @param foldersMax How many folders it may have.
 */
export function faultInPath(path: string, foldersMax: number): string | undefined {
  if (path === '' || path.length > lengthMax) return `has not 1 to ${lengthMax} characters`
  if (/[\p{Cc}\u2028\u2029]/u.test(path)) return 'contains a control character'
  if (path.includes('\\')) return 'contains a backslash'
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) return 'is absolute'
  if (!path.isWellFormed() || path.includes('\uFFFD')) return 'is not valid UTF-8'
  const segments = path.split('/')
  if (segments.includes('..') || segments.includes('.')) return 'has a segment . or ..'
  if (segments.includes('')) return 'has an empty segment'
  if (segments.some((segment) => reserved.test(segment))) return 'is the name of a device on Windows'
  if (segments.some((segment) => /[. ]$/.test(segment) || /[<>:"|?*]/.test(segment)))
    return 'cannot be written on Windows'
  if (segments.some((segment) => Buffer.byteLength(segment) > segmentBytesMax)) return 'has a segment that is too long'
  if (segments.length > foldersMax + 1) return `has more than ${foldersMax} folders`
  return undefined
}

/** The same for two paths that some file system takes for one. */
export function foldedPath(path: string): string {
  return path.normalize('NFC').toLowerCase().toUpperCase().normalize('NFC')
}
