import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { cliOf, runCli } from './support/cli.ts'
import type { CliPlace } from './support/cli.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import { main } from './support/main.ts'

const run = promisify(execFile)

const idPattern = /^task_[0-9a-z]{26}\n$/

t.test('a task goes from its creation to its end by commands', async (t) => {
  const gantry = await startGantry(t)
  const place = cliOf(gantry, makeFolder(t))
  const gt = (...words: string[]) => runCli(place, words)
  const created = await gt('new', 'Fix the login', '--priority', 'high', '-q')
  t.match(created, { code: 0, output: idPattern, errors: '' })
  const id = created.output.trim()
  t.match(await gt('ls'), { code: 0, output: `${id}\topen\thigh\tFix the login\t` })
  t.same(JSON.parse((await gt('ls', '--json', 'id,title')).output), [{ id, title: 'Fix the login' }])
  t.match(await gt('tasks', 'get', id, '--json', 'state'), { code: 0, output: '{"state":"open"}\n' })
  t.match(await runCli(place, ['comment', id, '-'], 'From a pipe\n'), { code: 0, output: /content\tFrom a pipe/ })
  t.match(await gt('tasks', 'claim-next', '-q'), { code: 0, output: `${id}\n` }, 'the task, and not its claim')
  t.match(await gt('done', id, '-q'), { code: 0, output: `${id}\n` })
  t.match((await gantry.call('GET', `/tasks/${id}`)).body.data, {
    state: 'done',
    comments: [{ content: 'From a pipe\n' }],
  })
  t.match(await gt('api', 'getTask', id, '-q'), { code: 0, output: `${id}\n` })
  t.match(await gt('tasks', 'delete', id), { code: 2, errors: /give --yes/ })
  t.match(await gt('tasks', 'delete', id, '-y'), { code: 0, output: '' })
  t.match(await gt('show', id), { code: 10, errors: `There is no task with the id "${id}".` })
})

t.test('--all reads every page, and a reader that has enough ends a command', async (t) => {
  const gantry = await startGantry(t)
  const place = cliOf(gantry, makeFolder(t))
  for (let n = 0; n < 5; n += 1) await gantry.createTask(`Task ${n}`)
  t.equal((await runCli(place, ['ls', '-q', '--limit', '2'])).output.split('\n').length, 3)
  t.equal((await runCli(place, ['ls', '-q', '--limit', '2', '--all'])).output.split('\n').length, 6)
})

t.test('an invitation is shown as a link that can be sent', async (t) => {
  const gantry = await startGantry(t)
  const place = cliOf(gantry, makeFolder(t))
  const made = await runCli(place, ['users', 'create', '--username', 'ada', '--name', 'Ada', '--role', 'viewer', '-q'])
  const { output } = await runCli(place, ['users', 'invite', made.output.trim()])
  t.match(output, `link\t${gantry.origin}/sign-in#invite=inv_`)
})

t.test('--web gives the page of what a command is about, and does nothing', async (t) => {
  const gantry = await startGantry(t)
  const place = cliOf(gantry, makeFolder(t))
  const id = await gantry.createTask()
  const pages: Readonly<Record<string, string>> = {
    [`tasks delete ${id}`]: `/tasks/${id}`,
    [`changes get ${id}`]: `/tasks/${id}/review`,
    [`plan list ${id}`]: `/tasks/${id}`,
    'tasks list --state open': '/tasks',
    'users list': '/people',
    'git status': '/git',
    'mail get inbox welcome': '/mail/inbox/welcome',
    'skills get notes': '/library/skills/notes',
    'secrets list': '/settings/secrets',
    'files list': '/files?view=uploads',
    'server version': '/docs/reference/getVersion',
  }
  for (const [words, path] of Object.entries(pages)) {
    const { output } = await runCli(place, [...words.split(' '), '--web'])
    t.equal(output, `${gantry.origin}${path}\n`, words)
    t.equal((await fetch(output.trim(), { headers: { accept: 'text/html' } })).status, 200)
  }
  t.equal((await gantry.call('GET', `/tasks/${id}`)).status, 200, 'nothing was deleted')
})

t.test('each way to fail has a sentence and an exit code of its own', async (t) => {
  const gantry = await startGantry(t)
  const home = makeFolder(t)
  const place = cliOf(gantry, home)
  const gt = (...words: string[]) => runCli(place, words)
  const id = await gantry.createTask()
  t.match(await gt('taks', 'list'), { code: 2, errors: /There is no command taks list\. Did you mean tasks list\?/ })
  t.match(await gt('tasks', 'gett'), { code: 2, errors: /Did you mean tasks get\?/ })
  t.match(await gt('tasks', 'create'), { code: 2, errors: /--title is missing.* Run gantry tasks create --help/ })
  t.match(await gt('tasks', 'create', ''), { code: 2, errors: /title/ })
  t.match(await gt('move', id, 'in_review'), { code: 11, errors: /open/ })
  const nobody = { ...place, environment: { ...place.environment, GANTRY_TOKEN: 'gty_wrong' } }
  t.match(await runCli(nobody, ['ls']), { code: 12 })
  const { body } = await gantry.call('POST', '/identity/tokens', { body: { name: 'reader', scopes: ['tasks:read'] } })
  const reader = { ...place, environment: { ...place.environment, GANTRY_TOKEN: body.data.secret } }
  t.match(await runCli(reader, ['new', 'Not allowed']), { code: 13, errors: /tasks:write/ })
  const nowhere = { ...place, environment: { ...place.environment, GANTRY_URL: 'http://127.0.0.1:9' } }
  t.match(await runCli(nowhere, ['ls']), { code: 15, errors: /No service answers at http:\/\/127\.0\.0\.1:9/ })
  const unknown: CliPlace = { folder: makeFolder(t), environment: { XDG_CONFIG_HOME: home } }
  t.match(await runCli(unknown, ['ls']), { code: 15, errors: /gantry login/ })
})

