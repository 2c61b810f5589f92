import type { BrowserSession, Caller, KnownDevice, Log, Staged } from '../call.ts'
import { fail } from '../errors.ts'
import type { Store } from '../collections.ts'
import type { components } from '../generated/types.ts'
import { createAccess } from './identity/access.ts'
import type { Access } from './identity/access.ts'
import { createAccount } from './identity/account.ts'
import type { Account } from './identity/account.ts'
import { matchesAny } from './identity/allow.ts'
import { requireRecentAuthentication } from './identity/authority.ts'
import { createCredentials } from './identity/credentials.ts'
import type { Credentials } from './identity/credentials.ts'
import { Devices } from './identity/devices.ts'
import { keepPresetToken, makeFirstOwner } from './identity/first-owner.ts'
import type { FirstCredentials } from './identity/first-owner.ts'
import { MemoryFailureCounts, StoredFailureCounts } from './identity/failure-counts.ts'
import { createGrants } from './identity/grants.ts'
import type { Grants, GrantUse } from './identity/grants.ts'
import { createInvites } from './identity/invites.ts'
import type { Invites } from './identity/invites.ts'
import { createOperatorAccess } from './identity/operator.ts'
import type { OperatorAccess, ResetFactors } from './identity/operator.ts'
import { Oidc } from './identity/oidc.ts'
import type { OidcStart } from './identity/oidc.ts'
import { OidcProvider } from './identity/oidc-provider.ts'
import type { OidcSettings, PendingSignIn } from './identity/oidc-provider.ts'
import { OwnAccount } from './identity/own-account.ts'
import { Passkeys, relyingPartyOf } from './identity/passkeys.ts'
import type { PasskeyLogin, RelyingParty, RequestOptions } from './identity/passkeys.ts'
import { createPasswords } from './identity/passwords.ts'
import { mayUseTask, requireReach } from './identity/reach.ts'
import type { Reach } from './identity/reach.ts'
import type { SecondFactorRule } from './identity/second-factor-rule.ts'
import { SecondFactors } from './identity/second-factors.ts'
import { digest } from './identity/secrets.ts'
import { createSessions } from './identity/sessions.ts'
import type { Sessions } from './identity/sessions.ts'
import { SessionStarter } from './identity/sign-in.ts'
import type { Login, SignIn, SignInFrom } from './identity/sign-in.ts'
import { sweepExpired, sweepFailures } from './identity/sweep.ts'
import { createThrottle } from './identity/throttle.ts'
import { createTokens } from './identity/tokens.ts'
import type { Tokens } from './identity/tokens.ts'
import { createUsers } from './identity/users.ts'
import type { Users } from './identity/users.ts'
import type { Area, Foundation } from '../platform/work/area.ts'

export type { FirstCredentials, Grants, GrantUse, OperatorAccess, PendingSignIn, ResetFactors, SignInFrom }
export { createOperatorAccess } from './identity/operator.ts'
export { isNarrow } from './identity/authority.ts'
export { coversAllow } from './identity/allow.ts'
export type { AllowList } from './identity/allow.ts'
export { meetOf, rightsOf } from './identity/meet.ts'
export type { Rights } from './identity/meet.ts'
export { mayReach, mayUseTask, reaches, refuseTask } from './identity/reach.ts'
export type { Reach } from './identity/reach.ts'
export { intersect, mayActForOthers, missingScopes, scopesOfRole } from './identity/roles.ts'

/** Who calls, and what each of them may do. */
export { matchesAny } from './identity/allow.ts'

type SignInMethods = components['schemas']['SignInMethods']

export interface Identity extends Credentials {
  readonly tokens: Tokens
  readonly sessions: Sessions
  readonly users: Users
  readonly account: Account
  readonly invites: Invites
  readonly access: Access
  readonly grants: Grants
  readonly operator: OperatorAccess
  readonly secondFactors: SecondFactors

  /** Makes the owner on the first start, and gives what the owner needs to get in; later it gives nothing. */
  prepare(presetToken: string | undefined): Promise<FirstCredentials | undefined>
  /**
   * Starts a browser session by a token, by a username and a password, or by a link that works once. Refuses with
   * `login_failed`, `login_throttled`, `link_expired` or `account_disabled`.
   */
  logIn(login: Login, from: SignInFrom): Promise<Staged<SignIn>>
  /** Starts a browser session by a passkey. Refuses with `login_failed`, `login_throttled` or `account_disabled`. */
  logInWithPasskey(login: PasskeyLogin, from: SignInFrom): Promise<Staged<SignIn>>
  /** A challenge for a passkey to sign. */
  challengeToSignIn(): Promise<RequestOptions>
  /** Starts a sign-in at the OpenID provider. Refuses with `not_configured` where there is none, and with `login_failed`. */
  startOidc(redirectUrl: string): Promise<OidcStart>
  /**
   * Ends it, and starts a browser session; `pending` is what the browser kept. Refuses with `login_failed` what does not fit what the browser kept, what the
   * provider refuses, and accounts without a user.
   */
  finishOidc(
    end: { readonly url: URL; readonly pending: PendingSignIn | undefined },
    from: SignInFrom & { requestId: string },
  ): Promise<BrowserSession>
  /** What the sign-in page offers. */
  signInMethods(): SignInMethods
  /** Gives the port, which is known once the server listens. */
  listensAt(port: number): void
  /** The browser with this cookie, if a user signed in from it before. */
  knownDevice(secret: string): Promise<KnownDevice | undefined>

