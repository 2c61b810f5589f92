import t from 'tap'
import { addCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'

const gantry = await startGantry(t)

/** Every member of a body that is one line for people, with its place in the body. */
const fields: readonly (readonly [method: string, path: string, place: string, with_: (text: string) => object])[] = [
  ['POST', '/tasks', 'title', (title) => ({ title })],
  ['POST', '/tasks', 'intent', (intent) => ({ intent })],
  ['POST', '/tasks', 'tags/0', (tag) => ({ title: 'A', tags: [tag] })],
  ['POST', '/tasks', 'author/name', (name) => ({ title: 'A', author: { id: 'a', name } })],
  ['PATCH', '/tasks/task_none', 'title', (title) => ({ title })],
  ['PATCH', '/tasks/task_none', 'intent', (intent) => ({ intent })],
  ['PATCH', '/tasks/task_none', 'tags/0', (tag) => ({ tags: [tag] })],
  ['POST', '/mail/inbox/none/task', 'tags/0', (tag) => ({ tags: [tag] })],
  ['POST', '/schedules', 'name', (name) => ({ cron: '0 3 * * *', kind: 'sweep_resources', name })],
  ['PATCH', '/schedules/none', 'name', (name) => ({ name })],
  ['POST', '/mail/send', 'subject', (subject) => ({ subject })],
  ['POST', '/mail/send', 'to/0', (to) => ({ to: [to] })],
  ['POST', '/mail/send', 'replyTo', (replyTo) => ({ replyTo })],
  [
    'POST',
    '/schedules',
    'email/subject',
    (subject) => ({
      cron: '0 3 * * *',
      kind: 'send_email',
      email: { to: ['ada@example.org'], subject, content: 'x' },
    }),
  ],
  ['POST', '/users', 'name', (name) => ({ name })],
  ['POST', '/users', 'email', (email) => ({ email: `${email}@example.org` })],
  ['PATCH', '/users/none', 'name', (name) => ({ name })],
  ['PATCH', '/users/none', 'email', (email) => ({ email: `${email}@example.org` })],
  ['PATCH', '/user', 'name', (name) => ({ name })],
  ['PATCH', '/user', 'email', (email) => ({ email: `${email}@example.org` })],
  ['POST', '/identity/setup', 'name', (name) => ({ name })],
  ['POST', '/identity/tokens', 'name', (name) => ({ name })],
]

const c0 = Array.from({ length: 0x20 }, (_, code) => code)
const c1 = Array.from({ length: 0x21 }, (_, code) => 0x7f + code)
const separators = [0x2028, 0x2029]
const overrides = [0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069]
const refused = [...c0, ...c1, ...separators, ...overrides]

t.test('a title, name, tag or subject takes no control character and no override of the direction', async (t) => {
  for (const [method, path, place, bodyWith] of fields) {
    // Each range at its ends for each field; all of them for the first.
    const codes =
      place === 'title' && method === 'POST' ? refused : [0, 9, 10, 0x1b, 0x7f, 0x9f, 0x2028, 0x202e, 0x2066]
    for (const code of codes) {
      const { status, body } = await gantry.call(method, path, { body: bodyWith(`ab${String.fromCharCode(code)}cd`) })
      const named = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
      const detail = body.error?.details?.find((one: { path: string }) => one.path === `body/${place}`)
      t.match({ status, detail }, { status: 400, detail: { rule: 'pattern' } }, `${method} ${path} ${place} ${named}`)
      t.match(detail?.message, `${place} must not contain the character ${named} at position 3.`)
    }
  }
})

t.test('a position counts characters, and the first one that is refused is named', async (t) => {
  const { body } = await gantry.call('POST', '/tasks', { body: { title: '\u{1f600}e\u0301\u0007\u001b' } })
  t.match(body.error.message, 'title must not contain the character U+0007 at position 4.')
  t.match((await gantry.call('POST', '/tasks', { body: { title: ' \u00a0' } })).body.error.message, 'must not be blank')
})

t.test('every other character is taken and given back', async (t) => {
  const { body: made } = await gantry.call('POST', '/tasks', {
    body: {
      title: 'שלום\u200f, \u{1f469}\u200d\u{1f4bb} naïve\u00a0e\u0301 \u061c\ufeff"\\',
      tags: ['\u{1f41b}', 'ß', 'a b'],
      content: 'Lines\r\n\tand tabs, and what a terminal wrote: \u001b[1m\u0000\u009b\u202e',
    },
  })
  const { body } = await gantry.call('GET', `/tasks/${made.data.id}`)
  t.equal(body.data.title, made.data.title)
  t.same(body.data.tags, ['\u{1f41b}', 'ß', 'a b'])
  t.equal(body.data.content, 'Lines\r\n\tand tabs, and what a terminal wrote: \u001b[1m\u0000\u009b\u202e')
})

t.test('what was stored before with such a character is still read, and can be changed', async (t) => {
  const { store } = gantry.service.app
  const id = await gantry.createTask()
  const stored = await store.read.tasks.get(id)
  if (!stored) throw new Error('the task is missing')
  const title = 'An old\u001b[2J title\u202e\u0000'
  const tags = ['old\u0085tag']
  const author = { ...stored.doc.author, name: 'Ada\u0007' }
  await store.commit([{ replace: 'tasks', version: stored.version, doc: { ...stored.doc, title, tags, author } }])
  t.match((await gantry.call('GET', `/tasks/${id}`)).body.data, { title, tags, author })
  t.match((await gantry.call('GET', `/tasks?tag=${encodeURIComponent('old\u0085tag')}`)).body.data.tasks, [
    { id, title },
  ])
  t.match((await gantry.call('PATCH', `/tasks/${id}`, { body: { priority: 'high' } })).body.data, { title, tags })
  t.equal((await gantry.call('PATCH', `/tasks/${id}`, { body: { title: 'A new title' } })).status, 200)
  t.equal((await gantry.call('GET', `/tasks/${id}/history`)).status, 200)

  const caller = await addCaller(gantry, 'developer')
  const user = await store.read.users.get(caller.userId)
  if (!user) throw new Error('the user is missing')
  const doc = { ...user.doc, name: 'Bob\u001b', email: 'b\u001bb@example.org' }
  await store.commit([{ replace: 'users', version: user.version, doc }])
  t.match((await gantry.call('GET', `/users/${caller.userId}`)).body.data.user, { name: doc.name, email: doc.email })
  t.equal((await gantry.call('GET', '/users')).status, 200)
  t.equal((await caller.call('GET', '/identity')).status, 200)
})
