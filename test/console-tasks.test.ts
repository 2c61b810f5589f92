import type { Page } from 'playwright-core'
import t from 'tap'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { columnOf, taskOf, untilLive, visitConsole } from './support/console.ts'
import { startGantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

/** The board and the list of tasks, as a person uses them. */

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const gantry = await startGantry(t)
  const browser = await openBrowser(t)
  const make = async (title: string, more: object = {}): Promise<string> =>
    (await gantry.call('POST', '/tasks', { body: { title, ...more } })).body.data.id
  const stateOf = async (id: string) => (await gantry.call('GET', `/tasks/${id}`)).body.data.state

  t.test('a task is made in its place, and the field asks for the next one', (t) =>
    visitConsole(t, browser, gantry, {}, async ({ page }) => {
      await page.getByRole('heading', { name: 'No tasks yet' }).waitFor()
      await page.keyboard.press('c')
      await page.getByLabel('Title of the new task').fill('Write the plan')
      await page.keyboard.press('Enter')
      await taskOf(page, 'Write the plan').waitFor()
      await page.getByLabel('Title of the new task').fill('Read the plan')
      await page.keyboard.press('Enter')
      await columnOf(page, 'Open').getByRole('link', { name: 'Read the plan' }).waitFor()
      await columnOf(page, 'Open').locator('.count', { hasText: '2' }).waitFor()
    }),
  )

  t.test('keys move a task, the focus stays on it, and the move is undone', async (t) => {
    const id = await make('Moved by keys', { tags: ['keys'] })
    await visitConsole(t, browser, gantry, { path: '/tasks?q=tag:keys' }, async ({ page }) => {
      await taskOf(page, 'Moved by keys').waitFor()
      await page.keyboard.press('j')
      t.equal(await focusedTitle(page), 'Moved by keys')
      await page.keyboard.press('2')
      await columnOf(page, 'In progress').getByRole('link', { name: 'Moved by keys' }).waitFor()
      await waitUntil(async () => (await stateOf(id)) === 'in_progress')
      await waitUntil(async () => (await focusedTitle(page)) === 'Moved by keys', 'the focus moves with the task')
      await page.getByRole('button', { name: 'Undo' }).click()
      await columnOf(page, 'Open').getByRole('link', { name: 'Moved by keys' }).waitFor()
      await waitUntil(async () => (await stateOf(id)) === 'open')
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Moved by keys' }).press('Enter')
      await page.waitForURL(`**/tasks/${id}`)
    })
  })

  t.test('what the service refuses goes back, with its words', async (t) => {
    const first = await make('Comes first', { tags: ['refused'] })
    const second = await make('Comes second', { tags: ['refused'] })
    await gantry.call('PUT', `/tasks/${second}/dependencies`, { body: { dependsOn: [first] } })
    await visitConsole(t, browser, gantry, { path: '/tasks?q=tag:refused', mayFail: /409/ }, async ({ page }) => {
      await taskOf(page, 'Comes second').getByText('waits for Comes first').waitFor({ state: 'attached' })
      await taskOf(page, 'Comes second')
        .getByRole('button', { name: /^Actions/ })
        .click()
      await page.getByRole('menuitemradio', { name: 'Done' }).click()
      await page
        .getByText(/cannot move .* until|depend/i)
        .first()
        .waitFor()
      await columnOf(page, 'Open').getByRole('link', { name: 'Comes second' }).waitFor()
      t.equal(await stateOf(second), 'open')
    })
  })

  t.test('a card that is dragged changes its state and its place', async (t) => {
    const ids = [
      await make('Drag one', { tags: ['drag'] }),
      await make('Drag two', { tags: ['drag'] }),
      await make('Drag three', { tags: ['drag'] }),
    ]
    await visitConsole(t, browser, gantry, { path: '/tasks?q=tag:drag' }, async ({ page }) => {
      await taskOf(page, 'Drag three').waitFor()
      const titles = () => columnOf(page, 'Open').locator('a.title').allInnerTexts()
      await taskOf(page, 'Drag three').dragTo(taskOf(page, 'Drag one'), { targetPosition: { x: 20, y: 4 } })
      await waitUntil(async () => (await titles()).join() === 'Drag three,Drag one,Drag two')
      await waitUntil(async () => {
        const { tasks } = (await gantry.call('GET', '/tasks?sort=rank&tag=drag')).body.data
        return tasks.map((task: { id: string }) => task.id).join() === [ids[2], ids[0], ids[1]].join()
      })
      await taskOf(page, 'Drag two').dragTo(columnOf(page, 'Blocked').locator('ul'))
      await waitUntil(async () => (await stateOf(ids[1] ?? '')) === 'blocked')
    })
  })

  t.test('several tasks are selected and moved together', async (t) => {
    const ids = [await make('Both one', { tags: ['both'] }), await make('Both two', { tags: ['both'] })]
    await visitConsole(t, browser, gantry, { path: '/tasks?view=list&q=tag:both' }, async ({ page }) => {
      await taskOf(page, 'Both two').waitFor()
      for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
      await page.getByText('2 selected').waitFor()
      await page.getByRole('button', { name: 'Move to' }).click()
      await page.getByRole('menuitem', { name: 'Done' }).click()
      for (const id of ids) await waitUntil(async () => (await stateOf(id)) === 'done')
      await page.getByText('2 tasks → Done').waitFor()
    })
  })

  t.test('the query stands in the address, and a wrong filter says what there is', async (t) => {
    await make('Urgent words', { priority: 'critical', tags: ['query'] })
    await make('Other words', { tags: ['query'] })
    await visitConsole(t, browser, gantry, { path: '/tasks?q=tag:query' }, async ({ page }) => {
      await taskOf(page, 'Other words').waitFor()
      await page.keyboard.press('/')
      await page.keyboard.press('End')
      await page.keyboard.type(' priority:critical')
      await taskOf(page, 'Other words').waitFor({ state: 'detached' })
      await taskOf(page, 'Urgent words').waitFor()
      t.match(decodeURIComponent(page.url()), /q=tag:query\+priority:critical/)
      await page.keyboard.type(' colour:red')
      await page
        .getByText('colour is no filter; use state, priority, tag, claimed, author, reviewer or a word.')
        .waitFor()
      await page.reload()
      await taskOf(page, 'Urgent words').waitFor()
      t.equal(await page.getByLabel('Filter tasks').inputValue(), 'tag:query priority:critical colour:red')
    })
  })

  t.test('what another caller does appears, and one that no longer fits goes', async (t) => {
    const id = await make('Watched', { tags: ['watched'] })
    await visitConsole(t, browser, gantry, { path: '/tasks?q=tag:watched' }, async ({ page }) => {
      await untilLive(page)
      await taskOf(page, 'Watched').waitFor()
      await gantry.call('POST', `/tasks/${id}/claim`, { body: {} })
      await taskOf(page, 'Watched').getByTitle('Claimed by Owner').waitFor()
      await gantry.call('PATCH', `/tasks/${id}`, { body: { title: 'Watched and renamed' } })
      await taskOf(page, 'Watched and renamed').waitFor()
      await make('Came later', { tags: ['watched'] })
      await taskOf(page, 'Came later').waitFor()
      await gantry.call('PATCH', `/tasks/${id}`, { body: { tags: ['other'] } })
      await taskOf(page, 'Watched and renamed').waitFor({ state: 'detached' })
    })
  })

  t.test('a long column is read in pages as it is scrolled', async (t) => {
    const count = 130
    for (let made = 0; made < count; made += 10)
      await Promise.all(Array.from({ length: 10 }, (_, index) => make(`Page ${made + index}`, { tags: ['pages'] })))
    await visitConsole(t, browser, gantry, { path: '/tasks?q=tag:pages' }, async ({ page }) => {
      const column = columnOf(page, 'Open')
      await column.locator('.count', { hasText: String(count) }).waitFor()
      const shown = () => column.locator('[data-task]').count()
      await waitUntil(async () => (await shown()) >= 50)
      await waitUntil(async () => {
        await column.locator('ul').evaluate((list) => list.scrollTo(0, list.scrollHeight))
        return (await shown()) === count
      })
    })
  })
})

async function focusedTitle(page: Page): Promise<string> {
  return page.evaluate<string>("document.activeElement?.textContent ?? ''")
}
