import { fitsPattern } from '../../platform/text/star-pattern.ts'
import { possibleActions, ruleFor } from '../../platform/rules/tool-rules.ts'
import type { Action } from '../../platform/rules/tool-rules.ts'
import type { McpServerEntry } from './entry.ts'

export type Rule = Action

type RulesOfTools = Pick<McpServerEntry, 'rules' | 'tools'>

/**
 * What the entry of a server says of a call: the first of its `rules` that fits, else what it says of the tool.
 */
export function ruleOfCall(entry: McpServerEntry, toolName: string, given: Readonly<Record<string, unknown>>): Rule {
  return ruleFor(entry.rules ?? [], toolName, given)?.action ?? ruleOf(entry, toolName)
}

/**
 * What is listed of a tool: what holds for a call that fits no pattern of arguments. Among the `tools` the longest
 * pattern that fits decides, so that an exception is written as one; of two of the same length the stricter one.
 */
export function ruleOf({ rules = [], tools = {} }: RulesOfTools, toolName: string): Rule {
  const whole = rules.find((rule) => isWhole(rule) && fitsPattern(rule.tool, toolName))
  if (whole) return whole.action
  const fitting = Object.entries(tools).filter(([pattern]) => fitsPattern(pattern, toolName))
  const [first] = fitting.toSorted(
    ([one, rule], [other, otherRule]) =>
      other.length - one.length || strictness.indexOf(otherRule) - strictness.indexOf(rule),
  )
  return first?.[1] ?? 'allow'
}

/** What may be done with a call of the tool whose arguments and cost are not known. */
export function rulesOfUnknownCall({ rules = [], tools = {} }: RulesOfTools, toolName: string): Rule[] {
  return possibleActions(rules, toolName, {}, ruleOf({ tools }, toolName))
}

/** Whether some calls are ruled in another way than the tool is. */
export function hasArgumentRules({ rules = [] }: McpServerEntry, toolName: string): boolean {
  return rules.some((rule) => !isWhole(rule) && fitsPattern(rule.tool, toolName))
}

function isWhole(rule: NonNullable<McpServerEntry['rules']>[number]): boolean {
  return rule.arguments === undefined && rule.costMicrosMin === undefined
}

const strictness: readonly Rule[] = ['allow', 'ask', 'deny']
