import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
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
import { addCaller, addCredential } from './support/callers.ts'
import { openStream } from './support/event-stream.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { createBareMail } from './support/mail/bare.ts'
import { Commits } from '../src/platform/work/commits.ts'
import { ItemLocks } from '../src/platform/work/item-locks.ts'
import type { Change } from '../src/collections.ts'
import { openSqliteStore } from '../src/stores/sqlite/store.ts'
import { fieldOf } from './support/events.ts'

const gantry = await startGantry(t)
const { store } = gantry.service.app
const welcome = readFileSync(new URL('support/mail/welcome.eml', import.meta.url))
const nested = readFileSync(new URL('support/mail/nested.eml', import.meta.url))

t.test(
  'deliverEmail stores a message byte for byte, emits its event, and has it on disk before it answers',
  async (test) => {
    const source = 'From: Ada <ada@example.org>\nTo: bob@example.org\nSubject: Lone line feeds\n\nOne.\nTwo – three.\n'
    const { status, headers, body } = await gantry.call('POST', '/mail/inbox', { body: { source } })
    const { message } = body.data
    test.equal(status, 201)
    test.equal(headers.get('location'), `/api/v1/mail/inbox/${message.id}`)
    test.match(message, {
      id: /^mail_/,
      from: 'Ada <ada@example.org>',
      subject: 'Lone line feeds',
      content: 'One.\nTwo – three.\n',
      emailId: `em_${createHash('sha256').update(source).digest('hex').slice(0, 32)}`,
    })
    test.equal(readFileSync(fileOf(gantry, `inbox/${message.id}`), 'utf8'), source)
    test.same((await gantry.call('GET', `/mail/inbox/${message.id}`)).body.data.message, message)
    test.same(await eventsOf(gantry, message.id), [
      ['mail.received', { folder: 'inbox', id: message.id, from: 'Ada <ada@example.org>', subject: 'Lone line feeds' }],
    ])
    test.same(
      readdirSync(dirname(fileOf(gantry, 'inbox/x'))).filter((name) => name.startsWith('.')),
      [],
      'nothing else is left in the folder',
    )
    const [entry] = (await gantry.call('GET', '/identity/audit?limit=1')).body.data.entries
    test.match(entry, { operation: 'deliverEmail', outcome: 'done', object: `/mail/inbox/${message.id}` })
  },
)

t.test(
  'deliverEmail takes base64 for a message that is not UTF-8, and nothing that only looks like it',
  async (test) => {
    const source = Buffer.from(
      'Subject: latin\r\nContent-Type: text/plain; charset=iso-8859-1\r\n\r\nCaf\xe9\r\n',
      'latin1',
    )
    const { body } = await gantry.call('POST', '/mail/inbox', {
      body: { source: source.toString('base64'), encoding: 'base64' },
    })
    test.equal(body.data.message.content, 'Café\n')
    test.same(readFileSync(fileOf(gantry, `inbox/${body.data.message.id}`)), source)
    for (const wrong of [
      'a',
      'U3ViamVjdDo',
      'U3ViamVjdDo=\n',
      'U3Vi amVj',
      'U3ViamVjdDp=',
      '-_-_',
      '====',
      'Subject: x\r\n\r\n',
    ]) {
      const refused = await gantry.call('POST', '/mail/inbox', { body: { source: wrong, encoding: 'base64' } })
      test.match(
        [refused.status, refused.body.error],
        [400, { code: 'validation_failed', details: [{ path: 'body/source' }] }],
        JSON.stringify(wrong),
      )
    }
  },
)

