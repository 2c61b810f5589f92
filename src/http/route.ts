/** The path below which all operations stand. */
export const base = '/api/v1'

/** Whether a request brings a form: some operations take one, or JSON in its place. */
export function isForm(
  { body, bodyTypes }: Pick<Route, 'body' | 'bodyTypes'>,
  contentType: string | undefined,
): boolean {
  if (body !== 'multipart') return false
  return bodyTypes === undefined || /^multipart\//i.test(contentType ?? '')
}

/** One operation of the contract, as the route table lists it. */
export interface Route {
  readonly method: string
  /** Below the base, with `:name` for a parameter. */
  readonly path: string
  readonly tag: string
  readonly scopes: readonly string[]
  /** Needs no credential. */
  readonly isPublic?: boolean
  /** What a credential with an allow-list reaches by it. Without a reach, such a credential is refused. */
  readonly reach?: Reach
  /** The parameters and the field of the body that name a task. */
  readonly tasks?: { readonly path?: string; readonly query?: string; readonly body?: string }
  /** The status of success. */
  readonly status: number
  /** A `multipart` one may be JSON instead, if `bodyTypes` says so. */
  readonly body?: 'json' | 'multipart'
  /** The media types of the body, where there are several. */
  readonly bodyTypes?: readonly string[]
  /** A call without a body counts as one with `{}`. */
  readonly isBodyOptional?: boolean
  readonly bodyBytesMax?: number
  readonly pathTypes?: ParameterTypes
  readonly queryTypes: ParameterTypes
  /** The header parameters. */
  readonly headers: readonly string[]
  /** The media types of success. */
  readonly answers: readonly string[]
  /**
   * `outside`: the effect is outside the store, so that it cannot be committed together with its records. `sent`: the
   * same, and the handler says when the effect begins: a call without a key is sent on while that is recorded.
   * `transient`: the same as `outside`, and it happens too often to be audited each time.
   */
  readonly effect?: 'outside' | 'sent' | 'transient'
  /** The handler names the effect by `effectId`, so that after a crash the call is handled again under its key. */
  readonly isRepeatable?: boolean
  /** Where a secret stands: in the path of a call, or in the `Location` of its answer. Neither is logged or audited. */
  readonly secret?: 'path' | 'location'
  /** The arguments that are secrets: the names on the way joined by `/`, in which `*` is any item or member. */
  readonly secretArguments?: readonly string[]
  /** A signature over the bytes of the body takes the place of a credential: the handler is given the bytes. */
  readonly isSigned?: boolean
  /** A browser session calls it only soon after its user proved who they are. */
  readonly needsReauthentication?: boolean
  /** Is answered under overload, and does not count towards the rate. */
  readonly isUnlimited?: boolean
  /** Success sets or clears the session cookie. */
  readonly setsSession?: boolean
}

export type Reach = 'task' | 'tasks' | 'tools' | 'git' | 'self' | 'shared' | 'project' | 'none'

/** The JSON type of each parameter, or `list` or `texts` (see `readParameters`): what its text is read as. */
export type ParameterTypes = { readonly [name: string]: string }

/** A validator as ajv makes it. */
export interface Validator {
  (value: unknown): boolean
  errors?: ValidationError[] | null
}

export interface ValidationError {
  instancePath: string
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
  /** The value that is not valid. */
  data?: unknown
  /** The schema with the violated keyword. */
  parentSchema?: BrokenSchema
}

/** Of a schema with a violated keyword, what a refusal says. */
export interface BrokenSchema {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly anyOf?: readonly BrokenSchema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly properties?: object
  readonly 'x-refusal'?: string
  /** The values of the property by which the branches of a union differ. */
  readonly 'x-tags'?: readonly string[]
  /** The values of required properties, where they are few. */
  readonly 'x-choices'?: Readonly<Record<string, readonly unknown[]>>
}

/** Whether the start and the end of the effect are each audited. */
export function isAuditedOutside({ effect }: Route): boolean {
  return effect === 'outside' || effect === 'sent'
}
