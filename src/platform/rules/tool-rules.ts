import { fitsPattern } from '../text/star-pattern.ts'
import { isRecord } from '../text/is-record.ts'
import { fitsArguments, unknownValue } from './argument-patterns.ts'
import type { ArgumentPatterns } from './argument-patterns.ts'

type Input = Readonly<Record<string, unknown>>
export type Action = 'allow' | 'ask' | 'deny'

/** What is said of some calls of some tools. Of a list of rules, the first that fits decides. */
export interface ToolRule {
  /** The name of a tool, in which `*` stands for any characters. */
  readonly tool: string
  readonly arguments?: ArgumentPatterns
  readonly action: Action
  /** It holds once so much was spent, in millionths of a dollar. */
  readonly costMicrosMin?: number
}

/**
 * The first rule that fits a call or, without its arguments, any call of the tool: a rule that allows only some of them
 * then does not, and one that refuses some does. The same holds for a rule that depends on the cost: see `rulesAt`.
 */
export function ruleFor<Rule extends ToolRule>(rules: readonly Rule[], tool: string, input?: Input): Rule | undefined {
  return rules.find((rule) => {
    const { arguments: patterns, action, costMicrosMin } = rule
    if (!fitsPattern(rule.tool, tool)) return false
    // What was spent is not known here.
    if (costMicrosMin !== undefined && action === 'allow') return false
    if (!patterns) return true
    return input === undefined ? action !== 'allow' : fitsArguments(patterns, input, action === 'allow')
  })
}

/** What rules may do with a call, by its known arguments; one action where that is certain. */
export function possibleActions(rules: readonly ToolRule[], tool: string, known: Input, otherwise: Action): Action[] {
  const actions: Action[] = []
  for (const rule of rules) {
    const fit = fitsPattern(rule.tool, tool) ? fitOf(rule, known) : 'no'
    if (fit !== 'no') actions.push(rule.action)
    if (fit === 'yes') return [...new Set(actions)]
  }
  return [...new Set([...actions, otherwise])]
}

/** Whether a rule of the tool fits by its known arguments; what was spent is not known. */
function fitOf({ arguments: patterns = {}, action, costMicrosMin }: ToolRule, known: Input): 'yes' | 'no' | 'perhaps' {
  const isForAllowing = action === 'allow'
  // What allows any value needs to know none.
  const needed = Object.entries(patterns).filter(([, pattern]) => !isForAllowing || pattern !== '*')
  const judged = needed.filter(([name]) => Object.hasOwn(known, name))
  if (!fitsArguments(Object.fromEntries(judged), known, isForAllowing)) return 'no'
  return costMicrosMin === undefined && judged.length === needed.length ? 'yes' : 'perhaps'
}

/** What is shown of a call that was tested, by the actions that are possible. */
export function ruledAs(actions: readonly Action[]): { readonly action: Action; readonly isCertain: boolean } {
  return { action: strictest(actions) ?? 'allow', isCertain: actions.length === 1 }
}

/** How many calls a dry run has by what would have been done. */
export function ruleCountsOf(calls: readonly { readonly action: Action }[]) {
  const countOf = (action: Action) => calls.filter((each) => each.action === action).length
  return { allowedCount: countOf('allow'), askedCount: countOf('ask'), deniedCount: countOf('deny') }
}

/** The rules that hold when so much was spent. */
export function rulesAt<Rule extends ToolRule>(rules: readonly Rule[], spentMicros: number): readonly Rule[] {
  if (!dependsOnCost(rules)) return rules
  return rules.flatMap((rule) => {
    const { costMicrosMin = 0, ...rest } = rule
    // Without the condition it is a rule as it was.
    return spentMicros >= costMicrosMin ? [rest as Rule] : []
  })
}

export function dependsOnCost(rules: readonly ToolRule[]): boolean {
  return rules.some(({ costMicrosMin }) => costMicrosMin !== undefined)
}

/** Whether no call of the tool is allowed, whatever its arguments. */
export function isAlwaysDenied(rules: readonly ToolRule[], tool: string): boolean {
  for (const { tool: pattern, arguments: patterns, action, costMicrosMin } of rules) {
    if (!fitsPattern(pattern, tool)) continue
    if (action !== 'deny') return false
    if (!patterns && costMicrosMin === undefined) return true
  }
  return false
}

/** The strictest of several answers; nothing of none. */
export function strictest(actions: readonly Action[]): Action | undefined {
  return strictness.find((each) => actions.includes(each))
}

const strictness: readonly Action[] = ['deny', 'ask', 'allow']
/** Left out, these are the usual remote and the current branch, which are not known here. */
const implied = ['remote', 'branch']

/**
 * The arguments of a call as rules judge them. One that is left out has its default; what the tool takes from its
 * surroundings then may be what a rule refuses, and is not what it allows.
 */
export function judgedInput(schema: Readonly<Record<string, unknown>>, input: Input): Input {
  const known = schema['properties']
  if (!isRecord(known)) return input
  const missing = Object.entries(known).flatMap(([name, property]): [string, unknown][] => {
    if (input[name] !== undefined) return []
    if (implied.includes(name)) return [[name, unknownValue]]
    return isRecord(property) && property['default'] !== undefined ? [[name, property['default']]] : []
  })
  return missing.length === 0 ? input : { ...input, ...Object.fromEntries(missing) }
}
