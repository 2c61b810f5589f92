import { join } from 'node:path'
import t from 'tap'
import { stopRunner } from '../src/runner/runner-client.ts'
import { putProvider, startModels } from './support/ai.ts'
import { modelBackend } from './support/chats.ts'
import { cliOf, runCli, runOnTerminal } from './support/cli.ts'
import { startProcess, token } from './support/crash/service.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import type { Teardown } from './support/folder.ts'
import { waitUntil } from './support/wait.ts'

t.test('on a terminal, a list is a table that fits, and a deletion is asked for', async (t) => {
  const gantry = await startGantry(t)
  const place = cliOf(gantry, makeFolder(t))
  const id = await gantry.createTask(`A title \u001b[2J${'that is long '.repeat(12)}`.replace('\u001b[2J', ''))
  const list = runOnTerminal(place, ['ls'], 80)
  t.equal(await list.exited, 0)
  const lines = list.shown().split('\r\n')
  t.match(lines[0], /ID.*STATE.*TITLE/)
  t.ok(list.shown().includes(id), 'an id is never cut')
  t.ok(
    lines.every((line) => line.replaceAll(/\u001b\[\d+m/g, '').length <= 80),
    list.shown(),
  )
  const deletion = runOnTerminal(place, ['tasks', 'delete', id])
  await deletion.sees('Sure')
  deletion.type('n\r')
  t.equal(await deletion.exited, 1)
  t.equal((await gantry.call('GET', `/tasks/${id}`)).status, 200)
})

t.test('a list of nothing says so to a person alone, and what makes the first one', async (t) => {
  const gantry = await startGantry(t)
  const place = cliOf(gantry, makeFolder(t))
  const shownBy = async (...words: string[]) => {
    const list = runOnTerminal(place, words)
    t.equal(await list.exited, 0, words.join(' '))
    return list.shown()
  }
  t.equal(await shownBy('ls'), 'Nothing is here yet. To make one: gantry tasks create TITLE [OPTIONS]\r\n')
  t.equal(
    await shownBy('ls', '--state', 'done', '--all'),
    'Nothing matches. To make one: gantry tasks create TITLE [OPTIONS]\r\n',
  )
  const id = await gantry.createTask('Alone')
  t.match(
    await shownBy('plan', 'list', id),
    'Nothing is here yet. To make one: gantry plan add ID DESCRIPTION [OPTIONS]',
  )
  t.match(await shownBy('use'), 'You are signed in to no server: gantry login URL signs in to one.')
  t.equal(await shownBy('plan', 'list', id, '--json'), '[]\r\n')
  t.equal(await shownBy('tasks', 'next', '--tag', 'nope'), 'There is none.\r\n')
  t.equal(await shownBy('tasks', 'delete', id, '--yes'), 'Done.\r\n')
  for (const words of [['ls'], ['use'], ['next']])
    t.strictSame(await runCli(place, words), { code: 0, output: '', errors: '' }, 'in a pipe nothing is nothing')
})

t.test('a narrow terminal shows names and titles, and wide characters keep the columns', async (t) => {
  const gantry = await startGantry(t)
  const place = cliOf(gantry, makeFolder(t))
  const id = await gantry.createTask('日本語の題はとても長いので切られます、たぶん。そうでもないけれど')
  for (const [columns, title] of [
    [40, '日本語…'],
    [60, '日本語の題はとても長いので…'],
  ] as const) {
    const list = runOnTerminal(place, ['ls'], columns)
    await list.exited
    t.ok(list.shown().includes(`${id}  ${title}\r\n`), list.shown())
  }
  await gantry.call('POST', `/tasks/${id}/transition`, { body: { state: 'done' } })
  const coloured = runOnTerminal(place, ['ls', '--state', 'done'], 200)
  await coloured.exited
  t.match(coloured.shown(), /\u001b\[32mdone *\u001b\[39m/, 'states have colours')
  await gantry.call('POST', `/tasks/${id}/comments`, { body: { content: 'Readable' } })
  const shown = runOnTerminal(place, ['show', id], 200)
  await shown.exited
  t.match(shown.shown(), /comments.*Readable {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}Owner\r\n/, 'comments are lines')
})

t.test('what happens is printed as it happens', async (t) => {
  const gantry = await startGantry(t)
  const place = cliOf(gantry, makeFolder(t))
  const watching = runOnTerminal(place, ['watch', 'task.created'])
  await waitUntil(async () => {
    await gantry.createTask('Seen')
    return watching.shown().includes('task.created')
  }, 'an event')
  watching.type('\u0003')
  await watching.exited
})

t.test('an approval is decided in the inbox with one key', async (t) => {
  const gantry = await startGantry(t)
  const place = cliOf(gantry, makeFolder(t))
  const id = await gantry.createTask('To be reviewed')
  const { body } = await gantry.call('GET', '/user')
  await gantry.call('PUT', `/tasks/${id}/reviewers`, { body: { reviewers: [body.data.user.id] } })
  await gantry.call('POST', `/tasks/${id}/transition`, { body: { state: 'in_progress' } })
  await gantry.call('POST', `/tasks/${id}/transition`, { body: { state: 'in_review' } })
  t.match(await runCli(place, ['inbox']), { code: 0, output: /To be reviewed/ })
  const left = runOnTerminal(place, ['inbox'])
  await left.sees('leave: ')
  left.type('x')
  left.type('q')
  t.equal(await left.exited, 0, 'a key that decides nothing is no answer')
  const stopped = runOnTerminal(place, ['inbox'])
  await stopped.sees('leave: ')
  stopped.type('\u0003')
  await stopped.exited
  t.same((await gantry.call('GET', `/tasks/${id}/reviews`)).body.data.reviews, [])
  const inbox = runOnTerminal(place, ['inbox'])
  await inbox.sees('leave: ')
  inbox.type('a')
  t.equal(await inbox.exited, 0)
  t.match(inbox.shown(), 'leave: approve')
  t.match((await gantry.call('GET', `/tasks/${id}/reviews`)).body.data.reviews, [{ verdict: 'approved' }])
})

t.test('a terminal is attached over a service that is killed, without a lost line', async (t) => {
  const [project, data] = [makeFolder(t), join(makeFolder(t), 'data')]
  t.teardown(() => stopRunner(data))
  const first = await startProcess({ project, data })
  const port = Number(new URL(first.origin).port)
  const place = cliOf({ origin: first.origin, token, project }, makeFolder(t))
  const id = (await runCli(place, ['new', 'Attached', '-q'])).output.trim()
  const lines = 'do echo line $n; sleep 0.01; done'
  const program = `stty size; read go; for n in $(seq 1 200); ${lines}; read go; for n in $(seq 201 400); ${lines}; exit 7`
  const words = ['--command', 'sh', '--command=-c', '--command', program]
  const opened = await runCli(place, ['terminals', 'open', id, ...words, '-q'])
  const attached = runOnTerminal(place, ['attach', id, opened.output.trim()])
  await attached.sees('24 80')
  attached.type('\r')
  await attached.sees('line 20\r')
  await first.end('SIGKILL')
  await attached.sees('connection is lost')
  const second = await startProcess({ project, data, port })
  t.teardown(() => second.end('SIGKILL'))
  // What is typed without a connection is lost.
  await waitUntil(() => {
    attached.type('\r')
    return attached.shown().includes('line 201')
  }, 'the second half')
  t.equal(await attached.exited, 7, 'it ends as its program does')
  const seen = [...attached.shown().matchAll(/line (\d+)\r/g)].map(([, number]) => Number(number))
  t.same(
    seen,
    Array.from({ length: 400 }, (_, index) => index + 1),
  )
})

/** A service of its own with a runner, and a task in it. */
async function startWithTask(t: Teardown) {
  const [project, data] = [makeFolder(t), join(makeFolder(t), 'data')]
  t.teardown(() => stopRunner(data))
  const service = await startProcess({ project, data })
  t.teardown(() => service.end('SIGKILL'))
  const place = cliOf({ origin: service.origin, token, project }, makeFolder(t))
  const id = (await runCli(place, ['new', 'Attached', '-q'])).output.trim()
  return { place, id }
}

t.test('~. leaves a terminal, which goes on', async (t) => {
  const { place, id } = await startWithTask(t)
  const attached = runOnTerminal(place, ['attach', id])
  await attached.sees(/[$#] /)
  attached.type("printf '\\033[?1049h\\033[?25l\\033[?1000h'; echo hidden\r")
  await attached.sees(/\u001b\[\?1049h/)
  attached.type('~.')
  t.equal(await attached.exited, 0)
  for (const undone of ['\u001b[?1047l', '\u001b[?25h', '\u001b[?1000l'])
    t.ok(attached.shown().lastIndexOf(undone) > attached.shown().lastIndexOf('\u001b[?1049h'), JSON.stringify(undone))
  t.match(await runCli(place, ['terminals', 'list', id, '--json', 'state']), { output: '[{"state":"running"}]\n' })
})

t.test('an input that ends is typed whole, and the terminal is shown until its program ends', async (t) => {
  const { place, id } = await startWithTask(t)
  const piped = await runCli(place, ['attach', id], 'echo $((6 * 7)) of the pipe; exit 3\n')
  t.match(piped, {
    code: 3,
    output: /\r42 of the pipe\r\n/,
    errors: /^The input has ended\. .* until its program ends/,
  })
  const words = ['--command', 'sh', '--command=-c', '--command', 'read go; echo went; exit 4']
  const opened = (await runCli(place, ['terminals', 'open', id, ...words, '-q'])).output.trim()
  const shown = runCli(place, ['attach', id, opened])
  await runCli(place, ['terminals', 'input', id, opened, '--input', '-'], JSON.stringify({ data: '\n' }))
  t.match(await shown, { code: 4, output: /went/ })
})

t.test('a chat is held on a terminal and in a pipe', async (t) => {
  const models = await startModels(t)
  models.on({ userMessage: /hello/ }, { content: 'Hello to you.' })
  const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: '127.0.0.1' } })
  t.equal((await putProvider(gantry, models)).status, 200)
  const place = cliOf(gantry, makeFolder(t))
  const made = await runCli(place, ['chats', 'create', '--input', '-', '-q'], JSON.stringify({ backend: modelBackend }))
  t.equal(made.code, 0, made.errors)
  const id = made.output.trim()
  const talk = runOnTerminal(place, ['chat', id])
  await talk.sees('Ctrl-D leaves')
  talk.type('hello\r')
  await talk.sees('Hello to you.')
  talk.type('\u0004')
  t.equal(await talk.exited, 0)
  t.match(await runCli(place, ['chat', id], 'hello again\n'), { code: 0, output: /^Hello to you\.\n$/ })
})
