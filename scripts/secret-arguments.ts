import { resolve } from './contract-document.ts'
import type { Contract, Operation, Reference, Schema } from './contract-document.ts'

type Part = Schema | Reference

/** How deep a secret may stand in an argument. */
const depthMax = 8

/**
 * Where the arguments of an operation have secrets: what `x-secret: true` marks in its body, as the names on the way
 * joined by `/`, in which `*` is any item or member. They are kept from logs, events and those who approve a call.
 */
export function secretArgumentsOf(contract: Contract, operation: Operation): string[] {
  const body = operation.requestBody && resolve(contract, operation.requestBody)
  const schemas = Object.values(body?.content ?? {}).map(({ schema }) => schema)
  return [...new Set(schemas.flatMap((schema) => secretsIn(contract, schema, [])))]
}

function secretsIn(contract: Contract, part: Part, path: readonly string[]): string[] {
  return fieldsOf(contract, part).flatMap(({ name, schema }) => {
    const at = [...path, name]
    if (isSecret(contract, schema)) return [at.join('/')]
    return at.length < depthMax ? secretsIn(contract, schema, at) : []
  })
}

/** The members and items of a schema, whatever choice they stand in. */
export function fieldsOf(contract: Contract, part: Part): { readonly name: string; readonly schema: Part }[] {
  const {
    properties = {},
    additionalProperties,
    items,
    ...rest
  } = resolve(contract, part) as {
    readonly properties?: Record<string, Part>
    readonly additionalProperties?: Part | boolean
    readonly items?: Part
  } & Schema
  const choices = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => (rest[keyword] ?? []) as Part[])
  const others = [additionalProperties, items].flatMap((each) => (typeof each === 'object' ? [each] : []))
  return [
    ...Object.entries(properties).map(([name, schema]) => ({ name, schema })),
    ...others.map((schema) => ({ name: '*', schema })),
    ...choices.flatMap((choice) => fieldsOf(contract, choice)),
  ]
}

/** It may be marked itself, or by what it refers to. */
export function isSecret(contract: Contract, part: Part): boolean {
  return (part as Schema)['x-secret'] === true || (resolve(contract, part) as Schema)['x-secret'] === true
}
