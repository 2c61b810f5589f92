/** Checks the house order of openapi.yaml, what no public linter knows, and the table of its error codes. */
import { readFileSync } from 'node:fs'
import { commandMistakes } from './command-names.ts'
import { operationsOf, resolve } from './contract-document.ts'
import { contractFile, readContract } from './read-contract.ts'
import { createMistakes, jobMistakes } from './check-created.ts'
import { commonCodesOf } from './error-codes.ts'
import { openEnumMistakes } from './open-enums.ts'
import { errorCodes, errors } from '../src/errors.ts'
import { excludedFromLines } from '../src/platform/text/characters.ts'
import type { Contract, Operation, Schema } from './contract-document.ts'

const keysInOrder = [
  'operationId',
  'tags',
  'summary',
  'description',
  'x-asked',
  'x-scopes',
  'x-reach',
  'x-command',
  'x-errors',
  'x-job-errors',
  'x-retries-jobs',
  'x-reauthentication',
  'x-pagination',
  'x-read-only',
  'x-outside-text',
  'x-default-tool',
  'x-effect',
  'x-repeatable',
  'x-secret',
  'x-signed',
  'x-unlimited',
  'x-body-bytes-max',
  'deprecated',
  'security',
  'parameters',
  'requestBody',
  'responses',
]

/** Verbs and nouns of operation ids that a summary may replace: an id is never renamed. */
const synonyms: Readonly<Record<string, string>> = {
  transition: 'change',
  login: 'sign',
  checkout: 'check',
  logout: 'sign',
  config: 'configuration',
  resource: 'file',
  resources: 'files',
}

/** Schemas whose own description says nothing of the property that refers to them. */
const generalSchemas = ['Id', 'Timestamp']

/** They end or narrow the very credential of the call, and so need no scope. */
const onOwnCredential = ['logout', 'reauthenticate', 'exchangeToken']

/** The paths that are older than the rule that `{thingId}` names a parameter. */
const pathsWithId = /^\/(tasks|mail\/\{folder\})\/\{id\}/

/** Files: OpenAPI 3.1 has no place for them. */
const withoutPlace = ['ConfigFile', 'McpFile'].map((name) => `#/components/schemas/${name}`)

/** The longest line, in columns. */
const lineColumnsMax = 160

/** Members of a body that are one line for people, and so take no control characters. */
const lineNames = /^(title|intent|name|label|tag|tags|subject|email)$/
/** It selects by a tag that may be older than the rule. */
const selecting = ['NextClaimInput.tag']

const contract = readContract()
const mistakes = [
  ...wideLines(readFileSync(contractFile, 'utf8')),
  ...unusedComponents(contract),
  ...orderMistakes(contract),
  ...operationMistakes(contract),
  ...commandMistakes(contract),
  ...schemaMistakes(contract),
  ...lineMistakes(contract),
  ...listMistakes(contract),
  ...openEnumMistakes(contract),
]
for (const mistake of mistakes) console.error(`openapi.yaml: ${mistake}`)
const errorMistakes = errorMistakesOf(contract)
for (const mistake of errorMistakes) console.error(`src/errors.ts: ${mistake}`)
if (mistakes.length + errorMistakes.length > 0) process.exit(1)

function wideLines(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.length > lineColumnsMax ? [`line ${index + 1} has more than ${lineColumnsMax} columns`] : [],
    )
}

function unusedComponents({ components, ...rest }: Contract): string[] {
  const text = JSON.stringify({ ...rest, components })
  const { securitySchemes: _, ...referred } = components as Contract['components'] & { securitySchemes: object }
  return Object.entries(referred).flatMap(([kind, parts]) =>
    Object.keys(parts)
      .map((name) => `#/components/${kind}/${name}`)
      .filter((reference) => !withoutPlace.includes(reference) && !text.includes(`"${reference}"`))
      .map((reference) => `${reference} is never used`),
  )
}

function orderMistakes(contract: Contract): string[] {
  const tags = contract.tags.map((tag) => tag.name)
  const used = operationsOf(contract).map(({ operation }) => tags.indexOf(operation.tags[0] ?? ''))
  const sections = ['openapi', 'info', 'servers', 'tags', 'x-tagGroups', 'security', 'paths', 'webhooks', 'components']
  return [
    ...(Object.keys(contract).join() === sections.join()
      ? []
      : [`the sections stand in the order ${sections.join(', ')}`]),
    ...(used.every((tag, index) => index === 0 || tag >= (used[index - 1] ?? 0))
      ? []
      : ['paths stand in the order of the tags']),
    ...(contract['x-tagGroups'].flatMap((group) => group.tags).join() === tags.join()
      ? []
      : ['x-tagGroups has every tag once, in their order: the reference shows no other ones']),
    ...operationsOf(contract)
      .filter(({ operation }) => !isAscending(Object.keys(operation.responses)))
      .map(({ operation }) => `${operation.operationId}: responses ascend`),
  ]
}

