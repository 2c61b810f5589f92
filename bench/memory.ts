import { setTimeout as sleep } from 'node:timers/promises'
import { startWorker } from './processes.ts'
import { filePagesMiB, residentMiB } from './process-figures.ts'
import { shippedProgram, startProgram } from './program.ts'
import { below, tableOf } from './report.ts'
import type { Report } from './report.ts'
import { authorization, createRequests, put, readRequests } from './servers.ts'
import { taskIds } from './seed.ts'

const residentMiBMax = 100
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
        below('Resident memory at the first answer', residentMiBMax, 'MiB', {
          value: first,
          rounds: 1,
          why: `${why}.`,
        }),
        below('Resident memory right after 35,000 mixed calls', residentMiBMax, 'MiB', {
          value: worked,
          rounds: 1,
          why: `${why}. V8 has enlarged what new objects get to 64 MiB; with less, lists take 1.4 times as long (docs/decisions/0171). It gives it back at rest.`,
        }),
        below(`Resident memory ${restMs / 1_000} s later`, residentMiBMax, 'MiB', {
          value: rested,
          rounds: 1,
          why: `${why}. The other ${(rested - resting).toFixed(0)} are the page cache of SQLite, of 8 MiB, the documents that are kept parsed for the next call (docs/decisions/0157), and optimized code.`,
        }),
      ],
      table: {
        columns: [
          'at rest',
          'at the first answer',
          'after 10,000 creates',
          'right after 35,000 mixed calls',
          `${restMs / 1_000} s later`,
        ],
        rows: [[resting, first, created, worked, rested].map((value) => `${value.toFixed(0)} MiB`)],
      },
      notes: ['Resident memory by /proc, of one process with 5,000 tasks in its store.'],
    }
  } finally {
    await Promise.all([client.stop(), server.stop()])
  }
}

function get(path: string) {
  return { start: `GET /api/v1${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${authorization}\r\n` }
}

if (import.meta.main) {
  const { title, table, notes } = await measureMemory()
  console.log(`## ${title}\n\n${tableOf(table)}\n\n${notes.join(' ')}`)
}
