import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { routes } from '../src/generated/routes.ts'
import { originOf, processorMicros, residentMiB } from './process-figures.ts'
import { atMost, below, tableOf, written } from './report.ts'
import type { Report } from './report.ts'
import { interleave, medianOf, ratioOf } from './rounds.ts'
import type { Rounds } from './rounds.ts'
import { quick } from './scale.ts'
import type { Scale } from './scale.ts'
import { secretKey, token } from './seed.ts'

const gantry = 'Gantry'
const clone = 'Gantry in a clone'
const fastify = 'Fastify, same routes without schemas'
const half = 'Fastify, half of the routes'
const before = 'Gantry in another checkout'
/** `node bench/start.ts OTHER_CHECKOUT` also starts what was built there. */
const otherCheckout = import.meta.main ? process.argv[2] : undefined
const names = [gantry, ...(otherCheckout === undefined ? [] : [before]), clone, fastify, half]

const routesOnly = fileURLToPath(new URL('servers/routes-only.ts', import.meta.url))
const programs: Readonly<Record<string, readonly string[]>> = {
  [gantry]: [fileURLToPath(new URL('../dist/main.js', import.meta.url))],
  [before]: [join(otherCheckout ?? '', 'dist/main.js')],
  [clone]: [fileURLToPath(new URL('../bin/gantry.js', import.meta.url))],
  [fastify]: [routesOnly],
  [half]: [routesOnly, '--half'],
}

interface Start {
  /** From the start of the process to the end of the first answer. */
  readonly firstAnswerMs: number
  /** The processor time of the process until then; NaN where the system does not tell. */
  readonly cpuMs: number
  /** The resident memory at the first answer, in MiB; NaN where the system does not tell. */
  readonly answeredMiB: number
  /** The resident memory after what was visited, in MiB; NaN where the system does not tell. */
  readonly visitedMiB: number
  /** The resident memory at rest, in MiB; NaN where the system does not tell. */
  readonly restingMiB: number
}

const idleMs = 3_000
const startMsMax = 400
const residentMiBMax = 100
/** What a browser that reads the documentation asks for. */
const docsPaths = ['/docs', '/docs/reference', '/docs/page.css', '/docs/reference.js', '/docs/openapi.json']
/** Pages are kept for a minute. */
const docsRestMs = 65_000

/**
 * How long it takes from nothing to the first answer, in a fresh process each time, and what the process holds at rest.
 */
export async function measureStart(span: Scale): Promise<Report> {
  // What is installed, and not the sources, whose types are removed at each start.
  execFileSync(process.execPath, [fileURLToPath(new URL('../scripts/build.ts', import.meta.url))], { stdio: 'inherit' })
  const folders = ['one', 'two'].map(() => mkdtempSync(join(tmpdir(), 'gantry-bench-')))
  for (const folder of folders) mkdirSync(join(folder, 'project'))
  const [data = '', docsData = ''] = folders
  try {
    const subjectsOf = (restMs: number) => names.map((name) => ({ name, measure: () => start(name, data, { restMs }) }))
    for (const { measure } of subjectsOf(0)) await measure() // the data folder is made once
    const visited = start(gantry, docsData, { restMs: docsRestMs, visits: docsPaths })
    // It is not ended by the failure of another.
    visited.catch(() => {})
    const rounds = await interleave(subjectsOf(0), span)
    const rested = await interleave(subjectsOf(idleMs), { rounds: 1, spanMs: 0 })
    return reportOf(rounds, rested, await visited)
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true })
  }
}

