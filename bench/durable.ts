import { startWorker } from './processes.ts'
import { measureStoreCreates } from './store-creates.ts'
import { atLeast, written } from './report.ts'
import type { Report } from './report.ts'
import { interleave, join, medianOf, ratioOf } from './rounds.ts'
import type { Rounds } from './rounds.ts'
import type { Scale } from './scale.ts'
import { createRequests, put, warm, withServers } from './servers.ts'
import type { Figure, ServerPlan } from './servers.ts'

const durable = 'Gantry on SQLite, flushed'
const memory = 'Gantry in memory'
const single = 'one flush per write, node:http'
const ungrouped = 'Gantry, one flush per write'

/** Tasks that are in the store before: an empty one has small indexes. */
const preloaded = ['--preload', '5000']

const plans: readonly ServerPlan[] = [
  { name: durable, file: 'servers/gantry.ts', args: ['--store', 'sqlite', ...preloaded] },
  { name: memory, file: 'servers/gantry.ts', args: preloaded },
  { name: single, file: 'servers/flush-per-write.ts' },
  { name: ungrouped, file: 'servers/gantry.ts', args: ['--store', 'one-by-one', ...preloaded] },
]

const clients = [1, 8, 32, 64] as const
type Clients = (typeof clients)[number]
type Generation = ReadonlyMap<Clients, Rounds<Figure>>

/** What it costs that every answered write is on the disk. */
export async function measureDurable(scale: Scale): Promise<Report> {
  const flushMicros = await measureFlush()
  const generations: Generation[] = []
  for (let generation = 0; generation < Math.ceil(scale.generations / 2); generation++)
    generations.push(await measureGeneration(scale))
  const at = (count: Clients) => join(generations.flatMap((generation) => generation.get(count) ?? []))
  return {
    title: 'Durable writes: create task on SQLite with every commit flushed',
    goals: [
      atLeast(
        'Durable creates, of the same server without storage, 32 clients',
        0.75,
        ratioOf(at(32), durable, memory, rate),
        `without storage it answers ${Math.round(medianOf(at(32), memory, rate))} a second, and each of the commits between takes a flush of ${Math.round(flushMicros)} µs.`,
      ),
      atLeast(
        'Durable creates, of Gantry with one flush per write, 64 clients',
        10,
        ratioOf(at(64), durable, ungrouped, rate),
        `the same server without storage answers ${written(ratioOf(at(64), memory, ungrouped, rate))} times as many as the one with a flush per write, which is about the most that any store could reach.`,
      ),
      await measureStoreCreates(),
    ],
    table: {
      columns: [
        'Clients',
        'durable creates/s',
        'of in memory',
        'of Gantry with one flush per write',
        'of two plain tables with one flush per write',
        'refused',
      ],
      rows: clients.map((count) => [
        String(count),
        Math.round(medianOf(at(count), durable, rate)).toString(),
        written(ratioOf(at(count), durable, memory, rate)),
        written(ratioOf(at(count), durable, ungrouped, rate)),
        written(ratioOf(at(count), durable, single, rate)),
        `${(medianOf(at(count), durable, ({ refused }) => refused) * 100).toFixed(1)} %`,
      ]),
    },
    notes: [
      'Each create has a body of its own (2,000 different ones in turn), and the stores hold 5,000 tasks before. A call that admission refuses is sent again by another connection, and the refused one pauses as `Retry-After` says.',
      `One commit with its flush takes ${Math.round(flushMicros)} µs on this disk. At 64 clients the server without storage answers ${written(ratioOf(at(64), memory, ungrouped, rate))} times as many creates as the one that flushes each write: no store can do better than that, and where a flush is quick there is less to save. The plain tables hold a task and its event; Gantry also keeps its indexes, its words for the search and the audit chain.`,
    ],
  }
}

function measureGeneration({ requests, warmUpRequests, rounds, spanMs }: Scale): Promise<Generation> {
  return withServers(plans, async (servers, client) => {
    for (const server of servers)
      await warm(client, server, [{ connections: 32, count: warmUpRequests, requests: createRequests() }])
    const measured = new Map<Clients, Rounds<Figure>>()
    for (const connections of clients) {
      const count = connections === 1 ? Math.ceil(requests / 4) : requests
      const subjects = servers.map((server) => ({
        name: server.name,
        measure: () => put(client, server, { connections, count, requests: createRequests() }),
      }))
      measured.set(connections, await interleave(subjects, { rounds, spanMs: spanMs / 2 }))
    }
    return measured
  })
}

async function measureFlush(): Promise<number> {
  const worker = await startWorker('servers/flush.ts', { core: 0 })
  const times: number[] = []
  for (let round = 0; round < 7; round++) times.push((await worker.ask<{ micros: number }>({ count: 200 })).micros)
  await worker.stop()
  return times.toSorted((a, b) => a - b)[3] ?? NaN
}

function rate(figure: Figure): number {
  return figure.rate
}
