import t from 'tap'
import type { Test } from 'tap'
import { createHmac } from 'node:crypto'
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openServiceBox } from '../src/platform/secrets/key-folder.ts'
import type { SecretConfig } from '../src/platform/secrets/key-folder.ts'
import { SecretsLocked, SecretBox } from '../src/platform/secrets/secret-box.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { Receiver } from './support/receiver.ts'
import { upload } from './support/uploads.ts'

const key = 'the-key-of-the-tests-0123456789abcdef'
/** No place for a key of the service's own. */
const keyless = { HOME: '', XDG_STATE_HOME: '' }
const otherKey = 'another-key-of-the-tests-0123456789abcdef'

t.test('a secret opens with its key and in its place alone', async (t) => {
  const box = new SecretBox(key)
  const sealed = box.seal('whsec_ünique', 'webhooks/one')
  t.notMatch(sealed, /nique/)
  t.not(box.seal('whsec_ünique', 'webhooks/one'), sealed, 'two seals of one text differ')
  t.equal(box.open(sealed, 'webhooks/one'), 'whsec_ünique')
  t.throws(() => box.open(sealed, 'webhooks/two'), /authenticate/)
  const last = sealed.at(-2) === 'A' ? 'B' : 'A'
  t.throws(() => box.open(sealed.slice(0, -2) + last + sealed.at(-1), 'webhooks/one'), /authenticate/)
  t.throws(() => new SecretBox(otherKey).open(sealed, 'webhooks/one'), SecretsLocked)
  t.throws(() => new SecretBox(undefined).open(sealed, 'webhooks/one'), SecretsLocked)
  for (const [given, isToSeal] of [
    [box, true],
    [new SecretBox(undefined), false],
  ] as const) {
    t.equal(given.open('plain', 'webhooks/one'), 'plain')
    t.equal(given.isToSeal('plain'), isToSeal)
  }
  t.notOk(box.isToSeal(sealed))
})

t.test('with a key, the data alone signs nothing', async (t) => {
  const data = makeFolder(t)
  const receiver = await Receiver.start(t)
  const first = await start(t, data, key)
  const { secret, url } = await makeSecrets(first, receiver)
  await first.service.stop()
  t.notOk(contentOf(data).includes(secret), 'the secret of the webhook')
  t.notOk(contentOf(data).includes(secret.slice('whsec_'.length)))
  const again = await start(t, data, key)
  await signs(t, again, receiver, secret)
  t.equal((await again.fetch(url)).status, 200)
})

t.test('a first start with a key seals what is there, and the secrets stay as they were', async (t) => {
  const data = makeFolder(t)
  const receiver = await Receiver.start(t)
  const before = await start(t, data, undefined, keyless)
  const { secret, url, webhook } = await makeSecrets(before, receiver)
  const linkKey = (await before.service.app.store.read.serviceKeys.get('links'))?.doc.key
  t.equal((await before.service.app.store.read.webhooks.get(webhook))?.doc.secret, secret, 'not sealed without a key')
  await before.service.stop()
  const after = await start(t, data, key)
  const { read } = after.service.app.store
  t.match((await read.webhooks.get(webhook))?.doc.secret, /^sealed:1:/)
  t.match((await read.serviceKeys.get('links'))?.doc.key, /^sealed:1:/)
  t.not((await read.serviceKeys.get('links'))?.doc.key, linkKey)
  await signs(t, after, receiver, secret)
  t.equal((await after.fetch(url)).status, 200)
  const rotated = await after.call('POST', `/webhooks/${webhook}/rotate`)
  await signs(t, after, receiver, secret)
  await signs(t, after, receiver, rotated.body.data.secret)
  t.notMatch(JSON.stringify(await read.webhooks.get(webhook)), /whsec_/)
})

