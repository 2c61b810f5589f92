import t from 'tap'
import type { WebSocketRoute } from 'playwright-core'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { addCaller } from './support/callers.ts'
import { untilLive, visitConsole } from './support/console.ts'
import { startGantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

/** What a person decides: reviews by lines, and what waits. */

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const gantry = await startGantry(t, { files: { 'gantry.json': '{"scripts":{"greet":"echo hello"}}' } })
  const browser = await openBrowser(t)
  const agent = await addCaller(gantry, 'agent')
  const propose = async (title: string) => {
    const id = await gantry.createTask(title)
    const changes = [
      {
        path: 'src/one.ts',
        content: Array.from({ length: 40 }, (_, line) => `const line${line} = ${line}`).join('\n'),
      },
      { path: 'docs/two.md', content: '# Two\n' },
    ]
    await agent.call('PUT', `/tasks/${id}/changes`, { body: { changes } })
    for (const state of ['in_progress', 'in_review'])
      await gantry.call('POST', `/tasks/${id}/transition`, { body: { state } })
    await gantry.call('PUT', `/tasks/${id}/reviewers`, { body: { reviewers: ['user_owner'] } })
    return id
  }

  t.test('a review by lines is collected, and sent with its verdict', async (t) => {
    const id = await propose('Reviewed by lines')
    await visitConsole(t, browser, gantry, { path: `/tasks/${id}` }, async ({ page }) => {
      await page.getByRole('link', { name: 'Review', exact: true }).waitFor()
      await page.keyboard.press('v')
      await page.waitForURL('**/review')
      await page.getByRole('navigation', { name: 'Changed files' }).getByText('one.ts').waitFor()
      await page.getByRole('button', { name: 'Comment on line 3', exact: true }).click()
      await page.getByRole('textbox', { name: 'Comment on line 3' }).fill('Why *three*?')
      await page.getByRole('button', { name: 'Add to the review' }).click()
      await page.getByText('one comment not sent yet').waitFor()
      t.equal(
        (await gantry.call('GET', `/tasks/${id}/comments`)).body.data.comments.length,
        0,
        'nothing is sent before the verdict',
      )
      await page.getByLabel('Summary of the review').fill('Nearly.')
      await page.getByLabel('Ask for changes').check()
      await page.getByRole('button', { name: 'Send the review' }).click()
      await page.getByText('The review was sent.').waitFor()
      const [comment] = (await gantry.call('GET', `/tasks/${id}/comments`)).body.data.comments
      t.match(comment, {
        content: 'Why *three*?',
        anchor: { path: 'src/one.ts', side: 'after', line: 3, isOutdated: false },
      })
      t.match((await gantry.call('GET', `/tasks/${id}/reviews`)).body.data.reviews, [
        { verdict: 'changes_requested', content: 'Nearly.' },
      ])
      await page.locator('.note-row em', { hasText: 'three' }).waitFor()
    })
  })

  t.test(
    'n and p go through the changes, s shows them side by side, and a viewed file folds until it changes',
    async (t) => {
      const id = await propose('Walked through')
      await visitConsole(t, browser, gantry, { path: `/tasks/${id}/review` }, async ({ page }) => {
        await untilLive(page)
        await page.getByText('const line39 = 39').waitFor()
        await page.keyboard.press('n')
        await waitUntil(async () => Number(await page.evaluate('scrollY')) > 100)
        await page.keyboard.press('p')
        await waitUntil(async () => Number(await page.evaluate('scrollY')) < 100)
        await page.keyboard.press('s')
        await page.locator('table.diff.split').first().waitFor()
        await page.getByLabel('Viewed').first().check()
        await page.getByText('const line39 = 39').waitFor({ state: 'detached' })
        await page.getByText('1 of 2 viewed').waitFor()
        await agent.call('PUT', `/tasks/${id}/changes`, {
          body: { changes: [{ path: 'src/one.ts', content: 'changed again\n' }] },
        })
        await page.getByText('changed again').waitFor()
        await page.getByText('0 of 1 viewed').waitFor()
      })
    },
  )

  t.test('the name of a file stands in one line on a phone, whatever is said about the file', async (t) => {
    const id = await propose('Read on a phone')
    await visitConsole(t, browser, gantry, { path: `/tasks/${id}/review`, width: 390 }, async ({ page }) => {
      const name = page.locator('.file-head .file-path').first()
      await name.waitFor()
      const { width = 0 } = (await name.boundingBox()) ?? {}
      t.ok(width > 390 / 2)
    })
  })

  t.test('what waits is listed with what it is about, and is decided on a phone', (t) =>
    visitConsole(t, browser, gantry, { path: '/now', width: 390 }, async ({ page }) => {
      await page
        .locator('dl div', { hasText: 'gantry.json scripts.greet' })
        .getByText('echo hello', { exact: true })
        .waitFor()
      await page.getByRole('button', { name: 'Approve', exact: true }).click()
      await page.getByText('Approved.').waitFor()
      t.equal((await gantry.call('GET', '/config/approvals')).body.data.approval.approved, true)
      await page.getByText('scripts.greet').waitFor({ state: 'detached' })
      await page.getByRole('link', { name: 'Review', exact: true }).first().click()
      await page.waitForURL('**/review')
    }),
  )

  t.test('changes are applied from the task', async (t) => {
    const id = await propose('Applied')
    await visitConsole(t, browser, gantry, { path: `/tasks/${id}` }, async ({ page }) => {
      await page.getByRole('button', { name: 'Apply', exact: true }).click()
      await page.getByText('2 files were written.').waitFor()
      t.equal((await gantry.call('GET', '/files/content?path=docs/two.md')).body.data.file.content, '# Two\n')
    })
  })

  t.test('a terminal is opened beside its task, typed into, and ended', async (t) => {
    const id = await gantry.createTask('Shells')
    await visitConsole(t, browser, gantry, { path: `/terminals/${id}` }, async ({ page }) => {
      await page.getByRole('button', { name: 'Open a terminal' }).click()
      await page.getByRole('status').getByText('Running').waitFor()
      await page.keyboard.type('echo typed$((1 + 1))here\r')
      await waitUntil(async () => (await page.locator('.xterm-accessibility').innerText()).includes('typed2here'))
      await page.getByRole('button', { name: 'Fit to this window' }).click()
      await page.getByText('holds the size').waitFor()
      await page.getByRole('button', { name: 'End', exact: true }).click()
      await page.getByText('Ended by signal').waitFor()
      await page
        .getByRole('navigation', { name: 'Terminals of the task' })
        .getByRole('link')
        .waitFor({ state: 'detached' })
      // The list has it no longer: what it printed and how it ended can still be read.
      t.match(await page.locator('.terminal-bar').getByRole('status').innerText(), /Ended by signal/)
      t.match(await page.locator('.xterm-accessibility').innerText(), 'typed2here')
    })
  })

  t.test('a terminal that ends while its page has no connection is said to have ended', async (t) => {
    const id = await gantry.createTask('Shells without a network')
    const sessions = `/terminal/${id}/sessions`
    const { session } = (await gantry.call('POST', sessions, { body: { command: ['cat'] } })).body.data
    await visitConsole(t, browser, gantry, {}, async ({ page }) => {
      const sockets: WebSocketRoute[] = []
      let isThere = true
      await page.routeWebSocket(/\/connect\?/, (socket) => {
        if (!isThere) return void socket.close({ code: 3001 })
        socket.connectToServer()
        sockets.push(socket)
      })
      await page.goto(`${gantry.origin}/terminals/${id}/${session.id}`)
      const status = page.locator('.terminal-bar').getByRole('status')
      await status.getByText('Running').waitFor()
      isThere = false
      for (const socket of sockets) await socket.close({ code: 3001 })
      await status.getByText('Not connected since').waitFor()
      t.equal((await gantry.call('DELETE', `${sessions}/${session.id}`)).status, 200)
      await status.getByText('Ended', { exact: true }).waitFor()
      t.equal(await page.getByRole('button', { name: 'End', exact: true }).count(), 0)
    })
  })
})
