import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Test } from 'tap'
import { runCli, runOnTerminal } from './cli.ts'
import type { CliOnTerminal, CliPlace } from './cli.ts'
import { makeFolder } from './folder.ts'
import { waitUntil } from './wait.ts'

/** A stranger on a terminal: the demo of an installed package, and all programs that stay, at its project. */
export async function walkPrograms(t: Test, packageFolder: string): Promise<void> {
  const program = join(packageFolder, 'bin/gantry.js')
  const home = makeFolder(t)
  const environment = { HOME: home, TMPDIR: makeFolder(t) }
  const demo = open(t, { folder: home, environment, program }, ['demo', '--port', '0'])
  await demo.sees('Stop ')
  const project = /cd (\S+) && gantry ls/.exec(demo.shown())?.[1] ?? ''
  const place = { folder: project, environment, program }
  const words = async (...given: string[]) => (await runCli(place, given)).output.trim()
  const waits = ['createTaskComment', 'agentEdit', 'Say good night too']
  await waitUntil(async () => {
    const listed = await words('inbox')
    return waits.every((title) => listed.includes(title))
  }, 'a model and an agent that wait, and a review')
  await t.test('inbox', (t) => decideAll(t, place, waits.length))
  const task = JSON.parse(await words('chats', 'list', '--json', 'taskId')).find(
    ({ taskId }: { taskId?: string }) => taskId !== undefined,
  ).taskId
  await waitUntil(() => !readFileSync(join(project, 'greet.sh'), 'utf8').includes('!"'), 'the edit of the agent')
  await t.test('plan run and log', (t) => runPlan(t, place, task))
  await t.test('attach', (t) => work(t, place, task))
  await t.test('chat', (t) => talk(t, place))
  await t.test('acp', (t) => edit(t, place))
  await t.test('watch', (t) => watch(t, place))
  await t.test('a narrow terminal, no colours, and a pipe', (t) => look(t, place))
  demo.type('\u0003')
  t.equal(await demo.exited, 0)
  t.notOk(existsSync(dirname(project)), 'the demo leaves nothing behind')
  t.same(
    globSync('**/*.key', { cwd: home }).filter((name) => name.includes('gantry/keys')),
    [],
  )
}

function open(t: Test, place: CliPlace, words: readonly string[], cols = 80): CliOnTerminal {
  const opened = runOnTerminal(place, words, cols)
  t.teardown(() => opened.kill())
  return opened
}

async function decideAll(t: Test, place: CliPlace, count: number): Promise<void> {
  const inbox = open(t, place, ['inbox'])
  for (let decided = 0; decided < count; decided += 1) {
    await waitUntil(() => inbox.shown().split('leave: ').length === decided + 2, 'the next question')
    inbox.type('a')
  }
  t.equal(await inbox.exited, 0)
  for (const detail of ['content: I would look at this one first.', 'greet.sh', 'changes good-night.sh'])
    t.ok(inbox.shown().includes(detail), detail)
}

async function runPlan(t: Test, place: CliPlace, task: string): Promise<void> {
  const run = open(t, place, ['plan', 'run', task, '--restart'], 40)
  t.equal(await run.exited, 0)
  t.match(run.shown(), /step 1 of 2[^]*Hello, world\r\n[^]*✓[^]*succeeded/)
  const job = (await runCli(place, ['jobs', 'list', '--kind', 'execute_plan', '-q'])).output.split('\n')[0] ?? ''
  const log = open(t, place, ['log', '--follow', job])
  t.equal(await log.exited, 0)
  t.match(log.shown(), /step 2 of 2[^]*Hello, world\r\n/)
}

