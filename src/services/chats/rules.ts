import { hash } from 'node:crypto'
import type { Schemas } from '../../generated/types.ts'
import type { AllowedPattern, ChatDocument } from '../../collections/chats.ts'
import { fitsArguments } from '../../platform/rules/argument-patterns.ts'
import { ruleFor } from '../../platform/rules/tool-rules.ts'
import { defined } from '../../platform/work/defined.ts'

type Rule = Schemas['ToolRule']
type Input = Readonly<Record<string, unknown>>

/**
 * What the rules of a chat say about a call; without a rule, what only reads is allowed and all else asks. A call that
 * answers a question of an MCP server always asks.
 */
export function actionOf(rules: readonly Rule[], tool: string, isReadOnly: boolean, input?: Input): Rule['action'] {
  const action = ruleFor(rules, tool, input)?.action ?? (isReadOnly ? 'allow' : 'ask')
  // What an MCP server asks a person is not answered by a model, nor by a token of an agent, which may send anything.
  const isForPerson = isServerTool(tool) && (!input || input['inputResponses'] !== undefined)
  return isForPerson && action === 'allow' ? 'ask' : action
}

/** A call as a person allows it. */
export interface AllowableCall {
  readonly tool: string
  readonly input: Input
  /** Of a tool of an MCP server: what the server says of it now. Absent where it says nothing. */
  readonly toolDigest?: string | undefined
}

type Allowances = Pick<ChatDocument, 'allowed' | 'allowedBy' | 'allowedDigests' | 'allowedPatterns'>
type Allowance = Pick<AllowedPattern, 'by' | 'toolDigest'>

export const nothingAllowed: Allowances = { allowed: [], allowedBy: {}, allowedDigests: {}, allowedPatterns: [] }

/**
 * With whose rights people have always allowed a call in a chat: exactly this one, or those that fit patterns. What was
 * allowed of a tool of an MCP server ends when the server says something else of it.
 */
export function alwaysAllowed(
  chat: Allowances,
  call: AllowableCall,
  authorKeys: readonly string[],
): Pick<Allowance, 'by'> | undefined {
  return allowancesOf(chat, call, authorKeys).find(({ toolDigest }) => isSameTool(call, toolDigest))
}

/** Whether a call was always allowed, of a tool that its server described otherwise then. */
export function isToolChanged(chat: Allowances, call: AllowableCall, authorKeys: readonly string[]): boolean {
  const allowances = allowancesOf(chat, call, authorKeys)
  return allowances.length > 0 && !allowances.some(({ toolDigest }) => isSameTool(call, toolDigest))
}

/** Whether what was allowed with this digest is what would be called now. */
export function isSameTool({ tool, toolDigest }: AllowableCall, allowed: string | undefined): boolean {
  return !isServerTool(tool) || (toolDigest !== undefined && toolDigest === allowed)
}

/** Whether a call of this tool is one of a tool of an MCP server. */
export function isServerTool(tool: string): boolean {
  return tool === 'executeMcpTool'
}

function allowancesOf(
  { allowed, allowedBy = {}, allowedDigests = {}, allowedPatterns = [] }: Allowances,
  { tool, input }: AllowableCall,
  authorKeys: readonly string[],
): Allowance[] {
  const hash = callHash(tool, input, authorKeys)
  const exact = allowed.includes(hash) ? [defined({ by: allowedBy[hash], toolDigest: allowedDigests[hash] })] : []
  const byPatterns = allowedPatterns.filter(
    (each) =>
      each.tool === tool &&
      isSameSet(each.authorKeys, authorKeys) &&
      // What is not written out was not seen by the one who allowed it.
      Object.keys(input).every((name) => Object.hasOwn(each.arguments, name)) &&
      fitsArguments(each.arguments, input, true),
  )
  return [...exact, ...byPatterns]
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
