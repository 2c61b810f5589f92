import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { secretKey, token } from './seed.ts'

/** The service as a program of its own, with a project and data that are removed at its end. */
export interface ServiceProcess {
  readonly origin: string
  call(method: string, path: string, body?: unknown): Promise<any>
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** How many sockets it has open, by `/proc`. */
  sockets(): number
  stop(): Promise<void>
}

export async function startServiceProcess(
  environment: Readonly<Record<string, string>>,
  { config, args = [] }: { readonly config: object; readonly args?: readonly string[] },
): Promise<ServiceProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
  writeFileSync(join(folder, 'gantry.json'), JSON.stringify(config))
  const program = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  const place = ['--project', folder, '--data', join(folder, 'data'), '--port', '0']
  const child = spawn(process.execPath, [program, ...place, ...args], {
    env: {
      ...process.env,
      GANTRY_ADMIN_TOKEN: token,
      GANTRY_SECRET_KEY: secretKey,
      GANTRY_RATE_LIMIT: 'off',
      GANTRY_CONNECTIONS_PER_ADDRESS: 'off',
      GANTRY_LOG: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await originIn(child.stdout)
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } })
  return {
    origin,
    fetch: ask,
    async call(method, path, body) {
      const response = await ask(`/api/v1${path}`, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
      const answer: any = await response.json()
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer.error)}`)
      return answer.data
    },
    sockets: () =>
      readdirSync(`/proc/${child.pid}/fd`).filter((fd) => {
        try {
          return readlinkSync(`/proc/${child.pid}/fd/${fd}`).startsWith('socket:')
        } catch {
          return false
        }
      }).length,
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function originIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const found = /https?:\/\/[\w.:[\]]+/.exec(line)?.[0]
    if (found !== undefined) {
      output.resume()
      return found.replace('localhost', '127.0.0.1')
    }
  }
  throw new Error('the service did not start')
}

/** The value that so large a share of all does not exceed. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** Runs the work so often, so many at a time. */
export async function repeat(count: number, atOnce: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

export function print(name: string, value: string): void {
  process.stdout.write(`${name.padEnd(58)} ${value}\n`)
}
