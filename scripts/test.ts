/**
 * Runs the test files: those that start a service in their own process one after the other in a few processes, and each
 * other one in a process of its own. Those of `test/gates.ts` run only when what they read has changed, and with
 * `--all`. Then checks that the files produced every status that the contract declares and tried every class of
 * attacks. Prints how many attacks of each class succeeded, the CPU seconds of the run, its slowest files, the files
 * that were not run, and every failure once more, because the middle of a long log is often cut, and ends with the line
 * `N passed, N failed`.
 *
 * tap runs the files as a library: its command loads a coverage hook into every process below it, services and tools
 * included, which costs more than the suite itself.
 */
import { spawnSync } from 'node:child_process'
import type { EventEmitter } from 'node:events'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { parse } from 'yaml'
import { gates } from '../test/gates.ts'
import { attackClasses, attackFiles } from '../test/support/attacks.ts'
import { startPostgres } from '../test/support/postgres.ts'
import { bundleService, findBundle } from './bundle-service.ts'
import { bundleTap } from './bundle-tap.ts'
import { operationsOf } from './contract-document.ts'
import { readContract } from './read-contract.ts'
import { ownCodesOf } from './error-codes.ts'
import { cpuSeconds, cpuSecondsOfChildren } from './cpu-seconds.ts'
import { Gates, importedBy } from './gates.ts'
import { groupsOf } from './test-groups.ts'

interface Settings {
  /** In seconds: ends a file that hangs. */
  readonly timeout: number
  readonly jobs: number
  readonly include: readonly string[]
  /** The files that take longest. */
  readonly first: readonly string[]
  /** The files that need a process of their own. */
  readonly alone: readonly string[]
}

interface FileTime {
  readonly file: string
  readonly wallSeconds: number
  readonly cpuSeconds: number | undefined
}

type Parser = typeof t.parser

/** A test point as tap's parser emits it. */
interface Point {
  readonly ok: boolean
  readonly name: string
  readonly skip: boolean | string
  readonly todo: boolean | string
  readonly diag: Readonly<Record<string, unknown>> | null
  readonly closingTestPoint: boolean
}

interface Failure {
  readonly file: string
  /** The names of the tests, from the outermost, and of the assertion. */
  readonly names: readonly string[]
  readonly found: Readonly<Record<string, unknown>>
}

const slowestMax = 10
/** More files than this fail for a reason of the code, so that a second run would only take time. */
const secondRunsMax = 8
const failureCharactersMax = 2000
const lightDomains = new URL('../test/support/tap/light-domains.ts', import.meta.url).href
const groupProgram = fileURLToPath(new URL('../test/support/tap/files.ts', import.meta.url))
const root = fileURLToPath(new URL('..', import.meta.url))
const settings = parse(readFileSync(join(root, '.taprc'), 'utf8')) as Settings
const chosen = process.argv.slice(2).filter((argument) => argument !== '--all')
const isWhole = chosen.length === 0
const isAll = process.argv.includes('--all')
const exclude = ['**/node_modules/**']
const candidates = isWhole
  ? longestFirst(settings.include.flatMap((pattern) => globSync(pattern, { cwd: root, exclude })).sort())
  : chosen
const gateRecord = new Gates(root, gates)
const gateStates = new Map(candidates.map((file) => [file, gateRecord.stateOf(file)]))
/** Gates whose inputs have not changed since they passed. A file that is named runs. */
const unchanged =
  isWhole && !isAll ? candidates.filter((file) => gateStates.get(file)?.unchangedSince !== undefined) : []
const files = candidates.filter((file) => !unchanged.includes(file))
/** A file with a skipped test is not recorded as passed: another machine may have what that test needs. */
const incomplete = new Set<string>()
if (!existsSync(join(root, 'src/generated/answer-validators.js')))
  spawnSync(process.execPath, [join(root, 'scripts/check-generated.ts')], { stdio: 'inherit' })
