import type { Handler } from '../contract.ts'

export const getCurrentUser: Handler<'getCurrentUser'> = async ({ caller, answer }, { identity }) => {
  const { doc, version } = await identity.account.get(caller)
  return answer({ data: { user: doc } }, { version })
}

export const updateCurrentUser: Handler<'updateCurrentUser'> = (
  { body, ifVersion, caller, commit, answer },
  { identity },
) =>
  commit(
    () => identity.account.update(caller, body, ifVersion),
    ({ user, version }) => answer({ data: { user } }, { version }),
  )

export const changePassword: Handler<'changePassword'> = ({ body, caller, address, commit, answer }, { identity }) =>
  commit(
    () => identity.account.changePassword(caller, body, address),
    () => answer({}),
  )

export const getPreferences: Handler<'getPreferences'> = async ({ caller, answer }, { identity }) => {
  const { doc, version } = await identity.account.preferences(caller)
  return answer({ data: { preferences: doc } }, { version })
}

export const updatePreferences: Handler<'updatePreferences'> = (
  { body, ifVersion, caller, commit, answer },
  { identity },
) =>
  commit(
    () => identity.account.updatePreferences(caller, body, ifVersion),
    ({ preferences, version }) => answer({ data: { preferences } }, { version }),
  )

export const listUsers: Handler<'listUsers'> = async ({ query, answer }, { identity }) =>
  answer({ data: await identity.users.list(query) })

export const createUser: Handler<'createUser'> = ({ body, caller, commit, answer }, { identity }) =>
  commit(
    () => identity.users.create(caller, body),
    ({ user, version }) => answer({ data: { user } }, { location: `/users/${user.id}`, version }),
  )

export const getUser: Handler<'getUser'> = async ({ path, answer }, { identity }) => {
  const { doc, version } = await identity.users.get(path.userId)
  return answer({ data: { user: doc } }, { version })
}

export const updateUser: Handler<'updateUser'> = ({ path, body, ifVersion, caller, commit, answer }, { identity }) =>
  commit(
    () => identity.users.update(caller, path.userId, body, ifVersion),
    ({ user, version }) => answer({ data: { user } }, { version }),
  )

export const deleteUser: Handler<'deleteUser'> = ({ path, ifVersion, caller, commit, answer }, { identity }) =>
  commit(
    () => identity.users.remove(caller, path.userId, ifVersion),
    () => answer({}),
  )

export const createUserInvite: Handler<'createUserInvite'> = ({ path, caller, commit, answer }, { identity }) =>
  commit(
    () => identity.invites.create(caller, path.userId),
    ({ invite }) => answer({ data: { invite } }),
  )

export const disableUser: Handler<'disableUser'> = ({ path, caller, commit, answer }, { identity }) =>
  commit(
    () => identity.users.disable(caller, path.userId),
    ({ user, version }) => answer({ data: { user } }, { version }),
  )

export const enableUser: Handler<'enableUser'> = ({ path, caller, commit, answer }, { identity }) =>
  commit(
    () => identity.users.enable(caller, path.userId),
    ({ user, version }) => answer({ data: { user } }, { version }),
  )
