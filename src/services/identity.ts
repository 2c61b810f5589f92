import type { BrowserSession, Caller, KnownDevice, Staged } from '../call.ts'
import { fail } from '../errors.ts'
import type { Schemas } from '../generated/types.ts'
import { createAccess } from './identity/access.ts'
import type { Access } from './identity/access.ts'
import { Account } from './identity/account.ts'
import { matchesAny, mayCallTool } from './identity/allow.ts'
import { requireRecentAuthentication } from './identity/authority.ts'
import { CachedCredentials } from './identity/credentials.ts'
import type { Credentials } from './identity/credentials.ts'
import { Devices } from './identity/devices.ts'
import { DeviceSignIns } from './identity/device-sign-ins.ts'
import { keepPresetToken, makeFirstOwner } from './identity/first-owner.ts'
import type { FirstCredentials } from './identity/first-owner.ts'
import { MemoryFailureCounts, StoredFailureCounts } from './identity/failure-counts.ts'
import { Grants } from './identity/grants.ts'
import type { GrantUse } from './identity/grants.ts'
import { Invites } from './identity/invites.ts'
import { OperatorAccess } from './identity/operator.ts'
import type { ResetFactors } from './identity/operator.ts'
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
import { Sessions } from './identity/sessions.ts'
import { SessionStarter } from './identity/sign-in.ts'
import type { Login, SignIn, SignInFrom } from './identity/sign-in.ts'
import { sweepExpired } from './identity/sweep.ts'
import { createThrottle } from './identity/throttle.ts'
import type { Area, Foundation } from '../foundation.ts'
import { Tokens } from './identity/tokens.ts'
import { Users } from './identity/users.ts'
import { every, type Repetition } from '../platform/work/every.ts'

export { digest, makeToken } from './identity/secrets.ts'
export type { FirstCredentials, Grants, GrantUse, PendingSignIn, ResetFactors, SignInFrom }
export { OperatorAccess }
export { areUnruled } from './identity/access.ts'
export { isNarrow, isRestricted } from './identity/authority.ts'
export { coversAllow, intersectAllow } from './identity/allow.ts'
export type { AllowList } from './identity/allow.ts'
export { requireUnasked, ruledActionOf, rulesOf } from './identity/call-rules.ts'
export { lineOfToken, spendingIdOfChat, spendingIdsOf, spentBy, spentByUser, spentUnder } from './identity/spending.ts'
export { coversRights, meetOf, rightsOf } from './identity/meet.ts'
export type { Rights } from './identity/meet.ts'
export { mayReach, mayUseTask, reaches, refuseTask } from './identity/reach.ts'
export type { Reach } from './identity/reach.ts'
export { intersect, mayActForOthers, missingScopes, scopesOfRole } from './identity/roles.ts'
export { matchesAny, mayCallTool, ownServerName } from './identity/allow.ts'

type SignInMethods = Schemas['SignInMethods']

const sweepEachMs = 60 * 60 * 1000

export interface IdentityOptions
  extends Pick<
    Foundation,
    'actors' | 'store' | 'commits' | 'now' | 'newId' | 'log' | 'secretBox' | 'ownAddress' | 'isStoreShared'
  > {
  /** The address of the service, if it is known. */
  readonly publicUrl?: string | undefined
  /** The OpenID provider, if there is one. */
  readonly oidc?: OidcSettings | undefined
  readonly publicPath: string
  readonly privateTargets: readonly string[]
  /** Of whom the operator requires a second factor. */
  readonly secondFactorRule: SecondFactorRule
}

/** Who calls, how they sign in, and what each of them may do. */
export class Identity implements Area, Credentials {
  readonly tokens: Tokens
  readonly sessions: Sessions
  readonly users: Users
  readonly account: Account
  readonly invites: Invites
  readonly access: Access
  readonly grants: Pick<Grants, 'check' | 'watch'>
  readonly operator: OperatorAccess
  readonly secondFactors: SecondFactors
  readonly deviceSignIns: DeviceSignIns
  readonly #options: IdentityOptions
  readonly #credentials: CachedCredentials
  readonly #devices: Devices
  readonly #passkeys: Passkeys
  readonly #oidc: Oidc | undefined
  readonly #starter: SessionStarter
  readonly #closeGrants: () => void
  #presetHash: string | undefined
  #sweeping: Repetition | undefined

