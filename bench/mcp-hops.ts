/**
 * What a warm call of an MCP tool costs the processes that it passes, one call at a time: processor time and how often
 * each is woken, which other programs of the machine hardly disturb. With another checkout, both in turn.
 *
 *   node bench/mcp-hops.ts [OTHER_CHECKOUT]
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startProcess, token } from '../test/support/crash/service.ts'
import { everything } from './everything.ts'
import { processorMicros, wakeupsOf } from './process-figures.ts'
import { tableOf } from './report.ts'
import { interleave, medianOf, ratioOf } from './rounds.ts'

const callsOfRound = 200
const [ours, before] = ['this checkout', 'the other checkout']
const [, , otherCheckout] = process.argv

interface Cost {
  readonly clockMicros: number
  readonly serviceMicros: number
  readonly runnerMicros: number
  readonly serviceWakeups: number
  readonly runnerWakeups: number
}

const columns: readonly (readonly [title: string, value: (cost: Cost) => number, digits: number])[] = [
  ['by the clock, µs', ({ clockMicros }) => clockMicros, 0],
  ['service, µs of processor', ({ serviceMicros }) => serviceMicros, 0],
  ['runner, µs of processor', ({ runnerMicros }) => runnerMicros, 0],
  ['service, wakeups', ({ serviceWakeups }) => serviceWakeups, 1],
  ['runner, wakeups', ({ runnerWakeups }) => runnerWakeups, 1],
]

const subjects = await Promise.all([
  openSubject(ours),
  ...(otherCheckout === undefined ? [] : [openSubject(before, join(otherCheckout, 'src/main.ts'))]),
])
try {
  for (const { measure } of subjects) for (let rounds = 0; rounds < 5; rounds++) await measure() // warms up
  const rounds = await interleave(subjects, { rounds: 40, spanMs: 12_000 })
  const rows = subjects.map(({ name }) => [
    name,
    ...columns.map(([, value, digits]) => medianOf(rounds, name, value).toFixed(digits)),
  ])
  console.log(tableOf({ columns: ['One call', ...columns.map(([title]) => title)], rows }))
  if (otherCheckout !== undefined)
    for (const [title, value] of columns) {
      const { median, low, high } = ratioOf(rounds, before, ours, value)
      console.log(`${title}: ${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)}) times as much before`)
    }
} finally {
  for (const { end } of subjects) await end()
}

async function openSubject(name: string, version?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
  const [project, data] = [join(folder, 'project'), join(folder, 'data')]
  mkdirSync(project)
  const mcpServers = { everything: { command: process.execPath, args: [everything] } }
  writeFileSync(join(project, 'gantry.json'), JSON.stringify({ mcpServers }))
  const service = await startProcess({
    project,
    data,
    ...(version !== undefined && { version }),
    environment: { GANTRY_TRUST: 'true' },
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await call(service.origin, agent)
  const runner = Number(readFileSync(join(data, 'runner.pid'), 'utf8'))
  const figures = () => [
    processorMicros(service.pid),
    processorMicros(runner),
    wakeupsOf(service.pid),
    wakeupsOf(runner),
  ]
  return {
    name,
    measure: async (): Promise<Cost> => {
      const earlier = [performance.now() * 1_000, ...figures()]
      for (let calls = 0; calls < callsOfRound; calls++) await call(service.origin, agent)
      const later = [performance.now() * 1_000, ...figures()]
      const [clock = 0, ofService = 0, ofRunner = 0, wakesOfService = 0, wakesOfRunner = 0] = later.map(
        (value, index) => (value - (earlier[index] ?? NaN)) / callsOfRound,
      )
      return {
        clockMicros: clock,
        serviceMicros: ofService,
        runnerMicros: ofRunner,
        serviceWakeups: wakesOfService,
        runnerWakeups: wakesOfRunner,
      }
    },
    end: async () => {
      agent.destroy()
      await service.end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function call(origin: string, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const asked = request(`${origin}/api/v1/mcp/tools/execute`, { method: 'POST', agent, headers }, (answer) => {
    text(answer).then((body) => (answer.statusCode === 200 ? resolve(body) : reject(new Error(body))), reject)
  })
  asked.once('error', reject)
  asked.end(JSON.stringify({ serverName: 'everything', toolName: 'echo', arguments: { message: 'hello' } }))
  await promise
}