t.test('a service without the key, or with another one, does not start', async (t) => {
  const data = makeFolder(t)
  const first = await start(t, data, key)
  await makeSecrets(first, await Receiver.start(t))
  await first.service.stop()
  for (const given of [{}, keyless]) await t.rejects(start(t, data, undefined, given), SecretsLocked)
  await t.rejects(start(t, data, otherKey), { name: 'SecretsLocked', message: /encrypted with the key [0-9a-f]{16}/ })
  t.equal((await start(t, data, key)).data, data)
})

t.test('without a key of the operator the service makes one, outside of the data and for its user alone', async (t) => {
  const [data, state] = [makeFolder(t), makeFolder(t)]
  const receiver = await Receiver.start(t)
  const before = await start(t, data, undefined, keyless)
  const { secret, url } = await makeSecrets(before, receiver)
  await before.service.stop()
  t.ok(contentOf(data).includes(secret.slice('whsec_'.length)), 'there was no place for a key')

  const environment = { XDG_STATE_HOME: state }
  const first = await start(t, data, undefined, environment)
  t.match((await first.service.app.store.read.serviceKeys.get('links'))?.doc.key, /^sealed:1:/)
  const later = await makeSecrets(first, receiver)
  await first.service.stop()
  const folder = join(state, 'gantry/keys')
  const [name = '', ...others] = readdirSync(folder)
  t.same(others, [])
  t.equal(statSync(join(folder, name)).mode & 0o777, 0o600)
  t.equal(statSync(folder).mode & 0o777, 0o700)
  t.notOk(contentOf(data).includes(later.secret.slice('whsec_'.length)))
  t.notOk(contentOf(data).includes(readFileSync(join(folder, name), 'utf8').trim()))

  const second = await start(t, data, undefined, environment)
  await signs(t, second, receiver, secret)
  t.equal((await second.fetch(url)).status, 200)
  await second.service.stop()
  t.same(readdirSync(folder), [name])
})

t.test('a start without the key that the service made is refused and names its file, until it is back', async (t) => {
  const [data, state, away] = [makeFolder(t), makeFolder(t), makeFolder(t)]
  const receiver = await Receiver.start(t)
  const environment = { XDG_STATE_HOME: state }
  const first = await start(t, data, undefined, environment)
  const { secret, url } = await makeSecrets(first, receiver)
  await first.service.stop()
  const folder = join(state, 'gantry/keys')
  const [name = ''] = readdirSync(folder)
  renameSync(join(folder, name), join(away, name))
  for (const given of [environment, environment, keyless])
    await t.rejects(start(t, data, undefined, given), {
      name: 'SecretsLocked',
      message: given === keyless ? / key / : name,
    })
  t.ok(readdirSync(folder).length <= 1, 'a refused start makes one key at most')

  renameSync(join(away, name), join(folder, name))
  const second = await start(t, data, undefined, environment)
  await signs(t, second, receiver, secret)
  await second.service.stop()
  // What the operator gives later takes the place of the key that the service made.
  const third = await start(t, data, key, environment)
  await signs(t, third, receiver, secret)
  await third.service.stop()
  rmSync(folder, { recursive: true })
  const fourth = await start(t, data, key, environment)
  await signs(t, fourth, receiver, secret)
  t.equal((await fourth.fetch(url)).status, 200)
})

