import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { collections } from '../src/collections.ts'
import { openSqliteStore } from '../src/stores/sqlite/store.ts'
import { nodeCommand } from './processes.ts'
import { preload, secretKey, seed, token } from './seed.ts'
import type { ProgramPlan, Server } from './servers.ts'

/** After this the garbage of the start has been collected, as it has in every service that somebody uses. */
const settledMs = 2_500

let built: string | undefined

/** The program that a package installs, built of these sources. */
export function shippedProgram(): string {
  if (built === undefined) {
    execFileSync(process.execPath, [fileURLToPath(new URL('../scripts/build.ts', import.meta.url))], {
      stdio: 'inherit',
    })
    built = fileURLToPath(new URL('../dist/main.js', import.meta.url))
  }
  return built
}

/**
 * Starts the program as its users do, on SQLite, with the tasks of the bench in its data, and with nothing switched off
 * but the limit of calls a minute.
 */
export async function startProgram({ name, program, preload: count = 0 }: ProgramPlan, core?: 0 | 1): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
  const [project, data] = [join(folder, 'project'), join(folder, 'data')]
  for (const made of [project, data]) mkdirSync(made, { mode: 0o700 })
  const store = await openSqliteStore(data, collections)
  await seed(store)
  await preload(store, count)
  await store.close()
  const [command, ...args] = nodeCommand([program, '--project', project, '--data', data, '--port', '0'], core)
  const child = spawn(command, args, {
    env: { ...process.env, GANTRY_ADMIN_TOKEN: token, GANTRY_SECRET_KEY: secretKey, GANTRY_RATE_LIMIT: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await portIn(child.stdout)
  child.stdout.resume()
  await sleep(settledMs)
  const pid = child.pid ?? 0
  return {
    name,
    port,
    pid,
    collect: async () => {},
    cpuMicros: async () => processorMicros(pid),
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

async function portIn(output: AsyncIterable<Buffer>): Promise<number> {
  let text = ''
  for await (const chunk of output) {
    text += chunk
    const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(text)?.[1]
    if (port) return Number(port)
  }
  throw new Error(`the program did not start: ${text}`)
}

/** The processor time of all threads of a process, as the scheduler of Linux counts it; NaN elsewhere. */
export function processorMicros(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const nanoseconds = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'))
    return nanoseconds.reduce((sum, text) => sum + parseInt(text, 10), 0) / 1_000
  } catch {
    return NaN
  }
}

/** The bytes that a process has caused to be written to the disk. */
export function bytesWritten(pid: number): number {
  return Number(/^write_bytes: (\d+)/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1])
}

/** NaN where the system does not tell. */
export function residentMiB(pid: number): number {
  try {
    return Number(/VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return NaN
  }
}
