import { hash } from 'node:crypto'
import type { Change, Store } from '../../collections.ts'
import type { SecretBox } from '../../platform/secrets/secret-box.ts'
import { later } from '../../platform/work/clock.ts'
import type { Versioned } from '../../stores/port.ts'
import { isConflict } from './call-records.ts'
import type { AuthFlowDocument } from '../../collections/mcp.ts'
import type { AuthParty } from './oauth.ts'

export interface AuthFlowsOptions {
  readonly store: Store
  readonly secretBox: SecretBox
  readonly now: () => string
}

/** An authorization that was started, and that the authorization server has not answered yet. */
export interface AuthFlow {
  readonly serverName: string
  readonly url: string
  readonly userId: string
  readonly party: AuthParty
  readonly codeVerifier: string
  readonly redirectUrl: string
}

const flowMs = 600_000
const flowsMax = 100

/** Flows are sealed rows, found by the digest of their states: a browser may come back to another process. */
export class AuthFlows {
  readonly #options: AuthFlowsOptions

  constructor(options: AuthFlowsOptions) {
    this.#options = options
  }

  /** Returns when the flow expires. */
  async add(state: string, flow: AuthFlow): Promise<string> {
    const { store, secretBox, now } = this.#options
    await this.#makeRoom()
    const id = idOf(state)
    const doc = { id, sealed: secretBox.seal(JSON.stringify(flow), placeOf(id)), expiresAt: later(now(), flowMs) }
    await store.commit([{ insert: 'mcpAuthFlows', doc }])
    return doc.expiresAt
  }

  /** Takes a flow of this user, server and address once, whatever comes of it: of several at once, one. */
  async take(state: string, asked: Pick<AuthFlow, 'serverName' | 'url' | 'userId'>): Promise<AuthFlow | undefined> {
    const { store, now } = this.#options
    const found = await store.read.mcpAuthFlows.get(idOf(state))
    if (found === undefined || found.doc.expiresAt <= now()) return undefined
    const flow = this.#open(found.doc)
    if (flow.serverName !== asked.serverName || flow.url !== asked.url || flow.userId !== asked.userId) return undefined
    return (await this.#remove([found])) ? flow : undefined
  }

  #open({ id, sealed }: AuthFlowDocument): AuthFlow {
    return JSON.parse(this.#options.secretBox.open(sealed, placeOf(id))) as AuthFlow
  }

  /** Removes what has expired and, of too many, the oldest. */
  async #makeRoom(): Promise<void> {
    const { store, now } = this.#options
    const oldest = await store.read.mcpAuthFlows.list({ orderBy: 'expiresAt', limit: flowsMax })
    const surplus = oldest.length - flowsMax + 1
    const over = oldest.filter(({ doc }, index) => doc.expiresAt <= now() || index < surplus)
    if (over.length > 0) await this.#remove(over)
  }

  /** Returns false if another process was faster. */
  async #remove(flows: readonly Versioned<AuthFlowDocument>[]): Promise<boolean> {
    const changes = flows.map(({ doc: { id }, version }): Change => ({ remove: 'mcpAuthFlows', id, version }))
    try {
      await this.#options.store.commit(changes)
      return true
    } catch (error) {
      if (isConflict(error)) return false
      throw error
    }
  }
}

function idOf(state: string): string {
  return hash('sha256', state)
}

function placeOf(id: string): string {
  return `mcpAuthFlows/${id}`
}
