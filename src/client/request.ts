import type { TableRow } from './row.ts'

export type Input = Readonly<Record<string, unknown>>

/** What is sent, before it has a credential. A form is sent as it is, and all else as JSON. */
export interface OutgoingCall {
  readonly method: string
  /** Below the base of the API, with its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | undefined
}

/** Puts each argument where the operation takes it. */
export function messageOf(row: TableRow, input: Input): OutgoingCall {
  const { ifMatch, ...given } = input
  const parameters = new Set([...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segmentOf(name, given[name]))
  const isQuery = (name: string) =>
    row.query.includes(name) || (!row.isWhole && (row.method === 'GET' || row.method === 'DELETE'))
  const rest = Object.entries(given).filter(([name, value]) => !parameters.has(name) && value !== undefined)
  const query = queryOf(rest.filter(([name]) => isQuery(name)))
  const body = bodyOf(
    row,
    rest.filter(([name]) => !isQuery(name)),
  )
  return {
    method: row.method,
    path: query === '' ? path : `${path}?${query}`,
    headers: {
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(ifMatch !== undefined && { 'if-match': String(ifMatch) }),
    },
    body,
  }
}

function segmentOf(name: string, value: unknown): string {
  // An empty one would lead to another operation: `DELETE /tasks/` is not of one task.
  if (value === undefined || value === '') throw new TypeError(`The argument ${name} is missing.`)
  return encodeURIComponent(String(value))
}

/** A list is a parameter for each of its values: a value may contain a comma. */
function queryOf(members: readonly (readonly [string, unknown])[]): string {
  const query = new URLSearchParams()
  for (const [name, value] of members)
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one))
  return query.toString()
}

function bodyOf(row: TableRow, members: readonly (readonly [string, unknown])[]): string | FormData | undefined {
  const { renamed, isWhole, hasBody } = row
  if (isWhole) return JSON.stringify(members.find(([name]) => name === 'body')?.[1])
  const alias = renamed && `new${renamed.charAt(0).toUpperCase()}${renamed.slice(1)}`
  const body = Object.fromEntries(members.map(([name, value]) => [name === alias ? renamed : name, value]))
  if (Object.values(body).some((value) => value instanceof Blob)) return formOf(body)
  return hasBody || members.length > 0 ? JSON.stringify(body) : undefined
}

function formOf(members: Input): FormData {
  const form = new FormData()
  // Fields come before files: the service knows what a file is for when its bytes come.
  for (const [name, value] of Object.entries(members)) if (!(value instanceof Blob)) form.set(name, String(value))
  for (const [name, value] of Object.entries(members)) if (value instanceof Blob) form.set(name, value)
  return form
}
