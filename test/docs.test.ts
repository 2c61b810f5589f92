import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual, promisify } from 'node:util'
import fastify from 'fastify'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import t from 'tap'
import type { Test } from 'tap'
import { parse } from 'yaml'
import { errors } from '../src/errors.ts'
import { errorCodesOf } from '../src/generated/error-codes.ts'
import { routes } from '../src/generated/routes.ts'
import { registerDocs } from '../src/http/docs.ts'
import { documentForReaders } from '../src/http/docs/document.ts'
import { guides } from '../src/http/docs/guides.ts'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { readUntil, waitMaxMs } from './support/wait.ts'

const run = promisify(execFile)
const contract = readFileSync(new URL('../openapi.yaml', import.meta.url))
const firstTags = parse(contract.toString())['x-tagGroups'].map(({ tags }: { tags: string[] }) => tags[0])
const gantry = await startGantry(t)

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
      '/docs/guide.js',
      '/docs/reference',
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
  t.equal(await compressed.text(), await plain.text())
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
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  )
  t.equal(headers.get('x-content-type-options'), 'nosniff')
})

t.test('the errors page has the cause, a remedy, the retry class and the operations of every code', async (t) => {
  const html = await (await fetch(`${gantry.origin}/docs/errors`)).text()
  for (const [code, [status, retry, message]] of Object.entries(errors)) {
    const [, entry = ''] = new RegExp(`<section class="code" id="${code}">([^]*?)</section>`).exec(html) ?? []
    t.ok(entry.includes(`${status} · ${retry}`), code)
    t.ok(textOf(entry).includes(message.replaceAll("'", '&#39;')), message)
    t.match(textOf(entry), /What to do: \S/)
    const givers = Object.entries(errorCodesOf).filter(([, codes]) => (codes as readonly string[]).includes(code))
    t.equal(
      [...entry.matchAll(/">(\w+)<\/a>/g)].filter(([, id = '']) => id in errorCodesOf).length,
      givers.length === Object.keys(errorCodesOf).length ? 0 : givers.length,
      `${code}: operations`,
    )
  }
})

t.test('the link of a refusal leads to the entry of its code', async (t) => {
  const { body } = await gantry.call('GET', '/tasks/task_none')
  t.equal(body.error.docs, '/docs/errors#task_not_found')
  const [path = '', id] = body.error.docs.split('#')
  t.match(await (await fetch(gantry.origin + path)).text(), new RegExp(`<section class="code" id="${id}">`))
})

t.test('every link of the pages leads to a page and a place in it', async (t) => {
  const pages = ['/docs', ...guides.map(({ name }) => `/docs/${name}`)]
  const operations = new Set(
    Object.values(routes).map(
      ({ tag, method, path }) =>
        `#tag/${tag.toLowerCase().replaceAll(' ', '-')}/${method}${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    ),
  )
  const texts = new Map<string, string>()
  for (const path of pages) texts.set(path, await (await fetch(gantry.origin + path)).text())
  for (const [page, html] of texts) {
    const places = new Set([...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, place = '']) => place))
    for (const place of places) {
      const { origin, pathname, hash } = new URL(place, gantry.origin + page)
      if (origin !== gantry.origin) continue
      if (pathname === '/docs/reference') t.ok(hash === '' || operations.has(decodeURI(hash)), `${page}: ${place}`)
      else if (hash !== '') t.ok(texts.get(pathname)?.includes(`id="${hash.slice(1)}"`), `${page}: ${place}`)
      else if (!texts.has(pathname)) t.equal((await fetch(gantry.origin + pathname)).status, 200, `${page}: ${place}`)
    }
  }
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
    loaded.filter((url) => /node_modules|document\.ts|pages\.ts|markdown\.ts|remedies\.ts/.test(url)),
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

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const browser = await openBrowser(t)

  t.test('the page lists the operations, calls nothing outside and breaks no rule', (t) =>
    visit(t, browser, { path: '/docs/reference' }, async (page) => {
      await page.getByRole('heading', { name: 'Gantry', exact: true }).waitFor()
      for (const tag of new Set(Object.values(routes).map((route) => route.tag)))
        t.ok(await page.getByRole('complementary').getByRole('link', { name: tag, exact: true }).isVisible(), tag)
      // One of each group, which the page renders when the reader goes there: all of them take half a minute.
      for (const tag of firstTags) {
        await page.getByRole('complementary').getByRole('link', { name: tag, exact: true }).click()
        const list = page.getByRole('list', { name: `${tag} endpoints` })
        await list.waitFor()
        t.strictSame(
          (await list.getByRole('listitem').allTextContents()).map((text) => text.trim()),
          endpointsOf(tag),
        )
      }
      t.equal(await page.getByText('Loading the reference').isVisible(), false)
      for (const offer of [/ask ai/i, /generate mcp/i, /deploy/i, /share/i, /open api client/i])
        t.equal(await page.getByRole('button', { name: offer }).count(), 0, String(offer))
    }),
  )

  t.test('the search finds an operation, and the page follows the dark mode of the system and has a switch', (t) =>
    visit(t, browser, { path: '/docs/reference', colorScheme: 'dark' }, async (page) => {
      await page.getByRole('heading', { name: 'Gantry', exact: true }).waitFor()
      t.ok((await brightnessOf(page)) < 60)
      await page
        .getByRole('button', { name: /light mode/i })
        .first()
        .click()
      await page.locator('body.light-mode').waitFor()
      t.ok((await brightnessOf(page)) > 200)
      await page
        .getByRole('button', { name: /search/i })
        .first()
        .click()
      await page.keyboard.type('resize')
      await page.getByRole('option', { name: /Resize a terminal session\b(?! by)/ }).click()
      await page.waitForURL(/#tag\/terminal\/POST\/terminal\/\{taskId\}\/resize$/)
      await page.getByRole('heading', { name: 'Resize a terminal session', exact: true }).waitFor()
    }),
  )

  t.test('one choice of language serves all samples, and the sample follows the chosen example', (t) =>
    visit(t, browser, { path: '/docs/reference#tag/tasks/POST/tasks' }, async (page) => {
      const operation = page.locator('[id="gantry/tag/tasks/POST/tasks"]')
      await operation.getByText(`curl ${gantry.origin}/api/v1/tasks`).waitFor()
      await operation.getByRole('button', { name: 'curl' }).click()
      t.strictSame(await page.getByRole('option').allInnerTexts(), ['curl', 'TypeScript', 'Python'])
      await page.getByRole('option', { name: 'TypeScript' }).click()
      await operation.getByText("title: 'Write the first plan',").waitFor()
      await operation.getByRole('button', { name: 'By title' }).click()
      await page.getByRole('option', { name: /intent/ }).click()
      await operation.getByText("intent: 'Write the first plan'").waitFor()
      await page.locator('[id="gantry/tag/tasks/GET/tasks/next"]').getByText('const response = await fetch').waitFor()
    }),
  )

  t.test('the landing page says what Gantry is, in light and dark, and fits a phone', async (t) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await visit(t, browser, { path: '/docs', colorScheme, width: 390 }, async (page) => {
        await page.getByRole('heading', { name: 'Gantry', exact: true }).waitFor()
        t.equal(await page.evaluate('document.documentElement.scrollWidth'), 390)
        t.equal((await brightnessOf(page, 'body')) > 128, colorScheme === 'light')
        await page
          .getByRole('link', { name: /^Events and webhooks/ })
          .last()
          .click()
        await page.getByRole('heading', { name: 'Receive webhooks' }).waitFor()
        t.equal(await page.evaluate('document.documentElement.scrollWidth'), 390)
      })
    }
  })

  t.test('addresses of the time when the reference was at /docs still lead there', async (t) => {
    for (const [old, current] of [
      ['/docs#task_not_found', '/docs/errors#task_not_found'],
      ['/docs#tag/errors.responses.git_busy', '/docs/errors#git_busy'],
      ['/docs#tag/tasks/POST/tasks', '/docs/reference#tag/tasks/POST/tasks'],
    ] as const)
      await visit(t, browser, { path: old }, async (page) => {
        await page.waitForURL(gantry.origin + current)
        t.pass(old)
      })
  })

  t.test('a trial of a list sends no filter that the reader has not chosen', (t) =>
    visit(t, browser, { path: '/docs/reference#tag/tasks/GET/tasks', token: gantry.token }, async (page) => {
      const answered = page.waitForResponse((response) => response.url().startsWith(`${gantry.origin}/api/v1/tasks`))
      await tryIt(page, /get \/tasks\b/i)
      t.equal((await answered).url(), `${gantry.origin}/api/v1/tasks`)
    }),
  )

  t.test('a trial of a signed-in person is a request of that person', (t) =>
    visit(t, browser, { path: '/docs/reference#tag/tasks/POST/tasks', token: gantry.token }, async (page) => {
      const answered = page.waitForResponse(`${gantry.origin}/api/v1/tasks`)
      await tryIt(page, /post \/tasks/i)
      const answer = await answered
      t.equal(answer.status(), 201)
      t.equal(await answer.request().headerValue('authorization'), null)
      await page.getByText('201 Created').waitFor()
      const { data } = await answer.json()
      await page.getByText(data.id).first().waitFor()
      t.equal((await gantry.call('GET', `/tasks/${data.id}`)).body.data.title, 'Write the first plan')
    }),
  )

  t.test('a trial takes the token that is given', (t) =>
    visit(t, browser, { path: '/docs/reference#tag/version/GET/version' }, async (page) => {
      await page.getByRole('textbox', { name: /token/i }).first().fill(gantry.token)
      await tryIt(page, /get \/version/i)
      await page.getByText('200 OK').waitFor()
    }),
  )

  t.test('a trial without a credential shows the refusal', (t) =>
    visit(t, browser, { path: '/docs/reference#tag/version/GET/version', mayFail: true }, async (page) => {
      await tryIt(page, /get \/version/i)
      await page.getByText('401 Unauthorized').waitFor()
      await page.getByText('unauthenticated', { exact: false }).last().waitFor()
      t.pass()
    }),
  )

  t.test('the page fits a phone', (t) =>
    visit(t, browser, { path: '/docs/reference#tag/tasks/POST/tasks', width: 390 }, async (page) => {
      await page.getByRole('heading', { name: 'Create a task' }).waitFor()
      t.equal(await page.evaluate('document.documentElement.scrollWidth'), 390)
    }),
  )
})

interface Visit {
  readonly path: string
  /** Signed in with this token. */
  readonly token?: string
  readonly colorScheme?: 'light' | 'dark'
  readonly width?: number
  /** A refusal of the service is expected, which the browser's console tells. */
  readonly mayFail?: boolean
}

/** Reads the docs in a window of its own. A call to elsewhere, an error and a break of the policy fail the test. */
async function visit(
  t: Test,
  browser: Browser,
  { path, token, colorScheme = 'light', width = 1280, mayFail = false }: Visit,
  read: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } })
  context.setDefaultTimeout(10_000)
  if (token) await signIn(context, token)
  context.setDefaultTimeout(waitMaxMs)
  const page = await context.newPage()
  const wrongs: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(`${gantry.origin}/`)) wrongs.push(request.url())
  })
  page.on('pageerror', (error) => wrongs.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !(mayFail && message.text().includes('401'))) wrongs.push(message.text())
  })
  await page.goto(gantry.origin + path)
  await read(page)
  await context.close()
  t.strictSame(wrongs, [], 'nothing outside, no error, no break of the policy')
}

/** The operations of a tag, and then what the service itself calls, by its summary. */
function endpointsOf(tag: string): string[] {
  const { webhooks } = parse(contract.toString()) as {
    webhooks: Record<string, Record<string, { tags: string[]; summary: string }>>
  }
  return [
    ...Object.values(routes)
      .filter((route) => route.tag === tag)
      .map(({ method, path }) => method.toLowerCase() + path.replaceAll(/:(\w+)/g, '{$1}')),
    ...Object.values(webhooks)
      .flatMap((methods) => Object.entries(methods))
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, { summary }]) => method + summary),
  ]
}

/** The cookie comes as an answer, so it is out of reach for scripts. */
async function signIn(context: BrowserContext, token: string): Promise<void> {
  const response = await context.request.post(`${gantry.origin}/api/v1/identity/login`, { data: { token } })
  if (!response.ok()) throw new Error(await response.text())
}

async function tryIt(page: Page, operation: RegExp): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`Test Request.*${operation.source}`, operation.flags) })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).first().click()
}

/** How bright the page's ground is, from 0 to 255. */
async function brightnessOf(page: Page, selector = '.scalar-app'): Promise<number> {
  const color = await page.evaluate<string>(`getComputedStyle(document.querySelector('${selector}')).backgroundColor`)
  const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? []
  return (red + green + blue) / 3
}

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
