import type { IncomingMessage, ServerResponse } from 'node:http'
import { Failure } from '../errors.ts'
import { answerSocket } from './failures.ts'

/**
 * Ends a request whose body does not arrive. Node's own limit counts from the first byte of a request to its last, and so
 * would cut a large file on a slow line: a form may take its time as long as it goes on. Any other body is small.
 */
export function limitArrival(request: IncomingMessage, response: ServerResponse, isForm: boolean, limitMs: number): void {
  const { socket } = request
  let bytesSeen = socket.bytesRead
  const timer = setTimeout(() => {
    if (request.complete) return
    const goesOn = isForm && socket.bytesRead > bytesSeen
    bytesSeen = socket.bytesRead
    if (goesOn) timer.refresh()
    else if (response.headersSent) socket.destroy()
    else answerSocket(new Failure('request_timeout', {}), socket)
  }, limitMs).unref()
  response.once('close', () => {
    // The rest of a body may be on its way after its answer, on a connection that goes on.
    if (request.complete || socket.writableEnded) clearTimeout(timer)
  })
}
