import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { serve } from '../work.ts'

// The bare way: the body of a POST hashed into a file, flushed and renamed; the file of a GET as a stream.
const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))

const server = createServer((request, response) => {
  const answered =
    request.method === 'POST'
      ? receive(request, response)
      : request.method === 'GET'
        ? send(response)
        : remove(response)
  answered.catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
})

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const hash = createHash('sha256')
  const spool = join(folder, 'spool')
  const hashed = new Transform({
    transform: (chunk, _, done) => {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(request, hashed, createWriteStream(spool))
  const file = await open(spool, 'r+')
  await file.sync()
  await file.close()
  await rename(spool, join(folder, 'file'))
  answer(response, 201, { success: true, sha256: hash.digest('hex') })
}

async function send(response: ServerResponse): Promise<void> {
  const path = join(folder, 'file')
  const { size } = await stat(path)
  response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': size })
  await pipeline(createReadStream(path), response)
}

async function remove(response: ServerResponse): Promise<void> {
  rmSync(join(folder, 'file'))
  answer(response, 200, { success: true })
}

function answer(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': text.length })
  response.end(text)
}

server.listen(0, '127.0.0.1', () =>
  serve((server.address() as AddressInfo).port, () => rmSync(folder, { recursive: true })),
)
