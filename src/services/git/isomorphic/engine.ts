import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { transportOf } from '../remotes/address.ts'
import type { ExchangeFailure } from '../fetching.ts'
import type { GitEngine, PushOutcome, PushRequest } from '../engine.ts'
import type { WorkerMessage, WorkerTask } from './worker.ts'
import { ExchangeFolders } from '../repository/exchange-folders.ts'
import { addressesOf, makePushFolder } from '../repository/push-folder.ts'
import type { PushFolder } from '../repository/push-folder.ts'
import { findLack, remedy } from './lacks.ts'
import { createIsomorphicReads } from './reads.ts'
import { createIsomorphicWrites } from './writes.ts'
import { LocalThreads } from './threads.ts'
import { Watch } from '../watch.ts'
import { codeOf } from '../../../platform/work/system-error.ts'

/**
 * Works without any git on the machine: reads, stages and commits, moves refs, and pushes to http and https remotes, in an
 * ordinary repository of modest size, with the credentials that stand in the remote's address. What it cannot do it refuses by
 * name.
 */
export function createIsomorphicEngine(workFolder: string): GitEngine {
  const folders = new ExchangeFolders(workFolder)
  const threads = new LocalThreads()
  return {
    name: 'isomorphic',
    reads: createIsomorphicReads(threads),
    writes: createIsomorphicWrites(threads),
    close: () => threads.close(),
    exchanges: { fetch: refuseExchange, clone: refuseExchange, snapshot: refuseExchange },
    async push(request) {
      const address = addressFor(request)
      if (typeof address !== 'string') return address
      const lack = await findLack(request.repository)
      if (lack !== undefined) return { kind: 'unsupported', message: `${lack} ${remedy}` }
      const exchange = await folders.take()
      try {
        const folder = await makePushFolder(exchange.path, request.repository, request.remote)
        return await pushInWorker(request, folder, address)
      } finally {
        await exchange.release()
      }
    },
  }
}

async function refuseExchange(): Promise<ExchangeFailure> {
  return { kind: 'unsupported', message: remedy }
}

function addressFor({ repository, remote }: PushRequest): string | PushOutcome {
  const [address, ...further] = addressesOf(repository.settings, remote)
  if (address === undefined) return { kind: 'unknownRemote' }
  if (further.length > 0) return { kind: 'unsupported', message: `This remote has several push URLs. ${remedy}` }
  const transport = transportOf(address)
  if (transport === undefined)
    return {
      kind: 'forbiddenAddress',
      message: 'The URL scheme of this remote is not supported. Use http or https.',
    }
  const isServed = transport === 'http' || transport === 'https'
  return isServed
    ? address
    : {
        kind: 'unsupported',
        message: `This remote uses ${transport === 'file' ? 'a path' : transport}. ${remedy}`,
      }
}

/** In a thread of its own: the library packs on the processor, and only a thread can be ended whatever it does. */
async function pushInWorker(request: PushRequest, folder: PushFolder, address: string): Promise<PushOutcome> {
  const { remote, branch, force, dryRun, expectedOid, limits, signal } = request
  const task: WorkerTask = {
    gitFolder: folder.path,
    secrets: folder.secrets,
    address,
    remote,
    branch,
    force,
    dryRun,
    expectedOid,
  }
  const worker = new Worker(workerFile, {
    workerData: task,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  const watch = new Watch(limits, signal, () => void worker.terminate())
  try {
    return await outcomeOf(worker, watch)
  } finally {
    watch.stop()
    await worker.terminate()
  }
}

// A build turns the other file into JavaScript as it does with this one.
const workerFile = new URL(`./worker${extname(import.meta.url)}`, import.meta.url)

function outcomeOf(worker: Worker, watch: Watch): Promise<PushOutcome> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) =>
      message.kind === 'sign' ? watch.note() : resolve(message.outcome),
    )
    worker.once('error', (error) =>
      isOutOfMemory(error)
        ? resolve({ kind: 'unsupported', message: `This push is too large to build in memory. ${remedy}` })
        : reject(error),
    )
    worker.once('exit', () =>
      watch.ending === undefined
        ? reject(new Error('the thread of a push ended without an outcome'))
        : resolve({ kind: watch.ending }),
    )
  })
}

function isOutOfMemory(error: unknown): boolean {
  return codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY'
}
