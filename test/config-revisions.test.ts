import t from 'tap'
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { addCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import { filesBelow } from './support/data-files.ts'

const gantry = await startGantry(t)
const file = join(gantry.project, 'gantry.json')

t.test('there is no revision where there was never a file', async (t) => {
  t.strictSame((await list()).revisions, [])
})

t.test('listConfigRevisions returns the states that calls and edits by hand made, newest first', async (t) => {
  write('// mine\n{"name": "a"}')
  utimesSync(file, new Date(0), new Date(0))
  await patch({ aiModel: 'x/y' })
  write('{"name": "a", "scripts": {"test": "true"}}')
  await patch({ name: 'b' })
  const { revisions } = await list()
  t.match(revisions, [
    { revision: 4, createdBy: { id: 'user_owner' }, keys: ['name'] },
    { revision: 3, createdBy: { id: 'file' }, keys: ['aiModel', 'scripts'] },
    { revision: 2, createdBy: { id: 'user_owner' }, keys: ['aiModel'] },
    { revision: 1, createdBy: { id: 'file' }, keys: ['name'], createdAt: '1970-01-01T00:00:00.000Z' },
  ])
  t.equal(revisions.length, 4)
  const times = revisions.map(({ createdAt }: { createdAt: string }) => createdAt)
  t.strictSame(times, times.toSorted().reverse())
  const first = await list('?limit=3')
  t.strictSame((await list(`?limit=3&cursor=${first.nextCursor}`)).revisions, revisions.slice(3))
})

t.test('what changes nothing, or is no valid configuration, is no revision', async (t) => {
  const { revisions } = await list()
  await patch({})
  await patch({ name: 'b' })
  const before = read()
  write('{"name": ')
  t.equal((await list()).revisions.length, revisions.length)
  write(before)
  t.equal((await list()).revisions.length, revisions.length)
})

t.test('restoreConfigRevision writes the bytes of a revision, as a new revision with an event', async (t) => {
  const answer = await restore(1)
  t.match(answer, { status: 200, body: { data: { config: { name: 'a' } } } })
  t.equal(read(), '// mine\n{"name": "a"}')
  t.equal(answer.headers.get('etag'), (await gantry.call('GET', '/config')).headers.get('etag'))
  t.match((await list()).revisions[0], { revision: 5, createdBy: { id: 'user_owner' }, restoredFrom: 1 })
  const { body } = await gantry.call('GET', '/events?kinds=config.updated&limit=200', {
    headers: { accept: 'application/json' },
  })
  t.match(body.data.events.at(-1).data, { keys: ['name', 'scripts'], restoredFrom: 1 })
  t.equal((await restore(1)).status, 200)
  t.equal((await list()).revisions[0].revision, 5, 'the same again changes nothing')
  t.match((await restore(99)).body.error.code, 'revision_not_found')
  const { revision, config } = (await gantry.call('GET', '/config/revisions/5')).body.data
  t.match(
    [revision, config],
    [{ revision: 5, restoredFrom: 1 }, (await gantry.call('GET', '/config')).body.data.config],
  )
  t.match((await gantry.call('GET', '/config/revisions/99')).body.error.code, 'revision_not_found')
})

t.test(
  'restoreConfigRevision refuses an older If-Match, and one who may not do what the revision decides',
  async (t) => {
    const etag = (await gantry.call('GET', '/config')).headers.get('etag') ?? ''
    write(`${read()} `)
    t.equal((await restore(3, { 'if-match': etag })).body.error.code, 'revision_mismatch')
    const { secret } = await addCaller(gantry, 'maintainer', { scopes: ['config:write'] })
    t.match((await restore(3, { authorization: `Bearer ${secret}` })).body.error, {
      code: 'scope_missing',
      message: /tasks:execute/,
    })
    t.equal(read(), '// mine\n{"name": "a"} ')
    const current = (await gantry.call('GET', '/config')).headers.get('etag') ?? ''
    t.equal((await restore(3, { 'if-match': current })).status, 200)
  },
)

t.test('a file with a mistake is cured by a restore, and a removed file is a revision', async (t) => {
  write('{"name": ')
  t.equal((await gantry.call('GET', '/config')).status, 400)
  t.equal((await restore(2, { 'if-match': '"1"' })).body.error.code, 'config_invalid')
  t.equal((await restore(2)).status, 200)
  t.match(JSON.parse(read().replace('// mine', '')), { name: 'a', aiModel: 'x/y' })
  rmSync(file)
  const [removed] = (await list()).revisions
  t.match(removed, { createdBy: { id: 'file' }, keys: ['name', 'aiModel'] })
  await restore(1)
  t.ok(existsSync(file))
  await restore(removed.revision)
  t.notOk(existsSync(file))
})

t.test('the newest 100 revisions are retained', async (t) => {
  for (let count = 0; count < 100; count += 1) await patch({ name: `name-${count}` })
  const revisions = [...(await list('?limit=200')).revisions]
  t.equal(revisions.length, 100)
  t.match(revisions[0], { keys: ['name'] })
  t.equal((await restore(1)).body.error.code, 'revision_not_found')
})

t.test('the content of revisions is encrypted in the data', async (t) => {
  write('{"platform": {"note": "canary-of-the-file"}}')
  await list()
  const bytes = Buffer.concat(filesBelow(gantry.data).map((file) => readFileSync(file)))
  t.notOk(bytes.includes('canary-of-the-file'))
})

t.test('validateConfig returns every mistake with its path, line and column', async (t) => {
  const content = '{\n  "scirpts": {},\n  "mcpServers": {"a": {"args": 5}},\n  "rateLimit": -1\n}'
  const { data } = (await validate({ content })).body
  t.equal(data.isValid, false)
  t.match(data.findings, [
    { severity: 'error', path: '/scirpts', line: 2, column: 3, rule: 'unknownKey', message: /Did you mean "scripts"/ },
    { path: '/mcpServers/a', line: 3, column: 23, rule: 'required' },
    { path: '/mcpServers/a/args', line: 3, rule: 'type' },
    { path: '/rateLimit', line: 4, column: 16 },
  ])
  t.equal(data.findings.length, 4)
})

const texts: Record<string, [input: object, finding: object | undefined]> = {
  'a syntax error': [
    { content: '{"name": }' },
    { line: 1, column: 10, rule: 'syntax', message: /^gantry\.json:1:10: / },
  ],
  'an empty text': [{ content: '' }, { rule: 'syntax', message: /is empty/ }],
  'a deep text': [{ content: '['.repeat(100_000) }, { severity: 'error' }],
  'a key that stands twice': [{ content: '{"name":"a",\r\n"name":"b"}' }, { line: 2, rule: 'duplicateKey' }],
  'a reference to nothing': [
    { content: '{"scripts": {"deploy": "x ${secret:NONE}"}}' },
    { severity: 'warning', path: '/scripts/deploy', rule: 'reference', message: /"NONE", which does not exist/ },
  ],
  'a mistake in .mcp.json': [
    { content: '{"mcpServers": {"a": {}}}', file: '.mcp.json' },
    { file: '.mcp.json', path: '/mcpServers/a', message: /^\.mcp\.json:1:22: / },
  ],
  'a schema and comments': [{ content: '\uFEFF// c\n{"$schema": "./gantry.schema.json",}' }, undefined],
}

for (const [what, [input, finding]] of Object.entries(texts))
  t.test(`validateConfig checks a text with ${what}`, async (t) => {
    const { data } = (await validate(input)).body
    t.equal(data.findings.length, finding ? 1 : 0)
    t.match(data.findings, finding ? [finding] : [])
  })

t.test('validateConfig checks the file on disk, and finds what a start reports', async (t) => {
  write('{"name": 5}')
  const [finding] = (await validate({})).body.data.findings
  t.equal((await gantry.call('GET', '/config')).body.error.message, finding.message)
  writeFileSync(file, Buffer.from([0x7b, 0xff, 0x7d]))
  t.match((await validate({})).body.data, { isValid: false, findings: [{ message: /not UTF-8/ }] })
  rmSync(file)
  t.strictSame((await validate({})).body.data, { isValid: true, findings: [] })
})

t.test('getConfigSchema returns the schema that the package and the service contain', async (t) => {
  const { schema } = (await gantry.call('GET', '/config/schema')).body.data
  const shipped = readFileSync(new URL('../gantry.schema.json', import.meta.url), 'utf8')
  t.ok(JSON.stringify(schema) === JSON.stringify(JSON.parse(shipped)))
  const served = await gantry.fetch('/gantry.schema.json', { headers: { authorization: '' } })
  t.equal(served.headers.get('content-type'), 'application/schema+json')
  t.equal(await served.text(), shipped)
})

t.test('the schema takes what the service takes, and refuses what it refuses', async (t) => {
  const { schema } = (await gantry.call('GET', '/config/schema')).body.data
  const { allowComments: _, allowTrailingCommas: _commas, ...strict } = schema
  const check = new Ajv2020().compile(strict)
  const cases = [
    {},
    { $schema: 'x', name: 'a', rateLimit: 'off', scripts: { a: 'b' }, platform: { any: [1] } },
    { rateLimit: 5, sandbox: { network: false, readOnlyPaths: ['a'], memoryBytes: 67_108_864 } },
    { mcpServers: { a: { command: 'x', args: ['y'] }, b: { url: 'https://a.example', type: 'http' } } },
    { mail: { smtp: { port: 25, domains: ['a.example'] }, outgoing: { host: 'h', port: 25, from: 'a@b.example' } } },
    { name: '' },
    { nmae: 'a' },
    { rateLimit: 0 },
    { rateLimit: 'on' },
    { mcpServers: { a: {} } },
    { mcpServers: { a: { command: 'x', url: 'y' } } },
    { mcpServers: { a: { command: 'x', type: 'smoke' } } },
    { mail: { smtp: { port: 25 } } },
    { mail: { outgoing: { host: 'a b', port: 25, from: 'a@b.example' } } },
    { sandbox: { memoryBytes: 1 } },
    { scripts: { a: 5 } },
    [],
  ]
  for (const value of cases) {
    const { isValid } = (await validate({ content: JSON.stringify(value) })).body.data
    t.equal(check(value), isValid, JSON.stringify(value))
  }
})

t.test('the schema describes every key', async (t) => {
  const { schema } = (await gantry.call('GET', '/config/schema')).body.data
  t.strictSame(undescribed(schema, ''), [])
})

interface Schema {
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
}

function undescribed({ properties = {}, additionalProperties }: Schema, path: string): string[] {
  const values = typeof additionalProperties === 'object' ? undescribed(additionalProperties, `${path}/*`) : []
  const named = Object.entries(properties).flatMap(([key, each]) => [
    ...(each.description === undefined ? [`${path}/${key}`] : []),
    ...undescribed(each, `${path}/${key}`),
  ])
  return [...values, ...named]
}

async function list(query = '') {
  return (await gantry.call('GET', `/config/revisions${query}`)).body.data
}

function restore(revision: number, headers: Record<string, string> = {}) {
  return gantry.call('POST', `/config/revisions/${revision}/restore`, { headers })
}

function validate(body: object) {
  return gantry.call('POST', '/config/validate', { body })
}

function patch(body: object) {
  return gantry.call('PATCH', '/config', { body })
}

function write(text: string): void {
  writeFileSync(file, text)
}

function read(): string {
  return readFileSync(file, 'utf8')
}