t.test('a plan is run with its outcomes, and a job that failed is told by the exit code', async (t) => {
  const gantry = await startGantry(t)
  const place = cliOf(gantry, makeFolder(t))
  const gt = (...words: string[]) => runCli(place, words)
  const id = await gantry.createTask('Plan')
  await gt('plan', 'add', id, 'Say hello', '--command', 'echo hello', '--expected-outcome', 'output contains: hello')
  t.match(await gt('plan', 'run', id), { code: 0, output: /hello\n✓ 1 Say hello {2}succeeded\n$/ })
  await gt('plan', 'add', id, 'Say more', '--command', 'echo less', '--expected-outcome', 'output contains: more')
  const failed = await gt('plan', 'run', id)
  t.match(failed, { code: 20, output: /✗ 2 Say more {2}failed/, errors: /ended as failed/ })
  t.match(failed.output, / {4}expected {2}output contains: more\n {4}found {5}less/)
  const { body } = await gantry.call('GET', '/jobs?limit=1')
  t.match(await gt('log', body.data.jobs[0].id), { code: 20, output: /less/ })
  t.match(await gt('exec', id, '--', 'sh', '-c', 'echo out; exit 4'), { code: 4, output: 'out' })
})

t.test('--curl prints a call that a shell can send, without the token', async (t) => {
  const gantry = await startGantry(t)
  const place = cliOf(gantry, makeFolder(t))
  const { output } = await runCli(place, ['new', "It's a title", '--curl'])
  t.notMatch(output, gantry.token)
  const environment = { PATH: process.env['PATH'] ?? '', GANTRY_TOKEN: gantry.token }
  const { stdout } = await run('sh', ['-c', output.replace('curl ', 'curl -s ')], { env: environment })
  t.match(JSON.parse(stdout), { success: true, data: { title: "It's a title" } })
})

t.test('a file goes up and comes down with its bytes', async (t) => {
  const gantry = await startGantry(t)
  const place = cliOf(gantry, makeFolder(t))
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251))
  const file = join(makeFolder(t), 'data.bin')
  writeFileSync(file, bytes)
  t.match(await runCli(place, ['up', file, '-q']), { code: 0, output: 'data.bin\n' })
  const answer = await gantry.fetch('/api/v1/resources/data.bin?download=true')
  t.ok(Buffer.from(await answer.arrayBuffer()).equals(bytes))
  t.match(await runCli(place, ['files', 'thumbnail', 'data.bin', '--json']), { code: 2, errors: /leave it out/ })
  const environment = { PATH: process.env['PATH'] ?? '', ...place.environment }
  const down = await run(process.execPath, [main, 'down', 'data.bin'], { env: environment, encoding: 'buffer' })
  t.ok(down.stdout.equals(bytes))
})

t.test('gantry git diff prints a patch that git applies', async (t) => {
  const gantry = await startGantry(t)
  const { commit, git } = await makeGitProject(t, gantry.project)
  const place = cliOf(gantry, makeFolder(t))
  await commit('one.txt', 'one\n')
  await commit('two.txt', 'two\n')
  for (const name of ['one.txt', 'two.txt']) writeFileSync(join(gantry.project, name), `changed \u001b[2J\n`)
  const { code, output } = await runCli(place, ['git', 'diff'])
  t.equal(code, 0)
  const patch = join(makeFolder(t), 'patch')
  writeFileSync(patch, output)
  await git('apply', '--reverse', patch)
  t.equal(await git('status', '--porcelain', '--untracked-files=no'), '')
  const taskId = await gantry.createTask('Changed beside it')
  const [workspace = ''] = (await runCli(place, ['workspaces', 'create', '--task-id', taskId, '-q'])).output.split('\n')
  await runCli(place, ['tree', 'write', 'one.txt', '--workspace-id', workspace, '--content', 'of the workspace\n'])
  const { output: ofWorkspace } = await runCli(place, ['workspaces', 'diff', workspace])
  writeFileSync(patch, ofWorkspace)
  await git('apply', patch)
  t.equal(readFileSync(join(gantry.project, 'one.txt'), 'utf8'), 'of the workspace\n')
})

t.test('gantry git blame tells of each line who wrote it, and git cat prints the file', async (t) => {
  const gantry = await startGantry(t)
  const { commit } = await makeGitProject(t, gantry.project)
  const place = cliOf(gantry, makeFolder(t))
  const first = (await commit('one.txt', 'one\ntwo\n')).slice(0, 8)
  const second = (await commit('one.txt', 'one\n2\u001b[2J\n')).slice(0, 8)
  const { output } = await runCli(place, ['git', 'blame', 'one.txt'])
  const [one, two] = output.split('\n').map((line) => line.split('\t'))
  t.match(one, [first, /./, /^\d{4}-\d\d-\d\d$/, '1', 'one'])
  t.match(two, [second, /./, /^\d{4}-\d\d-\d\d$/, '2', /^2[^\u001b]*$/])
  t.equal((await runCli(place, ['git', 'cat', 'one.txt', '--ref', 'HEAD~1'])).output, 'one\ntwo\n')
})
