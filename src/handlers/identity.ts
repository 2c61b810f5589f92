import type { Caller, Handler } from '../contract.ts'
import { fail } from '../errors.ts'
import type { Schemas } from '../generated/types.ts'

export const getIdentity: Handler<'getIdentity'> = async ({ caller, answer }) =>
  answer({ data: { identity: identityOf(caller) } })

export const login: Handler<'login'> = ({ body, address, caller, setSession, commit, answer }, { identity }) =>
  commit(
    () => identity.logIn(body, { address, browser: caller.browser, replaces: caller.replaces }),
    ({ session, caller }) => {
      setSession(session)
      return answer({ data: { identity: identityOf(caller) } })
    },
  )

export const logout: Handler<'logout'> = ({ caller, setSession, commit, answer }, { identity }) =>
  commit(
    () => identity.sessions.logOut(caller),
    () => {
      setSession(undefined)
      return answer({})
    },
  )

export const reauthenticate: Handler<'reauthenticate'> = (
  { body, address, caller, setSession, commit, answer },
  { identity },
) =>
  commit(
    () => identity.account.reauthenticate(caller, body, address),
    ({ session, authenticatedAt = caller.authenticatedAt }) => {
      if (session) setSession(session)
      return answer({ data: { identity: identityOf({ ...caller, ...(authenticatedAt && { authenticatedAt }) }) } })
    },
  )

export const getSetup: Handler<'getSetup'> = async ({ answer }, { identity }) =>
  answer({ data: { setup: { isDone: await identity.account.isSetUp() } } })

export const completeSetup: Handler<'completeSetup'> = ({ body, caller, commit, answer }, { identity }) =>
  commit(
    () => identity.account.completeSetup(caller, body),
    () => answer({ data: { identity: identityOf({ ...caller, name: body.name }) } }),
  )

export const acceptInvite: Handler<'acceptInvite'> = ({ body, commit, answer }, { identity }) =>
  commit(
    () => identity.invites.accept(body),
    () => answer({}),
  )

export const listTokens: Handler<'listTokens'> = async ({ query, caller, answer }, { identity }) =>
  answer({ data: await identity.tokens.list(caller, query) })

export const createToken: Handler<'createToken'> = ({ body, caller, commit, answer }, { identity }) =>
  commit(
    () => identity.tokens.create(caller, body),
    ({ token, secret }) =>
      answer({ data: { token, secret } }, { location: `/identity/tokens/${token.id}`, version: 1 }),
  )

export const getToken: Handler<'getToken'> = async ({ path, caller, answer }, { identity }) => {
  const { doc, version } = await identity.tokens.get(caller, path.tokenId)
  return answer({ data: { token: doc } }, { version })
}

export const deleteToken: Handler<'deleteToken'> = ({ path, ifVersion, caller, commit, answer }, { identity }) =>
  commit(
    () => identity.tokens.revoke(caller, path.tokenId, ifVersion),
    () => answer({}),
  )

export const rotateToken: Handler<'rotateToken'> = ({ path, body, caller, commit, answer }, { identity }) =>
  commit(
    () => identity.tokens.rotate(caller, path.tokenId, body.overlapSeconds),
    ({ token, secret }) => answer({ data: { token, secret } }),
  )

export const exchangeToken: Handler<'exchangeToken'> = ({ body, caller, commit, answer }, { identity }) =>
  commit(
    () => identity.tokens.exchange(caller, body),
    ({ token, secret }) =>
      answer({ data: { token, secret } }, { location: `/identity/tokens/${token.id}`, version: 1 }),
  )

export const listScopes: Handler<'listScopes'> = async ({ answer }, { identity }) =>
  answer({ data: identity.access.describe() })

export const getRoleRules: Handler<'getRoleRules'> = async ({ path, answer }, { identity }) => {
  const { doc, version } = await identity.tokens.roleRules.get(path.role)
  return answer({ data: doc }, { version })
}

export const putRoleRules: Handler<'putRoleRules'> = (
  { path, body, ifVersion, caller, commit, answer },
  { identity },
) =>
  commit(
    () => identity.tokens.roleRules.put(path.role, body, ifVersion, caller),
    ({ doc, version }) => answer({ data: doc }, { version }),
  )

export const testCallRules: Handler<'testCallRules'> = async ({ body, answer }, { identity }) =>
  answer({ data: await identity.access.ruleTests.run(body) })

export const listSessions: Handler<'listSessions'> = async ({ query, caller, answer }, { identity }) =>
  answer({ data: await identity.sessions.list(caller, query) })

export const deleteSession: Handler<'deleteSession'> = ({ path, caller, commit, answer }, { identity }) =>
  commit(
    () => identity.sessions.end(caller, path.sessionId),
    () => answer({}),
  )

export const checkAccess: Handler<'checkAccess'> = async ({ body, caller, answer }, { identity }) =>
  answer({ data: { access: identity.access.check(caller, body.operations) } })

export const listAuditEntries: Handler<'listAuditEntries'> = async ({ query, answer }, { identity }) =>
  answer({ data: await identity.access.audit(query) })

export function identityOf({
  userId,
  name,
  role,
  method,
  signedInBy,
  needsSecondFactor,
  credentialId,
  scopes,
  allow,
  expiresAt,
  authenticatedAt,
}: Caller): Schemas['Identity'] {
  if (method === 'anonymous' || role === undefined) fail('unauthenticated')
  return {
    userId,
    name,
    role,
    method,
    ...(method === 'session' && signedInBy && { signedInBy }),
    ...(needsSecondFactor && { needsSecondFactor }),
    ...(method === 'token' && { tokenId: credentialId }),
    scopes: [...scopes],
    ...(allow && { allow }),
    ...(expiresAt !== undefined && { expiresAt }),
    ...(authenticatedAt !== undefined && { authenticatedAt }),
  }
}
