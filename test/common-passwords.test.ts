import t from 'tap'
import { createPasswords } from '../src/services/identity/passwords.ts'
import { addUser } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'

const good = 'correct horse battery staple'
const common = [
  '1234567890',
  'qwertyuiop',
  'password123',
  '1q2w3e4r5t',
  'gantrygantry',
  'Gantry2026!',
  'P@ssw0rd123',
  'iloveyou1234',
  'aaaaaaaaaaaaaaaa',
  'abcdefghijkl',
  'administrator1',
]
const ofAda = [
  'ada.lovelace',
  'AdaLovelace1',
  'Lovelace1815!',
  'analytical-1',
  'ada_lovelace@',
  '!ada!analytical!2',
  'Gantry-Countess',
]
const gantry = await startGantry(t)

t.test('createUser refuses common passwords and those that are made of names', async (t) => {
  const user = { name: 'Ada Lovelace', username: 'ada.lovelace', email: 'countess@analytical.example', role: 'viewer' }
  for (const password of [...common, ...ofAda]) {
    const { status, body } = await gantry.call('POST', '/users', { body: { ...user, password } })
    t.match({ status, error: body.error }, refusalOf('password'), password)
  }
  t.equal((await gantry.call('POST', '/users', { body: { ...user, password: good } })).status, 201)
})

t.test('a password of any characters is accepted if it is hard to guess', async (t) => {
  for (const [index, password] of [
    'four words belong apart',
    'thunder kettle ribbon owl',
    '7392 0418 5516 2207 9',
    'Übergrößenträger am Kai',
    '鯨は静かに北へ泳いでいく',
    'long and not repeated only, because its end differs from its beginning',
    'x7#Kq9!vLm2$',
  ].entries()) {
    const body = { name: 'Any', username: `any${index}`, role: 'viewer', password }
    t.equal((await gantry.call('POST', '/users', { body })).status, 201, password)
  }
})

t.test('changePassword, acceptInvite and completeSetup refuse them too', async (t) => {
  const fresh = await startGantry(t)
  for (const password of common) {
    const setup = { name: 'Ada', username: 'ada', password }
    t.match((await fresh.call('POST', '/identity/setup', { body: setup })).body, refused('password'), password)
  }
  const setup = { name: 'Ada', username: 'ada', password: good }
  t.equal((await fresh.call('POST', '/identity/setup', { body: setup })).status, 200)
  for (const newPassword of common)
    t.match(
      (await fresh.call('POST', '/user/password', { body: { currentPassword: good, newPassword } })).body,
      refused('newPassword'),
      newPassword,
    )
  const id = await addUser(fresh, 'developer')
  const { invite } = (await fresh.call('POST', `/users/${id}/invite`)).body.data
  const accept = (password: string) =>
    fresh.call('POST', '/identity/invites/accept', {
      body: { invite: invite.secret, password },
      headers: { authorization: '' },
    })
  for (const password of common) t.match((await accept(password)).body, refused('password'), password)
  t.equal((await accept(good)).status, 200, 'a refusal does not use the invite up')
})

t.test('who has a common password from before still signs in with it', async (t) => {
  const { store } = gantry.service.app
  const { user } = (
    await gantry.call('POST', '/users', { body: { name: 'Old', username: 'old', role: 'viewer', password: good } })
  ).body.data
  const found = await store.read.users.get(user.id)
  if (!found) throw new Error('the user is not there')
  const passwordHash = await createPasswords().hash('1234567890')
  await store.commit([{ replace: 'users', version: found.version, doc: { ...found.doc, passwordHash } }])
  const login = { body: { username: 'old', password: '1234567890' }, headers: { authorization: '' } }
  t.equal((await gantry.call('POST', '/identity/login', login)).status, 200)
})

function refusalOf(field: string) {
  return {
    status: 400,
    error: { code: 'validation_failed', details: [{ path: `body/${field}`, rule: 'commonPassword' }] },
  }
}

function refused(field: string) {
  return { success: false, error: refusalOf(field).error }
}
