import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import { ruleFor, strictest } from '../../platform/rules/tool-rules.ts'
import { quote } from '../../platform/text/quote.ts'
import { rulesOf } from '../identity.ts'
import type { CallApprovals } from './call-approvals.ts'
import type { RuledCall } from './use.ts'

/** The rules of tokens and roles for the calls of operations. What they ask for waits as a call of an MCP tool does. */
export class RuledCalls {
  readonly #approvals: CallApprovals

  constructor(approvals: CallApprovals) {
    this.#approvals = approvals
  }

  /** The same for a request of a model in the words of another service, of which no argument is known here. */
  admitGeneration(caller: Caller): Promise<void> {
    return this.admit({ operationId: 'generateText', caller })
  }

  /**
   * Lets a call through that the rules allow or a person has approved, once. Refuses the others with `forbidden`,
   * also those that wait.
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
