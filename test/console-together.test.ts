import t from 'tap'
import type { Page } from 'playwright-core'
import type { Test } from 'tap'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { addCaller } from './support/callers.ts'
import { taskOf, untilLive, visitConsole } from './support/console.ts'
import { startGantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

/** Two people and an agent on the same things at once: what one does is in the window of the other. */

const mail = [
  'From: Ada <ada@example.org>',
  'To: you@example.org',
  'Subject: The greeting is too loud',
  'Message-ID: <greeting-1@example.org>',
  '',
  'Could it end without the mark?',
  '',
].join('\r\n')

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const gantry = await startGantry(t, { args: ['--unsafe-commands'] })
  const browser = await openBrowser(t)
  const [grace, agent] = [await addCaller(gantry, 'maintainer'), await addCaller(gantry, 'agent')]
  const together = (
    t: Test,
    path: string,
    act: (own: Page, other: Page) => Promise<void>,
    { width = 1280, mayFail = /412/ }: { readonly width?: number; readonly mayFail?: RegExp } = {},
  ) =>
    visitConsole(t, browser, gantry, { path, mayFail }, ({ page: own }) =>
      visitConsole(t, browser, gantry, { path, token: grace.secret, width, mayFail }, async ({ page: other }) => {
        await untilLive(own)
        await untilLive(other)
        await act(own, other)
      }),
    )

  t.test(
    'a change of an agent is sent back with a comment on a line, mended, and approved by the other one',
    async (t) => {
      const id = await gantry.createTask('Greet by name')
      const propose = (content: string) =>
        agent.call('PUT', `/tasks/${id}/changes`, { body: { changes: [{ path: 'greet.sh', content }] } })
      await agent.call('POST', `/tasks/${id}/claim`)
      await propose('echo "Hello"\n')
      await agent.call('POST', `/tasks/${id}/transition`, { body: { state: 'in_review' } })
      await together(t, `/tasks/${id}/review`, async (own, other) => {
        await own.getByRole('button', { name: 'Comment on line 1', exact: true }).click()
        await own.getByRole('textbox', { name: 'Comment on line 1' }).fill('Whom does it greet?')
        await own.getByRole('button', { name: 'Add to the review' }).click()
        await own.getByLabel('Ask for changes').check()
        await own.getByRole('button', { name: 'Send the review' }).click()
        await other.locator('.note-row', { hasText: 'Whom does it greet?' }).waitFor()
        const [comment] = (await agent.call('GET', `/tasks/${id}/comments`)).body.data.comments
        t.match(comment, { anchor: { path: 'greet.sh', line: 1 } }, 'the agent reads where it is')
        await propose('echo "Hello, $1"\n')
        await own.getByText('echo "Hello, $1"').waitFor()
        await other.getByText('echo "Hello, $1"').waitFor()
        await other.getByLabel('Approve').check()
        await other.getByRole('button', { name: 'Send the review' }).click()
        await own.goto(`${gantry.origin}/tasks/${id}`)
        await own.locator('.verdict-entry.good').waitFor()
        await own.locator('.verdict-entry.bad').waitFor()
      })
    },
  )

  t.test('a conflict of two edits is resolved, while an agent comments', async (t) => {
    const id = await gantry.createTask('Edited by two')
    await together(t, `/tasks/${id}`, async (own, other) => {
      for (const [page, text] of [
        [own, 'Text of the owner.'],
        [other, 'Text of Grace.'],
      ] as const) {
        await page.getByRole('button', { name: 'Edit' }).click()
        await page.getByLabel('Description').fill(text)
      }
      await agent.call('POST', `/tasks/${id}/comments`, { body: { content: 'I look at it too.' } })
      for (const page of [own, other]) await page.getByText('I look at it too.').waitFor()
      t.equal(await other.getByLabel('Description').inputValue(), 'Text of Grace.', 'what is being written stays')
      await other.getByRole('button', { name: 'Save', exact: true }).click()
      await other.locator('.markdown', { hasText: 'Text of Grace.' }).waitFor()
      await own.getByRole('button', { name: 'Save', exact: true }).click()
      const conflict = own.getByRole('alert', { name: 'Two edits' })
      await conflict.getByText('Text of Grace.').waitFor()
      await conflict.getByText('Text of the owner.').waitFor()
      await own.getByRole('button', { name: 'Save my text over it' }).click()
      await other.locator('.markdown', { hasText: 'Text of the owner.' }).waitFor()
    })
  })

  t.test('a shell of an agent is watched in two windows, and taken over', async (t) => {
    const id = await gantry.createTask('Shells')
    const made = await grace.call('POST', '/identity/tokens', { body: { name: 'Agent', preset: 'agent' } })
    const headers = { authorization: `Bearer ${made.body.data.secret}` }
    const sessions = `/terminal/${id}/sessions`
    const opened = await gantry.call('POST', sessions, { body: { command: ['sh'], isShared: true }, headers })
    const { session } = opened.body.data
    const type = (data: string) => gantry.call('POST', `${sessions}/${session.id}/input`, { body: { data }, headers })
    const shows = (page: Page, text: string) =>
      waitUntil(async () => (await page.locator('.xterm-accessibility').innerText()).includes(text))
    await together(t, `/terminals/${id}/${session.id}`, async (own, other) => {
      for (const page of [own, other]) await page.getByText('2 viewers').waitFor()
      await other.getByRole('button', { name: 'Shared' }).waitFor()
      t.equal(await own.getByRole('button', { name: 'Shared' }).count(), 0, 'it is not theirs to share')
      await type('echo agent$((20 + 1))\n')
      for (const page of [own, other]) await shows(page, 'agent21')
      await other.getByRole('button', { name: 'Fit to this window' }).click()
      await own.getByText('The maintainer holds the size').waitFor()
      await other.keyboard.type('echo person$((20 + 2))\r')
      for (const page of [own, other]) await shows(page, 'person22')
      await own.getByRole('button', { name: 'Fit to this window' }).click()
      await other.getByText('Owner holds the size').waitFor()
      await own.getByRole('button', { name: 'End', exact: true }).click()
      for (const page of [own, other]) {
        await page.getByText('Ended by signal').waitFor()
        await page.getByRole('button', { name: 'End', exact: true }).waitFor({ state: 'detached' })
      }
    })
  })

  t.test('that a terminal is shared, and is not, is seen in the windows of its user and of others', async (t) => {
    const id = await gantry.createTask('Shared and not')
    const sessions = `/terminal/${id}/sessions`
    const { session } = (await gantry.call('POST', sessions, { body: { command: ['sh'] } })).body.data
    const path = `/terminals/${id}/${session.id}`
    await together(t, path, async (own, other) => {
      const second = await own.context().newPage()
      await second.goto(gantry.origin + path)
      await untilLive(second)
      await other.getByText('Not shared with you').waitFor()
      await second.getByRole('button', { name: 'Share', exact: true }).waitFor()
      await own.getByRole('button', { name: 'Share', exact: true }).click()
      await second.getByRole('button', { name: 'Shared', exact: true }).waitFor()
      await other.getByText('3 viewers').waitFor()
      await other.getByRole('button', { name: 'Fit to this window' }).click()
      await own.getByText('The maintainer holds the size').waitFor()
      await other.keyboard.type('echo both$((20 + 3))\r')
      for (const [name, page] of Object.entries({ other, second, own }))
        await waitUntil(
          async () => (await page.locator('.xterm-accessibility').innerText()).includes('both23'),
          `the window ${name} shows it`,
        )
      await second.getByRole('button', { name: 'Shared', exact: true }).click()
      await other.getByText('Not shared with you').waitFor()
      await own.getByRole('button', { name: 'Share', exact: true }).click()
      await other.getByText('3 viewers').waitFor()
    })
  })

  t.test('an email becomes a task, which appears on the phone of the other one, and an agent claims it', async (t) => {
    await gantry.call('POST', '/mail/inbox', { body: { source: mail } })
    await together(
      t,
      '/tasks',
      async (own, other) => {
        await own.getByRole('link', { name: 'Mail' }).click()
        await own.getByText('The greeting is too loud').first().click()
        await own.locator('.mail-text').waitFor()
        await own.getByRole('button', { name: 'To a task' }).click()
        await own.getByRole('heading', { name: 'The greeting is too loud' }).waitFor()
        await taskOf(other, 'The greeting is too loud').waitFor()
        const id = new URL(own.url()).pathname.split('/').at(-1)
        await agent.call('POST', `/tasks/${id}/claim`)
        await own.getByText(/min left/).waitFor()
        await own.getByText('The agent').waitFor()
        await other.getByRole('region', { name: 'In progress' }).getByText('The greeting is too loud').waitFor()
      },
      { width: 390 },
    )
  })

  t.test('what an agent writes down is found by both', async (t) => {
    await together(t, '/library', async (own, other) => {
      await agent.call('POST', '/knowledge', { body: { title: 'Tone', content: 'Greetings end quietly.' } })
      for (const page of [own, other]) {
        await page.getByLabel('Ask the knowledge').fill('quietly')
        await page.locator('.shelf-snippet mark', { hasText: 'quietly' }).waitFor()
      }
    })
  })

  t.test('whose token is revoked is out', async (t) => {
    const { token, secret } = (
      await gantry.call('POST', '/identity/tokens', { body: { name: 'phone', preset: 'full' } })
    ).body.data
    await visitConsole(t, browser, gantry, { path: '/people' }, ({ page: own }) =>
      visitConsole(t, browser, gantry, { token: secret, mayFail: /401/ }, async ({ page: phone }) => {
        await untilLive(phone)
        await own.locator(`[data-token="${token.id}"]`).getByRole('button', { name: 'Revoke phone' }).click()
        await own.getByRole('button', { name: 'Revoke it' }).click()
        const revokedAt = performance.now()
        await phone.waitForURL('**/sign-in#next=%2Ftasks')
        t.comment(`out after ${(performance.now() - revokedAt).toFixed(0)} ms`)
        const headers = { authorization: `Bearer ${secret}` }
        t.equal((await gantry.call('GET', '/tasks', { headers })).status, 401)
        await own.locator(`[data-token="${token.id}"]`).waitFor({ state: 'detached' })
      }),
    )
  })
})
