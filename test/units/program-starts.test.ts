import t from 'tap'
import { readSources } from '../../scripts/measure.ts'

const sources = readSources()

/** Why the service, or who is asked instead of it, starts programs. */
const starters: Readonly<Record<string, string>> = {
  'commands/demo-project.ts': 'the command line of an operator',
  'doctor/machine.ts': 'the command line of an operator',
  'platform/isolated/process.ts': 'a helper is a module of the service, with a channel of messages',
  'platform/processes/open-browser.ts': 'the command line of a person',
  'platform/sandbox/mount-namespaces.ts': 'the mounts of a sandbox, whoever starts a program in it',
  'platform/sandbox/probe.ts': 'it decides whether there is a sandbox, before the service serves',
  'runner/commands/local-commands.ts': 'the runner',
  'runner/commands/ready-sandboxes.ts': 'the runner',
  'runner/programs/pipes.ts': 'the runner',
  'runner/programs/process-reaper.ts': 'the runner',
  'runner/programs/program-starter.ts': 'the runner',
  'runner/runner-client.ts': 'it starts the runner',
  'runner/trees/tree-git.ts': 'the runner of another machine',
}

function filesWith(pattern: RegExp, files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, text]) => (pattern.test(text) ? [file] : [])).sort()
}

t.test('programs are started by the runner, and by the service where there is a reason', async (t) => {
  const starting = /^import (?!type )[^;]*? from '[^']*\/start-program\.ts'/m
  t.same(filesWith(starting, sources), Object.keys(starters))
  const planted = "import { startProgram } from '../../platform/processes/start-program.ts'"
  t.same(filesWith(starting, new Map([['services/git/x.ts', planted]])), ['services/git/x.ts'], 'a breach is found')
})

t.test('the hosts of programs are in the process of the runner alone', async (t) => {
  t.same(filesWith(/\bnew Local(Commands|Programs|Terminals)\b/, sources), ['runner/host.ts'])
})
