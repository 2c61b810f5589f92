import type { ServerResponse } from 'node:http'

/** Answers with JSON as the servers by hand do: the whole text at once, with its length. */
export function answerJson(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}
