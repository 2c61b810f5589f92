import t from 'tap'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SecretMask } from '../src/platform/secrets/secret-mask.ts'
import { approveCommands, makeFolder, startGantry } from './support/gantry.ts'
import { waitForJob } from './support/samples.ts'
import { filesBelow } from './support/data-files.ts'

const everything = fileURLToPath(import.meta.resolve('@modelcontextprotocol/server-everything/dist/index.js'))
const value = 'correct-horse "battery" 8415'
const entryOf = (env: Record<string, string>) => ({ command: process.execPath, args: [everything], env })

const gantry = await startGantry(t, {
  args: ['--trust'],
  environment: { TEST_REGION: 'region-of-the-tests' },
  files: {
    'gantry.json': JSON.stringify({
      mcpServers: {
        everything: entryOf({ GIVEN: 'x ${secret:API_KEY}', REGION: '${env:TEST_REGION}' }),
        missing: entryOf({ GIVEN: '${secret:MISSING}' }),
        unset: entryOf({ GIVEN: '${env:TEST_UNSET}' }),
        nameless: entryOf({ GIVEN: '${secret:}' }),
      },
    }),
  },
})
await approveCommands(gantry)
const { secrets, store } = gantry.service.app

t.test('putSecret creates and replaces a secret, and listSecrets returns names and times alone', async (t) => {
  const created = await put('API_KEY', value)
  t.match([created.status, created.headers.get('etag')], [200, '"1"'])
  t.strictSame(Object.keys(created.body.data.secret), ['name', 'createdAt', 'updatedAt'])
  const replaced = await put('API_KEY', `${value}!`, { 'if-match': '"1"' })
  t.equal(replaced.headers.get('etag'), '"2"')
  t.equal(replaced.body.data.secret.createdAt, created.body.data.secret.createdAt)
  t.match((await put('API_KEY', value, { 'if-match': '"1"' })).body.error.code, 'revision_mismatch')
  t.match((await put('OTHER', value, { 'if-match': '"1"' })).body.error.code, 'revision_mismatch')
  await put('API_KEY', value)
  await put('A', 'another value')
  t.strictSame(
    (await gantry.call('GET', '/config/secrets')).body.data.secrets.map(({ name }: { name: string }) => name),
    ['A', 'API_KEY'],
  )
  for (const name of ['1A', 'a%20b', 'a%2Fb']) t.equal((await put(name, value)).status, 400, name)
})

t.test('the value of a secret is in no answer, event, audit entry or file of the data', async (t) => {
  const answers = await Promise.all(
    ['/config/secrets', '/config', '/config/approvals', '/events?after=0&limit=200', '/identity/audit'].map((path) =>
      gantry.call('GET', path, { headers: { accept: 'application/json' } }),
    ),
  )
  const texts = answers.map(({ body }) => JSON.stringify(body))
  t.match(texts.join(), /secret\.set/)
  t.notMatch(texts.join(), /battery/)
  const bytes = Buffer.concat(filesBelow(gantry.data).map((file) => readFileSync(file)))
  t.ok(bytes.includes('API_KEY'))
  t.notOk(bytes.includes('battery'))
})

t.test('a value is bound to its name, its project and its key', async (t) => {
  const found = await store.read.secrets.get('API_KEY')
  if (!found) throw new Error('there is no secret')
  await store.commit([{ insert: 'secrets', doc: { ...found.doc, id: 'COPY' } }])
  await t.rejects(secrets.get('COPY'), /authenticate/)
  await gantry.call('DELETE', '/config/secrets/COPY')
  const project = await store.read.secretProjects.get('project')
  if (!project) throw new Error('there is no project')
  await store.commit([{ replace: 'secretProjects', version: 1, doc: { id: 'project', projectId: 'another' } }])
  await t.rejects(secrets.get('API_KEY'), /authenticate/)
  await store.commit([{ replace: 'secretProjects', version: 2, doc: project.doc }])
  t.equal(await secrets.get('API_KEY'), value)
})

t.test('an MCP server is given the values of its references, and its results do not show them', async (t) => {
  const { body } = await execute('everything')
  const shown = JSON.parse(body.data.result.content[0].text)
  t.match([shown.GIVEN, shown.REGION], ['x [redacted]', '[redacted]'])
  t.notMatch(JSON.stringify(body), /battery|region-of/)
})

t.test('a reference without a value is refused, and says what to do', async (t) => {
  for (const [server, message] of [
    ['missing', /the secret "MISSING", which does not exist/],
    ['unset', /the environment variable "TEST_UNSET", which is not set/],
    ['nameless', /refers to no name/],
  ] as const)
    t.match((await execute(server)).body.error, { code: 'config_invalid', message })
})

