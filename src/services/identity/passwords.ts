import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { FairSlots } from '../../platform/work/fair-slots.ts'
import type { Source } from './throttle.ts'

/**
 * Hashes passwords by argon2id, few at a time: each takes 19 MiB and one core for as long as a hundred calls. Sources
 * that are not known take turns, and callers that are known do not wait behind them.
 */
export interface Passwords {
  /** In PHC form, with a salt of its own. */
  hash(password: string): Promise<string>
  /**
   * Takes the same time with and without a hash to compare with, so that the time does not reveal which accounts exist.
   */
  isRight(password: string, hash: string | undefined, source: Source): Promise<boolean>
}

const derive = promisify(argon2)
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } // OWASP's smallest for argon2id
const saltBytes = 16
/** Those who wait behind more than these would not be served in time. */
const waitingMax = 64

export function createPasswords(): Passwords {
  const unknown = new FairSlots({ atOnceMax: 2, waitingMax })
  const known = new FairSlots({ atOnceMax: 1, waitingMax })
  // The password of this hash is unknown.
  const nobody = { salt: randomBytes(saltBytes), tag: randomBytes(parameters.tagLength) }
  return { hash, isRight }

  /** Callers of this have a credential or an invitation. */
  async function hash(password: string): Promise<string> {
    const salt = randomBytes(saltBytes)
    return writePhc(salt, await known.use('hash', () => deriveFrom(password, salt)))
  }

  async function isRight(password: string, hash: string | undefined, { key, isKnown }: Source): Promise<boolean> {
    const { salt, tag } = hash === undefined ? nobody : readPhc(hash)
    const slots = isKnown ? known : unknown
    return timingSafeEqual(await slots.use(key, () => deriveFrom(password, salt)), tag)
  }
}

function deriveFrom(password: string, salt: Buffer): Promise<Buffer> {
  return derive('argon2id', { message: password.normalize('NFC'), nonce: salt, ...parameters })
}

function writePhc(salt: Buffer, tag: Buffer): string {
  const { memory, passes, parallelism } = parameters
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`
}

function readPhc(text: string): { salt: Buffer; tag: Buffer } {
  const [, , , , salt, tag] = text.split('$')
  if (salt === undefined || tag === undefined) throw new Error('a stored password hash is not in PHC form')
  return { salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') }
}

/** PHC strings have no padding. */
function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
