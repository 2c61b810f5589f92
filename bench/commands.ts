/**
 * `node bench/commands.ts`: the processor time of commands from their start to their end, beside a Node.js that runs
 * nothing: a list, the help, the help of a command, and a completion.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuSecondsOfChildren } from '../scripts/cpu-seconds.ts'
import { shippedProgram, startProgram } from './program.ts'
import { tableOf, written } from './report.ts'
import { interleave, medianOf, ratioOf } from './rounds.ts'
import { token } from './seed.ts'

const program = shippedProgram()
const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
const empty = join(folder, 'empty.mjs')
writeFileSync(empty, '')
const nothing = 'Node.js that runs nothing'
const commands: Readonly<Record<string, readonly string[]>> = {
  [nothing]: [empty],
  'gantry tasks list': [program, 'tasks', 'list'],
  'gantry help': [program, 'help'],
  'gantry tasks create --help': [program, 'tasks', 'create', '--help'],
  'gantry completion bash': [program, 'completion', 'bash'],
}
/** The clock of Linux counts hundredths of a second: several runs together are told apart. */
const runsOfRound = 5

const server = await startProgram({ name: 'Gantry', program, preload: 100 })
try {
  const env = { ...process.env, GANTRY_URL: `http://127.0.0.1:${server.port}`, GANTRY_TOKEN: token }
  const subjects = Object.entries(commands).map(([name, args]) => ({
    name,
    measure: async () => {
      const before = cpuSecondsOfChildren() ?? NaN
      for (let run = 0; run < runsOfRound; run++) {
        const { status, stderr } = spawnSync(process.execPath, args, { env, cwd: folder, encoding: 'utf8' })
        if (status !== 0) throw new Error(`${name} failed: ${stderr}`)
      }
      return (((cpuSecondsOfChildren() ?? NaN) - before) * 1_000) / runsOfRound
    },
  }))
  const rounds = await interleave(subjects, { rounds: 9, spanMs: 60_000 })
  const rows = Object.keys(commands).map((name) => [
    name,
    medianOf(rounds, name, (ms) => ms).toFixed(0),
    written(ratioOf(rounds, name, nothing, (ms) => ms)),
  ])
  console.log(tableOf({ columns: ['Command', 'ms', 'of Node.js'], rows }))
} finally {
  await server.stop()
  rmSync(folder, { recursive: true })
}
