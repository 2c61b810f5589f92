import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { fail } from '../../errors.ts'

/** Hashes passwords by argon2id, two at a time: each takes 19 MiB and one core for as long as a hundred calls. */
export interface Passwords {
  /** In PHC form, with a salt of its own. */
  hash(password: string): Promise<string>
  /**
   * Takes the same time with and without a hash to compare with, so that the time does not reveal which accounts exist.
   */
  isRight(password: string, hash: string | undefined): Promise<boolean>
}

const derive = promisify(argon2)
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } // OWASP's smallest for argon2id
const saltBytes = 16
const atOnceMax = 2
/** Who waits behind more than these would not be served in time. */
const waitingMax = 64

export function createPasswords(): Passwords {
  let running = 0
  const waiting: (() => void)[] = []
  // The password of this hash is unknown.
  const nobody = { salt: randomBytes(saltBytes), tag: randomBytes(parameters.tagLength) }
  return { hash, isRight }

  async function hash(password: string): Promise<string> {
    const salt = randomBytes(saltBytes)
    return writePhc(salt, await deriveOneAtATime(password, salt))
  }

  async function isRight(password: string, hash: string | undefined): Promise<boolean> {
    const { salt, tag } = hash === undefined ? nobody : readPhc(hash)
    return timingSafeEqual(await deriveOneAtATime(password, salt), tag)
  }

  async function deriveOneAtATime(password: string, salt: Buffer): Promise<Buffer> {
    if (running < atOnceMax) running++
    else await waitForTurn()
    try {
      return await derive('argon2id', { message: password.normalize('NFC'), nonce: salt, ...parameters })
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  function waitForTurn(): Promise<void> {
    if (waiting.length >= waitingMax) fail('overloaded', { retryAfter: 5 })
    return new Promise((resolve) => waiting.push(resolve))
  }
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
