import { fitsPattern } from '../../platform/text/star-pattern.ts'

type Input = Readonly<Record<string, unknown>>

/** A call of an operation, as it is compared with the `allowed-tools` of a skill. */
export interface SkillCall {
  readonly operationId: string
  readonly input: Input
}

/** The tools of other programs that are named in most skills, and the operations that do the same here. */
const sameTools: Readonly<Record<string, readonly string[]>> = {
  Read: ['readFile', 'listFiles'],
  LS: ['listFiles'],
  Glob: ['listFiles', 'searchFiles'],
  Grep: ['searchFiles'],
  Write: ['writeFile'],
  Edit: ['editFile', 'patchFiles'],
  MultiEdit: ['editFile', 'patchFiles'],
  Task: ['startSubchat'],
}

/**
 * Whether a list of tools has the call in it. An empty list, as of a skill without the field, has all in it. A word is
 * the id of an operation, in which `*` is any text, a tool of an MCP server (`mcp__server__tool`, or `mcp__server` for
 * all of its tools), or a tool of another program that does the same. What a word has in parentheses narrows commands
 * alone: `Bash(scripts/fill.sh:*)`.
 */
export function allowsCall(allowedTools: readonly string[], { operationId, input }: SkillCall): boolean {
  if (allowedTools.length === 0) return true
  return allowedTools.map(readWord).some(({ name, pattern }) => {
    if (operationId === 'runSkillScript' && (name === 'Bash' || name === operationId))
      return pattern === undefined || fitsCommand(pattern, String(input['script'] ?? ''))
    // A condition that is not understood allows nothing.
    if (pattern !== undefined && pattern !== '*') return false
    if (operationId === 'executeMcpTool' && name.startsWith('mcp__')) return fitsMcpTool(name, input)
    return fitsPattern(name, operationId) || (sameTools[name] ?? []).includes(operationId)
  })
}

/** The name of a tool and, in parentheses, what it may be called with. */
function readWord(word: string): { readonly name: string; readonly pattern?: string } {
  const [, name = word, pattern] = /^([^(]+)(?:\((.*)\))?$/.exec(word) ?? []
  return { name, ...(pattern !== undefined && { pattern }) }
}

function fitsMcpTool(name: string, { serverName, toolName }: Input): boolean {
  const server = `mcp__${String(serverName)}`
  return name === server || fitsPattern(name, `${server}__${String(toolName)}`)
}

/** `git add:*` means the command with any arguments. */
function fitsCommand(pattern: string, script: string): boolean {
  return fitsPattern(pattern.replace(/:\*$/, '').replace(/^(?:\.\/|\{baseDir\}\/)/, ''), script)
}
