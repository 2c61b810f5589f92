import type { Caller, Scope } from '../../call.ts'
import type { components } from '../../generated/types.ts'
import type { Foundation } from '../../foundation.ts'
import type { Identity } from '../identity.ts'
import { missingScopes } from '../identity.ts'
import { isDecision } from '../operations.ts'
import type { Operation, Operations } from '../operations.ts'
import { reservedScopes } from './rule-authority.ts'
import { actionOf } from './rules.ts'
import type { WordAuthority } from './word-authority.ts'
import { every } from '../../platform/work/every.ts'

type Rule = components['schemas']['ToolRule']

export interface AgentAccessOptions extends Pick<Foundation, 'commits' | 'log'> {
  readonly identity: Pick<Identity, 'tokens'>
  readonly operations: Pick<Operations, 'allowed' | 'offered'>
}

export interface AgentAccess {
  readonly token: string
  readonly tokenId: string
  readonly scopes: readonly Scope[]
  /** Ends the token. */
  end(): Promise<void>
}

/** An agent that is left behind by a crash has no access after this time. */
const tokenSeconds = 15 * 60
const renewEachMs = 5 * 60 * 1000

/** Lends an agent a token for the time of one turn: what the caller may do, cut by the rules of the chat. */
export async function lendAccess(
  { identity, operations, commits, log }: AgentAccessOptions,
  caller: Caller,
  {
    name,
    rules,
    rulesScopes,
    authority,
    taskId,
    secret,
  }: {
    readonly name: string
    readonly rules: readonly Rule[]
    /** Up to which scopes the rules allow calls. */
    readonly rulesScopes: readonly Scope[]
    readonly authority: WordAuthority
    readonly taskId: string | undefined
    /** That of the token of the turn before, for an agent that goes on in its session and has no other. */
    readonly secret: string | undefined
  },
): Promise<AgentAccess> {
  const allowed = await operations.allowed(caller)
  const mayLend = (operation: Operation) => authority.mayLend(operation)
  const permitted = scopesUnder(rules, allowed, mayLend)
  const beyond = missingScopes([...rulesScopes, ...scopesUnder([], allowed)], permitted)
  const scopes = permitted.filter((scope) => !beyond.includes(scope))
  const order = {
    name: `Agent ${name}`.slice(0, 256),
    scopes,
    seconds: tokenSeconds,
    secret,
    ...(taskId !== undefined && { taskId }),
  }
  const lent = await commits.commit(async () => identity.tokens.lend(authority.meet, order))
  const renewal = every(renewEachMs, () => commits.commit(() => identity.tokens.renew(lent.token.id, tokenSeconds)), {
    onError: (error) => log.warn({ err: error }, 'the token of an agent could not be renewed; retrying'),
  })
  return {
    token: lent.secret,
    tokenId: lent.token.id,
    scopes,
    end: async () => {
      void renewal.stop()
      await commits
        .commit(() => identity.tokens.end(lent.token.id))
        .catch((error: unknown) => log.warn({ err: error }, 'the token of an agent could not be revoked; it expires'))
    },
  }
}

/**
 * The scopes with which the operations that the rules do not allow stay out of reach: a token cannot ask a person. What
 * needs several scopes is refused by those that do more than read.
 */
function scopesUnder(
  rules: readonly Rule[],
  operations: readonly Operation[],
  mayLend: (operation: Operation) => boolean = () => true,
): Scope[] {
  const isAllowed = (operation: Operation) =>
    actionOf(rules, operation.operationId, operation.annotations.isReadOnly) === 'allow' &&
    mayLend(operation) &&
    !isDecision(operation.operationId)
  const refused = new Set(operations.filter((operation) => !isAllowed(operation)).flatMap(refusingScopes))
  // The table of operations is generated from the contract, as the type is.
  const used = [...new Set(operations.flatMap(({ scopes }) => scopes))] as Scope[]
  return used.filter((scope) => !refused.has(scope) && !reservedScopes.includes(scope))
}

function refusingScopes({ scopes }: Operation): readonly string[] {
  const strong = scopes.filter((scope) => !scope.endsWith(':read'))
  return strong.length > 0 ? strong : scopes
}
