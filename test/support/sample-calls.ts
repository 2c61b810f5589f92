import type { Answer } from './gantry.ts'
import type { JudgedOperation } from './judge.ts'
import { pixel } from './sample-files.ts'

/** The path of an operation as its examples have it, with the query parameters that it needs. */
export function examplePath({ path, parameters }: JudgedOperation): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parameters.find((parameter) => parameter.name === name)?.example)),
  )
  const query = parameters
    // A replacement says that it is one.
    .filter(({ in: place, name, required }) => place === 'query' && (required || name === 'replace'))
    .map(({ name, example }) => `${name}=${example}`)
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled
}

/** The first example of an operation's body. */
export function exampleOf({ requestBody }: JudgedOperation): unknown {
  return Object.values(requestBody?.content['application/json']?.examples ?? {})[0]?.value
}

/** Whether its body is a form, and cannot be JSON. */
export function isForm({ requestBody }: JudgedOperation): boolean {
  return requestBody !== undefined && requestBody.content['application/json'] === undefined
}

export function formOf(filename: string): FormData {
  const form = new FormData()
  form.append('file', new File([pixel], filename))
  return form
}

/** Puts the real names in the place of those that the contract made up. */
export type RealNames = (text: string) => Promise<string>

export interface SampleOptions {
  /** Another example than the first one. */
  readonly body?: unknown
  /** The bytes of a JSON body, made from the example. */
  readonly write?: (body: unknown) => string
  /** The number of the form to send; another one has another file. */
  readonly form?: number
  /** Put at the end of the path. */
  readonly query?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sends the call in another way, with the real names for those of the contract. */
  readonly send?: (names: RealNames) => Promise<Answer>
  /** Looks at the answer before what was made is removed. */
  readonly look?: (answer: Answer) => Promise<void>
}
