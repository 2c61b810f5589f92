import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { noSandbox, openSandbox } from '../src/platform/sandbox/sandbox.ts'
import type { Launch, Program } from '../src/platform/sandbox/launch.ts'
import { startProcess, token } from '../test/support/crash/service.ts'
import type { ServiceOptions } from '../test/support/crash/service.ts'
import { openStream } from '../test/support/event-stream.ts'
import type { EventReader } from '../test/support/event-stream.ts'
import { below, tableOf } from './report.ts'
import type { Report } from './report.ts'
import { interleave, medianOf } from './rounds.ts'
import type { Span } from './rounds.ts'

const gantry = 'Gantry, from the POST to the event of the end'
const unconfined = 'Gantry without a sandbox'
const confined = 'spawn in the sandbox'
const bare = 'spawn, from the call to the end of its output'
const before = 'Gantry in another checkout'
/** `node bench/plan-steps.ts OTHER_CHECKOUT` also executes steps of what is there. */
const otherCheckout = import.meta.main ? process.argv[2] : undefined
const names = [gantry, ...(otherCheckout === undefined ? [] : [before]), confined, unconfined, bare]
/** What a step leaves to be done behind it, such as the sandbox for the next one, is no part of what comes next. */
const restMs = 30
const addedMsMax = 6
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

/**
 * What the execution of a step costs over the bare start of its command: the job, its log, the checks and the search
 * for what is left.
 */
export async function measurePlanSteps(span: Span): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
  const sandbox = await openSandbox({
    site: {
      secretPaths: [folder],
      sharedPaths: [],
      readOnlyPaths: [],
      shownPaths: [],
      home: undefined,
      homeSight: 'private',
    },
    workFolder: join(folder, 'sandbox'),
  })
  const services = [await openService(join(folder, 'one')), await openService(join(folder, 'two'), withoutSandbox)]
  if (otherCheckout !== undefined)
    services.push(await openService(join(folder, 'three'), { version: join(otherCheckout, 'src/main.ts') }))
  try {
    const [ours, oursUnconfined, other] = services
    if (!ours || !oursUnconfined) throw new Error('a service is missing')
    const subjects = [
      { name: gantry, measure: () => time(ours.execute) },
      ...(other ? [{ name: before, measure: () => time(other.execute) }] : []),
      { name: unconfined, measure: () => time(oursUnconfined.execute) },
      { name: confined, measure: () => time(() => sandbox.wrap(shell).then(run)) },
      { name: bare, measure: () => time(() => unwrapped.wrap(shell).then(run)) },
    ]
    for (const { measure } of subjects) for (let runs = 0; runs < 5; runs++) await measure() // warms up
    const rounds = await interleave(subjects, span)
    const medianMs = (name: string) => medianOf(rounds, name, (milliseconds) => milliseconds)
    const added = [medianMs(gantry) - medianMs(confined), medianMs(unconfined) - medianMs(bare)]
    return {
      title: 'Plan steps: executing `true`',
      goals: ['in the sandbox', 'without one'].map((where, index) =>
        below(`Plan step over a bare spawn, ${where}`, addedMsMax, 'ms', {
          value: added[index] ?? NaN,
          rounds: rounds.get(gantry)?.length ?? 0,
          digits: 1,
          why: `the call, the claim of its job with the beginning of the step, and the end of the step are commits with a flush each; beside them stand the request, the search of /proc for what the command left running, the order to the runner, and the stream that tells the end (docs/decisions/0174). In the sandbox, the one that was made behind the step before is used (docs/decisions/0181). The command itself takes ${medianMs(index === 0 ? confined : bare).toFixed(1)} ms.`,
        }),
      ),
      table: {
        columns: ['', 'median, ms'],
        rows: names.map((name) => [name, medianMs(name).toFixed(1)]),
      },
      notes: [
        `One step at a time, each after a rest of ${restMs} ms, on SQLite with every commit on the disk. Bare is \`/bin/sh -c true\` with two pipes; the sandbox is ${sandbox.launcher}, and costs a spawn ${(medianMs(confined) - medianMs(bare)).toFixed(1)} ms.`,
      ],
    }
  } finally {
    for (const { end } of services) await end()
    rmSync(folder, { recursive: true })
  }
}

const withoutSandbox = { environment: { GANTRY_SANDBOX: 'none' } }
const unwrapped = noSandbox()
const shell: Program = { command: ['/bin/sh', '-c', 'true'], cwd: '/', environment: { PATH: '/usr/bin:/bin' } }

interface OpenService {
  readonly execute: () => Promise<void>
  readonly end: () => Promise<void>
}

/** A service with one task and one step in it. */
async function openService(
  folder: string,
  options: Partial<Pick<ServiceOptions, 'environment' | 'version'>> = {},
): Promise<OpenService> {
  const project = join(folder, 'project')
  mkdirSync(project, { recursive: true })
  const { origin, end } = await startProcess({ project, data: join(folder, 'data'), ...options })
  const stream = await openStream(origin, '/events?kinds=plan_step.finished', {
    headers: { authorization: headers.authorization },
    isUnjudged: true, // comparing an event with the contract is the work of the tests
  })
  const task = await post(`${origin}/api/v1/tasks`, { title: 'Bench' })
  const steps = `${origin}/api/v1/tasks/${task.id}/plan-steps`
  const { planStep } = await post(steps, { description: 'Nothing', command: 'true' })
  return {
    execute: () => execute(`${steps}/${planStep.id}/execute`, stream),
    end: async () => {
      stream.destroy()
      await end('SIGTERM')
    },
  }
}

async function execute(address: string, stream: EventReader): Promise<void> {
  const { job } = await post(address, {})
  await stream.until(({ frames }) => frames.at(-1)?.data.data?.jobId === job.id, 'the end of the step')
}

async function run({ file, args, cwd, environment }: Launch): Promise<void> {
  await once(spawn(file, args, { cwd, env: environment, stdio: ['ignore', 'pipe', 'pipe'], detached: true }), 'close')
}

async function time(run: () => Promise<void>): Promise<number> {
  await sleep(restMs)
  const startedAt = performance.now()
  await run()
  return performance.now() - startedAt
}

// The answers are known here, and a bench does not check them.
async function post(address: string, body: object): Promise<any> {
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  return ((await response.json()) as { data: unknown }).data
}

if (import.meta.main) {
  const { title, table, notes } = await measurePlanSteps({ rounds: 40, spanMs: 30_000 })
  console.log(`## ${title}\n\n${tableOf(table)}\n\n${notes.join(' ')}`)
}
