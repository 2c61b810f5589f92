import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const provenMax = 10_000
// Secrets are not kept in memory for longer.
const recentMs = 1_000

/**
 * The users behind credentials, as a hint for scheduling before authentication: a credential that was accepted once is
 * scheduled as its user. It is authenticated again in any case.
 */
export class CallSources {
  readonly #users = new Map<string, string>()
  readonly #recent = new Map<string, string>()
  #forgetting: NodeJS.Timeout | undefined

  /** The user of a credential that was accepted before; undefined for any other call. */
  userOf(request: IncomingMessage): string | undefined {
    const credential = credentialOf(request)
    if (credential === undefined) return undefined
    const recent = this.#recent.get(credential)
    if (recent !== undefined) return recent
    const user = this.#users.get(hash('sha256', credential))
    if (user !== undefined) this.#remember(credential, user)
    return user
  }

  /** The credential of the request was accepted, or it was refused. Returns whether its user was not known before. */
  note(request: IncomingMessage, userId: string | undefined): boolean {
    const credential = credentialOf(request)
    if (credential === undefined) return false
    const key = hash('sha256', credential)
    this.#recent.delete(credential)
    const isNew = !this.#users.delete(key)
    if (userId === undefined) return false
    if (this.#users.size >= provenMax) this.#users.delete(this.#users.keys().next().value ?? '')
    this.#users.set(key, userId)
    return isNew
  }

  close(): void {
    clearTimeout(this.#forgetting)
    this.#recent.clear()
  }

  #remember(credential: string, user: string): void {
    this.#recent.set(credential, user)
    this.#forgetting ??= setTimeout(() => {
      this.#forgetting = undefined
      this.#recent.clear()
    }, recentMs).unref()
  }
}

export function hasCredential(request: IncomingMessage): boolean {
  return credentialOf(request) !== undefined
}

function credentialOf({ headers }: IncomingMessage): string | undefined {
  const { authorization, 'x-api-key': apiKey, cookie } = headers
  return authorization ?? (typeof apiKey === 'string' ? apiKey : cookie)
}
