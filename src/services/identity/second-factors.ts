import type { Caller, Staged } from '../../call.ts'
import type { Change, Store } from '../../collections.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Foundation } from '../../foundation.ts'
import { later } from '../../platform/work/clock.ts'
import type { Commits } from '../../platform/work/commits.ts'
import { recordEffect } from '../../platform/work/commits.ts'
import type { Versioned } from '../../stores/port.ts'
import type { PasskeyDocument, TotpDocument, UserDocument } from '../../collections/identity.ts'
import { secondFactorEvent } from './events.ts'
import type { Moment } from '../../platform/work/moment.ts'
import { refuseAs } from './own-account.ts'
import type { OwnAccount } from './own-account.ts'
import type { CreationOptions, PasskeyInput, Passkeys } from './passkeys.ts'
import { RecoveryCodes } from './recovery-codes.ts'
import type { NewRecoveryCodes } from './recovery-codes.ts'
import { requiresSecondFactor } from './second-factor-rule.ts'
import type { SecondFactorRule } from './second-factor-rule.ts'
import type { Sessions } from './sessions.ts'
import { sourceOfAddress } from './throttle.ts'
import type { Source, Throttle } from './throttle.ts'
import { makeTotp, stepOfCode } from './totp.ts'
import { findUser } from './user.ts'
import { resealAll } from '../../platform/secrets/resealing.ts'

type SecondFactor = Schemas['SecondFactor']
type Totp = Schemas['Totp']

export interface SecondFactorsOptions extends Pick<Foundation, 'store' | 'now' | 'newId' | 'secretBox'> {
  readonly commits: Pick<Commits, 'commit'>
  readonly throttle: Throttle
  readonly own: OwnAccount
  readonly passkeys: Passkeys
  readonly sessions: Sessions
  /** Of whom a second factor is required. */
  readonly rule: SecondFactorRule
}

/** What a call that adds a factor gives. */
export interface AddedFactor {
  readonly secondFactor: SecondFactor
  /** With the first one. */
  readonly recoveryCodes?: string[]
}

const pendingMs = 10 * 60 * 1000
/** Few apps: each makes a guess more likely to be right. */
const totpsMax = 2
const passkeysMax = 20
/** Attempts by browsers that are not known are counted together, so that many addresses guess no faster than one. */
const anywhere: Source = { key: 'anywhere', isKnown: false }

/** The second factors of users: authenticator apps, passkeys, and recovery codes for when they are lost. */
export class SecondFactors {
  readonly #options: SecondFactorsOptions
  readonly #recoveryCodes: RecoveryCodes

  constructor(options: SecondFactorsOptions) {
    this.#options = options
    this.#recoveryCodes = new RecoveryCodes(options.store)
  }

