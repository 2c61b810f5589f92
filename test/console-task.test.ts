import t from 'tap'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { addCaller } from './support/callers.ts'
import { untilLive, visitConsole } from './support/console.ts'
import { startGantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

/** One task on the page: its text, its plan, its comments. */

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const gantry = await startGantry(t)
  const browser = await openBrowser(t)
  const taskOf = async (id: string) => (await gantry.call('GET', `/tasks/${id}`)).body.data

  t.test('a plan is written, a step fails its expectation live, is mended, and passes', async (t) => {
    const id = await gantry.createTask('Greet')
    await visitConsole(t, browser, gantry, { path: `/tasks/${id}` }, async ({ page }) => {
      await untilLive(page)
      await page.getByRole('button', { name: 'Add a step' }).click()
      await page.getByLabel('What the step does').fill('Says hello')
      await page
        .getByLabel('Command', { exact: true })
        .fill('echo first line; while ! test -e go; do sleep 0.05; done; echo Hello, world!')
      await page.getByLabel('Expected outcome').fill('output is: Hello, world')
      await page.getByRole('button', { name: 'Add the step' }).click()
      await page.getByText('Says hello').waitFor()
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await page.getByLabel('Log').getByText('first line').waitFor()
      await page.getByRole('button', { name: 'Cancel' }).waitFor()
      t.equal(await page.getByRole('button', { name: 'Add a step' }).count(), 0, 'a plan that runs does not change')
      await gantry.call('POST', '/files/write', { body: { path: 'go', content: '' } })
      await page.getByText('Failed', { exact: true }).waitFor()
      t.same(await page.locator('.check.failed dt').allInnerTexts(), ['expected', 'found'])
      t.equal(await page.locator('.check.failed dd').first().innerText(), 'Hello, world')
      t.equal(
        (await page.locator('.check.failed dd').last().locator('mark').allInnerTexts()).join('').trim().at(-1),
        '!',
      )
      await page.getByRole('button', { name: 'Actions for step 1' }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await page.getByLabel('Command', { exact: true }).fill('echo Hello, world')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.keyboard.press('r')
      await page.getByText('1 of 1 passed').waitFor()
      t.equal((await taskOf(id)).planSteps[0].outcome.state, 'succeeded')
    })
  })

  t.test('a run is cancelled, and one step is run alone', async (t) => {
    const id = await gantry.createTask('Wait')
    for (const command of ['sleep 600', 'echo second'])
      await gantry.call('POST', `/tasks/${id}/plan-steps`, { body: { description: command, command } })
    await visitConsole(t, browser, gantry, { path: `/tasks/${id}` }, async ({ page }) => {
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.locator('.step-state', { hasText: 'Cancelled' }).first().waitFor()
      await page.getByRole('button', { name: 'Actions for step 2' }).click()
      await page.getByRole('menuitem', { name: 'Run this step' }).click()
      await page.getByText('Passed', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Details of step 2' }).click()
      t.equal((await page.getByLabel('Output').innerText()).trim(), 'second')
    })
  })

  t.test('what runs is what was shown, and an edit sends what it has changed', async (t) => {
    const id = await gantry.createTask('Of two')
    const { planStep } = (
      await gantry.call('POST', `/tasks/${id}/plan-steps`, { body: { description: 'Says one', command: 'echo one' } })
    ).body.data
    const path = `/tasks/${id}/plan-steps/${planStep.id}`
    await visitConsole(t, browser, gantry, { path: `/tasks/${id}` }, async ({ page, network }) => {
      await untilLive(page)
      await page.getByRole('button', { name: 'Actions for step 1' }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await gantry.call('PATCH', path, { body: { command: 'echo two' } })
      await page.getByLabel('What the step does').fill('Says a number')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Says a number').waitFor()
      t.match((await taskOf(id)).planSteps, [{ description: 'Says a number', command: 'echo two' }])
      // The page hears of no change, as on a connection that is cut.
      await network.cut()
      await page.locator('.step', { hasText: 'echo two' }).waitFor()
      await gantry.call('PATCH', path, { body: { command: 'echo three > ran' } })
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await page.getByText('Somebody has changed the commands meanwhile.').waitFor()
      await page.locator('.step', { hasText: 'echo three' }).waitFor()
      t.same((await gantry.call('GET', `/jobs?taskId=${id}`)).body.data.jobs, [], 'nothing was run')
      await gantry.call('PATCH', path, { body: { command: 'echo four > ran' } })
      await page.getByRole('button', { name: 'Actions for step 1' }).click()
      await page.getByRole('menuitem', { name: 'Run this step' }).click()
      await page.locator('.step', { hasText: 'echo four' }).waitFor()
      t.same((await gantry.call('GET', `/jobs?taskId=${id}`)).body.data.jobs, [])
      network.isThere = true
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await page.getByText('1 of 1 passed').waitFor()
    })
  })

  t.test('a command of several lines stays one when its description is edited', async (t) => {
    const id = await gantry.createTask('Lines')
    const command = 'echo one\r\necho two'
    await gantry.call('POST', `/tasks/${id}/plan-steps`, { body: { description: 'Says both', command } })
    await visitConsole(t, browser, gantry, { path: `/tasks/${id}` }, async ({ page }) => {
      const edit = async (label: string, text: string) => {
        await page.getByRole('button', { name: 'Actions for step 1' }).click()
        await page.getByRole('menuitem', { name: 'Edit' }).click()
        await page.getByLabel(label, { exact: true }).fill(text)
        await page.getByRole('button', { name: 'Save' }).click()
        await page.locator('.step-form').waitFor({ state: 'detached' })
        return (await taskOf(id)).planSteps[0]
      }
      t.match(await edit('What the step does', 'Says two lines'), { description: 'Says two lines', command })
      t.match(await edit('Command', 'echo one\necho three'), { command: 'echo one\necho three' })
    })
  })

  t.test('an edit that another one came before is not saved: both texts are shown', async (t) => {
    const id = await gantry.createTask('Edited by two')
    await visitConsole(t, browser, gantry, { path: `/tasks/${id}`, mayFail: /412/ }, async ({ page }) => {
      await untilLive(page)
      await page.getByRole('heading', { name: 'Edited by two' }).waitFor()
      await page.keyboard.press('e')
      await page.getByLabel('Description').fill('My text.')
      await gantry.call('PATCH', `/tasks/${id}`, { body: { content: 'Their text.' } })
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      const conflict = page.getByRole('alert', { name: 'Two edits' })
      await conflict.getByText('Their text.').waitFor()
      await conflict.getByText('My text.').waitFor()
      t.equal((await taskOf(id)).content, 'Their text.')
      await page.getByRole('button', { name: 'Save my text over it' }).click()
      await page.locator('.markdown', { hasText: 'My text.' }).waitFor()
      t.equal((await taskOf(id)).content, 'My text.')
      await page.keyboard.press('e')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.locator('.markdown', { hasText: 'My text.' }).waitFor()
    })
  })

  t.test('comments are written, answered, resolved, edited, and those of others appear', async (t) => {
    const id = await gantry.createTask('Talk')
    const other = await addCaller(gantry, 'developer')
    await visitConsole(t, browser, gantry, { path: `/tasks/${id}` }, async ({ page }) => {
      await untilLive(page)
      await page.getByLabel('Write a comment').fill('Is *this* right?')
      await page.getByLabel('Write a comment').press('Control+Enter')
      await page.locator('.comment em', { hasText: 'this' }).waitFor()
      const [{ id: commentId }] = (await taskOf(id)).comments
      await other.call('POST', `/tasks/${id}/comments`, { body: { content: 'It is.', replyTo: commentId } })
      await page.locator('.thread', { hasText: 'It is.' }).getByText('Is this right?').waitFor()
      await page.getByRole('button', { name: 'Reply' }).click()
      await page.getByLabel('Reply').fill('Thanks.')
      await page.getByRole('button', { name: 'Comment', exact: true }).first().click()
      await page.getByText('Thanks.').waitFor()
      await page.getByRole('button', { name: 'Resolve' }).click()
      await page.getByText('resolved').click()
      await page
        .getByRole('button', { name: /Actions for the comment by Owner/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await page.getByLabel('Edit the comment').fill('Was this right?')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText('Was this right?').waitFor()
      t.same(
        (await taskOf(id)).comments.map(({ content }: { content: string }) => content),
        ['Was this right?', 'It is.', 'Thanks.'],
      )
    })
  })

  t.test('state, claim, reviewers, what it waits for, and an earlier revision are set beside the text', async (t) => {
    const [id, other] = [await gantry.createTask('Facts'), await gantry.createTask('Comes before')]
    await visitConsole(t, browser, gantry, { path: `/tasks/${id}` }, async ({ page }) => {
      await page.getByRole('button', { name: 'Claim it' }).click()
      await page.getByText(/min left/).waitFor()
      await page.getByRole('button', { name: 'Release' }).click()
      await page.getByRole('button', { name: 'Claim it' }).waitFor()
      const agent = await addCaller(gantry, 'agent')
      await agent.call('POST', `/tasks/${id}/claim`, { body: { leaseSeconds: 3_600 } })
      await page.getByText(/6[01] min left/).waitFor()
      await gantry.call('POST', `/tasks/${id}/release`)
      await page.getByRole('button', { name: 'Claim it' }).waitFor()
      await page.getByRole('button', { name: /^State/ }).click()
      await page.getByRole('menuitemradio', { name: 'Blocked' }).click()
      await waitUntil(async () => (await taskOf(id)).state === 'blocked')
      await page.getByRole('button', { name: 'Add a reviewer' }).click()
      await page.getByRole('menuitem', { name: 'Owner' }).click()
      await waitUntil(async () => (await taskOf(id)).reviewers.length === 1)
      await page.getByLabel('Add a task to wait for').fill('Comes before')
      await page.getByLabel('Add a task to wait for').press('Enter')
      await page.getByRole('link', { name: 'Comes before' }).waitFor()
      t.same((await taskOf(id)).dependsOn, [other])
      await page.getByText('History').click()
      await page.getByRole('button', { name: 'Restore' }).last().click()
      await page.getByText('Revision 1 was restored.').waitFor()
      t.same((await taskOf(id)).reviewers, [])
    })
  })

  t.test('a task with a quote in thousands of quotes is shown, and says so when it is deleted', async (t) => {
    const id = await gantry.createTask('Short-lived')
    await gantry.call('PATCH', `/tasks/${id}`, { body: { content: `${'> '.repeat(4_000)}deep inside` } })
    await visitConsole(t, browser, gantry, { path: `/tasks/${id}`, mayFail: /404/ }, async ({ page }) => {
      await untilLive(page)
      await page.getByRole('heading', { name: 'Short-lived' }).waitFor()
      await page.locator('.markdown', { hasText: 'deep inside' }).waitFor()
      await gantry.call('DELETE', `/tasks/${id}`)
      await page.getByText('This task was deleted').waitFor()
    })
  })
})
