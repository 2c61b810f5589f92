import { hash } from 'node:crypto'
import type { Schemas } from '../../generated/types.ts'
import type { ChatDocument, DecidingRights } from '../../collections/chats.ts'
import { fitsArguments } from '../../platform/rules/argument-patterns.ts'
import { ruleFor } from '../../platform/rules/tool-rules.ts'

type Rule = Schemas['ToolRule']
type Input = Readonly<Record<string, unknown>>

/**
 * What the rules of a chat say about a call; without a rule, what only reads is allowed and all else asks. A call that
 * answers a question of an MCP server always asks.
 */
export function actionOf(rules: readonly Rule[], tool: string, isReadOnly: boolean, input?: Input): Rule['action'] {
  const action = ruleFor(rules, tool, input)?.action ?? (isReadOnly ? 'allow' : 'ask')
  // What an MCP server asks a person is not answered by a model, nor by a token of an agent, which may send anything.
  const isForPerson = tool === 'executeMcpTool' && (!input || input['inputResponses'] !== undefined)
  return isForPerson && action === 'allow' ? 'ask' : action
}

/** What people have always allowed in a chat: exactly these calls, or those that fit patterns, with whose rights. */
export function alwaysAllowed(
  { allowed, allowedBy = {}, allowedPatterns = [] }: Pick<ChatDocument, 'allowed' | 'allowedBy' | 'allowedPatterns'>,
  tool: string,
  input: Input,
  authorKeys: readonly string[],
): { readonly by?: DecidingRights } | undefined {
  const hash = callHash(tool, input, authorKeys)
  const by = allowedBy[hash]
  if (allowed.includes(hash)) return by ? { by } : {}
  return allowedPatterns.find(
    (each) =>
      each.tool === tool &&
      isSameSet(each.authorKeys, authorKeys) &&
      // What is not written out was not seen by the one who allowed it.
      Object.keys(input).every((name) => Object.hasOwn(each.arguments, name)) &&
      fitsArguments(each.arguments, input, true),
  )
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return new Set(one).symmetricDifference(new Set(other)).size === 0
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
