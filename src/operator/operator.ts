import type { Store } from '../collections.ts'
import type { Config } from '../config.ts'
import { clockOf, createClock } from '../platform/work/clock.ts'
import { createIds } from '../platform/work/ids.ts'
import { openStore } from '../open.ts'
import { OperatorAccess } from '../services/identity.ts'
import { openDataFolder } from '../stores/files/data-folder.ts'
import type { DataFolder } from '../stores/files/data-folder.ts'
import { answerOperator } from './calls.ts'
import type { OperatorAnswer, OperatorCall, OperatorCallName } from './calls.ts'
import { askService } from './control-socket.ts'
import { databaseIn } from './database.ts'

/**
 * Asks the service that uses the data folder or, where none does, works on the data itself. Neither
 * makes a data folder. Throws `UsageError`, `OperatorRefusal`, `Failure`, and what opening the data throws.
 */
export async function operate<Name extends OperatorCallName>(
  config: Config,
  call: OperatorCall<Name>,
): Promise<OperatorAnswer<Name> & { isRunning: boolean }> {
  const answer = await askService(config.data, call)
  if (answer) return Object.assign(answer, { isRunning: true })
  return await withStore(config, async (store) => {
    const operator = new OperatorAccess({ store, now: createClock(clockOf(store)), newId: createIds(clockOf(store)) })
    const host = config.host.includes(':') ? `[${config.host}]` : config.host
    const origin = config.publicUrl ?? `http://${host}:${config.port}`
    return Object.assign(await answerOperator(operator, call, origin), { isRunning: false })
  })
}

/** Works on the data while no service uses the folder. Throws what opening them throws. */
export async function withStore<Result>(config: Config, work: (store: Store) => Promise<Result>): Promise<Result> {
  const folder = config.store === undefined ? await openFolderOf(config) : noFolder(config)
  let isClosed = folder.wasClosed
  try {
    const store = await openStore(config, folder)
    try {
      return await work(store)
    } finally {
      await store.close()
      isClosed = true
    }
  } finally {
    folder.release({ isClosed })
  }
}

function openFolderOf({ data }: Config): Promise<DataFolder> {
  databaseIn(data)
  return openDataFolder(data)
}

/** What a PostgreSQL server has is not in the folder, and several services may use it. */
function noFolder({ data }: Config): DataFolder {
  return { path: data, wasClosed: true, release: () => {} }
}