function isAscending(statuses: string[]): boolean {
  return statuses.every((status, index) => index === 0 || status >= (statuses[index - 1] ?? ''))
}

function operationMistakes(contract: Contract): string[] {
  return operationsOf(contract).flatMap(({ path, method, operation }) => {
    const id = operation.operationId
    const order = Object.keys(operation).map((key) => keysInOrder.indexOf(key))
    const body = operation.requestBody && resolve(contract, operation.requestBody)
    const parameters = (operation.parameters ?? []).map((parameter) => resolve(contract, parameter))
    return [
      ...(/^[a-z]+([A-Z][a-z0-9]*)*$/.test(id) ? [] : [`${id}: is not verb and noun in camelCase`]),
      ...(operation.tags.length === 1 ? [] : [`${id}: has exactly one tag`]),
      ...(order.includes(-1) || order.some((place, index) => index > 0 && place < (order[index - 1] ?? 0))
        ? [`${id}: its keys stand in the order ${keysInOrder.join(', ')}`]
        : []),
      ...(isSentence(operation.summary) ? [] : [`${id}: the summary is one sentence`]),
      ...(namesVerbAndNoun(id, operation.summary) ? [] : [`${id}: the summary names the verb and the noun of the id`]),
      ...(isSentence(operation.description) ? [] : [`${id}: the description is made of sentences`]),
      ...readingMistakes(method, operation).map((mistake) => `${id}: ${mistake}`),
      ...extensionMistakes(operation).map((mistake) => `${id}: ${mistake}`),
      ...jobMistakes(operation).map((mistake) => `${id}: ${mistake}`),
      ...createMistakes(contract, path, operation).map((mistake) => `${id}: ${mistake}`),
      ...errorCodeMistakes(operation).map((mistake) => `${id}: ${mistake}`),
      ...pageMistakes(operation).map((mistake) => `${id}: ${mistake}`),
      ...('default' in operation.responses && '400' in operation.responses ? [] : [`${id}: declares 400 and default`]),
      ...(operation.security?.length === 0 || '401' in operation.responses ? [] : [`${id}: declares 401`]),
      // Without a scope too: with the cookie, a foreign page is refused.
      ...(operation.security?.length === 0 || '403' in operation.responses ? [] : [`${id}: declares 403`]),
      ...(body && !('413' in operation.responses && '415' in operation.responses)
        ? [`${id}: takes a body and so declares 413 and 415`]
        : []),
      ...(body?.content['application/json'] && !body.content['application/json'].examples
        ? [`${id}: its body has an example`]
        : []),
      ...(method === 'PATCH' && !body?.content['application/merge-patch+json']
        ? [`${id}: is a PATCH, and so takes application/merge-patch+json too`]
        : []),
      ...parameters
        .filter((parameter) => parameter.example === undefined)
        .map((parameter) => `${id}: the parameter ${parameter.name} has an example`),
      ...(path.includes('{id}') && !pathsWithId.test(path) ? [`${id}: its path says of what the {id} is`] : []),
    ]
  })
}

/** Whether a summary begins with the verb of the id and has a noun of it: `createTask` is `Create a task.` */
function namesVerbAndNoun(id: string, summary: string): boolean {
  const [verb = '', ...nouns] = (id.match(/[A-Z]?[a-z0-9]+/g) ?? []).map((word) => word.toLowerCase())
  const [first = '', ...rest] = summary.toLowerCase().match(/[a-z]+/g) ?? []
  const stemOf = (word: string) => (synonyms[word] ?? word).replace(/(ies|y|s)$/, '')
  const known = nouns.map(stemOf)
  return (
    first === (synonyms[verb] ?? verb) &&
    (known.length === 0
      ? rest.some((word) => ['a', 'an', 'the'].includes(word))
      : rest.some((word) => known.includes(stemOf(word))))
  )
}

