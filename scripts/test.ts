/**
 * Runs the test files, two at a time, each in a process of its own, then checks that they produced every status that the
 * contract declares. Prints the CPU seconds of the run and its slowest files, and ends with the line
 * `N passed, N failed`.
 *
 * tap runs the files as a library: its command loads a coverage hook into every process below it, services and tools
 * included, which costs more than the suite itself.
 */
import type { EventEmitter } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { parse } from 'yaml'
import { startPostgres } from '../test/support/postgres.ts'
import { operationsOf, readContract } from './contract-document.ts'
import { cpuSeconds, cpuSecondsOfChildren } from './cpu-seconds.ts'

interface Settings {
  /** In seconds: ends a file that hangs. */
  readonly timeout: number
  readonly jobs: number
  readonly include: readonly string[]
}

interface FileTime {
  readonly file: string
  readonly wallSeconds: number
  readonly cpuSeconds: number | undefined
}

const slowestMax = 10
const lightDomains = new URL('../test/support/tap/light-domains.ts', import.meta.url).href
const root = fileURLToPath(new URL('..', import.meta.url))
const settings = parse(readFileSync(join(root, '.taprc'), 'utf8')) as Settings
const chosen = process.argv.slice(2)
const files =
  chosen.length > 0 ? chosen : settings.include.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()
const seenFile = join(mkdtempSync(join(tmpdir(), 'gantry-seen-')), 'seen.txt')
const times: FileTime[] = []
let cpuSecondsSeen = cpuSecondsOfChildren()

writeFileSync(seenFile, '')
process.on('exit', report)
// The files have time limits; the run has none.
t.setTimeout(0)
t.jobs = settings.jobs
t.plan(files.length)
const environment = await sharedEnvironment()
t.on('spawn', (started) => started.once('process', (child) => measure(child, started.name)))
for (const file of files) runFile(file)

/** What all files share: the folder of compiled code and, when all of them run, one PostgreSQL server. */
async function sharedEnvironment(): Promise<NodeJS.ProcessEnv> {
  const shared = {
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/gantry-tests'),
    ...process.env,
    TEST_SEEN_FILE: seenFile,
    TAP_TIMEOUT: String(settings.timeout),
  }
  if (chosen.length > 0 || process.env['TEST_POSTGRES'] !== undefined) return shared
  const { url } = await startPostgres(t)
  return { ...shared, TEST_POSTGRES: url }
}

function runFile(file: string): void {
  // tap puts its coverage hook into NODE_OPTIONS, which `env` replaces by the option that was given to this process.
  const nodeOptions = `NODE_OPTIONS=${process.env['NODE_OPTIONS'] ?? ''}`
  void t.spawn('env', [nodeOptions, process.execPath, `--import=${lightDomains}`, file], {
    name: file,
    cwd: root,
    env: environment,
    timeout: settings.timeout * 1000,
    buffered: true,
  })
}

/** Records the time of a file when its process ends. Just then the CPU seconds below this process grow by those of the file. */
function measure(child: EventEmitter, file: string): void {
  const startedAt = performance.now()
  child.once('exit', () => {
    const before = cpuSecondsSeen
    cpuSecondsSeen = cpuSecondsOfChildren()
    times.push({
      file,
      wallSeconds: (performance.now() - startedAt) / 1000,
      cpuSeconds: cpuSecondsSeen === undefined || before === undefined ? undefined : cpuSecondsSeen - before,
    })
  })
}

function report(): void {
  // A part of the suite cannot produce every status.
  const missing = chosen.length > 0 ? [] : missingStatuses()
  rmSync(dirname(seenFile), { recursive: true })
  for (const line of missing) console.log(`not produced by any test: ${line}`)
  for (const line of timeLines()) console.log(line)
  console.log(`${t.counts.pass} passed, ${t.counts.fail + missing.length} failed`)
  if (!t.passing() || missing.length > 0) process.exitCode = 1
}

function missingStatuses(): string[] {
  const seen = new Set(readFileSync(seenFile, 'utf8').split('\n'))
  return operationsOf(readContract())
    .flatMap(({ operation }) =>
      Object.keys(operation.responses)
        .filter((status) => status !== 'default')
        .map((status) => `${operation.operationId} ${status}`),
    )
    .filter((pair) => !seen.has(pair))
}

/** The time of the run, and of the files that took most. */
function timeLines(): string[] {
  const slowest = times.sort((one, other) => costOf(other) - costOf(one)).slice(0, slowestMax)
  return [
    `${times.length} files: ${timeText({ wallSeconds: performance.now() / 1000, cpuSeconds: cpuSeconds() })}`,
    ...slowest.map((time) => `  ${timeText(time)}  ${time.file}`),
  ]
}

function costOf({ cpuSeconds, wallSeconds }: FileTime): number {
  return cpuSeconds ?? wallSeconds
}

function timeText({ wallSeconds, cpuSeconds }: Omit<FileTime, 'file'>): string {
  const cpu = cpuSeconds === undefined ? '' : `${cpuSeconds.toFixed(1).padStart(6)} s CPU, `
  return `${cpu}${wallSeconds.toFixed(1).padStart(6)} s wall`
}
