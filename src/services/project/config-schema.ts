import { configShape } from './config-shape.ts'
import type { Shape } from './shapes.ts'

/** A JSON Schema (draft 2020-12). */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}

/** The schema of `gantry.json`, for editors. Comments and trailing commas are allowed in addition. */
export function configSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'gantry.json',
    ...schemaOf(configShape),
    // Read by the editors that can.
    allowComments: true,
    allowTrailingCommas: true,
  }
}

function schemaOf(shape: Shape): JsonSchema {
  return { ...(shape.about !== undefined && { description: shape.about }), ...rulesOf(shape) }
}

function rulesOf(shape: Shape): JsonSchema {
  switch (shape.kind) {
    case 'text':
      return {
        type: 'string',
        ...(shape.filled === true && { minLength: 1 }),
        maxLength: shape.max,
        ...(shape.oneOf && { enum: shape.oneOf }),
        ...(shape.pattern !== undefined && { pattern: shape.pattern }),
      }
    case 'count': {
      const count = { type: 'integer', minimum: shape.min, maximum: shape.max }
      return shape.or.length === 0 ? count : { anyOf: [count, { enum: shape.or }] }
    }
    case 'boolean':
      return { type: 'boolean' }
    case 'list':
      return { type: 'array', maxItems: shape.max, items: schemaOf(shape.of) }
    case 'map':
      return { type: 'object', maxProperties: shape.max, additionalProperties: schemaOf(shape.of) }
    case 'record':
      return {
        type: 'object',
        additionalProperties: shape.others === 'ignored',
        ...(shape.required && { required: shape.required }),
        ...(shape.needs && { oneOf: shape.needs.keys.map((key) => ({ required: [key] })) }),
        properties: Object.fromEntries(Object.entries(shape.keys).map(([key, each]) => [key, schemaOf(each)])),
      }
    case 'free':
      return { type: 'object' }
    default:
      return shape satisfies never
  }
}
