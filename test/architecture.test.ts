import t from 'tap'
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { routes } from '../src/generated/routes.ts'

const src = fileURLToPath(new URL('../src', import.meta.url))

/** Who may import whom; `types` marks what only `import type` may reach. The first room whose pattern fits is a file's room. */
const rooms: { name: string; pattern: RegExp; may: string[]; types?: string[] }[] = [
  { name: 'main', pattern: /^(main|command|service)\.ts$/, may: ['*'] },
  {
    name: 'http',
    pattern: /^http\//,
    may: ['http', 'generated', 'errors', 'nearest', 'port'],
    types: ['contract', 'config', 'services', 'documents'],
  },
  {
    name: 'handlers',
    pattern: /^handlers\//,
    may: ['handlers', 'errors', 'page'],
    types: ['contract', 'generated', 'documents', 'port'],
  },
  {
    name: 'services',
    pattern: /^services\//,
    may: ['services', 'errors', 'nearest', 'page', 'port', 'blobs', 'words', 'generated'],
    types: ['call', 'documents'],
  },
  { name: 'port', pattern: /^stores\/port\.ts$/, may: [], types: ['documents'] },
  { name: 'blobs', pattern: /^stores\/blobs\.ts$/, may: [] },
  { name: 'documents', pattern: /^stores\/documents\.ts$/, may: [], types: ['generated'] },
  { name: 'words', pattern: /^stores\/words\.ts$/, may: [] },
  {
    name: 'stores',
    pattern: /^stores\//,
    may: ['stores', 'port', 'blobs', 'words', 'documents'],
    types: ['generated'],
  },
  { name: 'generated', pattern: /^generated\//, may: [], types: ['http', 'generated'] },
  { name: 'contract', pattern: /^contract\.ts$/, may: [], types: ['generated', 'call', 'services', 'port'] },
  { name: 'call', pattern: /^call\.ts$/, may: [], types: ['generated', 'port'] },
  { name: 'errors', pattern: /^errors\.ts$/, may: [], types: ['generated'] },
  { name: 'page', pattern: /^page\.ts$/, may: ['errors'] },
  { name: 'nearest', pattern: /^nearest\.ts$/, may: [] },
  { name: 'config', pattern: /^config\.ts$/, may: [] },
]

/** What a room may not take from Node or npm, because another room owns it. */
const foreign: Record<string, RegExp> = {
  handlers: /^(node:|fastify|@fastify)/,
  services: /^(fastify|@fastify|node:sqlite|pg$)/,
  generated: /^(?!ajv)/,
  port: /./,
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(ts|js)$/.test(name) && !name.startsWith('http/docs/') && !name.endsWith('.d.ts'),
)

t.test('no import climbs', async (t) => {
  const climbing = files.flatMap((file) =>
    importsOf(file)
      .filter(({ target, isType }) => target.startsWith('.') && !mayImport(file, target, isType))
      .map(({ target }) => `${file} imports ${target}`),
  )
  t.same(climbing, [])
})

t.test('no room takes what another one owns', async (t) => {
  const taken = files.flatMap((file) =>
    importsOf(file)
      .filter(({ target }) => !target.startsWith('.') && foreign[roomOf(file).name]?.test(target))
      .map(({ target }) => `${file} imports ${target}`),
  )
  t.same(taken, [])
})

t.test('no import climbs more than two folders', async (t) => {
  t.same(
    files.filter((file) => importsOf(file).some(({ target }) => target.startsWith('../../../'))),
    [],
  )
})

t.test('drivers do not know each other', async (t) => {
  const driverOf = (path: string) => /^stores\/(\w+)\//.exec(path)?.[1]
  const mixed = files
    .filter((file) => driverOf(file))
    .flatMap((file) =>
      importsOf(file)
        .map(({ target }) => normalize(join(dirname(file), target)))
        .filter((target) => driverOf(target) && driverOf(target) !== driverOf(file))
        .map((target) => `${file} imports ${target}`),
    )
  t.same(mixed, [])
})

t.test('only config.ts reads the environment', async (t) => {
  t.same(
    files.filter(
      (file) =>
        !['config.ts', 'command.ts'].includes(file) && /process\.env\b/.test(readFileSync(join(src, file), 'utf8')),
    ),
    [],
  )
})

t.test('only http/ speaks of statuses', async (t) => {
  // isomorphic-git wants a field of this name from whoever speaks to a remote for it, and an answer of another service has one in Node.
  const asked = ['services/git/isomorphic-http.ts', 'services/egress.ts']
  t.same(
    files.filter(
      (file) =>
        /^(handlers|services|stores)\//.test(file) &&
        !asked.includes(file) &&
        /\breply\.|\.code\(\d|statusCode/.test(readFileSync(join(src, file), 'utf8')),
    ),
    [],
  )
})

t.test('every tag has its handlers and its test', async (t) => {
  const tests = readdirSync(fileURLToPath(new URL('.', import.meta.url)))
  const tags = [...new Set(Object.values(routes).map((route) => route.tag.toLowerCase().replaceAll(' ', '-')))]
  t.same(
    tags.filter((tag) => !files.includes(`handlers/${tag}.ts`) || !tests.includes(`${tag}.test.ts`)),
    [],
  )
})

function mayImport(file: string, target: string, isType: boolean): boolean {
  const { may, types = [] } = roomOf(file)
  const other = roomOf(normalize(join(dirname(file), target))).name
  return may.includes('*') || may.includes(other) || (isType && types.includes(other))
}

function roomOf(file: string): (typeof rooms)[number] {
  const room = rooms.find(({ pattern }) => pattern.test(file))
  if (!room) throw new Error(`${file} stands in no room`)
  return room
}

function importsOf(file: string): { target: string; isType: boolean }[] {
  const text = readFileSync(join(src, file), 'utf8')
  const statements = text.matchAll(/^\s*(?:import|export)\s+(type\s)?(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]/gm)
  const calls = text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)
  return [
    ...[...statements].map((match) => ({ target: match[2] ?? '', isType: match[1] !== undefined })),
    ...[...calls].map((match) => ({ target: match[1] ?? '', isType: false })),
  ]
}
