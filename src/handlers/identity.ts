import type { Caller, Handler } from '../contract.ts'
import { fail } from '../errors.ts'
import type { components } from '../generated/types.ts'

export const getIdentity: Handler<'getIdentity'> = async ({ caller, answer }) =>
  answer({ data: { identity: identityOf(caller) } })

export const login: Handler<'login'> = ({ body, address, setSession, commitLatest, answer }, { identity }) =>
  commitLatest(async () => {
    const { changes, session, caller } = await identity.planLogin(body, address)
    setSession(session)
    return { changes, reply: answer({ data: { identity: identityOf(caller) } }) }
  })

export const logout: Handler<'logout'> = async ({ caller, setSession, commitLatest, answer }, { identity }) => {
  setSession(undefined)
  const reply = await commitLatest(async () => ({
    changes: await identity.sessions.planLogout(caller),
    reply: answer({}),
  }))
  identity.forget()
  return reply
}

export const getSetup: Handler<'getSetup'> = async ({ answer }, { identity }) =>
  answer({ data: { setup: { isDone: await identity.users.isSetUp() } } })

export const completeSetup: Handler<'completeSetup'> = async (
  { body: { password, ...given }, caller, commitLatest, answer },
  { identity },
) => {
  // Asked before, because a password takes long to hash; and again for each attempt, because two may come at once.
  await identity.users.planSetup(caller, given, '')
  const passwordHash = await identity.passwords.hash(password)
  const reply = await commitLatest(async () => ({
    changes: await identity.users.planSetup(caller, given, passwordHash),
    reply: answer({ data: { identity: identityOf({ ...caller, name: given.name }) } }),
  }))
  identity.forget()
  return reply
}

export const acceptInvite: Handler<'acceptInvite'> = async (
  { body: { invite, password }, commitLatest, answer },
  { identity },
) => {
  await identity.invites.check(invite)
  const passwordHash = await identity.passwords.hash(password)
  const reply = await commitLatest(async () => ({
    changes: await identity.invites.planAcceptance(invite, passwordHash),
    reply: answer({}),
  }))
  identity.forget()
  return reply
}

export const listTokens: Handler<'listTokens'> = async ({ query, caller, answer }, { identity }) =>
  answer({ data: await identity.tokens.list(caller, query) })

export const createToken: Handler<'createToken'> = async ({ body, caller, commit, answer }, { identity }) => {
  const { changes, token, secret } = await identity.tokens.plan(caller, body)
  return commit(changes, answer({ data: { token, secret } }, { location: `/identity/tokens/${token.id}` }))
}

export const getToken: Handler<'getToken'> = async ({ path, caller, answer }, { identity }) => {
  const { doc, version } = await identity.tokens.get(caller, path.id)
  return answer({ data: { token: doc } }, { version })
}

export const revokeToken: Handler<'revokeToken'> = async (
  { path, ifVersion, caller, commitLatest, answer },
  { identity },
) => {
  const reply = await commitLatest(async () => ({
    changes: await identity.tokens.planRevocation(caller, path.id, ifVersion),
    reply: answer({}),
  }))
  identity.forget()
  return reply
}

export const rotateToken: Handler<'rotateToken'> = async (
  { path, body, caller, commitLatest, answer },
  { identity },
) => {
  const reply = await commitLatest(async () => {
    const { changes, token, secret } = await identity.tokens.planRotation(caller, path.id, body.overlapSeconds ?? 0)
    return { changes, reply: answer({ data: { token, secret } }) }
  })
  identity.forget()
  return reply
}

export const exchangeToken: Handler<'exchangeToken'> = async ({ body, caller, commit, answer }, { identity }) => {
  const { changes, token, secret } = await identity.tokens.planExchange(caller, body)
  return commit(changes, answer({ data: { token, secret } }, { location: `/identity/tokens/${token.id}` }))
}

export const listScopes: Handler<'listScopes'> = async ({ answer }, { identity }) =>
  answer({ data: identity.access.describe() })

export const listSessions: Handler<'listSessions'> = async ({ caller, answer }, { identity }) =>
  answer({ data: { sessions: await identity.sessions.list(caller) } })

export const revokeSession: Handler<'revokeSession'> = async ({ path, caller, commitLatest, answer }, { identity }) => {
  const reply = await commitLatest(async () => ({
    changes: await identity.sessions.planEnd(caller, path.id),
    reply: answer({}),
  }))
  identity.forget()
  return reply
}

export const checkAccess: Handler<'checkAccess'> = async ({ body, caller, answer }, { identity }) =>
  answer({ data: { access: identity.access.check(caller, body.operations) } })

export const listAuditEntries: Handler<'listAuditEntries'> = async ({ query, answer }, { identity }) =>
  answer({ data: await identity.access.audit(query) })

function identityOf({
  userId,
  name,
  role,
  method,
  scopes,
  allow,
  expiresAt,
}: Caller): components['schemas']['Identity'] {
  if (method === 'anonymous' || role === undefined) fail('unauthenticated')
  return {
    userId,
    name,
    role,
    method,
    scopes: [...scopes],
    ...(allow && { allow }),
    ...(expiresAt !== undefined && { expiresAt }),
  }
}
