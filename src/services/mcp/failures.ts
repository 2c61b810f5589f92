import { Failure, type ErrorCode } from '../../errors.ts'
import type { Conceal } from '../../platform/text/concealer.ts'
import { lastLinesOf } from '../../platform/text/last-lines.ts'
import { TimeIsOver } from '../../platform/work/within-time.ts'
import type { McpLimits } from './limits.ts'
import { answerFaults } from './messages.ts'
import type { Sdk } from './sdk.ts'
import { NotTaken } from './stdio.ts'

/** The session that a remote server gave us has ended there; nothing of the call was done. */
export class StaleSession extends Error {}

/** What is known about a connection when something went wrong on it. */
export interface Scene {
  readonly serverName: string
  readonly conceal: Conceal
  /** How the server ended, as the rest of a sentence. */
  readonly ending: string | undefined
  /** What the server last wrote on standard error. */
  readonly lastWords: string
  /** The first lines on standard output that were no messages. */
  readonly noise: readonly string[]
  readonly hasFlooded: boolean
  readonly hasSpoken: boolean
  readonly hasSession: boolean
  /** Whether the server is a program that we started. */
  readonly isLocal: boolean
}

/** What went wrong while a server was started or asked for its tools. */
export function explainStart(error: unknown, scene: Scene, startMs: number, sdk: Sdk): unknown {
  if (!(error instanceof TimeIsOver)) return explainMcpFailure(error, scene, sdk)
  const isGarbage = scene.noise.length > 0 && !scene.hasSpoken
  return isGarbage
    ? failure(
        'mcp_protocol_error',
        `The MCP server "${scene.serverName}" wrote output that is not part of the protocol.${evidence(scene)}`,
      )
    : failure(
        'mcp_timeout',
        `The MCP server "${scene.serverName}" was not ready within ${seconds(startMs)}.${evidence(scene)}`,
      )
}

/** Why a call was ended before its server answered. */
export function explainCallEnd(cause: 'cancelled' | 'idle' | 'total', scene: Scene, limits: McpLimits): Failure {
  const { serverName } = scene
  switch (cause) {
    case 'cancelled':
      return failure('mcp_cancelled', `The call was cancelled before the MCP server "${serverName}" answered.`)
    case 'idle':
      return failure(
        'mcp_timeout',
        `The MCP server "${serverName}" neither responded nor reported progress within ${seconds(limits.callIdleMs)}.${evidence(scene)}`,
      )
    case 'total':
      return failure(
        'mcp_timeout',
        `The MCP server "${serverName}" did not respond within ${seconds(limits.callTotalMs)}.`,
      )
  }
}

/** Maps an error of a connection to an error code. Unknown errors are returned unchanged. */
export function explainMcpFailure(error: unknown, scene: Scene, sdk: Sdk): unknown {
  if (error instanceof Failure) return error
  if (scene.hasFlooded) return tooLarge(scene)
  if (error instanceof sdk.McpError) return explainAnswer(error.code, error.message, scene, sdk)
  if (isMisread(error)) return malformed(scene)
  if (error instanceof sdk.StreamableHTTPError) return explainStatus(error.code, scene)
  return unavailable(scene, scene.ending ?? reasonOf(error, scene))
}

function explainAnswer(code: number, message: string, scene: Scene, sdk: Sdk): unknown {
  const said = scene.conceal(message.replace(/^MCP error -?\d+: /, ''))
  switch (code) {
    case answerFaults.tooLarge:
      return tooLarge(scene)
    case answerFaults.malformed:
      return malformed(scene)
    case answerFaults.brokenOff:
      return unavailable(scene, 'ended its response early')
    case sdk.ErrorCode.InvalidParams:
      return failure('mcp_arguments_invalid', `The MCP server "${scene.serverName}" refused the call: ${said}`)
  }
  if (code === resourceNotFound)
    return failure('mcp_resource_not_found', `The MCP server "${scene.serverName}" has no such resource: ${said}`)
  // Servers use the SDK's code for a closed connection for their own ends too.
  if (code === sdk.ErrorCode.ConnectionClosed && scene.ending !== undefined) return unavailable(scene, scene.ending)
  return failure('mcp_protocol_error', `The MCP server "${scene.serverName}" responded with error ${code}: ${said}`)
}

const resourceNotFound = -32_002

function explainStatus(status: number | undefined, scene: Scene): unknown {
  switch (status) {
    case 400:
    case 404:
      return scene.hasSession ? new StaleSession() : unavailable(scene, `responded with HTTP status ${status}`)
    case 401:
    case 403:
      return unavailable(
        scene,
        `refused the connection with HTTP status ${status}`,
        `Sign in with POST /api/v1/mcp/servers/${encodeURIComponent(scene.serverName)}/auth, or check the "headers" of its entry in the project configuration.`,
      )
    case -1:
      return malformed(scene)
    default:
      return unavailable(scene, `responded with HTTP status ${status}`)
  }
}

export function unavailable(scene: Scene, how: string, hint?: string): Failure {
  return failure(
    'mcp_server_unavailable',
    `The MCP server "${scene.serverName}" ${how}.${evidence(scene)}`,
    hint === undefined ? {} : { hint },
  )
}

export function failure(code: ErrorCode, message: string, rest: { hint?: string; retryAfter?: number } = {}): Failure {
  return new Failure(code, { message, ...rest })
}

function tooLarge(scene: Scene): Failure {
  return failure(
    'mcp_result_too_large',
    `The MCP server "${scene.serverName}" returned a result that is larger than the limit.`,
    {
      hint: 'Request less from the tool, for example one page or part.',
    },
  )
}

function malformed(scene: Scene): Failure {
  return failure(
    'mcp_protocol_error',
    `The MCP server "${scene.serverName}" responded with a message that is not part of the protocol.`,
  )
}

/** What the server itself said, so that its owner sees the cause without opening a log. */
function evidence(scene: Scene): string {
  return (
    sentenceOf('The end of its standard error', scene.conceal(lastLinesOf(scene.lastWords))) +
    sentenceOf('Its standard output', scene.conceal(scene.noise.join('\n')))
  )
}

function sentenceOf(introduction: string, text: string): string {
  return text === '' ? '' : ` ${introduction}: ${text}`
}

/** The message of an unknown error may contain a URL or a header; its code contains neither. */
function reasonOf(error: unknown, { isLocal }: Scene): string {
  if (error instanceof NotTaken) return error.message
  const code = codeOf(error) ?? (error instanceof Error ? codeOf(error.cause) : undefined)
  switch (code) {
    case 'ENOENT':
      return 'could not be started: its command or its folder does not exist'
    case 'EACCES':
      return 'could not be started: its command is not executable'
    case 'ECONNREFUSED':
      return 'could not be reached: the connection was refused'
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'could not be reached: its host is unknown'
    default:
      return `could not be ${isLocal ? 'started' : 'reached'}${code === undefined ? '' : ` (${code})`}`
  }
}

function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[A-Z0-9_]{2,40}$/.test(error.code)
    ? error.code
    : undefined
}

function isMisread(error: unknown): boolean {
  return (
    error instanceof SyntaxError ||
    (error instanceof Error && (error.name === 'ZodError' || error.name === '$ZodError'))
  )
}

function seconds(ms: number): string {
  return ms % 1_000 === 0 ? `${ms / 1_000} s` : `${ms} ms`
}