t.test('deliverEmail refuses what is too large or too tangled, and keeps nothing of it', async (test) => {
  const before = readdirSync(dirname(fileOf(gantry, 'inbox/x')))
  const large = await gantry.call('POST', '/mail/inbox', {
    body: { source: `Subject: x\r\n\r\n${'a'.repeat(26_214_400)}` },
  })
  test.match([large.status, large.body.error], [413, { code: 'payload_too_large', message: /26214400/ }])
  const tangled = await gantry.call('POST', '/mail/inbox', {
    body: {
      source: Array.from(
        { length: 1000 },
        (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
      ).join(''),
    },
  })
  test.match([tangled.status, tangled.body.error], [413, { code: 'payload_too_large', message: /nesting/ }])
  test.match((await gantry.call('POST', '/mail/inbox', { body: { source: '' } })).body.error.code, 'validation_failed')
  test.match(
    (await gantry.call('POST', '/mail/sent', { body: { source: 'Subject: x\n\n' } })).body.error.code,
    'validation_failed',
  )
  test.same(readdirSync(dirname(fileOf(gantry, 'inbox/x'))), before)
})

t.test('deliverEmail has its effect once under an Idempotency-Key', async (test) => {
  const deliver = () =>
    gantry.call('POST', '/mail/inbox', {
      body: { source: 'Subject: Only once\n\n' },
      headers: { 'idempotency-key': 'mail-once' },
    })
  const [first, ...others] = await Promise.all([deliver(), deliver(), deliver()])
  const repeated = await deliver()
  test.equal(repeated.headers.get('idempotency-replayed'), 'true')
  const ids = [first, ...others, repeated]
    .filter((answer) => answer?.status === 201)
    .map((answer) => answer?.body.data.message.id)
  test.equal(new Set(ids).size, 1)
  test.equal((await list(gantry, 'inbox', '?q=once')).length, 1)
})

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
    actor: 'system',
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
  drop(own, 'inbox/growing', 'Subject: Half', new Date())
  test.same(await list(own, 'inbox'), [])
  test.equal((await own.call('GET', '/mail/inbox/growing')).status, 200, 'who asks for it by name gets what is there')
  drop(own, 'inbox/growing', 'Subject: Whole\n\nText\n')
  test.match(await list(own, 'inbox'), [{ id: 'growing', subject: 'Whole' }])
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
      (await mail.list('read', { limit: 200 })).messages.map(({ id }) => id),
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
    while ((await mail.list('inbox', { limit: 200 })).messages.length > 0);
    while ((await mail.list('read', { limit: 200 })).messages.length > 1);
    test.same(
      (await mail.list('read', { limit: 200 })).messages.map(({ id }) => id),
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
    await shared.counts()
    const spools = ['young', 'old'].map((name) => join(projectFolder, `.gantry/mail/inbox/.mail_${name}.tmp`))
    mkdirSync(dirname(spools[0] ?? ''), { recursive: true })
    for (const spool of spools) writeFileSync(spool, 'half')
    utimesSync(spools[1] ?? '', 1, 1)
    // Looked for now and then, long after the start too.
    while (existsSync(spools[1] ?? '')) await shared.counts()
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

t.test('listEmails gives pages, newest first by the time of arrival', async (test) => {
  const own = await startGantry(test)
  for (let day = 1; day <= 9; day += 1)
    drop(own, `inbox/m${(day * 4) % 9}`, `Date: Thu, 0${((day * 4) % 9) + 1} Jan 2026 12:00:00 +0000\nSubject: day\n\n`)
  const seen: string[] = []
  for (let cursor = ''; ; ) {
    const { body } = await own.call('GET', `/mail/inbox?limit=4${cursor && `&cursor=${cursor}`}`)
    seen.push(...body.data.messages.map(({ id }: { id: string }) => id))
    if (body.data.nextCursor === undefined) break
    cursor = body.data.nextCursor
    test.equal((await own.call('GET', `/mail/read?limit=4&cursor=${cursor}`)).body.error.code, 'invalid_cursor')
    test.equal((await own.call('GET', `/mail/inbox?limit=4&q=day&cursor=${cursor}`)).body.error.code, 'invalid_cursor')
  }
  test.same(seen, ['m8', 'm7', 'm6', 'm5', 'm4', 'm3', 'm2', 'm1', 'm0'])
})

t.test('listEmails finds words in subject, addresses and text, in the folder alone', async (test) => {
  const own = await startGantry(test)
  drop(
    own,
    'inbox/one',
    'From: Zoë <zoe@example.org>\nTo: bob@example.net\nSubject: Größe der Räder\nContent-Type: text/plain; charset=utf-8\n\nDie Maße stehen im Anhang.\n',
  )
  drop(own, 'inbox/two', `Subject: Other\n\n${'filler '.repeat(3_000)} hiddenword\n`)
  drop(own, 'read/three', 'Subject: räder again\nContent-Type: text/plain; charset=utf-8\n\n')
  const find = async (folder: string, q: string) =>
    (await list(own, folder, `?q=${encodeURIComponent(q)}`)).map(({ id }) => id)
  test.same(await find('inbox', 'räder'), ['one'])
  test.same(await find('inbox', 'ZOE maße'), ['one'])
  test.same(await find('inbox', 'example.net'), ['one'])
  test.same(await find('inbox', 'räder other'), [])
  test.same(await find('read', 'räder'), ['three'])
  test.same(await find('inbox', '"; DROP TABLE emails --'), [])
  test.same(await find('inbox', 'filler'), ['two'])
  test.same(await find('inbox', 'hiddenword'), [], 'only the beginning of a long text is searched')
  const first = await own.call('GET', '/mail/inbox?q=subject&limit=1')
  test.same(first.body.data.messages, [])
  drop(own, 'inbox/four', 'Subject: other too\n\n')
  const page = await own.call('GET', '/mail/inbox?q=other&limit=1')
  const next = await own.call('GET', `/mail/inbox?q=other&limit=1&cursor=${page.body.data.nextCursor}`)
  test.same(
    [...page.body.data.messages, ...next.body.data.messages].map(({ id }) => id),
    ['four', 'two'],
  )
})

t.test('moveEmail moves the file under its id, and never over another one', async (test) => {
  const { id } = (await gantry.call('POST', '/mail/inbox', { body: { source: 'Subject: On its way\n\n' } })).body.data
    .message
  const moved = await gantry.call('POST', `/mail/inbox/${id}/move`, { body: { folder: 'read' } })
  test.match([moved.status, moved.body.data.message], [200, { id, folder: 'read', subject: 'On its way' }])
  test.notOk(existsSync(fileOf(gantry, `inbox/${id}`)))
  test.ok(existsSync(fileOf(gantry, `read/${id}`)))
  test.same((await eventsOf(gantry, id)).map(([kind, data]) => [kind, data.from, data.to]).slice(1), [
    ['mail.moved', 'inbox', 'read'],
  ])
  test.match(await list(gantry, 'read', '?q=way'), [{ id }])
  test.equal(
    (await gantry.call('POST', `/mail/inbox/${id}/move`, { body: { folder: 'read' } })).body.error.code,
    'email_not_found',
  )
  test.equal(
    (await gantry.call('POST', `/mail/read/${id}/move`, { body: { folder: 'read' } })).body.data.message.folder,
    'read',
    'where it is it stays',
  )
  writeFileSync(fileOf(gantry, `inbox/${id}`), 'Subject: Another one of this name\n\n')
  test.match((await gantry.call('POST', `/mail/inbox/${id}/move`, { body: { folder: 'read' } })).body.error, {
    code: 'already_exists',
    message: new RegExp(id),
  })
  test.equal((await gantry.call('GET', `/mail/read/${id}`)).body.data.message.subject, 'On its way')
  test.equal((await gantry.call('GET', `/mail/inbox/${id}`)).body.data.message.subject, 'Another one of this name')
  const audited = (await gantry.call('GET', '/identity/audit?limit=10')).body.data.entries
    .filter(({ operation }: { operation: string }) => operation === 'moveEmail')
    .map(({ outcome }: { outcome: string }) => outcome)
  test.same(audited.slice(0, 3), ['refused', 'started', 'done'])
})

t.test('moveEmail replaces the entry of a message whose file another program has removed', async (test) => {
  const own = await startGantry(test)
  drop(own, 'inbox/same', 'Subject: New\n\n')
  drop(own, 'read/same', 'Subject: Old\n\n')
  test.match(await list(own, 'read'), [{ subject: 'Old' }])
  rmSync(fileOf(own, 'read/same'))
  test.match((await own.call('POST', '/mail/inbox/same/move', { body: { folder: 'read' } })).body.data.message, {
    subject: 'New',
    folder: 'read',
  })
  test.match([await list(own, 'read'), await list(own, 'inbox')], [[{ subject: 'New' }], []])
})

t.test('of many moves of one message at once exactly one is done', async (test) => {
  const { id } = (await gantry.call('POST', '/mail/inbox', { body: { source: 'Subject: Wanted by many\n\n' } })).body
    .data.message
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      gantry.call('POST', `/mail/inbox/${id}/move`, { body: { folder: n % 2 ? 'read' : 'sent' } }),
    ),
  )
  test.equal(answers.filter(({ status }) => status === 200).length, 1)
  test.ok(
    answers.every(
      ({ status, body }) => status === 200 || ['email_not_found', 'already_exists'].includes(body.error.code),
    ),
  )
  const places = ['inbox', 'read', 'sent'].filter((folder) => existsSync(fileOf(gantry, `${folder}/${id}`)))
  test.same(places, [answers.find(({ status }) => status === 200)?.body.data.message.folder])
})

