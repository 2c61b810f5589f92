import type { Handler } from '../contract.ts'

export const getTaskChanges: Handler<'getTaskChanges'> = async (call, { tasks, git, identity }) => {
  const { path, query, caller, answer } = call
  const isReviewed = query.include?.includes('before') ?? false
  if (!isReviewed) {
    const { files, version } = await tasks.changes.get(path.id)
    return answer({ data: { changes: files } }, { version })
  }
  identity.requireReach(caller, 'git', [])
  const { signal } = call
  const readCommitted = (commit: string, file: string) => git.reads.text(commit, file, signal)
  const { files, version } = await tasks.changes.review(path.id, caller, readCommitted)
  return answer({ data: { changes: files } }, { version })
}

export const putTaskChanges: Handler<'putTaskChanges'> = (
  { path, body, ifVersion, caller, signal, commit, answer },
  { tasks },
) =>
  commit(
    () => tasks.changes.replace(path.id, body.changes, ifVersion, caller, signal),
    ({ files, version }) => answer({ data: { changes: files } }, { version }),
  )

export const applyTaskChanges: Handler<'applyTaskChanges'> = async (
  { path, body: { dryRun, paths }, caller, commit, answer },
  { tasks },
) => {
  if (dryRun) return answer({ data: { applied: false, files: await tasks.changes.preview(path.id, paths) } })
  return commit(
    () => tasks.changes.apply(path.id, paths, caller),
    ({ files }) => answer({ data: { applied: true, files } }),
  )
}