const seenFolder = mkdtempSync(join(tmpdir(), 'gantry-seen-'))
const seenFile = process.env['TEST_SEEN_FILE'] ?? join(seenFolder, 'seen.txt')
const times: FileTime[] = []
const failures: Failure[] = []
let cpuSecondsSeen = cpuSecondsOfChildren()

/** Of every file that has ended; the end of the output has those that took most. */
const timesFile = process.env['TEST_TIMES_FILE'] ?? join(root, 'node_modules/.cache/gantry-tests/times.json')
const attacksFile = process.env['TEST_ATTACKS_FILE'] ?? join(seenFolder, 'attacks.txt')
for (const file of [seenFile, attacksFile]) writeFileSync(file, '', { flag: 'a' })
process.on('exit', report)
// The files have time limits; the run has none.
t.setTimeout(0)
t.jobs = settings.jobs
const cache = join(root, 'node_modules/.cache/gantry-tests')
// A single file starts sooner than a bundle is made.
const service = isWhole ? await bundleService(cache) : findBundle(cache)
const closers: (() => unknown)[] = []
const environment = await sharedEnvironment()
const startsService = new Set(files.filter((file) => importedBy(root, file, false).has('src/service.ts')))
const own = new Set([...Object.keys(gates), ...settings.first, ...settings.alone])
const groups = new Map(
  groupsOf(files.filter((file) => startsService.has(file) && !own.has(file))).map((group, index) => [
    `group ${index + 1}`,
    group,
  ]),
)
// A file that ends before its first failed assertion: with an error, by a signal, or at its time limit.
t.parser.on('assert', fileEnded)
const first = files.filter((file) => settings.first.includes(file))
const grouped = new Set([...groups.values()].flat())
await Promise.all([
  ...first.map(runFile),
  ...[...groups].map(([name, group]) => runGroup(name, group)),
  ...files.filter((file) => !grouped.has(file) && !first.includes(file)).map(runFile),
])
for (const close of closers.toReversed()) await close()

/** A long file that starts late would run alone at the end, on one core. */
function longestFirst(found: readonly string[]): string[] {
  const gone = [...settings.first, ...settings.alone].filter((file) => !found.includes(file))
  if (gone.length > 0) throw new Error(`.taprc names files that are not there: ${gone.join(', ')}`)
  return [...new Set([...settings.first, ...found])]
}

/**
 * What all files share: folders of compiled code and of what they prepare for each other and, when all of them run, one
 * PostgreSQL server.
 */
async function sharedEnvironment(): Promise<NodeJS.ProcessEnv> {
  const shared = {
    NODE_COMPILE_CACHE: cache,
    ...process.env,
    TEST_SEEN_FILE: seenFile,
    TEST_ATTACKS_FILE: attacksFile,
    TEST_SHARED_FOLDER: seenFolder,
    TEST_TAP: await bundleTap(cache),
    ...(service && { TEST_MAIN: service.main }),
    TAP_TIMEOUT: String(settings.timeout),
  }
  if (files.length === 1 || process.env['TEST_POSTGRES'] !== undefined) return shared
  // A teardown of the root would let it end while it waits for nothing.
  const { url } = await startPostgres({ teardown: (close) => closers.push(close) })
  return { ...shared, TEST_POSTGRES: url }
}

/** Runs a file in a process of its own. */
async function runFile(file: string): Promise<void> {
  const { subtest, ended } = start(file, [file])
  subtest.once('process', (child) => measure(child, file))
  collectFailures(subtest.parser, file)
  countAttacks(subtest.parser, file)
  await ended
}

