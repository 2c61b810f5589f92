import { isIP } from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Caller, Staged } from '../../call.ts'
import type { Change } from '../../collections.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Foundation } from '../../foundation.ts'
import { later } from '../../platform/work/clock.ts'
import type { Commits } from '../../platform/work/commits.ts'
import type { Versioned } from '../../stores/port.ts'
import type { PasskeyChallengeDocument, PasskeyDocument, UserDocument } from '../../collections/identity.ts'
import { digest, makeSecret } from './secrets.ts'

export type CreationOptions = Schemas['PasskeyCreationOptions']
export type RequestOptions = Schemas['PasskeyRequestOptions']
export type PasskeyInput = Schemas['PasskeyInput']
export type PasskeyLogin = Schemas['PasskeyLogin']

/** The service as browsers know it: a passkey works on pages of this origin, and is bound to this domain. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

export interface PasskeysOptions extends Pick<Foundation, 'store' | 'now' | 'newId'> {
  readonly commits: Pick<Commits, 'commit'>
  /** Nothing where browsers allow no passkeys. */
  readonly relyingParty: () => RelyingParty | undefined
}

/** A passkey that signed a challenge. */
export interface VerifiedPasskey {
  readonly userId: string
  readonly changes: readonly Change[]
}

const challengeMs = 5 * 60 * 1000
/** More than one, so that abandoned challenges of a moment with many do not stay. */
const sweptAtOnce = 4
/** ES256, EdDSA and RS256: what authenticators can do. */
const algorithms = [-8, -7, -257]

/**
 * Where passkeys work: at the public address, if that is https, and otherwise at `localhost`, which browsers treat like
 * it. An IP address is no domain.
 */
export function relyingPartyOf(publicUrl: string | undefined, port: number | undefined): RelyingParty | undefined {
  if (publicUrl === undefined)
    return port === undefined ? undefined : { id: 'localhost', origin: `http://localhost:${port}` }
  const { hostname, origin, protocol } = new URL(publicUrl)
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  return isSecure && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : undefined
}

/** WebAuthn: challenges, and what authenticators answer to them. A passkey finds its user, and verifies that user. */
export class Passkeys {
  readonly #options: PasskeysOptions

  constructor(options: PasskeysOptions) {
    this.#options = options
  }

