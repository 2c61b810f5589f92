import type { Test } from 'tap'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname } from 'node:path'
import { makeFolder } from './folder.ts'

export interface ShellOptions {
  readonly cwd: string
  readonly environment?: Readonly<Record<string, string>>
}

/** A fenced block of a Markdown file. */
export interface Block {
  readonly language: string
  readonly text: string
}

export function blocksOf(markdown: string): Block[] {
  return [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)\n```$/gm)].map(([, language = '', text = '']) => ({
    language,
    text,
  }))
}

/**
 * Runs a script in bash and returns what it wrote to standard output; a command that fails fails the test. It knows no
 * variable of a service, its temporary files go with the test, and `node` is that of the tests.
 */
export async function runInShell(t: Test, script: string, { cwd, environment }: ShellOptions): Promise<string> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('GANTRY_') && name !== 'INIT_CWD')
  const child = spawn('bash', ['-c', `set -eo pipefail\n${script}\ntrue`], {
    cwd,
    env: {
      ...Object.fromEntries(inherited),
      PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
      TMPDIR: makeFolder(t),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  // What the script started and did not stop is in its process group.
  t.teardown(() => killGroup(child.pid))
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  const closed = once(child, 'close')
  const [code] = await once(child, 'exit')
  // A program that was left in the background would keep the output open.
  killGroup(child.pid)
  await closed
  t.equal(code, 0, `${output.slice(-500)}${errors}`)
  return output
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