t.test('a move that was cut off in between is finished', async (test) => {
  const own = await startGantry(test)
  drop(own, 'inbox/torn', 'Subject: Torn\n\n')
  test.match(await list(own, 'inbox'), [{ id: 'torn' }])
  mkdirSync(dirname(fileOf(own, 'read/x')), { recursive: true })
  linkSync(fileOf(own, 'inbox/torn'), fileOf(own, 'read/torn'))
  test.match([await list(own, 'read'), await list(own, 'inbox')], [[{ id: 'torn', subject: 'Torn' }], []])
  test.notOk(existsSync(fileOf(own, 'inbox/torn')))
  test.same(
    (await eventsOf(own, 'torn')).map(([kind]) => kind),
    ['mail.received', 'mail.moved'],
  )
})

t.test('deleteEmail removes the file for good', async (test) => {
  const { id } = (await gantry.call('POST', '/mail/inbox', { body: { source: 'Subject: Not for long\n\n' } })).body.data
    .message
  const answers = await Promise.all(Array.from({ length: 5 }, () => gantry.call('DELETE', `/mail/inbox/${id}`)))
  test.same(answers.map(({ status }) => status).sort(), [200, 404, 404, 404, 404])
  test.notOk(existsSync(fileOf(gantry, `inbox/${id}`)))
  test.same(
    (await eventsOf(gantry, id)).map(([kind]) => kind),
    ['mail.received', 'mail.deleted'],
  )
  test.same(await list(gantry, 'inbox', '?q=long'), [])
  test.equal(await store.read.emailNames.get(`inbox/${id}`), undefined)
  writeFileSync(fileOf(gantry, 'inbox/unknown'), 'Subject: nobody has looked yet\n\n')
  test.equal((await gantry.call('DELETE', '/mail/inbox/unknown')).status, 200)
})

