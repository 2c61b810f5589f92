/** What in a contract breaks callers of an earlier one. The rules are those of docs/guides/what-may-change.md. */
import { operationsOf, resolve } from './contract-document.ts'
import { SchemaBreaks } from './schema-breaks.ts'
import type { Contract, Media, Operation, Parameter, Response, Schema } from './contract-document.ts'
import type { Break, Direction } from './schema-breaks.ts'

type Document = Contract & {
  security?: object[]
  components: Contract['components'] & { securitySchemes?: Record<string, object> }
}
interface Route {
  readonly path: string
  readonly operation: Operation & { deprecated?: boolean; 'x-command'?: string }
}

/** Files that people write; the other schemas that no operation refers to are parts of streams. */
const writtenFiles = ['ConfigFile', 'McpFile']

/** From the narrowest to the widest. */
const reaches: readonly (readonly string[])[] = [
  ['none'],
  ['project'],
  ['task', 'tasks', 'tools', 'git'],
  ['self', 'shared'],
]

/** Names that clients, tools and the command line are made of. */
const fixedMarks = ['x-command', 'x-effect', 'x-signed', 'x-secret'] as const
/** What callers may rely on once it is there. */
const kept = ['x-unlimited', 'x-repeatable', 'x-default-tool', 'x-read-only'] as const

/** What breaks callers of the first document, each once, in the order of the document. */
export function breaksOf(before: Document, after: Document): Break[] {
  const schemas = new SchemaBreaks(before.components?.schemas ?? {}, after.components?.schemas ?? {})
  const comparison = new ContractBreaks(before, after, schemas)
  comparison.compareSecuritySchemes()
  comparison.compareOperations(before.paths, after.paths, false)
  comparison.compareOperations(before.webhooks ?? {}, after.webhooks ?? {}, true)
  const names = Object.keys(before.components?.schemas ?? {})
  schemas.compareUnseen(
    'request',
    names.filter((name) => writtenFiles.includes(name)),
  )
  schemas.compareUnseen(
    'answer',
    unreferenced(before, names).filter((name) => !writtenFiles.includes(name)),
  )
  const found = new Map([...comparison.found, ...schemas.found].map((one) => [lineOf(one), one]))
  return [...found.values()]
}

/** How a break is reported, and declared in docs/contract-breaks.json. */
export function lineOf({ rule, place, detail }: Break): string {
  return `${rule} ${place}${detail === undefined ? '' : `: ${detail}`}`
}

function unreferenced(document: Document, names: readonly string[]): string[] {
  const text = JSON.stringify(document)
  return names.filter((name) => !text.includes(`"#/components/schemas/${name}"`))
}

class ContractBreaks {
  readonly found: Break[] = []
  readonly #before: Document
  readonly #after: Document
  readonly #schemas: SchemaBreaks

  constructor(before: Document, after: Document, schemas: SchemaBreaks) {
    this.#before = before
    this.#after = after
    this.#schemas = schemas
  }