/** Runs files one after the other in one process, and those that it did not come to in another. */
async function runGroup(name: string, group: readonly string[]): Promise<void> {
  const begun = new Set<string>()
  const done = new Set<string>()
  const { subtest, ended } = start(name, [groupProgram, ...group])
  subtest.once('process', (child) => measure(child))
  subtest.parser.on('child', (child: Parser) => {
    begun.add(child.name)
    collectFailures(child, child.name)
    countAttacks(child, child.name)
  })
  subtest.parser.on('assert', (point: Point) => {
    const file = group.find((file) => point.name.startsWith(file))
    if (file === undefined) return
    if (file !== point.name) return void failures.push({ file, names: [point.name], found: point.diag ?? {} })
    done.add(file)
    fileEnded(point)
  })
  subtest.parser.on('comment', (comment: string) => {
    if (comment.startsWith('# {"file":')) addTime(JSON.parse(comment.slice('# '.length)) as FileTime)
  })
  await ended
  const left = group.filter((file) => !done.has(file))
  for (const file of left.filter((file) => begun.has(file)))
    failures.push({ file, names: [], found: { message: `the process of ${name} ended in it` } })
  const untouched = left.filter((file) => !begun.has(file))
  if (untouched.length === 0 || begun.size === 0) return
  const rest = `rest of ${name}`
  groups.set(rest, untouched)
  await runGroup(rest, untouched)
}

function start(name: string, args: readonly string[]) {
  // tap puts its coverage hook into NODE_OPTIONS, which `env` replaces by the option that was given to this process.
  const nodeOptions = `NODE_OPTIONS=${process.env['NODE_OPTIONS'] ?? ''}`
  const options = ['--disable-warning=ExperimentalWarning', `--import=${lightDomains}`]
  const ended = t.spawn('env', [nodeOptions, process.execPath, ...options, ...args], {
    name,
    cwd: root,
    env: {
      ...environment,
      // A test of inner code starts sooner with the few sources that it imports.
      ...(service && (startsService.has(name) || groups.has(name)) && { TEST_SERVICE_MODULES: service.modules }),
    },
    timeout: settings.timeout * 1000,
    buffered: true,
  })
  if (!ended.subtest) throw new Error(`${name} cannot start any more`)
  return { subtest: ended.subtest, ended }
}

/**
 * Records the time of a file when its process ends. Just then the CPU seconds below this process grow by those of the
 * file. A group tells the times of its files itself.
 */
function measure(child: EventEmitter, file?: string): void {
  const startedAt = performance.now()
  child.once('exit', () => {
    const before = cpuSecondsSeen
    cpuSecondsSeen = cpuSecondsOfChildren()
    if (file === undefined) return
    addTime({
      file,
      wallSeconds: (performance.now() - startedAt) / 1000,
      cpuSeconds: cpuSecondsSeen === undefined || before === undefined ? undefined : cpuSecondsSeen - before,
    })
  })
}

function addTime(time: FileTime): void {
  times.push(time)
  writeFileSync(timesFile, `${JSON.stringify(times, undefined, 1)}\n`)
}

/** Records a gate that passed, and a file that ended before its first failed assertion: with an error, say. */
function fileEnded({ ok, skip, name, diag }: Point): void {
  const gate = gateStates.get(name)
  if (isWhole && gate && ok && !skip && !incomplete.has(name)) gateRecord.recordPassed(name, gate)
  const files = [name, ...(groups.get(name) ?? [])]
  if (ok || failures.some(({ file }) => files.includes(file))) return
  failures.push({ file: name, names: [], found: { exitCode: diag?.['exitCode'], signal: diag?.['signal'] } })
}

/** Collects the failed assertions of a file. A test that only repeats the failure of one inside it is left out. */
function collectFailures(parser: Parser, file: string, names: readonly string[] = []): void {
  let before = failures.length
  parser.on('child', (child: Parser) => {
    before = failures.length
    collectFailures(child, file, [...names, child.name])
  })
  parser.on('assert', ({ ok, todo, skip, name, diag, closingTestPoint }: Point) => {
    if (skip || todo) incomplete.add(file)
    if (ok || todo || skip || (closingTestPoint && failures.length > before)) return
    const { stack: _, source: __, ...found } = diag ?? {}
    failures.push({ file, names: [...names, name], found })
  })
}

