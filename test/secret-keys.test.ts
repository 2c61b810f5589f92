import t from 'tap'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openServiceBox } from '../src/platform/secrets/key-folder.ts'
import { startProcess, token } from './support/crash/service.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { waitForJob } from './support/samples.ts'
import { readUntil } from './support/wait.ts'

const webhook = { url: 'https://hooks.example.org/gantry', kinds: ['mail.sent'] }
const provider = { kind: 'openai-compatible', baseUrl: 'https://ai.example.org/v1', apiKey: 'key-of-the-provider' }

t.test('rekeySecrets seals everything with a new key, and the old one stays', async (t) => {
  const [data, state] = [makeFolder(t), makeFolder(t)]
  const environment = { XDG_STATE_HOME: state }
  const gantry = await startGantry(t, { args: ['--data', data], environment, files: { 'gantry.json': '{}' } })
  const { secret } = await makeSecrets(gantry)
  const [before = ''] = keyIdsOf(gantry)
  const { status, body } = await gantry.call('POST', '/config/secrets/rekey')
  t.equal(status, 202)
  const job: any = await waitForJob(gantry, body.data.job.id)
  t.match(job, { kind: 'rekey_secrets', state: 'succeeded' })
  t.not(job.result.keyId, before)
  t.strictSame(keyIdsOf(gantry), [job.result.keyId])
  t.strictSame(readdirSync(join(state, 'gantry/keys')).sort(), [`${before}.key`, `${job.result.keyId}.key`].sort())
  t.equal(readFileSync(join(data, 'secret-key-id'), 'utf8').trim(), job.result.keyId)
  t.equal(await gantry.service.app.secrets.get('TOKEN'), 'value-of-the-token')
  await gantry.service.stop()
  const again = await startGantry(t, { args: ['--data', data], environment })
  t.equal(await again.service.app.secrets.get('TOKEN'), 'value-of-the-token')
  const box = openServiceBox(configOf(data, state), () => {})
  const stored = await again.service.app.store.read.webhooks.get(secret.webhookId)
  t.equal(box.open(stored?.doc.secret ?? '', `webhooks/${secret.webhookId}`), secret.webhookSecret)
})

t.test('with a key of the operator it seals with that, and earlier keys open what they sealed', async (t) => {
  const data = makeFolder(t)
  const [oldKey, newKey] = ['o'.repeat(40), 'n'.repeat(40)]
  const first = await startGantry(t, { args: ['--data', data], environment: { GANTRY_SECRET_KEY: oldKey } })
  await makeSecrets(first)
  const [before] = keyIdsOf(first)
  await first.service.stop()
  const file = join(makeFolder(t), 'old-keys')
  writeFileSync(file, `${'x'.repeat(40)}\n${oldKey}\n`, { mode: 0o600 })
  const environment = { GANTRY_SECRET_KEY: newKey, GANTRY_OLD_SECRET_KEYS_FILE: file }
  const second = await startGantry(t, { args: ['--data', data], environment })
  const { body } = await second.call('POST', '/config/secrets/rekey')
  const job: any = await waitForJob(second, body.data.job.id)
  t.equal(job.state, 'succeeded')
  t.not(job.result.keyId, before)
  t.strictSame(keyIdsOf(second), [job.result.keyId])
  await second.service.stop()
  const third = await startGantry(t, { args: ['--data', data], environment: { GANTRY_SECRET_KEY: newKey } })
  t.equal(await third.service.app.secrets.get('TOKEN'), 'value-of-the-token')
})

t.test('without a key there is nothing to rekey', async (t) => {
  const keyless = await startGantry(t, { environment: { HOME: '', XDG_STATE_HOME: '' } })
  const { status, body } = await keyless.call('POST', '/config/secrets/rekey')
  t.match([status, body.error], [503, { code: 'not_configured', message: /GANTRY_SECRET_KEY_FILE/ }])
})

t.test('a service that is killed in the middle of a rekeying loses nothing, and continues', async (t) => {
  const [project, data, state] = [makeFolder(t), makeFolder(t), makeFolder(t)]
  const environment = { XDG_STATE_HOME: state }
  const count = 150
  let service = await startProcess({ project, data, environment })
  t.teardown(() => service.end('SIGKILL'))
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${service.origin}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return ((await response.json()) as any).data
  }
  for (let index = 0; index < count; index += 1)
    await call('PUT', `/config/secrets/S${index}`, { value: `value-${index}` })
  const before = await keyIdsIn(data)
  const { job } = await call('POST', '/config/secrets/rekey')
  await readUntil(
    async () => keyIdsIn(data),
    (ids) => ids.size > before.size || [...ids].every((id) => !before.has(id)),
    'a secret that the new key sealed',
  )
  await service.end('SIGKILL')
  const middle = await keyIdsIn(data)
  t.ok(
    [...middle].every((id) => existsSync(join(state, `gantry/keys/${id}.key`))),
    'each key is there',
  )
  service = await startProcess({ project, data, environment })
  await readUntil(
    async () => (await call('GET', `/jobs/${job.id}`)).job,
    ({ state }) => state === 'succeeded',
    'the end of the job',
  )
  await service.end('SIGTERM')
  const after = await keyIdsIn(data)
  t.equal(after.size, 1)
  t.notOk([...before].some((id) => after.has(id)))
  const last = await startGantry(t, { args: ['--data', data], environment })
  const values = await Promise.all(
    Array.from({ length: count }, (_, index) => last.service.app.secrets.get(`S${index}`)),
  )
  t.ok(values.every((value, index) => value === `value-${index}`))
  t.equal(readdirSync(join(state, 'gantry/keys')).length, 2, 'the second run made no key of its own')
})

async function makeSecrets(gantry: Gantry) {
  await gantry.call('PUT', '/config/secrets/TOKEN', { body: { value: 'value-of-the-token' } })
  await gantry.call('PUT', '/ai/providers/own', { body: provider })
  await gantry.call('PATCH', '/config', { body: { name: 'named' } })
  const made = (await gantry.call('POST', '/webhooks', { body: webhook })).body.data
  return { secret: { webhookId: made.webhook.id, webhookSecret: made.secret } }
}

function configOf(data: string, state: string) {
  return {
    data,
    store: undefined,
    secretKey: undefined,
    keyFolder: { path: join(state, 'gantry/keys'), isChosen: true },
  }
}

/** The keys that sealed what is in the store. */
function keyIdsOf(gantry: Gantry): string[] {
  return [...keyIdsIn(gantry.data)]
}

function keyIdsIn(data: string): Set<string> {
  const database = new DatabaseSync(join(data, 'gantry.db'), { readOnly: true })
  try {
    const tables = ['secrets', 'webhooks', 'aiProviders', 'configContents', 'serviceKeys']
    const docs = tables.flatMap((table) => database.prepare(`SELECT doc FROM "${table}"`).all())
    return new Set([...JSON.stringify(docs).matchAll(/sealed:1:([0-9a-f]{16}):/g)].map(([, id = '']) => id))
  } finally {
    database.close()
  }
}
