import { acknowledged, ofKind } from './history.ts'
import type { Claim, Operation, Read, Release, Run, Swap } from './history.ts'

/** What the service says once all faults are over. */
export interface FinalState {
  /** The tasks by paging through the list, as often as they are in it. */
  readonly listed: readonly { readonly id: string; readonly title: string }[]
  /** The whole log of events, by each process. */
  readonly logs: readonly (readonly LoggedEvent[])[]
  /** What each follower of the stream has seen, over all its connections. */
  readonly followed: readonly (readonly LoggedEvent[])[]
  /** What the receiver of the webhook was sent, as often as it came. */
  readonly delivered: readonly { readonly eventId: number; readonly deliveryId: string }[]
  /** The lines that the commands of jobs wrote. */
  readonly ledger: readonly string[]
  readonly jobs: ReadonlyMap<string, EndedJob>
  /** The SHA-256 of each file, or what came in its place. */
  readonly files: ReadonlyMap<string, string>
}

export interface EndedJob {
  readonly state: string
  readonly error?: { readonly reason: string; readonly message: string }
}

export interface LoggedEvent {
  readonly id: number
  readonly kind: string
  readonly taskId?: string | undefined
}

/** Returns what the history and the final state contradict, one sentence each. */
export function checkAll(history: readonly Operation[], state: FinalState): string[] {
  return [
    ...checkRegisters(history),
    ...checkClaims(history),
    ...checkList(history, state),
    ...checkLogs(history, state),
    ...checkJobs(history, state),
    ...checkWebhooks(history, state),
    ...checkFiles(history, state),
  ]
}

/** Each task is a register that is read and swapped: its history must be linearizable. */
export function checkRegisters(history: readonly Operation[]): string[] {
  const operations = [...ofKind(history, 'read'), ...ofKind(history, 'swap')]
  return [...Map.groupBy(operations, ({ key }) => key)].flatMap(([key, ofKey]) => checkRegister(key, ofKey))
}

/**
 * The versions order all writes, so the history is linearizable exactly if each version has one value and no operation
 * has ended before one began that the order puts ahead of it (Herlihy and Wing 1990). A swap without an answer took
 * effect if its value was seen.
 */
function checkRegister(key: string, operations: readonly (Read | Swap)[]): string[] {
  const done = operations.flatMap((operation) => effectOf(operation) ?? [])
  const values = new Map<number, string>()
  const writers = new Map<number, string>()
  const faults: string[] = []
  for (const { version, value, isWrite } of done) {
    const known = values.get(version)
    if (isWrite && writers.has(version))
      faults.push(`${key}: two writes were acknowledged with the version ${version}: ${writers.get(version)}, ${value}`)
    else if (known !== undefined && known !== value)
      faults.push(`${key}: the version ${version} has two values: ${known}, ${value}`)
    values.set(version, value)
    if (isWrite) writers.set(version, value)
  }
  const seen = new Map([...values].map(([version, value]) => [value, version]))
  const late = operations.flatMap((operation) => {
    const version = operation.kind === 'swap' && operation.outcome === 'unknown' && seen.get(operation.value)
    return version ? [{ version, isWrite: true, invokedAt: operation.invokedAt, returnedAt: Infinity }] : []
  })
  return [...faults, ...checkOrder(key, [...done, ...late]), ...checkRefusals(key, operations)]
}

interface Effect {
  readonly version: number
  readonly isWrite: boolean
  readonly invokedAt: number
  readonly returnedAt: number
}

function effectOf(operation: Read | Swap): (Effect & { readonly value: string }) | undefined {
  const { kind, outcome, version, value, invokedAt, returnedAt } = operation
  if (outcome !== 'ok' || version === undefined || value === undefined) return undefined
  return { version, value, isWrite: kind === 'swap', invokedAt, returnedAt }
}

function checkOrder(key: string, effects: readonly Effect[]): string[] {
  const ordered = effects.toSorted(
    (one, other) => one.version - other.version || Number(other.isWrite) - Number(one.isWrite),
  )
  const faults: string[] = []
  let [before, latest] = [-Infinity, -Infinity] // the latest begin of what comes before this version, and with it
  let current: number | undefined
  for (const { version, isWrite, invokedAt, returnedAt } of ordered) {
    if (version !== current) [before, current] = [latest, version]
    if (returnedAt < before)
      faults.push(`${key}: the version ${version} was seen before an older one was, in real time`)
    // Reads of one version may come in any order, and all of them come after its write.
    if (isWrite) before = Math.max(before, invokedAt)
    latest = Math.max(latest, invokedAt)
  }
  return faults
}

/** A swap is refused only if another write came before its end. */
function checkRefusals(key: string, operations: readonly (Read | Swap)[]): string[] {
  const swaps = operations.filter((operation): operation is Swap => operation.kind === 'swap')
  return swaps
    .filter(({ outcome }) => outcome === 'refused')
    .filter(
      (refused) =>
        !swaps.some(
          (other) =>
            other !== refused &&
            other.outcome !== 'refused' &&
            other.expected >= refused.expected &&
            other.invokedAt < refused.returnedAt,
        ),
    )
    .map(({ expected }) => `${key}: a write with the current version ${expected} was refused`)
}

