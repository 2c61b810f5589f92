import type { BrowserSession, Caller, Log } from '../call.ts'
import { Failure, fail } from '../errors.ts'
import type { TokenDocument, UserDocument } from '../stores/documents.ts'
import { DuplicateId, VersionConflict } from '../stores/port.ts'
import type { Change, Store, Versioned } from '../stores/port.ts'
import { later } from './clock.ts'
import { createAccess } from './identity/access.ts'
import type { Access } from './identity/access.ts'
import { matchesAny } from './identity/allow.ts'
import { createCredentials } from './identity/credentials.ts'
import type { Credentials } from './identity/credentials.ts'
import { createInvites } from './identity/invites.ts'
import type { Invites } from './identity/invites.ts'
import { createPasswords } from './identity/passwords.ts'
import type { Passwords } from './identity/passwords.ts'
import { intersect, scopesOfRole } from './identity/roles.ts'
import { digest, makeSecret, makeToken } from './identity/secrets.ts'
import { createSessions } from './identity/sessions.ts'
import type { SessionStart, Sessions } from './identity/sessions.ts'
import { sweepExpired } from './identity/sweep.ts'
import { createThrottle } from './identity/throttle.ts'
import { createTokens, presetTokenId } from './identity/tokens.ts'
import type { Tokens } from './identity/tokens.ts'
import { createUsers, firstOwnerId } from './identity/users.ts'
import type { Users } from './identity/users.ts'

/** Who calls, and what each of them may do. */
export interface Identity extends Credentials {
  readonly tokens: Tokens
  readonly sessions: Sessions
  readonly users: Users
  readonly invites: Invites
  readonly passwords: Pick<Passwords, 'hash'>
  readonly access: Access

  /** Makes the owner on the first start, and gives what the owner needs to get in; later it gives nothing. */
  prepare(presetToken: string | undefined): Promise<FirstCredentials | undefined>
  /** Starts a browser session by a token, or by a username and a password. Refuses with `login_failed`, `login_throttled` or `account_disabled`. */
  planLogin(login: Login, address: string): Promise<SignIn>
  /** Starts a browser session by a link that works once. */
  redeemLink(secret: string, from: { address: string; requestId: string }): Promise<BrowserSession>

  /** Refuses a tool that the caller's allow-list leaves out. */
  requireTool(caller: Caller, serverName: string, toolName: string): void
  /** Refuses a push that the caller's allow-list or role leaves out. What is not named is not in the list. */
  requirePush(caller: Caller, push: { remote?: string; branch?: string; force?: boolean }): void
  /** Whether the caller's allow-list lets things of this task through; what belongs to no task is not in the list. */
  mayUseTask(caller: Caller, taskId: string | undefined): boolean

  /** Ends what runs in the background. */
  close(): void
}

export interface FirstCredentials {
  readonly token: string
  readonly linkSecret: string
}

export interface Login {
  readonly token?: string
  readonly username?: string
  readonly password?: string
}

export interface SignIn {
  readonly changes: Change[]
  readonly session: BrowserSession
  readonly caller: Caller
}

const linkMs = 15 * 60 * 1000
const sweepEachMs = 60 * 60 * 1000
const ownersOfPage = 200

interface IdentityOptions {
  readonly store: Store
  readonly now: () => string
  readonly newId: (prefix: string) => string
  readonly log?: Log
}

const silent: Log = { info: () => {}, warn: () => {}, error: () => {} }

