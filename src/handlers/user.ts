import type { Handler } from '../contract.ts'

export const getCurrentUser: Handler<'getCurrentUser'> = async ({ caller, answer }, { identity }) => {
  const { doc, version } = await identity.users.own(caller)
  return answer({ data: { user: doc } }, { version })
}

export const updateCurrentUser: Handler<'updateCurrentUser'> = async (
  { body, ifVersion, caller, commitLatest, answer },
  { identity },
) => {
  const reply = await commitLatest(async () => {
    const { changes, user, version } = await identity.users.planOwnChange(caller, body, ifVersion)
    return { changes, reply: answer({ data: { user } }, { version }) }
  })
  identity.forget()
  return reply
}

export const changePassword: Handler<'changePassword'> = async (
  { body, caller, address, commitLatest, answer },
  { identity },
) => {
  await identity.users.checkPassword(caller, body.currentPassword, address)
  const passwordHash = await identity.passwords.hash(body.newPassword)
  const reply = await commitLatest(async () => ({
    changes: await identity.users.planPassword(caller, passwordHash),
    reply: answer({}),
  }))
  identity.forget()
  return reply
}

export const getPreferences: Handler<'getPreferences'> = async ({ caller, answer }, { identity }) => {
  const { doc, version } = await identity.users.preferences(caller)
  return answer({ data: { preferences: doc } }, { version })
}

export const updatePreferences: Handler<'updatePreferences'> = (
  { body, ifVersion, caller, commitLatest, answer },
  { identity },
) =>
  commitLatest(async () => {
    const { changes, preferences, version } = await identity.users.planPreferences(caller, body, ifVersion)
    return { changes, reply: answer({ data: { preferences } }, { version }) }
  })

export const listUsers: Handler<'listUsers'> = async ({ query, answer }, { identity }) =>
  answer({ data: await identity.users.list(query) })

export const createUser: Handler<'createUser'> = async (
  { body: { password, ...given }, caller, commitLatest, answer },
  { identity },
) => {
  if (password !== undefined) await identity.users.planCreation(caller, given, '')
  const passwordHash = password === undefined ? undefined : await identity.passwords.hash(password)
  return commitLatest(async () => {
    const { changes, user, version } = await identity.users.planCreation(caller, given, passwordHash)
    return { changes, reply: answer({ data: { user } }, { location: `/users/${user.id}`, version }) }
  })
}

export const getUser: Handler<'getUser'> = async ({ path, answer }, { identity }) => {
  const { doc, version } = await identity.users.get(path.id)
  return answer({ data: { user: doc } }, { version })
}

export const updateUser: Handler<'updateUser'> = async (
  { path, body, ifVersion, caller, commitLatest, answer },
  { identity },
) => {
  const reply = await commitLatest(async () => {
    const { changes, user, version } = await identity.users.planChange(caller, path.id, body, ifVersion)
    return { changes, reply: answer({ data: { user } }, { version }) }
  })
  identity.forget()
  return reply
}

export const deleteUser: Handler<'deleteUser'> = async (
  { path, ifVersion, caller, commitLatest, answer },
  { identity },
) => {
  const reply = await commitLatest(async () => ({
    changes: await identity.users.planRemoval(caller, path.id, ifVersion),
    reply: answer({}),
  }))
  identity.forget()
  return reply
}

export const createUserInvite: Handler<'createUserInvite'> = ({ path, caller, commitLatest, answer }, { identity }) =>
  commitLatest(async () => {
    const { changes, invite } = await identity.invites.plan(caller, path.id)
    return { changes, reply: answer({ data: { invite } }) }
  })

export const disableUser: Handler<'disableUser'> = async ({ path, caller, commitLatest, answer }, { identity }) => {
  const reply = await commitLatest(async () => {
    const { changes, user, version } = await identity.users.planDisabling(caller, path.id)
    return { changes, reply: answer({ data: { user } }, { version }) }
  })
  identity.forget()
  return reply
}

export const enableUser: Handler<'enableUser'> = async ({ path, caller, commitLatest, answer }, { identity }) => {
  const reply = await commitLatest(async () => {
    const { changes, user, version } = await identity.users.planEnabling(caller, path.id)
    return { changes, reply: answer({ data: { user } }, { version }) }
  })
  identity.forget()
  return reply
}
