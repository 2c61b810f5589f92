/**
 * Creates and reads a second with one, two and three processes on one PostgreSQL database: `npm run bench:cluster`.
 * Only the ratios within one run mean something: clients, database and processes share the machine. It asserts nothing.
 */
import { availableParallelism } from 'node:os'
import { startProcess, token } from '../test/support/crash/service.ts'
import type { RunningService } from '../test/support/crash/service.ts'
import { makeFolder } from '../test/support/folder.ts'
import type { Teardown } from '../test/support/folder.ts'
import { startPostgres } from '../test/support/postgres.ts'

const clients = 24
const seconds = Number(process.argv[2] ?? 5)
const endings: (() => unknown)[] = []
const t: Teardown = { teardown: (end: () => unknown) => void endings.unshift(end) }
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

try {
  const postgres = await startPostgres(t)
  const environment = { GANTRY_STORE: await postgres.makeSchema(), GANTRY_BLOBS: makeFolder(t) }
  const project = makeFolder(t)
  const services: RunningService[] = []
  console.log(
    `${availableParallelism()} cores, ${clients} clients, ${seconds} s each; ratios to one process in brackets`,
  )
  let first: readonly [creates: number, reads: number] | undefined
  for (let count = 1; count <= 3; count++) {
    services.push(await startProcess({ project, data: makeFolder(t), environment }))
    const before = await groupsOf(services)
    const creates = await rateOf(services, 'POST', '/tasks', JSON.stringify({ title: 'One of many' }))
    const after = await groupsOf(services)
    const reads = await rateOf(services, 'GET', '/tasks?limit=20')
    first ??= [creates, reads]
    const [ofCreates, ofReads] = [creates / first[0], reads / first[1]].map((ratio) => ratio.toFixed(2))
    const group = ((after.commits - before.commits) / (after.transactions - before.transactions)).toFixed(1)
    console.log(
      `${count}: ${creates.toFixed(0)} creates/s (${ofCreates}), ${group} commits a transaction; ${reads.toFixed(0)} reads/s (${ofReads})`,
    )
  }
  await Promise.all(services.map((service) => service.end('SIGKILL')))
} finally {
  for (const end of endings) await end()
}

/** Answered calls a second of clients that are spread over the processes and call without a pause. */
async function rateOf(
  services: readonly RunningService[],
  method: string,
  path: string,
  body?: string,
): Promise<number> {
  const end = performance.now() + seconds * 1_000
  let answered = 0
  const run = async (client: number) => {
    const origin = services[client % services.length]?.origin ?? ''
    while (performance.now() < end) {
      const response = await fetch(`${origin}/api/v1${path}`, { method, headers, ...(body !== undefined && { body }) })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}`)
      answered++
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)))
  return answered / seconds
}

/** What the processes have written, by their metrics. */
async function groupsOf(services: readonly RunningService[]): Promise<{ commits: number; transactions: number }> {
  const texts = await Promise.all(
    services.map(async ({ origin }) => (await fetch(`${origin}/metrics`, { headers })).text()),
  )
  const sumOf = (name: string) =>
    texts.reduce((sum, each) => sum + Number(new RegExp(`^${name} (\\d+)`, 'm').exec(each)?.[1] ?? 0), 0)
  return { commits: sumOf('gantry_store_commits_total'), transactions: sumOf('gantry_store_transactions_total') }
}
