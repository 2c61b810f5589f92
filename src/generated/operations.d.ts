// Made from openapi.yaml by `npm run generate`. Do not edit.
import type { Reach } from '../http/route.ts'
import type { OperationId } from './routes.ts'

/** A JSON schema without references; at its top one object without a choice. */
export type InputSchema = { readonly [keyword: string]: unknown }

/** One operation, as tools, search, the command line and the console read it. */
export interface Operation {
  readonly operationId: OperationId
  /** The name in the command line and the client: group, noun, verb. Absent where no person calls it. */
  readonly command?: string
  readonly tag: string
  /** The tag as a word: `task-plan`. */
  readonly toolSet: string
  readonly method: string
  /** Below the base, with `{name}` for a parameter. */
  readonly path: string
  readonly summary: string
  /** The first sentence of the description. */
  readonly firstSentence: string
  /** What people say who do not know its name, separated by semicolons. */
  readonly asked?: string
  readonly scopes: readonly string[]
  readonly reach?: Reach
  /** Whether it answers JSON, takes nothing but JSON and signs nobody in, so that a model can call it. */
  readonly isTool: boolean
  /** Whether it is listed when no tool set is asked for. */
  readonly isDefaultTool: boolean
  /** Whether the answer contains text that others than the users of this service wrote. */
  readonly isOutsideText?: boolean
  readonly annotations: { readonly isReadOnly: boolean; readonly isDestructive: boolean; readonly isIdempotent: boolean }
  /** All arguments of a call as one object: those of the path, the query, the headers and the body. */
  readonly input: InputSchema
  /** Where each argument goes, and its name there. An argument that is the whole body stands in `wholeBody`. */
  readonly places: {
    readonly path: Readonly<Record<string, string>>
    readonly query: Readonly<Record<string, string>>
    readonly headers: Readonly<Record<string, string>>
    readonly body?: Readonly<Record<string, string>>
    readonly wholeBody?: string
  }
  /** Arguments of a call that is accepted. */
  readonly example: Readonly<Record<string, unknown>>
}

export const operations: readonly Operation[]
