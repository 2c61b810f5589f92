/** Checks the house order of openapi.yaml and what no public linter knows. */
import { operationsOf, readContract, resolve } from './contract-document.ts'
import type { Contract, Schema } from './contract-document.ts'

const keysInOrder = [
  'operationId',
  'tags',
  'summary',
  'description',
  'x-scopes',
  'x-effect',
  'x-body-bytes-max',
  'deprecated',
  'security',
  'parameters',
  'requestBody',
  'responses',
]

const contract = readContract()
const mistakes = [...orderMistakes(contract), ...operationMistakes(contract), ...schemaMistakes(contract)]
for (const mistake of mistakes) console.error(`openapi.yaml: ${mistake}`)
if (mistakes.length > 0) process.exit(1)

function orderMistakes(contract: Contract): string[] {
  const tags = contract.tags.map((tag) => tag.name)
  const used = operationsOf(contract).map(({ operation }) => tags.indexOf(operation.tags[0] ?? ''))
  const sections = ['openapi', 'info', 'servers', 'tags', 'security', 'paths', 'webhooks', 'components']
  return [
    ...(Object.keys(contract).join() === sections.join()
      ? []
      : [`the sections stand in the order ${sections.join(', ')}`]),
    ...(used.every((tag, index) => index === 0 || tag >= (used[index - 1] ?? 0))
      ? []
      : ['paths stand in the order of the tags']),
    ...operationsOf(contract)
      .filter(({ operation }) => !isAscending(Object.keys(operation.responses)))
      .map(({ operation }) => `${operation.operationId}: responses ascend`),
  ]
}

function isAscending(statuses: string[]): boolean {
  return statuses.every((status, index) => index === 0 || status > (statuses[index - 1] ?? ''))
}

function operationMistakes(contract: Contract): string[] {
  return operationsOf(contract).flatMap(({ operation }) => {
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
      ...(/^[A-Z].*\.$/.test(operation.summary) ? [] : [`${id}: the summary is one sentence`]),
      ...('default' in operation.responses && '400' in operation.responses ? [] : [`${id}: declares 400 and default`]),
      ...(operation.security?.length === 0 || '401' in operation.responses ? [] : [`${id}: declares 401`]),
      ...(operation['x-scopes'].length === 0 || '403' in operation.responses ? [] : [`${id}: declares 403`]),
      ...(body && !('413' in operation.responses && '415' in operation.responses)
        ? [`${id}: takes a body and so declares 413 and 415`]
        : []),
      ...(body?.content['application/json'] && !body.content['application/json'].examples
        ? [`${id}: its body has an example`]
        : []),
      ...parameters
        .filter((parameter) => parameter.example === undefined)
        .map((parameter) => `${id}: the parameter ${parameter.name} has an example`),
    ]
  })
}

function schemaMistakes(contract: Contract): string[] {
  return Object.entries(contract.components.schemas).flatMap(([name, schema]) => walk(name, schema))

  function walk(place: string, schema: Schema, isUnderUnion = false): string[] {
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
    const branches = [
      ...((schema['anyOf'] as Schema[] | undefined) ?? []),
      ...((schema['oneOf'] as Schema[] | undefined) ?? []),
    ]
    return [
      ...(schema['type'] === 'object' && schema['additionalProperties'] === undefined
        ? [`${place}: says whether other fields are allowed`]
        : []),
      ...([schema['type']].flat().includes('string') && !isBoundedText(schema) ? [`${place}: bounds its length`] : []),
      ...(schema['type'] === 'integer' && (schema['minimum'] === undefined || schema['maximum'] === undefined)
        ? [`${place}: bounds its value`]
        : []),
      ...(schema['type'] === 'array' && schema['maxItems'] === undefined ? [`${place}: bounds its items`] : []),
      // ajv applies a default even from a branch that does not hold.
      ...(isUnderUnion && schema['default'] !== undefined ? [`${place}: has a default under anyOf or oneOf`] : []),
      ...properties.flatMap(([key, property]) => walk(`${place}.${key}`, property, isUnderUnion)),
      ...(schema['items'] ? walk(`${place}[]`, schema['items'] as Schema, isUnderUnion) : []),
      ...branches.flatMap((branch, index) => walk(`${place}|${index}`, branch, true)),
    ]
  }
}

function isBoundedText(schema: Schema): boolean {
  return ['maxLength', 'enum', 'const'].some((keyword) => keyword in schema) || schema['format'] === 'binary'
}
