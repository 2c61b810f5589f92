import type { Handler } from '../contract.ts'

export const getGitStatus: Handler<'getGitStatus'> = async ({ query, caller, signal, answer }, { git, workspaces }) => {
  const place = workspaces.git.placeOf(query.workspaceId, { caller, signal })
  return answer({ data: { status: await git.reads.status(signal, place) } })
}

export const getGitDiff: Handler<'getGitDiff'> = async ({ query, caller, signal, answer }, { git, workspaces }) => {
  const { workspaceId, ...wanted } = query
  const place = workspaces.git.placeOf(workspaceId, { caller, signal })
  return answer({ data: await git.reads.diff(wanted, { ...readCall(caller, signal, workspaces), place }) })
}

export const stageFiles: Handler<'stageFiles'> = async ({ body, caller, signal, answer }, { git, workspaces }) => {
  const place = workspaces.git.placeOf(body?.workspaceId, { caller, signal })
  return answer({ data: { status: await git.writes.stage(body ?? {}, { caller, signal, place }) } })
}

export const unstageFiles: Handler<'unstageFiles'> = async ({ body, caller, signal, answer }, { git, workspaces }) => {
  const place = workspaces.git.placeOf(body?.workspaceId, { caller, signal })
  return answer({ data: { status: await git.writes.unstage(body ?? {}, { caller, signal, place }) } })
}

export const listCommits: Handler<'listCommits'> = async ({ query, caller, signal, answer }, { git, workspaces }) =>
  answer({ data: await git.reads.commits(query, readCall(caller, signal, workspaces)) })

export const createCommit: Handler<'createCommit'> = (
  { body, caller, signal, commit, answer },
  { git, identity, workspaces },
) => {
  const place = workspaces.git.placeOf(body.workspaceId, { caller, signal })
  return commit(
    () => git.writes.commit(body, { ...writeCall(caller, signal, { identity, workspaces }), place }),
    (made) => answer({ data: { commit: made.commit } }, { location: `/git/commits/${made.commit.oid}` }),
  )
}

export const getCommit: Handler<'getCommit'> = async ({ path, caller, signal, answer }, { git, workspaces }) =>
  answer({ data: { commit: await git.reads.commit(path.oid, readCall(caller, signal, workspaces)) } })

export const getBlob: Handler<'getBlob'> = async ({ query, caller, signal, answer }, { git, workspaces }) => {
  const call = readCall(caller, signal, workspaces)
  if (query.download) return answer.bytes(await git.reads.file(query, call))
  return answer({ data: { blob: await git.reads.blob(query, call) } })
}

export const listBranches: Handler<'listBranches'> = async ({ query, signal, answer }, { git }) =>
  answer({ data: await git.reads.branches(query, signal) })

export const createBranch: Handler<'createBranch'> = (
  { body, caller, signal, commit, answer },
  { git, identity, workspaces },
) =>
  commit(
    () => git.writes.createBranch(body, writeCall(caller, signal, { identity, workspaces })),
    ({ branch }) => answer({ data: { branch } }, { location: `/git/branches/${encodeURIComponent(branch.name)}` }),
  )

export const getBranch: Handler<'getBranch'> = async ({ path, signal, answer }, { git }) =>
  answer({ data: { branch: await git.reads.branch(path.branchName, signal) } })

export const deleteBranch: Handler<'deleteBranch'> = (
  { path, query, caller, signal, commit, answer },
  { git, identity, workspaces },
) =>
  commit(
    () => git.writes.deleteBranch(path.branchName, query, writeCall(caller, signal, { identity, workspaces })),
    () => answer({}),
  )

export const listTree: Handler<'listTree'> = async ({ query, caller, signal, answer }, { git, workspaces }) =>
  answer({ data: await git.history.tree(query, readCall(caller, signal, workspaces)) })

export const getBlame: Handler<'getBlame'> = async ({ query, caller, signal, answer }, { git, workspaces }) =>
  answer({ data: await git.history.blame(query, readCall(caller, signal, workspaces)) })

export const listTags: Handler<'listTags'> = async ({ query, signal, answer }, { git }) =>
  answer({ data: await git.tags.list(query, signal) })

export const createTag: Handler<'createTag'> = (
  { body, caller, signal, commit, answer },
  { git, identity, workspaces },
) =>
  commit(
    () => git.tags.create(body, writeCall(caller, signal, { identity, workspaces })),
    ({ tag }) => answer({ data: { tag } }, { location: `/git/tags/${encodeURIComponent(tag.name)}` }),
  )

export const getTag: Handler<'getTag'> = async ({ path, signal, answer }, { git }) =>
  answer({ data: { tag: await git.tags.get(path.tagName, signal) } })

