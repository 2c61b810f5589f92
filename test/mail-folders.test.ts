import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import t from 'tap'
import { collections } from '../src/collections.ts'
import { openStream } from './support/event-stream.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import { createBareMail } from './support/mail/bare.ts'
import type { Change } from '../src/collections.ts'
import { openSqliteStore } from '../src/stores/sqlite/store.ts'
import { list, eventsOf, fileOf, drop } from './support/mail-folders.ts'
import { waitUntil } from './support/wait.ts'
const welcome = readFileSync(new URL('support/mail/welcome.eml', import.meta.url))

t.test('listEmails finds files that other programs have put into a folder, and emits their events', async (test) => {
  const own = await startGantry(test)
  const stream = await openStream(own.origin, '/events?kinds=mail.*')
  test.teardown(() => stream.destroy())
  drop(own, 'inbox/dropped', welcome)
  const [message] = await list(own, 'inbox')
  test.same(message, {
    id: 'dropped',
    folder: 'inbox',
    from: 'Ada Lovelace <ada@example.org>',
    subject: 'Welcome to the engine',
    snippet: 'Good morning, the engine is ready – ✓.',
    receivedAt: '2024-01-02T08:00:05.000Z',
    to: [
      '"Babbage, Charles" <charles@example.org>',
      'mary@example.org',
      'Grace <grace@example.org>',
      'alan@example.org',
    ],
    size: welcome.length,
    attachmentCount: 0,
  })
  await stream.until(({ frames }) => frames.length === 1)
  test.match(stream.frames[0]?.data, {
    kind: 'mail.received',
    actor: { id: 'system' },
    data: { folder: 'inbox', id: 'dropped', subject: 'Welcome to the engine' },
  })

  mkdirSync(dirname(fileOf(own, 'read/x')), { recursive: true })
  renameSync(fileOf(own, 'inbox/dropped'), fileOf(own, 'read/dropped'))
  test.match([await list(own, 'inbox'), await list(own, 'read')], [[], [{ id: 'dropped', folder: 'read' }]])
  rmSync(fileOf(own, 'read/dropped'))
  test.same(await list(own, 'read'), [])
  await stream.until(({ frames }) => frames.length === 3)
  test.match(
    stream.frames.slice(1).map(({ data }) => [data.kind, data.data]),
    [
      ['mail.moved', { id: 'dropped', from: 'inbox', to: 'read' }],
      ['mail.deleted', { folder: 'read', id: 'dropped' }],
    ],
  )
})

t.test('a new file is found without a call, and so is one that was there before the start', async (test) => {
  const own = await startGantry(test, { files: { '.gantry/mail/inbox/early.eml': 'Subject: Early\n\n' } })
  const stream = await openStream(own.origin, '/events?kinds=mail.received&after=0')
  test.teardown(() => stream.destroy())
  await stream.until(({ frames }) => frames.length === 1)
  writeFileSync(fileOf(own, 'inbox/late'), 'Subject: Late\n\n')
  await stream.until(({ frames }) => frames.length === 2)
  test.same(
    stream.frames.map(({ data }) => data.data.id),
    ['early', 'late'],
  )
})

t.test('a message that is still being written waits for its end', async (test) => {
  const own = await startGantry(test)
  // A machine that was too slow to look while the file was new takes another one.
  let id = 'growing'
  await waitUntil(async () => {
    id += 'x'
    drop(own, `inbox/${id}`, 'Subject: Half', new Date())
    return (await list(own, 'inbox')).every((message) => message.id !== id)
  })
  test.equal((await own.call('GET', `/mail/inbox/${id}`)).status, 200, 'who asks for it by name gets what is there')
  drop(own, `inbox/${id}`, 'Subject: Whole\n\nText\n')
  test.match(
    (await list(own, 'inbox')).find((message) => message.id === id),
    { subject: 'Whole' },
  )
})

t.test('a message that was changed is read again, and stays the same message', async (test) => {
  const own = await startGantry(test)
  drop(own, 'inbox/draft', 'Subject: First\n\n')
  test.match(await list(own, 'inbox'), [{ subject: 'First' }])
  await own.call('POST', '/mail/inbox/draft/task')
  const [{ taskId } = { taskId: '' }] = await list(own, 'inbox')
  test.match(taskId, /^task_/)
  drop(own, 'inbox/draft', 'Subject: Second\n\n')
  // Whoever works with the message by name sees the change at once.
  const moved = await own.call('POST', '/mail/inbox/draft/move', { body: { folder: 'read' } })
  test.match(moved.body.data.message, { subject: 'Second', taskId })
  test.match(await list(own, 'read'), [{ subject: 'Second', taskId }])
})

