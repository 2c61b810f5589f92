import { fail } from '../../errors.ts'
import { quote } from '../../platform/text/quote.ts'
import { ruledActionOf } from '../identity.ts'
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

  /**
   * Lets a call through that the rules allow or a person has approved, once. Refuses the others with `forbidden`,
   * also those that wait.
   */
  async admit({ operationId, arguments: given, judged = given, caller }: RuledCall): Promise<void> {
    const action = await ruledActionOf(caller, { operationId, judged }, this.#options)
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
