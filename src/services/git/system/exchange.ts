import { runGit } from './command.ts'
import type { CommandOptions, CommandResult } from './command.ts'
import { refuseDiskFaults } from './disk-faults.ts'
import type { Machine } from './machine.ts'
import { outcomeOfErrors } from '../failures.ts'
import type { ExchangeFailure, FetchProgress, FetchRequest, UpdatedRef } from '../fetching.ts'
import type { ExchangeLimits } from '../limits.ts'
import { RemoteAccess } from './remote-access.ts'
import type { GitView } from './views.ts'
import { defined } from '../../../platform/work/defined.ts'

interface ExchangeRequest extends Pick<FetchRequest, 'remote' | 'signal' | 'report' | 'credential' | 'resolution'> {
  readonly limits: ExchangeLimits
  /** The folder of this exchange. */
  readonly exchange: string
  /** What git reaches beside it. */
  readonly view: GitView
  readonly gitFolder: string
  /** Where git runs: paths of remotes are relative to it. */
  readonly folder: string
  readonly forbidden: readonly string[]
  readonly secrets: readonly string[]
  readonly depth?: number | undefined
  /** What is fetched, without tags; every branch and the tags of its commits when absent. */
  readonly refspec?: string
}

/**
 * In addition to the folder: what the configuration of the operator may contain for other commands. What a remote sends
 * is checked as it arrives.
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

/** One exchange with a remote, in a git folder of ours. */
export class Exchange {
  readonly #machine: Machine
  readonly #request: ExchangeRequest
  readonly #access: RemoteAccess

  constructor(machine: Machine, request: ExchangeRequest) {
    this.#machine = machine
    this.#request = request
    this.#access = new RemoteAccess(machine, request.exchange, request.view, request.secrets)
  }

  async fetch(): Promise<{ kind: 'fetched'; updated: UpdatedRef[] } | ExchangeFailure> {
    const { remote, depth, folder, forbidden, credential } = this.#request
    const { refspec = `+refs/heads/*:refs/remotes/${remote}/*` } = this.#request
    const git = (...given: string[]) => this.#git(given)
    const fault = await this.#access.open({ remote, direction: 'fetch', folder, forbidden, credential, git })
    if (fault !== undefined) return fault
    const before = await this.#tracked()
    const result = await this.#git([
      'fetch',
      '--progress',
      '--prune',
      '--no-recurse-submodules',
      '--no-write-fetch-head',
      '--no-auto-maintenance',
      // Without this, git fetches the tags of the commits that it fetches.
      ...(this.#request.refspec === undefined ? [] : ['--no-tags']),
      ...(depth === undefined ? [] : [`--depth=${depth}`]),
      '--',
      remote,
      refspec,
    ])
    if (result.ending !== undefined) return { kind: result.ending }
    if (result.code !== 0) return failureOf(result, this.#access.secrets)
    return { kind: 'fetched', updated: differences(before, await this.#tracked()) }
  }

  /** The branch to which HEAD of the remote points. */
  async defaultBranch(): Promise<string | undefined> {
    const { output } = await this.#git(['ls-remote', '--symref', '--', this.#request.remote, 'HEAD'])
    return /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(output)?.[1]
  }

  async oidOf(ref: string): Promise<string | undefined> {
    const { code, output } = await this.#git([
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      `${ref}^{commit}`,
    ])
    return code === 0 ? output.trim() : undefined
  }

  /** Runs a command that reads from what was fetched. */
  read(given: readonly string[], options: { readonly input?: string; readonly outputBytesMax: number }) {
    return this.#git(given, options)
  }

  async #tracked(): Promise<Map<string, string>> {
    const prefix = `refs/remotes/${this.#request.remote}/`
    const { output } = await this.#git(['for-each-ref', '--format=%(objectname) %(refname:lstrip=2)', prefix])
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

  #git(
    given: readonly string[],
    options: Pick<CommandOptions, 'input' | 'outputBytesMax'> = {},
  ): Promise<CommandResult> {
    const { folder, gitFolder, limits, signal, report, resolution } = this.#request
    const all = resolution === undefined ? settings : [...settings, `http.curloptResolve=${resolution}`]
    return runGit(['--no-pager', ...all.flatMap((setting) => ['-c', setting]), ...given], {
      ...options,
      machine: this.#machine,
      folder,
      limits,
      signal,
      environment: { ...this.#access.environment, GIT_DIR: gitFolder },
      answer: this.#access.answer,
      onErrors: (text) => {
        const progress = progressIn(text)
        if (progress) report(progress)
      },
      view: this.#access.view,
      orders: this.#request.exchange,
    })
  }
}

function failureOf({ errors }: CommandResult, secrets: readonly string[]): ExchangeFailure {
  refuseDiskFaults(errors)
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
    return [{ name, ...defined({ oid, oldOid }) }]
  })
}
