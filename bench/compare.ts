/**
 * What one request costs in this checkout and in another one: processor time of the server for reads and creates on the
 * store in memory, in interleaved rounds, beside the two servers that are written by hand.
 *
 *   node bench/compare.ts [OTHER_CHECKOUT] [--seconds 20] [--operation read|create]
 */
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { tableOf, written } from './report.ts'
import { interleave, medianOf, ratioOf } from './rounds.ts'
import { createRequests, put, readRequests, warm, withServers } from './servers.ts'
import type { Figure, ServerPlan } from './servers.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '20' }, operation: { type: 'string' } },
})
const loads = { read: readRequests(), create: createRequests() }
const ours = 'Gantry'
const gantry: ServerPlan = { name: ours, file: 'servers/gantry.ts', args: ['--counts-rate'] }
const plans: readonly ServerPlan[] = [
  gantry,
  ...positionals.map((folder) => ({ ...gantry, name: folder, file: `${pathToFileURL(folder)}/bench/${gantry.file}` })),
  { name: 'Fastify by hand', file: 'servers/fastify.ts' },
  { name: 'Fastify by hand, same promises', file: 'servers/fastify.ts', args: ['--promises'] },
]
const connections = 32
const warmUpRequests = 4_000
const requestsOfRound = 300
const span = { rounds: Infinity, spanMs: Number(values.seconds) * 1_000 }

await withServers(plans, async (servers, client) => {
  for (const [operation, requests] of Object.entries(loads)) {
    if (values.operation !== undefined && values.operation !== operation) continue
    for (const server of servers) await warm(client, server, [{ connections, count: warmUpRequests, requests }])
    const subjects = servers.map((server) => ({
      name: server.name,
      measure: () => put(client, server, { connections, count: requestsOfRound, requests, polls: true }),
    }))
    const rounds = await interleave(subjects, span)
    const micros = ({ cpuMicros }: Figure) => cpuMicros
    const rows = plans.map(({ name }) => [
      name,
      medianOf(rounds, name, micros).toFixed(1),
      written(ratioOf(rounds, name, ours, micros)),
    ])
    console.log(`${tableOf({ columns: [operation, 'µs', 'of Gantry'], rows })}\n`)
  }
})
