import { hash } from 'node:crypto'
import type { components } from '../../generated/types.ts'
import { fitsPattern } from '../../platform/text/star-pattern.ts'

type Rule = components['schemas']['ToolRule']

/** What the rules of a chat say about a call; without a rule, what only reads is allowed and all else asks. */
export function actionOf(rules: readonly Rule[], tool: string, isReadOnly: boolean): Rule['action'] {
  const rule = rules.find((each) => fitsPattern(each.tool, tool))
  return rule?.action ?? (isReadOnly ? 'allow' : 'ask')
}

/** Names a tool with one input, whatever the order of its fields. */
export function callHash(tool: string, input: unknown): string {
  return hash('sha256', `${tool} ${canonical(input)}`)
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join()}}`
}
