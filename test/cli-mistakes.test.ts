import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { earlyTexts } from '../src/cli/help-for.ts'
import { commandNames } from '../src/commands/names.ts'
import { cliOf, runCli, runOnTerminal } from './support/cli.ts'
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
    [['help', 'demo'], 'gantry demo [--port N]'],
    [['help', 'chat'], 'gantry chat CHAT-ID'],
    [['api', 'deleteTask', 'task_1', '-y', '--help'], 'gantry tasks delete ID'],
  ] as const) {
    const { code, output } = await runCli(place, words)
    t.equal(code, 0, words.join(' '))
    t.equal(output.slice(0, usage.length), usage, words.join(' '))
  }
  const { code, output } = await runCli(place, ['backup', '--help'])
  t.match(output, /^gantry backup TARGET\n[^]*while the\s+service runs[^]*--data DIR[^]*\n {2}gantry backup \S+\n/)
  t.ok(
    code === 0 && output.length < 1_500 && !output.includes('restore SOURCE'),
    'it is the page of this command alone',
  )
  const texts = await earlyTexts()
  for (const name of commandNames) {
    const text = texts.get(`${name} --help`) ?? texts.get(name) ?? ''
    t.ok(text.startsWith(`gantry ${name === 'start' ? '[start]' : name}`) && text.includes('Example:'), name)
  }
  t.match(await runCli(place, ['help', 'lo']), { code: 2, errors: /There is no command lo/ })
  const folder = makeFolder(t)
  t.match(await runCli(place, [folder]), {
    code: 2,
    errors: `To start the service in this folder: gantry --project ${folder}.`,
  })
  t.match(await runCli(place, ['completion', 'toString']), { code: 2, errors: /bash, zsh, fish/ })
})

