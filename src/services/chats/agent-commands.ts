import type { Caller } from '../../call.ts'
import type { OperationAnswer } from '../operations.ts'
import type { ShownCommand } from './agent-calls.ts'

/** A call of an operation by an agent that may be made. */
export interface PermittedCall {
  /** Who may do what the call does. */
  readonly caller: Caller
  /** Records what came of it, where a person was asked. */
  readonly finish: (answer: OperationAnswer) => Promise<void>
  /** Aborts when the turn ends, and with it the call. */
  readonly ending?: AbortSignal
}

/** A command as its terminal is opened, and as rules that refuse commands know it too. */
export interface AgentCommand {
  readonly input: Readonly<Record<string, unknown>>
  readonly spellings: readonly Readonly<Record<string, unknown>>[]
  /** As an agent shows it when it asks for permission, with its variables before the line. */
  readonly shown: ShownCommand
}

/** Decides whether a command may run, and for whom; waits for a person where the rules ask one. */
export type PermitCommand = (command: AgentCommand, signal: AbortSignal) => Promise<PermittedCall>
