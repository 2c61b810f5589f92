import type { Handler } from '../contract.ts'

export const getTaskChanges: Handler<'getTaskChanges'> = async (call, { tasks, git, identity, workspaces }) => {
  const { path, query, caller, answer } = call
  const isReviewed = query.include?.includes('before') ?? false
  if (!isReviewed) {
    const { shown, version } = await tasks.changes.get(path.id)
    return answer({ data: shown }, { version })
  }
  identity.requireReach(caller, 'git', [])
  const { signal } = call
  const readCommitted = (commit: string, file: string) => git.reads.text(commit, file, signal)
  const folder = await workspaces.taskChanges.folderOf(path.id)
  const { files, version } = await tasks.changes.review(path.id, caller, readCommitted, folder)
  return answer({ data: { changes: files } }, { version })
}

export const putTaskChanges: Handler<'putTaskChanges'> = (
  { path, body, ifVersion, caller, signal, commit, answer },
  { tasks, workspaces },
) =>
  commit(
    async () => {
      const folder = await workspaces.taskChanges.folderOf(path.id)
      return tasks.changes.replace(path.id, body.changes, ifVersion, caller, signal, folder)
    },
    ({ files, version }) => answer({ data: { changes: files } }, { version }),
  )

export const applyTaskChanges: Handler<'applyTaskChanges'> = async (
  { path, body: { dryRun, paths }, caller, signal, commit, answer },
  { tasks, workspaces, git },
) => {
  if (dryRun) {
    const folder = await workspaces.taskChanges.folderOf(path.id)
    const files = await tasks.changes.preview(path.id, paths, folder)
    return answer({ data: { applied: false, files, ...warnedOf(files, paths) } })
  }
  const apply = async (folder: string | undefined) => {
    // Those rules name files of the project folder.
    const readOnlyPaths = folder === undefined ? await git.readOnlyPaths(caller) : []
    return tasks.changes.apply(path.id, paths, caller, { folder, readOnlyPaths })
  }
  return commit(
    () => workspaces.taskChanges.apply(path.id, caller, signal, apply),
    ({ files, commit: oid }) =>
      answer({ data: { applied: true, files, ...(oid !== undefined && { commit: oid }), ...warnedOf(files, paths) } }),
  )
}

/** Nothing to apply is no mistake, but seldom what was meant. */
function warnedOf(files: readonly object[], paths: readonly string[] | undefined): { warnings?: string[] } {
  if (files.length > 0) return {}
  const missing = paths === undefined ? 'The task has no file changes' : 'The task has no change of these paths'
  return { warnings: [`${missing}, so nothing was applied. PUT /tasks/{id}/changes sets them.`] }
}
