import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

/** A process of the bench that answers one question at a time. */
export interface Worker {
  readonly pid: number
  /** What the process said when it was ready. */
  readonly ready: unknown
  ask<Answer>(question: object): Promise<Answer>
  stop(): Promise<void>
}

export interface WorkerOptions {
  readonly args?: readonly string[]
  /** The processor to stay on, where processes can be pinned and there are two. */
  readonly core?: 0 | 1
}

/** No answer takes this long: something hangs. */
const silenceMsMax = 120_000
const canPin = availableParallelism() > 1 && hasTaskset()

/** Starts a file of the bench in a fresh process and waits until it is ready. */
export async function startWorker(file: string, { args = [], core }: WorkerOptions = {}): Promise<Worker> {
  const command = ['--expose-gc', fileURLToPath(new URL(file, import.meta.url)), ...args]
  const [program, ...rest] = nodeCommand(command, core)
  const child = spawn(program, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ready = await messageFrom(child)
  return {
    pid: child.pid ?? 0,
    ready,
    ask: async <Answer>(question: object) => {
      child.send(question)
      // The two ends of this wire are files of the same bench.
      return (await messageFrom(child)) as Answer
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

/** Node.js with these arguments, on that processor where processes can be pinned. */
export function nodeCommand(args: readonly string[], core: 0 | 1 | undefined): [program: string, ...args: string[]] {
  return core !== undefined && canPin
    ? ['taskset', '-c', String(core), process.execPath, ...args]
    : [process.execPath, ...args]
}

async function messageFrom(child: ChildProcess): Promise<unknown> {
  const dead = new AbortController()
  const onExit = () => dead.abort(new Error(`a process of the bench ended: ${child.spawnargs.slice(1).join(' ')}`))
  child.once('exit', onExit)
  try {
    const [message] = await once(child, 'message', {
      signal: AbortSignal.any([dead.signal, AbortSignal.timeout(silenceMsMax)]),
    })
    return message
  } finally {
    child.off('exit', onExit)
  }
}

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['-c', '0', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
