import { existsSync } from 'node:fs'
import { shippedProgram } from './program.ts'
import { atLeast, written } from './report.ts'
import type { Report } from './report.ts'
import { interleave, join, medianOf, ratioOf } from './rounds.ts'
import type { Rounds } from './rounds.ts'
import type { Scale } from './scale.ts'
import { createRequests, put, readRequests, warm, withServers } from './servers.ts'
import type { Figure, ServerPlan } from './servers.ts'

const gantry = 'Gantry on SQLite, as it ships'
const memory = 'Gantry in memory'
const elysia = 'Elysia on Node.js'
const hono = 'Hono with zod-openapi'

const plans = (): readonly ServerPlan[] => [
  { name: gantry, program: shippedProgram() },
  { name: memory, file: 'servers/gantry.ts' },
  { name: 'fastify-openapi-glue', file: 'peers/fastify-openapi-glue.mjs' },
  { name: 'express-openapi-validator', file: 'peers/express-openapi-validator.mjs' },
  { name: elysia, file: 'peers/elysia.mjs' },
  { name: hono, file: 'peers/hono-zod-openapi.mjs' },
  { name: 'NestJS on Fastify', file: 'peers/nestjs.mjs' },
]

const connections = 32

/** The same two operations in other frameworks, each with validation and a token, on a Map. */
export async function measurePeers(scale: Scale): Promise<Report> {
  const title = 'Peers: create task and get task changes, 32 connections'
  if (!existsSync(new URL('peers/node_modules', import.meta.url))) {
    const notes = ['The peers are not installed: run `npm run bench:peers` once.']
    return { title, goals: [], table: { columns: ['Server'], rows: [] }, notes }
  }
  const generations: Generation[] = []
  for (let generation = 0; generation < Math.ceil(scale.generations / 2); generation++)
    generations.push(await measureGeneration(scale))
  const read = join(generations.map((generation) => generation.read))
  const create = join(generations.map((generation) => generation.create))
  return {
    title,
    goals: [elysia, hono].map((peer) =>
      atLeast(
        `Get task changes from SQLite with a token, of ${peer} on a Map`,
        0.8,
        ratioOf(read, gantry, peer, yieldOf),
      ),
    ),
    table: {
      columns: ['Server', 'read µs', 'Gantry, of it', 'create µs', 'Gantry, of it'],
      rows: plans().map(({ name }) => [name, ...columnsOf(read, name), ...columnsOf(create, name)]),
    },
    notes: [
      'Processor time of the server for one answer. The peers validate parameters and bodies, check one token and keep tasks in a Map: they commit nothing, write no audit, emit no events and keep none of the promises of the other tables. Gantry is the built program with its own start, on SQLite. The first two take the schemas of our contract, the others have them written by hand as their guides say.',
    ],
  }
}

interface Generation {
  readonly read: Rounds<Figure>
  readonly create: Rounds<Figure>
}

function measureGeneration({ requests, warmUpRequests, rounds, spanMs }: Scale): Promise<Generation> {
  return withServers(plans(), async (servers, client) => {
    const loads = { read: readRequests(), create: createRequests() }
    for (const server of servers)
      await warm(
        client,
        server,
        Object.values(loads).map((load) => ({ connections, count: warmUpRequests, requests: load })),
      )
    const measure = (load: keyof typeof loads) => {
      const subjects = servers.map((server) => ({
        name: server.name,
        measure: () => put(client, server, { connections, count: requests, requests: loads[load], polls: true }),
      }))
      return interleave(subjects, { rounds, spanMs })
    }
    return { read: await measure('read'), create: await measure('create') }
  })
}

function columnsOf(rounds: Rounds<Figure>, name: string): string[] {
  const micros = medianOf(rounds, name, ({ cpuMicros }) => cpuMicros)
  return [micros.toFixed(1), written(ratioOf(rounds, gantry, name, yieldOf))]
}

/** Answers per microsecond of processor time. */
function yieldOf({ cpuMicros }: Figure): number {
  return 1 / cpuMicros
}
