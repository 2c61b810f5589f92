import { createRequire } from 'node:module'
import type { OperationId } from '../contract.ts'

type Serializer = (value: unknown) => string

const require = createRequire(import.meta.url)
const serializers = new Map<OperationId, Serializer>()
let schemas: Record<string, object> | undefined

/**
 * Writes the success body of an operation, and nothing that its schema does not declare.
 * A serializer is made on the first answer of its operation: making all of them at the start doubles the boot time.
 */
export function serialize(id: OperationId, body: unknown): string {
  let serializer = serializers.get(id)
  if (!serializer) serializers.set(id, (serializer = makeSerializer(id)))
  return serializer(body)
}

function makeSerializer(id: OperationId): Serializer {
  schemas ??= require('../generated/serializer-schemas.json') as Record<string, object>
  const build = require('fast-json-stringify') as (schema: object) => Serializer
  return build(schemas[id] ?? {})
}
