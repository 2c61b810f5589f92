import type { CallToolResult, Tool } from '@modelcontextprotocol/server'
import { renderFailure } from '../failures.ts'
import type { Envelope, Operation, OperationAnswer } from '../../services/operations.ts'
import { isRecord } from '../../platform/text/is-record.ts'

/**
 * An operation as a tool. Output schemas are left out: they would cost several times as many tokens as all the rest.
 */
export function toolOf({ operationId, summary, firstSentence, annotations, input }: Operation): Tool {
  return {
    name: operationId,
    description: `${summary} ${firstSentence}`,
    inputSchema: { ...input, type: 'object' },
    annotations: annotations.isReadOnly
      ? { readOnlyHint: true }
      : // That it is not idempotent is the default of the protocol.
        { destructiveHint: annotations.isDestructive, ...(annotations.isIdempotent && { idempotentHint: true }) },
  }
}

/**
 * What the operation answered: the `data` of a success, or the outcome where there is none, or the code, message and
 * hint of a failure.
 */
export function resultOf({ body, headers }: OperationAnswer, outcome: Record<string, unknown> = {}): CallToolResult {
  if (!body.success) return failureOf(body)
  const { success: _, data, ...beside } = body
  const all = { ...(isRecord(data) ? data : {}), ...beside }
  const given = Object.keys(all).length === 0 ? outcome : all
  const { etag } = headers
  return {
    content: [
      { type: 'text', text: JSON.stringify(given) },
      // The argument `ifMatch` of a later change takes it.
      ...(etag === undefined ? [] : [{ type: 'text' as const, text: `ETag: ${etag}` }]),
    ],
    structuredContent: given,
  }
}

/** The result of a tool of our own. */
export function resultWith(given: Record<string, unknown>): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(given) }], structuredContent: given }
}

/** Whatever was thrown on the way to an operation, as a failure of the tool. */
export function resultOfThrown(thrown: unknown, requestId: string, publicPath: string): CallToolResult {
  const envelope = JSON.parse(renderFailure(thrown, requestId, publicPath).body) as Envelope
  return envelope.success ? resultWith({}) : failureOf(envelope)
}

function failureOf({ error }: Extract<Envelope, { success: false }>): CallToolResult {
  const { code, message, hint, details, retryAfter } = error
  const failure = { code, message, hint, details, retryAfter }
  return {
    content: [{ type: 'text', text: JSON.stringify(failure) }],
    structuredContent: JSON.parse(JSON.stringify(failure)) as Record<string, unknown>,
    isError: true,
  }
}