t.test('the secrets of a lost key can be given up', async (t) => {
  const data = makeFolder(t)
  const receiver = await Receiver.start(t)
  const first = await start(t, data, undefined, { XDG_STATE_HOME: makeFolder(t) })
  await makeSecrets(first, receiver)
  await first.service.stop()
  const environment = { XDG_STATE_HOME: makeFolder(t) }
  await t.rejects(start(t, data, undefined, environment), SecretsLocked)
  const note = readFileSync(new URL('../docs/decisions/0038-checksums-and-doctor.md', import.meta.url), 'utf8')
  const database = new DatabaseSync(join(data, 'gantry.db'))
  database.exec(/`(DELETE FROM webhooks; [^`]*)`/.exec(note)?.[1] ?? '')
  database.close()
  const second = await start(t, data, undefined, environment)
  t.same((await second.call('GET', '/webhooks')).body.data.webhooks, [])
  const { secret, url } = await makeSecrets(second, receiver)
  await signs(t, second, receiver, secret)
  t.equal((await second.fetch(url)).status, 200)
})

t.test('where a key of its own cannot last, the service says so once and keeps secrets as they are', async (t) => {
  const data = makeFolder(t)
  const file = join(makeFolder(t), 'file')
  writeFileSync(file, '')
  const chosen = (path: string) => ({ keyFolder: { path, isChosen: true } })
  const open = (config: Partial<SecretConfig>) => {
    const sentences: string[] = []
    const all: SecretConfig = { data, store: undefined, secretKey: undefined, keyFolder: undefined, ...config }
    const box = openServiceBox(all, (sentence) => sentences.push(sentence))
    return { sentence: sentences.join('|'), isSealed: box.seal('text', 'place') !== 'text' }
  }
  for (const [config, reason] of [
    [{}, /neither HOME nor XDG_STATE_HOME/],
    [chosen(join(file, 'keys')), /no key can be written to .* \(ENOTDIR\)/],
    [chosen(join(data, 'keys')), /lies in the data folder/],
    [{ ...chosen(makeFolder(t)), store: 'postgres://host/database' }, /all services on one database/],
  ] as const)
    t.match(open(config), { sentence: reason, isSealed: false })
  t.match(open(chosen(makeFolder(t))), { sentence: '', isSealed: true })
  t.match(open({ ...chosen(makeFolder(t)), store: 'postgres://host/database', secretKey: key }), { isSealed: true })

  const other = '/dev/shm'
  if (!existsSync(other) || statSync(other).dev === statSync(data).dev) return
  const folder = mkdtempSync(join(other, 'gantry-test-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  rmSync(join(data, 'secret-key-id'))
  t.match(open({ keyFolder: { path: folder, isChosen: false } }), { sentence: /another file system/, isSealed: false })
  t.match(open({ keyFolder: { path: folder, isChosen: true } }), { sentence: '', isSealed: true })
})

function start(
  t: Test,
  data: string,
  secretKey?: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Gantry> {
  return startGantry(t, {
    args: ['--data', data],
    environment: {
      ...environment,
      GANTRY_ALLOW_PRIVATE_TARGETS: '127.0.0.1',
      ...(secretKey !== undefined && { GANTRY_SECRET_KEY: secretKey }),
    },
  })
}

async function makeSecrets(gantry: Gantry, receiver: Receiver) {
  const made = await gantry.call('POST', '/webhooks', { body: { url: receiver.url, kinds: ['task.created'] } })
  const filename = `${made.body.data.webhook.id}.txt`
  await upload(gantry, filename, 'text')
  const link = await gantry.call('POST', `/resources/${filename}/links`)
  return {
    secret: made.body.data.secret as string,
    webhook: made.body.data.webhook.id as string,
    url: link.body.data.link.url as string,
  }
}

/** Sends a test event, and checks that one of its signatures is by the secret. */
async function signs(t: Test, gantry: Gantry, receiver: Receiver, secret: string): Promise<void> {
  const { webhooks } = (await gantry.call('GET', '/webhooks')).body.data
  t.equal((await gantry.call('POST', `/webhooks/${webhooks[0].id}/test`)).status, 200)
  const received = receiver.received.at(-1)
  if (received === undefined) throw new Error('nothing was received')
  const { headers, body } = received
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const signature = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64')).update(content)
  t.ok(String(headers['webhook-signature']).includes(`v1,${signature.digest('base64')}`), 'it is signed')
}

/** Every byte of the data folder. */
function contentOf(folder: string): Buffer {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Buffer.concat(files.map(({ parentPath, name }) => readFileSync(join(parentPath, name))))
}
