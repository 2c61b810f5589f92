import type { Caller, Scope } from '../../call.ts'
import type { Schemas } from '../../generated/types.ts'
import { routes } from '../../generated/routes.ts'
import { cutPage, readCursor, type PageQuery } from '../../platform/work/page.ts'
import type { Store } from '../../collections.ts'
import type { AuditEntry as StoredEntry } from '../../stores/port.ts'
import { possibleActions, strictest } from '../../platform/rules/tool-rules.ts'
import { rulesOf } from './call-rules.ts'
import { mayReach } from './reach.ts'
import { CallRuleTests } from './rule-tests.ts'
import { missingScopes, namedScopes, presets, roles, scopesOfRole } from './roles.ts'
import type { Actors } from '../../platform/work/actors.ts'

/** What may be done by whom, and what was done. */
export interface Access {
  /** Every scope with the operations that require it, the presets, and the maximum scopes of each role. */
  describe(): ScopeDescriptions
  /** What the caller may do, which scopes are missing for the rest, and what rules do with it. */
  check(caller: Caller, operations: readonly Schemas['OperationId'][]): OperationAccess[]
  /**
   * Whether the caller may call all of these, whatever the arguments, without that a rule denies it or asks: for who
   * gives what they would give.
   */
  mayCallAll(caller: Caller, operations: readonly Schemas['OperationId'][]): boolean
  /** Audit entries, newest first. */
  audit(query: PageQuery): Promise<{ entries: AuditEntry[]; nextCursor?: string }>
  /** A dry run of rules over them. */
  readonly ruleTests: CallRuleTests
}

export interface ScopeDescriptions {
  readonly scopes: Schemas['ScopeDescription'][]
  readonly presets: Schemas['ScopeSet'][]
  readonly roles: Schemas['ScopeSet'][]
}

type AuditEntry = Schemas['AuditEntry']

export type OperationAccess = Schemas['Access']

export function createAccess({ store, actors }: { readonly store: Store; readonly actors: Actors }): Access {
  return { describe, check, mayCallAll, audit, ruleTests: new CallRuleTests({ store, actors }) }

  async function audit({ limit, cursor }: PageQuery): ReturnType<Access['audit']> {
    const after = readCursor(cursor, 'audit')
    const found = await store.audit({ limit: limit + 1, ...(after && { before: Number(after.id) }) })
    const { items, ...next } = cutPage(found, limit, 'audit', ({ id }) => ({ id: String(id) }))
    return { entries: items.map((entry) => toEntry(entry, actors)), ...next }
  }
}

function toEntry({ at, userId, tokenName, ...entry }: StoredEntry, actors: Actors): AuditEntry {
  return { ...entry, createdAt: at, ...(userId !== '' && { actor: actors.of(userId, { tokenName }) }) }
}

function describe(): ScopeDescriptions {
  const all = Object.entries(routes)
  const scopes = namedScopes.map((scope) => ({
    scope,
    operations: all.filter(([, route]) => route.scopes.includes(scope)).map(([id]) => id),
  }))
  return {
    scopes: [{ scope: '*', operations: [] }, ...scopes],
    presets: Object.entries(presets).map(([name, granted]) => ({ name, scopes: [...granted] })),
    roles: roles.map((name) => ({ name, scopes: [...scopesOfRole(name)] })),
  }
}

function mayCallAll(caller: Caller, operations: readonly Schemas['OperationId'][]): boolean {
  return check(caller, operations).every(({ isAllowed, action }) => isAllowed && action === undefined)
}

function check(caller: Caller, operations: readonly Schemas['OperationId'][]): OperationAccess[] {
  return operations.map((operation) => {
    const { scopes, reach } = routes[operation]
    // The generator has checked each scope of the contract against the scopes of the contract.
    const missing = missingScopes(caller.scopes, scopes as readonly Scope[])
    const ruled = ruledOf(caller, operation)
    const isDenied = ruled?.action === 'deny' && ruled.isCertain
    return {
      operation,
      isAllowed: missing.length === 0 && mayReach(caller.allow, reach) && !isDenied,
      missingScopes: [...missing],
      ...ruled,
    }
  })
}

/** Whether no rule of the caller denies these operations or asks for them, whatever the arguments. */
export function areUnruled(caller: Caller, operations: readonly Schemas['OperationId'][]): boolean {
  return operations.every((operation) => ruledOf(caller, operation) === undefined)
}

/** What rules do with calls of an operation whose arguments are not known; nothing where they allow them all. */
function ruledOf(
  caller: Caller,
  operation: string,
): { readonly action: 'ask' | 'deny'; readonly isCertain: boolean } | undefined {
  const lists = rulesOf(caller).map((rules) => possibleActions(rules, operation, {}, 'allow'))
  const action = strictest(lists.flat())
  if (action === undefined || action === 'allow') return undefined
  return { action, isCertain: lists.some((actions) => actions.length === 1 && actions[0] === action) }
}
