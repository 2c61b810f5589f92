import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { codeOf } from '../work/system-error.ts'
import { listPidsFrom } from './process-list.ts'

export interface ProcessTreesOptions {
  readonly hangUpMs: number
}

/** The leader of a session. With its start time the process is known for sure: a pid alone is used again. */
export interface TreeRoot {
  readonly pid: number
  readonly startTime: number
  /** A `NAME=value` of its environment that no other tree has. */
  readonly mark: string
  /** `countForks()` from before its start; without it, every process is looked at. */
  readonly forksBefore?: number | undefined
}

/** How a tree is asked to end, and for how long that may take before it is killed. */
export interface TreeEnding {
  readonly signal: NodeJS.Signals
  readonly graceMs: number
}

/**
 * Ends programs with everything they started. The members of a tree are found by their session, by their parents and
 * by the mark in their environment, so that a child outlives its tree only if it left the session, lost its parent
 * and cleared, overwrote or hid its environment. All trees share one look at the process table.
 */
export class ProcessTrees {
  readonly #hangUpMs: number
  readonly #endings = new Set<Ending>()
  #isRunning = false

  constructor({ hangUpMs }: ProcessTreesOptions) {
    this.#hangUpMs = hangUpMs
  }

  /** Describes a process that was just started, after `forksBefore` of the machine. */
  root(pid: number, mark: string, forksBefore?: number): TreeRoot {
    return { pid, mark, startTime: readStatus(pid)?.startTime ?? 0, forksBefore }
  }

