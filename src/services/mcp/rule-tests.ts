import type { Schemas } from '../../generated/types.ts'
import { ruleCountsOf, ruledAs } from '../../platform/rules/tool-rules.ts'
import type { Actors } from '../../platform/work/actors.ts'
import type { CallRecord } from './call-records.ts'
import { rulesOfUnknownCall } from './rules.ts'

export type RulesTested = Schemas['McpRulesTestAnswer']['data']

/** What rules would have done with calls, whose arguments are not recorded. */
export function rulesTestedOn(
  records: readonly CallRecord[],
  rules: Schemas['McpRulesTestInput'],
  actors: Actors,
): RulesTested {
  const calls = records.map(({ id: mcpCallId, toolName, startedAt: createdAt, actor }) => ({
    ...{ mcpCallId, toolName, createdAt, createdBy: actors.of(actor) },
    ...ruledAs(rulesOfUnknownCall(rules, toolName)),
  }))
  return { calls, ...ruleCountsOf(calls), uncertainCount: calls.filter(({ isCertain }) => !isCertain).length }
}
