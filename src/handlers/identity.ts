import type { Caller, Handler } from '../contract.ts'
import { Failure, fail } from '../errors.ts'
import type { components } from '../generated/types.ts'

export const getIdentity: Handler<'getIdentity'> = async ({ caller, answer }) => answer({ data: { identity: identityOf(caller) } })

export const login: Handler<'login'> = async ({ body, setSession, answer }, { identity }) => {
  const { caller, session } = await identity.login(body.token).catch(refuseLogin)
  setSession(session)
  return answer({ data: { identity: identityOf(caller) } })
}

export const logout: Handler<'logout'> = async ({ caller, setSession, answer }, { identity }) => {
  await identity.logout(caller)
  setSession(undefined)
  return answer({})
}

/** Why a token is not accepted is for its holder to know, not for who tries some. */
function refuseLogin(error: unknown): never {
  if (error instanceof Failure) fail('login_failed', { cause: error })
  throw error
}

function identityOf({ userId, name, method, scopes, expiresAt }: Caller): components['schemas']['Identity'] {
  if (method === 'anonymous') fail('unauthenticated')
  return { userId, name, role: 'owner', method, scopes: [...scopes], ...(expiresAt && { expiresAt }) }
}
