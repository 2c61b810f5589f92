import t from 'tap'
import { checkScreen } from './support/axe.ts'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { addCredential, addUser } from './support/callers.ts'
import { untilLive, visitConsole } from './support/console.ts'
import { gantry, server } from './support/mail-sending.ts'

/** The mail of the project on the page. */

const hostile = [
  'From: "Mallory, M." <mallory@example.org>',
  'To: you@example.org',
  'Subject: <b>Look</b>',
  'Message-ID: <hostile-1@example.org>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=part',
  '',
  '--part',
  'Content-Type: text/html',
  '',
  '<p>Read me <img src="http://tracker.example.org/seen.png"><script>alert(1)</script></p>',
  '--part',
  'Content-Type: text/html; name=page.html',
  'Content-Disposition: attachment; filename=page.html',
  '',
  '<script>alert(2)</script>',
  '--part--',
  '',
].join('\r\n')

const plain = (index: number) =>
  [
    'From: Ada <ada@example.org>',
    'To: you@example.org',
    `Subject: The greeting ${index}`,
    `Message-ID: <greeting-${index}@example.org>`,
    '',
    `Could it end without the mark, number ${index}?`,
    '',
  ].join('\r\n')

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const browser = await openBrowser(t)
  const deliver = (source: string) => gantry.call('POST', '/mail/inbox', { body: { source } })

  t.test('an email appears as it comes, is read as text alone, and loads nothing of others', (t) =>
    visitConsole(t, browser, gantry, { path: '/mail' }, async ({ page }) => {
      await page.getByText('No email is here.').waitFor()
      await page.getByRole('heading', { name: 'No email yet' }).waitFor()
      await untilLive(page)
      await deliver(hostile)
      await page.getByRole('heading', { name: 'No email is open' }).waitFor()
      await page.getByRole('link', { name: /Mallory/ }).click()
      await page.getByRole('heading', { name: '<b>Look</b>' }).waitFor()
      await page.locator('.mail-text', { hasText: 'Read me' }).waitFor()
      t.equal(await page.locator('.mail-message :is(img, script, iframe)').count(), 0)
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: /page\.html/ }).click()
      t.equal((await download).suggestedFilename(), 'page.html', 'an attachment is saved, and not shown')
    }),
  )

  t.test('an email becomes a task by one key', (t) =>
    visitConsole(t, browser, gantry, { path: '/mail' }, async ({ page }) => {
      await deliver(plain(1))
      await page.getByText('The greeting 1').first().waitFor()
      await page.locator('main').focus()
      await page.keyboard.press('j')
      await page.locator('.mail-text', { hasText: 'number 1?' }).waitFor()
      await page.getByRole('button', { name: 'To a task' }).waitFor()
      await page.keyboard.press('t')
      await page.waitForURL('**/tasks/task_*')
      await page.getByRole('heading', { name: 'The greeting 1' }).waitFor()
      await page.goto(`${gantry.origin}/mail`)
      await page.locator('.mail-list li', { hasText: 'The greeting 1' }).getByText('a task').waitFor()
    }),
  )

  t.test('an email is found, put away and brought back', (t) =>
    visitConsole(t, browser, gantry, { path: '/mail' }, async ({ page }) => {
      await deliver(plain(2))
      await page.getByText('The greeting 2').first().waitFor()
      await page.locator('main').focus()
      await page.keyboard.press('/')
      await page.keyboard.type('number 2')
      await page.getByRole('link', { name: /The greeting 1/ }).waitFor({ state: 'detached' })
      await page.getByRole('link', { name: /The greeting 2/ }).click()
      await page.getByRole('button', { name: 'Done' }).waitFor()
      await page.keyboard.press('e')
      await page.getByText('Put among the read ones.').waitFor()
      t.equal((await gantry.call('GET', '/mail/read')).body.data.messages.length, 1)
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('heading', { name: 'The greeting 2' }).waitFor()
      t.equal((await gantry.call('GET', '/mail/read')).body.data.messages.length, 0)
    }),
  )

  t.test('an answer goes to who wrote, with the text before', (t) =>
    visitConsole(t, browser, gantry, { path: '/mail' }, async ({ page }) => {
      await page.getByRole('link', { name: /The greeting 2/ }).click()
      await page.getByRole('button', { name: 'Answer' }).click()
      const dialog = page.getByRole('dialog', { name: 'Answer' })
      t.equal(await dialog.getByLabel('Subject').inputValue(), 'Re: The greeting 2')
      const text = await dialog.getByLabel('Text').inputValue()
      t.match(text, '> Could it end without the mark, number 2?')
      await dialog.getByLabel('Text').fill(`It can.${text}`)
      await dialog.getByRole('button', { name: 'Send', exact: true }).click()
      await page.getByText('The email was sent.').waitFor()
      t.match((await server.has(1))[0]?.source, 'It can.')
      await page.getByRole('link', { name: /^Sent/ }).click()
      await page.getByRole('link', { name: /to Ada/ }).waitFor()
    }),
  )

  t.test('who may not read mail is told so', async (t) => {
    const viewer = await addCredential(gantry, await addUser(gantry, 'viewer'))
    await visitConsole(
      t,
      browser,
      gantry,
      { path: '/mail/inbox', token: viewer.secret, mayFail: /403/ },
      async ({ page }) => {
        await page.locator('.mail').waitFor()
        t.equal(await page.getByRole('button', { name: /To a task|Answer|New email/ }).count(), 0)
      },
    )
  })

  t.test('no rule is broken in light, in dark and at 390 px', (t) =>
    checkScreen(t, browser, gantry, {
      path: '/mail',
      shows: '.mail-list li',
      open: async (page) => {
        await page.getByRole('link', { name: /Mallory/ }).click()
        await page.locator('.mail-text').waitFor()
      },
    }),
  )
})
