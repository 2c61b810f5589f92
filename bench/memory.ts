import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { startWorker } from './processes.ts'
import { filePagesMiB, heldMiB, residentMiB } from './process-figures.ts'
import { shippedProgram, startProgram } from './program.ts'
import { below, tableOf } from './report.ts'
import type { Report } from './report.ts'
import { authorization, createRequests, put, readRequests } from './servers.ts'
import { taskIds, token } from './seed.ts'

const residentMiBMax = 100
/** Of the service and its runner. */
const togetherMiBMax = 150
const connections = 32
/** V8 gives memory back after some seconds of rest, and the thread of searches ends. */
const restMs = 40_000
/** What a service is asked in a day of work: more reads than writes, lists and searches between them. */
const mixed = [
  ...readRequests(),
  ...taskIds.map((id) => get(`/tasks/${id}`)),
  ...Array.from({ length: 50 }, () => get('/tasks?limit=50')),
  ...['import', 'second', 'invoice'].map((word) => get(`/tasks?q=${word}`)),
  ...createRequests().slice(0, 100),
]

/** What the program holds at rest, after its first answer, and after work. */
export async function measureMemory(): Promise<Report> {
  const server = await startProgram({ name: 'Gantry', program: shippedProgram(), preload: 5_000 })
  const client = await startWorker('load.ts')
  const together = await measureTogether()
  try {
    const at = () => residentMiB(server.pid)
    const resting = at()
    await put(client, server, { connections: 1, count: 1, requests: readRequests() })
    const first = at()
    await put(client, server, { connections, count: 10_000, requests: createRequests() })
    const created = at()
    await put(client, server, { connections, count: 35_000, requests: mixed })
    const worked = at()
    await sleep(restMs)
    const rested = at()
    const files = filePagesMiB(server.pid)
    const why = `${files.toFixed(0)} MiB are pages of files, nearly all of the program of Node.js, which processes share, and ${(resting - files).toFixed(0)} more is what the service has at rest`
    return {
      title: 'Memory: the program as it ships',
      goals: [
        below('Resident memory at the first answer, 5,000 tasks', residentMiBMax, 'MiB', {
          value: first,
          rounds: 1,
          why: `${why}.`,
        }),
        below('Resident memory right after 35,000 mixed calls', residentMiBMax, 'MiB', {
          value: worked,
          rounds: 1,
          why: `${why}. New objects get 32 MiB (docs/decisions/0203), of which V8 gives back all at rest; the others are what it has not collected yet, the page cache of SQLite, and what the allocators of its threads hold.`,
        }),
        below(`Resident memory ${restMs / 1_000} s later`, residentMiBMax, 'MiB', {
          value: rested,
          rounds: 1,
          why: `${why}. The other ${(rested - resting).toFixed(0)} are the page cache of SQLite, of 8 MiB, the documents that are kept parsed for the next call (docs/decisions/0157), and optimized code.`,
        }),
        below('Memory of service and runner at rest', togetherMiBMax, 'MiB', { value: together.together, rounds: 1 }),
      ],
      table: {
        columns: [
          ...['at rest', 'at the first answer', 'after 10,000 creates', 'right after 35,000 mixed calls'],
          ...[
            `${restMs / 1_000} s later`,
            'service beside a runner',
            'its runner, with a terminal',
            'both, files once',
          ],
        ],
        rows: [
          [resting, first, created, worked, rested, together.service, together.runner, together.together].map(
            (value) => `${value.toFixed(0)} MiB`,
          ),
        ],
      },
      notes: [
        `Resident memory by /proc, of one process with 5,000 tasks in its store; the last three of a service that has run a step and has a terminal open, ${restMs / 1_000} s later.`,
      ],
    }
  } finally {
    await Promise.all([client.stop(), server.stop()])
  }
}

interface Together {
  readonly service: number
  readonly runner: number
  /** Each page of a file once, which both have of the program itself. */
  readonly together: number
}

/** What a service and its runner hold at rest, once a step has run and while a terminal is open. */
async function measureTogether(): Promise<Together> {
  const server = await startProgram({ name: 'Gantry', program: shippedProgram() })
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    // The bench asks for what is there.
    return ((await answer.json()) as { data: any }).data
  }
  try {
    const { id } = await call('POST', '/tasks', { title: 'A task' })
    const { planStep } = await call('POST', `/tasks/${id}/plan-steps`, { description: 'A step', command: 'true' })
    const { job } = await call('POST', `/tasks/${id}/plan-steps/${planStep.id}/execute`, {})
    while ((await call('GET', `/jobs/${job.id}`)).job.state !== 'succeeded') await sleep(20)
    const { session } = await call('POST', `/terminal/${id}/sessions`, { command: ['cat'] })
    await sleep(restMs)
    const runner = runnerOf(session.pid)
    const figures = {
      service: residentMiB(server.pid),
      runner: residentMiB(runner),
      together: heldMiB([server.pid, runner]),
    }
    await call('DELETE', `/terminal/${id}/sessions/${session.id}`)
    return figures
  } finally {
    await server.stop()
  }
}

/** The runner, above the launchers of a program in a terminal of it. */
function runnerOf(pid: number): number {
  const line = readFileSync(`/proc/${pid}/stat`, 'latin1')
  const [, , parent] = line
    .slice(line.lastIndexOf('('))
    .replace(/\(.*\)/, 'name')
    .split(' ')
  return /runner/.test(readFileSync(`/proc/${pid}/cmdline`, 'latin1')) ? pid : runnerOf(Number(parent))
}

function get(path: string) {
  return { start: `GET /api/v1${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${authorization}\r\n` }
}

if (import.meta.main) {
  if (process.argv[2] === 'together') console.log(await measureTogether())
  else {
    const { title, table, notes } = await measureMemory()
    console.log(`## ${title}\n\n${tableOf(table)}\n\n${notes.join(' ')}`)
  }
}
