import type { FastifyReply } from 'fastify'
import { contractHeader } from './contract-headers.ts'
import { answerKinds } from './headers.ts'

const headers = { ...answerKinds.json.headers, ...contractHeader }

/** By which Fastify has the headers of a reply; absent where its next version names them otherwise. */
let ofReply: symbol | undefined

/**
 * Sets what most answers have, which are JSON; those of another kind replace these. To add each to what the reply has
 * costs as much as the router does, so that a reply without any gets a copy of all.
 */
export function setJsonHeaders(reply: FastifyReply, requestId: string): void {
  ofReply ??= Object.getOwnPropertySymbols(reply).find(({ description }) => description === 'fastify.reply.headers')
  // Fastify declares no type for it: what it has there are the headers by their names in lower case.
  const replied = reply as unknown as Record<symbol, object>
  if (ofReply === undefined || hasAny(replied[ofReply])) reply.header('x-request-id', requestId).headers(headers)
  else replied[ofReply] = { ...headers, 'x-request-id': requestId }
}

function hasAny(given: object | undefined): boolean {
  for (const _ in given) return true
  return given === undefined
}
