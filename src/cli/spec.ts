/** A command that calls one operation, as it is generated from the contract. */
export interface CommandSpec {
  /** Group, noun and verb: `tasks comments create`. */
  readonly name: string
  readonly operationId: string
  /** What it does: `Create a task.` */
  readonly summary: string
  /** The first sentence of the description. */
  readonly about: string
  /** The arguments of the path, in its order. */
  readonly operands: readonly string[]
  readonly options: readonly CallOption[]
  /** Arguments of a call that is accepted. */
  readonly example: Readonly<Record<string, unknown>>
  /** Whether a person is asked before it is done. */
  readonly isDestructive?: boolean
}

export interface CallOption {
  /** In kebab case, without the dashes. */
  readonly name: string
  /** The argument of the client that it gives. */
  readonly argument: string
  readonly type: 'text' | 'integer' | 'number' | 'boolean' | 'time' | 'file' | 'json'
  readonly about: string
  readonly isList?: boolean
  readonly isRequired?: boolean
  readonly choices?: readonly string[]
  /** Whether `--no-NAME` removes what is there. */
  readonly isNullable?: boolean
  /** Whether a duration given as a time reaches back: a filter does, and the end of something does not. */
  readonly isPast?: boolean
}

/** What an option has that removes a value: no argument of a program can be this. */
export const noValue = '\0'