/** Of a file that tries one class alone, each test is an attack. */
function countAttacks(parser: Parser, file: string): void {
  const attackClass = attackFiles[file]
  if (attackClass === undefined) return
  parser.on('assert', ({ ok, skip }: Point) => {
    if (!skip) writeFileSync(attacksFile, `${Number(!ok)} ${attackClass}\n`, { flag: 'a' })
  })
}

function report(): void {
  const failed = [...new Set(failures.map(({ file }) => file))]
  const unstable = isWhole && failed.length <= secondRunsMax ? failed.filter(passesAlone) : []
  const lasting = failures.filter(({ file }) => !unstable.includes(file))
  // A part of the suite cannot produce every status.
  const attacks = attackCounts()
  const missing = isWhole
    ? [...missingStatuses(), ...attacks.filter(({ count }) => count === 0).map(({ line }) => line)]
    : []
  const codes = isWhole ? codeLines() : []
  rmSync(seenFolder, { recursive: true })
  for (const line of missing) console.log(`not produced by any test: ${line}`)
  for (const { line, count } of attacks) if (count > 0) console.log(line)
  for (const line of codes) console.log(line)
  for (const line of timeLines()) console.log(line)
  for (const file of unchanged)
    console.log(`unchanged since ${gateStates.get(file)?.unchangedSince}, not run: ${file} (npm test -- --all runs it)`)
  for (const failure of failures) console.log(failureText(failure))
  for (const file of unstable) console.log(`unstable: ${file} failed beside other files and passed alone; mend it`)
  const notRun = unchanged.length > 0 ? `, ${unchanged.length} unchanged files not run` : ''
  console.log(`${t.counts.pass} passed, ${lasting.length + missing.length} failed${notRun}`)
  process.exitCode = lasting.length + missing.length > 0 || (!t.passing() && failures.length === 0) ? 1 : 0
}

/** Runs a file once more with the machine to itself. */
function passesAlone(file: string): boolean {
  console.log(`${file} failed; it runs once more, alone`)
  const environment = { ...process.env, TEST_SEEN_FILE: seenFile, TEST_ATTACKS_FILE: attacksFile }
  return spawnSync(process.execPath, [import.meta.filename, file], { stdio: 'inherit', env: environment }).status === 0
}

function failureText({ file, names, found }: Failure): string {
  return `failed: ${[file, ...names].join(' > ')}\n${JSON.stringify(found).slice(0, failureCharactersMax)}`
}

function attackCounts(): { line: string; count: number }[] {
  const lines = readFileSync(attacksFile, 'utf8').split('\n')
  return attackClasses.map((attackClass) => {
    const [held, succeeded] = ['0', '1'].map(
      (outcome) => lines.filter((line) => line === `${outcome} ${attackClass}`).length,
    )
    const count = (held ?? 0) + (succeeded ?? 0)
    return { count, line: `attacks: ${attackClass}: ${count} tried, ${succeeded} succeeded` }
  })
}

/** What was seen: operation, status and, of a failure, its code. */
function seenAnswers(): readonly (readonly string[])[] {
  return readFileSync(seenFile, 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
}

/** How many of the codes that operations decide themselves were produced, and which were not. */
function codeLines(): string[] {
  const seen = new Set(seenAnswers().map(([id, , code]) => `${id} ${code}`))
  const declared = operationsOf(readContract()).flatMap(({ operation }) =>
    ownCodesOf(operation).map((code) => `${operation.operationId} ${code}`),
  )
  const missing = declared.filter((pair) => !seen.has(pair))
  const share = `${declared.length - missing.length} of ${declared.length} codes that operations decide were produced`
  return [missing.length === 0 ? share : `${share}; not ${missing.join(', ')}`]
}

function missingStatuses(): string[] {
  const seen = new Set(seenAnswers().map(([id, status]) => `${id} ${status}`))
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
