import type { Handler } from '../contract.ts'

export const listWorkspaces: Handler<'listWorkspaces'> = async ({ query, caller, answer }, { workspaces }) =>
  answer({ data: await workspaces.list(query, caller) })

export const createWorkspace: Handler<'createWorkspace'> = (
  { body, caller, signal, commit, answer },
  { workspaces, chats },
) =>
  commit(
    async () => {
      if (body.chatId !== undefined) await chats.get(body.chatId, caller)
      return workspaces.create(body, caller, signal, workspaces.git.readerOf(caller))
    },
    ({ workspace }) => answer({ data: { workspace } }, { location: `/workspaces/${workspace.id}` }),
  )

export const getWorkspace: Handler<'getWorkspace'> = async ({ path, caller, answer }, { workspaces }) =>
  answer({ data: { workspace: await workspaces.get(path.workspaceId, caller) } })

export const deleteWorkspace: Handler<'deleteWorkspace'> = (
  { path, query, caller, signal, commit, answer },
  { workspaces },
) =>
  commit(
    () => workspaces.remove(path.workspaceId, query, caller, signal),
    () => answer({}),
  )

export const diffWorkspace: Handler<'diffWorkspace'> = async (
  { path, query, caller, signal, answer },
  { workspaces },
) => answer({ data: await workspaces.checkpoints.diff(path.workspaceId, query, caller, signal) })

export const listCheckpoints: Handler<'listCheckpoints'> = async (
  { path, query, caller, signal, answer },
  { workspaces },
) => answer({ data: await workspaces.checkpoints.list(path.workspaceId, query, caller, signal) })

export const createCheckpoint: Handler<'createCheckpoint'> = (
  { path, body, caller, signal, commit, answer },
  { workspaces },
) =>
  commit(
    () => workspaces.checkpoints.create(path.workspaceId, body ?? {}, caller, signal),
    ({ checkpoint }) => {
      const location = `/workspaces/${path.workspaceId}/checkpoints/${checkpoint.id}`
      return answer({ data: { checkpoint } }, { location })
    },
  )

export const getCheckpoint: Handler<'getCheckpoint'> = async ({ path, caller, signal, answer }, { workspaces }) => {
  const { workspaceId, checkpointId } = path
  return answer({ data: { checkpoint: await workspaces.checkpoints.get(workspaceId, checkpointId, caller, signal) } })
}

export const restoreCheckpoint: Handler<'restoreCheckpoint'> = (
  { path, caller, signal, commit, answer },
  { workspaces },
) =>
  commit(
    () => workspaces.checkpoints.restore(path.workspaceId, path.checkpointId, caller, signal),
    ({ checkpoint }) => answer({ data: { checkpoint } }),
  )

export const mergeWorkspace: Handler<'mergeWorkspace'> = (
  { path, body, caller, signal, commit, answer },
  { workspaces },
) =>
  commit(
    () => workspaces.merges.begin(path.workspaceId, body ?? {}, caller, signal),
    ({ job }) => answer({ data: { job } }, { location: `/jobs/${job.id}` }),
  )

export const abortMerge: Handler<'abortMerge'> = ({ path, caller, signal, commit, answer }, { workspaces }) =>
  commit(
    () => workspaces.merges.abort(path.workspaceId, caller, signal),
    ({ workspace }) => answer({ data: { workspace } }),
  )

export const listConflicts: Handler<'listConflicts'> = async (
  { path, query, caller, signal, answer },
  { workspaces },
) => answer({ data: await workspaces.merges.conflicts(path.workspaceId, query, caller, signal) })

export const resolveConflict: Handler<'resolveConflict'> = async (
  { path, body, caller, signal, answer },
  { workspaces },
) => answer({ data: { workspace: await workspaces.merges.resolve(path.workspaceId, body, caller, signal) } })
