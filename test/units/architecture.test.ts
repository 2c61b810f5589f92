import t from 'tap'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readSources } from '../../scripts/measure.ts'
import { errorCodes } from '../../src/errors.ts'
import type { ErrorCode } from '../../src/errors.ts'
import { routes } from '../../src/generated/routes.ts'
import { areaOf, areasIn, breachesOf, tableOf } from '../support/architecture.ts'
import type { Architecture } from '../support/architecture.ts'
import type { Sources } from '../support/imports.ts'

const contributing = fileURLToPath(new URL('../../CONTRIBUTING.md', import.meta.url))

const architecture: Architecture = {
  floors: [
    {
      name: 'main',
      title:
        '`main.ts`, `early.ts`, `gantry.ts`, `command.ts`, `service.ts`, `open.ts`, `commands/`, `operator/`, `doctor/`',
      pattern: /^((main|early|gantry|command|service|open|doctor)\.ts$|(commands|operator|doctor)\/)/,
      may: 'everything',
    },
    {
      name: 'areas',
      title: '`areas.ts`, `composition.ts`',
      pattern: /^(areas|composition)\.ts$/,
      may: ['services', 'runner', 'platform'],
      types: ['foundation', 'call', 'collections'],
    },
    {
      name: 'http',
      title: '`http/`',
      pattern: /^http\//,
      may: ['generated', 'platform', 'ports', 'errors', 'timeouts'],
      types: ['services', 'contract', 'config', 'collections', 'foundation'],
      forbidden: [{ name: 'the environment', text: /(?<!\$\{)process\.env\b/ }],
    },
    {
      name: 'handlers',
      title: '`handlers/`',
      pattern: /^handlers\//,
      may: ['errors'],
      types: ['contract', 'generated', 'ports'],
      forbidden: [
        { name: 'Node.js', modules: /^node:/, text: /\bprocess\./ },
        { name: 'HTTP', text: /\breply\.|\.code\(\d|statusCode/ },
        { name: 'the clock', text: /\bDate\b|performance\.now/ },
      ],
    },
    {
      name: 'services',
      title: '`services/`',
      pattern: /^services\//,
      may: ['runner', 'platform', 'ports', 'generated', 'errors', 'timeouts'],
      types: ['call', 'collections', 'foundation'],
      forbidden: [
        { name: 'the environment', text: /process\.env\b/ },
        {
          name: 'HTTP',
          text: /\breply\.|\.code\(\d|statusCode/,
          // The errors of the AI SDK have such a field too.
          // isomorphic-git wants a field of this name from the program that speaks to a remote for it.
          except: ['services/git/isomorphic/http.ts', 'services/ai/failure.ts'],
        },
      ],
    },
    {
      name: 'runner',
      title: '`runner/`',
      pattern: /^runner\//,
      may: ['platform'],
      forbidden: [{ name: 'the environment', text: /process\.env\b/ }],
    },
    {
      name: 'platform',
      title: '`platform/`',
      pattern: /^platform\//,
      may: ['ports', 'errors', 'timeouts'],
      types: ['call', 'generated', 'collections'],
      forbidden: [
        { name: 'the environment', text: /process\.env\b/ },
        {
          name: 'HTTP',
          text: /\breply\.|\.code\(\d|statusCode/,
          // The answer of another service has a field of this name in Node.
          except: ['platform/egress/egress.ts'],
        },
      ],
    },
    {
      name: 'collections',
      title: '`collections.ts`, `collections/`',
      pattern: /^collections(\.ts$|\/)/,
      may: [],
      types: ['ports', 'generated'],
      forbidden: [{ name: 'any package', modules: /./ }],
    },
    {
      name: 'ports',
      title: '`stores/*.ts` (ports)',
      pattern: /^stores\/(port|stored-events|blobs|collection|grant|tokens)\.ts$/,
      may: [],
      types: ['generated'],
      forbidden: [{ name: 'any package', modules: /./ }],
    },
    {
      name: 'drivers',
      title: '`stores/<driver>/`',
      pattern: /^stores\//,
      may: ['ports', 'timeouts'],
      types: ['generated'],
      forbidden: [
        { name: 'the environment', text: /process\.env\b/ },
        { name: 'HTTP', text: /\breply\.|\.code\(\d|statusCode/ },
      ],
    },
    {
      name: 'contract',
      title: '`contract.ts`',
      pattern: /^contract\.ts$/,
      may: [],
      types: ['areas', 'call', 'ports', 'generated', 'collections'],
    },
    { name: 'call', title: '`call.ts`', pattern: /^call\.ts$/, may: [], types: ['ports', 'generated', 'collections'] },
    {
      name: 'foundation',
      title: '`foundation.ts`',
      pattern: /^foundation\.ts$/,
      may: [],
      types: ['call', 'collections', 'config', 'generated', 'platform', 'ports'],
    },
    { name: 'errors', title: '`errors.ts`', pattern: /^errors\.ts$/, may: [], types: ['generated'] },
    { name: 'timeouts', title: '`timeouts.ts`', pattern: /^timeouts\.ts$/, may: [] },
    {
      name: 'config',
      title: '`config.ts`, `oidc-config.ts`, `operator-secrets.ts`, `options.ts`',
      pattern: /^(config|oidc-config|operator-secrets|options)\.ts$/,
      may: ['platform'],
    },
    { name: 'cli', title: '`cli/`', pattern: /^cli\//, may: ['client', 'generated', 'main', 'platform'] },
    {
      name: 'client',
      title: '`client/`',
      pattern: /^client\//,
      may: ['generated'],
      forbidden: [
        { name: 'Node.js', modules: /^node:/, text: /\bprocess\.|\bBuffer\b/ },
        { name: 'the generated code of the service', text: /generated\/(?!client-)/ },
      ],
    },
    {
      name: 'generated',
      title: '`generated/`',
      pattern: /^generated\//,
      may: [],
      types: ['cli', 'client', 'http'],
      forbidden: [{ name: 'any package but ajv and fast-json-stringify', modules: /^(?!ajv|fast-json-stringify)/ }],
    },
  ],
  areas: areasIn(readFileSync(new URL('../../src/areas.ts', import.meta.url), 'utf8')),
  packages: {
    '@agentclientprotocol/sdk': /^(services\/chats|cli\/programs)\//,
    '@ai-sdk/anthropic': /^services\/ai\//,
    '@ai-sdk/google': /^services\/ai\//,
    '@ai-sdk/openai': /^services\/ai\//,
    '@ai-sdk/openai-compatible': /^services\/ai\//,
    '@aws-sdk/client-s3': /^stores\/s3\//,
    '@fastify/cookie': /^http\//,
    '@fastify/multipart': /^http\//,
    '@fastify/swagger': /^http\//,
    '@modelcontextprotocol/client': /^services\/mcp\//,
    '@modelcontextprotocol/sdk': /^services\/mcp\//,
    '@pydantic/genai-prices': /^services\/ai\//,
    '@modelcontextprotocol/server': /^http\/mcp\//,
    '@scalar/fastify-api-reference': /^http\//,
    '@simplewebauthn/server': /^services\/identity\//,
    marked: /^(http\/|services\/chat-integrations\/formats\/)/,
    prismjs: /^http\/docs\//,
    '@xmpp/client': /^services\/chat-integrations\//,
    '@zxcvbn-ts/core': /^services\/identity\//,
    '@zxcvbn-ts/language-common': /^services\/identity\//,
    '@xterm/addon-serialize': /^runner\//,
    '@xterm/headless': /^runner\//,
    ajv: /^(generated|services\/mcp)\//,
    'ajv-formats': /^generated\//,
    croner: /^services\/jobs\//,
    'fast-json-stringify': /^generated\//,
    fastify: /^(http\/|service\.ts$)/,
    'file-type': /^services\/resources\//,
    htmlparser2: /^platform\/text\//,
    ignore: /^services\/files\//,
    'isomorphic-git': /^services\/git\//,
    'jsonc-parser': /^services\/project\//,
    'node-pty': /^runner\//,
    // The file of servers is locked by a database that stays empty: a lock that ends with its process.
    'node:sqlite': /^(stores\/(sqlite|files)\/|cli\/server-file\.ts$)/,
    nodemailer: /^services\/mail\//,
    'openid-client': /^services\/identity\//,
    otpauth: /^services\/identity\//,
    pg: /^stores\/postgres\//,
    'postal-mime': /^services\/mail\//,
    sharp: /^services\/resources\//,
    'smtp-server': /^services\/mail\//,
    stemmer: /^platform\/text\/search-words\.ts$/,
    'tar-stream': /^platform\/archives\//,
    unpdf: /^services\/knowledge\//,
    ws: /^(runner\/dial|http\/(sockets|relay\/socket)|cli\/programs\/(attach|web-socket))\.ts$/,
    yaml: /^(services\/(context|skills)\/|http\/docs\.ts$)/,
    yauzl: /^platform\/archives\//,
  },
}

const sources: Sources = readSources()

t.test('the sources keep to the architecture', async (t) => {
  t.same(breachesOf(sources, architecture), [])
})

const planted: readonly (readonly [breach: string, file: string, line: string, found: readonly string[]])[] = [
  [
    "an import into another area's folder",
    'services/webhooks.ts',
    "import { Session } from './terminals/session.ts'",
    [
      'services/webhooks.ts imports services/terminals/session.ts: the folder of terminals is sealed, its face is services/terminals.ts',
    ],
  ],
  [
    "an import of types into another area's folder",
    'services/terminals/session.ts',
    "import type {\n  StepDocument,\n} from '../plans/steps.ts'",
    [
      'services/terminals/session.ts imports types of services/plans/steps.ts: the folder of plans is sealed, its face is services/plans.ts',
    ],
  ],
  [
    "an inline type of another area's folder",
    'http/answer.ts',
    "type Role = import('../services/identity/roles.ts').Role",
    [
      'http/answer.ts imports types of services/identity/roles.ts: the folder of identity is sealed, its face is services/identity.ts',
    ],
  ],
  [
    "another area's document types",
    'services/plans.ts',
    "import type { JobDocuments } from '../collections/jobs.ts'",
    [
      'services/plans.ts imports types of collections/jobs.ts: the folder of jobs is sealed, its face is services/jobs.ts',
    ],
  ],
  [
    'an import against the order of areas',
    'services/identity/users.ts',
    "export type { Rates } from '../rates.ts'",
    ['services/identity/users.ts imports types of services/rates.ts: identity comes after rates in the order of areas'],
  ],
  [
    'an area that the order does not name',
    'services/drafts.ts',
    "import { Jobs } from './jobs.ts'",
    ['services/drafts.ts imports services/jobs.ts: the order of areas must name drafts and jobs'],
  ],
  [
    'an import of a higher floor',
    'platform/work/ids.ts',
    "import { createJobs } from '../../services/jobs.ts'",
    ['platform/work/ids.ts imports services/jobs.ts: platform may not import services'],
  ],
  [
    'a late import of a higher floor',
    'services/version.ts',
    "export const json = () => import('../http/bodies/json.ts')",
    ['services/version.ts imports http/bodies/json.ts: services may not import http'],
  ],
  [
    'the code of a floor whose types alone may be imported',
    'http/docs/document.ts',
    "import { Rates } from '../../services/rates.ts'",
    ['http/docs/document.ts imports services/rates.ts: http may not import services'],
  ],
  [
    'a program of another driver',
    'stores/postgres/store.ts',
    "const program = new URL('../sqlite/search-worker.ts', import.meta.url)",
    ['stores/postgres/store.ts imports stores/sqlite/search-worker.ts: a driver does not know another one'],
  ],
  [
    'a circle',
    'platform/text/redaction.ts',
    "import { concealer } from './concealer.ts'",
    ['platform/text/concealer.ts, platform/text/redaction.ts import each other'],
  ],
  [
    'a package of another floor',
    'services/health.ts',
    "import type { FastifyRequest } from 'fastify'",
    ['services/health.ts imports types of fastify: the package belongs to other files'],
  ],
  [
    'a package that no file owns',
    'services/health.ts',
    "import pad from 'left-pad'",
    ['services/health.ts imports left-pad: no file is named as its owner'],
  ],
  [
    'a module of Node in a handler',
    'handlers/version.ts',
    "import { statSync } from 'node:fs'",
    ['handlers/version.ts imports node:fs: handlers may not know Node.js'],
  ],
  [
    'the service in the client',
    'client/failure.ts',
    "import { errors } from '../errors.ts'",
    ['client/failure.ts imports errors.ts: client may not import errors'],
  ],
  [
    'a module of Node in the client',
    'client/upload.ts',
    "import { openAsBlob } from 'node:fs'",
    ['client/upload.ts imports node:fs: client may not know Node.js'],
  ],
  [
    'the environment in a service',
    'services/health.ts',
    'export const home = process.env.HOME',
    ['services/health.ts: services may not know the environment'],
  ],
]

for (const [breach, file, line, found] of planted)
  t.test(`${breach} is found`, async (t) => {
    t.same(breachesOf(new Map([...sources, [file, `${line}\n${sources.get(file) ?? ''}`]]), architecture), found)
  })

t.test('a circle of types is found', async (t) => {
  const circle: Sources = new Map([
    ['services/tasks/one.ts', "import type { Two } from './two.ts'\nexport type One = Two"],
    ['services/tasks/two.ts', "import type {\n  Three,\n} from './three.ts'\nexport type Two = Three"],
    ['services/tasks/three.ts', "export type Three = import('./one.ts').One"],
    ['services/tasks/four.ts', "import type { One } from './one.ts'\nexport type Four = One"],
  ])
  t.same(breachesOf(circle, architecture), [
    'services/tasks/one.ts, services/tasks/three.ts, services/tasks/two.ts import each other',
  ])
})

/** Why a file may start programs beside `startProgram`. */
const starters: Readonly<Record<string, string>> = {
  'platform/processes/start-program.ts': 'it is the one function',
  'runner/pty.ts': 'node-pty starts the programs of terminals, which the sandbox has wrapped',
  'stores/postgres/dump.ts': 'an operator starts it, as the backup command, and no part of the service',
}

t.test('one function starts all programs', async (t) => {
  const starting =
    /^import (?!type )[^;]*? from '(node:child_process|node:cluster|node-pty)'|\bimport\('node:child_process'\)/m
  t.same(filesWith(starting, sources), Object.keys(starters))
  const planted = new Map([['services/health.ts', "import { fork } from 'node:child_process'"]])
  t.same(filesWith(starting, planted), ['services/health.ts'], 'a breach is found')
})

/** Why a file may start threads beside `IsolatedWorker`. */
const threadStarters: Readonly<Record<string, string>> = {
  'platform/isolated/thread.ts': 'it is the one function',
  'stores/sqlite/search.ts': 'a store imports nothing of the platform',
}

t.test('one function starts all threads', async (t) => {
  const starting = /^import \{[^}]*\bWorker\b[^}]*\} from 'node:worker_threads'|\bimport\('node:worker_threads'\)/m
  t.same(filesWith(starting, sources), Object.keys(threadStarters))
  const planted = new Map([['services/health.ts', "import { Worker as Thread } from 'node:worker_threads'"]])
  t.same(filesWith(starting, planted), ['services/health.ts'], 'a breach is found')
})

/** Why a file may repeat work by a timer of its own beside `every`. */
const repeaters: Readonly<Record<string, string>> = {
  'platform/work/every.ts': 'it is the one function',
  'stores/postgres/listener.ts': 'a store imports nothing of the platform',
  'stores/postgres/server-watch.ts': 'a store imports nothing of the platform',
}

t.test('one function repeats work by a timer', async (t) => {
  const repeating = /\bsetInterval\b/
  t.same(filesWith(repeating, sources), Object.keys(repeaters))
  const planted = new Map([['services/health.ts', 'globalThis.setInterval(() => {}, 1_000)']])
  t.same(filesWith(repeating, planted), ['services/health.ts'], 'a breach is found')
})

function filesWith(pattern: RegExp, files: Sources): string[] {
  return [...files].flatMap(([file, text]) => (pattern.test(text) ? [file] : [])).sort()
}

t.test('no folder of the common temporary folder is used, but by the demo', async (t) => {
  t.same(filesWith(/\btmpdir\b/, sources), ['commands/demo.ts'])
})

t.test('the order of areas names each area once', async (t) => {
  const faces = [...sources.keys()].flatMap((file) => (areaOf(file)?.isFace ? [areaOf(file)?.name] : []))
  t.same([...architecture.areas].sort(), faces.sort())
})

t.test('every folder of services belongs to an area with a face', async (t) => {
  t.same(
    [...sources.keys()].filter(
      (file) => file.startsWith('services/') && areaOf(file) && !sources.has(`services/${areaOf(file)?.name}.ts`),
    ),
    [],
  )
})

t.test('CONTRIBUTING shows the floors as they are', async (t) => {
  const lines = readFileSync(contributing, 'utf8').split('\n')
  const start = lines.findIndex((line) => line.startsWith('| Floor |'))
  const table = tableOf(architecture)
  t.same(lines.slice(start, start + table.length), table)
  t.notOk(lines[start + table.length]?.startsWith('|'), 'and no other')
})

/** The codes of HTTP, credentials, the contract's validation and the store's own failures: all that http/ may know. */
const transportCodes: readonly ErrorCode[] = [
  'bad_json',
  'validation_failed',
  'unauthenticated',
  'token_invalid',
  'forbidden',
  'scope_missing',
  'csrf_failed',
  'origin_denied',
  'route_not_found',
  'not_found',
  'method_not_allowed',
  'not_acceptable',
  'request_timeout',
  'already_exists',
  'idempotency_key_reused',
  'idempotency_in_progress',
  'idempotency_outcome_unknown',
  'revision_mismatch',
  'payload_too_large',
  'uri_too_long',
  'unsupported_media_type',
  'range_not_satisfiable',
  'misdirected_request',
  'rate_limited',
  'headers_too_large',
  'internal_error',
  'data_damaged',
  'shutting_down',
  'superseded',
  'overloaded',
  'not_ready',
  'storage_full',
]

t.test('http/ knows no path, no operation and no code of an area', async (t) => {
  const http = [...sources].filter(([file]) => file.startsWith('http/') && !file.startsWith('http/docs/'))
  t.same(
    http.flatMap(([file, text]) => contractWordsOf(text).map((word) => `${file}: ${word}`)),
    [],
  )
})

for (const [line, words] of [
  ["if (path.startsWith('/tasks/:id')) return", ['/tasks']],
  ['const isLink = (url: string) => url.startsWith(`${base}/links/`)', ['/links']],
  ["  return url.startsWith('/api/v1/health/')", ['/api/v1', '/health']],
  ["if (id === 'createTask') return", ['createTask']],
  ["fail('task_not_found')", ['task_not_found']],
  ["const retried = ['git_busy', 'rate_limited']", ['git_busy']],
  ["import { mayReach } from '../services/identity/reach.ts'", []],
] as const)
  t.test(`${line} is found in http/ for ${words.length} words`, async (t) => t.same(contractWordsOf(line), words))

/** The paths (by their first segment), operations and foreign error codes that a text names. */
function contractWordsOf(given: string): string[] {
  // The address of the MCP endpoint is not one of the contract, though a tag has the same name.
  const text = given.replace("const address = '/mcp'", '')
  const segments = new Set(Object.values(routes).map(({ path }) => path.split('/')[1] ?? ''))
  const paths = [...segments].filter((name) =>
    new RegExp(`(?<![\\w.])/${name}\\b|api/v1/${name}\\b|}/${name}\\b`).test(text),
  )
  const quoted = new Set([...text.matchAll(/['"`](\w+)['"`]/g)].map(([, word]) => word ?? ''))
  return [
    ...(text.replace("export const base = '/api/v1'", '').includes('/api/v1') ? ['/api/v1'] : []),
    ...paths.map((name) => `/${name}`),
    ...Object.keys(routes).filter((id) => quoted.has(id)),
    ...errorCodes.filter((code) => quoted.has(code) && !transportCodes.includes(code)),
  ]
}

t.test('every tag has its handlers and its test', async (t) => {
  const tests = readdirSync(fileURLToPath(new URL('..', import.meta.url)))
  const tags = [...new Set(Object.values(routes).map((route) => route.tag.toLowerCase().replaceAll(' ', '-')))]
  t.same(
    tags.filter((tag) => !sources.has(`handlers/${tag}.ts`) || !tests.includes(`${tag}.test.ts`)),
    [],
  )
})
