import { createPublicKey, randomUUID, verify } from 'node:crypto'
import type { Processes } from './processes.ts'

/** A request that one process hands to another, with the caller whom the first one authenticated. */
export interface RelayedRequest {
  /** The caller, as `recordOf` writes it. */
  readonly caller: string
  /** From where the caller calls. */
  readonly address: string
  readonly requestId: string
  readonly method: string
  /** The path and query, below the path of the operations. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** In Base64. */
  readonly body?: string
}

/** What is sent: the text is signed as it stands, with the body in it. */
export interface RelayEnvelope {
  readonly text: string
  readonly signature: string
}

interface Signed extends RelayedRequest {
  readonly from: string
  readonly to: string
  readonly at: string
  readonly nonce: string
}

/** How far the times of two processes may lie apart. Both are those of the database. */
const validMs = 30_000
/** Signatures of the same key for another purpose, should there ever be one, do not pass for this one. */
const purpose = 'gantry-relay-1\n'

export function seal(request: RelayedRequest, to: string, processes: Processes, now: string): RelayEnvelope {
  const signed: Signed = { ...request, from: processes.id, to, at: now, nonce: randomUUID() }
  const text = JSON.stringify(signed)
  return { text, signature: processes.sign(purpose + text) }
}

/** Opens envelopes for this process, each once. */
export class EnvelopeReader {
  readonly #processes: Processes
  readonly #now: () => string
  /** The nonces that were seen, with the time until which they count, in the order in which they came. */
  readonly #seen = new Map<string, number>()

  constructor(processes: Processes, now: () => string) {
    this.#processes = processes
    this.#now = now
  }

  /** Returns nothing for what no living process has signed for this one a moment ago, and for what came before. */
  async open({ text, signature }: RelayEnvelope): Promise<RelayedRequest | undefined> {
    const claimed = parse(text)
    if (claimed === undefined || claimed.to !== this.#processes.id) return undefined
    const sender = await this.#processes.find(claimed.from)
    if (sender === undefined || !isSigned(text, signature, sender.publicKey)) return undefined
    return this.#isFresh(claimed) ? claimed : undefined
  }

  #isFresh({ at, nonce }: Signed): boolean {
    const now = Date.parse(this.#now())
    for (const [old, until] of this.#seen) {
      if (until > now) break
      this.#seen.delete(old)
    }
    if (!(Math.abs(now - Date.parse(at)) <= validMs) || this.#seen.has(nonce)) return false
    this.#seen.set(nonce, now + 2 * validMs)
    return true
  }
}

/** What claims to be signed: its shape counts once the signature is verified, for only `seal` signs. */
function parse(text: string): Signed | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isClaim = typeof value === 'object' && value !== null && 'to' in value && 'from' in value
    return isClaim && typeof value.from === 'string' ? (value as Signed) : undefined
  } catch {
    return undefined
  }
}

function isSigned(text: string, signature: string, publicKey: string): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' })
  return verify(null, Buffer.from(purpose + text), key, Buffer.from(signature, 'base64url'))
}