t.test(
  'a message that comes and goes between two looks at the folders is not listed, however it became known',
  async (test) => {
    const own = await startGantry(test)
    const { id } = (await own.call('POST', '/mail/inbox', { body: { source: 'Subject: Gone at once\n\n' } })).body.data
      .message
    rmSync(fileOf(own, `inbox/${id}`))
    test.same(await list(own, 'inbox'), [])
    test.same(
      (await eventsOf(own, id)).map(([kind]) => kind),
      ['mail.received', 'mail.deleted'],
    )
    drop(own, 'inbox/asked', 'Subject: Known by its name\n\n', new Date())
    test.equal((await own.call('POST', '/mail/inbox/asked/task')).status, 201)
    rmSync(fileOf(own, 'inbox/asked'))
    test.same(await list(own, 'inbox'), [])
    test.equal(await own.service.app.store.read.emailNames.get('inbox/asked'), undefined)
  },
)

t.test('a call that finds the file of a message missing corrects the list at once', async (test) => {
  const own = await startGantry(test)
  const calls = [
    ['GET', ''],
    ['GET', '/source'],
    ['GET', '/attachments/1'],
    ['DELETE', ''],
    ['POST', '/move', { folder: 'read' }],
    ['POST', '/task'],
  ] as const
  for (const [method, path, body] of calls) {
    const { id } = (
      await own.call('POST', '/mail/inbox', { body: { source: `Subject: Missed by ${method} ${path}\n\n` } })
    ).body.data.message
    rmSync(fileOf(own, `inbox/${id}`))
    test.equal(
      (await own.call(method, `/mail/inbox/${id}${path}`, { ...(body && { body }) })).body.error.code,
      'email_not_found',
      `${method} ${path}`,
    )
    test.equal(await own.service.app.store.read.emailNames.get(`inbox/${id}`), undefined, `${method} ${path}`)
    test.same(
      (await eventsOf(own, id)).map(([kind]) => kind),
      ['mail.received', 'mail.deleted'],
    )
  }
})

t.test('a message that another program moves at once is one message, with its one task', async (test) => {
  const own = await startGantry(test)
  mkdirSync(dirname(fileOf(own, 'read/x')), { recursive: true })
  const deliver = async () => {
    const { id } = (await own.call('POST', '/mail/inbox', { body: { source: 'Subject: On the move\n\n' } })).body.data
      .message
    const task = (await own.call('POST', `/mail/inbox/${id}/task`)).body.data
    renameSync(fileOf(own, `inbox/${id}`), fileOf(own, `read/${id}`))
    return { id, taskId: task.id }
  }
  const listed = await deliver()
  test.match([await list(own, 'inbox'), await list(own, 'read')], [[], [listed]])
  test.equal((await own.call('POST', `/mail/read/${listed.id}/task`)).body.error.code, 'already_exists')
  const asked = await deliver()
  test.match(
    (await own.call('POST', `/mail/read/${asked.id}/task`)).body.error,
    { code: 'already_exists', message: new RegExp(asked.taskId) },
    'before anybody looked',
  )
  test.match([await list(own, 'inbox'), await list(own, 'read', '?q=move')], [[], [asked, listed]])
  for (const { id } of [listed, asked])
    test.same(
      (await eventsOf(own, id)).map(([kind]) => kind),
      ['mail.received', 'mail.moved'],
    )
})

t.test('a message under a new name keeps its task, and a copy may have its own', async (test) => {
  const own = await startGantry(test)
  drop(own, 'inbox/e1', 'Subject: Renamed\n\n', new Date())
  const task = (await own.call('POST', '/mail/inbox/e1/task')).body.data
  renameSync(fileOf(own, 'inbox/e1'), fileOf(own, 'inbox/e2'))
  test.match(
    (await own.call('POST', '/mail/inbox/e2/task')).body.error,
    { code: 'already_exists', message: new RegExp(task.id) },
    'before anybody looked',
  )
  test.match(await list(own, 'inbox'), [{ id: 'e2', taskId: task.id }])
  rmSync(fileOf(own, 'inbox/e2'))
  test.same(await list(own, 'inbox'), [])
  drop(own, 'read/e3', 'Subject: Renamed\n\n')
  test.match(await list(own, 'read'), [{ id: 'e3', taskId: task.id }], 'also when it was away for a while')
  drop(own, 'inbox/copy', 'Subject: Renamed\n\n')
  test.match(await list(own, 'inbox'), [{ id: 'copy', taskId: undefined }])
  test.equal((await own.call('POST', '/mail/inbox/copy/task')).status, 201)
})

