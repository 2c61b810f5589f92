import { fail } from '../../errors.ts'
import { addSettings, removeSections } from '../../platform/repository/settings-file.ts'
import type { Repository } from '../../platform/repository/repository.ts'
import type { GitProgram } from './engine.ts'
import type { GitSite } from './reading.ts'
import { remotesOf } from './reads.ts'

/** A branch of a remote, as the repository last saw it. */
export interface TrackedBranch {
  readonly remote: string
  readonly branch: string
  readonly oid: string
}

/**
 * The branch of a remote that a new branch of this name would follow, as git guesses it: of the one remote that has it.
 * Fails with `git_ref_not_found` when none or several have it.
 */
export async function guessTracked(site: GitSite, engine: GitProgram, branch: string): Promise<TrackedBranch> {
  const found: TrackedBranch[] = []
  for (const { name: remote } of remotesOf(site.repository)) {
    const oid = await resolveTracked(site, engine, `${remote}/${branch}`)
    if (oid !== undefined) found.push({ remote, branch, oid })
  }
  const [first, ...others] = found
  if (first === undefined)
    return fail('git_ref_not_found', { message: `Neither the repository nor a remote has a branch ${branch}.` })
  if (others.length === 0) return first
  return fail('git_ref_not_found', {
    message: `Several remotes have a branch ${branch}: ${found.map(({ remote }) => remote).join(', ')}. Create the branch from one of them.`,
    hint: `POST /api/v1/git/branches with "from": "${first.remote}/${branch}"`,
  })
}

/** The branch of a remote that a revision names: `origin/main`. Nothing for any other commit. */
export async function trackedAt(site: GitSite, engine: GitProgram, from: string): Promise<TrackedBranch | undefined> {
  const name = from.replace(/^(?:refs\/)?remotes\//, '')
  const remote = remotesOf(site.repository).find((each) => name.startsWith(`${each.name}/`))?.name
  // A step from the branch is a commit, and no branch.
  if (remote === undefined || /[~^]/.test(name)) return undefined
  const [oid, named] = await Promise.all([
    resolveTracked(site, engine, name),
    engine.reads.resolve(site, from).catch(() => undefined),
  ])
  // A tag or a branch of the same name comes first.
  if (oid === undefined || oid !== named) return undefined
  return { remote, branch: name.slice(remote.length + 1), oid }
}

/** Has a local branch follow that of a remote, as `git branch --track` does. */
export async function track(repository: Repository, name: string, { remote, branch }: TrackedBranch): Promise<void> {
  await untrack(repository, name)
  await addSettings(repository, [
    { section: 'branch', subsection: name, name: 'remote', value: remote },
    { section: 'branch', subsection: name, name: 'merge', value: `refs/heads/${branch}` },
  ])
}

/** Removes the settings of a branch, as git does with the branch. */
export async function untrack(repository: Repository, name: string): Promise<void> {
  const has = repository.settings.some(({ section, subsection }) => section === 'branch' && subsection === name)
  if (has) await removeSections(repository, 'branch', name)
}

function resolveTracked(site: GitSite, { reads }: GitProgram, name: string): Promise<string | undefined> {
  return reads.resolve(site, `refs/remotes/${name}`).catch(() => undefined)
}
