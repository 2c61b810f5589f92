import { mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
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
  const [file = ''] = readdirSync(join(home, 'gantry'))
  t.equal(statSync(join(home, 'gantry', file)).mode & 0o777, 0o600)
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
  const [file = ''] = readdirSync(join(home, 'gantry'))
  const kept = readFileSync(join(home, 'gantry', file), 'utf8')
  const [secret = ''] = /gty_\w+/.exec(kept) ?? []
  t.match(await runCli(place, ['logout']), { code: 0, output: /Signed out/ })
  t.equal((await gantry.call('GET', '/tasks', { headers: { authorization: `Bearer ${secret}` } })).status, 401)
  t.match(await runCli(place, ['ls']), { code: 15 })
})
