import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { collections } from '../src/collections.ts'
import { openSqliteStore } from '../src/stores/sqlite/store.ts'
import { originOf, processorMicros } from './process-figures.ts'
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
  const port = Number(new URL(await originOf(child.stdout)).port)
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
