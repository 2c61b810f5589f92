import type { Store } from '../../collections.ts'
import { routes } from '../../generated/routes.ts'
import type { Schemas } from '../../generated/types.ts'
import { ruleCountsOf, possibleActions, ruledAs } from '../../platform/rules/tool-rules.ts'
import type { Actors } from '../../platform/work/actors.ts'
import { eachOf } from '../../platform/work/page.ts'
import type { AuditEntry } from '../../stores/port.ts'

export interface CallRuleTestsOptions {
  readonly store: Store
  readonly actors: Actors
}

type Input = Schemas['CallRulesTestInput']
type Data = Schemas['CallRulesTestAnswer']['data']

const callsMax = 1_000
const entriesMax = 10_000
const pageSize = 1_000

/** A dry run of rules for calls over the audit log, in which a call has no arguments but those of its path. */
export class CallRuleTests {
  readonly #options: CallRuleTestsOptions

  constructor(options: CallRuleTestsOptions) {
    this.#options = options
  }

  /** What the rules would have done. */
  async run({ rules, role, tokenId }: Input): Promise<Data> {
    const users = role && (await this.#usersOf(role))
    const tokens = tokenId === undefined ? undefined : await this.#familyOf(tokenId)
    const calls: Data['calls'] = []
    for await (const entry of this.#madeByTokens()) {
      if (users?.has(entry.userId) === false || tokens?.has(entry.credentialId) === false) continue
      calls.push(this.#ruled(entry, rules))
      if (calls.length === callsMax) break
    }
    return { calls, ...ruleCountsOf(calls), uncertainCount: calls.filter(({ isCertain }) => !isCertain).length }
  }

  #ruled({ id, at, userId, tokenName, operation, object }: AuditEntry, rules: Input['rules']): Data['calls'][number] {
    const known = argumentsIn(operation, object)
    return {
      ...{ auditEntryId: id, operation, object, createdAt: at },
      ...ruledAs(possibleActions(rules, operation, known, 'allow')),
      actor: this.#options.actors.of(userId, { tokenName }),
    }
  }

  /** The calls that were made with tokens, newest first, each once. What was refused did nothing. */
  async *#madeByTokens(): AsyncGenerator<AuditEntry> {
    const seen = new Set<string>()
    let before: number | undefined
    for (let looked = 0; looked < entriesMax; looked += pageSize) {
      const page = await this.#options.store.audit({ limit: pageSize, ...(before !== undefined && { before }) })
      for (const entry of page) {
        const call = `${entry.requestId} ${entry.operation}`
        if (entry.tokenName === undefined || entry.outcome === 'refused' || seen.has(call)) continue
        seen.add(call)
        yield entry
      }
      before = page.at(-1)?.id
      if (page.length < pageSize) return
    }
  }

  async #usersOf(role: Schemas['RuledRole']): Promise<Set<string>> {
    const users = new Set<string>()
    for await (const { doc } of eachOf(this.#options.store.read.users, { where: { role }, limit: pageSize }))
      users.add(doc.id)
    return users
  }

  /** A token and those that were exchanged from it. */
  async #familyOf(tokenId: string): Promise<Set<string>> {
    const family = new Set([tokenId])
    for (const parentId of family)
      for await (const { doc } of eachOf(this.#options.store.read.tokens, { where: { parentId }, limit: pageSize }))
        family.add(doc.id)
    return family
  }
}

/** The arguments of a call that its path had. A call that made something is recorded with the path of what it made. */
function argumentsIn(operation: string, object: string): Record<string, string> {
  const { path = '' } = Object.hasOwn(routes, operation) ? routes[operation as keyof typeof routes] : {}
  const names = path.split('/')
  const given = object.split('/')
  const isOfRoute =
    names.length === given.length && names.every((name, at) => name.startsWith(':') || name === given[at])
  if (!isOfRoute) return {}
  return Object.fromEntries(
    names.flatMap((name, at) => (name.startsWith(':') ? [[name.slice(1), decoded(given[at] ?? '')] as const] : [])),
  )
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
