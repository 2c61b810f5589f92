import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Foundation } from '../../foundation.ts'
import type { OperationId } from '../../generated/routes.ts'
import { dependsOnCost, ruleFor, rulesAt, strictest } from '../../platform/rules/tool-rules.ts'
import type { Action } from '../../platform/rules/tool-rules.ts'
import { quote } from '../../platform/text/quote.ts'
import { requireVersion } from '../../platform/work/if-version.ts'
import type { Versioned } from '../../stores/port.ts'
import type { RoleRulesDocument } from '../../collections/identity.ts'
import { spentUnder } from './spending.ts'

export type CallRule = Schemas['CallRule']
/** Each list decides for itself, and the strictest answer counts. */
export type RuleLists = readonly (readonly CallRule[])[]

type Rules = Schemas['RoleRulesAnswer']['data']

const listsMax = 20

/** The rules of what a caller makes: its own, and those of the caller. A list that is there already is not repeated. */
export function inheritedRules({ rules = [] }: Pick<Caller, 'rules'>, own: readonly CallRule[] = []): RuleLists {
  const all = [...(own.length === 0 ? [] : [own]), ...rules]
  const lists = [...new Map(all.map((list) => [JSON.stringify(list), list])).values()]
  if (lists.length > listsMax)
    fail('quota_exceeded', { message: `A token has at most ${listsMax} lists of rules, those it inherits among them.` })
  return lists
}

/** All that the calls of a caller are judged by. */
export function rulesOf({ rules = [], roleRules = [] }: Pick<Caller, 'rules' | 'roleRules'>): RuleLists {
  return roleRules.length > 0 ? [...rules, roleRules] : rules
}

/** Whether the second has all rules of the first. */
export function coversRules({ rules = [] }: Pick<Caller, 'rules'>, other: RuleLists = []): boolean {
  const known = new Set(other.map((list) => JSON.stringify(list)))
  return rules.every((list) => known.has(JSON.stringify(list)))
}

/** A call of an operation as rules judge it; without its arguments, where they are not known. */
export interface JudgedCall {
  readonly operationId: OperationId
  readonly judged?: Readonly<Record<string, unknown>> | undefined
}

/** What the rules of a caller do with a call; nothing where none speaks of it. Costs are those of now. */
export async function ruledActionOf(
  caller: Caller,
  { operationId, judged }: JudgedCall,
  { store, now }: Pick<Foundation, 'store' | 'now'>,
): Promise<Action | undefined> {
  const actions = await Promise.all(
    rulesOf(caller).map(async (rules) => {
      const held = dependsOnCost(rules) ? rulesAt(rules, await spentUnder(store, rules, caller, now())) : rules
      return ruleFor(held, operationId, judged)?.action ?? []
    }),
  )
  return strictest(actions.flat())
}

/** Refuses with `forbidden` what rules deny, and what they ask for, where the call is not sent again. */
export async function requireUnasked(
  caller: Caller,
  call: JudgedCall,
  options: Pick<Foundation, 'store' | 'now'>,
): Promise<void> {
  const action = await ruledActionOf(caller, call, options)
  if (action === undefined || action === 'allow') return
  const what = action === 'deny' ? 'denies' : 'asks for'
  fail('forbidden', { message: `A rule of the credential ${what} ${quote(call.operationId)}, so that no job does it.` })
}

/** The rules of the tokens of each role. */
export class RoleRules {
  readonly #options: Pick<Foundation, 'store' | 'now'>

  constructor(options: Pick<Foundation, 'store' | 'now'>) {
    this.#options = options
  }

  async get(role: Schemas['RuledRole']): Promise<Versioned<Rules>> {
    const found = await this.#options.store.read.roleRules.get(role)
    return { doc: { rules: found?.doc.rules ?? [] }, version: found?.version ?? 0 }
  }

  /** Replaces the rules. A credential with rules of its own changes none. */
  async put(
    role: Schemas['RuledRole'],
    { rules }: Rules,
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<Versioned<Rules>>> {
    if (rulesOf(caller).length > 0)
      fail('forbidden', { message: 'A credential with rules for its calls cannot change the rules of a role.' })
    const found = await this.#options.store.read.roleRules.get(role)
    const { version } = requireVersion(found ?? { doc: undefined, version: 0 }, ifVersion)
    const doc: RoleRulesDocument = { id: role, rules, updatedAt: this.#options.now() }
    return {
      doc: { rules },
      version: version + 1,
      changes: [found ? { replace: 'roleRules', version, doc } : { insert: 'roleRules', doc }],
    }
  }
}
