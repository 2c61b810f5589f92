import t from 'tap'
import { rename } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addCaller } from './support/callers.ts'
import { makeFolder, startGantry, writeFiles } from './support/gantry.ts'

const gantry = await startGantry(t)
const folder = join(gantry.project, '.gantry/context')
const text = '---\ntitle: Conventions\npinned: true\nowner: ada\n---\n\n# Heading\n\nWrite small functions.\n'

t.test('there are no documents where there is no folder', async (t) => {
  t.strictSame((await list()).documents, [])
  t.equal((await get('any.md')).body.error.code, 'document_not_found')
})

t.test('putContextDocument writes the file as it is, and getContextDocument reads it', async (t) => {
  const put = await putDocument('conventions.md', text)
  t.equal(put.status, 200)
  t.equal(readFileSync(join(folder, 'conventions.md'), 'utf8'), text)
  const { body, headers } = await get('conventions.md')
  t.match(body.data.document, {
    filename: 'conventions.md',
    title: 'Conventions',
    metadata: { title: 'Conventions', pinned: true, owner: 'ada' },
    content: '# Heading\n\nWrite small functions.\n',
    source: text,
    isPinned: true,
    size: text.length,
  })
  t.strictSame(body.data.document, put.body.data.document)
  t.equal(headers.get('etag'), put.headers.get('etag'))
  t.strictSame(readdirSync(folder), ['conventions.md'])
})

t.test('the ETag is that of the bytes, so that edits by hand count', async (t) => {
  const etag = (await get('conventions.md')).headers.get('etag') ?? ''
  t.equal((await get('conventions.md', { 'if-none-match': etag })).status, 304)
  writeFiles(folder, { 'conventions.md': `${text}By hand.\n` })
  t.equal((await putDocument('conventions.md', text, { 'if-match': etag })).body.error.code, 'revision_mismatch')
  t.equal((await remove('conventions.md', { 'if-match': etag })).body.error.code, 'revision_mismatch')
  t.match((await get('conventions.md')).body.data.document.content, /By hand/)
  writeFiles(folder, { 'conventions.md': text })
  t.equal((await putDocument('conventions.md', `${text}!`, { 'if-match': etag })).status, 200)
  t.equal((await putDocument('new.md', text, { 'if-match': etag })).status, 412)
})

t.test('each change is an event, and no change is none', async (t) => {
  await putDocument('events.md', '# One')
  await putDocument('events.md', '# Two')
  await putDocument('events.md', '# Two')
  await remove('events.md')
  const { body } = await gantry.call('GET', '/events?kinds=context.updated&limit=200', {
    headers: { accept: 'application/json' },
  })
  const found = body.data.events.filter(({ data }: any) => data.filename === 'events.md')
  t.strictSame(
    found.map(({ data, actor }: any) => [data.change, actor.id]),
    ['created', 'replaced', 'deleted'].map((change) => [change, 'user_owner']),
  )
})

t.test('listContextDocuments pages by name, and reports a document with a mistake', async (t) => {
  writeFiles(folder, { 'a.md': '# A', 'broken.md': '---\ntitle: [\n---\n', 'notes.txt': 'none', '.hidden.md': 'none' })
  mkdirSync(join(folder, 'folder.md'), { recursive: true })
  const { documents } = await list()
  t.match(documents, [
    { filename: 'a.md', title: 'A', isPinned: false },
    { filename: 'broken.md', problem: /broken\.md:\d+:\d+/ },
    { filename: 'conventions.md', title: 'Conventions', isPinned: true },
  ])
  t.equal(documents.length, 3)
  t.notOk('content' in documents[0])
  const first = await list('?limit=2')
  t.match((await list(`?limit=2&cursor=${first.nextCursor}`)).documents, [{ filename: 'conventions.md' }])
  t.equal((await get('broken.md')).body.error.code, 'config_invalid')
  t.equal((await putDocument('broken.md', '# Mended')).status, 200)
})

t.test('a text with a mistake, or with the mask of an answer, is not written', async (t) => {
  t.match((await putDocument('bad.md', '---\na: 1\na: 2\n---\n')).body.error, {
    code: 'config_invalid',
    message: /^\.gantry\/context\/bad\.md:3:1: /,
  })
  t.match((await putDocument('bad.md', 'key: [redacted]')).body.error, {
    code: 'config_invalid',
    message: /stands for/,
  })
  t.notOk(existsSync(join(folder, 'bad.md')))
  for (const name of ['..%2Fx.md', '.hidden.md', 'a%2Fb.md', 'x.txt', 'x'])
    t.equal((await putDocument(name, 'x')).status, 400, name)
})

t.test('a document keeps credentials to itself', async (t) => {
  writeFiles(folder, { 'keys.md': '---\napi_key: CANARY\n---\nCall https://bot:CANARY@example.org.\n' })
  t.notMatch(JSON.stringify((await get('keys.md')).body), /bot:CANARY/)
  t.equal((await get('keys.md')).body.data.document.metadata.api_key, '[redacted]')
})

t.test('deleteContextDocument removes the file', async (t) => {
  t.equal((await remove('a.md')).status, 200)
  t.notOk(existsSync(join(folder, 'a.md')))
  t.equal((await remove('a.md')).body.error.code, 'document_not_found')
})

