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
      return workspaces.create(body, caller, signal)
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