function reportOf(rounds: Rounds<Start>, rested: Rounds<Start>, visited: Start): Report {
  const startMs = ({ firstAnswerMs }: Start) => firstAnswerMs
  const cpu = ({ cpuMs }: Start) => cpuMs
  const median = (name: string, value: (start: Start) => number) => medianOf(rounds, name, value)
  const restingMiB = (name: string) => medianOf(rested, name, (start) => start.restingMiB)
  const answeredMiB = median(gantry, (start) => start.answeredMiB)
  const [own, bare] = [median(gantry, cpu), median(fastify, cpu)]
  const why = `of ${own.toFixed(0)} ms of processor time Fastify and its routes take ${bare.toFixed(0)}, and the goal leaves ${(bare * 1.25 - bare).toFixed(0)} for the rest: reading ${bundleKiB()} KiB of bundle with the validators and serializers of all operations, opening the areas and the database, and starting the three programs of the probe of the sandbox one after another (docs/decisions/0176).`
  const memoryWhy = `Fastify with the same routes has ${median(fastify, (start) => start.answeredMiB).toFixed(0)} MiB at its first answer and ${restingMiB(fastify).toFixed(0)} at rest; about half of each are pages of the program of Node.js, which processes share.`
  const count = rounds.get(gantry)?.length ?? 0
  return {
    title: 'Start and rest',
    goals: [
      atMost(
        'Start to first answer, of Fastify with the same routes and no schemas',
        1.25,
        ratioOf(rounds, gantry, fastify, startMs),
        why,
      ),
      atMost('Start to first answer in a clone, of the package', 1.3, ratioOf(rounds, clone, gantry, startMs)),
      below('Start to first answer', startMsMax, 'ms', { value: median(gantry, startMs), rounds: count, why }),
      below('Resident memory at the first answer', residentMiBMax, 'MiB', {
        value: answeredMiB,
        rounds: count,
        why: memoryWhy,
      }),
      below('Resident memory at rest', residentMiBMax, 'MiB', { value: restingMiB(gantry), rounds: 1, why: memoryWhy }),
      below('Resident memory a minute after a visit to the documentation', residentMiBMax, 'MiB', {
        value: visited.restingMiB,
        rounds: 1,
        why: `it was ${visited.visitedMiB.toFixed(0)} MiB right after the visit; what is left over ${restingMiB(gantry).toFixed(0)} at rest is the code that rendered the pages, and pages of the heap that others lie in too.`,
      }),
    ],
    table: {
      columns: [
        'Program',
        'start to first answer, ms',
        'of Fastify',
        'processor time, ms',
        'of Fastify',
        'at the first answer, MiB',
        'at rest, MiB',
      ],
      rows: names.map((name) => [
        name,
        Math.round(median(name, startMs)).toString(),
        written(ratioOf(rounds, name, fastify, startMs)),
        Math.round(median(name, cpu)).toString(),
        written(ratioOf(rounds, name, fastify, cpu)),
        Math.round(median(name, (start) => start.answeredMiB)).toString(),
        Math.round(restingMiB(name)).toString(),
      ]),
    },
    notes: [
      `Gantry is the package as it is installed: SQLite, the docs and all ${Object.keys(routes).length} operations. In a clone, the command of README compares the sources with the build and runs the same. Fastify has the same number of routes in one file, without docs, or half of them, which shows what routes cost. Processor time is that of the process itself; Gantry also starts one that probes the sandbox. At rest means one answer and three seconds after the start.`,
      `A visit to the documentation reads ${docsPaths.join(', ')}: ${visited.visitedMiB.toFixed(0)} MiB right after it, ${visited.restingMiB.toFixed(0)} MiB ${docsRestMs / 1_000} seconds later.`,
    ],
  }
}

/** The size of the largest file of the package that each start reads. */
function bundleKiB(): number {
  const folder = fileURLToPath(new URL('../dist/', import.meta.url))
  const sizes = readdirSync(folder)
    .filter((name) => name.startsWith('chunk-'))
    .map((name) => statSync(join(folder, name)).size)
  return Math.round(Math.max(...sizes) / 1_024)
}

async function start(
  name: string,
  data: string,
  { restMs, visits = [] }: { readonly restMs: number; readonly visits?: readonly string[] },
): Promise<Start> {
  const startedAt = performance.now()
  const child = spawn(
    process.execPath,
    [...(programs[name] ?? []), '--project', join(data, 'project'), '--data', join(data, 'data'), '--port', '0'],
    {
      env: { ...process.env, GANTRY_ADMIN_TOKEN: token, GANTRY_SECRET_KEY: secretKey },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const origin = await originOf(child.stdout)
  const answer = await fetch(`${origin}/api/v1/version`, { headers: { authorization: `Bearer ${token}` } })
  await answer.arrayBuffer()
  const firstAnswerMs = performance.now() - startedAt
  const cpuMs = processorMicros(child.pid) / 1_000
  const answeredMiB = residentMiB(child.pid)
  for (const path of visits) await (await fetch(origin + path)).arrayBuffer()
  const visitedMiB = residentMiB(child.pid)
  await sleep(restMs)
  const restingMiB = residentMiB(child.pid)
  const ended = once(child, 'exit')
  child.kill()
  await ended
  return { firstAnswerMs, cpuMs, answeredMiB, visitedMiB, restingMiB }
}

if (import.meta.main) {
  const { title, table, notes } = await measureStart({ ...quick, rounds: 9 })
  console.log(`## ${title}\n\n${tableOf(table)}\n\n${notes.join(' ')}`)
}
