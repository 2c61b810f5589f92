/**
 * The cluster under faults: `npm run torture -- --cluster --rounds 11 --seed 1`. Three processes behind HAProxy,
 * PostgreSQL with a synchronous replica, an S3 server; clients record each operation, and models check the history. A
 * control, in which commits compare no versions, must fail. Prints figures, and exits with 1 when anything contradicts
 * a model.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { whyNoHaproxy } from '../test/support/cluster/balancer.ts'
import { faults } from '../test/support/cluster/faults.ts'
import { whyNoFaketime } from '../test/support/cluster/members.ts'
import { whyNoPostgres } from '../test/support/cluster/postgres-pair.ts'
import { runCluster } from '../test/support/cluster/run.ts'
import type { ClusterRun } from '../test/support/cluster/run.ts'
import { currentLine } from '../src/stores/schema-ledger.ts'
import { copyProject } from '../test/support/project-copy.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const shownMax = 20

export interface ClusterTortureOptions {
  /** How many faults; every kind comes once without it. */
  readonly rounds: number | undefined
  readonly seed: number
}

/** Returns whether all models are satisfied, and the control contradicts one. */
export async function tortureCluster({ rounds = faults.length, seed }: ClusterTortureOptions): Promise<boolean> {
  for (const reason of [whyNoPostgres, whyNoHaproxy, whyNoFaketime])
    if (reason) throw new Error(`The cluster cannot be made: ${reason}.`)
  const onRound = (line: string) => console.log(line)
  const real = await ended((t) =>
    runCluster(t, { seed, rounds, sources: root, newerSources: newerSources(t), onRound }),
  )
  print(real)
  const control = await ended((t) => runCluster(t, { seed, rounds: 0, sources: withoutFencing(t), newerSources: root }))
  const isSeen = control.violations.length > 0
  console.log(`control without fencing: ${control.violations.length} violations`, isSeen ? 'ok' : 'NOT SEEN')
  if (isSeen) console.log(`  such as: ${control.violations[0]}`)
  return real.violations.length === 0 && isSeen
}

type Steps = { teardown(step: () => unknown): void }

/** Undoes everything that was started, the last one first. */
async function ended<Result>(act: (t: Steps) => Promise<Result>): Promise<Result> {
  const steps: (() => unknown)[] = []
  try {
    return await act({ teardown: (step) => void steps.push(step) })
  } finally {
    for (const step of steps.reverse()) await step()
  }
}

/** The sources with a commit that does not compare the version of what it replaces. */
function withoutFencing(t: Steps): string {
  return changedSources(t, {
    'src/stores/postgres/group-write.ts': [
      'version !== change.version && new VersionConflict(name, id)',
      'false && new VersionConflict(name, id)',
    ],
  })
}

/** The sources with one index more, in a new version of the schema. */
function newerSources(t: Steps): string {
  const { version, writableBy } = currentLine
  return changedSources(t, {
    'src/stores/schema-ledger.ts': [
      'schemaLedger.at(-1) ?? schemaLedger[0]',
      `{ version: ${version + 1}, writableBy: ${writableBy} }`,
    ],
    'src/collections/resources.ts': ["'mimeType', 'mediaKind']", "'mimeType', 'mediaKind', 'createdAt']"],
  })
}

/** A copy of the sources with another text in the place of one, by the path of its file. */
function changedSources(t: Steps, changes: Readonly<Record<string, readonly [text: string, other: string]>>): string {
  const { folder } = copyProject(t)
  for (const [path, [text, other]] of Object.entries(changes)) {
    const file = join(folder, path)
    const source = readFileSync(file, 'utf8')
    if (!source.includes(text)) throw new Error(`${path} has no ${text}`)
    writeFileSync(file, source.replace(text, other))
  }
  return folder
}

function print({ counts, recoveries, violations, logs }: ClusterRun): void {
  console.log(counts)
  console.table(
    [...Map.groupBy(recoveries, ({ fault }) => fault)].map(([fault, all]) => ({
      fault,
      rounds: all.length,
      'longest without a write (ms)': Math.max(...all.map(({ withoutWritesMs }) => withoutWritesMs)),
      'ready after its end (ms)': Math.max(...all.map(({ untilReadyMs }) => untilReadyMs)),
    })),
  )
  if (violations.length > 0) console.log(`The logs of the processes are in ${keep(logs)}.`)
  for (const violation of violations.slice(0, shownMax)) console.error(violation)
  console.log(violations.length === 0 ? 'No model is contradicted.' : `${violations.length} violations.`)
}

function keep(logs: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-torture-logs-'))
  for (const [index, log] of logs.entries()) writeFileSync(join(folder, `process-${index + 1}.log`), log)
  return folder
}
