import type { Browser, BrowserContext, Page } from 'playwright-core'
import t from 'tap'
import type { Test } from 'tap'
import { parse } from 'yaml'
import { routes } from '../src/generated/routes.ts'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { readUntil } from './support/wait.ts'
import { contract, gantry } from './support/docs.ts'
const firstTags = parse(contract.toString())['x-tagGroups'].map(({ tags }: { tags: string[] }) => tags[0])

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const browser = await openBrowser(t)

  t.test('the page lists the operations, calls nothing outside and breaks no rule', (t) =>
    visit(t, browser, { path: '/docs/try' }, async (page) => {
      await page.getByRole('heading', { name: 'Gantry', exact: true }).waitFor()
      for (const tag of new Set(Object.values(routes).map((route) => route.tag))) {
        await page.getByRole('complementary').getByRole('link', { name: tag, exact: true }).waitFor()
        t.pass(tag)
      }
      // One of each group, which the page renders when the reader goes there: all of them take half a minute.
      for (const tag of firstTags) {
        await page.getByRole('complementary').getByRole('link', { name: tag, exact: true }).click()
        const list = page.getByRole('list', { name: `${tag} endpoints` })
        const endpoints = endpointsOf(tag)
        await list
          .getByRole('listitem')
          .nth(endpoints.length - 1)
          .waitFor()
        t.strictSame(
          (await list.getByRole('listitem').allTextContents()).map((text) => text.trim()),
          endpoints,
        )
      }
      await page.getByText('Loading the reference').waitFor({ state: 'hidden' })
      for (const offer of [/ask ai/i, /generate mcp/i, /deploy/i, /share/i, /open api client/i])
        t.equal(await page.getByRole('button', { name: offer }).count(), 0, String(offer))
    }),
  )

  t.test('the search finds an operation, and the page follows the dark mode of the system and has a switch', (t) =>
    visit(t, browser, { path: '/docs/try', colorScheme: 'dark' }, async (page) => {
      await page.getByRole('heading', { name: 'Gantry', exact: true }).waitFor()
      await readUntil(
        () => brightnessOf(page),
        (brightness) => brightness < 60,
        'the dark ground',
      )
      await page
        .getByRole('button', { name: /light mode/i })
        .first()
        .click()
      await readUntil(
        () => brightnessOf(page),
        (brightness) => brightness > 200,
        'the light ground',
      )
      await page
        .getByRole('button', { name: /search/i })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('combobox').fill('resize')
      await page.getByRole('option', { name: /Resize a terminal session\b(?! by)/ }).click()
      await page.waitForURL(/#tag\/terminal\/POST\/terminal\/\{taskId\}\/resize$/)
      await page.getByRole('heading', { name: 'Resize a terminal session', exact: true }).waitFor()
    }),
  )

  t.test(
    'one choice of language serves all samples, the sample follows the chosen example, and a phone has room',
    (t) =>
      visit(t, browser, { path: '/docs/try#tag/tasks/POST/tasks' }, async (page) => {
        const operation = page.locator('[id="gantry/tag/tasks/POST/tasks"]')
        await operation.getByText(`curl ${gantry.origin}/api/v1/tasks`).waitFor()
        await operation.getByRole('button', { name: 'curl' }).click()
        await page.getByRole('option', { name: 'Python' }).waitFor()
        t.strictSame(await page.getByRole('option').allInnerTexts(), ['curl', 'TypeScript', 'Python'])
        await page.getByRole('option', { name: 'TypeScript' }).click()
        await operation.getByText("title: 'Write the first plan',").waitFor()
        await operation.getByRole('button', { name: 'By title' }).click()
        await page.getByRole('option', { name: /intent/ }).click()
        await operation.getByText("intent: 'Write the first plan'").waitFor()
        await page
          .locator('[id="gantry/tag/tasks/GET/tasks/counts"]')
          .getByText('const response = await fetch')
          .waitFor()
        await page.setViewportSize({ width: 390, height: 900 })
        await page.waitForFunction('document.documentElement.scrollWidth === 390')
      }),
  )

  t.test('the landing page says what Gantry is, in light and dark, and fits a phone', async (t) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await visit(t, browser, { path: '/docs', colorScheme, width: 390 }, async (page) => {
        await page.getByRole('heading', { name: 'Gantry', exact: true }).waitFor()
        await page.waitForFunction('document.documentElement.scrollWidth === 390')
        await readUntil(
          () => brightnessOf(page, 'body'),
          (brightness) => brightness > 128 === (colorScheme === 'light'),
          `the ${colorScheme} ground`,
        )
        await page
          .getByRole('link', { name: /^Events and webhooks/ })
          .last()
          .click()
        await page.getByRole('heading', { name: 'Receive webhooks' }).waitFor()
        await page.waitForFunction('document.documentElement.scrollWidth === 390')
      })
    }
  })

  t.test('addresses of the time when the reference was at /docs still lead there', async (t) => {
    for (const [old, current] of [
      ['/docs#task_not_found', '/docs/errors#task_not_found'],
      ['/docs#tag/errors.responses.git_busy', '/docs/errors#git_busy'],
      ['/docs#tag/tasks/POST/tasks', '/docs/reference/createTask'],
      ['/docs/reference#tag/tasks/GET/tasks/{id}', '/docs/reference/getTask'],
    ] as const)
      await visit(t, browser, { path: old }, async (page) => {
        await page.waitForURL(gantry.origin + current)
        t.pass(old)
      })
  })

  t.test('a trial of a list sends no filter that the reader has not chosen', (t) =>
    visit(t, browser, { path: '/docs/try#tag/tasks/GET/tasks', token: gantry.token }, async (page) => {
      const answered = page.waitForResponse((response) => response.url().startsWith(`${gantry.origin}/api/v1/tasks`))
      await tryIt(page, /get \/tasks\b/i)
      t.equal((await answered).url(), `${gantry.origin}/api/v1/tasks`)
    }),
  )

  t.test('a trial of a signed-in person is a request of that person', (t) =>
    visit(t, browser, { path: '/docs/try#tag/tasks/POST/tasks', token: gantry.token }, async (page) => {
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

  t.test('a trial without a credential shows the refusal, and the next one takes the token that is given', (t) =>
    visit(t, browser, { path: '/docs/try#tag/version/GET/version', mayFail: true }, async (page) => {
      await tryIt(page, /get \/version/i)
      await page.getByText('401 Unauthorized').waitFor()
      await page.getByText('unauthenticated', { exact: false }).last().waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await page.getByRole('textbox', { name: /token/i }).first().fill(gantry.token)
      await tryIt(page, /get \/version/i)
      await page.getByText('200 OK').waitFor()
    }),
  )
})

interface Visit {
  readonly path: string
  /** Signed in with this token. */
  readonly token?: string
  readonly colorScheme?: 'light' | 'dark'
  readonly width?: number
  /** A refusal of the service is expected, which the browser's console reports. */
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
  if (token) await signIn(context, token)
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
