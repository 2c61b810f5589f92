/** One operation of the contract, as the route table tells it. */
export interface Route {
  readonly method: string
  /** Below `/api/v1`, with `:name` for a parameter. */
  readonly path: string
  readonly tag: string
  readonly scopes: readonly string[]
  /** Needs no credential. */
  readonly isPublic?: boolean
  /** The status of success. */
  readonly status: number
  readonly body?: 'json' | 'multipart'
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
   * `outside`: the effect lies outside the store, so that it cannot be one commit with what tells of it.
   * `transient`: the same, and it happens too often to be audited each time.
   */
  readonly effect?: 'outside' | 'transient'
  /** Success sets or clears the session cookie. */
  readonly setsSession?: boolean
}

/** The JSON type of each parameter: what its text is read as. */
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
  /** The schema that holds the broken keyword. */
  parentSchema?: { readonly properties?: object; readonly 'x-refusal'?: string }
}
