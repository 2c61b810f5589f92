import { join } from 'node:path'
import { runGit } from './command.ts'
import { Failure } from '../../../errors.ts'
import type { CommandResult } from './command.ts'
import type { Machine } from './machine.ts'
import type { GitProgram, ExchangeLimits, PushOutcome, PushRequest } from '../engine.ts'
import { outcomeOfErrors, wordsOfRemote } from '../failures.ts'
import { addressesOf, makePushFolder } from '../../../platform/repository/push-folder.ts'
import type { PushFolder } from '../../../platform/repository/push-folder.ts'
import { readRef } from '../../../platform/repository/repository.ts'
import type { Setting } from '../../../platform/repository/settings.ts'
import { OutsideSettings } from './outside-settings.ts'
import { viewOfRepository } from './views.ts'
import { findPushedPointers, isOfLfs } from './pushed-pointers.ts'
import { RemoteAccess } from './remote-access.ts'
import { cleanWords } from '../remotes/text.ts'
import { createSystemFetch } from './fetch.ts'
import { createSystemListing } from './listing.ts'
import { createSystemReads } from './reads.ts'
import { createSystemReplays } from './replays.ts'
import { createSystemStashes } from './stashes.ts'
import { createSystemSubmodules } from './submodules.ts'
import { createSystemTags } from './tags.ts'
import { createSystemTransfers } from './transfers.ts'
import { createSystemWorktrees } from './worktrees.ts'
import { createSystemWrites } from './writes.ts'
import { timeouts } from '../../../timeouts.ts'

/** Pushes by the git of the machine: every transport, every repository format, and the ssh of the operator. */
export function createSystemEngine(machine: Machine): GitProgram {
  const outside = new OutsideSettings(machine.gitConfig)
  const writes = createSystemWrites(machine)
  return {
    name: 'system',
    reads: createSystemReads(machine),
    writes,
    listing: createSystemListing(machine),
    tags: createSystemTags(machine),
    replays: createSystemReplays(machine),
    stashes: createSystemStashes(machine),
    submodules: createSystemSubmodules(machine),
    worktrees: createSystemWorktrees(machine, writes),
    transfers: createSystemTransfers(machine),
    exchanges: createSystemFetch(machine),
    async push(request) {
      const { repository, remote } = request
      const exchange = await machine.folders.take()
      try {
        const [folder, written] = await Promise.all([
          makePushFolder(exchange.path, repository, remote),
          readRef(repository, refOf(request)),
        ])
        const push = new SystemPush({ machine, outside, exchange: exchange.path }, folder, request)
        return await push.run(written).finally(() => push.close())
      } finally {
        await exchange.release()
      }
    },
  }
}

/** Whether the machine has a git that is new enough. */
export async function hasGit(machine: Machine): Promise<boolean> {
  const { output } = await runGit(['--version'], {
    machine,
    folder: '/',
    environment: machine.variables,
    limits: versionLimits,
    signal: new AbortController().signal,
  }).catch((error: unknown) => {
    if (error instanceof Failure) throw error
    return { output: '' }
  })
  const [, major = 0, minor = 0] = /^git version (\d+)\.(\d+)/.exec(output)?.map(Number) ?? []
  return major > oldestGit[0] || (major === oldestGit[0] && minor >= oldestGit[1])
}

const oldestGit = [2, 30] as const
const versionLimits: ExchangeLimits = { silenceMs: timeouts.gitVersion.ms, totalMs: timeouts.gitVersion.ms }

/**
 * In addition to the push folder, which excludes the project's settings: settings that the configuration of the
 * operator may contain for other pushes, and those that would make this one push more than its branch.
 */
const settings = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.abbrev=no',
  'http.followRedirects=false',
  'push.pushOption=',
  'push.negotiate=false',
  'push.autoSetupRemote=false',
]
const options = [
  '--porcelain',
  '--progress',
  '--no-verify',
  '--no-follow-tags',
  '--no-signed',
  '--no-force-if-includes',
  '--recurse-submodules=no',
]

