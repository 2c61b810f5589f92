import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import t from 'tap'
import { addCaller, addCredential } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import { gantry, list, eventsOf, fileOf, drop } from './support/mail-folders.ts'
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
