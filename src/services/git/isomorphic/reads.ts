import { fail } from '../../../errors.ts'
import { sentences } from '../failures.ts'
import type { HistoryReads, GitSite } from '../reading.ts'
import { valuesOf } from '../../../platform/repository/settings.ts'
import { refuseMissing } from '../system/reads.ts'
import type { WatchEnding } from '../watch.ts'
import { findLack } from './lacks.ts'
import type { ReadAnswers, ReadOutcome, ReadTask } from './read-worker.ts'
import { runInThread } from './thread.ts'

/** Reads commits and branches without any git on the machine. */
export const isomorphicReads: HistoryReads = {
  resolve: (site, revision) => ask(site, 'resolve', revision),

  async log(site, query) {
    if (query.path !== undefined) refuse('This is the history of one path.')
    return ask(site, 'log', query)
  },

  async blob(site, revision, path, bytesMax) {
    const found = await ask(site, 'blob', revision, path, bytesMax)
    return 'oid' in found ? { ...found, bytes: Buffer.from(found.bytes) } : refuseMissing(revision, path, found.type)
  },

  async *bytes(site, oid, start, end) {
    const whole = await ask(site, 'bytes', oid)
    yield whole.subarray(start, end + 1)
  },

  async branches(site) {
    const found = await ask(site, 'branches')
    return found.map(({ name, oid }) => {
      const upstream = upstreamOf(site, name)
      return { name, oid, ...(upstream !== undefined && { upstream }), isCurrent: site.repository.branch === name }
    })
  },

  isContained: (site, oid, revisions) => ask(site, 'isContained', oid, revisions),
}

/** Has a thread answer a question, with limits of time and memory. */
async function ask<Name extends keyof ReadAnswers>(
  { repository, folder, limits, signal }: GitSite,
  name: Name,
  ...given: Parameters<ReadAnswers[Name]>
): Promise<Awaited<ReturnType<ReadAnswers[Name]>>> {
  const lack = await findLack(repository)
  if (lack !== undefined) refuse(lack)
  const task: ReadTask = { gitFolder: folder, name, given }
  const end = await runInThread<ReadOutcome>({ program: 'read', task, limits, signal })
  if (end.kind !== 'outcome') return refuseEnd(end.kind)
  const { outcome } = end
  if ('unknown' in outcome)
    return fail('git_ref_not_found', { message: `The repository has no commit ${outcome.unknown}.` })
  // Both ends of the channel are code of this project.
  return outcome.answer as Awaited<ReturnType<ReadAnswers[Name]>>
}

function refuseEnd(kind: WatchEnding | 'tooLarge'): never {
  if (kind === 'tooLarge') return refuse('This is too large for the memory.')
  if (kind === 'abandoned') return fail('shutting_down')
  return fail('overloaded', { message: 'The work in the repository took too long. Install git, which is faster.' })
}

function refuse(cause: string): never {
  return fail('git_unsupported', { message: `${cause} ${sentences.requiresGit}` })
}

/** The remote-tracking branch that a branch follows, without `refs/remotes/`. */
function upstreamOf({ repository: { settings } }: GitSite, branch: string): string | undefined {
  const [remote, merge] = ['remote', 'merge'].map((name) => valuesOf(settings, 'branch', branch, name).at(-1))
  const name = /^refs\/heads\/(.+)$/.exec(merge ?? '')?.[1]
  if (remote === undefined || name === undefined) return undefined
  return remote === '.' ? name : `${remote}/${name}`
}
