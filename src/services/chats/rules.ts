import { hash } from 'node:crypto'
import type { Schemas } from '../../generated/types.ts'
import { fitsPattern } from '../../platform/text/star-pattern.ts'

type Rule = Schemas['ToolRule']

/** What the rules of a chat say about a call; without a rule, what only reads is allowed and all else asks. */
export function actionOf(rules: readonly Rule[], tool: string, isReadOnly: boolean): Rule['action'] {
  return ruleFor(rules, tool)?.action ?? (isReadOnly ? 'allow' : 'ask')
}

export function ruleFor(rules: readonly Rule[], tool: string): Rule | undefined {
  return rules.find((each) => fitsPattern(each.tool, tool))
}

/** Names a tool with one input, whatever the order of its fields, and the authors beyond whose rights it is called. */
export function callHash(tool: string, input: unknown, authorKeys: readonly string[] = []): string {
  const authors = authorKeys.length === 0 ? '' : ` ${[...new Set(authorKeys)].sort().join()}`
  return hash('sha256', `${tool} ${canonical(input)}${authors}`)
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join()}}`
}
