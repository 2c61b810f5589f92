import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import sharp from 'sharp'
import { checkScreen } from './support/axe.ts'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { addCredential, addUser } from './support/callers.ts'
import { untilLive, visitConsole } from './support/console.ts'
import { startGantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

/** The files of the project and the uploaded ones on the page. */

const files = {
  'src/main.ts': "export const greeting = '<b>Hello</b>'\n// A comment.\n",
  'src/long.txt': Array.from({ length: 500 }, (_, line) => `text ${line}\n`).join(''),
  'docs/read.md': '# Guide\n\nText with `code` and <script>none</script>.\n',
  'picture.png': '',
}

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const gantry = await startGantry(t, { files })
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a6e4f' } })
    .png()
    .toBuffer()
  writeFileSync(join(gantry.project, 'picture.png'), picture)
  const browser = await openBrowser(t)

  t.test('the tree opens a file with its colours, a page and a picture', (t) =>
    visitConsole(t, browser, gantry, { path: '/files' }, async ({ page }) => {
      await page.getByRole('heading', { name: 'No file is open' }).waitFor()
      await page.getByRole('button', { name: 'src' }).click()
      await page.getByRole('link', { name: 'main.ts' }).click()
      await page.locator('.code-keyword', { hasText: 'export' }).waitFor()
      t.equal(await page.locator('.code-string').textContent(), "'<b>Hello</b>'")
      await page.getByRole('button', { name: 'docs' }).click()
      await page.locator('main').focus()
      await page.getByRole('link', { name: 'read.md' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Guide' }).waitFor()
      await page.getByText('<script>none</script>').waitFor()
      await page.getByRole('button', { name: 'Text', exact: true }).click()
      await page.locator('.code-title').waitFor()
      await page.getByRole('link', { name: 'picture.png' }).click()
      await waitUntil(
        () => page.evaluate("document.querySelector('.file-picture')?.naturalWidth === 40"),
        'the picture is drawn',
      )
    }),
  )

  t.test('a search leads to the line, which is in view', (t) =>
    visitConsole(t, browser, gantry, { path: '/files' }, async ({ page }) => {
      await page.getByRole('link', { name: 'picture.png' }).waitFor()
      await page.keyboard.press('/')
      await page.keyboard.type('TEXT 442')
      await page.getByRole('link', { name: 'text 442' }).click()
      await page.locator('.code-line-row.current', { hasText: 'text 442' }).waitFor()
      const isSeen =
        "(e => { const r = e.getBoundingClientRect(); return r.top > 0 && r.bottom < innerHeight })(document.querySelector('.code-line-row.current'))"
      await waitUntil(() => page.evaluate(isSeen), 'the line is in view')
    }),
  )

  t.test('an edit that another one came before is shown beside it, and is saved over it only then', (t) =>
    visitConsole(t, browser, gantry, { path: '/files?path=src%2Fmain.ts', mayFail: /412/ }, async ({ page }) => {
      await page.locator('.code-keyword').first().waitFor()
      await untilLive(page)
      await page.locator('main').focus()
      await page.keyboard.press('e')
      const field = page.getByLabel('The text of src/main.ts')
      await field.fill('mine\n')
      await gantry.call('POST', '/files/write', { body: { path: 'src/main.ts', content: 'theirs\n' } })
      await page.getByText('The file has changed since you began.').waitFor()
      await page.keyboard.press('Control+s')
      const conflict = page.getByRole('alert', { name: 'Two edits' })
      await conflict.getByText('theirs', { exact: true }).waitFor()
      t.equal(readFileSync(join(gantry.project, 'src/main.ts'), 'utf8'), 'theirs\n')
      await page.getByRole('button', { name: 'Save my text over it' }).click()
      await page.locator('.code', { hasText: 'mine' }).waitFor()
      t.equal(readFileSync(join(gantry.project, 'src/main.ts'), 'utf8'), 'mine\n')
    }),
  )

  t.test('a file is made, renamed, deleted, and comes back', (t) =>
    visitConsole(t, browser, gantry, { path: '/files' }, async ({ page }) => {
      await page.getByRole('button', { name: 'New file' }).click()
      await page.getByRole('dialog').getByLabel('Path').fill('notes/one.txt')
      await page.getByRole('button', { name: 'Create the file' }).click()
      await page.getByLabel('The text of notes/one.txt').fill('one\n')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.locator('.code', { hasText: 'one' }).waitFor()
      await page.getByRole('button', { name: 'What to do with notes/one.txt' }).click()
      await page.getByRole('menuitem', { name: 'Move or rename' }).click()
      await page.getByRole('dialog').getByLabel('New path').fill('notes/two.txt')
      await page.getByRole('button', { name: 'Move it' }).click()
      await page.getByRole('button', { name: 'What to do with notes/two.txt' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page.getByText('notes/two.txt was deleted.').waitFor()
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.locator('.code', { hasText: 'one' }).waitFor()
      t.equal(readFileSync(join(gantry.project, 'notes/two.txt'), 'utf8'), 'one\n')
      writeFileSync(join(gantry.project, 'notes/two.txt'), 'by a program\n')
      await page.evaluate("dispatchEvent(new Event('focus'))")
      await page.locator('.code', { hasText: 'by a program' }).waitFor()
    }),
  )

  t.test('a file is dropped, shown small, described, linked without a sign-in, and deleted', (t) =>
    visitConsole(t, browser, gantry, { path: '/files?view=uploads' }, async ({ page }) => {
      await page.getByRole('heading', { name: 'Nothing was uploaded' }).waitFor()
      const dropped = await page.evaluateHandle(
        `(() => { const data = new DataTransfer(); data.items.add(new File([Uint8Array.fromBase64('${picture.toString('base64')}')], 'green.png', { type: 'image/png' })); return data })()`,
      )
      await page.locator('.uploads').dispatchEvent('drop', { dataTransfer: dropped })
      const card = page.locator('[data-upload="green.png"]')
      await card.locator('img').waitFor()
      await waitUntil(
        () => page.evaluate("document.querySelector('.upload-picture img').naturalWidth > 0"),
        'the thumbnail is drawn',
      )
      const menu = card.getByRole('button', { name: 'What to do with green.png' })
      await menu.click()
      await page.getByRole('menuitem', { name: 'Describe' }).click()
      await page.getByRole('dialog').getByLabel('Description').fill('All of it is green.')
      await page.getByRole('button', { name: 'Save' }).click()
      await card.getByText('All of it is green.').waitFor()
      await menu.click()
      await page.getByRole('menuitem', { name: 'Make a link' }).click()
      await page.getByRole('button', { name: 'Make the link' }).click()
      const link = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
      t.same(Buffer.from(await (await fetch(link)).arrayBuffer()), picture)
      await page.keyboard.press('Escape')
      await menu.click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page.getByRole('button', { name: 'Delete it' }).click()
      await card.waitFor({ state: 'detached' })
      t.equal((await fetch(link)).status, 404)
    }),
  )

  t.test('who may only read is offered no action', async (t) => {
    const body = { name: 'reader', scopes: ['files:read', 'resources:read', 'identity:read', 'events:read'] }
    const { secret } = (await gantry.call('POST', '/identity/tokens', { body })).body.data
    const path = '/files?path=src%2Flong.txt'
    await visitConsole(t, browser, gantry, { path, token: secret, width: 390 }, async ({ page }) => {
      await page.locator('.code').waitFor()
      t.equal(await page.getByRole('button', { name: /Edit|New file|What to do/ }).count(), 0)
      await page.getByRole('link', { name: 'Uploads' }).click()
      await page.getByRole('heading', { name: 'Nothing was uploaded' }).waitFor()
      t.equal(await page.getByRole('button', { name: 'Upload files' }).count(), 0)
    })
    const viewer = await addCredential(gantry, await addUser(gantry, 'viewer'))
    await visitConsole(t, browser, gantry, { path: '/files', token: viewer.secret }, async ({ page }) => {
      await page.getByRole('heading', { name: 'Nothing was uploaded' }).waitFor()
      t.equal(await page.getByRole('link', { name: 'Project' }).count(), 0)
    })
  })

  t.test('no rule is broken in light, in dark and at 390 px', async (t) => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(picture)]), 'green.png')
    const authorization = `Bearer ${gantry.token}`
    await fetch(`${gantry.origin}/api/v1/resources`, { method: 'POST', headers: { authorization }, body: form })
    for (const [path, shows] of [
      ['/files?path=src%2Flong.txt', '.code'],
      ['/files?path=docs%2Fread.md', '.markdown'],
      ['/files?view=uploads', '.upload-card'],
    ] as const)
      await t.test(path, (t) => checkScreen(t, browser, gantry, { path, shows }))
  })
})
