import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Request } from './load.ts'
import type { Worker } from './processes.ts'
import { atLeast, tableOf, written } from './report.ts'
import type { Report } from './report.ts'
import { interleave, medianOf, ratioOf } from './rounds.ts'
import type { Rounds } from './rounds.ts'
import { whole } from './scale.ts'
import type { Scale } from './scale.ts'
import { authorization, put, withServers } from './servers.ts'
import type { Figure, Server, ServerPlan } from './servers.ts'

const gantry = 'Gantry'
const bare = 'bare streams'

const plans: readonly ServerPlan[] = [
  { name: gantry, file: 'servers/gantry.ts', args: ['--store', 'sqlite'] },
  { name: bare, file: 'servers/files.ts' },
]

interface FileRound {
  readonly up: Figure
  readonly down: Figure
}

/** A large file up and down, against streams that do nothing but carry it. */
export async function measureFiles(scale: Scale): Promise<Report> {
  const rounds = await roundsOf(plans, scale)
  const { fileBytes } = scale
  const megabytes = fileBytes / 2 ** 20
  const up = ({ up }: FileRound) => up.rate * megabytes
  const down = ({ down }: FileRound) => down.rate * megabytes
  const milliseconds = (name: string) => ((1000 * megabytes) / medianOf(rounds, name, up)).toFixed(0)
  return {
    title: `Files: ${megabytes} MiB up and down`,
    goals: [
      atLeast(
        'Upload, of a bare stream that hashes, flushes and renames',
        0.9,
        ratioOf(rounds, gantry, bare, up),
        `${milliseconds(gantry)} ms against ${milliseconds(bare)}. Each byte is hashed twice, once for the file and once for its block of 1 MiB, so that a range is verified too (docs/decisions/0094): the second time takes ${hashingMs(fileBytes).toFixed(0)} ms. The rest is the search for the boundary of the form, and collections of the buffers that a connection has filled (docs/decisions/0182).`,
      ),
    ],
    table: {
      columns: ['Server', 'up, MiB/s', 'up, of bare', 'down, MiB/s', 'down, of bare'],
      rows: [gantry, bare].map((name) => [
        name,
        Math.round(medianOf(rounds, name, up)).toString(),
        written(ratioOf(rounds, name, bare, up)),
        Math.round(medianOf(rounds, name, down)).toString(),
        written(ratioOf(rounds, name, bare, down)),
      ]),
    },
    notes: [
      'Gantry takes the file as a form and finds its end byte by byte; the bare stream takes it as the whole body. Both flush the file before they answer. Downloads read the file from the page cache.',
    ],
  }
}

function roundsOf(plans: readonly ServerPlan[], { fileBytes, ...span }: Scale): Promise<Rounds<FileRound>> {
  return withServers(
    plans,
    async (servers, client) => {
      const subjects = servers.map((server) => ({ name: server.name, measure: () => carry(client, server, fileBytes) }))
      for (const { measure } of subjects) await measure() // warms up
      for (const server of servers) await server.collect()
      return interleave(subjects, span)
      // Both leave hashing, writing and flushing to threads, which want processors.
    },
    { pinned: false },
  )
}

async function carry(client: Worker, server: Server, bytes: number): Promise<FileRound> {
  const once = { connections: 1, count: 1 }
  const up = await put(client, server, { ...once, requests: [upload(server.name, bytes)] })
  const down = await put(client, server, { ...once, requests: [download] })
  await put(client, server, { ...once, requests: [removal] })
  return { up, down }
}

/** What one SHA-256 of so many bytes takes here. */
function hashingMs(bytes: number): number {
  const chunk = Buffer.alloc(65_536, 1)
  const startedAt = performance.now()
  const hash = createHash('sha256')
  for (let hashed = 0; hashed < bytes; hashed += chunk.length) hash.update(chunk)
  hash.digest()
  return performance.now() - startedAt
}

const boundary = 'a-boundary-that-is-not-in-the-file'
const path = '/api/v1/resources/file'
const download: Request = { start: `GET ${path}?download=true HTTP/1.1\r\nHost: 127.0.0.1\r\n${authorization}\r\n` }
const removal: Request = { start: `DELETE ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${authorization}\r\n` }

function upload(name: string, bytes: number): Request {
  const [start, end] =
    name === bare
      ? ['', '']
      : [
          `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="file"\r\n\r\n`,
          `\r\n--${boundary}--\r\n`,
        ]
  const head = `POST /api/v1/resources HTTP/1.1\r\nHost: 127.0.0.1\r\n${authorization}Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${start.length + bytes + end.length}\r\n\r\n`
  return { start: head + start, bytes, end }
}

/** Beside the service of another checkout: `node bench/files.ts OTHER_CHECKOUT`. */
if (import.meta.main) {
  const others = process.argv.slice(2).map((checkout) => ({
    name: checkout,
    file: `${pathToFileURL(resolve(checkout)).href}/bench/servers/gantry.ts`,
    args: ['--store', 'sqlite'],
  }))
  const all = [...plans, ...others]
  const rounds = await roundsOf(all, { ...whole, spanMs: 40_000 })
  const rows = all.map(({ name }) => [
    name,
    (medianOf(rounds, name, ({ up }) => up.cpuMicros) / 1_000).toFixed(0),
    written(ratioOf(rounds, name, gantry, ({ up }) => up.cpuMicros)),
    written(ratioOf(rounds, name, gantry, ({ up }) => 1 / up.rate)),
  ])
  const columns = ['An upload', 'ms of the processor', 'of this checkout', 'time, of this checkout']
  console.log(tableOf({ columns, rows }))
}