export function createIdentity({ store, now, newId, log = silent }: IdentityOptions): Identity {
  let presetHash: string | undefined
  const credentials = createCredentials({ store, now, log, presetHash: () => presetHash })
  const passwords = createPasswords()
  const throttle = createThrottle(() => Date.parse(now()))
  const sessions = createSessions({ store, now, newId })
  const tokens = createTokens({ store, now, newId })
  const invites = createInvites({ store, now, sessions })
  const users = createUsers({ store, now, newId, passwords, throttle, sessions, tokens, invites })
  let sweeping: NodeJS.Timeout | undefined
  return {
    ...credentials,
    tokens,
    sessions,
    users,
    invites,
    passwords,
    access: createAccess({ store }),
    prepare,
    planLogin,
    redeemLink,
    requireTool,
    requirePush,
    mayUseTask,
    close,
  }

  async function prepare(presetToken: string | undefined): Promise<FirstCredentials | undefined> {
    const first = await makeOwner(presetToken === undefined)
    if (presetToken !== undefined) await keepPresetToken(presetToken)
    await sweep()
    sweeping = setInterval(sweep, sweepEachMs).unref()
    return first
  }

  /** The owner and the way in are one commit: an owner who cannot get in would stay out for good. */
  async function makeOwner(needsCredentials: boolean): Promise<FirstCredentials | undefined> {
    const [someone] = await store.read.users.list({ limit: 1 })
    if (someone) return undefined
    const at = now()
    const first = { token: makeToken('gty'), linkSecret: makeSecret() }
    const owner: UserDocument = {
      id: firstOwnerId,
      name: 'Owner',
      role: 'owner',
      preferences: {},
      createdAt: at,
      updatedAt: at,
    }
    const changes: Change[] = [
      { insert: 'users', doc: owner },
      {
        event: {
          kind: 'user.created',
          at,
          actor: 'system',
          data: { userId: owner.id, name: owner.name, role: owner.role },
        },
      },
    ]
    if (needsCredentials) {
      changes.push({
        insert: 'tokens',
        doc: {
          id: newId('tok'),
          userId: owner.id,
          name: 'First token',
          hash: digest(first.token),
          scopes: ['*'],
          createdAt: at,
        },
      })
      changes.push({
        insert: 'signInLinks',
        doc: { id: digest(first.linkSecret), userId: owner.id, expiresAt: later(now(), linkMs) },
      })
    }
    try {
      await store.commit(changes)
      return needsCredentials ? first : undefined
    } catch (error) {
      // Another process on the same store was first, and shows its own.
      if (error instanceof DuplicateId) return undefined
      throw error
    }
  }

  async function keepPresetToken(secret: string): Promise<void> {
    presetHash = digest(secret)
    const doc: TokenDocument = {
      id: presetTokenId,
      userId: await someOwner(),
      name: 'Preset token',
      hash: presetHash,
      scopes: ['*'],
      createdAt: now(),
    }
    const found = await store.read.tokens.get(presetTokenId)
    if (found?.doc.hash === doc.hash && found.doc.userId === doc.userId) return
    try {
      await store.commit([found ? { replace: 'tokens', version: found.version, doc } : { insert: 'tokens', doc }])
    } catch (error) {
      // Another process on the same store keeps the same token at the same time.
      if (error instanceof DuplicateId || error instanceof VersionConflict) return keepPresetToken(secret)
      throw error
    }
  }

  /** The first owner or, when that one is none any more, another one: there always is one. */
  async function someOwner(): Promise<string> {
    const owners = await store.read.users.list({ where: { role: 'owner' }, limit: ownersOfPage })
    const atWork = owners.filter(({ doc }) => !doc.isDisabled)
    return (atWork.find(({ doc }) => doc.id === firstOwnerId) ?? atWork[0])?.doc.id ?? firstOwnerId
  }

  function planLogin({ token, username, password }: Login, address: string): Promise<SignIn> {
    if (token !== undefined) return throttle.run('', address, () => planLoginByToken(token, address))
    if (username === undefined || password === undefined) fail('login_failed')
    return throttle.run(username, address, () => planLoginByPassword(username, password, address))
  }

  async function planLoginByToken(token: string, address: string): Promise<SignIn> {
    const holder = await credentials.callerOfToken(token).catch(refuseLogin)
    const { userId, scopes, allow, credentialId, expiresAt } = holder
    return signIn(holder, {
      userId,
      scopes: [...scopes],
      ...(allow && { allow }),
      parentId: credentialId,
      endsAt: expiresAt,
      address,
    })
  }

  async function planLoginByPassword(username: string, password: string, address: string): Promise<SignIn> {
    const user = await findByName(username)
    const isRight = await passwords.isRight(password, user?.doc.passwordHash)
    if (!isRight || !user?.doc.passwordHash) fail('login_failed')
    const { id, name, role, isDisabled } = user.doc
    if (isDisabled) fail('account_disabled')
    return signIn(
      { userId: id, name, role, scopes: intersect(scopesOfRole(role), ['*']) },
      { userId: id, scopes: ['*'], address },
    )
  }

  async function findByName(username: string): Promise<Versioned<UserDocument> | undefined> {
    const name = await store.read.usernames.get(username)
    return name && store.read.users.get(name.doc.userId)
  }

  async function signIn(
    holder: Pick<Caller, 'userId' | 'name' | 'role' | 'scopes' | 'allow'>,
    start: SessionStart,
  ): Promise<SignIn> {
    const { userId, name, role, scopes, allow } = holder
    const { changes, session, caller } = await sessions.planStart(start)
    return {
      changes,
      session,
      caller: { userId, name, method: 'session', scopes, ...(role && { role }), ...(allow && { allow }), ...caller },
    }
  }

  async function redeemLink(
    secret: string,
    { address, requestId }: { address: string; requestId: string },
  ): Promise<BrowserSession> {
    const link = (await store.read.signInLinks.get(digest(secret))) ?? fail('link_expired')
    const user = await store.read.users.get(link.doc.userId)
    if (link.doc.expiresAt <= now() || !user || user.doc.isDisabled) fail('link_expired')
    const {
      changes,
      session,
      caller: { credentialId },
    } = await sessions.planStart({ userId: user.doc.id, scopes: ['*'], address })
    const audit = {
      at: now(),
      userId: user.doc.id,
      credentialId,
      address,
      requestId,
      operation: 'signIn',
      object: '/sign-in',
      outcome: 'done',
    } as const
    try {
      // Removing the link in the same commit makes it work once, also when it is opened twice at the same time.
      await store.commit([{ remove: 'signInLinks', id: link.doc.id, version: link.version }, ...changes, { audit }])
    } catch (error) {
      if (error instanceof VersionConflict) fail('link_expired', { cause: error })
      throw error
    }
    return session
  }

  function sweep(): Promise<void> {
    return sweepExpired(store, now).catch((error: unknown) =>
      log.warn({ err: error }, 'expired credentials were not removed'),
    )
  }

  function close(): void {
    clearInterval(sweeping)
    credentials.close()
  }
}

