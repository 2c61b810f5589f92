import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { cliOf, runCli } from './support/cli.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import { main } from './support/main.ts'

const run = promisify(execFile)

t.test('completion in bash runs nothing of what the service has, and quotes it', async (t) => {
  const folder = makeFolder(t)
  const names = ['$(touch owned)', '`touch owned`', 'with a space']
  const script = `
    gantry() { if [ "$1" = __complete ]; then printf '%s\\n' ${names.map((name) => `'${name}'`).join(' ')}; else "$NODE" "$MAIN" "$@"; fi; }
    eval "$(gantry completion bash)"
    COMP_WORDS=(gantry files get ''); COMP_CWORD=3; _gantry
    eval "printf '%s\\n' \${COMPREPLY[*]}"`
  const env = { PATH: process.env['PATH'] ?? '', NODE: process.execPath, MAIN: main }
  const { stdout } = await run('bash', ['-c', script], { cwd: folder, env })
  t.notOk(existsSync(join(folder, 'owned')))
  t.equal(stdout, `${names.join('\n')}\n`, 'a shell reads each as one word')
})

t.test('help is that of the command that is named', async (t) => {
  const place = { folder: makeFolder(t), environment: { XDG_CONFIG_HOME: makeFolder(t) } }
  for (const [words, usage] of [
    [['help', 'log'], 'gantry log JOB-ID'],
    [['log', '--help'], 'gantry log JOB-ID'],
    [['help', 'terminals', 'attach'], 'gantry attach TASK-ID'],
    [['help', 'login'], 'gantry login [URL]'],
    [['help', 'demo'], 'gantry [start]'],
    [['help', 'chat'], 'gantry chat CHAT-ID'],
    [['api', 'deleteTask', 'task_1', '-y', '--help'], 'gantry tasks delete ID'],
  ] as const) {
    const { code, output } = await runCli(place, words)
    t.equal(code, 0, words.join(' '))
    t.equal(output.slice(0, usage.length), usage, words.join(' '))
  }
  t.match(await runCli(place, ['help', 'lo']), { code: 2, errors: /There is no command lo/ })
  t.match(await runCli(place, ['completion', 'toString']), { code: 2, errors: /bash, zsh, fish/ })
})

t.test('an option does what it says or is refused', async (t) => {
  const gantry = await startGantry(t)
  const place = cliOf(gantry, makeFolder(t))
  const gt = (...words: string[]) => runCli(place, words)
  const id = await gantry.createTask('Options')
  t.match(await gt('ls', '--constructor'), { code: 2, errors: /There is no option --constructor/ })
  t.match(await gt('inbox', '--curl'), { code: 2, errors: /takes no --curl/ })
  t.match(await gt('log', 'job_1', 'job_2'), { code: 2, errors: /Unexpected argument "job_2"/ })
  await gt('plan', 'add', id, 'Say hello', '--command', 'echo hello', '--expected-outcome', 'output contains: hello')
  t.match(await gt('plan', 'run', id, '--restart', '--curl'), { code: 0, output: /^curl -X POST .*"restart":true/ })
  t.equal((await gantry.call('GET', '/jobs')).body.data.jobs.length, 0, 'what is printed for curl is not done')
  t.match(await gt('plan', 'run', id), { code: 0, output: /hello/ })
  t.match(await gt('plan', 'run', id, '--restart'), { code: 0, output: /hello/ })
  t.match(await gt('--json', 'ls', '--limit', '1'), { code: 0, output: /^\[\{/ }, 'options may stand before')
  t.match(await gt('--server', gantry.origin, '-q', 'new', '--', '--a title'), { code: 0, output: /^task_\w+\n$/ })
})
