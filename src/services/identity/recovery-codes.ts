import { randomBytes } from 'node:crypto'
import type { Change, Store } from '../../collections.ts'
import { recoveryCodeUsed } from './events.ts'
import type { Moment } from '../../platform/work/moment.ts'
import { digest } from './secrets.ts'

const codesCount = 10
const codeBytes = 15 // 120 bits, so that a plain hash is enough (ASVS 6.5.2 asks for 112)
const letters = 'abcdefghijklmnopqrstuvwxyz234567'

export interface NewRecoveryCodes {
  readonly changes: Change[]
  /** Shown once. */
  readonly recoveryCodes: string[]
}

/** Codes that stand in for a second factor, each once. */
export class RecoveryCodes {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  async left(userId: string): Promise<number> {
    return (await this.#store.read.recoveryCodes.get(userId))?.doc.hashes.length ?? 0
  }

  /** New codes; those of before end. */
  async renew(userId: string, createdAt: string): Promise<NewRecoveryCodes> {
    const found = await this.#store.read.recoveryCodes.get(userId)
    const recoveryCodes = Array.from({ length: codesCount }, makeCode)
    const doc = { id: userId, hashes: recoveryCodes.map((code) => digest(normalized(code))), createdAt }
    const change = found
      ? ({ replace: 'recoveryCodes', version: found.version, doc } as const)
      : ({ insert: 'recoveryCodes', doc } as const)
    return { recoveryCodes, changes: [change] }
  }

  /** Takes a code; nothing for one that is not among those that are left. */
  async use(userId: string, code: string, moment: Moment): Promise<Change[] | undefined> {
    const found = await this.#store.read.recoveryCodes.get(userId)
    const hash = digest(normalized(code))
    if (!found?.doc.hashes.includes(hash)) return undefined
    const hashes = found.doc.hashes.filter((other) => other !== hash)
    return [
      { replace: 'recoveryCodes', version: found.version, doc: { ...found.doc, hashes } },
      recoveryCodeUsed(userId, hashes.length, moment),
    ]
  }

  async end(userId: string): Promise<Change[]> {
    const found = await this.#store.read.recoveryCodes.get(userId)
    return found ? [{ remove: 'recoveryCodes', id: userId, version: found.version }] : []
  }
}

function makeCode(): string {
  const bits = BigInt(`0x${randomBytes(codeBytes).toString('hex')}`)
  const digits = Array.from(
    { length: (codeBytes * 8) / 5 },
    (_, index) => letters[Number((bits >> BigInt(5 * index)) & 31n)],
  )
  return digits.join('').replaceAll(/(....)(?=.)/g, '$1-')
}

/** As people type it. */
function normalized(code: string): string {
  return code.replaceAll(/[ -]/g, '').toLowerCase()
}
