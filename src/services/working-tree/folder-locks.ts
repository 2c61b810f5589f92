import { FifoQueue } from '../../platform/work/fifo-queue.ts'
import type { FileLease, FileLocks } from '../project.ts'

interface WaitedFor {
  readonly queue: FifoQueue
  users: number
}

/**
 * Locks of folders beside that of the project, such as workspaces: one for each, between the calls of this process.
 * Other processes are kept apart by the `ProjectLock` in the folder, and have records of their own.
 */
export class FolderLocks {
  readonly #queues = new Map<string, WaitedFor>()

  of(folder: string): Pick<FileLocks, 'exclusively'> {
    return { exclusively: (_files, work) => this.#run(folder, () => work(ofThisProcess)) }
  }

  async #run<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
    const found = this.#queues.get(folder) ?? { queue: new FifoQueue(), users: 0 }
    this.#queues.set(folder, found)
    found.users++
    try {
      return await found.queue.run(work)
    } finally {
      if (--found.users === 0) this.#queues.delete(folder)
    }
  }
}

const ofThisProcess: FileLease = {
  term: 0,
  storeName: undefined,
  isLost: false,
  confirm: async () => {},
  renewal: async () => [],
  release: async () => {},
}