  async list({ userId }: Caller): Promise<{ secondFactors: SecondFactor[]; recoveryCodesLeft: number }> {
    const { totps, passkeys } = await this.#factorsOf(userId)
    const secondFactors = [
      ...totps.map(({ doc }) => toSecondFactor('totp', doc)),
      ...passkeys.map(({ doc }) => toSecondFactor('passkey', doc)),
    ].toSorted((one, other) => (one.id < other.id ? -1 : 1))
    return { secondFactors, recoveryCodesLeft: await this.#recoveryCodes.left(userId) }
  }

  /** An app that counts once it is confirmed. The one that was not confirmed before makes room. */
  async createTotp(
    caller: Caller,
    { name = 'Authenticator app', currentPassword }: Schemas['TotpInput'],
    address: string,
  ): Promise<Staged<{ totp: Totp }>> {
    const user = await this.#requireUser(caller, currentPassword, address)
    const { secret, uri } = await makeTotp(user.username ?? user.name)
    return recordEffect(() => this.#stageTotp(user, name, { secret, uri }))
  }

  async #stageTotp(
    user: UserDocument,
    name: string,
    made: Pick<Totp, 'secret' | 'uri'>,
  ): Promise<Staged<{ totp: Totp }>> {
    const { now, newId, secretBox } = this.#options
    const { totps, pending } = await this.#factorsOf(user.id)
    requireRoom(totps.length, totpsMax)
    const id = newId('factor')
    const createdAt = now()
    const expiresAt = later(createdAt, pendingMs)
    const sealed = secretBox.seal(made.secret, placeOf(id))
    return {
      changes: [
        ...removalOfTotps(pending),
        { insert: 'totps', doc: { id, userId: user.id, name, sealed, pendingUntil: expiresAt, createdAt } },
      ],
      totp: { ...made, expiresAt },
    }
  }

  async confirmTotp(caller: Caller, { code }: Schemas['TotpConfirmation']): Promise<Staged<AddedFactor>> {
    const { now, throttle } = this.#options
    const user = await this.#requireNewFactorFrom(caller)
    const { pending } = await this.#factorsOf(user.id)
    const found =
      pending.find(({ doc }) => (doc.pendingUntil ?? '') > now()) ??
      fail('second_factor_not_found', { message: 'No app waits to be confirmed. Create a TOTP secret first.' })
    const lastStep = await throttle
      .run(`confirmation of ${user.id}`, anywhere, () => this.#requireStep(found.doc, code))
      .catch(refuseAs('The code is not correct. Check that the clock of the device is right.'))
    const { pendingUntil: _pendingUntil, ...doc } = { ...found.doc, lastStep }
    return this.#stageAddition(caller, 'totp', doc, [{ replace: 'totps', version: found.version, doc }])
  }

  async createPasskeyChallenge(
    caller: Caller,
    { currentPassword }: Schemas['OwnerConfirmation'],
    address: string,
  ): Promise<Staged<{ options: CreationOptions }>> {
    const user = await this.#requireUser(caller, currentPassword, address)
    const { passkeys } = await this.#factorsOf(user.id)
    requireRoom(passkeys.length, passkeysMax)
    return recordEffect(() => this.#options.passkeys.challengeToRegister(caller, user, passkeys))
  }

  /** The challenge was given to the user, who showed the password for it. */
  async createPasskey(caller: Caller, input: PasskeyInput): Promise<Staged<AddedFactor>> {
    const user = await this.#requireNewFactorFrom(caller)
    requireRoom((await this.#factorsOf(user.id)).passkeys.length, passkeysMax)
    const { doc, changes } = await this.#options.passkeys.register(caller, input)
    return this.#stageAddition(caller, 'passkey', doc, changes)
  }

  async #stageAddition(
    caller: Caller,
    kind: SecondFactor['kind'],
    doc: TotpDocument | PasskeyDocument,
    changes: readonly Change[],
  ): Promise<Staged<AddedFactor>> {
    const { now, sessions } = this.#options
    const isFirst = !(await this.has(caller.userId))
    const codes: Partial<NewRecoveryCodes> = isFirst ? await this.#recoveryCodes.renew(caller.userId, now()) : {}
    const { recoveryCodes } = codes
    return {
      changes: [
        ...changes,
        ...(codes.changes ?? []),
        ...(await sessions.endOthers(caller, { hasSecondFactor: true })),
        secondFactorEvent('second_factor.added', kind, doc, this.#moment(caller.userId)),
      ],
      secondFactor: toSecondFactor(kind, doc),
      ...(recoveryCodes && { recoveryCodes }),
    }
  }

  async renewRecoveryCodes(
    caller: Caller,
    { currentPassword }: Schemas['OwnerConfirmation'],
    address: string,
  ): Promise<Staged<{ recoveryCodes: string[] }>> {
    await this.#requireUser(caller, currentPassword, address)
    if (!(await this.has(caller.userId)))
      fail('second_factor_not_found', { message: 'You have no second factor. Recovery codes come with the first one.' })
    return recordEffect(() => this.#recoveryCodes.renew(caller.userId, this.#options.now()))
  }

  async remove(
    caller: Caller,
    id: string,
    { currentPassword }: Schemas['OwnerConfirmation'],
    address: string,
  ): Promise<Staged> {
    await this.#stageRemoval(caller, await this.#requireNewFactorFrom(caller), id)
    const user = await this.#requireUser(caller, currentPassword, address)
    return recordEffect(() => this.#stageRemoval(caller, user, id))
  }

  async #stageRemoval(caller: Caller, user: UserDocument, id: string): Promise<Staged> {
    const { rule, sessions } = this.#options
    const { totps, passkeys } = await this.#factorsOf(user.id)
    const [totp, passkey] = [totps.find(({ doc }) => doc.id === id), passkeys.find(({ doc }) => doc.id === id)]
    const { doc } = totp ?? passkey ?? fail('second_factor_not_found')
    const isLast = totps.length + passkeys.length === 1
    if (isLast && requiresSecondFactor(rule, user.role))
      fail('forbidden', {
        message: 'This service requires a second factor. Add another one before you remove this one.',
      })
    return {
      changes: [
        ...removalOfTotps(totp ? [totp] : []),
        ...removalOfPasskeys(passkey ? [passkey] : []),
        ...(isLast ? await this.#recoveryCodes.end(user.id) : []),
        ...(await sessions.endOthers(caller, {})),
        secondFactorEvent('second_factor.removed', totp ? 'totp' : 'passkey', doc, this.#moment(user.id)),
      ],
    }
  }

  /** Whether the user signs in by more than a password. */
  async has(userId: string): Promise<boolean> {
    const { totps, passkeys } = await this.#factorsOf(userId)
    return totps.length + passkeys.length > 0
  }

  /**
   * Takes the code of a sign-in whose password was right. Refuses with `second_factor_required`, or with `login_failed`
   * for a code that is wrong or was used.
   */
  async use(user: UserDocument, code: string | undefined, source: Source): Promise<Change[]> {
    if (code === undefined) fail('second_factor_required')
    const { throttle } = this.#options
    return throttle.run(`code of ${user.id}`, source.isKnown ? source : anywhere, () => this.#take(user, code))
  }

  /**
   * The same for a user who is signed in and shows the password again. Nothing where there is no second factor. What is
   * wrong is not the credential of the call, so that it is refused with `validation_failed` or `forbidden`.
   */
  async confirm(user: UserDocument, code: string | undefined, address: string): Promise<Change[]> {
    if (!(await this.has(user.id))) return []
    if (code === undefined)
      fail('validation_failed', {
        message: 'Give the code of your authenticator app or a recovery code too, or sign in again with your passkey.',
        details: [{ path: 'body/code', rule: 'required', message: 'code is missing.' }],
      })
    return this.use(user, code, sourceOfAddress(address)).catch(
      refuseAs('The code is not correct, or was already used.'),
    )
  }

  async #take({ id }: UserDocument, code: string): Promise<Change[]> {
    const { now } = this.#options
    for (const { doc, version } of isOfApp(code) ? (await this.#factorsOf(id)).totps : []) {
      const lastStep = await this.#stepOf(doc, code)
      if (lastStep !== undefined) return [{ replace: 'totps', version, doc: { ...doc, lastStep, lastUsedAt: now() } }]
    }
    return (await this.#recoveryCodes.use(id, code, this.#moment(id))) ?? refuseCode()
  }

  /** Removes all of a user. */
  async endAll(userId: string, actor: string): Promise<Change[]> {
    const { now } = this.#options
    return removalOfFactors(this.#options.store, userId, { at: now(), actor })
  }

  /** Seals again what an earlier key, or none, sealed. */
  async reseal(): Promise<void> {
    const { store, secretBox } = this.#options
    await resealAll(store, 'totps', (doc) => ({ ...doc, sealed: secretBox.reseal(doc.sealed, placeOf(doc.id)) }))
  }

  async #requireUser(caller: Caller, password: string | undefined, address: string): Promise<UserDocument> {
    const user = await this.#requireNewFactorFrom(caller)
    await this.#options.own.requireUser(caller, password, address)
    return user
  }

  /** A session that was started before the user had a second factor, by who may only know the password, adds none. */
  async #requireNewFactorFrom(caller: Caller): Promise<UserDocument> {
    const { store, own } = this.#options
    const { doc } = await findUser(store, caller.userId)
    own.requireWhole(caller, doc)
    if (caller.needsSecondFactor && (await this.has(doc.id)))
      fail('forbidden', { message: 'You have a second factor. Sign in again with it.' })
    return doc
  }

  async #requireStep(doc: TotpDocument, code: string): Promise<number> {
    return (await this.#stepOf(doc, code)) ?? refuseCode()
  }

  #stepOf(doc: TotpDocument, code: string): Promise<number | undefined> {
    return stepOfCode(this.#open(doc), code.replaceAll(' ', ''), { now: this.#options.now(), lastStep: doc.lastStep })
  }

  #open({ id, sealed }: TotpDocument): string {
    return this.#options.secretBox.open(sealed, placeOf(id))
  }

  async #factorsOf(userId: string) {
    return factorsOf(this.#options.store, userId)
  }

  #moment(actor: string): Moment {
    return { at: this.#options.now(), actor }
  }
}

/** All second factors of a user, with the recovery codes. */
export async function removalOfFactors(store: Store, userId: string, moment: Moment): Promise<Change[]> {
  const { totps, pending, passkeys } = await factorsOf(store, userId)
  return [
    ...removalOfTotps([...totps, ...pending]),
    ...removalOfPasskeys(passkeys),
    ...totps.map(({ doc }) => secondFactorEvent('second_factor.removed', 'totp', doc, moment)),
    ...passkeys.map(({ doc }) => secondFactorEvent('second_factor.removed', 'passkey', doc, moment)),
    ...(await new RecoveryCodes(store).end(userId)),
  ]
}

/** `pending` has the apps that were not confirmed. */
async function factorsOf(store: Store, userId: string) {
  const [all, passkeys] = await Promise.all([
    store.read.totps.list({ where: { userId } }),
    store.read.passkeys.list({ where: { userId } }),
  ])
  const isPending = ({ doc }: Versioned<TotpDocument>) => doc.pendingUntil !== undefined
  return { totps: all.filter((each) => !isPending(each)), pending: all.filter(isPending), passkeys }
}

function removalOfTotps(found: readonly Versioned<TotpDocument>[]): Change[] {
  return found.map(({ doc: { id }, version }) => ({ remove: 'totps', id, version }) as const)
}

function removalOfPasskeys(found: readonly Versioned<PasskeyDocument>[]): Change[] {
  return found.map(({ doc: { id }, version }) => ({ remove: 'passkeys', id, version }) as const)
}

function requireRoom(count: number, max: number): void {
  if (count >= max)
    fail('quota_exceeded', { message: `You have ${max} of these, which is the limit. Remove one first.` })
}

function isOfApp(code: string): boolean {
  return /^\d{6}$/.test(code.replaceAll(' ', ''))
}

function refuseCode(): never {
  fail('login_failed', { message: 'The code is not correct, or was already used.' })
}

function placeOf(id: string): string {
  return `totps/${id}`
}

function toSecondFactor(
  kind: SecondFactor['kind'],
  { id, name, createdAt, lastUsedAt }: TotpDocument | PasskeyDocument,
): SecondFactor {
  return { id, kind, name, createdAt, ...(lastUsedAt !== undefined && { lastUsedAt }) }
}
