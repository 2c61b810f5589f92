import { createHash, randomBytes } from 'node:crypto'
import t from 'tap'
import { addCaller } from './support/callers.ts'
import type { Answer } from './support/gantry.ts'
import { fieldOf } from './support/events.ts'
import { gantry, change, send, upload, picture, countKept } from './support/resources.ts'

t.test('listResources pages through the resources of a task, each once', async (test) => {
  const taskId = await gantry.createTask()
  const filenames = Array.from({ length: 7 }, (_, index) => `page "${index}" ${'é'.repeat(100)}`)
  for (const filename of filenames) await upload(filename, filename, { taskId })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { data } = (await send('GET', `/resources?taskId=${taskId}&limit=3${cursor ? `&cursor=${cursor}` : ''}`)).body
    seen.push(...data.resources.map(({ filename }: { filename: string }) => filename))
    cursor = data.nextCursor
  } while (cursor !== undefined)
  test.same(seen, filenames)
})

t.test('listResources refuses a cursor of another list', async (test) => {
  const { data } = (await send('GET', '/resources?limit=1')).body
  for (const query of [
    `taskId=other&cursor=${data.nextCursor}`,
    'cursor=nonsense',
    `cursor=${data.nextCursor}x`,
    'cursor=%00',
  ]) {
    const answer = await send('GET', `/resources?${query}`)
    test.equal(answer.status, 400, query)
    test.match(answer.body, { error: { code: 'invalid_cursor' } })
  }
  test.equal((await send('GET', `/resources?limit=1&cursor=${data.nextCursor}`)).status, 200)
})

t.test('listResources filters by media type, or by kind of media, and by task', async (test) => {
  const taskId = await gantry.createTask()
  const others: [filename: string, bytes: string | Buffer][] = [
    ['kind.png', await picture('png')],
    ['kind.webp', await picture('webp')],
    ['kind.txt', 'text'],
    ['kind.bin', randomBytes(8)],
  ]
  for (const [filename, bytes] of others) {
    await upload(filename, bytes, { taskId })
    await upload(`other ${filename}`, bytes)
  }
  const list = async (query: string) =>
    (await send('GET', `/resources?limit=200&${query}`)).body.data.resources
      .map(({ filename }: { filename: string }) => filename)
      .filter((filename: string) => /kind\./.test(filename))
  test.same(await list(`taskId=${taskId}&type=image/*`), ['kind.png', 'kind.webp'])
  test.same(await list(`taskId=${taskId}&type=image/webp`), ['kind.webp'])
  test.same(await list(`taskId=${taskId}&type=text/plain`), ['kind.txt'])
  test.same(await list(`taskId=${taskId}&type=video/*`), [])
  test.same(await list('type=image/*'), ['kind.png', 'kind.webp', 'other kind.png', 'other kind.webp'])
  test.same(await list('type=application/octet-stream'), ['kind.bin', 'other kind.bin'])
  for (const type of ['image', 'image/', '*/*', 'IMAGE/*', 'image/p*', '', 'a'.repeat(300)]) {
    const answer = await send('GET', `/resources?type=${type}`)
    test.same([answer.status, answer.body.error.code], [400, 'validation_failed'], type)
  }
})

t.test('listResources binds a cursor to the type as well', async (test) => {
  const { data } = (await send('GET', '/resources?limit=1&type=image/*')).body
  for (const query of ['', 'type=image/png&', 'type=text/*&'])
    test.match((await send('GET', `/resources?${query}cursor=${data.nextCursor}`)).body, {
      error: { code: 'invalid_cursor' },
    })
  test.equal((await send('GET', `/resources?type=image/*&cursor=${data.nextCursor}`)).status, 200)
})

t.test('listResources gives a credential for some tasks the files of those, each once and in order', async (test) => {
  const [one, other, foreign] = [await gantry.createTask(), await gantry.createTask(), await gantry.createTask()]
  // The bytes of the full-width letter come first, its UTF-16 last.
  const filenames = ['narrow a', 'narrow b', 'narrow \u{FF21}', 'narrow \u{1F600}']
  for (const [index, filename] of filenames.entries())
    await upload(filename, filename, { taskId: index % 2 === 0 ? one : other })
  await upload('narrow foreign', 'x', { taskId: foreign })
  await upload('narrow of none', 'x')
  const narrowed = await addCaller(gantry, 'developer', { allow: { taskIds: [other, one, other] } })
  for (const query of ['limit=1', 'limit=3', 'limit=1&type=text/plain']) {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { data } = (await narrowed.call('GET', `/resources?${query}${cursor ? `&cursor=${cursor}` : ''}`)).body
      seen.push(...data.resources.map(({ filename }: { filename: string }) => filename))
      cursor = data.nextCursor
    } while (cursor !== undefined)
    test.same(seen, filenames, query)
  }
  test.same((await narrowed.call('GET', `/resources?taskId=${foreign}`)).body.error.code, 'task_not_found')
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '?download=true'],
    ['GET', '/thumbnail'],
    ['DELETE', ''],
  ] as const) {
    for (const filename of ['narrow%20foreign', 'narrow%20of%20none'])
      test.same((await narrowed.call(method, `/resources/${filename}${path}`)).body.error.code, 'resource_not_found')
  }
})

