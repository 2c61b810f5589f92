import type { FastifyReply, FastifyRequest } from 'fastify'

/** Lets a client send its body that waits for `100 Continue`. */
export function invite(request: FastifyRequest, reply: FastifyReply): void {
  if (request.headers.expect === undefined) return
  reply.raw.writeContinue()
  // From here on the body is sent as any other, and a refusal must read it.
  delete request.headers.expect
}
