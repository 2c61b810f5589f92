import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import type { Test } from 'tap'
import { cliOf, runCli, runOnTerminal } from './support/cli.ts'
import type { CliPlace } from './support/cli.ts'
import { makeFolder, startGantry } from './support/gantry.ts'

/** Sets the title of a window, clears the screen, moves the cursor by C1 and turns the direction of the text. */
const hostile = '\u001b]0;owned\u0007\u001b[2J\u009b5A\u202e'
const controls = /\u001b\]|\u001b\[2J|\u0007|\u009b|\u202e/

/** A server that is none of ours. */
async function startServer(t: Test, answer: RequestListener): Promise<CliPlace> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => server.close())
  // The address of a server that listens on a port.
  const { port } = server.address() as AddressInfo
  const environment = { GANTRY_URL: `http://127.0.0.1:${port}`, XDG_CONFIG_HOME: makeFolder(t) }
  return { folder: makeFolder(t), environment }
}

async function shownBy(place: CliPlace, words: readonly string[]): Promise<string> {
  const command = runOnTerminal(place, words)
  await command.exited
  return command.shown()
}

t.test('what programs print cannot control the terminal of who reads it, and is whole in a pipe', async (t) => {
  const gantry = await startGantry(t)
  const place = cliOf(gantry, makeFolder(t))
  const id = await gantry.createTask('Hostile')
  const print = `printf '\\033]0;owned\\007\\033[2J\\033[31mred\\033[8m hidden\\ntrue\\rfalse\\n'`
  await runCli(place, ['plan', 'add', id, 'Print', '--command', print, '--expected-outcome', 'output contains: no'])
  const plan = await shownBy(place, ['plan', 'run', id])
  t.notMatch(plan, controls, 'plan run')
  t.match(plan, /\u001b\[31mred/, 'colours are kept')
  t.match(plan, /\u001b\[0m✗ .*Print/, 'and end before the outcome')
  const { body } = await gantry.call('GET', '/jobs?limit=1')
  const log = await shownBy(place, ['log', body.data.jobs[0].id])
  t.notMatch(log, controls, 'log')
  t.match(log, /true\r\nfalse/, 'a carriage return hides nothing')
  t.notMatch(await shownBy(place, ['exec', id, '--', 'sh', '-c', print]), controls, 'exec')
  const { output } = await runCli(place, ['log', body.data.jobs[0].id])
  t.match(output, /\u001b\]0;owned\u0007\u001b\[2J/, 'a pipe has each byte')
})

t.test('answers of a hostile server cannot control the terminal', async (t) => {
  const place = await startServer(t, ({ url = '' }, response) => {
    const fails = url.includes('/tasks/')
    response.writeHead(fails ? 404 : 200, { 'content-type': 'application/json' })
    const error = { code: 'task_not_found', message: `Gone ${hostile}`, hint: hostile, docs: '' }
    const task = { id: `task_1${hostile}\ntask_2`, title: `A title ${hostile}`, state: 'open' }
    response.end(JSON.stringify(fails ? { success: false, error } : { success: true, data: { tasks: [task] } }))
  })
  for (const words of [['ls'], ['ls', '-q'], ['ls', '--json'], ['show', 'task_1']])
    t.notMatch(await shownBy(place, words), controls, words.join(' '))
  const { output } = await runCli(place, ['ls', '--json', 'title'])
  t.notMatch(output, controls)
  t.equal(JSON.parse(output)[0].title, `A title ${hostile}`, 'JSON keeps the value')
  t.equal((await runCli(place, ['ls', '-q'])).output.split('\n').length, 2, 'a name is one line')
})
