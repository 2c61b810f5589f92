import { createPrivateKey } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

/** A private key that this service cannot use. The message is for the caller. */
export class UnusableKey extends Error {}

/**
 * Reads a private key: PEM, or the format of OpenSSH (PROTOCOL.key), RSA or Ed25519, without a passphrase.
 * Throws `UnusableKey`.
 */
export function publicKeyOf(text: string): KeyObject {
  const key = /-----BEGIN OPENSSH PRIVATE KEY-----/.test(text) ? readOpenSsh(text) : readPem(text)
  if (!['rsa', 'ed25519'].includes(key.asymmetricKeyType ?? ''))
    throw new UnusableKey('The private key must be of the type Ed25519 or RSA.')
  return key
}

/** The public key as ssh writes it (RFC 4253, section 6.6; RFC 8709). */
export function blobOf(key: KeyObject): Buffer {
  const { kty, x = '', e = '', n = '' } = key.export({ format: 'jwk' })
  if (kty === 'OKP') return Buffer.concat([textField('ssh-ed25519'), textField(Buffer.from(x, 'base64url'))])
  return Buffer.concat([textField('ssh-rsa'), numberField(e), numberField(n)])
}

/** RFC 4251: the length in four bytes, and the bytes. */
export function textField(value: string | Buffer): Buffer {
  const bytes = Buffer.from(value)
  const head = Buffer.alloc(4)
  head.writeUInt32BE(bytes.length)
  return Buffer.concat([head, bytes])
}

function numberField(base64url: string): Buffer {
  const bytes = Buffer.from(base64url, 'base64url')
  return textField((bytes[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes)
}

function readPem(text: string): KeyObject {
  try {
    return createPrivateKey(text)
  } catch (error) {
    throw new UnusableKey('The private key is no PEM or OpenSSH key without a passphrase.', { cause: error })
  }
}

const magic = 'openssh-key-v1\0'

function readOpenSsh(text: string): KeyObject {
  try {
    const body = text.replace(/-----(?:BEGIN|END) OPENSSH PRIVATE KEY-----/g, '').replace(/\s+/g, '')
    const outer = new KeyFields(Buffer.from(body, 'base64'))
    if (outer.take(magic.length).toString('latin1') !== magic) throw new UnusableKey('The private key is damaged.')
    if (outer.text().toString() !== 'none')
      throw new UnusableKey('The private key has a passphrase. Give a key without one.')
    outer.text()
    outer.text()
    outer.take(4)
    outer.text()
    const inner = new KeyFields(outer.text())
    inner.take(8)
    return keyOfFields(inner)
  } catch (error) {
    if (error instanceof UnusableKey) throw error
    throw new UnusableKey('The private key is damaged.', { cause: error })
  }
}

function keyOfFields(fields: KeyFields): KeyObject {
  const type = fields.text().toString()
  if (type === 'ssh-ed25519') {
    const x = fields.text()
    const d = fields.text().subarray(0, 32)
    return fromJwk({ kty: 'OKP', crv: 'Ed25519', x: x.toString('base64url'), d: d.toString('base64url') })
  }
  if (type !== 'ssh-rsa') throw new UnusableKey('The private key must be of the type Ed25519 or RSA.')
  const [n, e, d, qi, p, q] = Array.from({ length: 6 }, () => fields.text())
  if (!n || !e || !d || !qi || !p || !q) throw new UnusableKey('The private key is damaged.')
  const exponent = (prime: Buffer) => bytesOf(numberOf(d) % (numberOf(prime) - 1n))
  const members = { n, e, d, p, q, dp: exponent(p), dq: exponent(q), qi }
  return fromJwk({
    kty: 'RSA',
    ...Object.fromEntries(
      Object.entries(members).map(([name, bytes]) => [name, bytesOf(numberOf(bytes)).toString('base64url')]),
    ),
  })
}

function fromJwk(key: Record<string, string>): KeyObject {
  return createPrivateKey({ key, format: 'jwk' })
}

function numberOf(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex') || '0'}`)
}

function bytesOf(number: bigint): Buffer {
  const hex = number.toString(16)
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
}

/** Reads the fields of RFC 4251 one after the other. */
export class KeyFields {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  take(length: number): Buffer {
    if (this.#at + length > this.#bytes.length) throw new RangeError('a key ends early')
    this.#at += length
    return this.#bytes.subarray(this.#at - length, this.#at)
  }

  text(): Buffer {
    return this.take(this.take(4).readUInt32BE(0))
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length
  }
}
