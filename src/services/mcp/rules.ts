import { fitsPattern } from '../../platform/text/star-pattern.ts'
import type { McpServerEntry } from './entry.ts'

export type Rule = 'allow' | 'ask' | 'deny'

/**
 * What the entry of a server says of a tool: the longest pattern that fits decides, so that an exception is written as
 * one; of two of the same length the stricter one.
 */
export function ruleOf({ tools = {} }: McpServerEntry, toolName: string): Rule {
  const fitting = Object.entries(tools).filter(([pattern]) => fitsPattern(pattern, toolName))
  const [first] = fitting.toSorted(
    ([one, rule], [other, otherRule]) =>
      other.length - one.length || strictness.indexOf(otherRule) - strictness.indexOf(rule),
  )
  return first?.[1] ?? 'allow'
}

const strictness: readonly Rule[] = ['allow', 'ask', 'deny']
