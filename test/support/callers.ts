import type { Scope } from '../../src/contract.ts'
import type { AllowList } from '../../src/services/identity/allow.ts'
import type { Role } from '../../src/services/identity/roles.ts'
import { digest, makeSecret, makeToken } from '../../src/services/identity/secrets.ts'
import type { TokenDocument } from '../../src/collections/identity.ts'
import type { Change } from '../../src/collections.ts'
import type { Answer, CallOptions, Gantry } from './gantry.ts'

/** Who calls in a test, and by what. */
export interface TestCaller {
  readonly userId: string
  readonly tokenId: string
  readonly sessionId: string
  readonly secret: string
  /** The value of the session cookie. */
  readonly cookie: string
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
}

export interface CallerOptions {
  readonly scopes?: readonly Scope[]
  readonly allow?: AllowList
  readonly rules?: TokenDocument['rules']
  readonly expiresAt?: string
}

const far = '2999-01-01T00:00:00.000Z'
let count = 0

/**
 * Makes a user of a role, with a token and a session. Nothing of it goes through the door, so that thousands take no
 * time.
 */
export async function addCaller(gantry: Gantry, role: Role, options: CallerOptions = {}): Promise<TestCaller> {
  const userId = await addUser(gantry, role)
  return addCredential(gantry, userId, options)
}

export async function addUser(
  gantry: Gantry,
  role: Role,
  more: { username?: string; passwordHash?: string; isDisabled?: boolean } = {},
): Promise<string> {
  const id = `user_${role}_${++count}`
  const username = more.username ?? `${role}${count}`
  await gantry.service.app.store.commit([
    { insert: 'usernames', doc: { id: username, userId: id } },
    {
      insert: 'users',
      doc: {
        id,
        name: `The ${role}`,
        username,
        role,
        preferences: {},
        createdAt: gantry.service.app.now(),
        updatedAt: gantry.service.app.now(),
        ...more,
      },
    },
  ])
  return id
}

export async function addCredential(gantry: Gantry, userId: string, options: CallerOptions = {}): Promise<TestCaller> {
  const { changes, ...credential } = makeCredential(gantry, userId, options)
  await gantry.service.app.store.commit(changes)
  return {
    ...credential,
    call: (method, path, callOptions) =>
      gantry.call(method, path, {
        ...callOptions,
        headers: { authorization: `Bearer ${credential.secret}`, ...callOptions?.headers },
      }),
  }
}

export function makeCredential(
  { service }: Gantry,
  userId: string,
  { scopes = ['*'], allow, rules, expiresAt = far }: CallerOptions,
) {
  const { now, newId } = service.app
  const secret = makeToken('gty')
  const cookie = makeSecret()
  const tokenId = newId('tok')
  const sessionId = newId('sess')
  const shared = {
    userId,
    scopes: [...scopes],
    ...(allow && { allow }),
    ...(rules && { rules }),
    createdAt: now(),
    expiresAt,
  }
  const changes: Change[] = [
    { insert: 'tokens', doc: { ...shared, id: tokenId, name: 'Test token', hash: digest(secret) } },
    {
      insert: 'sessions',
      doc: { ...shared, id: digest(cookie), publicId: sessionId, endsAt: expiresAt, address: '127.0.0.1' },
    },
  ]
  return { userId, tokenId, sessionId, secret, cookie, changes }
}
