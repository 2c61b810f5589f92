/**
 * Where the processor time of an answer goes, by the layers of the code that runs: sampled by the profiler of V8 in the
 * service that runs from its sources, while another process sends requests.
 *
 *   node bench/layers.ts [--count 20000] [--store memory|sqlite] [--operation create] [--functions 20]
 */
import type { Profiler } from 'node:inspector'
import { parseArgs } from 'node:util'
import { startWorker } from './processes.ts'
import type { Worker } from './processes.ts'
import { tableOf } from './report.ts'
import type { Request } from './load.ts'
import { authorization, createRequests, readRequests } from './servers.ts'
import { taskIds } from './seed.ts'
import type { ServerQuestion } from './work.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    store: { type: 'string' },
    operation: { type: 'string' },
    functions: { type: 'string', default: '0' },
  },
})
const count = Number(values.count)
const connections = 32
const warmUpRequests = 6_000
const tasksBefore = 5_000

const operations: Readonly<Record<string, Request[]>> = {
  changes: readRequests(),
  whole: taskIds.map((id) => ({
    start: `GET /api/v1/tasks/${id} HTTP/1.1\r\nHost: 127.0.0.1\r\n${authorization}\r\n`,
  })),
  create: createRequests(),
}

/** The first that fits a file, or the name of a function that has none. */
const layers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['waiting for requests', /^\(idle\)|node:inspector/],
  ['garbage collection', /^\(garbage collector\)/],
  ['SQLite and its binding', /^(run|get|all|exec|prepare) $|node:sqlite/],
  ['hashes', /^(hash|oneShotDigest|crc32|Hash|update|digest) |node:internal\/crypto|node:zlib/],
  ['sockets and HTTP of Node', /node:(_?http|net|internal\/(http|stream|net)|internal\/streams|stream|_|events)/],
  ['Node besides', /node:/],
  ['router of Fastify', /find-my-way/],
  ['Fastify', /node_modules\/(fastify|@fastify|avvio|fast-)/],
  ['admission', /src\/http\/overload/],
  ['credential and rate', /src\/http\/(credentials|rate-limit)|src\/services\/(identity|rates)/],
  ['JSON of bodies', /src\/http\/bodies|^JSON|^(parse|stringify) $/],
  ['validators and serializers', /src\/generated|fast-json-stringify|src\/platform\/text/],
  ['the contract layer besides', /src\/http/],
  ['handlers and services', /src\/(handlers|services|call)/],
  ['commits', /src\/platform\/work/],
  ['stores', /src\/stores/],
]
const besides = 'V8 and system calls'

interface Share {
  readonly name: string
  readonly micros: number
}

for (const store of values.store ? [values.store] : ['memory', 'sqlite'])
  await withServer(store, async (server, port, client) => {
    for (const [operation, requests] of Object.entries(operations)) {
      if (values.operation !== undefined && values.operation !== operation) continue
      const put = (times: number) => client.ask({ port, connections, count: times, requests, polls: true })
      await put(warmUpRequests)
      await server.ask({ ask: 'collect' } satisfies ServerQuestion)
      const before = await server.ask<{ cpuMicros: number }>({ ask: 'profile' } satisfies ServerQuestion)
      await put(count)
      const after = await server.ask<{ cpuMicros: number; profile: Profiler.Profile }>({ ask: 'cpu' })
      print(`${operation}, ${store}`, after.profile, (after.cpuMicros - before.cpuMicros) / count)
    }
  })

async function withServer(
  store: string,
  use: (server: Worker, port: number, client: Worker) => Promise<void>,
): Promise<void> {
  const client = await startWorker('load.ts', { core: 1 })
  const args = ['--store', store, '--preload', String(tasksBefore)]
  const server = await startWorker('servers/gantry.ts', { args, core: 0 })
  try {
    await use(server, (server.ready as { port: number }).port, client)
  } finally {
    await Promise.all([client.stop(), server.stop()])
  }
}

/** The time that passes is sampled, of which other programs have a part: shares of it are those of processor time. */
function print(title: string, profile: Profiler.Profile, cpuMicros: number): void {
  const layerOf = (place: string) => layers.find(([, pattern]) => pattern.test(place))?.[0] ?? besides
  const busy = selfTimesOf(profile).filter(({ name }) => layerOf(name) !== 'waiting for requests')
  const all = sum(busy)
  const selves = busy.map(({ name, micros }) => ({ name, micros: (micros / all) * cpuMicros }))
  const names = [...layers.map(([name]) => name), besides]
  const rows = names.map((name) => ({ name, micros: sum(selves.filter((self) => layerOf(self.name) === name)) }))
  const shown = [...rows, { name: 'in all', micros: cpuMicros }].filter(({ micros }) => micros >= 0.05)
  console.log(`${tableOf({ columns: [title, 'µs'], rows: shown.map(rowOf) })}\n`)
  const functions = selves.toSorted((one, other) => other.micros - one.micros).slice(0, Number(values.functions))
  for (const { name, micros } of functions) console.log(`${micros.toFixed(2).padStart(7)} ${name}`)
}

function rowOf({ name, micros }: Share): string[] {
  return [name, micros.toFixed(1)]
}

/** The time that each function had for itself, by its name and its place. */
function selfTimesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Share[] {
  const placeOf = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
      id,
      `${functionName || '(anonymous)'} ${url && `${url.replace(/^.*\/(?=node_modules|src\/|bench\/)/, '')}:${lineNumber + 1}`}`,
    ]),
  )
  const times = new Map<string, number>()
  samples.forEach((id, index) => {
    const place = placeOf.get(id) ?? ''
    times.set(place, (times.get(place) ?? 0) + (timeDeltas[index] ?? 0))
  })
  return [...times].map(([name, micros]) => ({ name, micros }))
}

function sum(shares: readonly Share[]): number {
  return shares.reduce((all, { micros }) => all + micros, 0)
}
