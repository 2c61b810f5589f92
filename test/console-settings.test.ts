import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { mergePatchOf } from '../console/settings/merge-patch.ts'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { addCredential, addUser } from './support/callers.ts'
import { genericSecret } from './support/chat-platform.ts'
import { untilLive, visitConsole } from './support/console.ts'
import { startGantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

/** The configuration, secrets and what else is set, on the page. */

const config = '{\n  // Stays.\n  "name": "before",\n  "scripts": {"greet": "echo hello"}\n}\n'

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const gantry = await startGantry(t, { files: { 'gantry.json': config } })
  const browser = await openBrowser(t)
  const onDisk = () => readFileSync(join(gantry.project, 'gantry.json'), 'utf8')

  t.test('a key is changed by its schema, refused with the words of the service, and restored', (t) =>
    visitConsole(t, browser, gantry, { path: '/settings', mayFail: /400/ }, async ({ page }) => {
      await untilLive(page)
      await page.getByRole('button', { name: 'Change name' }).click()
      const dialog = page.getByRole('dialog', { name: 'name' })
      await dialog.getByRole('textbox', { name: 'name' }).fill('after')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await page.locator('[data-key=name]').getByText('after').waitFor()
      t.match(onDisk(), /\/\/ Stays\.\n {2}"name": "after"/)
      await page.getByRole('button', { name: 'Change scripts' }).click()
      const scripts = page.getByRole('dialog', { name: 'scripts' })
      await scripts.getByRole('textbox', { name: 'scripts' }).fill('{"greet": 3}')
      await scripts.getByRole('button', { name: 'Save' }).click()
      await scripts.getByRole('alert').waitFor()
      await page.keyboard.press('Escape')
      const first = page.locator('[data-revision]').last()
      await page.locator('[data-revision]').nth(1).waitFor()
      await page.locator('[data-revision]').first().locator('summary').click()
      await page.locator('.diff .added', { hasText: 'after' }).waitFor()
      await first.locator('summary').click()
      await first.getByRole('button', { name: 'Restore this revision' }).click()
      await page.locator('[data-key=name]').getByText('before').waitFor()
      t.equal(onDisk(), config)
    }),
  )

  t.test('a secret is written, is never shown, and is deleted', (t) =>
    visitConsole(t, browser, gantry, { path: '/settings/secrets' }, async ({ page }) => {
      await untilLive(page)
      await page.getByRole('button', { name: 'New secret' }).click()
      const dialog = page.getByRole('dialog', { name: 'New secret' })
      await dialog.getByLabel('Name').fill('API_KEY')
      await dialog.getByLabel('Value').fill('sesame-open-1234')
      t.equal(await dialog.getByLabel('Value').getAttribute('type'), 'password')
      await dialog.getByRole('button', { name: 'Set it' }).click()
      const row = page.locator('[data-secret=API_KEY]')
      await row.getByText('{secret:API_KEY}').waitFor()
      t.notMatch(await page.content(), 'sesame')
      await row.getByRole('button', { name: 'Delete API_KEY' }).click()
      await page.getByRole('button', { name: 'Delete it' }).click()
      await row.waitFor({ state: 'detached' })
    }),
  )

  t.test('a webhook is made with a secret that is shown once, and is turned off', (t) =>
    visitConsole(t, browser, gantry, { path: '/settings/webhooks' }, async ({ page }) => {
      await untilLive(page)
      await page.getByRole('button', { name: 'New webhook' }).click()
      const dialog = page.getByRole('dialog', { name: 'New webhook' })
      await dialog.getByLabel('Address').fill('https://ci.example.org/hook')
      await dialog.getByLabel('Description').fill('The build')
      await dialog.getByRole('button', { name: 'Create the webhook' }).click()
      const secret = page.getByRole('dialog', { name: 'The secret of the webhook' })
      t.match(await secret.locator('code').textContent(), /^whsec_/)
      await secret.getByRole('button', { name: 'Done' }).click()
      await page.locator('[data-webhook] summary').click()
      await page.getByText('Nothing was sent yet.').waitFor()
      await page.getByRole('button', { name: /What to do with https/ }).click()
      await page.getByRole('menuitem', { name: 'Turn off' }).click()
      await page.locator('[data-webhook]').getByText('off', { exact: true }).waitFor()
    }),
  )

  t.test('a runner is made with its token, and deleted', (t) =>
    visitConsole(t, browser, gantry, { path: '/settings/runners' }, async ({ page }) => {
      await untilLive(page)
      await page.getByRole('button', { name: 'New runner' }).click()
      const dialog = page.getByRole('dialog', { name: 'New runner' })
      await dialog.getByLabel('Name').fill('build-1')
      await dialog.getByRole('button', { name: 'Create the runner' }).click()
      await page.getByRole('dialog', { name: 'The token of the runner' }).getByRole('button', { name: 'Done' }).click()
      const row = page.locator('[data-runner]', { hasText: 'build-1' })
      await row.getByText('offline').waitFor()
      await row.getByRole('button', { name: 'What to do with build-1' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page.getByRole('button', { name: 'Delete it' }).click()
      await row.waitFor({ state: 'detached' })
    }),
  )

  t.test('an integration is tested and turned off', async (t) => {
    const body = { kind: 'generic', name: 'Bridge', settings: {}, secrets: { signingSecret: genericSecret } }
    const made = await gantry.call('POST', '/chat-integrations', { body })
    t.equal(made.status, 201)
    await visitConsole(t, browser, gantry, { path: '/settings/integrations' }, async ({ page }) => {
      const row = page.locator('[data-integration]', { hasText: 'Bridge' })
      await row.getByRole('button', { name: 'Test' }).click()
      await page.locator('.toast').waitFor()
      await row.getByRole('button', { name: 'Turn off' }).click()
      await row.getByRole('button', { name: 'Turn on' }).waitFor()
    })
  })

  t.test('every operation is found by its area and called by its form', (t) =>
    visitConsole(t, browser, gantry, { path: '/settings/operations' }, async ({ page }) => {
      await page.getByRole('region', { name: 'Tasks', exact: true }).waitFor()
      await page.keyboard.press('/')
      await page.keyboard.type('create a task.')
      await page.locator('.settings-operation', { hasText: 'tasks create' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('title').fill('Made by its form')
      await dialog.getByRole('button', { name: 'Send' }).click()
      await dialog.getByLabel('Answer').waitFor()
      await waitUntil(
        async () => (await gantry.call('GET', '/tasks')).body.data.tasks.length === 1,
        'the task is there',
      )
    }),
  )

  t.test('what a session may not do is not offered', async (t) => {
    const viewer = await addCredential(gantry, await addUser(gantry, 'viewer'))
    await visitConsole(t, browser, gantry, { path: '/settings', token: viewer.secret }, async ({ page }) => {
      await page.locator('[data-key=name]').waitFor()
      t.equal(await page.getByRole('button', { name: /^Change|Restore/ }).count(), 0)
      t.same(await page.locator('.tabs a').allTextContents(), ['Project', 'Secrets', 'Limits', 'Operations'])
      await page.getByRole('link', { name: 'Operations' }).click()
      const operation = page.locator('.settings-operation', { hasText: 'tasks create' }).first()
      t.equal(await operation.isDisabled(), true)
    })
  })
})

t.test('a merge patch has what differs, and nothing else', async (t) => {
  t.same(mergePatchOf({ a: 1, b: { c: '[redacted]', d: 2 } }, { a: 1, b: { c: '[redacted]', d: 3 } }), { b: { d: 3 } })
  t.same(mergePatchOf({ a: 1, b: 2 }, { b: 2 }), { a: null })
  t.equal(mergePatchOf({ a: [1] }, { a: [1] }), undefined)
  t.same(mergePatchOf({ a: [1] }, { a: [1, 2] }), { a: [1, 2] })
  t.equal(mergePatchOf('one', 'two'), 'two')
  t.same(mergePatchOf({ a: 1 }, { a: 1, b: { c: 2 } }), { b: { c: 2 } })
})
