import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import t from 'tap'
import type { Test } from 'tap'
import { Servers } from '../src/cli/servers.ts'
import { runCli, runOnTerminal } from './support/cli.ts'
import type { CliPlace } from './support/cli.ts'
import { startProcess } from './support/crash/service.ts'
import { makeFolder, startGantry } from './support/gantry.ts'

const idPattern = /^task_[0-9a-z]{26}\n$/

t.test('in the folder of a project whose service runs, no sign-in is needed, and one token is made', async (t) => {
  const [project, home] = [makeFolder(t), makeFolder(t)]
  const data = join(project, '.gantry', 'data')
  const service = await startProcess({ project, data })
  t.teardown(() => service.end('SIGKILL'))
  mkdirSync(join(project, 'src'))
  const place: CliPlace = { folder: join(project, 'src'), environment: { XDG_CONFIG_HOME: home } }
  t.match(await runCli(place, ['new', 'Without a token', '-q']), { code: 0, output: idPattern })
  t.match(await runCli(place, ['ls', '-q']), { code: 0, output: idPattern })
  const { output } = await runCli(place, ['tokens', 'list', '--json', 'id,name'])
  const made = JSON.parse(output).filter(({ name }: { name: string }) => name.startsWith('Command line of '))
  t.equal(made.length, 1)
  t.equal(statSync(join(home, 'gantry', 'servers.json')).mode & 0o777, 0o600)
  t.equal(statSync(join(home, 'gantry')).mode & 0o777, 0o700)
  t.match(await runCli(place, ['tokens', 'revoke', made[0].id, '-y']), { code: 0 })
  t.match(await runCli(place, ['ls', '-q']), { code: 0, output: idPattern }, 'one that was revoked is made anew')
})

t.test('gantry login signs in by a code that a person approves; logout ends the token', async (t) => {
  const gantry = await startGantry(t)
  const home = makeFolder(t)
  const place: CliPlace = { folder: makeFolder(t), environment: { XDG_CONFIG_HOME: home } }
  const login = runOnTerminal(place, ['login', gantry.origin])
  await login.sees(/approve the code [A-Z]{4}-[A-Z]{4}/)
  const [code] = /[A-Z]{4}-[A-Z]{4}/.exec(login.shown()) ?? []
  t.equal((await gantry.call('POST', `/identity/device-sign-ins/${code}/approve`)).status, 200)
  t.equal(await login.exited, 0)
  t.match(await runCli(place, ['use']), { code: 0, output: /current/ })
  t.match(await runCli(place, ['whoami', '--json', 'name']), { code: 0, output: '{"name":"Owner"}\n' })
  const kept = readFileSync(join(home, 'gantry', 'servers.json'), 'utf8')
  const [secret = ''] = /gty_\w+/.exec(kept) ?? []
  t.match(await runCli(place, ['logout']), { code: 0, output: /Signed out/ })
  t.equal((await gantry.call('GET', '/tasks', { headers: { authorization: `Bearer ${secret}` } })).status, 401)
  t.match(await runCli(place, ['ls']), { code: 15 })
})

t.test('the address of a page leads to its server', async (t) => {
  const gantry = await startGantry(t)
  for (const pasted of ['/docs', '/docs/reference/createTask', '/sign-in#next=/welcome', '/api/v1/']) {
    const place: CliPlace = { folder: makeFolder(t), environment: { XDG_CONFIG_HOME: makeFolder(t) } }
    const login = runOnTerminal(place, ['login', gantry.origin + pasted], 200)
    await login.sees(/approve the code [A-Z]{4}-[A-Z]{4}/)
    t.match(login.shown(), `The address of the server is ${gantry.origin}.`)
    const [code] = /[A-Z]{4}-[A-Z]{4}/.exec(login.shown()) ?? []
    t.equal((await gantry.call('POST', `/identity/device-sign-ins/${code}/approve`)).status, 200)
    t.equal(await login.exited, 0)
    t.match(await runCli(place, ['use']), { code: 0, output: new RegExp(`\t${gantry.origin}\t`) })
    t.match(await runCli(place, ['use', 'nope']), { code: 15, errors: /There is no server nope\. Known: 127\.0\.0\.1/ })
  }
  const other = await startServer(t, (_, response) => response.writeHead(404).end('Not ours'))
  const place: CliPlace = { folder: makeFolder(t), environment: { XDG_CONFIG_HOME: makeFolder(t) } }
  t.match(await runCli(place, ['login', `${other}/docs`]), { code: 10, errors: /is not one of Gantry/ })
})

