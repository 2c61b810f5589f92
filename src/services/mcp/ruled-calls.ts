import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import { ruleFor, strictest } from '../../platform/rules/tool-rules.ts'
import { quote } from '../../platform/text/quote.ts'
import { rulesOf } from '../identity.ts'
import type { CallApprovals } from './call-approvals.ts'
import type { OperationId } from '../../generated/routes.ts'

/** A call of an operation of this service, as the rules of its caller judge it. */
export interface RuledCall {
  readonly operationId: OperationId
  /** Unknown of a form, which is read while it comes, and of requests in the words of other services. */
  readonly arguments?: Readonly<Record<string, unknown>> | undefined
  /** The same, as rules judge them. */
  readonly judged?: Readonly<Record<string, unknown>> | undefined
  readonly caller: Caller
}

/** As which server the operations of this service are shown among the calls that wait. */
export const ownServerName = 'gantry'

/** The rules of tokens and roles for the calls of operations. What they ask for waits as a call of an MCP tool does. */
export class RuledCalls {
  readonly #approvals: CallApprovals

  constructor(approvals: CallApprovals) {
    this.#approvals = approvals
  }

  /**
   * Lets a call through that the rules allow or a person has approved, once. Refuses the others with `forbidden` or, as
   * long as they wait, with `approval_required`.
   */
  async admit({ operationId, arguments: given, judged = given, caller }: RuledCall): Promise<void> {
    const actions = rulesOf(caller).flatMap((rules) => ruleFor(rules, operationId, judged)?.action ?? [])
    const action = strictest(actions)
    if (action === 'deny')
      fail('forbidden', { message: `A rule of this credential denies ${quote(operationId)} with these arguments.` })
    if (action !== 'ask') return
    if (given === undefined)
      fail('forbidden', {
        message: `A rule of this credential asks for ${quote(operationId)}, but this request cannot wait.`,
      })
    await this.#approvals.takeOperation({ operationId, arguments: given, caller })
  }
}
