import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import { dependsOnCost, ruleFor, rulesAt, strictest } from '../../platform/rules/tool-rules.ts'
import { quote } from '../../platform/text/quote.ts'
import { rulesOf, spentUnder } from '../identity.ts'
import type { CallApprovals, CallApprovalsOptions } from './call-approvals.ts'
import type { RuledCall } from './use.ts'

/** The rules of tokens and roles for the calls of operations. What they ask for waits as a call of an MCP tool does. */
export class RuledCalls {
  readonly #approvals: CallApprovals
  readonly #options: Pick<CallApprovalsOptions, 'store' | 'now'>

  constructor(approvals: CallApprovals, options: Pick<CallApprovalsOptions, 'store' | 'now'>) {
    this.#approvals = approvals
    this.#options = options
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
    const lists = await listsNow(rulesOf(caller), caller, this.#options)
    const actions = lists.flatMap((rules) => ruleFor(rules, operationId, judged)?.action ?? [])
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

/** The lists of rules that hold for a caller as of now: what was spent is read where one depends on it. */
async function listsNow(
  lists: ReturnType<typeof rulesOf>,
  caller: Caller,
  { store, now }: Pick<CallApprovalsOptions, 'store' | 'now'>,
): Promise<ReturnType<typeof rulesOf>> {
  return Promise.all(
    lists.map(async (rules) =>
      dependsOnCost(rules) ? rulesAt(rules, await spentUnder(store, rules, caller, now())) : rules,
    ),
  )
}