  /** Refuses with `reauthentication_required` a session whose user last proved who they are too long ago. */
  requireRecentAuthentication(caller: Caller): void

  /** Refuses a tool that the caller's allow-list leaves out. */
  requireTool(caller: Caller, serverName: string, toolName: string): void
  /** Whether the caller's allow-list lets this tool through. */
  mayCallTool(caller: Caller, serverName: string, toolName: string): boolean
  /** Refuses a push that the caller's allow-list or role leaves out. What is not named is not in the list. */
  requirePush(caller: Caller, push: { remote?: string; branch?: string; force?: boolean }): void
  /** Refuses a remote that the caller's allow-list leaves out. */
  requireRemote(caller: Caller, remote: string): void
  /** Refuses a caller whose allow-list names remotes: what they lead to is not for the caller to choose. */
  requireAllRemotes(caller: Caller): void
  /** Refuses a branch that the caller's allow-list leaves out; a detached HEAD is no branch of a list. */
  requireBranch(caller: Caller, branch: string | undefined): void
  /** Whether the caller's allow-list lets things of this task through; what belongs to no task is not in the list. */
  mayUseTask(caller: Caller, taskId: string | undefined): boolean
  /**
   * Refuses a call of an operation of this reach that names these tasks, if it reaches beyond the caller's allow-list.
   */
  requireReach(caller: Caller, reach: Reach, taskIds: readonly string[]): void

  /** Ends what runs in the background. */
  close(): void
}

const sweepEachMs = 60 * 60 * 1000

interface IdentityOptions extends Pick<Foundation, 'commits' | 'secretBox'> {
  readonly store: Store
  readonly now: () => string
  readonly newId: (prefix: string) => string
  readonly log?: Log
  /** Whether other processes work on the same store. */
  readonly isStoreShared?: boolean
  /** The address of the service, if it is known. */
  readonly publicUrl?: string | undefined
  /** The OpenID provider, if there is one. */
  readonly oidc?: OidcSettings | undefined
  readonly publicPath?: string
  readonly privateTargets?: readonly string[]
  /** Of whom the operator requires a second factor. */
  readonly secondFactorRule: SecondFactorRule
}

const silent: Log = { info: () => {}, warn: () => {}, error: () => {} }

export function createIdentity(options: IdentityOptions): Identity {
  const { store, now, newId, log = silent, publicUrl, privateTargets = [], secondFactorRule } = options
  const settings = options.oidc
  let presetHash: string | undefined
  let port: number | undefined
  const credentials = createCredentials({ store, now, log, presetHash: () => presetHash, secondFactorRule })
  const passwords = createPasswords()
  const failureCounts = options.isStoreShared ? new StoredFailureCounts(store) : new MemoryFailureCounts()
  const throttle = createThrottle(() => Date.parse(now()), failureCounts)
  const sessions = createSessions({ store, now, newId })
  const tokens = createTokens({ store, now, newId })
  const grants = createGrants({ store, now, log, onEnded: (listener) => credentials.onEnded(listener) })
  const invites = createInvites({ store, now, sessions, tokens, passwords, grants, publicUrl })
  const devices = new Devices({ store, now })
  const own = new OwnAccount({ store, now, passwords, throttle })
  const relyingParty = () => relyingPartyOf(publicUrl, port)
  const passkeys = new Passkeys({ ...options, relyingParty })
  const secondFactors = new SecondFactors({ ...options, throttle, own, passkeys, sessions, rule: secondFactorRule })
  const provider = settings && new OidcProvider(settings, privateTargets)
  const oidc = provider && new Oidc({ store, now, newId, log, settings, provider })
  const starter = new SessionStarter({
    ...{ store, now, credentials, passwords, throttle, sessions, devices },
    ...{ commits: options.commits, secondFactors, passkeys, secondFactorRule },
  })
  let sweeping: NodeJS.Timeout | undefined
  return {
    tokens,
    sessions,
    invites,
    users: createUsers({ store, now, newId, passwords, sessions, tokens, invites, devices, secondFactors }),
    account: createAccount({ store, now, passwords, own, secondFactors, sessions, tokens, invites, credentials }),
    secondFactors,
    grants,
    operator: createOperatorAccess({ store, now, newId }),
    access: createAccess({ store }),
    requireRecentAuthentication: (caller) => requireRecentAuthentication(caller, now()),
    requireTool,
    mayCallTool,
    requirePush,
    requireRemote,
    requireAllRemotes,
    requireBranch,
    mayUseTask,
    requireReach,
    knownToken: (secret) => credentials.knownToken(secret),
    callerOfToken: (secret) => credentials.callerOfToken(secret),
    callerOfSession: (secret) => credentials.callerOfSession(secret),
    current: (caller) => credentials.current(caller),
    isValid: (caller) => credentials.isValid(caller),
    recordOf: (caller) => credentials.recordOf(caller),
    restore: (record) => credentials.restore(record),
    onEnded: (listener) => credentials.onEnded(listener),
    logIn: (login, from) => starter.logIn(login, from),
    ...waysOf({ publicPath: options.publicPath ?? '', starter, passkeys, relyingParty, oidc }),
    listensAt: (given) => {
      port = given
    },
    knownDevice: (secret) => devices.find(secret),
    prepare: async (presetToken) => {
      presetHash = presetToken === undefined ? undefined : digest(presetToken)
      const first = await makeFirstOwner({ store, now, newId }, presetToken === undefined)
      if (presetHash !== undefined) await keepPresetToken({ store, now, newId }, presetHash)
      await sweep()
      sweeping = setInterval(sweep, sweepEachMs).unref()
      return first
    },
    close: () => {
      clearInterval(sweeping)
      grants.close()
      credentials.close()
    },
  }

  function sweep(): Promise<void> {
    return Promise.all([sweepExpired(store, now), sweepFailures(store, now)]).then(
      () => {},
      (error: unknown) => log.warn({ err: error }, 'expired credentials were not removed'),
    )
  }
}

