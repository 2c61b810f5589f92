import t from 'tap'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { addCaller } from './support/callers.ts'
import { untilLive, visitConsole } from './support/console.ts'
import { startGantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

/** What happened, as the page shows it. */

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const gantry = await startGantry(t)
  const browser = await openBrowser(t)
  const other = await addCaller(gantry, 'developer')
  const taskId = await gantry.createTask('Paint the gate')
  const comment = (content: string, by: Pick<typeof other, 'call'> = gantry) =>
    by.call('POST', `/tasks/${taskId}/comments`, { body: { content } })

  t.test('events are grouped by actor and task, come live on top, and are filtered', (t) =>
    visitConsole(t, browser, gantry, { path: '/activity' }, async ({ page }) => {
      await untilLive(page)
      const group = page.locator('.event-group', { hasText: 'Paint the gate' })
      await group.getByText('created a task').waitFor()
      await comment('One')
      await comment('Two')
      await group.first().getByText('created a task comment').getByText('2 times').waitFor()
      await comment('Three', other)
      await waitUntil(async () => (await group.count()) === 2, 'another actor begins a group')
      await page.getByLabel('By').selectOption(other.userId)
      await waitUntil(async () => (await page.locator('.event-group').count()) === 1, 'one actor is shown')
      t.match(page.url(), /\?actor=user_/)
      await page.getByLabel('About').selectOption('Mail')
      await page.getByRole('heading', { name: 'Nothing like that has happened' }).waitFor()
    }),
  )

  t.test('a reader further down is not moved, is told of new events, and finds earlier ones', async (t) => {
    for (let count = 0; count < 150; count++) await gantry.createTask(`Task ${count}`)
    await visitConsole(t, browser, gantry, { path: '/activity?kind=Tasks', width: 390 }, async ({ page }) => {
      await untilLive(page)
      await page.locator('[data-event]').first().waitFor()
      t.equal(await page.locator('[data-event]').count(), 50)
      await page.getByRole('button', { name: 'Show earlier events' }).click()
      await waitUntil(async () => (await page.locator('[data-event]').count()) === 100, 'a page more')
      t.equal(await page.evaluate('document.documentElement.scrollWidth > innerWidth'), false)
      await page.evaluate('scrollTo(0, 900)')
      await waitUntil(() => page.evaluate('scrollY === 900'), 'it has scrolled')
      const last = await page.locator('[data-event]').nth(30).getAttribute('data-event')
      const top = () => page.evaluate(`document.querySelector('[data-event="${last}"]').getBoundingClientRect().top`)
      const before = await top()
      await gantry.createTask('Newest')
      await page.getByRole('button', { name: '1 new event' }).waitFor()
      t.equal(await top(), before)
      await page.getByRole('button', { name: '1 new event' }).click()
      await page.locator('.event-group').first().getByText('Newest').first().waitFor()
    })
  })

  t.test('a mark shows where the user was at the last visit', async () => {
    await visitConsole(t, browser, gantry, { path: '/activity' }, async ({ page }) => {
      await page.locator('[data-event]').first().waitFor()
      await waitUntil(async () => {
        const { events } = (await gantry.call('GET', '/events?sort=-id&limit=1&kinds=task.*')).body.data
        return (await gantry.call('GET', '/user/preferences')).body.data.preferences['console.activity'] >= events[0].id
      }, 'the place is kept')
    })
    await comment('After that', other)
    await visitConsole(t, browser, gantry, { path: '/activity' }, async ({ page }) => {
      await page.getByText('You were here').waitFor()
      const order: string[] = await page.evaluate(
        "[...document.querySelectorAll('.timeline > li')].map((each) => each.className)",
      )
      t.ok(order.indexOf('seen-mark') >= 1 && order.indexOf('seen-mark') <= 3, order.slice(0, 4).join())
    })
  })
})