/** Why a token is not accepted is for its holder to know, not for who tries some. */
function refuseLogin(error: unknown): never {
  if (error instanceof Failure) fail('login_failed', { cause: error })
  throw error
}

function requireTool({ allow }: Caller, serverName: string, toolName: string): void {
  // A slash in the name of a server would let its tools pass for those of another one.
  const name = `${serverName.replaceAll('/', '%2F')}/${toolName}`
  if (!matchesAny(allow?.mcpTools, name))
    fail('mcp_tool_denied', { message: `This credential may not call ${toolName} of ${serverName}.` })
}

function requirePush(
  { allow, role }: Caller,
  { remote = 'origin', branch, force }: { remote?: string; branch?: string; force?: boolean },
): void {
  if (!matchesAny(allow?.gitRemotes, remote))
    fail('forbidden', { message: `This credential may not push to ${remote}.` })
  if (allow?.gitBranches && branch === undefined)
    fail('protected_branch', { message: 'This credential may push some branches alone. Name the branch.' })
  if (branch !== undefined && !matchesAny(allow?.gitBranches, branch))
    fail('protected_branch', { message: `This credential may not push the branch ${branch}.` })
  if (force && role === 'agent')
    fail('forbidden', { message: 'An agent does not replace what is on a remote. Push without force.' })
}

function mayUseTask({ allow }: Caller, taskId: string | undefined): boolean {
  return allow?.taskIds === undefined || (taskId !== undefined && allow.taskIds.includes(taskId))
}
