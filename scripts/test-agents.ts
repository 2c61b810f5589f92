/**
 * Tests with programs that nobody here wrote: `npm run test:agents` runs chats with opencode (177 MB), the MCP endpoint
 * by the command line of the MCP inspector (110 MB), and the gateway with Claude Code (235 MB), which is also the agent
 * of chats, by its adapter (400 MB), and with Codex (424 MB). opencode and Claude Code do whole tasks by `/mcp`. It
 * installs them from npm into a folder beside the repository, which is removed afterwards; they are not part of
 * `npm ci` and `npm test`.
 * A variable names a program that is installed, outside of the temporary folder: `OPENCODE=/path/to/opencode`,
 * `INSPECTOR=/path/to/its/launcher.js`, `CLAUDE_CODE=/path/to/claude`, `CLAUDE_AGENT=/path/to/its/index.js`,
 * `CODEX=/path/to/codex`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

interface Program {
  readonly variable: string
  readonly name: string
  readonly version: string
  /** Where it is in its package. */
  readonly file: string
  readonly tests: readonly string[]
}

const programs: readonly Program[] = [
  {
    variable: 'OPENCODE',
    name: `opencode-${process.platform}-${process.arch}`,
    version: '1.18.33',
    file: 'bin/opencode',
    tests: ['opencode.ts', 'opencode-files.ts', 'whole-tasks.ts'],
  },
  {
    variable: 'INSPECTOR',
    name: '@modelcontextprotocol/inspector',
    version: '2.12.0',
    file: 'clients/launcher/build/index.js',
    tests: ['inspector.ts'],
  },
  {
    variable: 'CLAUDE_CODE',
    name: `@anthropic-ai/claude-code-${process.platform}-${process.arch}`,
    version: '2.1.318',
    file: 'claude',
    tests: ['claude-code.ts', 'whole-tasks-claude.ts'],
  },
  {
    variable: 'CLAUDE_AGENT',
    name: '@agentclientprotocol/claude-agent-acp',
    version: '0.101.0',
    file: 'dist/index.js',
    tests: ['claude-agent.ts'],
  },
  {
    variable: 'CODEX',
    name: '@openai/codex',
    version: `0.171.0-${process.platform}-${process.arch}`,
    file: `vendor/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-${process.platform === 'darwin' ? 'apple-darwin' : 'unknown-linux-musl'}/bin/codex`,
    tests: ['codex.ts'],
  },
]

for (const program of programs) if (run(program) !== 0) process.exitCode = 1

function run({ variable, name, version, file, tests }: Program): number {
  // Programs in the sandbox have a temporary folder of their own, and would not find it in that of the machine.
  const folder = mkdtempSync(join(dirname(root), '.gantry-agents-'))
  try {
    const installed = process.env[variable] ?? join(install(folder, `${name}@${version}`), name, file)
    const statuses = tests.map((test) => {
      const file = fileURLToPath(new URL(`../test/agents/${test}`, import.meta.url))
      const env = { ...process.env, [variable]: installed }
      return spawnSync(process.execPath, [file], { stdio: 'inherit', env }).status ?? 1
    })
    return Math.max(...statuses)
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
