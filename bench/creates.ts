import { atLeast, below, tableOf, written } from './report.ts'
import type { Report } from './report.ts'
import { bytesWritten } from './process-figures.ts'
import { shippedProgram } from './program.ts'
import { interleave, join, medianOf, ratioOf } from './rounds.ts'
import type { Rounds } from './rounds.ts'
import { quick } from './scale.ts'
import type { Scale } from './scale.ts'
import { createRequests, put, warm, withServers } from './servers.ts'
import type { Figure, Server, ServerPlan } from './servers.ts'

const gantry = 'Gantry, as it ships'
const byHand = 'node:http and node:sqlite by hand'
const sameStore = 'node:http by hand, on the store of Gantry'
const fastify = 'Fastify by hand, same promises, on the store of Gantry'
const tasksBefore = 5_000
/** By the clock, of by hand. */
const rateMin = 0.75
const preloaded = ['--preload', String(tasksBefore)]

const clients = [1, 32] as const
type Clients = (typeof clients)[number]

/** What a create did besides its answer. */
interface Create extends Figure {
  /** What the process caused to be written to the disk for one create. */
  readonly bytes: number
}

/** What a durable create costs of the program that users run, beside the same work by hand. */
export async function measureCreates(scale: Scale): Promise<Report> {
  const plans: readonly ServerPlan[] = [
    { name: gantry, program: shippedProgram(), preload: tasksBefore },
    { name: byHand, file: 'servers/by-hand.ts', args: preloaded },
    { name: sameStore, file: 'servers/node-http.ts', args: ['--sqlite', ...preloaded] },
    { name: fastify, file: 'servers/fastify.ts', args: ['--sqlite', '--promises', ...preloaded] },
  ]
  const generations: ReadonlyMap<Clients, Rounds<Create>>[] = []
  for (let generation = 0; generation < scale.generations; generation++)
    generations.push(await withServers(plans, (servers, client) => measureGeneration(scale, servers, client)))
  const at = (count: Clients) => join(generations.flatMap((generation) => generation.get(count) ?? []))
  const bodyBytes = meanBodyBytes()
  const bytesFor = (count: Clients, name: string) => medianOf(at(count), name, ({ bytes }) => bytes) / bodyBytes
  return {
    title: 'Durable creates: the program as it ships, beside the same work by hand',
    goals: [
      atLeast(
        'Durable creates by the clock, of node:http and node:sqlite by hand, 32 clients',
        rateMin,
        ratioOf(at(32), gantry, byHand, ({ rate }) => rate),
        `${micros(at(32), gantry)} µs of the processor for a create, against ${micros(at(32), byHand)}, of which the goal leaves ${(Number(micros(at(32), byHand)) / rateMin).toFixed(1)}. node:http by hand takes ${micros(at(32), sameStore)} on Gantry's own store, which keeps the place in the queue, the chain of the audit log, and what each filter, order and search is answered from at ten million tasks; Fastify by hand takes ${micros(at(32), fastify)} with the same promises, and Gantry reaches ${written(ratioOf(at(32), gantry, fastify, ({ rate }) => rate))} of it (docs/decisions/0203).`,
      ),
      below('Bytes written for a byte of body, 32 clients', 8, 'bytes', {
        value: bytesFor(32, gantry),
        rounds: at(32).get(gantry)?.length ?? 0,
        digits: 1,
        why: `SQLite writes whole pages, first to its log and then to the file: the same work by hand, with fewer indexes, writes ${bytesFor(32, byHand).toFixed(1)}. The rows of a create alone, which are its task, place in the queue, event and audit entry, are 1170 bytes: both copies of these come to ${((2 * 1170) / bodyBytes).toFixed(1)}, and leave next to nothing for any index (docs/decisions/0171).`,
      }),
    ],
    table: {
      columns: [
        'Clients',
        'Server',
        'µs',
        'creates/s',
        'Gantry, of it, by the clock',
        'bytes a create',
        'a byte of body',
      ],
      rows: clients.flatMap((count) =>
        [gantry, byHand, sameStore, fastify].map((name) => [
          String(count),
          name,
          micros(at(count), name),
          Math.round(medianOf(at(count), name, ({ rate }) => rate)).toString(),
          written(ratioOf(at(count), gantry, name, ({ rate }) => rate)),
          Math.round(medianOf(at(count), name, ({ bytes }) => bytes)).toString(),
          bytesFor(count, name).toFixed(1),
        ]),
      ),
    },
    notes: [
      `Each create has a body of its own, of ${Math.round(bodyBytes)} bytes on average, beside ${tasksBefore} tasks. Gantry is the built program with its own start; by hand a task, its words, an event and an audit entry are kept, and nothing is checked. The last two have the store of Gantry. The bytes are those that Linux counts for the process.`,
    ],
  }
}

async function measureGeneration(
  { requests, warmUpRequests, ...span }: Scale,
  servers: readonly Server[],
  client: Parameters<typeof put>[0],
): Promise<Map<Clients, Rounds<Create>>> {
  for (const server of servers)
    await warm(client, server, [{ connections: 32, count: warmUpRequests, requests: createRequests() }])
  const measured = new Map<Clients, Rounds<Create>>()
  for (const connections of clients) {
    const count = connections === 1 ? Math.ceil(requests / 4) : requests
    const subjects = servers.map((server) => ({
      name: server.name,
      measure: async () => {
        const before = bytesWritten(server.pid)
        const figure = await put(client, server, { connections, count, requests: createRequests() })
        return { ...figure, bytes: (bytesWritten(server.pid) - before) / count }
      },
    }))
    measured.set(connections, await interleave(subjects, span))
  }
  return measured
}

function meanBodyBytes(): number {
  const sizes = createRequests().map(({ start }) => Buffer.byteLength(start.split('\r\n\r\n')[1] ?? ''))
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length
}

function micros(rounds: Rounds<Create>, name: string): string {
  return medianOf(rounds, name, ({ cpuMicros }) => cpuMicros).toFixed(1)
}

if (import.meta.main) {
  const { title, table, notes } = await measureCreates(quick)
  console.log(`## ${title}\n\n${tableOf(table)}\n\n${notes.join(' ')}`)
}
