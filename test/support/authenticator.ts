/**
 * An authenticator of passkeys in software, for what no browser sends: a wrong origin, an old challenge, no
 * verification.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { components } from '../../src/generated/types.ts'

type Schemas = components['schemas']
type Registration = Schemas['PasskeyInput']['credential']
type Assertion = Schemas['PasskeyLogin']['credential']

/** What differs from an honest answer. */
export interface Deviation {
  readonly origin?: string
  readonly rpId?: string
  readonly isVerified?: boolean
  readonly userHandle?: string | undefined
  readonly type?: string
}

export class Authenticator {
  readonly id = randomBytes(16)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #origin: string
  #userHandle = ''
  #counter = 0
  /** Passkeys that several devices share always say 0. */
  countsUses = false

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Takes the options of `createPasskeyChallenge`. */
  register(
    { challenge, rp, user }: Pick<Schemas['PasskeyCreationOptions'], 'challenge' | 'rp' | 'user'>,
    deviation: Deviation = {},
  ): Registration {
    this.#userHandle = user.id
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = cborMap([
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(-7)],
      [cborInt(-1), cborInt(1)],
      [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ])
    const credential = Buffer.concat([Buffer.alloc(16), uint16(this.id.length), this.id, key])
    const data = Buffer.concat([this.#data(deviation.rpId ?? rp.id, deviation, 0x40), credential])
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(data)],
    ])
    return {
      id: this.id.toString('base64url'),
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, deviation).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** Takes the options of `createSignInChallenge`. */
  sign({ challenge, rpId }: Schemas['PasskeyRequestOptions'], deviation: Deviation = {}): Assertion {
    if (this.countsUses) this.#counter++
    const clientData = this.#clientData('webauthn.get', challenge, deviation)
    const data = this.#data(deviation.rpId ?? rpId, deviation, 0)
    const hash = createHash('sha256').update(clientData).digest()
    const userHandle = 'userHandle' in deviation ? deviation.userHandle : this.#userHandle
    return {
      id: this.id.toString('base64url'),
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, hash]), this.#keys.privateKey).toString('base64url'),
        ...(userHandle !== undefined && { userHandle }),
      },
    }
  }

  /** A copy of the keys that signed less often, as a cloned authenticator has it. */
  rewind(): void {
    this.#counter = 0
  }

  #clientData(usual: string, challenge: string, { origin = this.#origin, type = usual }: Deviation): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #data(rpId: string, { isVerified = true }: Deviation, more: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    const flags = 0x01 | (isVerified ? 0x04 : 0) | more
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter])
  }
}

// What RFC 8949 has for small values.
function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.concat([Buffer.from([(major << 5) | 25]), uint16(length)])
}

function cborInt(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes])
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
}

function cborMap(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}