t.test('no change leads out of the project, whatever links are there', async (test) => {
  const elsewhere = makeFolder(test)
  const own = await startGantry(test)
  drop(own, 'inbox/stays', 'Subject: stays\n\n')
  writeFileSync(join(elsewhere, 'secret.eml'), 'Subject: secret\n\n')
  symlinkSync(elsewhere, join(own.project, '.gantry/mail/read'))
  symlinkSync(join(elsewhere, 'secret.eml'), fileOf(own, 'inbox/link'))
  test.match((await own.call('POST', '/mail/inbox/stays/move', { body: { folder: 'read' } })).body.error, {
    code: 'path_forbidden',
  })
  for (const path of ['read/secret', 'inbox/link']) {
    test.equal((await own.call('DELETE', `/mail/${path}`)).body.error.code, 'email_not_found', path)
    test.equal(
      (await own.call('POST', `/mail/${path}/move`, { body: { folder: 'sent' } })).body.error.code,
      'email_not_found',
      path,
    )
    test.equal((await own.call('POST', `/mail/${path}/task`)).body.error.code, 'email_not_found', path)
    test.equal((await own.call('GET', `/mail/${path}/source`)).body.error.code, 'email_not_found', path)
    test.equal((await own.call('GET', `/mail/${path}/attachments/1`)).body.error.code, 'email_not_found', path)
  }
  test.same(readdirSync(elsewhere), ['secret.eml'])
  test.ok(existsSync(fileOf(own, 'inbox/stays')))

  const other = await startGantry(test)
  mkdirSync(join(other.project, '.gantry'), { recursive: true })
  symlinkSync(elsewhere, join(other.project, '.gantry/mail'))
  test.match((await other.call('POST', '/mail/inbox', { body: { source: 'Subject: x\n\n' } })).body.error, {
    code: 'path_forbidden',
  })
  test.same(readdirSync(elsewhere), ['secret.eml'], 'not even a folder is made there')
})

