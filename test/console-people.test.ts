import t from 'tap'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { addCredential, addUser } from './support/callers.ts'
import { untilLive, visitConsole } from './support/console.ts'
import { startGantry } from './support/gantry.ts'

/** Users, tokens and sessions on the page. */

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const gantry = await startGantry(t)
  const browser = await openBrowser(t)

  t.test('a user is invited by a link that is shown once, and is disabled', (t) =>
    visitConsole(t, browser, gantry, { path: '/people' }, async ({ page, context }) => {
      await untilLive(page)
      await page.getByRole('button', { name: 'Invite', exact: true }).click()
      const form = page.getByRole('dialog', { name: 'Invite' })
      await form.getByLabel('Name', { exact: true }).fill('Grace Hopper')
      await form.getByLabel('Username').fill('grace')
      await form.getByRole('button', { name: 'Make the invitation' }).click()
      const link = await page.getByRole('dialog', { name: 'Invitation' }).locator('code').textContent()
      t.match(link, /^http:.*\/sign-in#invite=inv_/)
      await page.keyboard.press('Escape')
      const row = page.locator('[data-user]', { hasText: 'Grace Hopper' })
      await row.getByText('developer', { exact: true }).waitFor()
      const other = await context.browser()?.newContext()
      const invited = await other?.newPage()
      await invited?.goto(link ?? '')
      await invited?.locator('input[type=password]').first().waitFor()
      await other?.close()
      await row.getByRole('button', { name: 'What to do with Grace Hopper' }).click()
      await page.getByRole('menuitem', { name: 'Disable' }).click()
      await row.getByText('disabled', { exact: true }).waitFor()
    }),
  )

  t.test('a token is made, works in the lines that are shown, says what it may do, and ends when revoked', (t) =>
    visitConsole(t, browser, gantry, { path: '/people', width: 390 }, async ({ page }) => {
      await untilLive(page)
      await page.getByRole('button', { name: 'New token' }).click()
      const form = page.getByRole('dialog', { name: 'New token' })
      await form.getByLabel('Name').fill('reader')
      await form.getByLabel('What it may do').selectOption('Read')
      await form.getByRole('button', { name: 'Create the token' }).click()
      const made = page.getByRole('dialog', { name: 'The new token' })
      const secret = (await made.locator('code').first().textContent()) ?? ''
      for (const name of ['curl', 'gantry', 'TypeScript', 'MCP'])
        t.match(await made.locator('.once-shown-line', { hasText: name }).locator('code').last().textContent(), secret)
      const ask = async () =>
        (await fetch(`${gantry.origin}/api/v1/tasks`, { headers: { authorization: `Bearer ${secret}` } })).status
      t.equal(await ask(), 200)
      await made.getByRole('button', { name: 'Done' }).click()
      const row = page.locator('[data-token]', { hasText: 'reader' })
      await row.locator('summary').click()
      await row
        .getByText(/read \(\d+ operations\)/)
        .first()
        .waitFor()
      t.equal(await page.evaluate('document.documentElement.scrollWidth > innerWidth'), false)
      await row.getByRole('button', { name: 'Revoke reader' }).click()
      await page.getByText('What uses this token is refused at once').waitFor()
      t.equal(await ask(), 200, 'it is asked first')
      await page.getByRole('button', { name: 'Revoke it' }).click()
      await row.waitFor({ state: 'detached' })
      t.equal(await ask(), 401)
    }),
  )

  t.test('a form whose answer is shown once stays until the answer is there', (t) =>
    visitConsole(t, browser, gantry, { path: '/people' }, async ({ page }) => {
      await untilLive(page)
      const answers = Promise.withResolvers<void>()
      await page.route('**/api/v1/identity/tokens', async (route) => {
        if (route.request().method() === 'POST') await answers.promise
        await route.continue()
      })
      await page.getByRole('button', { name: 'New token' }).click()
      const form = page.getByRole('dialog', { name: 'New token' })
      await form.getByLabel('Name').fill('slow')
      await form.getByLabel('Name').press('Enter')
      for (const key of ['Escape', 'Escape']) await page.keyboard.press(key)
      await form.getByRole('button', { name: 'Cancel' }).click()
      await form.getByText('Waiting for the answer.').waitFor()
      answers.resolve()
      await page.getByRole('dialog', { name: 'The new token slow' }).locator('code').first().waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }),
  )

  t.test('a form that was left before its answer says what was refused', (t) =>
    visitConsole(t, browser, gantry, { path: '/settings/secrets', mayFail: /400/ }, async ({ page }) => {
      await untilLive(page)
      const answers = Promise.withResolvers<void>()
      await page.route('**/api/v1/config/secrets/**', async (route) => {
        if (route.request().method() === 'PUT') await answers.promise
        await route.continue()
      })
      await page.getByRole('button', { name: 'New secret' }).click()
      const form = page.getByRole('dialog', { name: 'New secret' })
      await form.getByLabel('Name').fill('not a name')
      await form.getByLabel('Value').fill('sesame-open-1234')
      await form.getByLabel('Value').press('Enter')
      await page.keyboard.press('Escape')
      await form.waitFor({ state: 'detached' })
      answers.resolve()
      await page.locator('.toast.failure').waitFor()
    }),
  )

  t.test('another session is ended, and who may not manage people is not offered it', async (t) => {
    const userId = await addUser(gantry, 'viewer')
    const [first, second] = [await addCredential(gantry, userId), await addCredential(gantry, userId)]
    await visitConsole(t, browser, gantry, { path: '/people', token: first.secret }, async ({ page }) => {
      await page.locator(`[data-session="${second.sessionId}"]`).getByRole('button', { name: 'End' }).click()
      await page.locator(`[data-session="${second.sessionId}"]`).waitFor({ state: 'detached' })
      t.equal(await page.getByRole('button', { name: 'Invite' }).count(), 0)
      t.equal(await page.getByRole('button', { name: /What to do with/ }).count(), 0)
    })
  })
})