async function work(t: Test, place: CliPlace, task: string): Promise<void> {
  const attached = open(t, place, ['attach', task])
  await attached.sees(/[$#] /)
  attached.type('stty size\r')
  await attached.sees('24 80')
  attached.resize(40, 12)
  await waitUntil(() => {
    attached.type('stty size\r')
    return attached.shown().includes('12 40')
  }, 'the new size')
  attached.type('echo sleeping; sleep 1000\r')
  await attached.sees(/sleeping\r+\n/)
  attached.type('\u0003')
  attached.type('echo "went $((40 + 2))"\r')
  await attached.sees('went 42')
  attached.type('\u0004')
  t.equal(await attached.exited, 0)
}

async function talk(t: Test, place: CliPlace): Promise<void> {
  const chats = JSON.parse((await runCli(place, ['chats', 'list', '--json', 'id,title'])).output)
  const { id } = chats.find(({ title }: { title: string }) => title === 'What is left to do?')
  const chat = open(t, place, ['chat', id], 60)
  await chat.sees('> ')
  chat.type('hello\r')
  await chat.sees('I am a script')
  await chat.sees('> ')
  chat.type('\u0003')
  await chat.sees('Nothing runs. Ctrl-D leaves.')
  chat.type('what is left?\r')
  await chat.sees(/approve\? y or n > /)
  chat.type('n\r')
  await chat.sees('I looked at what is open')
  chat.type('\u0004')
  t.equal(await chat.exited, 0)
  t.match(await runCli(place, ['chat', id], 'hello\n'), { code: 0, output: /^I am a script.*\n$/ })
}

/** As an editor does. */
async function edit(t: Test, place: CliPlace): Promise<void> {
  const child = spawn(process.execPath, [place.program ?? '', 'acp', 'demo/scripted'], {
    cwd: place.folder,
    env: { PATH: process.env['PATH'], ...place.environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  t.teardown(() => child.kill('SIGKILL'))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  let heard = ''
  const ask = async (id: number, method: string, params: object) => {
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`)
    for (;;) {
      const { value, done } = await lines.next()
      if (done) throw new Error('The editor lost its agent.')
      const message = JSON.parse(value)
      if (message.id === id && message.method === undefined) return message.result
      heard += message.params?.update?.content?.text ?? ''
    }
  }
  t.match(await ask(1, 'initialize', { protocolVersion: 1, clientCapabilities: {} }), { protocolVersion: 1 })
  const { sessionId } = await ask(2, 'session/new', { cwd: place.folder, mcpServers: [] })
  const prompt = [{ type: 'text', text: 'hello' }]
  t.match(await ask(3, 'session/prompt', { sessionId, prompt }), { stopReason: 'end_turn' })
  t.match(heard, /I am a script/)
  child.stdin.end()
  t.same(await once(child, 'exit'), [0, null])
}

async function watch(t: Test, place: CliPlace): Promise<void> {
  const watching = open(t, place, ['watch', 'task.created'])
  await waitUntil(async () => {
    await runCli(place, ['new', 'Seen', '-q'])
    return watching.shown().includes('task.created')
  }, 'an event')
  watching.type('\u0003')
  await watching.exited
}

async function look(t: Test, place: CliPlace): Promise<void> {
  for (const words of [['help'], ['tasks', '--help'], ['help', 'tasks', 'create'], ['ls'], ['mcp', '--help']]) {
    const narrow = open(t, place, words, 40)
    t.equal(await narrow.exited, 0)
    const lines = narrow
      .shown()
      .replaceAll(/\u001b\[\d+m/g, '')
      .split('\r\n')
    t.same(
      lines.filter((line) => line.length > 40 && line.trim().includes(' ')),
      [],
      words.join(' '),
    )
  }
  const plain = open(t, { ...place, environment: { ...place.environment, NO_COLOR: '1' } }, ['ls'])
  await plain.exited
  t.notMatch(plain.shown(), /\u001b\[\d+m/)
  const { output } = await runCli(place, ['ls'])
  t.match(output, /\tGreet each person once a day\t/, 'a pipe has tabs between whole fields')
  t.notMatch(output, /…|STATE|\u001b/)
}
