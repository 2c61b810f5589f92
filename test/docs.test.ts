import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual, promisify } from 'node:util'
import fastify from 'fastify'
import t from 'tap'
import { errors } from '../src/errors.ts'
import { errorCodesOf } from '../src/generated/error-codes.ts'
import { routes } from '../src/generated/routes.ts'
import { registerDocs } from '../src/http/docs.ts'
import { documentForReaders } from '../src/http/docs/document.ts'
import { guides } from '../src/http/docs/guides.ts'
import { makeFolder } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { readUntil } from './support/wait.ts'
import { contract, gantry } from './support/docs.ts'

const run = promisify(execFile)

t.test('/openapi.yaml is the very bytes of the contract', async (t) => {
  const response = await fetch(`${gantry.origin}/openapi.yaml`)
  t.equal(response.status, 200)
  t.equal(response.headers.get('content-type'), 'application/yaml')
  t.ok(contract.equals(Buffer.from(await response.arrayBuffer())))
})

t.test('/openapi.json is the published document', async (t) => {
  const response = await fetch(`${gantry.origin}/openapi.json`)
  t.match(response.headers.get('content-type'), /^application\/json/)
  const published = JSON.parse(readFileSync(new URL('../src/generated/openapi.json', import.meta.url), 'utf8'))
  t.ok(isDeepStrictEqual(await response.json(), published), 'a difference would take minutes to print')
})

t.test('a page that was not asked for lately is not kept', async (t) => {
  const contractFile = join(makeFolder(t), 'openapi.yaml')
  writeFileSync(contractFile, 'openapi: 3.1.0')
  const server = fastify()
  registerDocs(server, { contractFile, keptMs: 1 })
  t.teardown(() => server.close())
  const read = async () => (await server.inject('/openapi.yaml')).body
  t.equal(await read(), 'openapi: 3.1.0')
  writeFileSync(contractFile, 'openapi: 3.1.1')
  t.equal(await readUntil(read, (text) => text === 'openapi: 3.1.1', 'the page to be read again'), 'openapi: 3.1.1')
})

t.test(
  'every part of the docs has a strong ETag, needs no credential and answers 304 to a client that has it',
  async (t) => {
    for (const path of [
      '/openapi.yaml',
      '/openapi.json',
      '/docs',
      '/docs/quickstart',
      '/docs/errors',
      '/docs/outcomes',
      '/docs/concepts.svg',
      '/client/gantry-client.js',
      '/docs/guide.js',
      '/docs/try',
      '/docs/reference',
      '/docs/reference/createTask',
      '/docs/reference/createTask.md',
      '/llms.txt',
      '/docs/page.css',
      '/docs/start.js',
      '/docs/openapi.json',
      '/docs/reference.js',
    ]) {
      const first = await fetch(gantry.origin + path)
      const tag = first.headers.get('etag') ?? ''
      t.equal(first.status, 200, path)
      t.match(tag, /^"[^"]+"$/)
      t.ok((await first.arrayBuffer()).byteLength > 0)
      for (const held of [tag, `"other", W/${tag}`, '*']) {
        const again = await fetch(gantry.origin + path, { headers: { 'if-none-match': held } })
        t.equal(again.status, 304)
        t.equal(again.headers.get('etag'), tag)
        t.equal((await again.arrayBuffer()).byteLength, 0)
      }
      t.equal((await fetch(gantry.origin + path, { headers: { 'if-none-match': '"other"' } })).status, 200)
    }
  },
)

