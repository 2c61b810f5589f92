import { fail } from '../../errors.ts'
import type { ErrorDetail } from '../../errors.ts'

interface PathChange {
  readonly path: string
  readonly oldPath?: string | undefined
}

/**
 * Refuses changes that no project could ever take: a path that is written in a way that names no file, or that may not
 * be written to, and paths that stand in each other's way. `place` says where the list is, for the reader of the
 * refusal.
 */
export function refuseUnwritable(changes: readonly PathChange[], place: string): void {
  const named = changes.flatMap(({ path, oldPath }, index) => [
    { path, at: `${place}/${index}/path` },
    ...(oldPath === undefined ? [] : [{ path: oldPath, at: `${place}/${index}/oldPath` }]),
  ])
  refuseShapes([...named.flatMap(faultOfShape), ...faultsTogether(named)])
  refuseProtected(named)
}

/**
 * Refuses a path that names no file of a project (`validation_failed`), or one of git or of the service
 * (`path_forbidden`), to read as well as to write.
 */
export function refusePath(named: NamedPath): void {
  refuseShapes(faultOfShape(named))
  refuseProtected([named])
}

/** The same for the path of a folder whose files are read. */
export function refuseFolderPath(named: NamedPath): void {
  refuseShapes(faultOfShape(named))
  if (isInProtectedFolder(named.path)) refuseProtected([named])
}

function refuseShapes(faults: readonly ErrorDetail[]): void {
  if (faults.length > 0)
    fail('validation_failed', { message: faults[0]?.message ?? '', details: faults.slice(0, detailsMax) })
}

function refuseProtected(named: readonly NamedPath[]): void {
  const forbidden = named
    .filter(({ path }) => isProtected(path))
    .map(({ path, at }) => ({ path: at, rule: 'forbidden', message: `${path} is protected.` }))
  if (forbidden.length > 0)
    fail('path_forbidden', {
      message: `${forbidden[0]?.message} It belongs to git or to the service.`,
      details: forbidden.slice(0, detailsMax),
    })
}

export const detailsMax = 100

export interface NamedPath {
  readonly path: string
  /** Where it stands in the request. */
  readonly at: string
}

const partBytesMax = 255

/** The contract refuses most of this before; what was put under an older contract comes from the store. */
function faultOfShape({ path, at }: NamedPath): ErrorDetail[] {
  const parts = path.split('/')
  const plain = parts.filter((part) => part !== '' && part !== '.').join('/')
  const fault = (message: string) => [{ path: at, rule: 'path', message }]
  if (parts.includes('..') || path.startsWith('/') || /[\0\\]/.test(path))
    return fault('Give a path inside the project folder, with forward slashes.')
  if (plain !== path) return fault(`Omit empty parts and dots${plain === '' ? ': name a file' : `: write ${plain}`}.`)
  return parts.some((part) => Buffer.byteLength(part) > partBytesMax)
    ? fault(`A part of a path can have at most ${partBytesMax} bytes.`)
    : []
}

/** Each path has one part to play, and a file is no folder: the order of the changes then means nothing. */
function faultsTogether(named: readonly NamedPath[]): ErrorDetail[] {
  const first = new Map<string, string>()
  const repeated = named.flatMap(({ path, at }) => {
    const other = first.get(path)
    if (other === undefined) first.set(path, at)
    return other === undefined
      ? []
      : [
          {
            path: at,
            rule: 'unique',
            message: `${path} already occurs in ${other}. A path can occur only once, as path or as oldPath.`,
          },
        ]
  })
  const nested = named.flatMap(({ path, at }) => {
    const outer = foldersOf(path).find((folder) => first.has(folder))
    return outer === undefined
      ? []
      : [
          {
            path: at,
            rule: 'nested',
            message: `${path} cannot be inside ${outer}, which is a file in ${first.get(outer)}.`,
          },
        ]
  })
  return [...repeated, ...nested]
}

/** The folders that a path names, from the top. */
export function foldersOf(path: string): string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** The lock between services, in the project folder. What has a longer name beside it is on its way to be one. */
export const lockName = '.gantry-apply'

const foldersOfService = [
  ['.gantry', 'data'],
  ['.gantry', 'mail'],
  ['.gantry', 'project'],
]

/** Whether a file of this path would belong to git or to the service, or be in the way of what does. */
export function isProtected(path: string): boolean {
  const parts = path.split('/').map(asFileSystemsReadIt)
  // A file in the place of such a folder would be as bad as one in it.
  return (
    isInProtectedFolder(path) ||
    foldersOfService.some((folder) =>
      folder.every((name, index) => parts[index] === undefined || parts[index] === name),
    )
  )
}

/** Whether a path is that of a folder of git or of the service, or of what is in one, by any spelling of its names. */
export function isInProtectedFolder(path: string): boolean {
  const parts = path.split('/').map(asFileSystemsReadIt)
  if (parts.some((part) => part === '.git' || part === 'git~1')) return true
  if (parts[0]?.startsWith(lockName)) return true
  return foldersOfService.some((folder) => folder.every((name, index) => parts[index] === name))
}

/**
 * What some file system takes a name for: without regard to case (APFS, NTFS), without dots and blanks at its end and
 * what follows a colon (NTFS), without characters that are not seen (HFS+). git refuses names in the same way.
 */
function asFileSystemsReadIt(name: string): string {
  return name
    .replaceAll(unseen, '')
    .replace(/:.*$/s, '')
    .replace(/[. ]+$/, '')
    .toLowerCase()
}

const unseen = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g
