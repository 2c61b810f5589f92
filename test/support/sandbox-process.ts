/**
 * A service in small: a process with a secret in its environment and one in its data folder, which opens the sandbox
 * and runs programs in it. It takes one order in JSON as its argument, and prints one line for each program.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { startProgram } from '../../src/platform/processes/start-program.ts'
import type { Confinement } from '../../src/platform/sandbox/launch.ts'
import { openSandbox, signalIn } from '../../src/platform/sandbox/sandbox.ts'
import type { SandboxOptions } from '../../src/platform/sandbox/sandbox.ts'

export interface SandboxOrder {
  readonly options: SandboxOptions
  readonly cwd: string
  /** Whether the launcher is taken without a trial, which one test of each setting makes. */
  readonly isTrusted?: boolean
  readonly programs: readonly SandboxedProgram[]
}

export interface SandboxedProgram {
  /** For `/bin/sh -c`, where `$SERVICE` is the number of this process. */
  readonly script: string
  readonly rules?: Partial<Confinement>
  readonly environment?: Readonly<Record<string, string>>
}

export interface SandboxAnswer {
  readonly launcher: string
  readonly faults: readonly string[]
  readonly output: string
  readonly exit: { readonly exitCode: number } | { readonly signal: number }
  /** The living processes of its session when its end was reported. */
  readonly left: readonly string[]
}

// What the test gives is what it reads.
const order = JSON.parse(process.argv[2] ?? '') as SandboxOrder
const sandbox = await openSandbox({
  ...order.options,
  ...(order.isTrusted && { probe: async () => undefined }),
})
for (const { script, rules, environment } of order.programs) {
  const launch = await sandbox.wrap(
    {
      command: ['/bin/sh', '-c', script],
      cwd: order.cwd,
      environment: { PATH: '/usr/local/bin:/usr/bin:/bin', SERVICE: String(process.pid), ...environment },
    },
    { occupant: 'narrow', owner: { name: 'test', place: 'test' }, hasNetwork: true, ...rules },
  )
  const child = startProgram(launch, { stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = new Promise<{ exitCode: number; left: readonly string[] }>((resolve) =>
    child.once('exit', (code) => resolve({ exitCode: code ?? -1, left: livingOf(child.pid) })),
  )
  const read = (stream: typeof child.stdout) => (stream ? text(stream) : '')
  const [output, errors] = await Promise.all([read(child.stdout), read(child.stderr)])
  const { exitCode, left } = await exited
  const signal = signalIn(exitCode, launch)
  const answer: SandboxAnswer = {
    launcher: sandbox.launcher,
    faults: sandbox.faults,
    output: output + errors,
    exit: signal === undefined ? { exitCode } : { signal },
    left,
  }
  console.log(JSON.stringify(answer))
}

function livingOf(session: number | undefined): string[] {
  return readdirSync('/proc').filter((pid) => {
    const [state, , , sessionOfPid] = statusOf(pid)
    return sessionOfPid === String(session) && state !== 'Z' && state !== 'X'
  })
}

function statusOf(pid: string): string[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
