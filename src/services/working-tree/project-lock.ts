import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, readdir, readlink, rename, rmdir, unlink, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fail } from '../../errors.ts'
import type { Folder } from '../../platform/files/folders.ts'
import { lockName } from '../../platform/files/project-paths.ts'
import { codeOf } from '../../platform/work/system-error.ts'

const movedName = `${lockName}-moved-`
const markName = /^[\w.]+-[0-9a-z]+-\d+-\d+$/
const pollMs = 50

/**
 * A lock between services that write to the same project. It is a folder in the project that contains one folder, named
 * after the owner of the lock: a rename creates it with its owner in it, and a rename of the owner's name takes it over
 * from an owner that is known to be dead. Each rename succeeds for exactly one service, on every file system.
 */
export class ProjectLock {
  readonly #patienceMs: number
  readonly #mark: string
  readonly #machine: string

  private constructor(service: string, machine: string, startTime: string, patienceMs: number) {
    this.#machine = machine
    this.#mark = [service, machine, process.pid, startTime].join('-')
    this.#patienceMs = patienceMs
  }

  /** `service` is a unique name, the same after each restart. */
  static async prepare(service: string, patienceMs: number): Promise<ProjectLock> {
    return new ProjectLock(service, await describeMachine(), (await startTimeOf(process.pid)) ?? '0', patienceMs)
  }

  /** Acquires the lock, waiting up to a limit. Gives the function that releases it. */
  async take(root: Folder): Promise<() => Promise<void>> {
    const end = performance.now() + this.#patienceMs
    while (!(await this.#tryToTake(root))) {
      if (performance.now() > end)
        fail('overloaded', {
          message: `Another service is writing to this project. If no other service is running, remove the folder ${lockName} from the project.`,
          retryAfter: 5,
        })
      await pause(pollMs)
    }
    return async () => {
      await rmdir(root.at(`${lockName}/${this.#mark}`)).catch(unless('ENOENT'))
      // Another service may have acquired it already.
      await rmdir(root.at(lockName)).catch(unless('ENOTEMPTY', 'EEXIST', 'ENOENT'))
    }
  }

  /** Removes the locks of dead services. */
  async sweep(root: Folder): Promise<void> {
    for (const name of await lockFoldersIn(root)) {
      const lock = await root.enter(name)
      if (typeof lock === 'string') continue
      for (const mark of await readdir(lock.at('.')))
        if (await this.#isOver(mark))
          await rmdir(lock.at(mark)).catch(unless('ENOENT', 'ENOTDIR', 'ENOTEMPTY', 'EEXIST'))
      await lock.close()
      await rmdir(root.at(name)).catch(unless('ENOENT', 'ENOTEMPTY', 'EEXIST'))
    }
  }

  async #tryToTake(root: Folder): Promise<boolean> {
    const lock = await root.enter(lockName)
    if (lock === 'blocked') await moveFile(root)
    if (typeof lock === 'string') return this.#make(root)
    try {
      const holder = await ownerOf(lock, root)
      if (holder === undefined) return await this.#make(root)
      return (await this.#isOver(holder)) && (await succeeds(rename(lock.at(holder), lock.at(this.#mark)), 'ENOENT'))
    } finally {
      await lock.close()
    }
  }

  /** A rename replaces a missing folder or an empty one, and no other. */
  async #make(root: Folder): Promise<boolean> {
    const prepared = `${lockName}.${this.#mark}`
    try {
      await mkdir(root.at(prepared), { mode: 0o700 }).catch(unless('EEXIST'))
      await mkdir(root.at(`${prepared}/${this.#mark}`)).catch(unless('EEXIST'))
      return await succeeds(rename(root.at(prepared), root.at(lockName)), 'ENOTEMPTY', 'EEXIST')
    } finally {
      // Missing after the rename.
      await rmdir(root.at(`${prepared}/${this.#mark}`)).catch(unless('ENOENT'))
      await rmdir(root.at(prepared)).catch(unless('ENOENT'))
    }
  }

  /**
   * Whether the owner is dead. An owner of this service belongs to an earlier process, since this one acquires the lock
   * once at a time; of other services that is known on the same machine only.
   */
  async #isOver(mark: string): Promise<boolean> {
    const [service, machine, pid, startTime] = mark.split('-')
    if (service === this.#mark.split('-')[0]) return true
    return machine === this.#machine && startTime !== '0' && (await startTimeOf(Number(pid))) !== startTime
  }
}

/**
 * The owner of a lock: an empty folder with the name of one. A repository can contain anything else in this place,
 * which is moved out of it, one by one, so that the owner of the lock stays where it is.
 */
async function ownerOf(lock: Folder, root: Folder): Promise<string | undefined> {
  let owner: string | undefined
  for (const entry of await readdir(lock.at('.'), { withFileTypes: true })) {
    if (entry.isDirectory() && markName.test(entry.name) && (await isEmpty(lock, entry.name))) owner = entry.name
    else await rename(lock.at(entry.name), root.at(newMovedName())).catch(unless('ENOENT'))
  }
  return owner
}

async function isEmpty(lock: Folder, name: string): Promise<boolean> {
  const found = await readdir(lock.at(name)).catch((error: unknown) => unless('ENOENT')(error))
  return found === undefined || found.length === 0
}

/**
 * Moves what has the name of the lock and is no folder. A lock that was made meanwhile cannot replace a file, and
 * stays.
 */
async function moveFile(root: Folder): Promise<void> {
  const moved = root.at(newMovedName())
  await writeFile(moved, '', { flag: 'wx', mode: 0o600 })
  if (!(await succeeds(rename(root.at(lockName), moved), 'ENOTDIR', 'ENOENT'))) await unlink(moved)
}

function newMovedName(): string {
  return movedName + randomBytes(4).toString('hex')
}

/** The names of the lock folders in the project, acquired or being acquired. */
export async function lockFoldersIn(root: Folder): Promise<string[]> {
  return (await readdir(root.at('.'))).filter((name) => name === lockName || name.startsWith(`${lockName}.`))
}

/** Identifies the boot of the machine and the process namespace: a pid has no meaning outside of them. */
async function describeMachine(): Promise<string> {
  const parts = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    readlink('/proc/self/ns/pid'),
  ]).catch(() => ['unknown'])
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 16)
}

/**
 * The start time of a live process: field 22 of /proc/<pid>/stat, where field 2 may contain any character (proc(5)).
 */
async function startTimeOf(pid: number): Promise<string | undefined> {
  const line = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '')
  const [state = '', ...rest] = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return state === 'Z' || state === 'X' ? undefined : rest[18]
}

async function succeeds(work: Promise<unknown>, ...expected: string[]): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (!expected.includes(codeOf(error) ?? '')) throw error
    return false
  }
}

function unless(...expected: string[]): (error: unknown) => void {
  return (error) => {
    if (!expected.includes(codeOf(error) ?? '')) throw error
  }
}
