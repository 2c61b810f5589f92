/**
 * Reads openapi.yaml and computes what stands in it once but is needed in several places:
 * - the error codes of a retry, from the `x-job-errors` of the operations that make jobs;
 * - the refusals of each operation, from its `x-errors` and from what is true of all of its kind (see
 *   `error-codes.ts`). A response that the operation declares itself stays;
 * - the values of the enumerations that name one in `x-values`: the ids of the operations, and the kinds of events
 *   with their groups (`task.*`);
 * - the discriminator of `Event`;
 * - the headers that every response has.
 *
 * Without them openapi.yaml is coarser, not wrong: `default` is declared everywhere, and what is computed is a string.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { statusOf } from '../src/errors.ts'
import { operationsOf } from './contract-document.ts'
import { ownRefusalsOf } from './error-codes.ts'
import { branchesOf } from './event-kinds.ts'
import type { Contract, Operation, Reference, Response, Schema } from './contract-document.ts'

export const contractFile = new URL('../openapi.yaml', import.meta.url)

/** The response in `components.responses` of a refusal with this status. */
const refusals: Readonly<Record<string, string>> = {
  400: 'BadRequest',
  401: 'Unauthenticated',
  403: 'Forbidden',
  404: 'NotFound',
  406: 'NotAcceptable',
  409: 'Conflict',
  410: 'Gone',
  412: 'RevisionMismatch',
  413: 'TooLarge',
  415: 'UnsupportedMediaType',
  416: 'RangeNotSatisfiable',
  429: 'TooMany',
  502: 'BadGateway',
  503: 'Unavailable',
  504: 'UpstreamTimeout',
}

const headersOfAll = { 'Gantry-Contract': { $ref: '#/components/headers/GantryContract' } }

/** Streams and webhooks do not send webhooks about themselves. */
const unsent = /^(webhook|stream)\./

/**
 * Throws when an operation declares no scopes or gives a code whose status has no response, or a schema names unknown
 * `x-values`.
 */
export function readContract(): Contract {
  const contract = parsed(readFileSync(contractFile, 'utf8')) as Contract
  for (const { operation } of operationsOf(contract))
    if (operation['x-retries-jobs']) operation['x-errors'] = errorsOfRetries(contract, operation)
  for (const { operation } of operationsOf(contract)) operation.responses = withRefusals(contract, operation)
  for (const response of responsesOf(contract)) response.headers = { ...response.headers, ...headersOfAll }
  const { schemas } = contract.components
  const branches = branchesOf(contract)
  if (schemas.Event)
    schemas.Event['discriminator'] = {
      propertyName: 'kind',
      mapping: Object.fromEntries(branches.map(({ kind, schema }) => [kind, `#/components/schemas/${schema}`])),
    }
  const kinds = branches.map(({ kind }) => kind)
  const values: Readonly<Record<string, readonly string[]>> = {
    operations: operationsOf(contract).map(({ operation }) => operation.operationId),
    eventKinds: kinds,
    eventSelectors: selectorsOf(kinds),
    webhookSelectors: selectorsOf(kinds.filter((kind) => !unsent.test(kind))),
  }
  for (const [name, schema] of Object.entries(schemas)) fillIn(name, schema, values)
  return contract
}

/** Parsing takes a second, and a run of the tests reads the contract thirty times: the last text is kept as JSON. */
function parsed(text: string): unknown {
  const hash = createHash('sha256').update(text).digest('hex')
  try {
    const kept = JSON.parse(readFileSync(keptFile, 'utf8')) as { hash: string; contract: unknown }
    if (kept.hash === hash) return kept.contract
  } catch {
    // It was never kept, or is being replaced.
  }
  const contract: unknown = parse(text)
  const unfinished = new URL(`${keptFile.href}.${process.pid}`)
  mkdirSync(new URL('.', keptFile), { recursive: true })
  writeFileSync(unfinished, JSON.stringify({ hash, contract }))
  renameSync(unfinished, keptFile)
  return contract
}

const keptFile = new URL('../node_modules/.cache/gantry-contract.json', import.meta.url)

/** The components, and those that stand in an operation. */
function responsesOf(contract: Contract): Response[] {
  const inPlace = operationsOf(contract).flatMap(({ operation }) => Object.values(operation.responses))
  return [...Object.values(contract.components.responses), ...inPlace].flatMap((response) =>
    '$ref' in response ? [] : response,
  )
}

/** Its own codes, and those of all operations that make jobs. */
function errorsOfRetries(contract: Contract, { 'x-errors': own = [] }: Operation): string[] {
  const ofJobs = operationsOf(contract).flatMap(({ operation }) => operation['x-job-errors'] ?? [])
  return [...new Set([...own, ...ofJobs])]
}

function withRefusals(contract: Contract, operation: Operation): Operation['responses'] {
  if (!Array.isArray(operation['x-scopes']))
    throw new Error(`openapi.yaml: ${operation.operationId} declares no x-scopes.`)
  const statuses = new Set(
    ownRefusalsOf(contract, operation).map((code) => String(statusOf(code, operation.operationId))),
  )
  const undeclared = [...statuses].filter((status) => !(status in operation.responses))
  const computed = undeclared.map((status): [string, Response | Reference] => {
    const name = refusals[status]
    if (!name)
      throw new Error(`openapi.yaml: ${operation.operationId} has a code with ${status}, and no such response.`)
    return [status, { $ref: `#/components/responses/${name}` }]
  })
  return { ...Object.fromEntries(computed), ...operation.responses }
}

function fillIn(name: string, schema: Schema, values: Readonly<Record<string, readonly string[]>>): void {
  const of = schema['x-values']
  if (of === undefined) return
  const found = values[String(of)]
  if (!found) throw new Error(`openapi.yaml: ${name} has the unknown x-values ${String(of)}.`)
  delete schema['x-values']
  schema['enum'] = [...found]
}

/** The kinds and, before them, `*` and each group of kinds. */
function selectorsOf(kinds: readonly string[]): string[] {
  const groups = kinds.flatMap((kind) => {
    const words = kind.split('.').slice(0, -1)
    return words.map((_, index) => `${words.slice(0, index + 1).join('.')}.*`)
  })
  return ['*', ...new Set(groups), ...kinds]
}
