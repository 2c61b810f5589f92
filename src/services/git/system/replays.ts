import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from '../../../errors.ts'
import { scratchOf } from '../../../platform/repository/local-folder.ts'
import type { GitSite } from '../reading.ts'
import type { MergeReplay, PickReplay, RebaseReplay, ReplayEngine, ReplayOutcome } from '../replaying.ts'
import type { CommandResult } from './command.ts'
import { runLocal } from './local-command.ts'
import type { Machine } from './machine.ts'
import { requireDiskRoom } from './disk-room.ts'
import { identityVariables, pointerVariables, refuseWrite, runWrite, withLocks } from './write-command.ts'

/** Merges, picks and rebases by the git of the machine. */
export function createSystemReplays(machine: Machine): ReplayEngine {
  return new SystemReplays(machine)
}

/** A working tree for a moment: its own HEAD and index, and no file but those that git writes. */
interface Stage {
  readonly gitFolder: string
  readonly environment: Readonly<Record<string, string>>
}

class SystemReplays implements ReplayEngine {
  readonly #machine: Machine

  constructor(machine: Machine) {
    this.#machine = machine
  }

  merge(site: GitSite, { oid, message, ...order }: MergeReplay): Promise<ReplayOutcome> {
    const given = [
      'merge',
      '--quiet',
      '--no-ff',
      '--no-verify',
      '--no-stat',
      '--no-edit',
      '--no-gpg-sign',
      '-m',
      message,
    ]
    return this.#onStage(site, order, async (stage) => {
      const result = await this.#run(site, stage, [...given, oid])
      return result.code === 0 ? this.#made(site, stage) : this.#judge(site, stage, result, oid)
    })
  }

  pick(site: GitSite, { kind, commits, mainline, ...order }: PickReplay): Promise<ReplayOutcome> {
    const options = mainline === undefined ? [] : [`--mainline=${mainline}`]
    return this.#onStage(site, order, async (stage) => {
      const result = await this.#run(site, stage, [kind, '--no-edit', '--no-gpg-sign', ...options, ...commits])
      return result.code === 0 ? this.#made(site, stage) : this.#judge(site, stage, result)
    })
  }

  async rebase(site: GitSite, { onto, head, committer }: RebaseReplay): Promise<ReplayOutcome> {
    const what = [
      '--reverse',
      '--topo-order',
      '--no-merges',
      '--right-only',
      '--cherry-pick',
      `${onto}...${head}`,
      '--',
    ]
    const { output } = await runWrite(this.#machine, site, ['rev-list', ...what])
    const commits = output.split('\n').filter((line) => line !== '')
    if (commits.length === 0) return { kind: 'made', oid: onto }
    return this.#onStage(site, { head: onto, committer }, async (stage) => {
      const how = ['--allow-empty', '--allow-empty-message', '--ff', '--no-gpg-sign']
      let result = await this.#run(site, stage, ['cherry-pick', ...how, '--stdin'], `${commits.join('\n')}\n`)
      for (let skips = 0; result.code !== 0; skips++) {
        const outcome = await this.#judge(site, stage, result)
        if (outcome.kind !== 'empty' || skips > commits.length) return outcome
        // What a commit before it has made already is left out.
        result = await this.#run(site, stage, ['cherry-pick', '--skip'])
      }
      return this.#made(site, stage)
    })
  }

  async mergeMessage(site: GitSite, revision: string, into: string | undefined): Promise<string> {
    const given = ['rev-parse', '--symbolic-full-name', '--verify', '--quiet', '--end-of-options', revision]
    const { output } = await runLocal(this.#machine, site, given)
    const [, kind = '', name = ''] = /^refs\/(heads|tags|remotes)\/(.*)$/m.exec(output) ?? []
    const words = { heads: 'branch', tags: 'tag', remotes: 'remote-tracking branch' }[kind]
    const what = words === undefined ? `commit '${revision}'` : `${words} '${name}'`
    return `Merge ${what}${into === undefined ? ' into HEAD' : into === 'master' ? '' : ` into ${into}`}`
  }

  async switchTo(site: GitSite, from: string, to: string): Promise<void> {
    const environment = pointerVariables(site)
    await requireDiskRoom(this.#machine, site, from, to)
    await withLocks(async () => {
      // Files that only look changed, by their times, are no local changes.
      await runLocal(this.#machine, site, ['update-index', '-q', '--refresh'], { environment })
      await runWrite(this.#machine, site, ['read-tree', '-m', '-u', '--no-recurse-submodules', from, to])
    })
  }

  async #onStage(
    site: GitSite,
    { head, committer }: Pick<PickReplay, 'head' | 'committer'>,
    work: (stage: Stage) => Promise<ReplayOutcome>,
  ): Promise<ReplayOutcome> {
    const folder = await mkdtemp(join(scratchOf(site.folder), 'replay-'))
    const [gitFolder, tree] = [join(folder, 'git'), join(folder, 'tree')]
    try {
      await Promise.all([gitFolder, tree].map((path) => mkdir(path)))
      await writeFile(join(gitFolder, 'HEAD'), `${head}\n`)
      const environment = {
        ...pointerVariables(site),
        // The author of a commit that is made again stays who it was.
        ...identityVariables({ author: committer, committer }),
        GIT_DIR: gitFolder,
        GIT_WORK_TREE: tree,
      }
      const stage = { gitFolder, environment }
      await runWrite(this.#machine, site, ['read-tree', head], { environment })
      return await work(stage)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async #made(site: GitSite, { environment }: Stage): Promise<ReplayOutcome> {
    const { output } = await runWrite(this.#machine, site, ['rev-parse', '--verify', 'HEAD'], { environment })
    return { kind: 'made', oid: output.trim() }
  }

  async #judge(site: GitSite, stage: Stage, result: CommandResult, merged?: string): Promise<ReplayOutcome> {
    const { environment, gitFolder } = stage
    const listed = await runWrite(this.#machine, site, ['ls-files', '--unmerged', '-z'], { environment })
    const paths = [...new Set([...listed.output.matchAll(/\t([^\0]+)\0/g)].map(([, path = '']) => path))]
    const commit = merged ?? (await pickedIn(gitFolder))
    if (paths.length > 0) return { kind: 'conflict', paths, commit }
    const words = `${result.output}\n${result.errors}`
    // Files that git need not write are missing here, and count as changes that are not staged.
    if (/nothing to commit|nothing added to commit|no changes added to commit|is now empty/.test(words))
      return { kind: 'empty', commit }
    const mainline = /is a merge but no -m option|mainline was specified but commit|does not have parent/.test(words)
    if (mainline)
      fail('validation_failed', {
        message: 'Give mainline for a merge commit that has this parent, and omit it for others.',
        details: [{ path: 'body/mainline', rule: 'git_mainline', message: 'Does not fit one of the commits.' }],
      })
    return refuseWrite(result, site)
  }

  #run(site: GitSite, { environment }: Stage, given: readonly string[], input?: string): Promise<CommandResult> {
    return runLocal(this.#machine, site, given, { environment, ...(input !== undefined && { input }) })
  }
}

/** The commit at which it stopped. */
async function pickedIn(gitFolder: string): Promise<string | undefined> {
  for (const name of ['CHERRY_PICK_HEAD', 'REVERT_HEAD']) {
    const text = await readFile(join(gitFolder, name), 'utf8').catch(() => '')
    if (/^[0-9a-f]{40,64}\n$/.test(text)) return text.trim()
  }
  return undefined
}