  /**
   * Sends SIGHUP, or another signal, kills those that remain, and returns whether all have ended: a process of another
   * user may remain.
   */
  end(root: TreeRoot, how: TreeEnding = { signal: 'SIGHUP', graceMs: this.#hangUpMs }): Promise<boolean> {
    if (!existsSync('/proc/self/stat')) return endGroup(root.pid, how)
    const { promise, resolve } = Promise.withResolvers<boolean>()
    this.#endings.add({ root, how, since: performance.now(), members: new Map(), emptyLooks: 0, resolve })
    if (!this.#isRunning) this.#continue()
    return promise
  }

  #continue(): void {
    const before = performance.now()
    const roots = [...this.#endings].map(({ root }) => root)
    const look = lookAround(Math.min(...roots.map(({ startTime }) => startTime)), lowestPidOf(roots))
    for (const ending of this.#endings) this.#advance(ending, look)
    this.#isRunning = this.#endings.size > 0
    // However many processes there are, looking at them takes at most a fifth of the time.
    const pauseMs = Math.max(...[...this.#endings].map(shortestPauseOf), 4 * (performance.now() - before))
    if (this.#isRunning) setTimeout(() => this.#continue(), pauseMs)
  }

  #advance(ending: Ending, { table, isSure }: Look): void {
    const known = ending.members
    ending.members = findMembers(ending, table)
    ending.emptyLooks = isOver(ending) ? ending.emptyLooks + 1 : 0
    const isGone = ending.emptyLooks >= (isSure ? 1 : unsureLooksMax)
    const ageMs = performance.now() - ending.since
    const { signal, graceMs } = ending.how
    if (isGone || ageMs > graceMs + patienceMs) return this.#finish(ending)
    for (const member of ending.members.values()) {
      if (ageMs > graceMs) send(member.pid, 'SIGKILL')
      else if (!known.has(member.pid)) askToEnd(member.pid, signal)
    }
  }

  #finish(ending: Ending): void {
    this.#endings.delete(ending)
    ending.resolve(isOver(ending))
  }
}

function isOver({ members }: Ending): boolean {
  return [...members.values()].every(({ isExiting }) => isExiting)
}

/** Most processes end at once: the first pauses are short. */
function shortestPauseOf(ending: Ending): number {
  return isOver(ending) ? longPauseMs : Math.min(longPauseMs, Math.max(1, performance.now() - ending.since))
}

const longPauseMs = 10
const patienceMs = 5_000
/** So many looks in a row that find nothing are believed, though none of them was sure. */
const unsureLooksMax = 10
/** How often one look lists the processes, to see those too that were made since the list before. */
const listsMax = 10

interface Ending {
  readonly root: TreeRoot
  readonly how: TreeEnding
  readonly since: number
  members: ProcessTable
  /** In a row, up to the newest. */
  emptyLooks: number
  readonly resolve: (isGone: boolean) => void
}

interface Process {
  readonly pid: number
  readonly parent: number
  readonly session: number
  /** In clock ticks since the machine started. */
  readonly startTime: number
  /**
   * It executes nothing any more. The first process of a namespace stays so until all others are reaped, which their
   * parent outside of the namespace may never do.
   */
  readonly isExiting: boolean
  readonly environment?: Buffer
}

type ProcessTable = ReadonlyMap<number, Process>

function findMembers({ root, members }: Ending, table: ProcessTable): ProcessTable {
  const leader = table.get(root.pid)
  const isSessionOurs = leader === undefined || leader.startTime === root.startTime
  const found = new Map<number, Process>()
  for (const process of table.values()) {
    // A leader that was just started has neither its own session nor its own environment yet.
    const isMember =
      (process === leader && isSessionOurs) ||
      members.get(process.pid)?.startTime === process.startTime ||
      (isSessionOurs && process.session === root.pid) ||
      (process.startTime >= root.startTime && isMarked(process, root.mark))
    if (isMember) found.set(process.pid, process)
  }
  addDescendants(found, table)
  return found
}

function addDescendants(found: Map<number, Process>, table: ProcessTable): void {
  const children = Map.groupBy(table.values(), (process) => process.parent)
  // A map that grows while it is walked gives the added entries too.
  for (const pid of found.keys()) {
    for (const child of children.get(pid) ?? []) found.set(child.pid, child)
  }
}

interface Look {
  readonly table: ProcessTable
  /** Whether nothing can have been missed. */
  readonly isSure: boolean
}

/** The start time of a process that executes something; nothing where the system does not show it. */
export function startTimeOf(pid: number): number | undefined {
  return readProcess(pid, Infinity)?.startTime
}

/** How many processes and threads the machine has started since it was. Nothing where the system does not show it. */
export function countForks(): number | undefined {
  const [, count] = /^processes (\d+)$/m.exec(readIfThere('/proc/stat')?.toString('latin1') ?? '') ?? []
  return count === undefined ? undefined : Number(count)
}

/**
 * Pids grow until the highest: unless that was reached since a root was started, its tree has higher pids than it has.
 */
function lowestPidOf(roots: readonly TreeRoot[]): number {
  const pidMax = Number(readIfThere('/proc/sys/kernel/pid_max') ?? 0)
  const forks = countForks() ?? Infinity
  const isOverrun = ({ pid, forksBefore = -Infinity }: TreeRoot) => forks - forksBefore >= pidMax - pid
  return roots.some(isOverrun) ? 0 : Math.min(...roots.map(({ pid }) => pid))
}

/**
 * Reads the living processes from a pid on, with the environments of those that were not started before `since`.
 * Listing them takes time: a child that was started meanwhile, whose parent ended before it was read, is only in the
 * next list. So a look is complete when the last list has no new process. It is incomplete too while an environment is
 * empty, as it is while a process executes another program.
 */
function lookAround(since: number, lowestPid: number): Look {
  const table = new Map<number, Process>()
  const listed = new Set<number>()
  for (let lists = 0; lists < listsMax; lists++) {
    const pids = listPidsFrom(lowestPid).filter((pid) => !listed.has(pid))
    if (pids.length === 0)
      return { table, isSure: ![...table.values()].some(({ environment }) => environment?.length === 0) }
    for (const pid of pids) {
      listed.add(pid)
      const process = readProcess(pid, since)
      if (process) table.set(process.pid, process)
    }
  }
  return { table, isSure: false }
}

/** A living process. Zombies and kernel threads do not count. */
function readProcess(pid: number, since: number): Process | undefined {
  const status = readStatus(pid)
  if (!status || status.state === 'Z' || status.state === 'X' || (status.flags & kernelThread) !== 0) return undefined
  const isExiting = (status.flags & exiting) !== 0 && status.threads <= 1
  const environment = isExiting || status.startTime < since ? undefined : readIfThere(`/proc/${pid}/environ`)
  return {
    pid,
    parent: status.parent,
    session: status.session,
    startTime: status.startTime,
    isExiting,
    ...(environment && { environment }),
  }
}

/** PF_KTHREAD and PF_EXITING of Linux. */
const kernelThread = 0x00200000
const exiting = 0x00000004

/**
 * proc(5): `pid (name) state ppid pgrp session tty tpgid flags …`, with the threads in field 20 and the start time in
 * field 22; a name may contain any character.
 */
function readStatus(pid: number) {
  const line = readIfThere(`/proc/${pid}/stat`)?.toString('latin1')
  if (line === undefined) return undefined
  const [state, parent, , session, , , flags, ...rest] = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return {
    state,
    parent: Number(parent),
    session: Number(session),
    flags: Number(flags),
    threads: Number(rest[10]),
    startTime: Number(rest[12]),
  }
}

function isMarked({ environment }: Process, mark: string): boolean {
  return environment?.includes(`${mark}\0`) ?? false
}

// While a process is inspected, it may end, or its id may be reused by another user's process.
function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

/** Where the system does not show its processes as files, only the group of the leader is known. */
async function endGroup(leader: number, { signal, graceMs }: TreeEnding): Promise<boolean> {
  askToEnd(-leader, signal)
  await pause(graceMs)
  send(-leader, 'SIGKILL')
  return true
}

/** A stopped process hears of the signal only when it goes on. */
function askToEnd(pid: number, signal: NodeJS.Signals): void {
  send(pid, signal)
  send(pid, 'SIGCONT')
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!['ESRCH', 'EPERM'].includes(codeOf(error) ?? '')) throw error
  }
}
