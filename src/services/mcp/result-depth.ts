import { fail } from '../../errors.ts'
import type { McpResult } from './use.ts'

/** More levels than anything means, and fewer than what reads a value level by level can take. */
const depthMax = 256

/** Gives the answer of a server, or refuses one that is nested so deep that it is an attack. */
export function requireShallow(result: McpResult): McpResult {
  if (isDeeper(result, depthMax))
    fail('mcp_protocol_error', {
      message: `The MCP server answered JSON that is nested more than ${depthMax} levels deep.`,
    })
  return result
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  const inner: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
  return inner.some((each) => isDeeper(each, levels - 1))
}