t.test('updateResource changes and removes metadata, and its ETag changes', async (test) => {
  const taskId = await gantry.createTask()
  const { resource } = (await upload('said', 'x', { description: 'First' })).body.data
  const before = await send('GET', '/resources/said')
  test.equal(before.headers.get('etag'), '"1"')
  test.equal((await send('GET', '/resources/said', { 'if-none-match': '"1"' })).status, 304)
  const steps: [patch: object, after: object][] = [
    [{ description: 'Second' }, { ...resource, description: 'Second' }],
    [{ taskId }, { ...resource, description: 'Second', taskId }],
    [{ description: null }, without({ ...resource, taskId }, 'description')],
    [
      { description: '', taskId: null },
      { ...resource, description: '' },
    ],
    [
      { description: 'é'.repeat(4096), taskId },
      { ...resource, description: 'é'.repeat(4096), taskId },
    ],
  ]
  for (const [index, [patch, after]] of steps.entries()) {
    const answer = await change('said', patch, { 'if-match': `"${index + 1}"` })
    test.same(
      [answer.status, answer.headers.get('etag'), answer.body],
      [200, `"${index + 2}"`, { success: true, data: { resource: after } }],
    )
    const found = await send('GET', '/resources/said', { 'if-none-match': `"${index + 1}"` })
    test.same([found.status, found.headers.get('etag'), found.body.data.resource], [200, `"${index + 2}"`, after])
  }
  const download = await send('GET', '/resources/said?download=true')
  test.equal(
    download.headers.get('etag'),
    `"${createHash('sha256').update('x').digest('hex')}"`,
    'the bytes are what they were',
  )
  test.ok(
    (await send('GET', `/resources?taskId=${taskId}`)).body.data.resources.some(
      ({ filename }: { filename: string }) => filename === 'said',
    ),
  )
})

t.test('updateResource emits an event for a change, and none for a no-op', async (test) => {
  const [one, other] = [await gantry.createTask(), await gantry.createTask()]
  await upload('followed', 'x', { description: 'First', taskId: one })
  const patches = [
    { description: 'First' },
    { description: 'Second' },
    { taskId: one },
    { description: 'Third', taskId: other },
    { taskId: null },
    { taskId: null },
    { description: null },
    { description: null, taskId: null },
  ]
  for (const patch of patches) test.equal((await change('followed', patch)).status, 200)
  test.equal((await send('GET', '/resources/followed')).headers.get('etag'), '"5"')
  const events = (
    await gantry.service.app.store.events({ after: 0, limit: 10_000, kinds: ['resource.updated'] })
  ).filter((event) => fieldOf(event, 'filename') === 'followed')
  const file = { filename: 'followed', mimeType: 'text/plain', size: 1 }
  test.same(
    events.map(({ taskId, data }) => ({ taskId, data })),
    [
      { taskId: one, data: { ...file, changed: ['description'] } },
      { taskId: other, data: { ...file, changed: ['description', 'taskId'] } },
      { taskId: other, data: { ...file, changed: ['taskId'] } },
      { taskId: undefined, data: { ...file, changed: ['description'] } },
    ],
  )
  test.ok(events.every(({ actor }) => actor === 'user_owner'))
  const { entries } = (await send('GET', '/identity/audit?limit=200')).body.data
  test.equal(
    entries.filter(
      ({ operation, object, outcome }: Record<string, unknown>) =>
        operation === 'updateResource' && object === '/resources/followed' && outcome === 'done',
    ).length,
    patches.length,
  )
})

