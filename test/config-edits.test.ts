import t from 'tap'
import { mkdirSync, readFileSync, rmSync, statSync, chmodSync, symlinkSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parseTree } from 'jsonc-parser'
import { changesOf, editText } from '../src/services/project/edit-text.ts'
import { valueOf } from '../src/services/project/config-tree.ts'
import { addCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'

const gantry = await startGantry(t)
const file = join(gantry.project, 'gantry.json')

t.test(
  'updateConfig adds, changes and removes keys, and keeps comments, order, line ends and the byte order mark',
  async (t) => {
    write(
      [
        '\uFEFF// The configuration',
        '{',
        '    "name": "engine", // in the catalogue',
        '    "scripts": {',
        '        // run tests',
        '        "test": "npm test", /* all */',
        '        // style',
        '        "lint": "biome check" // slow',
        '    },',
        '    "rateLimit": 100,',
        '}',
        '',
      ].join('\r\n'),
    )
    const { body } = await patch({
      aiModel: 'a/b',
      name: 'motor',
      scripts: { lint: null, build: 'make' },
      rateLimit: null,
    })
    t.match(body.data.config, { name: 'motor', aiModel: 'a/b', scripts: { test: 'npm test', build: 'make' } })
    t.equal(
      read(),
      [
        '\uFEFF// The configuration',
        '{',
        '    "name": "motor", // in the catalogue',
        '    "scripts": {',
        '        // run tests',
        '        "test": "npm test", /* all */',
        '        "build": "make"',
        '        // style',
        '        // slow',
        '    },',
        '    "aiModel": "a/b",',
        '}',
        '',
      ].join('\r\n'),
    )
  },
)

t.test('an empty patch, and one that changes nothing, leave every byte and cause no event', async (t) => {
  write('{ "name" : "a",\n\n  "scripts": {"x":"y"} , }')
  const events = await eventCount()
  const [before, inode] = [read(), statSync(file).ino]
  for (const body of [{}, { name: 'a' }, { scripts: {} }, { scripts: { x: 'y' } }, { mail: null }]) {
    const answer = await patch(body)
    t.equal(answer.headers.get('etag'), (await gantry.call('GET', '/config')).headers.get('etag'))
  }
  t.equal(read(), before)
  t.equal(statSync(file).ino, inode)
  t.equal(await eventCount(), events)
  await patch({ name: 'b' })
  t.equal(await eventCount(), events + 1)
})

t.test('the ETag is that of the bytes on disk, so an edit by hand refuses an older If-Match', async (t) => {
  write('{"name": "a"}')
  const etag = (await gantry.call('GET', '/config')).headers.get('etag') ?? ''
  t.equal((await gantry.call('GET', '/config', { headers: { 'if-none-match': etag } })).status, 304)
  const updated = await patch({ name: 'b' }, { 'if-match': etag })
  t.equal(updated.status, 200)
  t.equal((await patch({ name: 'c' }, { 'if-match': etag })).body.error.code, 'revision_mismatch')
  write(`${read()} // by hand`)
  t.equal(
    (await patch({ name: 'c' }, { 'if-match': updated.headers.get('etag') ?? '' })).body.error.code,
    'revision_mismatch',
  )
  t.equal(read(), '{"name": "b"} // by hand')
})

t.test('patches at the same moment lose nothing', async (t) => {
  write('{}')
  const names = Array.from({ length: 20 }, (_, index) => `script-${index}`)
  await Promise.all(names.map((name) => patch({ scripts: { [name]: 'run' } })))
  t.strictSame(Object.keys((await gantry.call('GET', '/config')).body.data.config.scripts).sort(), names.sort())
})

t.test('updateConfig refuses what gantry.json could not contain, and writes nothing', async (t) => {
  const cases: [text: string, patch: unknown, message: RegExp][] = [
    ['{}', { scirpts: {} }, /Did you mean "scripts"/],
    ['{}', { name: 5 }, /"name" must be a string/],
    ['{}', { mcpServers: { a: { args: [] } } }, /needs either a "command"/],
    ['{}', JSON.parse('{"scripts": {"__proto__": "x"}}'), /cannot be a name|__proto__/],
    ['{"name": "a", "name": "b"}', { name: 'c' }, /occurs twice/],
    ['{"name": ', { name: 'c' }, /gantry\.json:1/],
    ['{}', { mcpServers: { a: { command: 'x', env: { KEY: '[redacted]' } } } }, /stands for a secret/],
  ]
  for (const [text, body, message] of cases) {
    write(text)
    const answer = await patch(body)
    t.equal(answer.status, 400)
    t.match(answer.body.error.message, message)
    t.equal(read(), text)
  }
  t.strictSame(readdirSync(gantry.project).sort(), ['.gantry', 'gantry.json'])
})

t.test(
  'updateConfig makes the file where there is none, keeps its permissions, and follows a link within the project',
  async (t) => {
    rmSync(file)
    t.equal((await patch({ name: 'new' }, { 'if-match': '"7"' })).status, 412)
    t.equal((await patch({ name: 'new' })).status, 200)
    t.equal(read(), '{\n  "name": "new"\n}\n')
    chmodSync(file, 0o640)
    await patch({ name: 'newer' })
    t.equal(statSync(file).mode & 0o777, 0o640)
    rmSync(file)
    mkdirSync(join(gantry.project, 'shared'))
    writeFileSync(join(gantry.project, 'shared/config.json'), '{"name": "shared"}')
    symlinkSync('shared/config.json', file)
    await patch({ name: 'linked' })
    t.equal(readFileSync(join(gantry.project, 'shared/config.json'), 'utf8'), '{"name": "linked"}')
    rmSync(file)
  },
)

t.test('a credential changes only what it may also do, and what a patch names still needs an approval', async (t) => {
  write('{}')
  const cases = [
    [{ mcpServers: { a: { command: 'x' } } }, 'mcp:admin'],
    [{ scripts: { a: 'x' } }, 'tasks:execute'],
    [{ sandbox: { network: true } }, 'tasks:execute'],
    [{ mail: { outgoing: { host: 'h', port: 25, from: 'a@b.example' } } }, 'mail:send'],
    [{ platform: { note: '${secret:A}' } }, 'secrets:write'],
  ] as const
  for (const [body, scope] of cases) {
    const narrow = await addCaller(gantry, 'maintainer', { scopes: ['config:write'] })
    const refused = await patch(body, { authorization: `Bearer ${narrow.secret}` })
    t.match(
      [refused.status, refused.body.error.code, refused.body.error.message],
      [403, 'scope_missing', new RegExp(scope)],
    )
    t.equal(read(), '{}')
    const able = await addCaller(gantry, 'maintainer', { scopes: ['config:write', scope] })
    t.equal((await patch(body, { authorization: `Bearer ${able.secret}` })).status, 200)
    write('{}')
  }
  const remote = { url: 'https://a.example/mcp', headers: { key: '${secret:A}' } }
  const sent = [
    [
      { mcpServers: { remote: { url: 'https://evil.example/mcp' } } },
      'a secret that is there already, to another server',
    ],
    [{ mcpServers: { evil: { ...remote, url: 'https://evil.example/mcp' } } }, 'the same secret in another entry'],
    [{ mcpServers: { evil: { url: 'https://evil.example/mcp', headers: { key: '${HOME}' } } } }, 'the environment'],
  ] as const
  for (const [body, message] of sent) {
    write(JSON.stringify({ mcpServers: { remote } }))
    const able = await addCaller(gantry, 'maintainer', { scopes: ['config:write', 'mcp:admin'] })
    const refused = await patch(body, { authorization: `Bearer ${able.secret}` })
    t.match([refused.status, refused.body.error?.message], [403, /secrets:write/], message)
    const plain = { mcpServers: { other: { command: 'x' } } }
    t.equal((await patch(plain, { authorization: `Bearer ${able.secret}` })).status, 200, 'entries without secrets')
  }
  write('{}')
  await patch({ mcpServers: { a: { command: 'x' } } })
  t.match((await gantry.call('GET', '/config/approvals')).body.data.approval, { approved: false })
})

t.test(
  '500 random patches of commented configurations lose no comment that is not within a removed value',
  async (t) => {
    const random = seeded(20261122)
    for (let round = 0; round < 500; round += 1) {
      const eol = random() < 0.3 ? '\r\n' : '\n'
      const text = randomText(random, eol)
      const tree = parseTree(text, [], { allowTrailingComma: true })
      if (!tree) throw new Error(text)
      const before = valueOf(tree)
      const wanted = randomPatch(random, before)
      const changes = changesOf(tree, wanted)
      const edited = editText(text, changes)
      const errors: never[] = []
      const after = parseTree(edited, errors, { allowTrailingComma: true })
      const gone = changes.map(({ path }) => `@${path.join('/')}/`)
      const expected = commentsIn(text).filter((comment) => !gone.some((path) => comment.includes(path)))
      const isRight =
        errors.length === 0 &&
        after !== undefined &&
        isDeepStrictEqual(sorted(valueOf(after)), sorted(merge(before, wanted))) &&
        isDeepStrictEqual(commentsIn(edited), expected) &&
        (changes.length > 0 || edited === text) &&
        (eol === '\n') === !edited.includes('\r')
      if (!isRight) return t.fail(`${JSON.stringify({ round, wanted })}\n${text}\n──\n${edited}`)
    }
    t.pass('no comment was lost')
  },
)

type Random = () => number

function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** An object with comments wherever there can be one; each names the object in which it is. */
function randomText(random: Random, eol: string): string {
  let count = 0
  return `${comment('/', true)}${object('', 0)}${comment('/', false)}${eol}`

  function comment(path: string, mayEndLine: boolean): string {
    const kind = random()
    if (kind > 0.4) return random() < 0.5 ? ' ' : ''
    const text = `${count++} @${path}`
    return mayEndLine && kind < 0.2 ? ` // ${text}${eol}` : ` /* ${text} */ `
  }

  function object(path: string, depth: number): string {
    const isMultiline = random() < 0.7
    const members = Array.from({ length: Math.floor(random() * 4) }, (_, index) => `k${index}`)
    const gap = () => (isMultiline ? `${eol}${'  '.repeat(depth + 1)}` : random() < 0.5 ? ' ' : '')
    const inner = members.map((key, index) => {
      const isLast = index === members.length - 1
      const value = depth < 2 && random() < 0.4 ? object(`${path}${key}/`, depth + 1) : scalar()
      const comma = isLast && random() < 0.6 ? '' : ','
      const around = () => comment(`${path || '/'}`, true)
      return `${gap()}${around()}"${key}":${random() < 0.5 ? ' ' : ''}${value}${around()}${comma}${around()}`
    })
    return `{${inner.join('')}${comment(path || '/', true)}${isMultiline ? `${eol}${'  '.repeat(depth)}` : ''}}`
  }

  function scalar(): string {
    return ['1', 'true', 'null', '"a // no comment"', '"\\u00fc"', '["x", 2]'][Math.floor(random() * 6)] ?? '0'
  }
}

function randomPatch(random: Random, value: unknown, depth = 0): Record<string, unknown> {
  const keys = ['k0', 'k1', 'k2', 'k3', 'new'].filter(() => random() < 0.35)
  return Object.fromEntries(
    keys.map((key) => {
      const kind = random()
      const inner = isObject(value) ? value[key] : undefined
      if (kind < 0.35) return [key, null]
      if (kind < 0.65 && depth < 2) return [key, randomPatch(random, inner, depth + 1)]
      return [key, kind < 0.8 ? 'text' : ['a', 1]]
    }),
  )
}

/** RFC 7396. */
function merge(value: unknown, wanted: Record<string, unknown>): unknown {
  const merged = new Map(Object.entries(isObject(value) ? value : {}))
  for (const [key, member] of Object.entries(wanted))
    if (member === null) merged.delete(key)
    else merged.set(key, isObject(member) ? merge(merged.get(key), member) : member)
  return Object.fromEntries(merged)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sorted(value: unknown): unknown {
  return isObject(value)
    ? Object.fromEntries(
        Object.keys(value)
          .sort()
          .map((key) => [key, sorted(value[key])]),
      )
    : value
}

function commentsIn(text: string): string[] {
  return [...text.matchAll(/(?:\/\/|\/\*) (\d+ @[\w/]*)/g)].map(([, comment = '']) => comment)
}

function patch(body: unknown, headers: Record<string, string> = {}) {
  return gantry.call('PATCH', '/config', {
    raw: JSON.stringify(body),
    headers: { 'content-type': 'application/merge-patch+json', ...headers },
  })
}

async function eventCount(): Promise<number> {
  const { body } = await gantry.call('GET', '/events?kinds=config.updated&limit=200', {
    headers: { accept: 'application/json' },
  })
  return body.data.events.length
}

function write(text: string): void {
  writeFileSync(file, text)
}

function read(): string {
  return readFileSync(file, 'utf8')
}
