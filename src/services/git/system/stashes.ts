import { fail } from '../../../errors.ts'
import { faultInBranch } from '../../../platform/repository/ref-names.ts'
import { timeOf } from '../formats/log.ts'
import type { GitSite } from '../reading.ts'
import type { GitStash, StashEngine, StashOrder } from '../stashing.ts'
import { runAdding } from './adding.ts'
import { requireRoomForStash, requireRoomToStash } from './disk-room.ts'
import { runLocal } from './local-command.ts'
import type { LocalOptions } from './local-command.ts'
import type { Machine } from './machine.ts'
import { identityVariables, pointerVariables, refuseWrite, runWrite, withLocks } from './write-command.ts'

/** Stashes by the git of the machine. */
export function createSystemStashes(machine: Machine): StashEngine {
  return new SystemStashes(machine)
}

const outputBytesMax = 8_388_608

class SystemStashes implements StashEngine {
  readonly #machine: Machine

  constructor(machine: Machine) {
    this.#machine = machine
  }

  async list(site: GitSite): Promise<GitStash[]> {
    const ref = 'refs/stash'
    const found = await runLocal(this.#machine, site, ['rev-parse', '--verify', '--quiet', ref])
    if (found.code !== 0) return []
    const given = ['log', '-z', '--walk-reflogs', '--format=%H%n%ct%n%P%n%gs', '--no-show-signature', ref, '--']
    const { output } = await this.#run(site, given, { outputBytesMax })
    return output.split('\0').flatMap((text) => {
      const [id = '', seconds, parents = '', ...subject] = text.split('\n')
      const baseOid = parents.split(' ')[0] ?? ''
      // Another program may have put anything there.
      if (baseOid === '') return []
      return [{ id, createdAt: timeOf(Number(seconds)), baseOid, ...aboutOf(subject.join(' ')) }]
    })
  }

  async push(site: GitSite, { message, includesUntracked, author }: StashOrder): Promise<GitStash | undefined> {
    const [before] = await this.list(site)
    const options = [
      ...(includesUntracked ? ['--include-untracked'] : []),
      ...(message === undefined ? [] : [`--message=${message}`]),
    ]
    const listed = ['ls-files', '-z', '--others', '--exclude-standard']
    const untracked = includesUntracked ? (await this.#run(site, listed, { outputBytesMax })).output : ''
    await requireRoomToStash(this.#machine, site, namesIn(untracked))
    // It has git remove the new files by a pattern of its own; no path is given here.
    const given = ['--no-literal-pathspecs', 'stash', 'push', ...options]
    const environment = identityVariables({ author, committer: author })
    await withLocks(() => runAdding(this.#machine, site, given, undefined, { environment }))
    const [made] = await this.list(site)
    return made?.id === before?.id ? undefined : made
  }

  async paths(site: GitSite, stash: GitStash): Promise<{ changed: readonly string[]; untracked: readonly string[] }> {
    const changed = await this.#run(
      site,
      ['diff-tree', '-r', '-z', '--name-only', '--no-renames', stash.baseOid, stash.id],
      { outputBytesMax },
    )
    const commit = await this.untrackedCommit(site, stash)
    const untracked =
      commit && (await this.#run(site, ['ls-tree', '-r', '-z', '--name-only', commit], { outputBytesMax }))
    return { changed: namesIn(changed.output), untracked: untracked ? namesIn(untracked.output) : [] }
  }

  async untrackedCommit(site: GitSite, { id }: GitStash): Promise<string | undefined> {
    const { code, output } = await runLocal(this.#machine, site, ['rev-parse', '--verify', '--quiet', `${id}^3`])
    return code === 0 ? output.trim() : undefined
  }

  async apply(site: GitSite, stash: GitStash): Promise<void> {
    const { id } = stash
    await requireRoomForStash(this.#machine, site, stash)
    await withLocks(async () => {
      const environment = pointerVariables(site)
      const result = await runLocal(this.#machine, site, ['stash', 'apply', '--quiet', id], { environment })
      if (result.code === 0) return
      if (/^CONFLICT /m.test(result.output))
        fail('git_conflict', { message: 'Another program changed files meanwhile: they have marks of conflicts.' })
      refuseWrite(result, site)
    })
  }

  async drop(site: GitSite, stash: GitStash): Promise<void> {
    const place = (await this.list(site)).findIndex(({ id }) => id === stash.id)
    if (place < 0) fail('git_ref_not_found', { message: `The repository has no stash ${stash.id}.` })
    const { output } = await withLocks(() => this.#run(site, ['stash', 'drop', `stash@{${place}}`]))
    const dropped = /\(([0-9a-f]{40,64})\)/.exec(output)?.[1]
    if (dropped === undefined || dropped === stash.id) return
    // Another program has made or dropped one at the same time: git names them by their place alone.
    await this.#run(site, ['stash', 'store', '--message=Restored', dropped])
    fail('git_busy')
  }

  #run(site: GitSite, given: readonly string[], options: LocalOptions = {}) {
    return runWrite(this.#machine, site, given, options)
  }
}

function namesIn(output: string): string[] {
  return output.split('\0').filter((name) => name !== '')
}

const messageCharactersMax = 4_096

/** `On main: a message`, or `WIP on main: 1234567 the subject of the commit`. */
function aboutOf(subject: string): Pick<GitStash, 'message' | 'branch'> {
  const [, branch = '', message = subject] = /^(?:WIP on|On) (.+?): (.*)$/s.exec(subject) ?? []
  const isBranch = branch !== '' && faultInBranch(branch) === undefined
  return { message: message.slice(0, messageCharactersMax), ...(isBranch && { branch }) }
}