t.test('large parts are compressed for clients that accept it, with a separate ETag', async (t) => {
  const plain = await fetch(`${gantry.origin}/docs/reference.js`, { headers: { 'accept-encoding': 'identity' } })
  const compressed = await fetch(`${gantry.origin}/docs/reference.js`, { headers: { 'accept-encoding': 'gzip' } })
  t.equal(plain.headers.get('content-encoding'), null)
  t.equal(compressed.headers.get('content-encoding'), 'gzip')
  t.equal(compressed.headers.get('vary'), 'accept-encoding')
  t.not(compressed.headers.get('etag'), plain.headers.get('etag'))
  const text = await plain.text()
  t.equal(await compressed.text(), text)
  const smallest = await fetch(`${gantry.origin}/docs/reference.js`, { headers: { 'accept-encoding': 'gzip, br' } })
  t.equal(smallest.headers.get('content-encoding'), 'br', 'Brotli is smaller')
  t.not(smallest.headers.get('etag'), compressed.headers.get('etag'))
  t.equal(await smallest.text(), text)
  const refused = await fetch(`${gantry.origin}/docs/reference.js`, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'gzip;q=0, identity' },
  })
  t.equal(refused.headers.get('content-encoding'), null)
})

t.test('/ and /docs/ lead to the docs', async (t) => {
  for (const path of ['/', '/docs/']) {
    const response = await fetch(gantry.origin + path, { redirect: 'manual' })
    t.equal(response.status, 302)
    t.equal(response.headers.get('location'), '/docs')
  }
})

t.test('the page may run no script but those of the service and call nothing else', async (t) => {
  const { headers } = await fetch(`${gantry.origin}/docs`)
  t.equal(
    headers.get('content-security-policy'),
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  )
  t.equal(headers.get('x-content-type-options'), 'nosniff')
})

t.test(
  'the errors page has the cause, a remedy and the retry class of every code, whose page has its operations',
  async (t) => {
    const html = await (await fetch(`${gantry.origin}/docs/errors`)).text()
    for (const [code, [status, retry, message]] of Object.entries(errors)) {
      const [, entry = ''] = new RegExp(`<section class="code" id="${code}">([^]*?)</section>`).exec(html) ?? []
      t.ok(entry.includes(`${status} · ${retry}`), code)
      t.ok(textOf(entry).includes(message.replaceAll("'", '&#39;')), message)
      t.match(textOf(entry), /What to do: \S/)
      const givers = Object.entries(errorCodesOf).filter(([, codes]) => (codes as readonly string[]).includes(code))
      const page = await (await fetch(`${gantry.origin}/docs/errors/${code}.md`)).text()
      t.equal(
        [...page.matchAll(/^- \[(\w+)\]\(\/docs\/reference\/\1\)/gm)].length,
        givers.length === Object.keys(errorCodesOf).length ? 0 : givers.length,
        `${code}: operations`,
      )
      t.ok(page.includes(message), `${code} has a page`)
    }
    t.ok(html.length < 200_000, 'the operations of most codes are on the pages of these')
    t.equal((await fetch(`${gantry.origin}/docs/errors/toString`)).status, 404)
  },
)

t.test('the link of a refusal leads to the entry of its code', async (t) => {
  const { body } = await gantry.call('GET', '/tasks/task_none')
  t.equal(body.error.docs, '/docs/errors#task_not_found')
  const [path = '', id] = body.error.docs.split('#')
  t.match(await (await fetch(gantry.origin + path)).text(), new RegExp(`<section class="code" id="${id}">`))
})

