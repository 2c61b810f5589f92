import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { secretsOf } from '../../../platform/text/url-credentials.ts'
import { Exchange } from './exchange.ts'
import { prepare, remote, settingsOf } from './fetch-folder.ts'
import type { Machine } from './machine.ts'
import type { CloneRequest, ClonedFolder, ExchangeFailure, FetchEngine } from '../fetching.ts'
import { makePushFolder } from '../../../platform/repository/push-folder.ts'
import { faultInBranch } from '../../../platform/repository/ref-names.ts'
import { formatSettings } from '../../../platform/repository/settings.ts'
import { takeSnapshot } from './snapshot.ts'
import { viewOfRepository } from './views.ts'

/** Fetches by the git of the machine, in a git folder whose settings are ours, as a push does. */
export function createSystemFetch(machine: Machine): FetchEngine {
  return {
    async fetch(request) {
      const { repository, remote } = request
      const { path, release } = await machine.folders.take()
      try {
        const folder = await makePushFolder(path, repository, remote)
        const exchange = new Exchange(machine, {
          exchange: path,
          view: viewOfRepository(repository),
          ...request,
          gitFolder: folder.path,
          secrets: folder.secrets,
          forbidden: [repository.folder, repository.gitFolder, repository.commonFolder],
          folder: repository.folder,
        })
        return await exchange.fetch().finally(() => exchange.close())
      } finally {
        await release()
      }
    },
    clone: (request) => clone(machine, request),
    snapshot: (request) => takeSnapshot(machine, request),
  }
}

async function clone(
  machine: Machine,
  request: CloneRequest,
): Promise<ClonedFolder | { kind: 'unknownBranch' } | ExchangeFailure> {
  const { folder, url, depth } = request
  const { path, release: remove } = await machine.folders.take()
  const gitFolder = join(path, 'git')
  try {
    await prepare(gitFolder, url)
    const exchange = new Exchange(machine, {
      ...request,
      remote,
      exchange: path,
      view: { readOnly: [folder] },
      gitFolder,
      depth,
      forbidden: [folder],
      secrets: secretsOf(url),
    })
    const outcome = await exchange.fetch()
    const named = outcome.kind === 'fetched' ? (request.branch ?? (await exchange.defaultBranch())) : undefined
    await exchange.close()
    const branch = named === undefined || faultInBranch(named) !== undefined ? undefined : named
    const oid = branch === undefined ? undefined : await exchange.oidOf(`refs/remotes/${remote}/${branch}`)
    const isMissing = outcome.kind === 'fetched' && request.branch !== undefined && oid === undefined
    if (outcome.kind !== 'fetched' || isMissing) {
      await remove()
      return outcome.kind === 'fetched' ? { kind: 'unknownBranch' } : outcome
    }
    await writeFile(join(gitFolder, 'config'), formatSettings(settingsOf(url, branch)))
    if (branch !== undefined) await writeFile(join(gitFolder, 'HEAD'), `ref: refs/heads/${branch}\n`)
    return { kind: 'cloned', gitFolder, branch, oid, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
