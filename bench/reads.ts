import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { shippedProgram } from './program.ts'
import { atLeast, tableOf, written } from './report.ts'
import type { Report } from './report.ts'
import { interleave, join as joined, medianOf, ratioOf } from './rounds.ts'
import type { Rounds } from './rounds.ts'
import { quick, whole } from './scale.ts'
import type { Scale } from './scale.ts'
import { authorization, put, readRequests, warm, withServers } from './servers.ts'
import type { Figure, Server, ServerPlan } from './servers.ts'
import type { Request } from './load.ts'
import { taskIds, token } from './seed.ts'

const gantry = 'Gantry, as it ships'
const byHand = 'node:http and node:sqlite by hand'
const fastify = 'Fastify by hand, on the same store'
const promising = 'Fastify by hand, same promises, on the same store'
const tasksBefore = 5_000

/** Another checkout, whose program was built there by `node scripts/build.ts`. */
const [otherCheckout] = import.meta.main ? process.argv.slice(2).filter((each) => each !== '--whole') : []
const before = 'Gantry, of the other checkout'

const plans = (): readonly ServerPlan[] => [
  { name: gantry, program: shippedProgram(), preload: tasksBefore },
  ...(otherCheckout === undefined ? [] : [planOf(resolve(otherCheckout))]),
  { name: byHand, file: 'servers/by-hand.ts', args: ['--preload', String(tasksBefore)] },
  { name: fastify, file: 'servers/fastify.ts', args: ['--sqlite'] },
  { name: promising, file: 'servers/fastify.ts', args: ['--sqlite', '--promises'] },
]

const planOf = (checkout: string): ServerPlan => ({
  name: before,
  program: join(checkout, 'dist/main.js'),
  checkout,
  preload: tasksBefore,
})

const connections = 32
/** What is read, and by which servers: Fastify by hand has one of the operations. */
const reads: Readonly<Record<string, { readonly requests: Request[]; readonly servers: readonly string[] }>> = {
  'Changes of a task': { requests: readRequests(), servers: [gantry, before, byHand, fastify, promising] },
  'A whole task': { requests: taskIds.map((id) => get(`/tasks/${id}`)), servers: [gantry, before, byHand] },
  'A list of 50': { requests: [get('/tasks?limit=50')], servers: [gantry, before, byHand] },
}

/**
 * What a read costs of the program that users run, with its store; beside that of another checkout by
 * `node bench/reads.ts OTHER_CHECKOUT [--whole]`.
 */
export async function measureReads(scale: Scale): Promise<Report> {
  const generations: ReadonlyMap<string, Rounds<Figure>>[] = []
  for (let generation = 0; generation < scale.generations; generation++)
    generations.push(await measureGeneration(scale))
  const of = (read: string) => joined(generations.flatMap((generation) => generation.get(read) ?? []))
  const one = of('Changes of a task')
  const micros = (rounds: Rounds<Figure>, name: string) => medianOf(rounds, name, ({ cpuMicros }) => cpuMicros)
  const goal = (read: string, target: number, below: string) => {
    const [own, other] = [micros(of(read), gantry), micros(of(read), below)]
    const why = `${own.toFixed(1)} µs of the processor for an answer, against ${other.toFixed(1)}; the goal leaves ${(other / target).toFixed(1)}. \`node bench/layers.ts\` shows which layers take it (docs/decisions/0175).`
    return atLeast(`${read}, of ${below}`, target, ratioOf(of(read), gantry, below, yieldOf), why)
  }
  return {
    title: 'Reads from SQLite: the program as it ships, 32 connections',
    goals: [
      ...Object.keys(reads).map((read) => goal(read, 0.7, byHand)),
      goal('Changes of a task', 0.9, fastify),
      goal('Changes of a task', 1, promising),
    ],
    table: {
      columns: ['Read', 'Server', 'µs', 'Gantry, of it', 'by the clock'],
      rows: Object.entries(reads).flatMap(([read, { servers }]) =>
        servers
          .filter((name) => of(read).has(name))
          .map((name) => [
            read,
            name,
            micros(of(read), name).toFixed(1),
            written(ratioOf(of(read), gantry, name, yieldOf)),
            written(ratioOf(of(read), gantry, name, ({ rate }) => rate)),
          ]),
      ),
    },
    notes: [
      `Gantry is the built program with its own start, and is measured after the garbage of that start was collected; only its limit of calls a minute is off. Its store and that of the server by hand hold ${tasksBefore} tasks. Both say the same, which is compared before. That server has no credential, no validation, no checksums and no router; both servers of Fastify read from Gantry's own store. The ratios are answers per second of processor time; ${one.get(gantry)?.length ?? 0} rounds.`,
    ],
  }
}

function measureGeneration({ requests: count, warmUpRequests, ...span }: Scale): Promise<Map<string, Rounds<Figure>>> {
  return withServers(plans(), async (servers, client) => {
    const loadsOf = (server: string) =>
      Object.values(reads).flatMap(({ requests, servers: readers }) =>
        readers.includes(server) ? [{ connections, count: warmUpRequests, requests }] : [],
      )
    for (const server of servers) await warm(client, server, loadsOf(server.name))
    for (const read of Object.values(reads)) await requireSameAnswers(servers, read)
    const measured = new Map<string, Rounds<Figure>>()
    for (const [read, { requests, servers: readers }] of Object.entries(reads)) {
      const subjects = servers
        .filter(({ name }) => readers.includes(name))
        .map((server) => ({
          name: server.name,
          measure: () => put(client, server, { connections, count, requests, polls: true }),
        }))
      measured.set(read, await interleave(subjects, span))
    }
    return measured
  })
}

/** Servers that say different things are not compared. A position in a list is for its own server alone. */
async function requireSameAnswers(
  servers: readonly Server[],
  { requests: [request], servers: readers }: (typeof reads)[string],
): Promise<void> {
  const [, path = ''] = request?.start.split(' ') ?? []
  const [first, ...others] = await Promise.all(
    servers.filter(({ name }) => readers.includes(name)).map(({ port }) => answerOf(`http://127.0.0.1:${port}${path}`)),
  )
  for (const other of others)
    if (!isDeepStrictEqual(other, first)) throw new Error(`the servers answer ${path} differently`)
}

async function answerOf(address: string): Promise<unknown> {
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  return JSON.parse(await answer.text(), (name, value) => (name === 'nextCursor' ? undefined : value))
}

function get(path: string): Request {
  return { start: `GET /api/v1${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${authorization}\r\n` }
}

/** Answers per microsecond of processor time. */
function yieldOf({ cpuMicros }: Figure): number {
  return 1 / cpuMicros
}

if (import.meta.main) {
  const { title, table, notes } = await measureReads(process.argv.includes('--whole') ? whole : quick)
  console.log(`## ${title}\n\n${tableOf(table)}\n\n${notes.join(' ')}`)
}