/** A server that is none of ours, by its address. */
async function startServer(t: Test, answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => server.close())
  // The address of a server that listens on a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

t.test('commands that begin at once in a folder share one token', async (t) => {
  const [project, home] = [makeFolder(t), makeFolder(t)]
  const service = await startProcess({ project, data: join(project, '.gantry', 'data') })
  t.teardown(() => service.end('SIGKILL'))
  const place: CliPlace = { folder: project, environment: { XDG_CONFIG_HOME: home } }
  await runCli(place, ['__complete', 'tasks', 'get', ''])
  const runs = await Promise.all(Array.from({ length: 4 }, () => runCli(place, ['ls'])))
  t.same(
    runs.map(({ code, errors }) => [code, errors]),
    runs.map(() => [0, '']),
  )
  const { output } = await runCli(place, ['tokens', 'list', '--json', 'name'])
  t.equal(output.match(/Command line of /g)?.length, 1)
  const another = new Servers({ XDG_CONFIG_HOME: home }, (process.getuid?.() ?? 0) + 1)
  await t.rejects(another.choose(undefined, project), { message: /belongs to another user/ })
})

t.test('a token is sent to its own server alone', async (t) => {
  const seen: (string | undefined)[] = []
  const other = await startServer(t, ({ headers }, response) => {
    seen.push(headers.authorization)
    response.writeHead(404).end('Not ours')
  })
  const moved = await startServer(t, (_, response) => response.writeHead(302, { location: `${other}/` }).end())
  const environment = { XDG_CONFIG_HOME: makeFolder(t), GANTRY_TOKEN: 'gty_secret' }
  const place = (url: string): CliPlace => ({ folder: makeFolder(t), environment: { ...environment, GANTRY_URL: url } })
  t.match(await runCli(place(moved), ['ls', '--server', other]), { code: 10 })
  t.match(await runCli(place(other), ['ls', '--server', `${other}/`]), { code: 10 })
  t.same(seen, [undefined, 'Bearer gty_secret'], 'another address gets no token')
  t.match(await runCli(place(moved), ['ls']), { code: 15, errors: new RegExp(`sends to ${other}/`) })
  t.equal(seen.length, 2, 'and none is sent after a redirect')
})

t.test('what is wrong with an address, a token or the file of servers is said', async (t) => {
  const home = makeFolder(t)
  const run = (environment: Record<string, string>, ...words: string[]) =>
    runCli({ folder: makeFolder(t), environment: { XDG_CONFIG_HOME: home, ...environment } }, words)
  t.match(await run({ GANTRY_URL: 'localhost:4600' }, 'ls'), { code: 2, errors: /GANTRY_URL is an address such as/ })
  const secret = await run({ GANTRY_URL: 'http://127.0.0.1:9', GANTRY_TOKEN: 'gty_one\ngty_two' }, 'ls')
  t.match(secret, { code: 2, errors: /GANTRY_TOKEN/ })
  t.notMatch(secret.errors, /gty_/)
  for (const name of ['toString', '__proto__']) {
    t.match(await run({}, 'ls', '--server', name), { code: 15, errors: `There is no server ${name}.` })
    t.match(await run({}, 'use', name), { code: 15 })
  }
  const file = join(home, 'gantry', 'servers.json')
  mkdirSync(join(home, 'gantry'))
  for (const damaged of ['{', 'null', '[]', '{}', '{"servers":{"a":null}}']) {
    writeFileSync(file, damaged)
    t.match(await run({}, 'ls'), { code: 15, errors: /servers\.json is damaged\. Remove it/ }, damaged)
  }
  rmSync(file)
  mkdirSync(file)
  t.match(await run({}, 'ls'), { code: 15, errors: /servers\.json cannot be read \(EISDIR\)/ })
})