t.test('updateResource refuses what is not in the contract, and changes nothing then', async (test) => {
  await upload('firm', 'x', { description: 'First' })
  for (const body of [
    {},
    [],
    null,
    { mimeType: 'text/html' },
    { filename: 'other' },
    { description: 1 },
    { description: 'x'.repeat(4097) },
    { taskId: '' },
    { taskId: 'x'.repeat(129) },
    { description: 'Second', colour: 'red' },
  ]) {
    const answer = await change('firm', body)
    test.same([answer.status, answer.body.error.code], [400, 'validation_failed'], JSON.stringify(body).slice(0, 40))
  }
  const refusals: [answer: Answer, status: number, code: string][] = [
    [await change('nowhere', { description: 'x' }), 404, 'resource_not_found'],
    [await change('firm', { taskId: 'task_none' }), 404, 'task_not_found'],
    [await change('firm', { description: 'Second', taskId: 'task_none' }), 404, 'task_not_found'],
    [await change('firm', { description: 'Second' }, { 'if-match': '"2"' }), 412, 'revision_mismatch'],
    [await change('firm', { description: 'Second' }, { 'if-match': 'W/"1"' }), 412, 'revision_mismatch'],
    [await change('firm', { description: 'Second' }, { authorization: '' }), 401, 'unauthenticated'],
    [await send('PATCH', '/resources/firm', { 'content-type': 'text/plain' }, 'x'), 415, 'unsupported_media_type'],
    [
      await send('PATCH', '/resources/firm', { 'content-type': 'application/json' }, ' '.repeat(12_000_000)),
      413,
      'payload_too_large',
    ],
  ]
  for (const [answer, status, code] of refusals) test.same([answer.status, answer.body.error.code], [status, code])
  test.equal(
    (await change('firm', { description: 'Second' }, { 'if-match': '"2"' })).headers.get('etag'),
    '"1"',
    'what is current is told',
  )
  const reader = await addCaller(gantry, 'developer', { scopes: ['resources:read'] })
  test.same(
    (await reader.call('PATCH', '/resources/firm', { body: { description: 'Second' } })).body.error.code,
    'scope_missing',
  )
  const found = await send('GET', '/resources/firm')
  test.same([found.headers.get('etag'), found.body.data.resource.description], ['"1"', 'First'])
  for (const tags of ['*', '"7", "1"'])
    test.equal((await change('firm', { description: 'First' }, { 'if-match': tags })).status, 200, tags)
})

t.test(
  'updateResource moves no file out of the tasks of a credential, and none into them that was not there',
  async (test) => {
    const [mine, also, foreign] = [await gantry.createTask(), await gantry.createTask(), await gantry.createTask()]
    await upload('moved mine', 'x', { taskId: mine })
    await upload('moved foreign', 'x', { taskId: foreign })
    await upload('moved none', 'x')
    const narrowed = await addCaller(gantry, 'developer', { allow: { taskIds: [mine, also] } })
    const move = async (filename: string, body: object) => {
      const answer = await narrowed.call('PATCH', `/resources/${encodeURIComponent(filename)}`, { body })
      return [answer.status, answer.body.error?.code]
    }
    test.same(await move('moved mine', { description: 'Said' }), [200, undefined])
    test.same(await move('moved mine', { taskId: also }), [200, undefined])
    test.same(await move('moved mine', { taskId: foreign }), [404, 'task_not_found'])
    test.same(await move('moved mine', { taskId: null }), [403, 'forbidden'])
    for (const filename of ['moved foreign', 'moved none']) {
      for (const body of [{ taskId: mine }, { description: 'Said' }, { taskId: null }])
        test.same(await move(filename, body), [404, 'resource_not_found'])
    }
    test.same((await send('GET', '/resources/moved%20mine')).body.data.resource.taskId, also)
  },
)

t.test(
  'of updates at once each builds on the other, and of those that name one version a single one is taken',
  async (test) => {
    await upload('busy', 'x')
    const taskIds = await Promise.all(Array.from({ length: 8 }, () => gantry.createTask()))
    const free = await Promise.all(
      taskIds.map((taskId, index) => change('busy', index % 2 === 0 ? { taskId } : { description: `from ${index}` })),
    )
    test.same(
      free.map(({ status }) => status),
      Array(8).fill(200),
    )
    test.same(
      free.map(({ headers }) => Number(headers.get('etag')?.slice(1, -1))).sort((a, b) => a - b),
      [2, 3, 4, 5, 6, 7, 8, 9],
    )
    const { taskId, description } = (await send('GET', '/resources/busy')).body.data.resource
    test.ok(taskIds.includes(taskId) && /^from [1357]$/.test(description), 'both members are of some update')
    const bound = await Promise.all(
      taskIds.map((_, index) => change('busy', { description: `bound ${index}` }, { 'if-match': '"9"' })),
    )
    test.same(bound.map(({ status }) => status).sort(), [200, ...Array(7).fill(412)])
    test.equal(
      (await send('GET', '/resources/busy')).body.data.resource.description,
      `bound ${bound.findIndex(({ status }) => status === 200)}`,
    )
  },
)

t.test('deleteResource deletes a file that is being changed', async (test) => {
  const keptBefore = await countKept()
  for (let round = 0; round < 10; round++) {
    await upload('contested', 'x')
    const [gone, ...changed] = await Promise.all([
      send('DELETE', '/resources/contested'),
      ...Array.from({ length: 4 }, (_, index) => change('contested', { description: `from ${index}` })),
    ])
    test.equal(gone?.status, 200)
    test.ok(changed.every(({ status }) => status === 200 || status === 404))
    test.equal((await send('GET', '/resources/contested')).status, 404)
  }
  test.equal(await countKept(), keptBefore)
})

t.test('of many calls that delete one file deleteResource takes one', async (test) => {
  await upload('once', 'x')
  const answers = await Promise.all(Array.from({ length: 8 }, () => send('DELETE', '/resources/once')))
  test.same(answers.map(({ status }) => status).sort(), [200, ...Array(7).fill(404)])
})

function without(resource: Record<string, unknown>, name: string): Record<string, unknown> {
  const { [name]: _, ...rest } = resource
  return rest
}
