import { hash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readMountInfo } from './mount-points.ts'
import { targetsIn } from './mount-targets.ts'
import type { Target } from './mount-targets.ts'
import type { Layer, Owner, SandboxFolders } from './sandbox-folders.ts'
import { depthOf, isFolder, isLayered, isWithin, pinnedBy } from './walls.ts'
import type { PrivateWall, Wall, Walls } from './walls.ts'

/** What is seen at a path, with all that is mounted below it. */
export interface PlannedMount {
  readonly source: string
  readonly target: string
  readonly isReadOnly: boolean
}

/** How the walls of a program are built on top of a read-only view of the machine, in this order. */
export interface MountPlan {
  /** Each is mounted before the others, where programs do not see it. */
  readonly layers: readonly Layer[]
  readonly mounts: readonly PlannedMount[]
  /** Which files and folders are mounted: once another one takes the place of one, its mount is gone. */
  readonly identities: readonly string[]
  /** That of all this and of what the machine has mounted: programs whose plans have the same one see the same. */
  readonly fingerprint: string
}

/** Makes the folders that the walls need. */
export function planMounts(walls: Walls, folders: SandboxFolders, owner: Owner): MountPlan {
  const layers: Layer[] = []
  const mounts = [
    ...pinnedBy(walls).map((path) => ({ source: path, target: path, isReadOnly: false })),
    ...walls.map((wall): PlannedMount => {
      const { path: target, sight } = wall
      if (sight === 'hidden') return { source: coverOf(wall, walls, folders), target, isReadOnly: true }
      if (!('name' in wall)) return { source: target, target, isReadOnly: sight === 'readOnly' }
      if (!isLayered(wall))
        return { source: folders.privateOf(owner, wall, targetsOf(wall, walls)), target, isReadOnly: false }
      const layer = folders.layerOf(owner, wall)
      layers.push(layer)
      return { source: layer.merged, target, isReadOnly: false }
    }),
  ]
  const plan = {
    layers,
    mounts: mounts.toSorted((one, other) => depthOf(one.target) - depthOf(other.target)),
    identities: identitiesOf(mounts),
  }
  return { ...plan, fingerprint: hash('sha256', JSON.stringify(plan) + readMountInfo(), 'base64') }
}

/** Of what is mounted on itself. */
export function identitiesOf(mounts: readonly PlannedMount[]): string[] {
  return mounts.flatMap(({ source, target }) => {
    const found = source === target ? statSync(target, { throwIfNoEntry: false }) : undefined
    return found === undefined ? [] : [`${target} ${found.dev} ${found.ino}`]
  })
}

function coverOf(wall: Wall, walls: Walls, folders: SandboxFolders): string {
  return isFolder(wall.path) ? folders.cover(targetsOf(wall, walls)) : folders.emptyFile
}

/** What other walls need to be there in the folder of this one. */
function targetsOf(wall: Wall | PrivateWall, walls: Walls): Target[] {
  const inner = walls.filter((other) => other !== wall && isWithin(other.path, wall.path))
  return targetsIn(
    wall.path,
    inner.map(({ path }) => ({ path, isFolder: isFolder(path) })),
  )
}
