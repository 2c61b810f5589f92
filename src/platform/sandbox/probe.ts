import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { Launch, Program } from './launch.ts'
import { timeouts } from '../../timeouts.ts'

/**
 * Starts a small program in a sandbox that looks for what must not be there, a path of the service among it. Gives the
 * fault, one line, or nothing when there is none.
 */
export async function probe(wrap: (program: Program) => Launch, hiddenPath: string): Promise<string | undefined> {
  const { file, args, cwd, environment } = wrap({
    command: ['/bin/sh', '-c', script, 'probe', hiddenPath],
    cwd: '/',
    environment: { PATH: '/usr/local/bin:/usr/bin:/bin' },
  })
  try {
    const child = spawn(file, [...args], {
      cwd,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    })
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), exited(child)])
    if (output.trim() === 'confined') return undefined
    return firstLine(output) ?? firstLine(errors) ?? 'it did not run a program'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const timeoutMs = timeouts.sandboxProbe.ms

async function exited(child: ReturnType<typeof spawn>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
}

function firstLine(output: string): string | undefined {
  return output
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '')
    ?.slice(0, 200)
}

/** Of builtins only, so that it costs one process. */
const script = `
[ ! -e "$1" ] || { echo 'the data folder can be seen'; exit; }
while read -r name value; do
  case $name in
    NoNewPrivs:) [ "$value" = 1 ] || { echo 'programs may gain privileges'; exit; } ;;
    CapEff:|CapPrm:|CapInh:|CapAmb:) case $value in *[!0]*) echo 'programs have capabilities'; exit ;; esac ;;
  esac
done < /proc/self/status
[ "$$" -lt 100 ] || { echo 'processes of the service can be seen'; exit; }
echo confined
`
