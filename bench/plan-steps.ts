import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess, token } from '../test/support/crash/service.ts'
import { openStream } from '../test/support/event-stream.ts'
import type { EventReader } from '../test/support/event-stream.ts'
import { tableOf } from './report.ts'
import type { Report } from './report.ts'
import { interleave, medianOf } from './rounds.ts'
import type { Span } from './rounds.ts'

const gantry = 'Gantry, from the POST to the event of the end'
const bare = 'spawn, from the call to the end of its output'
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

/** What the execution of a step costs over the bare start of its command: the job, its log, the checks and the search for what is left. */
export async function measurePlanSteps(span: Span): Promise<Report> {
  const project = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
  const { origin, end } = await startProcess({ project, data: join(project, 'data') })
  const stream = await openStream(origin, '/events?kinds=plan_step.finished', {
    headers: { authorization: headers.authorization },
  })
  try {
    const task = await post(`${origin}/api/v1/tasks`, { title: 'Bench' })
    const { planStep } = await post(`${origin}/api/v1/tasks/${task.id}/plan-steps`, {
      description: 'Nothing',
      command: 'true',
    })
    const subjects = [
      {
        name: gantry,
        measure: () =>
          time(() => execute(`${origin}/api/v1/tasks/${task.id}/plan-steps/${planStep.id}/execute`, stream)),
      },
      { name: bare, measure: () => time(runBare) },
    ]
    for (const { measure } of subjects) for (let runs = 0; runs < 5; runs++) await measure() // warms up
    const rounds = await interleave(subjects, span)
    const [ours = NaN, theirs = NaN] = [gantry, bare].map((name) =>
      medianOf(rounds, name, (milliseconds) => milliseconds),
    )
    return {
      title: 'Plan steps: executing `true`',
      goals: [],
      table: {
        columns: ['', 'median, ms'],
        rows: [
          [gantry, ours.toFixed(1)],
          [bare, theirs.toFixed(1)],
          ['what Gantry adds', (ours - theirs).toFixed(1)],
        ],
      },
      notes: [
        `${rounds.get(gantry)?.length} rounds, one step at a time, on SQLite with every commit on the disk. Bare is \`/bin/sh -c true\` with two pipes.`,
      ],
    }
  } finally {
    stream.destroy()
    await end('SIGTERM')
    rmSync(project, { recursive: true })
  }
}

async function execute(address: string, stream: EventReader): Promise<void> {
  const { job } = await post(address, {})
  await stream.until(({ frames }) => frames.at(-1)?.data.data?.jobId === job.id, 'the end of the step')
}

async function runBare(): Promise<void> {
  await once(spawn('/bin/sh', ['-c', 'true'], { stdio: ['ignore', 'pipe', 'pipe'], detached: true }), 'close')
}

async function time(run: () => Promise<void>): Promise<number> {
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
  const { title, table, notes } = await measurePlanSteps({ rounds: 40, spanMs: 10_000 })
  console.log(`## ${title}\n\n${tableOf(table)}\n\n${notes.join(' ')}`)
}
