/**
 * Tests with programs that nobody here wrote: `npm run test:agents` runs chats with opencode (177 MB), and the MCP
 * endpoint by the command line of the MCP inspector (110 MB). It installs both from npm into a temporary folder, which
 * is why they are not part of `npm ci` and `npm test`. A variable names a program that is installed:
 * `OPENCODE=/path/to/opencode`, `INSPECTOR=/path/to/its/launcher.js`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Program {
  readonly variable: string
  readonly name: string
  readonly version: string
  /** Where it is in its package. */
  readonly file: string
  readonly test: string
}

const programs: readonly Program[] = [
  {
    variable: 'OPENCODE',
    name: `opencode-${process.platform}-${process.arch}`,
    version: '1.18.33',
    file: 'bin/opencode',
    test: 'opencode.ts',
  },
  {
    variable: 'INSPECTOR',
    name: '@modelcontextprotocol/inspector',
    version: '2.12.0',
    file: 'clients/launcher/build/index.js',
    test: 'inspector.ts',
  },
]

for (const program of programs) if (run(program) !== 0) process.exitCode = 1

function run({ variable, name, version, file, test }: Program): number {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-agents-'))
  try {
    const installed = process.env[variable] ?? join(install(folder, `${name}@${version}`), name, file)
    const { status } = spawnSync(
      process.execPath,
      [fileURLToPath(new URL(`../test/agents/${test}`, import.meta.url))],
      {
        stdio: 'inherit',
        env: { ...process.env, [variable]: installed },
      },
    )
    return status ?? 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Gives the folder of the packages. */
function install(folder: string, name: string): string {
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', name]
  if (spawnSync('npm', args, { stdio: 'inherit' }).status !== 0) throw new Error(`${name} was not installed`)
  return join(folder, 'node_modules')
}