function isSentence(text: unknown): boolean {
  return typeof text === 'string' && /^(?:[A-Z0-9]|`)[\s\S]*[.:]$/.test(text.trimEnd())
}

/** A scope to read changes nothing: what changes something needs another one. */
function readingMistakes(method: string, operation: Operation): string[] {
  const isWrite = method !== 'GET' && method !== 'HEAD'
  const hasReadScopes = operation['x-scopes'].every((scope) => scope.endsWith(':read'))
  const isReadOnly = operation['x-read-only'] === true
  if (isReadOnly) return isWrite && hasReadScopes ? [] : ['is x-read-only only as a POST with scopes to read']
  return isWrite &&
    hasReadScopes &&
    operation.security?.length !== 0 &&
    !onOwnCredential.includes(operation.operationId)
    ? ['changes something, and so needs a scope other than to read; or it declares x-read-only']
    : []
}

/** The codes that an operation decides itself are known, stand once,  */
function errorCodeMistakes(operation: Operation): string[] {
  const own = operation['x-errors'] ?? []
  const common: readonly string[] = commonCodesOf(contract, operation)
  return [
    ...own.filter((code) => !(code in errors)).map((code) => `has the unknown error code ${code}`),
    ...own
      .filter((code, index) => common.includes(code) || own.indexOf(code) < index)
      .map((code) => `has ${code} among its codes anyway, and so not in x-errors`),
  ]
}

/** Every list with pages says where its items are, so that one helper reads each of them. */
function pageMistakes(operation: Operation): string[] {
  const { items, cursor = 'cursor' } = operation['x-pagination'] ?? {}
  const lists = pagedListsOf(operation)
  if (items === undefined)
    return lists.length === 0 ? [] : [`has pages, and so x-pagination with its items: ${lists.join(', ')}`]
  const names = (operation.parameters ?? []).map((parameter) => resolve(contract, parameter).name)
  return [
    ...(lists.includes(items) ? [] : [`x-pagination names ${items}, which is no list beside a nextCursor`]),
    ...[cursor, 'limit'].filter((name) => !names.includes(name)).map((name) => `has pages, and no parameter ${name}`),
  ]
}

/** The lists that an answer has beside its `nextCursor`. */
function pagedListsOf(operation: Operation): string[] {
  const [, success] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? []
  const schema = success && resolve(contract, success).content?.['application/json']?.schema
  const data = schema && propertiesOf(schema)['data']
  const properties = data ? propertiesOf(data) : {}
  if (!('nextCursor' in properties)) return []
  return Object.keys(properties).filter((name) => resolve(contract, properties[name] ?? {})['type'] === 'array')
}

function propertiesOf(schema: Schema): Record<string, Schema> {
  return (resolve(contract, schema)['properties'] ?? {}) as Record<string, Schema>
}

function extensionMistakes(operation: Operation): string[] {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(contract, parameter))
  const hasPathParameter = parameters.some((parameter) => parameter.in === 'path')
  const hasLocation = Object.values(operation.responses).some(
    (response) => 'Location' in (resolve(contract, response).headers ?? {}),
  )
  return [
    ...(operation.security?.length === 0 && operation['x-reach'] ? ['needs no credential, and so has no x-reach'] : []),
    ...(operation['x-signed'] && operation.security?.length !== 0 ? ['is signed, and so needs no credential'] : []),
    ...(operation['x-secret'] === 'path' && !hasPathParameter ? ['has no parameter in its path to be secret'] : []),
    ...(operation['x-secret'] === 'location' && !hasLocation ? ['answers no Location to be secret'] : []),
    ...(operation['x-unlimited'] && hasPathParameter ? ['is unlimited, and so has no parameter in its path'] : []),
  ]
}

/** Every code has one row, and the row is complete. */
function errorMistakesOf(contract: Contract): string[] {
  const codes = resolve(contract, contract.components.schemas.ErrorCode ?? {})['enum'] as string[]
  return [
    ...codes.filter((code) => !(code in errors)).map((code) => `${code}: has no row`),
    ...errorCodes.filter((code) => !codes.includes(code)).map((code) => `${code}: is no code of openapi.yaml`),
    ...(isAscending(errorCodes.map((code) => String(errors[code][0])))
      ? []
      : ['the rows stand in the order of their statuses']),
    ...errorCodes.flatMap((code) => {
      const [status, retry, message] = errors[code]
      return [
        ...(Number.isInteger(status) && status >= 400 && status <= 599
          ? []
          : [`${code}: the status is one of a failure`]),
        ...(status >= 500 && retry === 'final' ? [`${code}: a failure of the service is never final`] : []),
        ...(status === 429 && retry !== 'later' ? [`${code}: a limit passes, so that it is retried later`] : []),
        ...(/^[A-Z].*\.$/.test(message) ? [] : [`${code}: the message is a sentence`]),
      ]
    }),
  ]
}

/** Enums that name things of the contract name all of them, in the order of the contract. */
function listMistakes(contract: Contract): string[] {
  const kinds = enumOf('EventKind')
  const sent = kinds.filter((kind) => !/^(webhook|stream)\./.test(kind))
  const lists = {
    OperationId: operationsOf(contract).map(({ operation }) => operation.operationId),
    EventSelector: ['*', ...patternsOf(kinds), ...kinds],
    WebhookSelector: ['*', ...patternsOf(sent), ...sent],
  }
  return Object.entries(lists)
    .filter(([name, values]) => String(enumOf(name)) !== String(values))
    .map(([name, values]) => `${name}: is the list ${values.join(', ')}`)

  function enumOf(name: string): string[] {
    return (contract.components.schemas[name]?.['enum'] as string[] | undefined) ?? []
  }
}

/** `task.*`, `task.comment.*` and so on: each beginning that kinds have. */
function patternsOf(kinds: readonly string[]): string[] {
  const beginnings = kinds.flatMap((kind) => {
    const parts = kind.split('.').slice(0, -1)
    return parts.map((_, index) => `${parts.slice(0, index + 1).join('.')}.*`)
  })
  return [...new Set(beginnings)]
}

function schemaMistakes(contract: Contract): string[] {
  return Object.entries(contract.components.schemas).flatMap(([name, schema]) => [
    ...(isSentence(schema['description']) || name.endsWith('Answer') ? [] : [`${name}: is described by a sentence`]),
    ...walk(name, schema),
  ])

  function isDescribed(property: Schema): boolean {
    const name =
      String(property['$ref'] ?? '')
        .split('/')
        .at(-1) ?? ''
    const own =
      property['description'] ??
      (generalSchemas.includes(name) ? undefined : contract.components.schemas[name]?.['description'])
    return isSentence(own)
  }

  function walk(place: string, schema: Schema, isUnderUnion = false): string[] {
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
    const branches = [
      ...((schema['anyOf'] as Schema[] | undefined) ?? []),
      ...((schema['oneOf'] as Schema[] | undefined) ?? []),
    ]
    return [
      // The branches of a union say it themselves.
      ...(schema['type'] === 'object' && schema['additionalProperties'] === undefined && !schema['oneOf']
        ? [`${place}: says whether other fields are allowed`]
        : []),
      ...([schema['type']].flat().includes('string') && !isBoundedText(schema) ? [`${place}: bounds its length`] : []),
      ...(schema['type'] === 'integer' && (schema['minimum'] === undefined || schema['maximum'] === undefined)
        ? [`${place}: bounds its value`]
        : []),
      ...(schema['type'] === 'array' && schema['maxItems'] === undefined ? [`${place}: bounds its items`] : []),
      // ajv applies a default even from a branch that does not hold.
      ...(isUnderUnion && schema['default'] !== undefined ? [`${place}: has a default under anyOf or oneOf`] : []),
      ...properties
        .filter(([, property]) => !isDescribed(property))
        .map(([key]) => `${place}.${key}: is described by a sentence`),
      ...properties.flatMap(([key, property]) => walk(`${place}.${key}`, property, isUnderUnion)),
      ...(schema['items'] ? walk(`${place}[]`, schema['items'] as Schema, isUnderUnion) : []),
      ...branches.flatMap((branch, index) => walk(`${place}|${index}`, branch, true)),
    ]
  }
}

function lineMistakes(contract: Contract): string[] {
  const bodies = operationsOf(contract).flatMap(({ operation: { requestBody } }) =>
    Object.values((requestBody && resolve(contract, requestBody).content) ?? {}),
  )
  const seen = new Set<string>()
  return bodies.flatMap(({ schema }) => walk('body', schema))

  function walk(place: string, given: Schema): string[] {
    const name = String(given['$ref'] ?? '')
      .split('/')
      .at(-1)
    if (name) {
      if (seen.has(name)) return []
      seen.add(name)
    }
    const schema = resolve(contract, given)
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
    return [
      ...properties
        .filter(([key, property]) => lineNames.test(key) && !isLine(property))
        .map(([key]) => `${name || place}.${key}`)
        .filter((key) => !selecting.includes(key))
        .map((key) => `${key}: its pattern excludes ${excludedFromLines}`),
      ...properties.flatMap(([key, property]) => walk(`${name || place}.${key}`, property)),
      ...(schema['items'] ? walk(`${name || place}[]`, schema['items'] as Schema) : []),
      ...((schema['oneOf'] ?? []) as Schema[]).flatMap((branch) => walk(name || place, branch)),
    ]
  }

  function isLine(given: Schema): boolean {
    const schema = resolve(contract, given)
    if (schema['items']) return isLine(schema['items'] as Schema)
    if (schema['type'] === 'object') return true
    return schema['enum'] !== undefined || String(schema['pattern'] ?? '').includes(excludedFromLines)
  }
}

function isBoundedText(schema: Schema): boolean {
  return ['maxLength', 'enum', 'const'].some((keyword) => keyword in schema) || schema['format'] === 'binary'
}
