import type { Page } from 'playwright-core'
import t from 'tap'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { addCredential, addUser } from './support/callers.ts'
import { taskOf, visitConsole } from './support/console.ts'
import { startGantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

/** What was changed on the page comes back by a press; before what cannot come back, the page asks. */

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const files = { 'gantry.json': '{"agents":{"editor":{"command":"node"}}}' }
  const gantry = await startGantry(t, { args: ['--trust'], files })
  const browser = await openBrowser(t)
  const { call } = gantry
  const graceId = await addUser(gantry, 'maintainer')
  const taskOfId = async (id: string) => (await call('GET', `/tasks/${id}`)).body.data
  const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last().click()

  t.test('the facts beside a task come back as they were', async (t) => {
    const before = await gantry.createTask('Comes before')
    const id = await gantry.createTask('Changed and changed back')
    await call('PUT', `/tasks/${id}/dependencies`, { body: { dependsOn: [before] } })
    await call('PUT', `/tasks/${id}/reviewers`, { body: { reviewers: [graceId] } })
    const was = await taskOfId(id)
    const changes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
      priority: async (page) => {
        await page.getByRole('button', { name: 'Priority: medium' }).click()
        await page.getByRole('menuitemradio', { name: 'critical' }).click()
      },
      reviewers: (page) => page.getByRole('button', { name: /^Remove/ }).click(),
      dependsOn: (page) => page.getByRole('button', { name: 'Wait no longer for Comes before' }).click(),
      state: async (page) => {
        await page.getByRole('button', { name: 'State: Open' }).click()
        await page.getByRole('menuitemradio', { name: 'Blocked' }).click()
      },
    }
    await visitConsole(t, browser, gantry, { path: `/tasks/${id}` }, async ({ page }) => {
      for (const [name, change] of Object.entries(changes)) {
        await change(page)
        await waitUntil(async () => JSON.stringify((await taskOfId(id))[name]) !== JSON.stringify(was[name]), name)
        await undo(page)
        await waitUntil(async () => JSON.stringify((await taskOfId(id))[name]) === JSON.stringify(was[name]), name)
      }
    })
  })

  t.test('what was changed can be taken back for as long as nothing else is done', async (t) => {
    const id = await gantry.createTask('Taken back late')
    const block = async (page: Page) => {
      await page.getByRole('button', { name: 'State: Open' }).click()
      await page.getByRole('menuitemradio', { name: 'Blocked' }).click()
      await page.getByRole('button', { name: 'Undo' }).waitFor()
    }
    await visitConsole(t, browser, gantry, { path: `/tasks/${id}` }, async ({ page }) => {
      await page.getByRole('button', { name: 'State: Open' }).waitFor()
      await page.clock.install()
      await block(page)
      await page.clock.fastForward(10_000)
      await undo(page)
      await waitUntil(async () => (await taskOfId(id)).state === 'open')
      await block(page)
      await page.keyboard.press('Shift')
      await page.clock.fastForward(10_000)
      await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' })
    })
  })

  t.test('a plan step that was deleted comes back to its place', async (t) => {
    const id = await gantry.createTask('With a plan')
    const lesser = await addCredential(gantry, graceId, { scopes: ['tasks:read', 'tasks:write', 'tasks:execute'] })
    const authors = { One: gantry, Two: lesser, Three: gantry }
    for (const [description, by] of Object.entries(authors))
      await by.call('POST', `/tasks/${id}/plan-steps`, { body: { description, command: `echo ${description}` } })
    const steps = async () =>
      (await taskOfId(id)).planSteps.map((step: { description: string; command: string }) => [
        step.description,
        step.command,
      ])
    const was = await steps()
    await visitConsole(t, browser, gantry, { path: `/tasks/${id}` }, async ({ page }) => {
      const lesserSteps = page.locator('.step', { hasText: 'runs with fewer rights' })
      await lesserSteps.waitFor()
      t.same(await lesserSteps.locator('code').allTextContents(), ['echo Two'])
      await page.getByRole('button', { name: 'Actions for step 2' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await waitUntil(async () => (await steps()).length === 2)
      await page.getByText('“Two” was deleted. Undo makes its command yours: it then runs with your rights.').waitFor()
      await undo(page)
      await waitUntil(async () => JSON.stringify(await steps()) === JSON.stringify(was), 'it stands where it stood')
      await waitUntil(async () => (await page.locator('.step').count()) === 3 && (await lesserSteps.count()) === 0)
      await page.getByRole('button', { name: 'Actions for step 1' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page.getByText('“One” was deleted.', { exact: true }).waitFor()
    })
  })

  t.test('the priorities of several tasks come back, each to its own', async (t) => {
    const make = async (title: string, priority: string): Promise<string> =>
      (await call('POST', '/tasks', { body: { title, priority, tags: ['several'] } })).body.data.id
    const ids = [await make('First of several', 'low'), await make('Second of several', 'high')]
    const priorities = async () => Promise.all(ids.map(async (id) => (await taskOfId(id)).priority))
    await visitConsole(t, browser, gantry, { path: '/tasks?view=list&q=tag:several' }, async ({ page }) => {
      await taskOf(page, 'Second of several').waitFor()
      for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
      await page.getByRole('button', { name: 'Set the priority' }).click()
      await page.getByRole('menuitem', { name: 'critical' }).click()
      await page.getByText('Priority of 2 tasks: critical.').waitFor()
      t.same(await priorities(), ['critical', 'critical'])
      await undo(page)
      await waitUntil(async () => (await priorities()).join() === 'low,high')
    })
  })

  t.test('a comment, a schedule and a chat are gone only once that was confirmed', async (t) => {
    const id = await gantry.createTask('Commented')
    await call('POST', `/tasks/${id}/comments`, { body: { content: 'To be deleted.' } })
    await call('POST', '/schedules', { body: { kind: 'sweep_resources', cron: '0 3 * * *', name: 'Nightly' } })
    const body = { title: 'To be deleted', backend: { kind: 'agent', agent: 'editor' } }
    const { chat } = (await call('POST', '/chats', { body })).body.data
    const places = [
      {
        path: `/tasks/${id}`,
        open: async (page: Page) => {
          await page.getByRole('button', { name: /^Actions for the comment/ }).click()
          await page.getByRole('menuitem', { name: 'Delete' }).click()
        },
        count: async () => (await call('GET', `/tasks/${id}/comments`)).body.data.comments.length,
      },
      {
        path: '/jobs?view=schedules',
        open: (page: Page) => page.getByRole('button', { name: 'Delete Nightly' }).click(),
        count: async () => (await call('GET', '/schedules')).body.data.schedules.length,
      },
      {
        path: `/chats/${chat.id}`,
        open: async (page: Page) => {
          await page.getByRole('button', { name: 'What to do with this chat' }).click()
          await page.getByRole('menuitem', { name: 'Delete' }).click()
        },
        count: async () => (await call('GET', '/chats')).body.data.chats.length,
      },
    ]
    for (const { path, open, count } of places)
      await visitConsole(t, browser, gantry, { path }, async ({ page }) => {
        await open(page)
        await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        t.equal(await count(), 1, `${path}: nothing is gone yet`)
        await open(page)
        await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click()
        await waitUntil(async () => (await count()) === 0, path)
      })
  })
})