t.test('the log and the step of a job do not show a secret that it prints', async (t) => {
  await put('PRINTED', 'printed-by-a-step')
  const task = await gantry.createTask()
  const { body } = await gantry.call('POST', `/tasks/${task}/plan-steps`, {
    body: { description: 'Print', command: 'printf %s "a printed-by"; sleep 0.1; printf %s "-a-step z"' },
  })
  const step = `/tasks/${task}/plan-steps/${body.data.planStep.id}`
  const { job } = (await gantry.call('POST', `${step}/execute`)).body.data
  await waitForJob(gantry, job.id)
  const log = (await gantry.call('GET', `/jobs/${job.id}/log`)).body.data
  t.match(JSON.stringify(log), /a \[redacted\] z/)
  t.equal((await gantry.call('GET', step)).body.data.planStep.output, 'a [redacted] z')
})

t.test('a stream masks a secret at every cut, and changes nothing else', async (t) => {
  const mask = new SecretMask()
  t.equal(Buffer.from(mask.stream().write(Buffer.from('prinzip'))).toString(), 'prinzip')
  mask.add('prinz-übung', 'prinz-übung-lang', '-----BEGIN-----\nfirst line of the key\nsecond line of the key\n', 'abc')
  const text = 'prinz prinz-übung-lang\u0000 abc prinz-übung first line of the key prinz-üb'
  const bytes = Buffer.from(text)
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const stream = mask.stream()
    const pieces = [stream.write(bytes.subarray(0, cut)), stream.write(bytes.subarray(cut)), stream.end()]
    t.equal(
      Buffer.concat(pieces).toString(),
      'prinz [redacted]\u0000 abc [redacted] [redacted] prinz-üb',
      `cut at ${cut}`,
    )
  }
})

t.test('a mask finds a secret within JSON, a URL and Base64', async (t) => {
  const mask = new SecretMask()
  mask.add(value)
  const spelt = [value, JSON.stringify(value), encodeURIComponent(value), Buffer.from(value).toString('base64')]
  for (const text of spelt) t.notMatch(mask.text(`<${text}>`), /battery|YmF0/, text)
  t.strictSame(mask.value({ list: [value, 5, null] }), { list: ['[redacted]', 5, null] })
})

t.test('deleteSecret removes a secret', async (t) => {
  t.equal((await gantry.call('DELETE', '/config/secrets/A', { headers: { 'if-match': '"7"' } })).status, 412)
  t.equal((await gantry.call('DELETE', '/config/secrets/A')).status, 200)
  t.match((await gantry.call('DELETE', '/config/secrets/A')).body.error.code, 'secret_not_found')
  t.equal(await secrets.get('A'), undefined)
})

t.test('without a key no secret is stored', async (t) => {
  const keyless = await startGantry(t, { environment: { HOME: '', XDG_STATE_HOME: '' } })
  const answer = await keyless.call('PUT', '/config/secrets/API_KEY', { body: { value } })
  t.match([answer.status, answer.body.error], [503, { code: 'not_configured', message: /GANTRY_SECRET_KEY_FILE/ }])
})

t.test('a start with another key is refused', async (t) => {
  const data = makeFolder(t)
  const first = await startGantry(t, { args: ['--data', data], environment: { GANTRY_SECRET_KEY: 'k'.repeat(40) } })
  await first.call('PUT', '/config/secrets/API_KEY', { body: { value } })
  await first.service.stop()
  await t.rejects(
    startGantry(t, { args: ['--data', data], environment: { GANTRY_SECRET_KEY: 'l'.repeat(40) } }),
    /encrypted with the key/,
  )
})

function put(name: string, secret: string, headers: Record<string, string> = {}) {
  return gantry.call('PUT', `/config/secrets/${name}`, { body: { value: secret }, headers })
}

function execute(serverName: string) {
  return gantry.call('POST', '/mcp/tools/execute', { body: { serverName, toolName: 'get-env' } })
}

t.test('many long secrets are masked as a short one is', async (t) => {
  const mask = new SecretMask()
  const secrets = Array.from({ length: 4 }, (_, index) => `${index}`.repeat(65_535) + 'x')
  mask.add('abcdefgh', ...secrets)
  for (const secret of secrets) t.equal(mask.text(`before ${secret} after`), 'before [redacted] after')
  t.equal(mask.text('abcdabcdefghabcd'), 'abcd[redacted]abcd')
  t.equal(mask.text('nothing of it'), 'nothing of it')
})
