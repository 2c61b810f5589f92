import { readFileSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/**
 * How a program sees a path: `hidden` is empty, `readOnly` and `shared` are what the service sees, `private` is another
 * folder in its place. What no wall names is read-only.
 */
export type Sight = 'hidden' | 'readOnly' | 'private' | 'shared'

export interface Wall {
  /** Absolute, and without links. */
  readonly path: string
  readonly sight: Sight
}

/** A private folder stands in the place of the path. */
export interface PrivateWall extends Wall {
  readonly sight: 'private'
  /** The name of the folder among those of its owner. */
  readonly name: string
  /** Whether the folder is one of a place where its owner works, or of the owner wherever that is. */
  readonly isOfPlace: boolean
  /** Whether the folder lies as a layer on what the service sees at the path. */
  readonly isLayered: boolean
  /** Whether it begins with copies of the files that the service sees at the path. */
  readonly hasCopies: boolean
}

/** The whole table, in the order in which it is built: a folder before what lies in it. */
export type Walls = readonly (Wall | PrivateWall)[]

/** What the operator decides for all programs. */
export interface Site {
  /** What no program may see: the data of the service, its keys, its tokens. */
  readonly secretPaths: readonly string[]
  /** What no program may write. */
  readonly readOnlyPaths: readonly string[]
  /** What every program may read, also where a wall around it hides it: the code of the service, and Node.js. */
  readonly shownPaths: readonly string[]
  /** What every program that is started for a caller may write. */
  readonly sharedPaths: readonly string[]
  /** The home of the user of the service. */
  readonly home: string | undefined
  /** How programs for callers see it; those of narrow callers have a private one. */
  readonly homeSight: HomeSight
}

export type HomeSight = 'layered' | 'private' | 'shared'

/** What one program sees otherwise than others. */
export interface View {
  /** `service` is for programs that the service starts for itself. */
  readonly occupant: 'person' | 'narrow' | 'service'
  readonly readOnly: readonly string[]
  readonly shared: readonly string[]
}

export function wallsOf(site: Site, { occupant, readOnly, shared }: View): Walls {
  const isTenant = occupant !== 'service'
  const walls = standing([
    ...temporaryFolders.map((path, index) => privateAt(path, { name: `tmp${index || ''}`, isOfPlace: true })),
    ...hiddenSystemPaths.map((path) => wallAt(path, 'hidden')),
    ...readableSystemPaths.map((path) => wallAt(path, 'readOnly')),
    ...homeWalls(site, occupant, [...site.secretPaths, ...site.sharedPaths, ...shared]),
    ...[...(isTenant ? site.sharedPaths : []), ...shared].map((path) => wallAt(path, 'shared')),
    ...[...(isTenant ? site.readOnlyPaths : []), ...readOnly].map((path) => wallAt(path, 'readOnly')),
    ...site.secretPaths.map((path) => wallAt(path, 'hidden')),
  ])
  const shown = site.shownPaths.filter((path) => !isShown(walls, path)).map((path) => wallAt(path, 'readOnly'))
  return withFixedWays(needed(standing([...walls, ...shown, ...foreignSockets(walls)])))
}

/** Those whose path is there, by depth. The last wall of a path is the one that counts. */
function standing<Any extends Wall>(walls: readonly Any[]): Any[] {
  const there = walls.flatMap((wall) => {
    const path = realPathOf(wall.path)
    return path === undefined || path === sep ? [] : [{ ...wall, path }]
  })
  const byPath = new Map(there.map((wall) => [wall.path, wall]))
  return [...byPath.values()].toSorted((one, other) => depthOf(one.path) - depthOf(other.path))
}

/** Without the walls that change nothing of what the walls around them leave. */
function needed(walls: Walls): Walls {
  const kept: (Wall | PrivateWall)[] = []
  for (const wall of walls) {
    const around = wallAround(kept, wall.path)
    const isCovered = around?.sight === 'private' && !isLayered(around) && wall.sight === 'hidden'
    const isSame = wall.sight !== 'private' && wall.sight === (around?.sight ?? 'readOnly')
    if (!isCovered && !isSame) kept.push(wall)
  }
  return kept
}

/**
 * The walls, with those of the ways to them. A program writes to its private folder while the walls of another one are
 * put up there, one after the other: it could move the folder in which the project lies, and what hides the data would
 * be put up in another place. So the way from a private folder to a wall that has more walls in it is a folder of ours.
 */
function withFixedWays(walls: Walls): Walls {
  const ways = walls.flatMap(({ path }) => {
    const around = wallAround(walls, dirname(path))
    const hasMore = walls.some((other) => other.path !== path && isWithin(other.path, path))
    if (!hasMore || around?.sight !== 'private' || isLayered(around) || around.path === dirname(path)) return []
    const [first = ''] = relative(around.path, path).split(sep)
    return [wallAt(join(around.path, first), 'hidden')]
  })
  return standing([...ways, ...walls])
}

function isShown(walls: Walls, path: string): boolean {
  const around = wallAround(walls, realPathOf(path) ?? path)
  return around === undefined || ['readOnly', 'shared'].includes(around.sight) || isLayered(around)
}

/** What a program sees at a path. */
function sightOf(walls: Walls, path: string): Sight {
  return wallAround(walls, path)?.sight ?? 'readOnly'
}

function wallAround(walls: Walls, path: string): Wall | PrivateWall | undefined {
  return walls.findLast((wall) => isWithin(path, wall.path))
}

/** Whether the files of the machine are seen in a private folder. */
export function isLayered(wall: Wall | PrivateWall): boolean {
  return 'isLayered' in wall && wall.isLayered
}

/**
 * The folders between a shared folder and the walls in it. They are mounted on themselves, for a mount point cannot be
 * renamed: otherwise a program could move the folder around a wall, and put another one in its place.
 */
export function pinnedBy(walls: Walls): string[] {
  const inner = walls.filter(({ path, sight }) => sight !== 'shared' && sightOf(walls, dirname(path)) === 'shared')
  const pinned = inner.flatMap(({ path }) =>
    ancestorsOf(path).filter((folder) => sightOf(walls, dirname(folder)) === 'shared' && !isAt(walls, folder)),
  )
  return [...new Set(pinned)]
}

export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder === sep ? sep : folder + sep)
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** Without links; nothing when the path is not there or cannot be reached, and so not by a program either. */
export function realPathOf(path: string): string | undefined {
  try {
    return realpathSync.native(path)
  } catch {
    return undefined
  }
}