interface Ways extends Pick<IdentityOptions, 'publicPath'> {
  readonly starter: SessionStarter
  readonly passkeys: Passkeys
  readonly relyingParty: () => RelyingParty | undefined
  readonly oidc: Oidc | undefined
}

/** The ways to sign in besides a password, a token and a link. */
function waysOf({
  publicPath = '',
  starter,
  passkeys,
  relyingParty,
  oidc,
}: Ways): Pick<Identity, 'logInWithPasskey' | 'challengeToSignIn' | 'startOidc' | 'finishOidc' | 'signInMethods'> {
  return {
    logInWithPasskey: (login, from) => starter.logInWithPasskey(login, from),
    challengeToSignIn: () => passkeys.challengeToSignIn(),
    startOidc: async (redirectUrl) => (oidc ?? refuseOidc()).start(redirectUrl),
    finishOidc: async ({ url, pending }, from) => {
      const accounts = oidc ?? refuseOidc()
      return starter.finishOidc(accounts, await accounts.finish(url, pending), from)
    },
    signInMethods: () => {
      const party = relyingParty()
      return {
        ...(party && { passkeys: { rpId: party.id, origin: party.origin } }),
        ...(oidc && { oidc: { name: oidc.name, path: `${publicPath}/sign-in/oidc` } }),
      }
    },
  }
}

function refuseOidc(): never {
  fail('not_configured', { message: 'This service has no OpenID provider. Set GANTRY_OIDC_ISSUER to add one.' })
}

function requireTool(caller: Caller, serverName: string, toolName: string): void {
  if (!mayCallTool(caller, serverName, toolName))
    fail('mcp_tool_denied', { message: `This credential is not allowed to call ${toolName} of ${serverName}.` })
}

function mayCallTool({ allow }: Caller, serverName: string, toolName: string): boolean {
  // A slash in the name of a server would let its tools pass for those of another one.
  return matchesAny(allow?.mcpTools, `${serverName.replaceAll('/', '%2F')}/${toolName}`)
}

function requirePush(
  { allow, role }: Caller,
  { remote = 'origin', branch, force }: { remote?: string; branch?: string; force?: boolean },
): void {
  if (!matchesAny(allow?.gitRemotes, remote))
    fail('forbidden', { message: `This credential is not allowed to push to ${remote}.` })
  if (allow?.gitBranches && branch === undefined)
    fail('protected_branch', { message: 'This credential is restricted to certain branches. Name the branch to push.' })
  if (branch !== undefined && !matchesAny(allow?.gitBranches, branch))
    fail('protected_branch', { message: `This credential is not allowed to push the branch ${branch}.` })
  if (force && role === 'agent')
    fail('forbidden', { message: 'Users with the role agent cannot force-push. Push without force.' })
}

function requireRemote({ allow }: Caller, remote: string): void {
  if (!matchesAny(allow?.gitRemotes, remote))
    fail('forbidden', { message: `This credential is not allowed to use the remote ${remote}.` })
}

function requireAllRemotes({ allow }: Caller): void {
  if (allow?.gitRemotes)
    fail('forbidden', { message: 'This credential is restricted to certain remotes, and cannot change what they are.' })
}

function requireBranch({ allow }: Caller, branch: string | undefined): void {
  if (allow?.gitBranches && !(branch !== undefined && matchesAny(allow.gitBranches, branch)))
    fail('protected_branch', {
      message: `This credential is not allowed to change ${branch === undefined ? 'a detached HEAD' : `the branch ${branch}`}.`,
    })
}

/** The area as the service composes it. */
export function openIdentity(foundation: Foundation): Area<Identity> {
  const { publicUrl, publicPath, privateTargets, oidc, secondFactorRule } = foundation.config
  const identity = createIdentity({ ...foundation, publicUrl, publicPath, privateTargets, oidc, secondFactorRule })
  const reseal = () => identity.secondFactors.reseal()
  return { service: identity, recover: reseal, reseal, close: () => identity.close() }
}
