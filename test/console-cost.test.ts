import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { checkScreen } from './support/axe.ts'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { addCredential, addUser } from './support/callers.ts'
import { untilLive, visitConsole } from './support/console.ts'
import { startGantry } from './support/gantry.ts'
import { daysBetween, forecastOf, moneyOf } from '../console/cost/model.ts'

/** What models have cost, on the page. */

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const models = await startModels(t)
  models.onMessage(/./, { content: 'An answer of some words.' })
  const gantry = await startGantry(t, {
    environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` },
  })
  const browser = await openBrowser(t)
  const ask = (model: string, taskId?: string) =>
    gantry.call('POST', '/ai/generate', {
      body: { model, messages: [{ role: 'user', content: 'Say something.' }], ...(taskId && { taskId }) },
    })

  t.test('calls appear as they end, by day, model, person and task', (t) =>
    visitConsole(t, browser, gantry, { path: '/cost' }, async ({ page }) => {
      await page.getByRole('heading', { name: 'No model was called' }).waitFor()
      await untilLive(page)
      await putProvider(gantry, models)
      const taskId = await gantry.createTask('Ask a model')
      t.equal((await ask('acme/gpt-4o', taskId)).status, 200)
      await page.getByRole('img', { name: /Cost, by day/ }).waitFor()
      t.equal(await page.locator('.cost-chart figure rect').count(), 30, 'days without a call stand there too')
      t.equal(await page.locator('.cost-table tbody tr').count(), 1, 'the table has the days with calls')
      await page.getByRole('link', { name: 'By model' }).click()
      await page
        .locator('.cost-table')
        .getByRole('rowheader', { name: /gpt-4o/ })
        .waitFor()
      await page.getByRole('link', { name: 'By person' }).click()
      await page.locator('.cost-table').getByRole('rowheader', { name: 'Owner' }).waitFor()
      await page.getByRole('link', { name: 'By task' }).click()
      await page.locator('.cost-table').getByRole('rowheader', { name: 'Ask a model' }).waitFor()
      t.equal((await ask('acme/gpt-4o')).status, 200)
      await page.locator('.cost-totals').getByText('2', { exact: true }).waitFor()
      await page.locator('[data-call]').nth(1).waitFor()
      await page.getByLabel('Over').selectOption('7 days')
      await page.waitForURL(/days=7/)
    }),
  )

  t.test('the budget is set, and shown with what is used of it', (t) =>
    visitConsole(t, browser, gantry, { path: '/cost' }, async ({ page }) => {
      await page.getByText('without a limit').first().waitFor()
      await page.getByRole('button', { name: 'Set the budget' }).click()
      const dialog = page.getByRole('dialog', { name: 'Set the budget' })
      await dialog.getByLabel('For each').selectOption('day')
      await dialog.getByLabel('Tokens at most').fill('5000')
      await dialog.getByRole('button', { name: 'Set it' }).click()
      await page.getByRole('meter', { name: 'Tokens of the day' }).waitFor()
      t.match((await gantry.call('GET', '/ai/budget')).body.data.budget, { period: 'day', tokensMax: 5_000 })
    }),
  )

  t.test('who may only read sets no budget', async (t) => {
    const viewer = await addCredential(gantry, await addUser(gantry, 'viewer'))
    await visitConsole(t, browser, gantry, { path: '/cost', token: viewer.secret }, async ({ page }) => {
      await page.locator('.cost-totals').waitFor()
      t.equal(await page.getByRole('button', { name: 'Set the budget' }).count(), 0)
    })
  })

  t.test('no rule is broken in light, in dark and at 390 px', async (t) => {
    for (const path of ['/cost', '/cost?by=model'])
      await t.test(path, (t) => checkScreen(t, browser, gantry, { path, shows: '.cost-table' }))
  })
})

t.test('days, amounts and forecasts', async (t) => {
  t.same(daysBetween('2026-02-27', '2026-03-01'), ['2026-02-27', '2026-02-28', '2026-03-01'])
  t.same(daysBetween('2026-03-02', '2026-03-01'), [])
  t.equal(moneyOf(1_234_567), '$1.23')
  t.equal(moneyOf(42), '$0.000042')
  t.equal(moneyOf(0), '$0.00')
  const [start, end] = ['2026-01-01T00:00:00Z', '2026-01-11T00:00:00Z']
  t.equal(forecastOf(300, start, end, Date.parse('2026-01-04T00:00:00Z')), 1_000)
  t.equal(forecastOf(300, start, end, Date.parse('2026-01-01T01:00:00Z')), undefined, 'too little has passed')
})
