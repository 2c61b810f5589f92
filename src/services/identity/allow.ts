import type { Schemas } from '../../generated/types.ts'
import { fitsPattern } from '../../platform/text/star-pattern.ts'

export type AllowList = Schemas['AllowList']

/** The narrower of both, member by member: what only one of them names is narrowed by that one. */
export function intersectAllow(granted: AllowList | undefined, wanted: AllowList | undefined): AllowList | undefined {
  if (granted === undefined || wanted === undefined) return wanted ?? granted
  const taskIds = both(granted.taskIds, wanted.taskIds, (one, other) => one.filter((id) => other.includes(id)))
  const mcpTools = both(granted.mcpTools, wanted.mcpTools, intersectPatterns)
  const gitRemotes = both(granted.gitRemotes, wanted.gitRemotes, intersectPatterns)
  const gitBranches = both(granted.gitBranches, wanted.gitBranches, intersectPatterns)
  return {
    ...(taskIds && { taskIds }),
    ...(mcpTools && { mcpTools }),
    ...(gitRemotes && { gitRemotes }),
    ...(gitBranches && { gitBranches }),
  }
}

/** Whether everything that the second one lets through passes the first one too. */
export function coversAllow(granted: AllowList | undefined, other: AllowList | undefined): boolean {
  if (granted === undefined) return true
  return (['taskIds', 'mcpTools', 'gitRemotes', 'gitBranches'] as const).every((name) => {
    const patterns = granted[name]
    return (
      patterns === undefined ||
      (other?.[name]?.every((text) => (name === 'taskIds' ? patterns.includes(text) : matchesAny(patterns, text))) ??
        false)
    )
  })
}

/** Whether a text is let through; no list lets everything through. */
export function matchesAny(patterns: readonly string[] | undefined, text: string): boolean {
  return patterns === undefined || patterns.some((pattern) => fitsPattern(pattern, text))
}

/** Under this name the calls of operations that wait stand among those of MCP servers. */
export const ownServerName = 'gantry'

/** Whether an allow-list lets a tool of a server through. */
export function mayCallTool(allow: AllowList | undefined, serverName: string, toolName: string): boolean {
  // A slash in the name of a server would let its tools pass for those of another one.
  return matchesAny(allow?.mcpTools, `${serverName.replaceAll('/', '%2F')}/${toolName}`)
}

function both(
  one: string[] | undefined,
  other: string[] | undefined,
  meet: (one: string[], other: string[]) => string[],
): string[] | undefined {
  return one === undefined || other === undefined ? (one ?? other) : meet(one, other)
}

/**
 * A pattern that matches another one as text matches whatever that one matches, because its stars take the other's
 * stars in. Patterns that merely overlap are left out: fewer things pass, never more.
 */
function intersectPatterns(one: string[], other: string[]): string[] {
  return [
    ...new Set([...one.filter((text) => matchesAny(other, text)), ...other.filter((text) => matchesAny(one, text))]),
  ]
}
