import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CommandSandbox } from '../../../platform/sandbox/command-sandbox.ts'
import { secretsOf } from '../../../platform/text/url-credentials.ts'
import { Exchange } from './exchange.ts'
import type { Means } from './exchange.ts'
import { prepare, remote, settingsOf } from './fetch-folder.ts'
import type { CloneRequest, ClonedFolder, ExchangeFailure, FetchEngine } from '../fetching.ts'
import { makePushFolder } from '../repository/push-folder.ts'
import { faultInBranch } from '../ref-names.ts'
import { formatSettings } from '../repository/settings.ts'
import { takeSnapshot } from './snapshot.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Fetches by the git of the machine, in a git folder whose settings are ours, as a push does. */
export function createSystemFetch(environment: Environment, sandbox: CommandSandbox): FetchEngine {
  return {
    async fetch(request) {
      const { repository, remote } = request
      const folder = await makePushFolder(repository, remote)
      try {
        const exchange = new Exchange(
          { environment, sandbox },
          {
            ...request,
            gitFolder: folder.path,
            secrets: folder.secrets,
            forbidden: [repository.folder, repository.gitFolder, repository.commonFolder],
            folder: repository.folder,
          },
        )
        return await exchange.fetch().finally(() => exchange.close())
      } finally {
        await folder.remove()
      }
    },
    clone: (request) => clone({ environment, sandbox }, request),
    snapshot: (request) => takeSnapshot({ environment, sandbox }, request),
  }
}

async function clone(
  means: Means,
  request: CloneRequest,
): Promise<ClonedFolder | { kind: 'unknownBranch' } | ExchangeFailure> {
  const { folder, url, depth } = request
  const gitFolder = await mkdtemp(join(folder, '.gantry-clone-'))
  const remove = () => rm(gitFolder, { recursive: true, force: true })
  try {
    await prepare(gitFolder, url)
    const exchange = new Exchange(means, {
      ...request,
      remote,
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