export function depthOf(path: string): number {
  return path === sep ? 0 : path.split(sep).length - 1
}

const temporaryFolders = ['/tmp', '/var/tmp']

/**
 * Where services of the machine listen that start programs for any client, outside of every sandbox: containers,
 * systemd, and what listens on a message bus.
 */
const hiddenSystemPaths = ['/run', '/var/run', '/var/lib/lxd/unix.socket', '/sys/fs/bpf', '/sys/kernel/debug']

/** What programs need of the hidden ones: how names of hosts are resolved, and the programs of NixOS. */
const readableSystemPaths = [
  '/etc/resolv.conf',
  '/run/systemd/resolve/stub-resolv.conf',
  '/run/systemd/resolve/resolv.conf',
  '/run/current-system',
  '/run/booted-system',
]

function wallAt(path: string, sight: Exclude<Sight, 'private'>): Wall {
  return { path, sight }
}

function privateAt(path: string, { name, ...more }: Pick<PrivateWall, 'name'> & Partial<PrivateWall>): PrivateWall {
  return { path, sight: 'private', name, isOfPlace: false, isLayered: false, hasCopies: false, ...more }
}

/**
 * A layered home is a private folder with copies of the files of the home, and with a layer on each of its folders. A
 * folder in which the project or a secret lies is read-only: a layer cannot lie in what it is laid on (overlayfs). So
 * is one whose name has a character that separates the options of the mount.
 */
function homeWalls({ home, homeSight }: Site, occupant: View['occupant'], inUse: readonly string[]): Walls {
  if (home === undefined) return []
  if (occupant === 'person' && homeSight === 'shared') return [wallAt(home, 'shared')]
  if (occupant !== 'person' || homeSight === 'private') return [privateAt(home, { name: 'home' })]
  const used = inUse.map((path) => realPathOf(path) ?? path)
  const folders = foldersIn(home).map((name) => ({ name, path: join(home, name) }))
  return [
    privateAt(home, { name: 'home', hasCopies: true }),
    ...folders.map(({ name, path }) =>
      /[,:\\"]/.test(path) || used.some((one) => isWithin(one, path))
        ? wallAt(path, 'readOnly')
        : privateAt(path, { name: join('layers', name), isLayered: true }),
    ),
  ]
}

/** Links are no folders. */
function foldersIn(path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  } catch {
    return []
  }
}

/**
 * The sockets on which other programs of the machine listen, where the walls would leave them visible: a connection
 * needs no right to write to the file system (proc(5), `/proc/net/unix`).
 */
function foreignSockets(walls: Walls): Wall[] {
  return listeningSockets()
    .filter((path) => isShown(walls, path) && sightOf(walls, path) !== 'shared')
    .map((path) => wallAt(path, 'hidden'))
}

let read: { readonly at: number; readonly sockets: readonly string[] } | undefined
const readEachMs = 2_000

function listeningSockets(): readonly string[] {
  if (read === undefined || performance.now() - read.at > readEachMs)
    read = { at: performance.now(), sockets: readSockets() }
  return read.sockets
}

function readSockets(): string[] {
  try {
    const lines = readFileSync('/proc/net/unix', 'latin1').split('\n')
    const found = lines.flatMap((line) => /^\S+ \S+ \S+ 00010000 \S+ \S+ +\d+ (\/.*)$/.exec(line)?.[1] ?? [])
    return [...new Set(found)].toSorted()
  } catch {
    return []
  }
}

/** The same where no layers can be mounted: what would have one is read-only. */
export function withoutLayers(walls: Walls): Walls {
  return walls.map((wall) => (isLayered(wall) ? wallAt(wall.path, 'readOnly') : wall))
}

function isAt(walls: Walls, path: string): boolean {
  return walls.some((wall) => wall.path === path)
}

function ancestorsOf(path: string): string[] {
  const parent = dirname(path)
  return parent === sep ? [] : [...ancestorsOf(parent), parent]
}
