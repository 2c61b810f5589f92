import type { Caller } from '../../call.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Foundation } from '../../foundation.ts'
import { eachOf } from '../../platform/work/page.ts'
import type { Operations } from '../operations.ts'
import { currentPageSize, findChat } from './history.ts'
import { ruleCountsOf, judgedInput } from '../../platform/rules/tool-rules.ts'
import { actionOf } from './rules.ts'
import { toolRulesNow } from './rules-now.ts'

export interface RuleTestOptions extends Pick<Foundation, 'store'> {
  readonly operations: Pick<Operations, 'allowed'>
}

const callsMax = 1_000

/** A dry run of rules over the calls that a chat has in its log. */
export class RuleTests {
  readonly #options: RuleTestOptions

  constructor(options: RuleTestOptions) {
    this.#options = options
  }

  /** What the rules would have done. Fails with `chat_not_found`. */
  async run(
    chatId: string,
    { toolRules }: Schemas['ToolRulesTestInput'],
    caller: Caller,
  ): Promise<Schemas['ToolRulesTestAnswer']['data']> {
    const { store, operations } = this.#options
    await findChat(store, chatId, caller)
    const rules = await toolRulesNow({ id: chatId, toolRules }, store)
    const known = new Map((await operations.allowed(caller)).map((each) => [each.operationId as string, each]))
    const calls: Schemas['RuledToolCall'][] = []
    const query = { where: { chatId }, orderBy: 'order', descending: true, limit: currentPageSize } as const
    for await (const { doc } of eachOf(store.read.chatMessages, query)) {
      for (const { kind, tool = '', callId = '', input = {} } of doc.parts.toReversed()) {
        const operation = known.get(tool)
        // The tools by which operations are found are under no rule.
        if (kind !== 'toolCall' || (!operation && !tool.startsWith('agent'))) continue
        const isReadOnly = operation?.annotations.isReadOnly === true
        const judged = judgedInput(operation?.input ?? {}, input)
        calls.push({ callId, tool, action: actionOf(rules, tool, isReadOnly, judged) })
      }
      if (calls.length >= callsMax) break
    }
    const newest = calls.slice(0, callsMax)
    return { calls: newest, ...ruleCountsOf(newest) }
  }
}
