import { transportOf } from '../remotes/address.ts'
import type { GitEngine, PushOutcome, PushRequest } from '../engine.ts'
import { sentences } from '../failures.ts'
import type { PushTask } from './push-worker.ts'
import { ExchangeFolders } from '../../../platform/repository/exchange-folders.ts'
import { addressesOf, makePushFolder } from '../../../platform/repository/push-folder.ts'
import type { PushFolder } from '../../../platform/repository/push-folder.ts'
import { findLack } from './lacks.ts'
import { isomorphicReads } from './reads.ts'
import { runInThread } from './thread.ts'

/**
 * Works without any git on the machine, in an ordinary repository of modest size: reads commits and branches, and
 * pushes to http and https remotes with the credentials that stand in the remote's address. What it cannot do it
 * refuses by name.
 */
export function createIsomorphicEngine(workFolder: string): GitEngine {
  const folders = new ExchangeFolders(workFolder)
  return {
    name: 'isomorphic',
    reads: isomorphicReads,
    async push(request) {
      if (request.ref?.startsWith('refs/tags/')) return unsupported('This pushes a tag.')
      const address = addressFor(request)
      if (typeof address !== 'string') return address
      const lack = await findLack(request.repository)
      if (lack !== undefined) return unsupported(lack)
      const exchange = await folders.take()
      try {
        const folder = await makePushFolder(exchange.path, request.repository, request.remote)
        return await pushInThread(request, folder, address)
      } finally {
        await exchange.release()
      }
    },
  }
}

function unsupported(cause: string): PushOutcome {
  return { kind: 'unsupported', message: `${cause} ${sentences.requiresGit}` }
}

function addressFor({ repository, remote }: PushRequest): string | PushOutcome {
  const [address, ...further] = addressesOf(repository.settings, remote)
  if (address === undefined) return { kind: 'unknownRemote' }
  if (further.length > 0) return unsupported('This remote has several push URLs.')
  const transport = transportOf(address)
  if (transport === undefined)
    return {
      kind: 'forbiddenAddress',
      message: 'The URL scheme of this remote is not supported. Use http or https.',
    }
  if (transport === 'http' || transport === 'https') return address
  return unsupported(`This remote uses ${transport === 'file' ? 'a path' : transport}.`)
}

async function pushInThread(request: PushRequest, folder: PushFolder, address: string): Promise<PushOutcome> {
  const { remote, branch, force, dryRun, expectedOid, limits, signal } = request
  const about = { gitFolder: folder.path, secrets: folder.secrets, address }
  const task: PushTask = { ...about, remote, branch, force, dryRun, expectedOid }
  const end = await runInThread<PushOutcome>({ program: 'push', task, limits, signal })
  if (end.kind === 'tooLarge') return unsupported('This push is too large to build in memory.')
  return end.kind === 'outcome' ? end.outcome : { kind: end.kind }
}
