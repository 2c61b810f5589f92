import { constants } from 'node:os'
import type {
  CreateTerminalRequest,
  CreateTerminalResponse,
  TerminalExitStatus,
  TerminalOutputResponse,
} from '@agentclientprotocol/sdk'
import { fail } from '../../errors.ts'
import type { PtyExit } from '../../runner/terminal-host.ts'
import { isRecord } from '../../platform/text/is-record.ts'
import type { OperationAnswer, Operations } from '../operations.ts'
import type { Terminals } from '../terminals.ts'
import { cwdIn } from './agent-calls.ts'
import type { AgentCommand, PermitCommand } from './agent-commands.ts'

export interface AgentTerminalsOptions {
  readonly operations: Pick<Operations, 'find' | 'call'>
  readonly terminals: Pick<Terminals, 'ofChats'>
}

export interface AgentTerminalsPlace {
  readonly taskId: string
  readonly chatId: string
  /** Where the agent works: the folder in which commands run that name none. */
  readonly folder: string
  /** Those that the session has opened before. */
  readonly terminalIds: readonly string[]
}

const size = { cols: 120, rows: 40 }
const endedByAgent = 'The agent of the chat ended it.'

/** The terminals that an agent has its client open: sessions of the task of its chat, as people open them. */
export class AgentTerminals {
  /** Absent between turns, in which nothing is begun. */
  permit: PermitCommand | undefined
  readonly #options: AgentTerminalsOptions
  readonly #place: AgentTerminalsPlace
  /** Takes the ids of those that the agent has opened, for a later process of the session. */
  remember: ((ids: readonly string[]) => Promise<void>) | undefined
  readonly #own: Set<string>
  readonly #bytesMax = new Map<string, number>()
  readonly #released = new Set<string>()

  constructor(options: AgentTerminalsOptions, place: AgentTerminalsPlace) {
    this.#options = options
    this.#place = place
    this.#own = new Set(place.terminalIds)
  }

  /** Fails with `forbidden`, or as `openTerminal` does. */
  async create(request: CreateTerminalRequest, signal: AbortSignal): Promise<CreateTerminalResponse> {
    const { permit } = this
    if (!permit) return fail('forbidden', { message: 'An agent runs commands in its turns alone.' })
    const command = commandOf(request, this.#place)
    const { caller, finish } = await permit(command, signal)
    const operation = await this.#options.operations.find(caller, 'openTerminal')
    const answer = await this.#options.operations.call(caller, { operation, arguments: command.input })
    await finish(answer)
    const terminalId = sessionIn(answer)
    this.#own.add(terminalId)
    await this.remember?.(this.ids)
    if (request.outputByteLimit != null) this.#bytesMax.set(terminalId, Math.max(0, request.outputByteLimit))
    return { terminalId }
  }

  get ids(): readonly string[] {
    return [...this.#own].slice(-idsMax)
  }

  async output(terminalId: string): Promise<TerminalOutputResponse> {
    const found = await this.#options.terminals.ofChats.output(this.#which(terminalId), this.#bytesMax.get(terminalId))
    const { output, isCut: truncated, hasEnded, exit } = found
    return { output, truncated, ...(hasEnded && { exitStatus: statusOf(exit) }) }
  }

  async waitForExit(terminalId: string, signal: AbortSignal): Promise<TerminalExitStatus> {
    return statusOf(await this.#options.terminals.ofChats.wait(this.#which(terminalId), signal))
  }

  kill(terminalId: string): void {
    this.#options.terminals.ofChats.stop(this.#which(terminalId), endedByAgent)
  }

  /** The agent does not use it any more; people still read it for a while. */
  release(terminalId: string): void {
    this.kill(terminalId)
    this.#released.add(terminalId)
    this.#bytesMax.delete(terminalId)
  }

  /** What was printed in these, also after they were released; nothing where none of them is known. */
  async textOf(terminalIds: readonly string[]): Promise<string | undefined> {
    const { taskId, chatId } = this.#place
    const texts: string[] = []
    for (const sessionId of terminalIds.filter((id) => this.#own.has(id))) {
      const found = await this.#options.terminals.ofChats
        .output({ taskId, chatId, sessionId }, shownBytesMax)
        .catch(() => undefined)
      if (found) texts.push(found.output)
    }
    return texts.length === 0 ? undefined : texts.join('\n')
  }

  /** Ends those that an earlier session of the chat has left: the agent of a new one does not know them. */
  endEarlier(ids: readonly string[]): Promise<void> {
    const { chatId } = this.#place
    const reason = 'The agent of the chat began another session.'
    return this.#options.terminals.ofChats.stopThose(async (id, sessionId) =>
      id === chatId && ids.includes(sessionId) ? reason : undefined,
    )
  }

  #which(sessionId: string) {
    if (this.#released.has(sessionId)) fail('terminal_not_found', { message: 'This terminal was released.' })
    // What a person has opened for the chat is the person's.
    if (!this.#own.has(sessionId)) fail('terminal_not_found', { message: 'The agent has opened no such terminal.' })
    return { taskId: this.#place.taskId, chatId: this.#place.chatId, sessionId }
  }
}

const shownBytesMax = 65_536
const idsMax = 100
/** What makes a text a line for a shell, and not the name of a program. */
const shellSigns = /[\s;&|<>()$`"'*?[\]{}~#!\\]/
const variableName = /^[A-Za-z_]\w*$/

/**
 * The command of a request: without arguments, a text with signs of a shell is a line for one. The variables stand
 * before it, so that who decides sees them.
 */
function commandOf(
  { command, args = [], env = [], cwd }: CreateTerminalRequest,
  { taskId, chatId, folder }: AgentTerminalsPlace,
): AgentCommand {
  const isLine = args.length === 0 && shellSigns.test(command)
  const bare = isLine ? ['/bin/sh', '-c', command] : [command, ...args]
  const odd = env.find(({ name }) => !variableName.test(name))
  if (odd) return fail('validation_failed', { message: 'The name of a variable has letters, digits and _ alone.' })
  // A program whose name has an equals sign would be taken for a variable.
  const program = env.length > 0 && bare[0]?.includes('=') ? ['/bin/sh', '-c', 'exec "$0" "$@"', ...bare] : bare
  const variables = env.map(({ name, value }) => `${name}=${value}`)
  const whole = variables.length === 0 ? bare : ['/usr/bin/env', ...variables, ...program]
  const about = { taskId, chatId, ...size, cwd: cwdIn(folder, cwd) }
  const line = [command, ...args].join(' ')
  return {
    input: { ...about, command: whole },
    spellings: [
      { ...about, command: bare },
      { ...about, command: line },
    ],
    // A variable can say what a program does, or which one it is.
    shown: { line: [...variables, line].join(' '), cwd: about.cwd },
  }
}

/** The id of the session that was opened. Fails with what the operation refused. */
function sessionIn({ body }: OperationAnswer): string {
  if (!body.success) return fail('forbidden', { message: body.error.message })
  const session = isRecord(body.data) ? body.data['session'] : undefined
  const id = isRecord(session) ? session['id'] : undefined
  return typeof id === 'string' ? id : fail('internal_error')
}

function statusOf(exit: PtyExit | undefined): TerminalExitStatus {
  if (exit === undefined) return {}
  return 'exitCode' in exit ? { exitCode: exit.exitCode } : { signal: nameOf(exit.signal) }
}

function nameOf(signal: number): string {
  const found = Object.entries(constants.signals).find(([, number]) => number === signal)
  return found?.[0] ?? String(signal)
}
