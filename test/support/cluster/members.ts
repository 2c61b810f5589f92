import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { startProcess } from '../crash/service.ts'
import type { RunningService } from '../crash/service.ts'
import { makeFolder } from '../folder.ts'
import type { Teardown } from '../folder.ts'
import { freePort } from '../ports.ts'
import { waitUntil } from '../wait.ts'
import type { Link } from './link.ts'

/** One process of the service, which is started again by the same command whenever it has ended. */
export interface Member {
  readonly name: string
  readonly port: number
  readonly origin: string
  /** To the database. */
  readonly link: Link
  start(other?: OtherStart): Promise<void>
  kill(): Promise<void>
  /** Ends it in order. */
  stop(): Promise<void>
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
  isReady(): Promise<boolean>
  untilReady(): Promise<void>
  /** What it logged, over all its starts. */
  log(): string
}

/** How one start differs from the others. */
export interface OtherStart {
  /** Of its clock, like `+1h`. */
  readonly offset?: string
  /** The folder of other sources. */
  readonly sources?: string
}

export interface MemberOptions {
  readonly name: string
  readonly link: Link
  readonly project: string
  readonly environment: Readonly<Record<string, string>>
  /** The folder of the sources. */
  readonly sources: string
}

// The program itself stays the parent of what it starts: its library alone leaves signals to the service.
const library = spawnSync('faketime', ['-f', '+0', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' }).stdout?.trim()

/** Why clocks cannot be set here, or false. */
export const whyNoFaketime = library ? false : 'the program faketime is not installed'

const askMs = 1000

export async function makeMember(
  t: Teardown,
  { name, link, project, environment, sources }: MemberOptions,
): Promise<Member> {
  const [port, data] = [await freePort(), makeFolder(t)]
  const origin = `http://127.0.0.1:${port}`
  let running: RunningService | undefined
  let logged = ''
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    await running?.end(signal)
    logged += running?.errors() ?? ''
    running = undefined
  }
  const isReady = async () => {
    try {
      return (await fetch(`${origin}/api/v1/health/ready`, { signal: AbortSignal.timeout(askMs) })).ok
    } catch {
      return false
    }
  }
  t.teardown(() => end('SIGKILL'))
  return {
    name,
    port,
    origin,
    link,
    start: async ({ offset, sources: others = sources } = {}) => {
      running = await startProcess({
        project,
        data,
        port,
        version: join(others, 'src/main.ts'),
        environment: { ...environment, ...(offset && library && { LD_PRELOAD: library, FAKETIME: offset }) },
        launcher: ['env', '-u', 'NODE_OPTIONS'],
      })
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    signal: (signal) => void process.kill(running?.pid ?? 0, signal),
    isReady,
    untilReady: () => waitUntil(isReady, `${name} is ready`),
    log: () => logged + (running?.errors() ?? ''),
  }
}
