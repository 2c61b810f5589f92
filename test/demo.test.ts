import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import t from 'tap'
import { runCli } from './support/cli.ts'
import { makeFolder } from './support/folder.ts'
import { main } from './support/main.ts'
import { waitUntil } from './support/wait.ts'

t.test('gantry demo is a project to look around in, and leaves nothing behind', async (t) => {
  const temporary = makeFolder(t)
  const child = spawn(process.execPath, [main, 'demo', '--port', '0'], {
    cwd: makeFolder(t),
    env: { PATH: process.env['PATH'], TMPDIR: temporary, HOME: temporary },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.teardown(() => child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (bytes: Buffer) => {
    said += bytes.toString()
  })
  await waitUntil(() => said.includes('Stop ') || child.exitCode !== null, 'the demo')
  const [, project = ''] = /cd (\S+) && gantry ls/.exec(said) ?? []
  const place = { folder: project, environment: { XDG_CONFIG_HOME: makeFolder(t) } }
  const tasks = JSON.parse((await runCli(place, ['ls', '--json', 'title,state'])).output)
  t.same(tasks.map(({ title, state }: { title: string; state: string }) => [state, title]).toSorted(), [
    ['blocked', 'Refuse a name with a line break'],
    ['done', 'Choose a licence'],
    ['done', 'Greet each person once a day'],
    ['in_progress', 'Count the greetings of a day'],
    ['in_progress', 'Find out the language of the reader'],
    ['in_review', 'Say good night too'],
    ['open', 'End greetings without an exclamation mark'],
    ['open', 'Greet by name'],
    ['open', 'Greet in the evening by the clock of the reader'],
    ['open', 'Translate the greeting'],
    ['open', 'Write down how a greeting is tried'],
  ])
  const jobs = JSON.parse((await runCli(place, ['jobs', 'list', '--kind', 'execute_plan', '--json', 'state'])).output)
  t.same(
    jobs.map(({ state }: { state: string }) => state).toSorted(),
    ['failed', 'succeeded'],
    'one plan passes, one fails',
  )
  t.match((await runCli(place, ['inbox'])).output, /Say good night too/)
  t.match((await runCli(place, ['run', 'greet', '--wait'])).output, /Hello, world!/)
  t.match((await runCli(place, ['mail', 'list', 'inbox'])).output, /The greeting is too loud/)
  t.match((await runCli(place, ['ask', 'short and friendly'])).output, /Tone/)
  t.match(
    (await runCli(place, ['call', 'files', 'list_directory', '--arguments', '{"path": "."}'])).output,
    /greet\.sh/,
  )
  const isWaiting = async () => (await runCli(place, ['inbox'])).output.includes('createTaskComment')
  await waitUntil(isWaiting, 'the call of the model that waits for an approval')
  const chats = JSON.parse((await runCli(place, ['chats', 'list', '--json', 'id,taskId'])).output)
  const chat = chats.find(({ taskId }: { taskId?: string }) => taskId !== undefined)
  const approvals = async () =>
    JSON.parse((await runCli(place, ['chats', 'approvals', 'list', chat.id, '--json', 'id,tool'])).output)
  await waitUntil(async () => (await approvals()).length > 0, 'the agent that asks before it edits')
  const [approval] = await approvals()
  t.match(approval, { tool: 'agentEdit' })
  t.equal((await runCli(place, ['chats', 'approvals', 'approve', chat.id, approval.id])).code, 0)
  const greeting = () => readFileSync(join(project, 'greet.sh'), 'utf8')
  await waitUntil(() => !greeting().includes('!"'), 'the edit of the agent')
  t.match(await runCli(place, ['plan', 'run', chat.taskId, '--restart']), { code: 0 }, 'the plan that failed passes')
  child.kill('SIGINT')
  t.same(await once(child, 'exit'), [0, null])
  t.notOk(existsSync(dirname(project)))
  t.same(
    readdirSync(temporary).filter((name) => name.startsWith('gantry-demo')),
    [],
  )
})

t.test('a demo that is stopped while it begins leaves nothing behind', async (t) => {
  const found = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('gantry-demo'))
  const hasBegun = {
    'before its service runs': (folder: string) => found(folder).length > 0,
    'while it is filled': (folder: string) =>
      found(folder).some((name) => existsSync(join(folder, name, 'greeter', '.gantry', 'data', 'control.sock'))),
  }
  for (const [when, condition] of Object.entries(hasBegun)) {
    const temporary = makeFolder(t)
    const child = spawn(process.execPath, [main, 'demo', '--port', '0'], {
      cwd: makeFolder(t),
      env: { PATH: process.env['PATH'], TMPDIR: temporary, HOME: temporary },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    t.teardown(() => child.kill('SIGKILL'))
    await waitUntil(() => condition(temporary), when)
    child.kill('SIGINT')
    t.same(await once(child, 'exit'), [0, null], when)
    t.same(found(temporary), [], when)
  }
})
