/**
 * A service in small: a process with a secret in its environment and one in its data folder, which opens the sandbox and
 * runs programs in it. It takes one order in JSON as its argument, and prints one line for each program.
 */
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { SandboxRules } from '../../src/platform/sandbox/launch.ts'
import { openSandbox, signalIn } from '../../src/platform/sandbox/sandbox.ts'
import type { SandboxOptions } from '../../src/platform/sandbox/sandbox.ts'

export interface SandboxOrder {
  readonly options: SandboxOptions
  readonly cwd: string
  readonly programs: readonly SandboxedProgram[]
}

export interface SandboxedProgram {
  /** For `/bin/sh -c`, where `$SERVICE` is the number of this process. */
  readonly script: string
  readonly rules?: Partial<SandboxRules>
  readonly environment?: Readonly<Record<string, string>>
}

export interface SandboxAnswer {
  readonly launcher: string
  readonly faults: readonly string[]
  readonly output: string
  readonly exit: { readonly exitCode: number } | { readonly signal: number }
}

// What the test gives is what it reads.
const order = JSON.parse(process.argv[2] ?? '') as SandboxOrder
const sandbox = await openSandbox(order.options)
for (const { script, rules, environment } of order.programs) {
  const launch = sandbox.wrap(
    {
      command: ['/bin/sh', '-c', script],
      cwd: order.cwd,
      environment: { PATH: '/usr/local/bin:/usr/bin:/bin', SERVICE: String(process.pid), ...environment },
    },
    rules,
  )
  const child = spawn(launch.file, [...launch.args], {
    cwd: launch.cwd,
    env: launch.environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? -1)))
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const exitCode = await closed
  const signal = signalIn(exitCode, launch)
  const answer: SandboxAnswer = {
    launcher: sandbox.launcher,
    faults: sandbox.faults,
    output: output + errors,
    exit: signal === undefined ? { exitCode } : { signal },
  }
  console.log(JSON.stringify(answer))
}