export const deleteTag: Handler<'deleteTag'> = (
  { path, query, caller, signal, commit, answer },
  { git, identity, workspaces },
) =>
  commit(
    () => git.tags.delete(path.tagName, query, writeCall(caller, signal, { identity, workspaces })),
    () => answer({}),
  )

export const checkoutBranch: Handler<'checkoutBranch'> = (
  { body, caller, signal, commit, answer },
  { git, identity, workspaces },
) =>
  commit(
    () => git.writes.checkout(body.branch, writeCall(caller, signal, { identity, workspaces })),
    ({ status }) => answer({ data: { status } }),
  )

export const mergeBranch: Handler<'mergeBranch'> = (
  { body, caller, signal, commit, answer },
  { git, identity, workspaces },
) => {
  const place = workspaces.git.placeOf(body.workspaceId, { caller, signal })
  const call = { ...writeCall(caller, signal, { identity, workspaces }), place }
  return commit(
    () => git.branchChanges.merge(body, call),
    (made) => answer({ data: { commit: made.commit } }),
  )
}

export const rebaseBranch: Handler<'rebaseBranch'> = (
  { body, caller, signal, commit, answer },
  { git, identity, workspaces },
) => {
  const place = workspaces.git.placeOf(body.workspaceId, { caller, signal })
  const call = { ...writeCall(caller, signal, { identity, workspaces }), place }
  return commit(
    () => git.branchChanges.rebase(body, call),
    (made) => answer({ data: { commit: made.commit } }),
  )
}

export const cherryPickCommits: Handler<'cherryPickCommits'> = (
  { body, caller, signal, commit, answer },
  { git, identity, workspaces },
) => {
  const place = workspaces.git.placeOf(body.workspaceId, { caller, signal })
  const call = { ...writeCall(caller, signal, { identity, workspaces }), place }
  return commit(
    () => git.branchChanges.pick('cherry-pick', body, call),
    (made) => answer({ data: { commit: made.commit } }),
  )
}

export const revertCommits: Handler<'revertCommits'> = (
  { body, caller, signal, commit, answer },
  { git, identity, workspaces },
) => {
  const place = workspaces.git.placeOf(body.workspaceId, { caller, signal })
  const call = { ...writeCall(caller, signal, { identity, workspaces }), place }
  return commit(
    () => git.branchChanges.pick('revert', body, call),
    (made) => answer({ data: { commit: made.commit } }),
  )
}

export const listStashes: Handler<'listStashes'> = async ({ query, signal, answer }, { git }) =>
  answer({ data: await git.stashes.list(query, signal) })

export const createStash: Handler<'createStash'> = ({ body, caller, signal, commit, answer }, { git, workspaces }) => {
  const place = workspaces.git.placeOf(body?.workspaceId, { caller, signal })
  return commit(
    () => git.stashes.create(body ?? {}, { caller, signal, place }),
    ({ stash }) => answer({ data: { stash } }, { location: `/git/stashes/${stash.id}` }),
  )
}

export const getStash: Handler<'getStash'> = async ({ path, signal, answer }, { git }) =>
  answer({ data: { stash: await git.stashes.get(path.stashId, signal) } })

export const deleteStash: Handler<'deleteStash'> = ({ path, caller, signal, commit, answer }, { git }) =>
  commit(
    () => git.stashes.delete(path.stashId, { caller, signal }),
    () => answer({}),
  )

export const applyStash: Handler<'applyStash'> = (
  { path, body, caller, signal, commit, answer },
  { git, workspaces },
) => {
  const place = workspaces.git.placeOf(body?.workspaceId, { caller, signal })
  return commit(
    () => git.stashes.apply(path.stashId, body ?? {}, { caller, signal, place }),
    ({ status }) => answer({ data: { status } }),
  )
}

export const pushChanges: Handler<'pushChanges'> = async ({ body, caller, signal, answer }, { git, identity }) => {
  const { tag, branch } = body
  identity.requirePush(caller, { ...body, branch: tag ?? branch })
  return answer({ data: await git.push({ ...body, actor: caller.userId, isAgent: caller.role === 'agent', signal }) })
}

type Given = Parameters<Handler<'mergeBranch'>>

/** A read of the commits that the caller may name. */
function readCall(caller: Given[0]['caller'], signal: AbortSignal, workspaces: Given[1]['workspaces']) {
  return { signal, reader: workspaces.git.readerOf(caller) }
}

/** A write to branches and tags, each of which the caller must be permitted to change, from such commits. */
function writeCall(
  caller: Given[0]['caller'],
  signal: AbortSignal,
  { identity, workspaces }: Pick<Given[1], 'identity' | 'workspaces'>,
) {
  const permit = (name: string | undefined) => identity.requireBranch(caller, name)
  return { ...readCall(caller, signal, workspaces), caller, permit }
}
