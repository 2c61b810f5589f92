/** What a built command line prints without its modules is what they print. */
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { buildPrograms } from '../scripts/build-programs.ts'
import { runCli } from './support/cli.ts'
import { makeFolder } from './support/folder.ts'

const lines = [
  ...['help', 'help tasks', 'help tasks create', 'tasks create --help', 'new -h', 'tasks --help', 'help plan run'],
  ...['help doctor', 'doctor --help', 'help mcp', 'mcp --help', 'run --help', 'plan run --help', 'log -h'],
  ...['completion fish', 'completion bash', 'token create --help', 'attach --help', 'chats approvals -h'],
]

t.test('a build keeps help and completions, and prints them without the command line', async (t) => {
  const folder = makeFolder(t)
  const built = join(folder, 'dist')
  mkdirSync(built)
  await buildPrograms(built)
  const place = { folder, environment: { XDG_CONFIG_HOME: folder }, program: join(built, 'main.js') }
  const run = async () => {
    const printed = new Map<string, object>()
    for (const line of lines) printed.set(line, await runCli(place, line.split(' ')))
    return printed
  }
  renameSync(join(built, 'cli/main.js'), join(built, 'cli/away.js'))
  const early = await run()
  renameSync(join(built, 'cli/away.js'), join(built, 'cli/main.js'))
  t.match(await runCli(place, ['help', 'nope']), { code: 2, errors: /There is no command nope/ }, 'it knows no others')
  t.match(await runCli(place, ['task', 'create', '--help']), { code: 0, output: /^gantry tasks create/ })
  t.match(await runCli(place, ['completion', 'nope']), { code: 2, errors: /bash, zsh, fish/ })
  rmSync(join(built, 'cli/texts'), { recursive: true })
  const late = await run()
  for (const line of lines) {
    t.match(early.get(line), { code: 0, output: /./, errors: '' }, line)
    t.strictSame(early.get(line), late.get(line), line)
  }
})
