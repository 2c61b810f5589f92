import './core.ts'
import { groups } from 'operations:groups'
import { gantry } from './gantry.ts'

/** One operation, as the palette lists it. */
export interface OperationLine {
  readonly operationId: string
  /** Its name in the client and the command line: group, noun, verb. */
  readonly command: string
  readonly tag: string
  readonly group: string
  readonly summary: string
  readonly scopes: readonly string[]
  readonly isReadOnly: boolean
}

/** One operation with its arguments. */
export interface OperationEntry extends OperationLine {
  readonly method: string
  readonly path: string
  readonly firstSentence: string
  readonly input: InputSchema
  readonly places: {
    readonly path: Readonly<Record<string, string>>
    readonly query: Readonly<Record<string, string>>
    readonly headers: Readonly<Record<string, string>>
    readonly body?: Readonly<Record<string, string>>
    readonly wholeBody?: string
  }
  readonly example: Readonly<Record<string, unknown>>
  readonly isDestructive: boolean
}

/** What forms read of a JSON schema. */
export interface InputSchema {
  readonly type?: string | readonly string[]
  readonly title?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  /** The names of the values of `enum`, as MCP had them before 2025-11-25. */
  readonly enumNames?: readonly string[]
  /** Choices, each a `const` with its title. */
  readonly oneOf?: readonly InputSchema[]
  readonly anyOf?: readonly InputSchema[]
  readonly const?: unknown
  readonly default?: unknown
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, InputSchema>>
  readonly required?: readonly string[]
  readonly items?: InputSchema
}

export type Arguments = Readonly<Record<string, unknown>>

/** The operations of a group, loaded when they are needed. */
export async function operationsOf(group: string): Promise<readonly OperationEntry[]> {
  return (await groups[group]?.())?.operations ?? []
}

export async function operationNamed(group: string, command: string): Promise<OperationEntry> {
  const found = (await operationsOf(group)).find((operation) => operation.command === command)
  if (found === undefined) throw new Error(`There is no operation named ${command}.`)
  return found
}

type Called = (args: Arguments) => Promise<unknown>

/** Calls an operation by its name; bytes are given as a response. */
export function callNamed(command: string, args: Arguments): Promise<unknown> {
  const found = command
    .split(' ')
    .map((word) => word.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
    .reduce<unknown>((place, word) => memberOf(place, word), gantry)
  if (!isCallable(found)) throw new Error(`The client has no function for ${command}.`)
  return found(args)
}

function memberOf(place: unknown, name: string): unknown {
  return isIndexed(place) && Object.hasOwn(place, name) ? place[name] : undefined
}

function isIndexed(value: unknown): value is Record<string, unknown> {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}

function isCallable(value: unknown): value is Called {
  return typeof value === 'function'
}