t.test('every link of the pages leads to a page and a place in it', async (t) => {
  const areas = new Set(Object.values(routes).map(({ tag }) => tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')))
  const pages = [
    '/docs',
    ...guides.map(({ name }) => `/docs/${name}`),
    ...Object.keys(errors).map((code) => `/docs/errors/${code}`),
    '/docs/reference',
    ...[...areas].map((slug) => `/docs/reference/areas/${slug}`),
    ...Object.keys(routes).map((id) => `/docs/reference/${id}`),
  ]
  const operations = new Set(
    Object.values(routes).map(
      ({ tag, method, path }) =>
        `#tag/${tag.toLowerCase().replaceAll(' ', '-')}/${method}${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    ),
  )
  const texts = new Map<string, string>()
  for (const path of pages) texts.set(path, await (await fetch(gantry.origin + path)).text())
  const broken: string[] = []
  const known = new Map<string, boolean>()
  const isThere = async (path: string) => {
    if (!known.has(path))
      known.set(path, (await fetch(gantry.origin + path, { headers: { accept: 'text/html' } })).status === 200)
    return known.get(path)
  }
  for (const [page, html] of texts) {
    const places = new Set([...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, place = '']) => place))
    for (const place of places) {
      const { origin, pathname, hash } = new URL(place, gantry.origin + page)
      if (origin !== gantry.origin) continue
      const leads =
        pathname === '/docs/try'
          ? hash === '' || operations.has(decodeURI(hash))
          : hash === ''
            ? texts.has(pathname) || (await isThere(pathname))
            : texts.get(pathname)?.includes(`id="${hash.slice(1)}"`)
      if (!leads) broken.push(`${page}: ${place}`)
    }
  }
  t.strictSame(broken, [])
  t.ok(known.size > pages.length - 2, 'each page is there as Markdown too')
})

t.test('the page of an operation has its call, samples, fields and own errors, and is there as Markdown', async (t) => {
  for (const [id, { method, path }] of Object.entries(routes)) {
    const markdown = await (await fetch(`${gantry.origin}/docs/reference/${id}.md`)).text()
    t.ok(markdown.includes(`**${method}** \`/api/v1${path.replaceAll(/:(\w+)/g, '{$1}')}\``), id)
    t.match(markdown, /## Samples\n\n\*\*curl\*\*\n\n```bash\ncurl /)
    t.match(markdown, /\n## Answer \d{3}\n/)
    t.notMatch(markdown, /undefined|\[object Object\]/, id)
  }
  const text = await (await fetch(`${gantry.origin}/docs/reference/createTask.md`)).text()
  t.match(text, "gantry tasks create --title 'Write the first plan'")
  t.match(text, 'await gantry.tasks.create({')
  t.match(text, /\| `priority` \| one of low, medium, high, critical \|/)
  t.match(text, /\| `data\.title` \*required\* \| text \|/)
  t.match(text, /\| 400 \| `validation_failed` \|/)
  t.match(text, '- [Quickstart](/docs/quickstart)')
  t.match(await (await fetch(`${gantry.origin}/docs/reference/listTasks.md`)).text(), '`data.tasks[].id`')
})

t.test('a guide ends with the operations of its areas, and each operation is in one', async (t) => {
  const texts = await Promise.all(
    guides.map(async ({ name }) => (await fetch(`${gantry.origin}/docs/${name}.md`)).text()),
  )
  const { paths } = (await (await fetch(`${gantry.origin}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { operationId: string }>>
  }
  const missing = Object.values(paths)
    .flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
    .filter((id) => !texts.some((text) => text.includes(`](/docs/reference/${id})`)))
  t.same(missing, [])
  t.match(
    texts[guides.findIndex(({ name }) => name === 'mail')],
    /## Operations[^]*`POST \/mail\/send` \| `gantry mail send`/,
  )
})

t.test('a search finds guides, operations and codes, with and without a script', async (t) => {
  const search = async (query: string) =>
    (await (await fetch(`${gantry.origin}/docs/search.json?q=${encodeURIComponent(query)}`)).json()) as {
      path: string
    }[]
  for (const [query, path] of Object.entries({
    'create a task': '/docs/reference/createTask',
    createTask: '/docs/reference/createTask',
    'tasks create': '/docs/reference/createTask',
    task_not_found: '/docs/errors#task_not_found',
    'run a plan': '/docs/reference/executePlan',
    webhook: '/docs/events',
    backup: '/docs/operate',
    compact: '/docs/reference/compactChat',
  })) {
    const found = (await search(query)).map((place) => place.path)
    t.ok(
      found.slice(0, 5).some((each) => each.startsWith(path)),
      `${query}: ${found.slice(0, 5).join(' ')}`,
    )
    t.equal(new Set(found).size, found.length)
  }
  t.strictSame(await search('qqqq'), [])
  t.strictSame(await search(''), [])
  const hostile = await (await fetch(`${gantry.origin}/docs/search?q=${encodeURIComponent('<script>"x')}`)).text()
  t.notMatch(hostile, '<script>"')
  const page = await (await fetch(`${gantry.origin}/docs/search?q=cancel+a+job`)).text()
  t.match(page, 'href="/docs/reference/cancelJob"')
})

t.test('a browser at an address that leads nowhere gets a page, and a program JSON', async (t) => {
  const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  for (const path of ['/docs/job', '/nope', '/docs/reference/createTasks', '/docs/reference/areas/none']) {
    const page = await fetch(gantry.origin + path, { headers: html })
    t.equal(page.status, 404, path)
    t.match(page.headers.get('content-type'), /^text\/html/)
    t.match(await page.text(), 'There is no page here')
    const answer = await fetch(gantry.origin + path)
    t.equal(answer.status, 404)
    t.match(await answer.json(), { success: false, error: { code: 'route_not_found' } })
  }
  const main = async (path: string) =>
    (await (await fetch(gantry.origin + path, { headers: html })).text()).split('<main')[1] ?? ''
  t.match(await main('/docs/job'), 'href="/docs/jobs"')
  t.match(await main('/docs/quickstrat'), 'href="/docs/quickstart"')
  t.match(await main('/docs/reference/createTaks'), 'href="/docs/reference/createTask"')
  for (const path of ['/docs/nope', '/docs/reference/nope', '/docs/reference/areas/nope'])
    t.match(await main(path), 'The search above knows all pages', 'nothing is near')
  t.match(
    (await fetch(`${gantry.origin}/api/v1/none`, { headers: html })).headers.get('content-type'),
    /^application\/json/,
  )
})

t.test('llms.txt names each page as Markdown', async (t) => {
  const text = await (await fetch(`${gantry.origin}/llms.txt`)).text()
  for (const name of [...guides.map((guide) => guide.name), ...Object.keys(routes).map((id) => `reference/${id}`)])
    t.ok(text.includes(`(/docs/${name}.md)`), name)
})

t.test('what makes the pages is not loaded before the first request of one', async (t) => {
  const script = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ resolve: (name, context, next) => { const found = next(name, context); loaded.push(found.url); return found } })
    await import('./src/http/docs.ts')
    console.log(JSON.stringify(loaded))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  const loaded = JSON.parse(stdout) as string[]
  t.ok(loaded.some((url) => url.endsWith('/http/docs/guides.ts')))
  t.strictSame(
    loaded.filter((url) => /node_modules|document\.ts|\/pages\.ts|markdown\.ts|remedies\.ts|search\.ts/.test(url)),
    [],
  )
})

t.test('an operation of the reference lists the error codes that it decides itself, with links', async (t) => {
  const { paths } = await readersDocument(gantry)
  const { description } = paths['/tasks/{id}/claim']?.['post'] ?? {}
  t.match(description, 'Errors: ')
  t.match(description, '[`already_claimed`](/docs/errors#already_claimed)')
})

t.test('the reference shows every tag in one group, also one that the contract has not grouped', async (t) => {
  const { tags, 'x-tagGroups': groups } = await readersDocument(gantry)
  t.strictSame(
    groups.flatMap((group) => group.tags),
    tags.map(({ name }) => name),
  )
  const bare = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {}, components: {} }
  const { 'x-tagGroups': others } = documentForReaders({
    ...bare,
    tags: [{ name: 'Tasks' }, { name: 'Notes' }],
    'x-tagGroups': [{ name: 'Work', tags: ['Tasks'] }],
  })
  t.strictSame(others, [
    { name: 'Work', tags: ['Tasks'] },
    { name: 'More', tags: ['Notes'] },
  ])
})

t.test('every operation has samples in curl, TypeScript and Python that are sound', async (t) => {
  const { stripTypeScriptTypes } = await import('node:module')
  const samples = await samplesByOperation(gantry)
  t.strictSame([...samples.keys()].sort(), Object.keys(routes).sort())
  for (const [id, ofOperation] of samples) {
    t.strictSame([...new Set(ofOperation.map(({ label }) => label))], ['curl', 'TypeScript', 'Python'], id)
    for (const { label, source } of ofOperation) {
      t.equal(
        source.includes('GANTRY_TOKEN'),
        routes[id as keyof typeof routes].isPublic !== true,
        `${id} in ${label} takes a token if it needs one`,
      )
      if (label === 'curl') await t.resolves(run('sh', ['-n', '-c', source]), `${id} in curl`)
      if (label === 'TypeScript') t.doesNotThrow(() => stripTypeScriptTypes(source), `${id} in TypeScript`)
    }
  }
})

t.test('the Python samples are sound', { skip: await whyNot('python3') }, async (t) => {
  const sources = [...(await samplesByOperation(gantry)).values()]
    .flat()
    .filter(({ label }) => label === 'Python')
    .map(({ source }) => source)
  await t.resolves(
    run('python3', [
      '-c',
      'import ast, json, sys\nfor source in json.loads(sys.argv[1]): ast.parse(source)',
      JSON.stringify(sources),
    ]),
  )
})

t.test('the TypeScript samples do what they say', async (t) => {
  const folder = makeFolder(t)
  writeFileSync(join(folder, 'plan.txt'), 'A plan')
  const samples = await samplesByOperation(gantry)
  for (const [id, status] of [
    ['createTask', 201],
    ['uploadResource', 201],
    ['getVersion', 200],
    ['getHealth', 200],
  ] as const) {
    const source = samples.get(id)?.find(({ label }) => label === 'TypeScript')?.source ?? ''
    writeFileSync(join(folder, 'sample.mts'), source.replaceAll('http://gantry.example', gantry.origin))
    const { stdout } = await run(process.execPath, ['sample.mts'], {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: '', GANTRY_TOKEN: gantry.token },
    })
    t.match(stdout, new RegExp(`^${status} \\{\\s+success: true`), id)
  }
})

t.test('the curl samples do what they say', { skip: await whyNot('curl') }, async (t) => {
  const folder = makeFolder(t)
  writeFileSync(join(folder, 'plan.txt'), 'A plan')
  await gantry.fetch('/api/v1/resources/plan.txt', { method: 'DELETE' })
  const samples = await samplesByOperation(gantry)
  for (const id of ['createTask', 'uploadResource', 'getResource', 'deleteResource', 'getHealth']) {
    const source = samples.get(id)?.find(({ label }) => label === 'curl')?.source ?? ''
    const { stdout } = await run('sh', ['-c', `${source.replaceAll('http://gantry.example', gantry.origin)} -sS`], {
      cwd: folder,
      env: { ...process.env, GANTRY_TOKEN: gantry.token },
    })
    t.equal(JSON.parse(stdout).success, true, `${id}: ${stdout}`)
  }
})

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '')
}

async function readersDocument({ origin }: Gantry) {
  const response = await fetch(`${origin}/docs/openapi.json`)
  return (await response.json()) as {
    tags: { name: string }[]
    'x-tagGroups': { name: string; tags: string[] }[]
    paths: Record<string, Record<string, { operationId: string; description: string; 'x-codeSamples': Sample[] }>>
  }
}

interface Sample {
  label: string
  source: string
}

async function samplesByOperation(gantry: Gantry): Promise<Map<string, Sample[]>> {
  const { paths } = await readersDocument(gantry)
  return new Map(
    Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .map((operation) => [operation.operationId, operation['x-codeSamples']]),
  )
}

/** Why a test that needs a program cannot run here, if so. */
async function whyNot(program: string): Promise<false | string> {
  return run(program, ['--version']).then(
    () => false as const,
    () => `${program} is not installed`,
  )
}
