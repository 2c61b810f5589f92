import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { routes } from '../src/generated/routes.ts'
import { atMost, written } from './report.ts'
import type { Goal, Report } from './report.ts'
import { interleave, medianOf, ratioOf } from './rounds.ts'
import type { Scale } from './scale.ts'
import { secretKey, token } from './seed.ts'

const gantry = 'Gantry'
const fastify = 'Fastify, same routes without schemas'

const programs: Readonly<Record<string, string>> = {
  [gantry]: fileURLToPath(new URL('../dist/main.js', import.meta.url)),
  [fastify]: fileURLToPath(new URL('servers/routes-only.ts', import.meta.url)),
}

interface Start {
  /** From the start of the process to the end of the first answer. */
  readonly firstAnswerMs: number
  /** The processor time of the process until then; NaN where the system does not tell. */
  readonly cpuMs: number
  /** The resident memory three seconds later, in MiB; NaN where the system does not tell. */
  readonly restingMiB: number
}

const idleMs = 3_000
const restingMiBMax = 100

/** How long it takes from nothing to the first answer, in a fresh process each time, and what the process holds at rest. */
export async function measureStart(span: Scale): Promise<Report> {
  // What is installed, and not the sources, whose types are removed at each start.
  execFileSync(process.execPath, [fileURLToPath(new URL('../scripts/build.ts', import.meta.url))], { stdio: 'inherit' })
  const data = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
  mkdirSync(join(data, 'project'))
  try {
    const subjectsOf = (restMs: number) =>
      [gantry, fastify].map((name) => ({ name, measure: () => start(name, data, restMs) }))
    for (const { measure } of subjectsOf(0)) await measure() // the data folder is made once
    const rounds = await interleave(subjectsOf(0), span)
    const rested = await interleave(subjectsOf(idleMs), { rounds: 1, spanMs: 0 })
    const startMs = ({ firstAnswerMs }: Start) => firstAnswerMs
    const cpu = ({ cpuMs }: Start) => cpuMs
    const resting = ({ restingMiB }: Start) => restingMiB
    const restingMiB = medianOf(rested, gantry, resting)
    return {
      title: 'Start and rest',
      goals: [
        atMost(
          'Start to first answer, of Fastify with the same routes and no schemas',
          1.25,
          ratioOf(rounds, gantry, fastify, startMs),
        ),
        restingGoal(restingMiB),
      ],
      table: {
        columns: [
          'Program',
          'start to first answer, ms',
          'of Fastify',
          'processor time, ms',
          'of Fastify',
          'at rest, MiB',
        ],
        rows: [gantry, fastify].map((name) => [
          name,
          Math.round(medianOf(rounds, name, startMs)).toString(),
          written(ratioOf(rounds, name, fastify, startMs)),
          Math.round(medianOf(rounds, name, cpu)).toString(),
          written(ratioOf(rounds, name, fastify, cpu)),
          Math.round(medianOf(rested, name, resting)).toString(),
        ]),
      },
      notes: [
        `Gantry is the package as it is installed: SQLite, the docs and all ${Object.keys(routes).length} operations. Fastify has the same number of routes in one file, without docs. Processor time is that of the process itself; Gantry also starts one that probes the sandbox. At rest means one answer and three seconds after the start.`,
      ],
    }
  } finally {
    rmSync(data, { recursive: true })
  }
}

function restingGoal(restingMiB: number): Goal {
  return {
    sentence: 'Resident memory at rest',
    target: `< ${restingMiBMax} MiB`,
    measured: `${Math.round(restingMiB)} MiB`,
    rounds: 1,
    isMet: restingMiB < restingMiBMax,
  }
}

async function start(name: string, data: string, restMs: number): Promise<Start> {
  const startedAt = performance.now()
  const child = spawn(
    process.execPath,
    [programs[name] ?? '', '--project', join(data, 'project'), '--data', join(data, 'data'), '--port', '0'],
    {
      env: { ...process.env, GANTRY_ADMIN_TOKEN: token, GANTRY_SECRET_KEY: secretKey },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const origin = await originOf(child.stdout)
  const answer = await fetch(`${origin}/api/v1/version`, { headers: { authorization: `Bearer ${token}` } })
  await answer.arrayBuffer()
  const firstAnswerMs = performance.now() - startedAt
  const cpuMs = processorMs(child.pid)
  await sleep(restMs)
  const restingMiB = residentMiB(child.pid)
  const ended = once(child, 'exit')
  child.kill()
  await ended
  return { firstAnswerMs, cpuMs, restingMiB }
}

/** Both programs print where they listen. */
async function originOf(output: AsyncIterable<Buffer>): Promise<string> {
  let text = ''
  for await (const chunk of output) {
    text += chunk
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0]
    if (origin) return origin
  }
  throw new Error(`a program under measure did not start: ${text}`)
}

/** In units of 10 ms: the clock of /proc. */
function processorMs(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return NaN
  }
}

function residentMiB(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return NaN
  }
}
