import type { Crowd, CrowdResult, Group, GroupResult } from './crowd.ts'
import { startWorker } from './processes.ts'
import type { Worker } from './processes.ts'
import { atLeast, below } from './report.ts'
import type { Report } from './report.ts'
import { interleave, medianOf, ratioOf } from './rounds.ts'
import type { Rounds, Subject } from './rounds.ts'
import type { Scale } from './scale.ts'

/** No control, that of earlier versions, the rule of @fastify/under-pressure, and that of this version. */
const controls = ['none', 'ticks', 'pressure', 'queue'] as const
type Control = (typeof controls)[number]

const kinds = ['lists', 'creates'] as const
type Kind = (typeof kinds)[number]

/** As many connections as keep the service busy, and ten times as many. */
const peakConnections = 40
const overloadConnections = 400
const milliseconds = 2_500
const refusalMsMax = 25
/** As many refusals answer all clients within that time. */
const perSecondMin = (overloadConnections * 1_000) / refusalMsMax
/** The longest `Retry-After`: who was refused when all of them came at once is back by then. */
const warmUpMs = 4_000

interface Server {
  readonly port: number
  readonly tokens: readonly string[]
}

type Ask = (control: Control, groups: readonly Group[]) => Promise<CrowdResult>

/** What becomes of accepted calls when ten times as many clients come as are enough to keep the service busy. */
export async function measureOverload({ generations }: Scale): Promise<Report> {
  const workers: Worker[] = [await startWorker('crowd.ts', { core: 1 })]
  const servers = new Map<Control, Server>()
  try {
    for (const control of controls) {
      const worker = await startWorker('servers/overload.ts', { args: [control], core: 0 })
      workers.push(worker)
      servers.set(control, worker.ready as Server)
    }
    const ask: Ask = (control, groups) => {
      const crowd: Crowd = { port: servers.get(control)?.port ?? 0, milliseconds, warmUpMs, groups }
      return workers[0]?.ask<CrowdResult>(crowd) ?? Promise.reject(new Error('there is no client'))
    }
    const tokens = servers.get('queue')?.tokens.length ?? 0
    const span = { rounds: Math.max(3, generations), spanMs: 0 }
    const requests = (kind: Kind, control: Control) =>
      servers.get(control)?.tokens.map((token) => callsOf(kind, token)) ?? []
    for (const control of controls) await warm(ask, control, requests)
    const rounds = await interleave(
      [...kinds.flatMap((kind) => loadsOf(kind, ask, requests)), ...readersOf(ask, requests)],
      span,
    )
    return reportOf(rounds, tokens)
  } finally {
    for (const worker of workers) await worker.stop()
  }
}

type Requests = (kind: Kind, control: Control) => readonly (readonly string[])[]

async function warm(ask: Ask, control: Control, requests: Requests): Promise<void> {
  const groups = kinds.map((kind) => ({ name: kind, connections: 16, users: requests(kind, control), waits: true }))
  await ask(control, groups)
}

/** The peak without control, and each control under clients that wait as they are told and under those that do not. */
function loadsOf(kind: Kind, ask: Ask, requests: Requests): Subject<GroupResult>[] {
  const subject = (name: string, control: Control, connections: number, waits: boolean): Subject<GroupResult> => ({
    name,
    measure: async () => only(await ask(control, [{ name, connections, waits, users: requests(kind, control) }])),
  })
  return [
    subject(peakOf(kind), 'none', peakConnections, true),
    ...controls.map((control) => subject(nameOf(kind, control), control, overloadConnections, true)),
    ...(['ticks', 'queue'] as const).map((control) =>
      subject(impatient(kind, control), control, overloadConnections, false),
    ),
  ]
}

const pages = {
  'health checks': 'GET /api/v1/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'readers of the script of /docs':
    'GET /docs/reference.js HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n',
}

/** A user who works while the same service has many readers without a credential. */
function readersOf(ask: Ask, requests: Requests): Subject<GroupResult>[] {
  const owner = (control: Control): Group => {
    const [calls = []] = requests('lists', control)
    return { name: 'owner', connections: 1, pauseMs: 20, users: [calls.filter((call) => call.includes('limit=20'))] }
  }
  const crowd = (page: string): Group => ({
    name: 'readers',
    connections: overloadConnections,
    users: [[page]],
    waits: true,
  })
  return [
    { name: alone, measure: async () => only(await ask('none', [owner('none')])) },
    ...Object.entries(pages).flatMap(([who, page]) =>
      (['none', 'ticks', 'queue'] as const).map((control) => ({
        name: besides(who, control),
        measure: async () => only(await ask(control, [owner(control), crowd(page)])),
      })),
    ),
  ]
}

const alone = 'a user alone'

