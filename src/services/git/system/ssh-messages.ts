import { createPublicKey, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { KeyFields } from '../remotes/ssh-keys.ts'

/** The sign-in that an agent serves. */
export interface SshSignIn {
  /** Who signs in; nothing where the configuration of ssh decides it. */
  readonly user: string | undefined
  /** The keys of the server, as they go over the wire; nothing where ssh alone judges them. */
  readonly hostKeys: readonly Buffer[] | undefined
}

/** A connection of ssh whose server has proved who it is. */
export interface SshSession {
  readonly id: Buffer
  readonly hostKey: Buffer
}

/**
 * Reads what ssh says of its connection before it asks for a signature (`session-bind@openssh.com`, PROTOCOL.agent of
 * OpenSSH). Nothing unless the server signed the id of the session, with a key that is expected.
 */
export function sessionOf(fields: KeyFields, { hostKeys }: SshSignIn): SshSession | undefined {
  if (fields.text().toString('latin1') !== 'session-bind@openssh.com') return undefined
  const [hostKey, id, signature] = [fields.text(), fields.text(), fields.text()]
  const isForwarded = fields.take(1)[0] !== 0
  if (isForwarded || (hostKeys !== undefined && !hostKeys.some((known) => known.equals(hostKey)))) return undefined
  return isSignedBy(hostKey, id, signature) ? { id, hostKey } : undefined
}

/**
 * Whether these bytes are a request to sign in with this key (RFC 4252, section 7), by the expected user and, where the
 * session is known, in that session. Everything else that a key can sign, such as a commit or a request to another
 * service, has another form.
 */
export function isSignInTo(data: Buffer, key: Buffer, { user }: SshSignIn, session: SshSession | undefined): boolean {
  const fields = new KeyFields(data)
  const id = fields.text()
  if (fields.take(1)[0] !== userAuthRequest) return false
  const [name, service, method] = [fields.text(), fields.text(), fields.text()].map((field) => field.toString())
  const isSigned = fields.take(1)[0] === 1
  fields.text()
  const isOfKey = fields.text().equals(key)
  const hostKey = method === 'publickey-hostbound-v00@openssh.com' ? fields.text() : undefined
  const isBound = session === undefined || (id.equals(session.id) && (hostKey?.equals(session.hostKey) ?? true))
  return (
    isOfKey &&
    isSigned &&
    isBound &&
    fields.isAtEnd &&
    service === 'ssh-connection' &&
    (method === 'publickey' || hostKey !== undefined) &&
    (user === undefined || name === user)
  )
}

const userAuthRequest = 50

/** The keys in the text of a known_hosts file (sshd(8)); nothing where a line needs ssh itself to judge it. */
export function hostKeysIn(knownHosts: string): Buffer[] | undefined {
  const lines = knownHosts.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
  if (lines.some((line) => line.trim().startsWith('@'))) return undefined
  return lines.map((line) => Buffer.from(line.trim().split(/\s+/)[2] ?? '', 'base64'))
}

function isSignedBy(blob: Buffer, data: Buffer, signature: Buffer): boolean {
  const key = publicKeyOf(blob)
  const fields = new KeyFields(signature)
  const [algorithm, bytes] = [fields.text().toString(), fields.text()]
  if (key === undefined) return false
  if (algorithm === 'ssh-ed25519') return verify(null, data, key, bytes)
  const rsa = /^rsa-sha2-(256|512)$/.exec(algorithm)?.[1]
  if (rsa !== undefined) return verify(`sha${rsa}`, data, key, bytes)
  const bits = Number(/^ecdsa-sha2-nistp(256|384|521)$/.exec(algorithm)?.[1] ?? 0)
  if (bits === 0) return false
  const numbers = new KeyFields(bytes)
  const [r, s] = [numbers.text(), numbers.text()]
  const signed = Buffer.concat([r, s].map((number) => padded(number, Math.ceil(bits / 8))))
  const hash = { 256: 'sha256', 384: 'sha384', 521: 'sha512' }[bits] ?? 'sha256'
  return verify(hash, data, { key, dsaEncoding: 'ieee-p1363' }, signed)
}

/** RFC 4253, section 6.6; RFC 8709; RFC 5656, section 3.1. Nothing for other types, such as certificates. */
function publicKeyOf(blob: Buffer): KeyObject | undefined {
  const fields = new KeyFields(blob)
  const type = fields.text().toString()
  if (type === 'ssh-ed25519') return ofJwk({ kty: 'OKP', crv: 'Ed25519', x: fields.text() })
  if (type === 'ssh-rsa') {
    const [e, n] = [fields.text(), fields.text()]
    return ofJwk({ kty: 'RSA', e, n })
  }
  const bits = /^ecdsa-sha2-nistp(256|384|521)$/.exec(type)?.[1]
  if (bits === undefined) return undefined
  fields.text() // the name of the curve, again
  const point = fields.text().subarray(1)
  const [x, y] = [point.subarray(0, point.length / 2), point.subarray(point.length / 2)]
  return ofJwk({ kty: 'EC', crv: `P-${bits}`, x, y })
}

function ofJwk(members: Readonly<Record<string, string | Buffer>>): KeyObject {
  const key = Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.toString('base64url'),
    ]),
  )
  return createPublicKey({ key, format: 'jwk' })
}

function padded(number: Buffer, length: number): Buffer {
  const digits = number.subarray(Math.max(0, number.length - length))
  return Buffer.concat([Buffer.alloc(length - digits.length), digits])
}
