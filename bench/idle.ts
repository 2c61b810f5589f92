import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { bytesWritten, originOf, processorMicros, wakeupsOf } from './process-figures.ts'
import { below, tableOf } from './report.ts'
import type { Report } from './report.ts'
import { interleave, medianOf } from './rounds.ts'
import { secretKey, token } from './seed.ts'
import type { Scale } from './scale.ts'

const gantry = 'Gantry'
const fastify = 'Fastify, same routes'

const programs: Readonly<Record<string, string>> = {
  [gantry]: fileURLToPath(new URL('../bin/gantry.js', import.meta.url)),
  [fastify]: fileURLToPath(new URL('servers/routes-only.ts', import.meta.url)),
}

/** After this, nothing of the start is left to do: V8 takes a quarter of a minute to collect what it left. */
const settleMs = 20_000
const measuredMs = 20_000

/** What a process did in a second, on average. */
interface Rest {
  /** How often one of its threads woke up: the voluntary context switches of all of them. */
  readonly wakeups: number
  readonly cpuMs: number
  readonly writtenBytes: number
}

interface Reading {
  readonly at: number
  readonly wakeups: number
  readonly cpuMs: number
  readonly writtenBytes: number
}

/** What the service does while no one uses it. Linux alone counts this. */
export async function measureIdle({ generations }: Pick<Scale, 'generations'>): Promise<Report> {
  const subjects = Object.keys(programs).map((name) => ({ name, measure: () => rest(name) }))
  const rounds = await interleave(subjects, { rounds: generations, spanMs: 0 })
  const count = rounds.get(gantry)?.length ?? 0
  const median = (name: string, value: (figure: Rest) => number) => medianOf(rounds, name, value)
  const goal = (what: string, limit: number, unit: string, value: (figure: Rest) => number) =>
    below(`${what} at rest`, limit, unit, { value: median(gantry, value), rounds: count, digits: 2 })
  return {
    title: 'Idle',
    goals: [
      goal('Wakeups', 2, '1/s', ({ wakeups }) => wakeups),
      goal('Processor time', 1, 'ms/s', ({ cpuMs }) => cpuMs),
      goal('Written to disk', 0, 'B/s', ({ writtenBytes }) => writtenBytes),
    ],
    table: {
      columns: ['Program', 'wakeups/s', 'processor time, ms/s', 'written, B/s'],
      rows: Object.keys(programs).map((name) => [
        name,
        median(name, ({ wakeups }) => wakeups).toFixed(2),
        median(name, ({ cpuMs }) => cpuMs).toFixed(2),
        median(name, ({ writtenBytes }) => writtenBytes).toFixed(0),
      ]),
    },
    notes: [
      `A fresh process with one answered call behind it, ${measuredMs / 1_000} s from ${settleMs / 1_000} s after the start. Wakeups are the voluntary context switches of all threads, and bytes are those that the process caused to be written (\`/proc/PID/io\`).`,
    ],
  }
}

async function rest(name: string): Promise<Rest> {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
  mkdirSync(join(folder, 'project'))
  const folders = ['--project', join(folder, 'project'), '--data', join(folder, 'data')]
  const child = spawn(process.execPath, [programs[name] ?? '', ...folders, '--port', '0'], {
    env: { ...process.env, GANTRY_ADMIN_TOKEN: token, GANTRY_SECRET_KEY: secretKey },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const origin = await originOf(child.stdout)
    await (await fetch(`${origin}/api/v1/version`, { headers: { authorization: `Bearer ${token}` } })).arrayBuffer()
    await sleep(settleMs)
    const before = read(child.pid)
    await sleep(measuredMs)
    const after = read(child.pid)
    const perSecond = (value: (reading: Reading) => number) =>
      ((value(after) - value(before)) * 1_000) / (after.at - before.at)
    return {
      wakeups: perSecond(({ wakeups }) => wakeups),
      cpuMs: perSecond(({ cpuMs }) => cpuMs),
      writtenBytes: perSecond(({ writtenBytes }) => writtenBytes),
    }
  } finally {
    const ended = once(child, 'exit')
    child.kill()
    await ended
    rmSync(folder, { recursive: true })
  }
}

function read(pid: number | undefined): Reading {
  return {
    at: performance.now(),
    wakeups: wakeupsOf(pid),
    cpuMs: processorMicros(pid) / 1_000,
    writtenBytes: bytesWritten(pid),
  }
}

if (import.meta.main) {
  const { table, notes, title } = await measureIdle({ generations: 3 })
  console.log(`## ${title}\n\n${tableOf(table)}\n\n${notes.join(' ')}`)
}
