import { fileURLToPath } from 'node:url'
import t from 'tap'
import { checkScreen } from './support/axe.ts'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { addCredential, addUser } from './support/callers.ts'
import { untilLive, visitConsole } from './support/console.ts'
import { startGantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

/** The servers of tools on the page: their tools as forms, their calls with approvals, and their logs. */

const everything = fileURLToPath(import.meta.resolve('@modelcontextprotocol/server-everything/dist/index.js'))

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const mcpServers = {
    everything: { command: process.execPath, args: [everything], tools: { 'get-sum': 'ask' } },
    broken: { command: process.execPath, args: ['--eval', 'console.error("no such thing"); process.exit(3)'] },
  }
  const gantry = await startGantry(t, { args: ['--trust'], files: { 'gantry.json': JSON.stringify({ mcpServers }) } })
  const browser = await openBrowser(t)

  t.test('a tool is called by its form, and its result is shown as text', (t) =>
    visitConsole(t, browser, gantry, { path: '/tools' }, async ({ page }) => {
      await page.getByRole('heading', { name: 'No server is open' }).waitFor()
      await untilLive(page)
      await page.getByRole('link', { name: 'everything' }).click()
      await page.locator('.tool-head').getByText('connected').waitFor()
      const echo = page.locator('[data-tool=echo]')
      await echo.locator('summary').click()
      await echo.getByLabel('message').fill('<b>bold</b>')
      await echo.getByRole('button', { name: 'Call', exact: true }).click()
      await echo.getByText('Echo: <b>bold</b>').waitFor()
      const picture = page.locator('[data-tool=get-tiny-image]')
      await picture.locator('summary').click()
      await picture.getByRole('button', { name: 'Call', exact: true }).click()
      await waitUntil(
        () => page.evaluate("document.querySelector('.tool-picture')?.naturalWidth > 0"),
        'the picture is drawn',
      )
    }),
  )

  t.test('a call that needs an approval waits, is approved on the page, and then runs', (t) =>
    visitConsole(t, browser, gantry, { path: '/tools/everything', mayFail: /403|409/ }, async ({ page }) => {
      const sum = page.locator('[data-tool=get-sum]')
      await sum.locator('summary').click()
      await sum.getByText('needs an approval').waitFor()
      await sum.getByLabel(/^a\b/).fill('2')
      await sum.getByLabel(/^b\b/).fill('40')
      await sum.getByRole('button', { name: 'Call', exact: true }).click()
      await sum.getByRole('alert').waitFor()
      await sum.getByRole('link', { name: 'Calls' }).click()
      const waiting = page.locator('.tool-call', { hasText: 'waiting approval' })
      await waiting.locator('dl div', { hasText: 'b' }).getByText('40', { exact: true }).waitFor()
      await waiting.getByRole('button', { name: 'Approve' }).click()
      await page.locator('.tool-call .chip', { hasText: 'approved' }).waitFor()
      await page.goBack()
      await sum.locator('summary').click()
      await sum.getByLabel(/^a\b/).fill('2')
      await sum.getByLabel(/^b\b/).fill('40')
      await sum.getByRole('button', { name: 'Call', exact: true }).click()
      await sum.getByText(/is 42/).waitFor()
    }),
  )

  t.test('a server that fails says why, and shows what it wrote; one is restarted', (t) =>
    visitConsole(t, browser, gantry, { path: '/tools/broken' }, async ({ page }) => {
      await page.locator('.tool-log', { hasText: 'no such thing' }).waitFor()
      await page.locator('.tool-head').getByText('failed').waitFor()
      await page.getByRole('button', { name: 'Test', exact: true }).click()
      await page.locator('.toast.failure').waitFor()
      await page.getByRole('link', { name: 'everything' }).click()
      await page.getByRole('button', { name: 'Restart' }).click()
      await page.getByText('everything was started again: connected.').waitFor()
    }),
  )

  t.test('who may only read is offered no action', async (t) => {
    const viewer = await addCredential(gantry, await addUser(gantry, 'viewer'))
    await visitConsole(t, browser, gantry, { path: '/tools/everything', token: viewer.secret }, async ({ page }) => {
      await page.locator('.tool-head').waitFor()
      t.equal(await page.getByRole('button', { name: /^(Test|Restart|Call)$/ }).count(), 0)
    })
  })

  t.test('no rule is broken in light, in dark and at 390 px', async (t) => {
    const open = (page: import('playwright-core').Page) => page.locator('[data-tool=echo] summary').click()
    await t.test('a server', (t) =>
      checkScreen(t, browser, gantry, { path: '/tools/everything', shows: '[data-tool]', open }),
    )
    await t.test('calls', (t) => checkScreen(t, browser, gantry, { path: '/tools?view=calls', shows: '.tool-call' }))
  })
})