  constructor(options: IdentityOptions) {
    const { store, now, newId, log, isStoreShared, publicUrl, secondFactorRule, oidc: settings } = options
    const relyingParty = () => this.#relyingParty()
    const presetHash = () => this.#presetHash
    const credentials = new CachedCredentials({ store, now, log, isStoreShared, presetHash, secondFactorRule })
    const passwords = createPasswords()
    const failureCounts = isStoreShared ? new StoredFailureCounts(store) : new MemoryFailureCounts()
    const throttle = createThrottle(() => Date.parse(now()), failureCounts)
    const own = new OwnAccount({ store, now, passwords, throttle })
    const sessions = new Sessions({ store, now, newId })
    const grants = new Grants({ store, now, log, onEnded: (listener) => credentials.onEnded(listener) })
    const invites = new Invites({ store, now, sessions, passwords, grants, publicUrl })
    const devices = new Devices({ store, now })
    const passkeys = new Passkeys({ ...options, relyingParty })
    const secondFactors = new SecondFactors({ ...options, throttle, own, passkeys, sessions, rule: secondFactorRule })
    this.#options = options
    this.#credentials = credentials
    this.sessions = sessions
    this.tokens = new Tokens({ store, now, newId })
    this.grants = grants
    this.#closeGrants = () => grants.close()
    this.invites = invites
    this.#devices = devices
    this.#passkeys = passkeys
    this.secondFactors = secondFactors
    this.users = new Users({ store, now, newId, passwords, sessions, invites, devices, secondFactors })
    this.account = new Account({ store, now, passwords, own, secondFactors, sessions, invites, credentials })
    this.deviceSignIns = new DeviceSignIns({ ...options, publicUrl, failureCounts, tokens: this.tokens, grants })
    this.operator = new OperatorAccess({ store, now, newId })
    this.access = createAccess({ store, actors: options.actors })
    const provider = settings && new OidcProvider(settings, options.privateTargets)
    this.#oidc = provider && new Oidc({ store, now, newId, log, settings, provider })
    this.#starter = new SessionStarter({
      ...{ store, now, credentials, passwords, throttle, sessions, devices },
      ...{ commits: options.commits, secondFactors, passkeys, secondFactorRule },
    })
  }

  /** Makes the owner on the first start, and returns what the owner needs to get in; later it returns nothing. */
  async prepare(presetToken: string | undefined): Promise<FirstCredentials | undefined> {
    const { store, now, newId } = this.#options
    this.#presetHash = presetToken === undefined ? undefined : digest(presetToken)
    const first = await makeFirstOwner({ store, now, newId }, presetToken === undefined)
    if (this.#presetHash !== undefined) await keepPresetToken({ store, now, newId }, this.#presetHash)
    await this.#sweep()
    this.#sweeping = every(sweepEachMs, () => this.#sweep())
    return first
  }

  /**
   * Starts a browser session by a token, by a username and a password, or by a link that works once. Refuses with
   * `login_failed`, `login_throttled`, `link_expired` or `account_disabled`.
   */
  logIn(login: Login, from: SignInFrom): Promise<Staged<SignIn>> {
    return this.#starter.logIn(login, from)
  }

  /** Starts a browser session by a passkey. Refuses with `login_failed`, `login_throttled` or `account_disabled`. */
  logInWithPasskey(login: PasskeyLogin, from: SignInFrom): Promise<Staged<SignIn>> {
    return this.#starter.logInWithPasskey(login, from)
  }

  /** A challenge for a passkey to sign. */
  challengeToSignIn(): Promise<RequestOptions> {
    return this.#passkeys.challengeToSignIn()
  }

  /**
   * Starts a sign-in at the OpenID provider. Refuses with `not_configured` where there is none, and with
   * `login_failed`.
   */
  async startOidc(redirectUrl: string): Promise<OidcStart> {
    return (this.#oidc ?? refuseOidc()).start(redirectUrl)
  }

  /**
   * Ends it, and starts a browser session; `pending` is what the browser kept. Refuses with `login_failed` what does
   * not fit what the browser kept, what the provider refuses, and accounts without a user.
   */
  async finishOidc(
    { url, pending }: { readonly url: URL; readonly pending: PendingSignIn | undefined },
    from: SignInFrom & { requestId: string },
  ): Promise<BrowserSession> {
    const accounts = this.#oidc ?? refuseOidc()
    return this.#starter.finishOidc(accounts, await accounts.finish(url, pending), from)
  }

  /** What the sign-in page offers. */
  signInMethods(): SignInMethods {
    const party = this.#relyingParty()
    const path = `${this.#options.publicPath}/sign-in/oidc`
    return {
      ...(party && { passkeys: { rpId: party.id, origin: party.origin } }),
      ...(this.#oidc && { oidc: { name: this.#oidc.name, path } }),
    }
  }

  /** The browser with this cookie, if a user signed in from it before. */
  knownDevice(secret: string): Promise<KnownDevice | undefined> {
    return this.#devices.find(secret)
  }

  /** Refuses with `reauthentication_required` a session whose user last proved who they are too long ago. */
  requireRecentAuthentication(caller: Caller): void {
    requireRecentAuthentication(caller, this.#options.now())
  }

  /** Refuses a tool that the caller's allow-list leaves out. */
  requireTool(caller: Caller, serverName: string, toolName: string): void {
    if (!this.mayCallTool(caller, serverName, toolName))
      fail('mcp_tool_denied', { message: `This credential is not allowed to call ${toolName} of ${serverName}.` })
  }

  /** Whether the caller's allow-list lets this tool through. */
  mayCallTool({ allow }: Caller, serverName: string, toolName: string): boolean {
    return mayCallTool(allow, serverName, toolName)
  }

  /** Refuses a push that the caller's allow-list or role leaves out. What is not named is not in the list. */
  requirePush(
    { allow, role }: Caller,
    { remote = 'origin', branch, force }: { remote?: string; branch?: string | undefined; force?: boolean },
  ): void {
    if (!matchesAny(allow?.gitRemotes, remote))
      fail('forbidden', { message: `This credential is not allowed to push to ${remote}.` })
    if (allow?.gitBranches && branch === undefined)
      fail('protected_branch', {
        message: 'This credential is restricted to certain branches. Name the branch to push.',
      })
    if (branch !== undefined && !matchesAny(allow?.gitBranches, branch))
      fail('protected_branch', { message: `This credential is not allowed to push the branch ${branch}.` })
    if (force && role === 'agent')
      fail('forbidden', { message: 'Users with the role agent cannot force-push. Push without force.' })
  }

  /** Refuses a remote that the caller's allow-list leaves out. */
  requireRemote({ allow }: Caller, remote: string): void {
    if (!matchesAny(allow?.gitRemotes, remote))
      fail('forbidden', { message: `This credential is not allowed to use the remote ${remote}.` })
  }

  /** Refuses a caller whose allow-list names remotes: what they lead to is not for the caller to choose. */
  requireAllRemotes({ allow }: Caller): void {
    if (allow?.gitRemotes)
      fail('forbidden', {
        message: 'This credential is restricted to certain remotes, and cannot change what they are.',
      })
  }

  /** Refuses a branch that the caller's allow-list leaves out; a detached HEAD is no branch of a list. */
  requireBranch({ allow }: Caller, branch: string | undefined): void {
    if (allow?.gitBranches && !(branch !== undefined && matchesAny(allow.gitBranches, branch)))
      fail('protected_branch', {
        message: `This credential is not allowed to change ${branch === undefined ? 'a detached HEAD' : `the branch ${branch}`}.`,
      })
  }

  /** Whether the caller's allow-list lets things of this task through; what belongs to no task is not in the list. */
  mayUseTask(caller: Caller, taskId: string | undefined): boolean {
    return mayUseTask(caller, taskId)
  }

  /**
   * Refuses a call of an operation of this reach that names these tasks, if it reaches beyond the caller's allow-list.
   */
  requireReach(caller: Caller, reach: Reach, taskIds: readonly string[]): void {
    requireReach(caller, reach, taskIds)
  }

  /** Returns the caller of a token from the cache, synchronously; undefined if the token must be looked up. */
  knownToken(secret: string): Caller | undefined {
    return this.#credentials.knownToken(secret)
  }

  callerOfToken(secret: string): Promise<Caller> {
    return this.#credentials.callerOfToken(secret)
  }

  callerOfSession(secret: string): Promise<Caller> {
    return this.#credentials.callerOfSession(secret)
  }

  current(caller: Caller): Promise<Caller | undefined> {
    return this.#credentials.current(caller)
  }

  isValid(caller: Caller): Promise<boolean> {
    return this.#credentials.isValid(caller)
  }

  recordOf(caller: Caller): string {
    return this.#credentials.recordOf(caller)
  }

  restore(record: string): Caller {
    return this.#credentials.restore(record)
  }

  onEnded(listener: () => void): () => void {
    return this.#credentials.onEnded(listener)
  }

  recover(): Promise<unknown> {
    return this.secondFactors.reseal()
  }

  reseal(): Promise<unknown> {
    return this.secondFactors.reseal()
  }

  close(): void {
    void this.#sweeping?.stop()
    this.#closeGrants()
    this.#credentials.close()
  }

  #relyingParty(): RelyingParty | undefined {
    return relyingPartyOf(this.#options.publicUrl, this.#options.ownAddress.port)
  }

  async #sweep(): Promise<void> {
    const { store, now, log } = this.#options
    await sweepExpired(store, now).catch((error: unknown) =>
      log.warn({ err: error }, 'expired credentials were not removed'),
    )
  }
}

function refuseOidc(): never {
  fail('not_configured', { message: 'This service has no OpenID provider. Set GANTRY_OIDC_ISSUER to add one.' })
}