  async challengeToRegister(
    caller: Caller,
    user: UserDocument,
    known: readonly Versioned<PasskeyDocument>[],
  ): Promise<Staged<{ options: CreationOptions }>> {
    const { id, name } = this.#requireParty()
    const registration = { userId: user.id, credentialId: caller.credentialId }
    const { challenge, changes } = await this.#stageChallenge({ registration })
    const username = user.username ?? user.name
    return {
      changes,
      options: {
        challenge,
        rp: { id, name },
        user: { id: Buffer.from(user.id).toString('base64url'), name: username, displayName: user.name },
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
        timeout: challengeMs,
        excludeCredentials: known.map(({ doc: { credentialId, transports } }) => ({
          id: credentialId,
          type: 'public-key',
          transports,
        })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    }
  }

  /** Refuses with `validation_failed`, and with `already_exists` for a passkey that is registered. */
  async register(
    caller: Caller,
    { name = 'Passkey', credential }: PasskeyInput,
  ): Promise<{ doc: PasskeyDocument; changes: Change[] }> {
    const { store, now, newId } = this.#options
    const { id: expectedRPID, origin: expectedOrigin } = this.#requireParty()
    const { verifyRegistrationResponse } = await load()
    const { challenge, spend } = await this.#challengeOf(
      credential.response.clientDataJSON,
      (registration) => registration?.userId === caller.userId && registration.credentialId === caller.credentialId,
    ).catch(refuseRegistration)
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: completed<RegistrationResponseJSON>(credential),
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      supportedAlgorithmIDs: algorithms,
      requireUserVerification: true,
    }).catch(refuseRegistration)
    if (!verified) return refuseRegistration(undefined)
    const { id: credentialId, publicKey, counter } = registrationInfo.credential
    const [taken] = await store.read.passkeys.list({ where: { credentialId }, limit: 1 })
    if (taken) fail('already_exists', { message: 'This passkey is registered already.' })
    const doc: PasskeyDocument = {
      id: newId('factor'),
      userId: caller.userId,
      name,
      credentialId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: [...(credential.response.transports ?? [])],
      createdAt: now(),
    }
    return { doc, changes: [spend, { insert: 'passkeys', doc }] }
  }

  /** It is committed here: that anybody asks for a challenge is nothing for the audit log. */
  async challengeToSignIn(): Promise<RequestOptions> {
    const { id: rpId } = this.#requireParty()
    const { challenge } = await this.#options.commits.commit(() => this.#stageChallenge({}))
    return { challenge, rpId, timeout: challengeMs, userVerification: 'required' }
  }

  /** Refuses with `login_failed`, whatever is wrong. */
  async verify({ credential }: PasskeyLogin): Promise<VerifiedPasskey> {
    const { store, now } = this.#options
    const { id: expectedRPID, origin: expectedOrigin } = this.#requireParty()
    const { verifyAuthenticationResponse } = await load()
    const [found] = await store.read.passkeys.list({ where: { credentialId: credential.id }, limit: 1 })
    const { challenge, spend } = await this.#challengeOf(
      credential.response.clientDataJSON,
      (registration) => registration === undefined,
    ).catch(refuseLogin)
    if (!found) return refuseLogin(undefined)
    const { userId, credentialId, publicKey, counter } = found.doc
    const { userHandle } = credential.response
    if (userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() !== userId)
      return refuseLogin(undefined)
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: completed<AuthenticationResponseJSON>(credential),
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: true,
    }).catch(refuseLogin)
    if (!verified) return refuseLogin(undefined)
    const doc = { ...found.doc, counter: authenticationInfo.newCounter, lastUsedAt: now() }
    return { userId, changes: [spend, { replace: 'passkeys', version: found.version, doc }] }
  }

  async #stageChallenge(about: Pick<PasskeyChallengeDocument, 'registration'>): Promise<Staged<{ challenge: string }>> {
    const { store, now } = this.#options
    const challenge = makeSecret()
    const expiresAt = later(now(), challengeMs)
    const oldest = await store.read.passkeyChallenges.list({ orderBy: 'expiresAt', limit: sweptAtOnce })
    return {
      challenge,
      changes: [
        // Each removes more than it adds, so that those that nobody answers do not pile up.
        ...oldest
          .filter(({ doc }) => doc.expiresAt <= now())
          .map(({ doc: { id }, version }) => ({ remove: 'passkeyChallenges', id, version }) as const),
        { insert: 'passkeyChallenges', doc: { ...about, id: digest(challenge), expiresAt } },
      ],
    }
  }

  /** The challenge that was signed, and the change by which it is spent. */
  async #challengeOf(
    clientData: string,
    isFor: (registration: PasskeyChallengeDocument['registration']) => boolean,
  ): Promise<{ challenge: string; spend: Change }> {
    const { store, now } = this.#options
    const challenge = challengeIn(clientData)
    const found = challenge === undefined ? undefined : await store.read.passkeyChallenges.get(digest(challenge))
    if (challenge === undefined || !found || found.doc.expiresAt <= now() || !isFor(found.doc.registration))
      throw new UnknownChallenge()
    return { challenge, spend: { remove: 'passkeyChallenges', id: found.doc.id, version: found.version } }
  }

  #requireParty(): RelyingParty & { readonly name: string } {
    const party = this.#options.relyingParty()
    if (party === undefined)
      fail('not_configured', {
        message: 'Passkeys need a domain name and https. Set GANTRY_PUBLIC_URL to the public address of the service.',
      })
    return { ...party, name: 'Gantry' }
  }
}

class UnknownChallenge extends Error {}

function challengeIn(clientData: string): string | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    return typeof read === 'object' && read !== null && 'challenge' in read && typeof read.challenge === 'string'
      ? read.challenge
      : undefined
  } catch {
    return undefined
  }
}

/** With the members that say nothing new. The contract has checked the rest. */
function completed<Json>(credential: { id: string }): Json {
  return { rawId: credential.id, clientExtensionResults: {}, ...credential } as Json
}

function refuseRegistration(cause: unknown): never {
  const message =
    cause instanceof UnknownChallenge
      ? 'This challenge was already used or has expired. Create a new one.'
      : 'The answer of the authenticator does not fit the challenge and this service.'
  fail('validation_failed', { message, details: [{ path: 'body/credential', rule: 'passkey', message }], cause })
}

function refuseLogin(cause: unknown): never {
  fail('login_failed', { message: 'The passkey is not accepted.', cause })
}

/** Loaded at its first use, because it is large. */
function load(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server')
}