function besides(who: string, control: Control): string {
  return `a user beside ${overloadConnections} ${who}, ${control}`
}

function peakOf(kind: Kind): string {
  return `${kind}, ${peakConnections} connections, none`
}

function nameOf(kind: Kind, control: Control): string {
  return `${kind}, ${overloadConnections} connections, ${control}`
}

function impatient(kind: Kind, control: Control): string {
  return `${nameOf(kind, control)}, impatient`
}

function only({ groups: [group] }: CrowdResult): GroupResult {
  if (!group) throw new Error('a crowd without groups was measured')
  return group
}

/** Different lists, and creates of different sizes. */
function callsOf(kind: Kind, token: string): string[] {
  const head = `Host: localhost\r\nAuthorization: Bearer ${token}\r\n`
  if (kind === 'lists')
    return ['limit=50', 'limit=50&state=open', 'limit=20', 'limit=50&sort=createdAt'].map(
      (query) => `GET /api/v1/tasks?${query} HTTP/1.1\r\n${head}\r\n`,
    )
  return Array.from({ length: 50 }, (_, index) => {
    const content = 'What is to be done, and why. '.repeat(1 + index)
    const body = JSON.stringify({ title: `A task under load, ${index}`, content, tags: [`tag${index}`] })
    return `POST /api/v1/tasks HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  })
}

function reportOf(rounds: Rounds<GroupResult>, users: number): Report {
  const perSecond = ({ accepted }: GroupResult) => (accepted * 1_000) / milliseconds
  const median = (name: string, value: (figure: GroupResult) => number) => medianOf(rounds, name, value)
  const row = (name: string) => [
    name,
    Math.round(median(name, perSecond)).toString(),
    ...(['ms', 'refusedMs'] as const).flatMap((of) => [
      ...(of === 'ms' ? [] : [Math.round((median(name, ({ refused }) => refused) * 1_000) / milliseconds).toString()]),
      median(name, (figure) => figure[of].p50).toFixed(1),
      median(name, (figure) => figure[of].p99).toFixed(1),
    ]),
    `${median(name, ({ acceptedOf }) => Math.min(...acceptedOf) / Math.max(...acceptedOf)).toFixed(2)}`,
  ]
  const p99 = (name: string, of: 'ms' | 'refusedMs') => {
    const [value, middle] = [median(name, (figure) => figure[of].p99), median(name, (figure) => figure[of].p50)]
    const why = `the median is ${middle.toFixed(1)} ms; what the last hundredth waits longer is one long turn of the event loop, as the one in which SQLite moves its log into its file, or time in which the system let other programs run (docs/decisions/0182).`
    return { value, rounds: rounds.get(name)?.length ?? 0, why }
  }
  return {
    title: `Overload: ${overloadConnections} connections of ${users} users`,
    goals: kinds.flatMap((kind) => [
      atLeast(
        `Accepted ${kind} at ${overloadConnections} connections, of ${peakConnections} without control`,
        0.95,
        ratioOf(rounds, nameOf(kind, 'queue'), peakOf(kind), perSecond),
      ),
      below(`p99 of these ${kind}`, 100, 'ms', p99(nameOf(kind, 'queue'), 'ms')),
      below(`p99 of the refusals of ${kind}`, refusalMsMax, 'ms', p99(nameOf(kind, 'queue'), 'refusedMs')),
      below(`p99 of the refusals of ${kind} to clients that ignore Retry-After`, refusalMsMax, 'ms', {
        ...p99(impatient(kind, 'queue'), 'refusedMs'),
        why: `${overloadConnections} clients that send again at once are answered within ${refusalMsMax} ms by ${perSecondMin} refusals a second, which at 30 µs each are ${(perSecondMin * 0.03) / 10} % of a processor; refusals take a tenth of it, and the others wait in their sockets. Within a tenth a refusal might take ${((refusalMsMax * 100) / (overloadConnections - peakConnections)).toFixed(0)} µs, where reading from a socket and writing to it, without any HTTP, takes 14 (docs/decisions/0082).`,
      }),
    ]),
    table: {
      columns: [
        'Load and control',
        'accepted/s',
        'p50 ms',
        'p99 ms',
        'refused/s',
        'p50 ms',
        'p99 ms',
        'least of most user',
      ],
      rows: [...rounds.keys()].map(row),
    },
    notes: [
      'Every connection sends the next call when the last one is answered. Clients wait as long as a refusal says, except the impatient ones, which send again at once.',
      '`none` accepts everything; `ticks` is the control of earlier versions; `pressure` is the rule of @fastify/under-pressure (refuse everything while the mean delay of the event loop is above 50 ms); `queue` is Gantry.',
      'The last column is the number of accepted calls of the user with the fewest, of the one with the most.',
    ],
  }
}
