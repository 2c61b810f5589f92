import t from 'tap'
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './support/command.ts'
import { makeFolder } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import { followSignInLink } from './support/sign-in-link.ts'
import { packageVersion } from './support/version.ts'

const stateFolder = makeFolder(t)

t.test('open and token create refuse a folder without data, and leave it as it was', async (t) => {
  const parent = makeFolder(t)
  const empty = makeFolder(t)
  for (const data of [join(parent, 'data'), empty])
    for (const command of [
      ['open', '--print'],
      ['token', 'create', '--name', 'CI'],
    ]) {
      const { code, errors } = await gantryCommand([...command, '--data', data])
      t.equal(code, 2, command.join(' '))
      t.equal(errors, `There is no database ${join(data, 'gantry.db')}. Check --project and --data.\n`)
    }
  t.same(readdirSync(parent), [])
  t.same(readdirSync(empty), [])
})

t.test('open and token create work while no service runs', async (t) => {
  const data = join(makeFolder(t), 'data')
  const first = await startGantry(t, { args: ['--data', data] })
  await first.service.stop()
  const token = await gantryCommand(['token', 'create', '--name', 'CI', '--preset', 'ci', '--data', data])
  t.match(token, { code: 0, output: /^gty_\w+\n$/, errors: /valid until \d{4}-/ })
  const link = await gantryCommand(['open', '--print', '--data', data])
  t.match(link, { code: 0, output: /^http:\/\/127\.0\.0\.1:4600\/sign-in#link=\S+\n$/, errors: /No service uses/ })
  const gantry = await startGantry(t, { args: ['--data', data] })
  const headers = { authorization: `Bearer ${token.output.trim()}` }
  const response = await fetch(`${gantry.origin}/api/v1/identity`, { headers })
  const { identity } = ((await response.json()) as { data: { identity: { role: string; scopes: string[] } } }).data
  t.equal(identity.role, 'owner')
  t.notOk(identity.scopes.includes('*'), 'the preset narrows the token')
  t.equal((await followSignInLink(link.output, gantry.origin)).status, 200)
})

t.test('a data folder that cannot be made is refused at once, in one sentence', async (t) => {
  const file = join(makeFolder(t), 'file')
  writeFileSync(file, '')
  for (const [data, reason] of [
    // Linux refuses a folder there as if its parent were missing.
    ...(process.platform === 'linux' ? [['/proc/gantry/data', 'the system does not allow it'] as const] : []),
    [file, 'a part of its path is a file'],
    [join(file, 'data'), 'a part of its path is a file'],
  ]) {
    const { code, errors } = await gantryCommand(['--port', '0', '--data', data])
    t.equal(code, 2)
    t.equal(
      errors,
      `Gantry cannot start: the data folder ${data} cannot be used: ${reason}. Choose another folder with --data.\n`,
    )
  }
})

t.test('while the service runs, the commands ask it, by a socket that only the operator can open', async (t) => {
  const data = join(makeFolder(t), 'a'.repeat(120))
  const gantry = await startGantry(t, { args: ['--data', data] })
  t.equal(statSync(join(data, 'control.sock')).mode & 0o777, 0o600)
  const link = await gantryCommand(['open', '--print', '--data', data])
  t.match(link, { code: 0, errors: /once, within 15 minutes/ })
  t.ok(link.output.startsWith(`${gantry.origin}/sign-in#link=`), 'the link leads to the running service')
  t.equal((await followSignInLink(link.output)).status, 200)
  t.equal((await followSignInLink(link.output)).status, 410, 'it works once')
  const { output } = await gantryCommand(['token', 'create', '--name', 'All', '--data', data])
  const headers = { authorization: `Bearer ${output.trim()}` }
  const audit = await fetch(`${gantry.origin}/api/v1/identity/audit`, { headers })
  const { entries } = ((await audit.json()) as { data: { entries: { operation: string }[] } }).data
  const operations = entries.map(({ operation }) => operation)
  t.ok(operations.includes('createToken') && operations.includes('createSignInLink'), 'both are in the audit log')
  await gantry.service.stop()
  t.match(await gantryCommand(['token', 'create', '--name', 'Later', '--data', data]), { code: 0 })
})

t.test('mcp prints what each client needs, and never a token', async (t) => {
  const all = await gantryCommand(['mcp', '--port', '4700'])
  t.equal(all.code, 0)
  for (const name of ['Claude Code', 'Claude Desktop', 'VS Code', 'Cursor', 'opencode', 'Codex'])
    t.match(all.output, new RegExp(`^# ${name}: `, 'm'))
  t.equal(all.output.match(/http:\/\/127\.0\.0\.1:4700\/mcp\b/g)?.length, 6)
  const files = all.output.split('\n\n').filter((text) => /\.json\n/.test(text))
  t.equal(files.length, 4)
  for (const text of files) t.type(JSON.parse(text.slice(text.indexOf('\n'))), 'object')
})

t.test('a wrong command, option or operand ends with 2 and one sentence', async (t) => {
  const data = join(makeFolder(t), 'data')
  await startGantry(t, { args: ['--data', data] })
  for (const [args, sentence] of [
    [['opne'], /^There is no command opne\. Did you mean open\?/],
    [['token', 'creat'], /Did you mean token create\?/],
    [['token', 'create'], /^--name is missing/],
    [['token', 'create', '--name', 'A', '--preset', 'ful'], /^There is no preset "ful"\. Choose one of read_only/],
    [['token', 'create', '--name', ''], /one line of 1 to 256 characters/],
    [['open', 'now'], /^Unexpected argument 'now'/],
    [['open', '--preset', 'ci'], /^There is no option --preset/],
    [['start', '--prin'], /^There is no option --prin\./],
    [['mcp', '--client', 'emacs'], /^There is no client emacs\. Choose one of claude-code, /],
  ] as const) {
    const isParsed = args[0] === 'token' && args.length > 2
    const { code, errors } = await gantryCommand([...args, ...(isParsed ? ['--data', data] : [])])
    t.equal(code, 2, args.join(' '))
    t.match(errors, sentence)
    t.equal(errors.trim().split('\n').length, 1, 'one line')
  }
  t.match(await gantryCommand(['--version']), { code: 0, output: `gantry ${packageVersion}\n` })
  t.match(await gantryCommand(['token', 'create', '--help']), { code: 0, output: /token create --name NAME/ })
  const { output } = await gantryCommand(['help'])
  for (const word of ['--help', '-h']) t.match(await gantryCommand([word]), { code: 0, output })
})

function gantryCommand(args: readonly string[]) {
  return runCommand(args, { XDG_STATE_HOME: join(stateFolder, 'state') })
}
