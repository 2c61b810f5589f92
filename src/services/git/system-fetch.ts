import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CommandSandbox } from '../../platform/sandbox/command-sandbox.ts'
import { secretsOf } from '../../platform/text/url-credentials.ts'
import { runGit } from './command.ts'
import type { CommandResult } from './command.ts'
import { gitEnvironment } from './environment.ts'
import { outcomeOfErrors } from './failures.ts'
import type {
  CloneRequest,
  ClonedFolder,
  ExchangeFailure,
  FetchEngine,
  FetchProgress,
  FetchRequest,
  UpdatedRef,
} from './fetching.ts'
import type { Limits } from './limits.ts'
import { makePushFolder } from './push-folder.ts'
import { faultInBranch } from './ref-names.ts'
import { RemoteAccess } from './remote-access.ts'
import { formatSettings } from './settings.ts'

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
  }
}

interface Means {
  readonly environment: Environment
  readonly sandbox: CommandSandbox
}

interface ExchangeRequest extends Pick<FetchRequest, 'remote' | 'signal' | 'report' | 'credential'> {
  readonly limits: Limits
  readonly gitFolder: string
  /** Where git runs: paths of remotes are relative to it. */
  readonly folder: string
  readonly forbidden: readonly string[]
  readonly secrets: readonly string[]
  readonly depth?: number | undefined
}

/**
 * In addition to the folder: what the configuration of the user may contain for other commands. What a remote sends is
 * checked as it arrives.
 */
const settings = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'fetch.recurseSubmodules=false',
  'fetch.writeCommitGraph=false',
  'fetch.fsckObjects=true',
  'transfer.bundleURI=false',
  'http.followRedirects=false',
  'gc.auto=0',
  'maintenance.auto=false',
]

class Exchange {
  readonly #means: Means
  readonly #request: ExchangeRequest
  readonly #access: RemoteAccess

  constructor(means: Means, request: ExchangeRequest) {
    this.#means = means
    this.#request = request
    this.#access = new RemoteAccess(request.secrets)
  }

  async fetch(): Promise<{ kind: 'fetched'; updated: UpdatedRef[] } | ExchangeFailure> {
    const { remote, depth, folder, forbidden, credential } = this.#request
    const git = (...given: string[]) => this.#git(...given)
    const fault = await this.#access.open({ remote, direction: 'fetch', folder, forbidden, credential, git })
    if (fault !== undefined) return fault
    const before = await this.#tracked()
    const result = await this.#git(
      'fetch',
      '--progress',
      '--prune',
      '--no-tags',
      '--no-recurse-submodules',
      '--no-write-fetch-head',
      '--no-auto-maintenance',
      ...(depth === undefined ? [] : [`--depth=${depth}`]),
      '--',
      remote,
      `+refs/heads/*:refs/remotes/${remote}/*`,
    )
    if (result.ending !== undefined) return { kind: result.ending }
    if (result.code !== 0) return failureOf(result, this.#access.secrets)
    return { kind: 'fetched', updated: differences(before, await this.#tracked()) }
  }

  /** The branch to which HEAD of the remote points. */
  async defaultBranch(): Promise<string | undefined> {
    const { output } = await this.#git('ls-remote', '--symref', '--', this.#request.remote, 'HEAD')
    return /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(output)?.[1]
  }

  async oidOf(ref: string): Promise<string | undefined> {
    const { code, output } = await this.#git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
    return code === 0 ? output.trim() : undefined
  }

  async #tracked(): Promise<Map<string, string>> {
    const prefix = `refs/remotes/${this.#request.remote}/`
    const { output } = await this.#git('for-each-ref', '--format=%(objectname) %(refname:lstrip=2)', prefix)
    return new Map(
      output
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => [line.slice(line.indexOf(' ') + 1), line.slice(0, line.indexOf(' '))]),
    )
  }

  async close(): Promise<void> {
    await this.#access.close()
  }

  #git(...given: string[]): Promise<CommandResult> {
    const { folder, gitFolder, limits, signal, report } = this.#request
    return runGit(['--no-pager', ...settings.flatMap((setting) => ['-c', setting]), ...given], {
      folder,
      limits,
      signal,
      environment: { ...gitEnvironment(this.#means.environment), ...this.#access.environment, GIT_DIR: gitFolder },
      answer: this.#access.answer,
      onErrors: (text) => {
        const progress = progressIn(text)
        if (progress) report(progress)
      },
      ...(this.#access.isLocal && { wrap: (program) => this.#means.sandbox.wrap(program) }),
    })
  }
}

function failureOf({ errors }: CommandResult, secrets: readonly string[]): ExchangeFailure {
  const outcome = outcomeOfErrors(errors, secrets)
  switch (outcome.kind) {
    case 'pushed':
    case 'upToDate':
    case 'nonFastForward':
    case 'moved':
    case 'unknownBranch':
      return { kind: 'unreachable', message: 'The git remote could not be read.', words: '' }
    default:
      return outcome
  }
}

/** The last line of progress in a piece of what git writes: `Receiving objects:  45% (9/20)`. */
function progressIn(text: string): FetchProgress | undefined {
  const last = [...text.matchAll(/(?:remote: )?([A-Z][a-z]+(?: [a-z]+)?):\s+\d+% \((\d+)\/(\d+)\)/g)].at(-1)
  if (last === undefined) return undefined
  const [, phase = '', current, total] = last
  return { phase, current: Number(current), total: Number(total) }
}

function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): UpdatedRef[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort()
  return names.flatMap((name) => {
    const [oldOid, oid] = [before.get(name), after.get(name)]
    if (oldOid === oid) return []
    return [{ name, ...(oid !== undefined && { oid }), ...(oldOid !== undefined && { oldOid }) }]
  })
}

const remote = 'origin'

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

/** A git folder without a template: it has no hooks. */
async function prepare(gitFolder: string, url: string): Promise<void> {
  for (const name of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags', 'info'])
    await mkdir(join(gitFolder, name), { recursive: true })
  await writeFile(join(gitFolder, 'HEAD'), 'ref: refs/heads/main\n')
  await writeFile(join(gitFolder, 'config'), formatSettings(settingsOf(url, undefined)))
}

function settingsOf(url: string, branch: string | undefined) {
  return [
    { section: 'core', name: 'repositoryformatversion', value: '0' },
    { section: 'core', name: 'filemode', value: 'true' },
    { section: 'core', name: 'bare', value: 'false' },
    { section: 'core', name: 'logallrefupdates', value: 'true' },
    { section: 'remote', subsection: remote, name: 'url', value: url },
    { section: 'remote', subsection: remote, name: 'fetch', value: `+refs/heads/*:refs/remotes/${remote}/*` },
    ...(branch === undefined
      ? []
      : [
          { section: 'branch', subsection: branch, name: 'remote', value: remote },
          { section: 'branch', subsection: branch, name: 'merge', value: `refs/heads/${branch}` },
        ]),
  ]
}