t.test(
  'messages that the index has and the folders lack are removed, whatever their source and number',
  async (test) => {
    const projectFolder = makeFolder(test)
    const store = await openSqliteStore(makeFolder(test), collections)
    test.teardown(() => store.close())
    mkdirSync(join(projectFolder, '.gantry/mail/read'), { recursive: true })
    writeFileSync(join(projectFolder, '.gantry/mail/read/m100.eml'), 'Subject: there\n\n')
    utimesSync(join(projectFolder, '.gantry/mail/read/m100.eml'), 1, 1)
    const mail = createBareMail(test, { projectFolder, store })
    test.same(
      (await mail.folders.list('read', { limit: 200 })).messages.map(({ id }) => id),
      ['m100'],
    )
    const phantoms = Array.from({ length: 1_300 }, (_, n) => ({
      folder: n % 2 ? ('read' as const) : ('inbox' as const),
      name: `p${n}`,
    }))
    await store.commit(
      phantoms.flatMap(({ folder, name }): Change[] => [
        {
          insert: 'emails',
          doc: {
            id: `email_${name}`,
            folder,
            name,
            from: '',
            to: [],
            subject: '',
            text: '',
            receivedAt: '2026-01-01T00:00:00.000Z',
            size: 1,
            attachmentCount: 0,
            fileVersion: '1',
          },
        },
        { insert: 'emailNames', doc: { id: `${folder}/${name}`, emailId: `email_${name}` } },
      ]),
    )
    // The folders themselves have not changed: this is found by the look at everything, now and then.
    while ((await mail.folders.list('inbox', { limit: 200 })).messages.length > 0);
    while ((await mail.folders.list('read', { limit: 200 })).messages.length > 1);
    test.same(
      (await mail.folders.list('read', { limit: 200 })).messages.map(({ id }) => id),
      ['m100'],
    )
    test.same(
      (await store.read.emailNames.list({})).map(({ doc }) => doc.id),
      ['read/m100'],
    )
  },
)

t.test(
  'what a killed run was writing goes with the next start, and what others may be writing only when it is old',
  async (test) => {
    const young = '.gantry/mail/inbox/.mail_young.tmp'
    const own = await startGantry(test, { files: { [young]: 'half' } })
    test.same(await list(own, 'inbox'), [])
    test.notOk(existsSync(join(own.project, young)))

    const projectFolder = makeFolder(test)
    const store = await openSqliteStore(makeFolder(test), collections)
    test.teardown(() => store.close())
    const shared = createBareMail(test, { projectFolder, store })
    await shared.folders.counts()
    const spools = ['young', 'old'].map((name) => join(projectFolder, `.gantry/mail/inbox/.mail_${name}.tmp`))
    mkdirSync(dirname(spools[0] ?? ''), { recursive: true })
    for (const spool of spools) writeFileSync(spool, 'half')
    utimesSync(spools[1] ?? '', 1, 1)
    // Looked for now and then, long after the start too.
    while (existsSync(spools[1] ?? '')) await shared.folders.counts()
    test.ok(existsSync(spools[0] ?? ''))
  },
)

t.test('what is no message is no message of the list', async (test) => {
  const own = await startGantry(test)
  const elsewhere = makeFolder(test)
  writeFileSync(join(elsewhere, 'secret.eml'), 'Subject: secret\n\n')
  drop(own, 'inbox/good', 'Subject: good\n\n')
  for (const name of [
    '.hidden.eml',
    'über.eml',
    'a b.eml',
    '-rf.eml',
    'a..b.eml',
    'notes.txt',
    `${'x'.repeat(129)}.eml`,
    'x\n.eml',
  ])
    writeFileSync(join(dirname(fileOf(own, 'inbox/x')), name), 'Subject: no\n\n')
  mkdirSync(fileOf(own, 'inbox/folder'))
  symlinkSync(join(elsewhere, 'secret.eml'), fileOf(own, 'inbox/link'))
  symlinkSync('good.eml', fileOf(own, 'inbox/near'))
  symlinkSync(elsewhere, join(own.project, '.gantry/mail/read'))
  test.same(
    (await list(own, 'inbox')).map(({ id }) => id),
    ['good'],
  )
  test.same(await list(own, 'read'), [])
  test.same((await own.call('GET', '/mail')).body.data.folders, [
    { name: 'inbox', count: 1 },
    { name: 'read', count: 0 },
    { name: 'sent', count: 0 },
  ])
})

t.test('a message that cannot be read is listed with the reason, and does not hide others', async (test) => {
  const own = await startGantry(test)
  drop(own, 'inbox/bomb', `To: ${Array.from({ length: 11_000 }, (_, n) => `a@b${n},\r\n `).join('')}a@b\r\n\r\n`)
  drop(own, 'inbox/huge', Buffer.alloc(26_214_401))
  drop(own, 'inbox/good', 'Subject: good\n\n')
  if (process.getuid?.() !== 0) {
    drop(own, 'inbox/locked', 'Subject: locked\n\n')
    chmodSync(fileOf(own, 'inbox/locked'), 0)
  } else test.comment('root may read every file, so a locked one is not tried')
  const messages = await list(own, 'inbox')
  const byId = Object.fromEntries(messages.map((message) => [message.id, message]))
  test.match(byId['bomb'], { from: '', to: [], subject: '', problem: /11001 addresses/ })
  test.match(byId['huge'], { size: 26_214_401, problem: /limit is 26214400/ })
  test.match(byId['good'], { subject: 'good', problem: undefined })
  if (byId['locked']) test.match(byId['locked'], { problem: /not permitted to read/ })
})