t.test('getEmailSource gives the bytes as they arrived, whole, in part or not at all', async (test) => {
  drop(gantry, 'inbox/source', nested)
  const whole = await gantry.call('GET', '/mail/inbox/source/source')
  test.equal(whole.status, 200)
  test.same(whole.body, nested)
  const tag = whole.headers.get('etag') ?? ''
  test.match(Object.fromEntries(whole.headers), {
    'content-type': 'message/rfc822',
    'content-disposition': /^attachment; filename="source\.eml"/,
    'x-content-type-options': 'nosniff',
    'content-security-policy': /sandbox/,
  })
  test.match(tag, /^"[\w-]+"$/)
  const part = await gantry.call('GET', '/mail/inbox/source/source', {
    headers: { range: 'bytes=5-14', 'if-range': tag },
  })
  test.equal(part.status, 206)
  test.same(part.body, nested.subarray(5, 15))
  test.equal((await gantry.call('GET', '/mail/inbox/source/source', { headers: { 'if-none-match': tag } })).status, 304)
  test.equal(
    (await gantry.call('GET', '/mail/inbox/source/source', { headers: { range: 'bytes=999999-' } })).status,
    416,
  )
  drop(gantry, 'inbox/source', `${nested}more`)
  test.not((await gantry.call('GET', '/mail/inbox/source/source')).headers.get('etag'), tag)
  test.equal((await gantry.call('GET', '/mail/read/source/source')).body.error.code, 'email_not_found')
  drop(gantry, 'inbox/huge', Buffer.alloc(27_000_000, 'x'))
  test.equal(
    (await gantry.call('GET', '/mail/inbox/huge/source')).body.length,
    27_000_000,
    'also of a message that is too large to be read',
  )
})