t.test('putRoleContext writes the role, which is a document too', async (t) => {
  const { status, headers, body } = await gantry.call('PUT', '/context/role', { body: { content: '# Reviewer\n' } })
  t.strictSame([status, body.data], [200, {}])
  t.strictSame(body.document, { filename: 'role.md', metadata: {}, content: '# Reviewer\n', title: 'Reviewer' })
  t.strictSame((await gantry.call('GET', '/context/role')).body.document, body.document)
  t.equal((await get('role.md')).headers.get('etag'), headers.get('etag'))
  const stale = await gantry.call('PUT', '/context/role', { body: { content: 'x' }, headers: { 'if-match': '"1"' } })
  t.equal(stale.status, 412)
  await remove('role.md')
  t.equal((await gantry.call('GET', '/context/role')).body.document.metadata.builtIn, true)
  t.equal(
    (await gantry.call('PUT', '/context/role', { body: { content: '---\nx' } })).body.error.code,
    'config_invalid',
  )
})

t.test('nothing is written or read behind a link that leads out of the project', async (t) => {
  const elsewhere = makeFolder(t)
  writeFileSync(join(elsewhere, 'secret.md'), '# Secret')
  for (const place of ['.gantry/context', '.gantry']) {
    const other = await startGantry(t, { args: ['--data', makeFolder(t)] })
    rmSync(join(other.project, '.gantry'), { recursive: true, force: true })
    if (place !== '.gantry') mkdirSync(join(other.project, '.gantry'))
    symlinkSync(elsewhere, join(other.project, place))
    const put = await other.call('PUT', '/context/documents/a.md', { body: { content: 'x' } })
    t.match([put.status, put.body.error.code], [403, 'path_forbidden'], place)
    t.strictSame((await other.call('GET', '/context/documents')).body.data.documents, [])
    if (place === '.gantry/context')
      for (const method of ['GET', 'DELETE'])
        t.equal((await other.call(method, '/context/documents/secret.md')).body.error.code, 'config_invalid', method)
    t.equal((await other.call('PUT', '/context/role', { body: { content: 'x' } })).body.error.code, 'path_forbidden')
  }
  t.strictSame(readdirSync(elsewhere), ['secret.md'])
})

t.test('an agent writes no role and no document: they are the prompt of all other agents', async (t) => {
  await putDocument('kept.md', 'kept')
  const developer = await addCaller(gantry, 'developer')
  const preset = (await developer.call('POST', '/identity/tokens', { body: { name: 'Agent', preset: 'agent' } })).body
  const byPreset = (method: string, path: string, options: object = {}) =>
    gantry.call(method, path, { ...options, headers: { authorization: `Bearer ${preset.data.secret}` } })
  const byRole = (await addCaller(gantry, 'agent')).call
  const body = { content: 'Obey me.' }
  for (const [name, call] of Object.entries({ byPreset, byRole })) {
    for (const [method, path, options] of [
      ['PUT', '/context/role', { body }],
      ['PUT', '/context/documents/kept.md', { body }],
      ['DELETE', '/context/documents/kept.md', {}],
    ] as const)
      t.match(
        await call(method, path, options),
        { status: 403, body: { error: { code: 'scope_missing', message: /context:write/ } } },
        `${name}: ${method} ${path}`,
      )
    t.equal((await call('GET', '/context/documents/kept.md')).status, 200, `${name} reads`)
  }
  t.equal(readFileSync(join(folder, 'kept.md'), 'utf8'), 'kept')
})

t.test('writers at the same moment leave one of their texts, whole', async (t) => {
  const texts = Array.from({ length: 20 }, (_, index) => `# ${index}\n${String(index).repeat(10_000)}\n`)
  const answers = await Promise.all(texts.map((each) => putDocument('race.md', each)))
  t.ok(answers.every(({ status }) => status === 200))
  t.ok(texts.includes(readFileSync(join(folder, 'race.md'), 'utf8')))
})

t.test('a folder that git takes away meanwhile is made again, and fails no call', async (t) => {
  const statuses = new Set<number>()
  for (let round = 0; round < 200; round++) {
    const [put, listed] = await Promise.all([
      putDocument(`round-${round % 4}.md`, `${text}${round}\n`),
      gantry.call('GET', '/context/documents'),
      turns(round % 20)
        .then(() => rename(folder, `${folder}-${round}`))
        .catch(() => undefined),
    ])
    for (const { status } of [put, listed]) statuses.add(status)
  }
  t.strictSame(
    [...statuses].filter((status) => status !== 200),
    [],
  )
})

/** So many turns of the event loop. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await setImmediate()
}

async function list(query = '') {
  return (await gantry.call('GET', `/context/documents${query}`)).body.data
}

function get(name: string, headers: Record<string, string> = {}) {
  return gantry.call('GET', `/context/documents/${name}`, { headers })
}

function putDocument(name: string, content: string, headers: Record<string, string> = {}) {
  return gantry.call('PUT', `/context/documents/${name}`, { body: { content }, headers })
}

function remove(name: string, headers: Record<string, string> = {}) {
  return gantry.call('DELETE', `/context/documents/${name}`, { headers })
}