  compareSecuritySchemes(): void {
    const others = this.#after.components?.securitySchemes ?? {}
    for (const [name, scheme] of Object.entries(this.#before.components?.securitySchemes ?? {}))
      if (!others[name]) this.#add('credential-removed', name)
      else if (withoutProse(scheme) !== withoutProse(others[name])) this.#add('credential-changed', name)
  }

  compareOperations(before: Contract['paths'], after: Contract['paths'], isSent: boolean): void {
    const others = routesOf({ ...this.#after, paths: after })
    for (const [key, { path, operation }] of routesOf({ ...this.#before, paths: before })) {
      const other = others.get(key)
      if (!other) this.#add('operation-removed', operation.operationId, key)
      else this.#compareOperation({ path, operation }, other, isSent)
    }
  }

  #compareOperation({ path, operation: before }: Route, { path: other, operation: after }: Route, isSent: boolean) {
    const id = before.operationId
    if (after.operationId !== id) this.#add('operation-renamed', id, after.operationId)
    const [names, otherNames] = [namesIn(path), namesIn(other)]
    names.forEach((name, index) => {
      if (otherNames[index] !== name) this.#add('path-parameter-renamed', `${id} ${name}`, otherNames[index] ?? '')
    })
    this.#compareMarks(id, before, after)
    this.#compareCredentials(id, before, after)
    this.#compareParameters(id, before, after)
    this.#compareBody(id, before, after, isSent ? 'answer' : 'request')
    if (!isSent) this.#compareResponses(id, before, after)
  }

  #compareMarks(id: string, before: Route['operation'], after: Route['operation']): void {
    for (const mark of fixedMarks)
      if (before[mark] !== undefined && before[mark] !== after[mark])
        this.#add(`${mark}-changed`, id, `${before[mark]} → ${after[mark]}`)
    for (const mark of kept) if (before[mark] && !after[mark]) this.#add(`${mark}-removed`, id)
    const [most, otherMost] = [before['x-body-bytes-max'] ?? Infinity, after['x-body-bytes-max'] ?? Infinity]
    if (otherMost < most) this.#add('body-limit-lowered', id, `${most} → ${otherMost}`)
    const [page, otherPage] = [before['x-pagination'], after['x-pagination']]
    if (page && (page.items !== otherPage?.items || page.cursor !== otherPage.cursor))
      this.#add('pagination-changed', id, `${JSON.stringify(page)} → ${JSON.stringify(otherPage)}`)
  }

  #compareCredentials(id: string, before: Operation, after: Operation): void {
    const scopes = before['x-scopes'] ?? []
    for (const scope of after['x-scopes'] ?? []) if (!scopes.includes(scope)) this.#add('scope-raised', id, scope)
    if (after['x-reauthentication'] && !before['x-reauthentication']) this.#add('reauthentication-added', id)
    const [reach, otherReach] = [before['x-reach'], after['x-reach']]
    const isWider = reach === otherReach || rankOf(otherReach) > rankOf(reach)
    if (reach !== undefined && !isWider) this.#add('reach-narrowed', id, `${reach} → ${otherReach}`)
    const accepted = (after.security ?? this.#after.security ?? []).map((one) => JSON.stringify(one))
    const accepts = (before.security ?? this.#before.security ?? []).map((one) => JSON.stringify(one))
    if (accepted.length > 0 && accepts.length === 0) this.#add('credential-required', id)
    if (accepted.length > 0)
      for (const one of accepts) if (!accepted.includes(one)) this.#add('credential-refused', id, one)
  }

  #compareParameters(id: string, before: Operation, after: Operation): void {
    const others = parametersOf(this.#after, after)
    const known = parametersOf(this.#before, before)
    for (const [key, parameter] of known) {
      const other = others.get(key)
      // The names in a path are compared with it.
      if (!other && parameter.in === 'path') continue
      if (!other) {
        this.#add('parameter-removed', `${id} ${key}`)
        continue
      }
      if (other.required && !parameter.required) this.#add('parameter-required', `${id} ${key}`)
      if ((other.explode ?? true) !== (parameter.explode ?? true)) this.#add('parameter-form-changed', `${id} ${key}`)
      this.#schemas.compare('request', parameter.schema, other.schema, `${id} ${key}`)
    }
    for (const [key, parameter] of others)
      if (parameter.required && parameter.in !== 'path' && !known.has(key))
        this.#add('parameter-required', `${id} ${key}`)
  }

  #compareBody(id: string, before: Operation, after: Operation, direction: Direction): void {
    const body = before.requestBody && resolve(this.#before, before.requestBody)
    const other = after.requestBody && resolve(this.#after, after.requestBody)
    if (body && !other) this.#add('body-removed', id)
    if (other?.required && !body?.required && direction === 'request') this.#add('body-required', id)
    if (body && other) this.#compareContents(direction, body.content, other.content, `${id} body`)
  }

  #compareResponses(id: string, before: Operation, after: Operation): void {
    const statuses = Object.keys(before.responses)
    for (const status of Object.keys(after.responses))
      if (isSuccess(status) && !statuses.includes(status)) this.#add('status-added', `${id} ${status}`)
    for (const [status, given] of Object.entries(before.responses)) {
      const otherGiven = after.responses[status]
      if (!otherGiven) {
        this.#add('status-removed', `${id} ${status}`)
        continue
      }
      const [response, other] = [resolve<Response>(this.#before, given), resolve<Response>(this.#after, otherGiven)]
      this.#compareHeaders(`${id} ${status}`, response, other)
      if (isSuccess(status)) this.#compareContents('answer', response.content, other.content, `${id} ${status}`)
    }
    this.#compareCodes(id, before, after)
  }

  #compareHeaders(place: string, before: Response, after: Response): void {
    const others = Object.fromEntries(
      Object.entries(after.headers ?? {}).map(([name, one]) => [name.toLowerCase(), one]),
    )
    for (const [name, given] of Object.entries(before.headers ?? {})) {
      const otherGiven = others[name.toLowerCase()]
      if (!otherGiven) {
        this.#add('header-removed', `${place} ${name}`)
        continue
      }
      const [header, other] = [resolve(this.#before, given), resolve(this.#after, otherGiven)]
      if (header.required && !other.required) this.#add('header-optional', `${place} ${name}`)
      this.#schemas.compare('answer', header.schema, other.schema, `${place} ${name}`)
    }
  }

  #compareContents(
    direction: Direction,
    before: Record<string, Media> = {},
    after: Record<string, Media> = {},
    place: string,
  ): void {
    for (const [type, media] of Object.entries(before)) {
      const other = after[type]
      if (!other) this.#add('media-type-removed', `${place} ${type}`)
      else
        for (const [schema, otherSchema] of schemasOf(media, other))
          this.#schemas.compare(direction, schema, otherSchema, place)
    }
    if (Object.keys(before).length === 0 && Object.keys(after).length > 0) this.#add('body-added', place)
  }

  /** The failures of an operation are a closed set: of pairs of a status and a code. */
  #compareCodes(id: string, before: Operation, after: Operation): void {
    const [codes, otherCodes] = [codesOf(this.#before, before), codesOf(this.#after, after)]
    for (const code of codes) if (!otherCodes.has(code)) this.#add('code-removed', `${id} ${code}`)
    for (const code of otherCodes) if (!codes.has(code)) this.#add('code-added', `${id} ${code}`)
  }

  #add(rule: string, place: string, detail?: string): void {
    this.found.push({ rule, place, ...(detail !== undefined && { detail }) })
  }
}

/** By method and path without the names of its parameters. */
function routesOf(document: Contract): Map<string, Route> {
  return new Map(
    operationsOf(document).map(({ path, method, operation }) => [
      `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
      { path, operation },
    ]),
  )
}

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
}

function parametersOf(document: Contract, operation: Operation): Map<string, Parameter> {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve<Parameter>(document, parameter))
  return new Map(
    parameters.map((parameter) => {
      const name = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name
      return [`${parameter.in} ${name}`, parameter]
    }),
  )
}

/** `schema`, and `itemSchema` of a stream. A stream that was a mere text said nothing of its events. */
function schemasOf(before: Media, after: Media): [Schema, Schema][] {
  const parts = ['schema', 'itemSchema'] as const
  return parts.flatMap((part): [Schema, Schema][] => {
    const [one, other] = [before, after].map((media) => (media as unknown as Record<string, Schema>)[part])
    const saidNothing = one?.['type'] === 'string' && !one['format'] && other?.['type'] !== 'string'
    return one && other && !(saidNothing && 'maxLength' in one === false && other['$ref']) ? [[one, other]] : []
  })
}

/** `409 plan_running`. An answer that may have every code of the service says nothing of the operation. */
function codesOf(document: Document, operation: Operation): Set<string> {
  const all = JSON.stringify(document.components?.schemas?.ErrorCode?.['enum'])
  const codes = Object.entries(operation.responses).flatMap(([status, given]) => {
    if (isSuccess(status)) return []
    const schema = resolve<Response>(document, given).content?.['application/json']?.schema
    const enums = schema ? enumsAt(document, schema, ['error', 'code']) : []
    const narrowest = enums.toSorted((one, other) => one.length - other.length)[0]
    return narrowest && JSON.stringify(narrowest) !== all ? narrowest.map((code) => `${status} ${code}`) : []
  })
  return new Set(codes)
}

function enumsAt(document: Contract, given: Schema, path: readonly string[]): string[][] {
  const schema = resolve(document, given)
  const parts = ((schema['allOf'] ?? []) as Schema[]).flatMap((part) => enumsAt(document, part, path))
  const [name, ...rest] = path
  if (name === undefined) {
    const values = (schema['x-extensible-enum'] ?? schema['enum']) as string[] | undefined
    const one = schema['const'] === undefined ? [] : [[String(schema['const'])]]
    return [...parts, ...(values ? [values] : []), ...one]
  }
  const member = (schema['properties'] as Record<string, Schema> | undefined)?.[name]
  return [...parts, ...(member ? enumsAt(document, member, rest) : [])]
}

function isSuccess(status: string): boolean {
  return /^[123]/.test(status)
}

function rankOf(reach: string | undefined): number {
  return reach === undefined ? -1 : reaches.findIndex((names) => names.includes(reach))
}

function withoutProse(scheme: object): string {
  return JSON.stringify({ ...scheme, description: undefined })
}
