import type { FastifyInstance } from 'fastify'
import { answerSocket } from './failures.ts'
import { refuseUnknownRoute } from './paths.ts'

/** Requests that Node answers by itself, outside the contract, unless there is a listener. */
export function takeOverFromNode(instance: FastifyInstance): void {
  const { server } = instance
  server.on('connect', (request, socket) => {
    try {
      refuseUnknownRoute('CONNECT', request.url ?? '', '')
    } catch (failure) {
      answerSocket(failure, socket, instance)
    }
  })
  // `100 Continue` is sent after authentication; other expectations are ignored.
  for (const event of ['checkContinue', 'checkExpectation'])
    server.on(event, (request, response) => server.emit('request', request, response))
}