t.test('getEmailAttachment gives the decoded bytes to be saved, under a name that is only a name', async (test) => {
  drop(gantry, 'inbox/attached', nested)
  const { attachments } = (await gantry.call('GET', '/mail/inbox/attached')).body.data.message
  for (const { id, filename } of attachments) {
    const answer = await gantry.call('GET', `/mail/inbox/attached/attachments/${id}`)
    test.equal(answer.status, 200, id)
    test.match(
      Object.fromEntries(answer.headers),
      {
        'content-type': 'application/octet-stream',
        'content-disposition': /^attachment; filename="[^"/\\]+"/,
        'x-content-type-options': 'nosniff',
        'content-security-policy': /sandbox/,
      },
      id,
    )
    if (filename) test.match(answer.headers.get('content-disposition'), encodeURIComponent(filename), filename)
  }
  const page = Buffer.from('<script>alert(1)</script>')
  drop(
    gantry,
    'inbox/page',
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nText\r\n--b\r\nContent-Type: text/html; name="../../x\r\n y.html"\r\nContent-Disposition: attachment; filename="..\\..\\evil\u202efdp.html"\r\nContent-Transfer-Encoding: base64\r\n\r\n${page.toString('base64')}\r\n--b--\r\n`,
  )
  const answer = await gantry.call('GET', '/mail/inbox/page/attachments/1')
  test.same(answer.body, page)
  test.equal(
    answer.headers.get('content-disposition'),
    'attachment; filename="evilfdp.html"; filename*=UTF-8\'\'evilfdp.html',
  )
  const tag = answer.headers.get('etag') ?? ''
  test.same(
    (await gantry.call('GET', '/mail/inbox/page/attachments/1', { headers: { range: 'bytes=0-6' } })).body,
    page.subarray(0, 7),
  )
  test.equal(
    (await gantry.call('GET', '/mail/inbox/page/attachments/1', { headers: { 'if-none-match': tag } })).status,
    304,
  )
  test.equal(
    (await gantry.call('GET', '/mail/inbox/page/attachments/1', { headers: { range: 'bytes=900-' } })).status,
    416,
  )
  for (const id of ['0', '2', '-1', '1.0', '01', '1e0', 'constructor', '9'.repeat(128)])
    test.equal(
      (await gantry.call('GET', `/mail/inbox/page/attachments/${id}`)).body.error.code,
      'attachment_not_found',
      id,
    )
  test.equal((await gantry.call('GET', '/mail/inbox/absent/attachments/1')).body.error.code, 'email_not_found')
  drop(
    gantry,
    'inbox/bomb',
    `To: ${Array.from({ length: 5_000 }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`).join('')}`,
  )
  drop(
    gantry,
    'inbox/deep',
    Array.from({ length: 300 }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`).join(''),
  )
  test.equal((await gantry.call('GET', '/mail/inbox/deep/attachments/1')).body.error.code, 'payload_too_large')
})

t.test('createTaskFromEmail makes one task of a message, however often it is asked for', async (test) => {
  drop(gantry, 'inbox/todo', nested)
  const { message } = (await gantry.call('GET', '/mail/inbox/todo')).body.data
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      gantry.call('POST', '/mail/inbox/todo/task', { body: { priority: 'high', tags: ['mail'] } }),
    ),
  )
  const made = answers.filter(({ status }) => status === 201)
  test.equal(made.length, 1)
  const task = made[0]?.body.data
  test.equal(made[0]?.headers.get('location'), `/api/v1/tasks/${task.id}`)
  test.match(task, {
    title: message.subject,
    priority: 'high',
    tags: ['mail'],
    state: 'open',
    author: { id: /^user_/ },
  })
  test.ok(task.content.startsWith(`Mail from ${message.from}, received ${message.receivedAt}`))
  test.match(task.content, 'The price is 5€ – a long line that is soft broken.')
  test.match(task.content, '- Pläne für März.pdf (application/pdf)')
  for (const { status, body } of answers.filter(({ status }) => status !== 201))
    test.match([status, body.error], [409, { code: 'already_exists', message: new RegExp(task.id) }])
  const created = (await gantry.call('GET', `/events?kinds=task.created&taskId=${task.id}&after=0`)).body.data.events
  test.match(created, [{ data: { taskId: task.id, title: message.subject, emailId: message.emailId } }])
  test.equal(created.length, 1)
  await gantry.call('POST', '/mail/inbox/todo/move', { body: { folder: 'read' } })
  test.match(
    (await list(gantry, 'read')).find(({ id }) => id === 'todo'),
    { taskId: task.id },
  )
  test.equal((await gantry.call('POST', '/mail/read/todo/task')).body.error.code, 'already_exists')
  test.match((await gantry.call('GET', '/tasks/next?tag=mail')).body.data.task, { id: task.id })
  await gantry.call('DELETE', `/tasks/${task.id}`)
  test.equal((await gantry.call('POST', '/mail/read/todo/task')).status, 201, 'a task that is gone is no task')
})

t.test('createTaskFromEmail keeps within the limits of a task, and removes control characters', async (test) => {
  drop(
    gantry,
    'inbox/long',
    `Subject: ${'é'.repeat(10_000)}\nContent-Type: text/plain; charset=utf-8\n\n${'long '.repeat(300_000)}`,
  )
  drop(gantry, 'inbox/bare', 'X: y\n\na\u001b[2Jb\u0000\u0007\n')
  const long = (await gantry.call('POST', '/mail/inbox/long/task')).body.data
  test.same([long.title.length, long.content.length], [256, 1_000_000])
  const bare = (await gantry.call('POST', '/mail/inbox/bare/task')).body.data
  test.match(bare, { title: '(no subject)', content: /^Mail from an unknown sender/, priority: 'medium', tags: [] })
  test.notMatch(bare.content, /[\u0000-\u0008\u000b-\u001f\u007f]/)
  test.equal((await gantry.call('POST', '/mail/inbox/absent/task')).body.error.code, 'email_not_found')
  drop(
    gantry,
    'inbox/tangle',
    Array.from({ length: 300 }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`).join(''),
  )
  test.equal((await gantry.call('POST', '/mail/inbox/tangle/task')).body.error.code, 'payload_too_large')
})

t.test('each operation needs its scope, and mail belongs to no task', async (test) => {
  const { id } = (await gantry.call('POST', '/mail/inbox', { body: { source: 'Subject: Who may\n\n' } })).body.data
    .message
  const reader = await addCaller(gantry, 'owner', { scopes: ['mail:read'] })
  const writer = await addCaller(gantry, 'owner', { scopes: ['mail:write'] })
  const reads = [
    ['GET', '/mail'],
    ['GET', '/mail/inbox'],
    ['GET', `/mail/inbox/${id}`],
    ['GET', `/mail/inbox/${id}/source`],
  ] as const
  const writes = [
    ['POST', '/mail/inbox', { source: 'Subject: x\n\n' }],
    ['POST', `/mail/inbox/${id}/move`, { folder: 'read' }],
    ['DELETE', `/mail/read/${id}`],
  ] as const
  for (const [method, path] of reads)
    test.same([(await reader.call(method, path)).status, (await writer.call(method, path)).status], [200, 403], path)
  for (const [method, path, body] of writes)
    test.match(
      [
        (await reader.call(method, path, { ...(body && { body }) })).body.error.code,
        (await writer.call(method, path, { ...(body && { body }) })).status,
      ],
      ['scope_missing', /20[01]/],
      path,
    )
  test.equal((await reader.call('POST', '/mail/inbox/x/task')).body.error.code, 'scope_missing')
  test.equal(
    (await writer.call('POST', '/mail/send', { body: { to: ['a@example.org'], subject: 'x', content: '' } })).body.error
      .code,
    'scope_missing',
  )

  const taskId = await gantry.createTask()
  const narrow = await addCredential(gantry, reader.userId, { allow: { taskIds: [taskId] } })
  drop(gantry, 'inbox/narrow', 'Subject: narrow\n\n')
  for (const [method, path] of [
    ['GET', '/mail'],
    ['GET', '/mail/inbox'],
    ['GET', '/mail/inbox/narrow'],
    ['POST', '/mail/inbox/narrow/task'],
  ] as const)
    test.match((await narrow.call(method, path)).body.error, { code: 'scope_missing' }, `${method} ${path}`)
})

t.test('two processes on one store and one project emit each change once', async (test) => {
  const projectFolder = makeFolder(test)
  const store = await openSqliteStore(makeFolder(test), collections)
  test.teardown(() => store.close())
  const both = [createBareMail(test, { projectFolder, store }), createBareMail(test, { projectFolder, store })]
  const drop = (path: string) => {
    const file = join(projectFolder, '.gantry/mail', `${path}.eml`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `Subject: ${path}\n\n`)
    utimesSync(file, 1, 1)
  }
  const names = Array.from({ length: 25 }, (_, n) => `m${n}`)
  const listAll = async () =>
    Promise.all(both.map(async (mail) => (await mail.list('inbox', { limit: 200 })).messages.length))
  const kinds = async () =>
    (await store.events({ after: 0, limit: 1000 }))
      .map((event) => `${event.kind} ${String(fieldOf(event, 'id'))}`)
      .sort()
  for (const name of names) drop(`inbox/${name}`)
  while ((await listAll()).some((count) => count !== names.length));
  test.same(await kinds(), names.map((name) => `mail.received ${name}`).sort())
  mkdirSync(join(projectFolder, '.gantry/mail/read'))
  for (const name of names.slice(0, 10))
    renameSync(
      join(projectFolder, `.gantry/mail/inbox/${name}.eml`),
      join(projectFolder, `.gantry/mail/read/${name}.eml`),
    )
  for (const name of names.slice(10, 20)) rmSync(join(projectFolder, `.gantry/mail/inbox/${name}.eml`))
  while ((await listAll()).some((count) => count !== 5));
  test.same(
    await kinds(),
    [
      ...names.map((name) => `mail.received ${name}`),
      ...names.slice(0, 10).map((name) => `mail.moved ${name}`),
      ...names.slice(10, 20).map((name) => `mail.deleted ${name}`),
    ].sort(),
  )
  test.same(
    await Promise.all(both.map((mail) => mail.counts())),
    both.map(() => [
      { name: 'inbox', count: 5 },
      { name: 'read', count: 10 },
      { name: 'sent', count: 0 },
    ]),
  )
  const commits = new Commits({ store, itemLocks: new ItemLocks() })
  const moves = await Promise.allSettled(
    both.map((mail, index) =>
      commits.commit(() => mail.move({ folder: 'inbox', name: 'm24', to: index ? 'read' : 'sent', actor: 'user_x' })),
    ),
  )
  test.same(moves.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  await listAll()
  test.equal(
    ['inbox', 'read', 'sent'].filter((folder) => existsSync(join(projectFolder, `.gantry/mail/${folder}/m24.eml`)))
      .length,
    1,
  )
  test.equal((await kinds()).filter((kind) => kind === 'mail.moved m24').length, 1)
  await Promise.allSettled(
    ['m20', 'm21', 'm22', 'm23'].flatMap((name) =>
      both.map((mail) =>
        commits.commit(() => mail.remove('inbox', name, 'user_x')).then(() => mail.list('inbox', { limit: 200 })),
      ),
    ),
  )
  while ((await listAll()).some((count) => count > 0));
  test.same(
    (await kinds()).filter((kind) => /^mail\.deleted m2[0-3]$/.test(kind)),
    ['m20', 'm21', 'm22', 'm23'].map((name) => `mail.deleted ${name}`),
  )
})

interface Listed {
  readonly id: string
  readonly taskId?: string
}

async function list({ call }: Pick<Gantry, 'call'>, folder: string, query = ''): Promise<Listed[]> {
  const { status, body } = await call('GET', `/mail/${folder}${query}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data.messages
}

/** The events of a message, in order. */
async function eventsOf({ call }: Gantry, id: string): Promise<[string, Record<string, unknown>][]> {
  const { events } = (await call('GET', '/events?kinds=mail.*&after=0&limit=200')).body.data
  return events
    .filter(({ data }: { data: { id?: string } }) => data.id === id)
    .map(({ kind, data }: { kind: string; data: Record<string, unknown> }) => [kind, data])
}

function fileOf({ project }: Gantry, path: string): string {
  return join(project, '.gantry/mail', `${path}.eml`)
}

/** Leaves a message as another program does that has ended its work on it a while ago. */
function drop(
  to: Gantry,
  path: string,
  content: string | Uint8Array,
  writtenAt = new Date('2026-01-01T00:00:00Z'),
): void {
  const file = fileOf(to, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  utimesSync(file, writtenAt, writtenAt)
}