t.test('an option does what it says or is refused', async (t) => {
  const gantry = await startGantry(t)
  const place = cliOf(gantry, makeFolder(t))
  const gt = (...words: string[]) => runCli(place, words)
  const id = await gantry.createTask('Options')
  t.match(await gt('ls', '--constructor'), { code: 2, errors: /There is no option --constructor/ })
  t.match(await gt('ls', '-l'), { code: 2, errors: 'There is no option -l. Did you mean --limit?' })
  t.match(await gt('files', 'get', '--json', 'README.md'), { code: 2, errors: /--json took README\.md/ })
  t.match(await gt('ls', '--json', 'titel'), { code: 0, errors: /There is no field titel\. Known: id, title,/ })
  t.match(await gt('files', 'update', 'a.txt', '--no-description', '--curl'), { output: /"description":null/ })
  t.match(await gt('files', 'update', 'a.txt', '--description', 'plain text', '--curl'), { output: /"plain text"/ })
  t.match(await gt('inbox', '--curl'), { code: 2, errors: /takes no --curl/ })
  t.match(await gt('log', 'job_1', 'job_2'), { code: 2, errors: /Unexpected argument "job_2"/ })
  await gt('plan', 'add', id, 'Say hello', '--command', 'echo hello', '--expected-outcome', 'output contains: hello')
  t.match(await gt('plan', 'run', id, '--restart', '--curl'), { code: 0, output: /^curl -X POST .*"restart":true/ })
  t.equal((await gantry.call('GET', '/jobs')).body.data.jobs.length, 0, 'what is printed for curl is not done')
  t.match(await gt('plan', 'run', id), { code: 0, output: /hello/ })
  t.match(await gt('plan', 'run', id, '--restart'), { code: 0, output: /hello/ })
  const again = await gt('plan', 'run', id)
  t.equal(again.output + again.errors.replace(/Each step .* passed.*first one\.\n/, ''), '', 'it is told once')
  t.match(await gt('--json', 'ls', '--limit', '1'), { code: 0, output: /^\[\{/ }, 'options may stand before')
  t.match(await gt('--server', gantry.origin, '-q', 'new', '--', '--a title'), { code: 0, output: /^task_\w+\n$/ })
})

t.test('status outside of a repository says of what it is the state, and a refusal names the id', async (t) => {
  const place = cliOf(await startGantry(t), makeFolder(t))
  const { code, errors } = await runCli(place, ['status'])
  t.equal(code, 10)
  t.match(errors, /not .* git repository[^]*gantry status is the state of git[^]*gantry server ready[^]*gantry doctor/)
  t.notMatch((await runCli(place, ['git', 'status'])).errors, 'gantry doctor')
  t.match(await runCli(place, ['token', 'revoke', 'tok_1', '--yes']), { code: 10, errors: /"tok_1"/ })
  t.match(await runCli(place, ['files', 'get', 'nope']), { code: 10, errors: /"nope"/ })
})

t.test('what the service says of calls names commands', async (t) => {
  const gantry = await startGantry(t)
  const folder = makeFolder(t)
  const place = cliOf(gantry, folder)
  const said = async (...words: string[]) => (await runCli(place, words)).errors
  t.match(await said('show', 'task_none'), /"task_none"\.\ngantry tasks list lists the tasks\.\n$/)
  t.match(await said('tasks', 'comments', 'get', 'task_none', 'cmt_1'), 'gantry tasks list lists')
  t.match(await said('webhooks', 'deliveries', 'list', 'hook_1'), 'gantry webhooks list lists the webhooks.')
  const id = await gantry.createTask('Named')
  t.match(await said('plan', 'run', id), 'no step to run. gantry plan add ID adds one.')
  t.match((await runCli(place, ['apply', id])).output, /^warnings\t.*gantry changes set ID sets them\.$/m)
  const file = join(folder, 'plan.txt')
  writeFileSync(file, 'one')
  await runCli(place, ['up', file])
  t.match(await said('up', file), 'Replace it with gantry files set plan.txt --replace, or')
  const { body } = await gantry.call('GET', '/tasks/task_none')
  t.equal(body.error.hint, 'GET /api/v1/tasks lists the tasks.', 'who calls is told of calls')
})

t.test('what is missing is said, with where it stands', async (t) => {
  const gantry = await startGantry(t, {
    args: ['--trust'],
    files: { 'gantry.json': '{"scripts": {"build": "make", "lint": "lint"}}' },
  })
  const place = cliOf(gantry, makeFolder(t))
  for (const [words, hint] of Object.entries({
    log: 'JOB-ID is missing; gantry jobs list shows the jobs. Run gantry log --help',
    chat: 'CHAT-ID is missing; gantry chats list shows the chats. Run gantry chat --help',
    show: 'ID is missing. gantry tasks list shows what there is. Run gantry tasks get --help',
    'plan list': 'ID is missing. gantry tasks list shows',
    'jobs cancel': 'JOB-ID is missing. gantry jobs list shows',
    'chats approvals approve chat_1': 'APPROVAL-ID is missing. Run',
  })) {
    const { code, errors } = await runCli(place, words.split(' '))
    t.equal(code, 2, words)
    t.ok(errors.startsWith(hint), `${words}: ${errors}`)
  }
  t.match(await runCli(place, ['run', 'nope']), { code: 10, errors: /no script "nope"\. It has: "build", "lint"\./ })
  t.match(await runCli(place, ['run', 'biuld']), { code: 10, errors: /Did you mean "build"\?/ })
})

t.test('words of other command lines lead to those that are meant', async (t) => {
  const gantry = await startGantry(t)
  const place = cliOf(gantry, makeFolder(t))
  const meant: Readonly<Record<string, string>> = {
    'tasks ls': 'Did you mean tasks list?',
    'tasks add x': 'Did you mean tasks create?',
    'task show 1': 'Did you mean tasks get?',
    'create x': 'Did you mean tasks create?',
    'users add ada': 'Did you mean users create?',
    'chats rm chat_1': 'Did you mean chats delete?',
    'logs job_1': 'Did you mean log?',
    list: 'Did you mean tasks list?',
    'new x --priority urgent': 'Did you mean critical?',
    'ls --state closed': 'Did you mean done?',
    'ls --output json': 'Did you mean --json?',
    'ls -o json': 'Did you mean --json?',
    'new x --labels a': 'Did you mean --tags?',
    'git push origin main': 'Did you mean --remote origin?',
    'files upload /nope': 'There is no file /nope.',
    'help nope': 'There is no command nope. Run gantry help',
    'agents list': 'gantry chats agents lists them',
    stop: 'The service stops with Ctrl+C',
    serve: 'The service starts with gantry alone',
    init: 'Any folder is a project',
    'config set name x': 'Did you mean config update?',
    '-p 5000': 'Did you mean --port?',
    'login example.org': 'not "example.org". Did you mean https://example.org?',
    'login localhost:4600': 'Did you mean http://localhost:4600?',
    'login nowhere': 'not "nowhere". Run',
  }
  for (const [words, hint] of Object.entries(meant)) {
    const { code, errors } = await runCli(place, words.split(' '))
    t.equal(code, 2, words)
    t.ok(errors.includes(hint), `${words}: ${errors}`)
  }
})

t.test('output that cannot be written ends a command with a sentence', async (t) => {
  const gantry = await startGantry(t)
  const place = cliOf(gantry, makeFolder(t))
  const file = join(makeFolder(t), 'data.bin')
  writeFileSync(file, Buffer.from([0, 1, 2, 0xff]))
  t.match(await runCli(place, ['up', file, '-q']), { code: 0 })
  const env = { PATH: process.env['PATH'] ?? '', NODE: process.execPath, MAIN: main, ...place.environment }
  for (const words of ['whoami', 'down data.bin']) {
    const line = `"$NODE" "$MAIN" ${words} 2>&1 >/dev/full; echo "$?"`
    const { stdout } = await run('bash', ['-c', line], { env })
    t.equal(stdout, 'The output cannot be written (ENOSPC).\n1\n', words)
  }
  const down = runOnTerminal(place, ['down', 'data.bin'])
  t.equal(await down.exited, 2)
  t.match(down.shown(), /no text.*> FILE/, 'bytes are not written to a terminal')
})

t.test('a file that is none, or has no text, is named', async (t) => {
  const gantry = await startGantry(t)
  const place = cliOf(gantry, makeFolder(t))
  const folder = makeFolder(t)
  const [bytes, odd] = [join(folder, 'bytes'), join(folder, 'a,b;c d.txt')]
  writeFileSync(bytes, Buffer.from([0xff, 0xfe]))
  writeFileSync(odd, 'of a file')
  mkdirSync(join(folder, 'sub'))
  const gt = (...words: string[]) => runCli(place, words)
  t.match(await gt('up', join(folder, 'sub')), { code: 2, errors: /sub is no file/ })
  t.match(await gt('new', '@someone'), { code: 2, errors: /There is no file someone\..*written @@/ })
  t.match(await gt('new', `@${bytes}`), { code: 2, errors: /no text in UTF-8/ })
  t.match(await gt('new', '@@someone', '--json', 'title'), { code: 0, output: '{"title":"@someone"}\n' })
  const { output } = await gt('up', odd, '--description', '@@someone', '--curl')
  const environment = { PATH: process.env['PATH'] ?? '', GANTRY_TOKEN: gantry.token }
  const sent = await run('sh', ['-c', output.replace('curl ', 'curl -s ')], { env: environment, cwd: makeFolder(t) })
  t.match(JSON.parse(sent.stdout).data.resource, { filename: 'a,b;c d.txt', size: 9, description: '@someone' })
})

t.test('an answer that breaks off, or is not one of Gantry, has a sentence', async (t) => {
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(200, { 'content-type': url.includes('jobs') ? 'text/html' : 'application/octet-stream' })
    if (url.includes('jobs')) return response.end('<html>')
    return response.write('part', () => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => server.close())
  // The address of a server that listens on a port.
  const { port } = server.address() as AddressInfo
  const environment = { GANTRY_URL: `http://127.0.0.1:${port}`, XDG_CONFIG_HOME: makeFolder(t) }
  const place = { folder: makeFolder(t), environment }
  t.match(await runCli(place, ['jobs', 'list']), { code: 15, errors: /not Gantry/ })
  t.match(await runCli(place, ['down', 'file']), { code: 15, errors: 'The connection broke off before the end' })
  const tls = { ...place, environment: { ...environment, GANTRY_URL: `https://127.0.0.1:${port}` } }
  t.match(await runCli(tls, ['ls']), { code: 15, errors: /does not speak TLS/ })
})
