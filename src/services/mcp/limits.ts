import type { Limit } from '../../foundation.ts'
import { timeouts } from '../../timeouts.ts'

/** Every bound on a server, in one table. Tests make them small. */
export interface McpLimits {
  /** From the start of a server to its list of tools, and for each later listing. */
  readonly startMs: number
  /** The same for a program: its first start may download it. */
  readonly programStartMs: number
  /** How long the list of all servers waits for one of them; what it had last is listed meanwhile. */
  readonly listMs: number
  /** How long a server may take to show a sign of life after a call was given up. */
  readonly aliveMs: number
  /** How long a call may go without an answer or a sign of progress. */
  readonly callIdleMs: number
  readonly callTotalMs: number
  /** How long a call is held for an answer to what its server asks. */
  readonly inputMs: number
  /** An unused connection is ended after this time. */
  readonly idleMs: number
  readonly backoffFirstMs: number
  readonly backoffMaxMs: number
  readonly resultBytesMax: number
  /** How long the processes of a server may take to end after SIGTERM. */
  readonly endGraceMs: number
}

export const mcpLimits: McpLimits = {
  startMs: timeouts.mcpStart.ms,
  programStartMs: timeouts.mcpProgramStart.ms,
  listMs: timeouts.mcpList.ms,
  aliveMs: timeouts.mcpAlive.ms,
  callIdleMs: timeouts.mcpSilence.ms,
  callTotalMs: timeouts.mcpCall.ms,
  inputMs: timeouts.mcpInput.ms,
  idleMs: 600_000,
  backoffFirstMs: 1_000,
  backoffMaxMs: 30_000,
  resultBytesMax: 4 * 1024 * 1024,
  endGraceMs: 2_000,
}

export const backoffGrowth = 1.5
// What JSON-RPC puts around a result.
export const envelopeBytesMax = 4_096

/** Those that callers are told. */
export const listedLimits: readonly Limit[] = [
  {
    name: 'mcpCallSeconds',
    value: mcpLimits.callTotalMs / 1_000,
    unit: 'seconds',
    description: 'The duration of a call of an MCP tool.',
  },
  {
    name: 'mcpCallIdleSeconds',
    value: mcpLimits.callIdleMs / 1_000,
    unit: 'seconds',
    description: 'How long an MCP server may report no progress on a call.',
  },
  {
    name: 'mcpResultBytes',
    value: mcpLimits.resultBytesMax,
    unit: 'bytes',
    description: 'The size of the result of an MCP tool.',
  },
]
