/** The guides and the reference as people read them: without scripts, by keyboard, on a phone, signed in. */
import axe from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import t from 'tap'
import type { Test } from 'tap'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { gantry } from './support/docs.ts'

const shown = [
  '/docs',
  '/docs/jobs',
  '/docs/errors',
  '/docs/errors/revision_mismatch',
  '/docs/reference',
  '/docs/reference/areas/task-plan',
  '/docs/reference/createTask',
  '/docs/search?q=run+a+plan',
  '/docs/job',
  '/sign-in',
  '/device',
]

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const browser = await openBrowser(t)

  t.test(
    'no page has what axe finds, in light, in dark and on a phone, and none is wider than its window',
    async (t) => {
      const sizes = [
        { width: 1280, height: 900 },
        { width: 390, height: 844 },
      ]
      const windows = sizes.flatMap((viewport) =>
        (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
      )
      for (const options of windows)
        await visit(t, browser, options, async (page) => {
          for (const path of shown) {
            await page.goto(gantry.origin + path)
            // The policy of the pages runs no script that is given as text; a debugger may.
            await page.evaluate(axe.source)
            const found = await page.evaluate<string[]>(
              'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes[0].html))',
            )
            t.strictSame(found, [], `${path} ${options.colorScheme} ${options.viewport.width}`)
            t.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), `${path} fits`)
          }
        })
    },
  )

  t.test('pages and search work without scripts', (t) =>
    visit(t, browser, { javaScriptEnabled: false }, async (page) => {
      await page.goto(`${gantry.origin}/docs/reference/createTask`)
      await page.getByText("gantry tasks create --title 'Write the first plan'").waitFor()
      await page.getByRole('searchbox').fill('cancel a job')
      await page.getByRole('searchbox').press('Enter')
      await page.getByRole('link', { name: 'Cancel a job', exact: true }).click()
      await page.getByRole('heading', { name: 'Cancel a job', exact: true }).waitFor()
      await page.getByRole('link', { name: /^Next/ }).click()
      await page.getByRole('heading', { name: /^Retry / }).waitFor()
    }),
  )

  t.test('a reader goes by keyboard from the search to a place, and past the menu to the text', (t) =>
    visit(t, browser, {}, async (page) => {
      await page.goto(`${gantry.origin}/docs/jobs`)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      t.equal(await page.evaluate('document.activeElement.id'), 'content')
      await page.keyboard.press('/')
      await page.keyboard.type('idempotency key')
      await page.getByRole('search').getByRole('link').first().waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/docs\/(idempotency|errors)/)
    }),
  )

  t.test('the samples call the service that shows them, and it knows who is signed in and lets them out', (t) =>
    visit(t, browser, {}, async (page) => {
      await page.goto(`${gantry.origin}/docs/reference/createTask`)
      await page.getByText(`curl ${gantry.origin}/api/v1/tasks`).waitFor()
      await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Sign in' }).click()
      await page.getByLabel('Token').fill(gantry.token)
      await page.locator('#by-token button').click()
      await page.waitForURL((url) => url.pathname !== '/sign-in')
      await page.goto(`${gantry.origin}/docs/jobs`)
      const account = page.getByRole('navigation', { name: 'Account' })
      await account.getByRole('link', { name: 'Owner' }).waitFor()
      await page.getByText(`curl -sS --fail-with-body "${gantry.origin}/api/v1`).first().waitFor()
      t.notOk((await page.locator('main pre').allTextContents()).join('').includes('$GANTRY_URL'), 'of guides too')
      await page.goto(`${gantry.origin}/docs/quickstart`)
      await page.getByText('You are signed in here as Owner').waitFor()
      await page.getByText(`export GANTRY_URL=${gantry.origin} GANTRY_TOKEN=`).waitFor()
      await page.getByText('"$GANTRY_URL/api/v1/tasks"').first().waitFor()
      await account.getByRole('button', { name: 'Sign out' }).click()
      await account.getByRole('link', { name: 'Sign in' }).waitFor()
    }),
  )
})

/** Reads pages in a window of its own. A call to elsewhere and a break of the policy fail the test. */
async function visit(
  t: Test,
  browser: Browser,
  options: BrowserContextOptions,
  read: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const wrongs: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(`${gantry.origin}/`)) wrongs.push(request.url())
  })
  page.on('pageerror', (error) => wrongs.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) wrongs.push(message.text())
  })
  await read(page)
  await context.close()
  t.strictSame(wrongs, [])
}
