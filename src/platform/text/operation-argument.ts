import { fail } from '../../errors.ts'

/** How a tool names an operation, at `/mcp/compact` and in chats. */
export const operationIdSchema = { type: 'string', description: 'The name of the operation.' } as const

/** The operation that a call of such a tool names; `operation` is the form of earlier versions. */
export function operationIdIn(values: Readonly<Record<string, unknown>>): string {
  const { operationId = values['operation'] } = values
  return typeof operationId === 'string' && operationId !== ''
    ? operationId
    : fail('validation_failed', { message: 'The argument operationId is missing: give the name of an operation.' })
}

/** What a model reads of a call that succeeded without data: an empty object looks like one that did nothing. */
export function doneBy(operationId: string, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { isDone: true, operationId, arguments: values }
}
