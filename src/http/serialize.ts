import type { OperationId } from '../contract.ts'
import { serializers as makers } from '../generated/serializers.js'
import { keeping } from '../platform/text/kept-texts.ts'

type Serializer = (value: unknown) => string

const serializers = new Map<OperationId, Serializer>()

/**
 * Writes the success body of an operation, and nothing that its schema does not declare. Its code is compiled with the
 * first answer. The line end keeps the prompt of a shell off the answer that curl(1) prints.
 */
export function serialize(id: OperationId, body: unknown): string {
  let serializer = serializers.get(id)
  if (!serializer) serializers.set(id, (serializer = makers[id]?.(keeping) ?? JSON.stringify))
  return `${serializer(body)}\n`
}
