import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureContractLayer } from './contract-layer.ts'
import { measureCreates } from './creates.ts'
import { measureDurable } from './durable.ts'
import { measureEvents } from './events.ts'
import { measureFiles } from './files.ts'
import { measureIdle } from './idle.ts'
import { measureJobs } from './jobs.ts'
import { measureMcp } from './mcp.ts'
import { measureMemory } from './memory.ts'
import { measureOverload } from './overload.ts'
import { measurePeers } from './peers.ts'
import { measurePlanSteps } from './plan-steps.ts'
import { measurePush } from './push.ts'
import { measureReads } from './reads.ts'
import { goalsOf, tableOf } from './report.ts'
import type { Report } from './report.ts'
import { runOf, runsSection } from './runs.ts'
import { quick, whole } from './scale.ts'
import type { Scale } from './scale.ts'
import { measureSessions } from './sessions.ts'
import { measureStart } from './start.ts'
import { measureTerminals } from './terminals.ts'

const measures: Readonly<Record<string, (scale: Scale) => Promise<Report>>> = {
  contract: measureContractLayer,
  creates: measureCreates,
  durable: measureDurable,
  events: measureEvents,
  files: measureFiles,
  idle: measureIdle,
  jobs: measureJobs,
  mcp: measureMcp,
  memory: measureMemory,
  overload: measureOverload,
  peers: measurePeers,
  plan: measurePlanSteps,
  push: measurePush,
  reads: measureReads,
  sessions: measureSessions,
  start: measureStart,
  terminals: measureTerminals,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
})
const unknown = positionals.find((name) => !(name in measures))
if (unknown) throw new Error(`There is no part ${unknown}. The parts are ${Object.keys(measures).join(', ')}.`)

const startedAt = performance.now()
const [loadBefore = NaN] = loadavg()
const scale = values.quick ? quick : whole
const reports: Report[] = []
for (const [name, measure] of Object.entries(measures)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const report = await measure(scale)
  console.log(sectionOf(report))
  reports.push(report)
}
console.log(goalsOf(reports))
// A part of the bench must not pass for the whole.
const file = new URL('results.md', import.meta.url)
if (positionals.length === 0) writeFileSync(file, resultsOf(reports, readFileSync(file, 'utf8')))

function resultsOf(reports: readonly Report[], replaced: string): string {
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const run = runOf(
    new Date(performance.timeOrigin + startedAt),
    revision(),
    loadBefore,
    reports.flatMap(({ goals }) => goals),
  )
  return `# What it costs

Written by \`npm run bench${values.quick ? ' -- --quick' : ''}\` in ${seconds} s with Node ${process.version} (${process.platform} ${process.arch}, ${availableParallelism()} processors). Load average (one minute): ${loadBefore.toFixed(1)} at its start.

${goalsOf(reports)}

${runsSection(run, replaced)}
${reports.map(sectionOf).join('\n')}
${methodOf(scale)}
`
}

function revision(): string {
  return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
}

function sectionOf({ title, table, notes }: Report): string {
  return `## ${title}\n\n${tableOf(table)}\n\n${notes.join(' ')}\n`
}

function methodOf({ generations, requests }: Scale): string {
  return `## How it was measured

Everything runs on one machine over loopback. Each figure is a ratio within one round: in a round every subject is measured once, in a new order each time, so that a slow spell meets all of them. A ratio is given as the median of all rounds and, in brackets, the two values between which half of them lie.

The small requests: ${generations} generation${generations === 1 ? '' : 's'} of fresh processes, rounds of ${requests} requests. Every server is warmed up and then collects all garbage before the first round. Servers and client are pinned to a processor of their own where that is possible. The client looks for answers without sleeping, because to wake it would be billed to the server. Parsing, storing and answering is the same work in every server; the store in memory is the same code.

Nothing is asserted here: a bench on a busy machine must not fail a build.`
}