interface Means {
  readonly machine: Machine
  readonly outside: OutsideSettings
  /** The folder of this exchange. */
  readonly exchange: string
}

class SystemPush {
  readonly #machine: Machine
  readonly #outside: OutsideSettings
  readonly #exchange: string
  readonly #folder: PushFolder
  readonly #request: PushRequest
  readonly #ref: string
  readonly #access: RemoteAccess
  #isOfLfs: Promise<boolean> | undefined

  constructor({ machine, outside, exchange }: Means, folder: PushFolder, request: PushRequest) {
    this.#machine = machine
    this.#outside = outside
    this.#exchange = exchange
    this.#folder = folder
    this.#request = request
    this.#ref = refOf(request)
    this.#access = new RemoteAccess(machine, exchange, viewOfRepository(request.repository), folder.secrets)
  }

  /** Takes the id that the file of the branch has, if it has one. */
  async run(written: string | undefined): Promise<PushOutcome> {
    const outcome = await this.#attempt(written)
    const isOfLfs = await this.#isOfLfs
    if (outcome.kind !== 'pushed' || !isOfLfs) return outcome
    const { remote, branch } = this.#request
    const pointers = await findPushedPointers((...given) => this.#git(...given), { ...outcome, remote, branch })
    return pointers.length === 0 ? outcome : { ...outcome, pointers }
  }

  async #attempt(written: string | undefined): Promise<PushOutcome> {
    const { repository, remote, credential } = this.#request
    const fault = await this.#access.open({
      remote,
      direction: 'push',
      folder: repository.folder,
      forbidden: [repository.folder, repository.gitFolder, repository.commonFolder],
      credential,
      addresses: await this.#addresses(),
      git: (...given) => this.#git(...given),
    })
    if (fault !== undefined) return fault
    if (written === undefined) return this.#pushFound()
    const outcome = await this.#push(written)
    // What the file names may be no commit, or none that is here.
    return isRefused(outcome) ? this.#findCommit().then((found) => ('oid' in found ? outcome : found)) : outcome
  }

  /** As the settings have them; nothing where something else may change them. */
  async #addresses(): Promise<readonly string[] | undefined> {
    const { path, settings } = this.#folder
    const addresses = addressesOf(settings, this.#request.remote)
    if (addresses.length === 0 || settings.some(isOfAddresses)) return undefined
    const list = () => this.#git('config', '--show-origin', '--null', '--list')
    return (await this.#outside.namesAddresses(list, join(path, 'config'))) ? undefined : addresses
  }

  async #pushFound(): Promise<PushOutcome> {
    const found = await this.#findCommit()
    return 'oid' in found ? this.#push(found.oid) : found
  }

  async #findCommit(): Promise<{ readonly oid: string } | PushOutcome> {
    const { code, output, ending } = await this.#git(
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      // Of an annotated tag, the tag itself.
      this.#ref.startsWith('refs/tags/') ? this.#ref : `${this.#ref}^{commit}`,
    )
    if (ending !== undefined) return { kind: ending }
    return code === 0 ? { oid: output.trim() } : { kind: 'unknownBranch' }
  }

  async close(): Promise<void> {
    await this.#access.close()
  }

  async #push(oid: string): Promise<PushOutcome> {
    const { force, dryRun, expectedOid } = this.#request
    if (!force && expectedOid !== undefined && !(await this.#isBehind(expectedOid, oid)))
      return this.#refuse('nonFastForward', oid)
    const lease =
      force || expectedOid !== undefined
        ? [`--force-with-lease=${this.#ref}${expectedOid === undefined ? '' : `:${expectedOid}`}`]
        : []
    // Beside the push, which waits for its server most of the time.
    this.#isOfLfs = isOfLfs((...given) => this.#git(...given), oid)
    const result = await this.#git(
      'push',
      ...options,
      ...(dryRun ? ['--dry-run'] : []),
      ...lease,
      '--',
      this.#request.remote,
      `${oid}:${this.#ref}`,
    )
    if (result.ending !== undefined && result.code !== 0) return { kind: result.ending }
    return this.#judge(result, oid)
  }

  async #judge({ output, errors }: CommandResult, oid: string): Promise<PushOutcome> {
    const reports = readReports(output)
    const report = reports.find(({ flag }) => flag === '!') ?? reports[0]
    if (report === undefined) return outcomeOfErrors(errors, this.#access.secrets)
    if (report.flag !== '!') return successOf(report, oid)
    const [, place, reason = ''] = /^\[([^\]]*)\] ?(?:\((.*)\))?$/.exec(report.summary) ?? []
    const words = wordsOfRemote(errors, this.#access.secrets)
    if (place === 'remote failure') return outcomeOfErrors(errors, this.#access.secrets)
    if (place === 'rejected' && reason === 'stale info') return this.#refuse('moved', oid)
    if (place === 'rejected') return this.#refuse('nonFastForward', oid)
    // A race: another push updated the branch after the remote had advertised it.
    if (/is at [0-9a-f]+ but expected|incorrect old value/.test(`${reason} ${words}`)) return this.#refuse('moved', oid)
    return { kind: 'rejected', reason: cleanWords(reason, this.#access.secrets), words }
  }

  /** Git does not report the commit of the remote branch when it refuses, but does when it would replace it. */
  async #refuse(kind: 'nonFastForward' | 'moved', oid: string): Promise<PushOutcome> {
    const { output, ending } = await this.#git(
      'push',
      ...options,
      '--dry-run',
      '--force',
      '--',
      this.#request.remote,
      `${oid}:${this.#ref}`,
    )
    if (ending !== undefined) return { kind: ending }
    const report = readReports(output)[0]
    if (report?.flag === '=') return { kind: 'upToDate', oid }
    const remoteOid = report?.flag === '*' ? '0'.repeat(oid.length) : report && oldOidIn(report)
    const { expectedOid } = this.#request
    return { kind: expectedOid === undefined || expectedOid === remoteOid ? kind : 'moved', remoteOid }
  }

  /** Whether a push from one commit to the other would be a fast-forward. */
  async #isBehind(older: string, newer: string): Promise<boolean> {
    if (/^0+$/.test(older)) return true
    const { code } = await this.#git('merge-base', '--is-ancestor', '--', older, newer)
    return code === 0
  }

  #git(...given: string[]): Promise<CommandResult> {
    const { repository, limits, signal } = this.#request
    return runGit(['--no-pager', ...settings.flatMap((setting) => ['-c', setting]), ...given], {
      machine: this.#machine,
      folder: repository.folder,
      limits,
      signal,
      environment: { ...this.#access.environment, GIT_DIR: this.#folder.path },
      answer: this.#access.answer,
      view: this.#access.view,
      orders: this.#exchange,
    })
  }
}

function refOf({ ref, branch }: PushRequest): string {
  return ref ?? `refs/heads/${branch}`
}

/** Rewrites addresses, or takes back those before it. */
function isOfAddresses({ section, name, value }: Setting): boolean {
  return section === 'url' || (section === 'remote' && name !== 'fetch' && value === '')
}

function isRefused({ kind }: PushOutcome): boolean {
  return !['pushed', 'upToDate', 'silent', 'abandoned'].includes(kind)
}

/** One line of `git push --porcelain`: a flag, the two refs, and what came of it. */
interface Report {
  readonly flag: string
  readonly summary: string
}

function readReports(output: string): Report[] {
  return [...output.matchAll(/^([ +\-*!=])\t[^\t\n]*\t(.*)$/gm)].map(([, flag = '', summary = '']) => ({
    flag,
    summary,
  }))
}

function successOf(report: Report, oid: string): PushOutcome {
  if (report.flag === '=') return { kind: 'upToDate', oid }
  return { kind: 'pushed', oid, oldOid: oldOidIn(report), isForced: report.flag === '+' }
}

function oldOidIn({ summary }: Report): string | undefined {
  return /^([0-9a-f]{40,64})\.\./.exec(summary)?.[1]
}
