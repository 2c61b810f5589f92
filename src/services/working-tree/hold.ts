import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, readlink, rename, rmdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fail } from '../../errors.ts'
import { codeOf } from './folders.ts'
import type { Folder } from './folders.ts'

const lockName = '.gantry-apply'
const pollMs = 50

/**
 * Holds a project for one service, so that no two write to it together. The lock is a folder in the project that holds one
 * folder, named for its holder: it comes into being with its holder in it, by a rename, and it is taken over from a holder
 * that is known to be dead by a rename of that very name. Both succeed for one alone, on every file system.
 */
export class ProjectHold {
  readonly #patienceMs: number
  readonly #mark: string
  readonly #machine: string

  private constructor(service: string, machine: string, startTime: string, patienceMs: number) {
    this.#machine = machine
    this.#mark = [service, machine, process.pid, startTime].join('-')
    this.#patienceMs = patienceMs
  }

  /** `service` is a name that no other service has, the same after each restart. */
  static async prepare(service: string, patienceMs: number): Promise<ProjectHold> {
    return new ProjectHold(service, await describeMachine(), (await startTimeOf(process.pid)) ?? '0', patienceMs)
  }

  /** Takes hold, and gives what lets go. Waits for others who do, up to a limit. */
  async take(root: Folder): Promise<() => Promise<void>> {
    const end = performance.now() + this.#patienceMs
    while (!(await this.#tryToTake(root))) {
      if (performance.now() > end)
        fail('overloaded', {
          message: `Another service is writing to this project. If there is none any more, remove the folder ${lockName} from the project.`,
          retryAfter: 5,
        })
      await pause(pollMs)
    }
    return async () => {
      await rmdir(root.at(`${lockName}/${this.#mark}`)).catch(unless('ENOENT'))
      // Somebody may have moved in already.
      await rmdir(root.at(lockName)).catch(unless('ENOTEMPTY', 'EEXIST', 'ENOENT'))
    }
  }

  /** Removes from the project what deaths have left of holds. */
  async sweep(root: Folder): Promise<void> {
    for (const name of await holdsIn(root)) {
      const lock = await root.enter(name)
      if (typeof lock === 'string') continue
      for (const mark of await readdir(lock.at('.')))
        if (await this.#isOver(mark)) await rmdir(lock.at(mark)).catch(unless('ENOENT'))
      await lock.close()
      await rmdir(root.at(name)).catch(unless('ENOENT', 'ENOTEMPTY', 'EEXIST'))
    }
  }

  async #tryToTake(root: Folder): Promise<boolean> {
    const lock = await root.enter(lockName)
    if (lock === 'blocked') fail('path_forbidden', { message: `${lockName} in the project is no folder. Remove it.` })
    if (lock === 'missing') return this.#make(root)
    try {
      const [holder] = await readdir(lock.at('.'))
      if (holder === undefined) return await this.#make(root)
      return (await this.#isOver(holder)) && (await succeeds(rename(lock.at(holder), lock.at(this.#mark)), 'ENOENT'))
    } finally {
      await lock.close()
    }
  }

  /** A folder takes the place of none, or of an empty one. */
  async #make(root: Folder): Promise<boolean> {
    const prepared = `${lockName}.${this.#mark}`
    try {
      await mkdir(root.at(prepared), { mode: 0o700 }).catch(unless('EEXIST'))
      await mkdir(root.at(`${prepared}/${this.#mark}`)).catch(unless('EEXIST'))
      return await succeeds(rename(root.at(prepared), root.at(lockName)), 'ENOTEMPTY', 'EEXIST')
    } finally {
      // After the rename it is not there.
      await rmdir(root.at(`${prepared}/${this.#mark}`)).catch(unless('ENOENT'))
      await rmdir(root.at(prepared)).catch(unless('ENOENT'))
    }
  }

  /**
   * Whether this holder holds nothing any more. One of this service is of a life that is over, since it takes hold once
   * at a time; of others that is known on one machine alone.
   */
  async #isOver(mark: string): Promise<boolean> {
    const [service, machine, pid, startTime] = mark.split('-')
    if (service === this.#mark.split('-')[0]) return true
    return machine === this.#machine && startTime !== '0' && (await startTimeOf(Number(pid))) !== startTime
  }
}

/** The names of what somebody holds the project by, or was about to. */
export async function holdsIn(root: Folder): Promise<string[]> {
  return (await readdir(root.at('.'))).filter((name) => name === lockName || name.startsWith(`${lockName}.`))
}

/** The machine since its last start and, where processes are counted apart, the container: a pid means nothing elsewhere. */
async function describeMachine(): Promise<string> {
  const parts = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    readlink('/proc/self/ns/pid'),
  ]).catch(() => ['unknown'])
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 16)
}

/** When a process that is alive was started. proc(5): that is field 22, and the name in field 2 may hold anything. */
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