/** No two claims of a task are valid at once: between their acknowledgement and the call that released them. */
export function checkClaims(history: readonly Operation[]): string[] {
  const releases = new Map(ofKind(history, 'release').map((release) => [release.claimId, release]))
  const claims = acknowledged(ofKind(history, 'claim'))
  return [...Map.groupBy(claims, ({ key }) => key)].flatMap(([key, ofKey]) => overlaps(key, ofKey, releases))
}

function overlaps(key: string, claims: readonly Claim[], releases: ReadonlyMap<string, Release>): string[] {
  const spans = claims
    .map(({ claimId = '', returnedAt }) => ({
      claimId,
      from: returnedAt,
      to: releases.get(claimId)?.invokedAt ?? Infinity,
    }))
    .toSorted((one, other) => one.from - other.from)
  const faults: string[] = []
  let longest: (typeof spans)[number] | undefined
  for (const span of spans) {
    if (longest && span.from < longest.to)
      faults.push(`${key}: ${span.claimId} and ${longest.claimId} are valid at once`)
    if (!longest || span.to > longest.to) longest = span
  }
  return faults
}

/** Paging finds each acknowledged task once, and each other one at most once. */
export function checkList(history: readonly Operation[], { listed }: Pick<FinalState, 'listed'>): string[] {
  const counts = countBy(listed.map(({ title }) => title))
  const ids = new Set(listed.map(({ id }) => id))
  return ofKind(history, 'create').flatMap(({ title, id, outcome }) => {
    const count = counts.get(title) ?? 0
    if (count > 1) return [`the task ${title} was made ${count} times`]
    return outcome === 'ok' && !ids.has(id ?? '') ? [`the acknowledged task ${title} is lost`] : []
  })
}

/**
 * The log has no gap and one order for all, and each acknowledged task one event; no follower misses or repeats any.
 */
export function checkLogs(
  history: readonly Operation[],
  { logs, followed }: Pick<FinalState, 'logs' | 'followed'>,
): string[] {
  const [log = [], ...others] = logs
  const kinds = new Map(log.map((event) => [event.id, `${event.kind} ${event.taskId}`]))
  const faults = [log, ...followed].flatMap((events, index) => gapsIn(events, index === 0 ? 'log' : `stream ${index}`))
  for (const events of [...others, ...followed])
    for (const { id, kind, taskId } of events)
      if (kinds.get(id) !== `${kind} ${taskId}`)
        faults.push(`the event ${id} is not the same for all: ${kind} ${taskId}`)
  for (const other of others)
    if (other.length !== log.length) faults.push(`one process has ${log.length} events and another ${other.length}`)
  const created = countBy(log.filter(({ kind }) => kind === 'task.created').map(({ taskId }) => taskId ?? ''))
  for (const { title, id } of acknowledged(ofKind(history, 'create')))
    if (created.get(id ?? '') !== 1)
      faults.push(`the task ${title} has ${created.get(id ?? '') ?? 0} events of its creation`)
  return faults
}

function gapsIn(events: readonly LoggedEvent[], name: string): string[] {
  return events.flatMap(({ id, kind }, index) => {
    const before = events[index - 1]?.id
    // After a failover the numbers jump, and an event says so.
    const isJump = kind === 'stream.gap' && before !== undefined && id > before
    return before === undefined || id === before + 1 || isJump ? [] : [`${name}: the event ${id} follows ${before}`]
  })
}

/** The command of a job that succeeded ran once, and that of another one at most once. */
export function checkJobs(
  history: readonly Operation[],
  { ledger, jobs }: Pick<FinalState, 'ledger' | 'jobs'>,
): string[] {
  const counts = countBy(ledger)
  return ofKind(history, 'run').flatMap((run) => faultOfRun(run, counts.get(run.line) ?? 0, jobs.get(run.jobId ?? '')))
}

function faultOfRun({ line, outcome }: Run, count: number, job: EndedJob | undefined): string[] {
  if (count > 1) return [`the command of ${line} ran ${count} times`]
  if (outcome !== 'ok') return []
  if (job?.state === 'succeeded')
    return count === 1 ? [] : [`the job of ${line} succeeded, and its command did not run`]
  if (job?.state === 'interrupted') return []
  return [`the job of ${line} is ${job?.state ?? 'lost'}: ${JSON.stringify(job?.error)}`]
}

/** Each created task is delivered, and what comes twice has the same id of delivery. */
export function checkWebhooks(
  history: readonly Operation[],
  { delivered, logs }: Pick<FinalState, 'delivered' | 'logs'>,
): string[] {
  const ids = new Map<number, Set<string>>()
  for (const { eventId, deliveryId } of delivered) ids.set(eventId, (ids.get(eventId) ?? new Set()).add(deliveryId))
  const doubled = [...ids]
    .filter(([, deliveries]) => deliveries.size > 1)
    .map(([id]) => `the event ${id} was delivered under several ids`)
  const tasks = new Set(acknowledged(ofKind(history, 'create')).map(({ id }) => id))
  const missing = (logs[0] ?? [])
    .filter(({ id, kind, taskId }) => kind === 'task.created' && tasks.has(taskId) && !ids.has(id))
    .map(({ id }) => `the event ${id} was not delivered`)
  return [...doubled, ...missing]
}

export function checkFiles(history: readonly Operation[], { files }: Pick<FinalState, 'files'>): string[] {
  return acknowledged(ofKind(history, 'upload'))
    .filter(({ filename, sha256 }) => files.get(filename) !== sha256)
    .map(({ filename }) => `the file ${filename} is not what was uploaded: ${files.get(filename)}`)
}

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
