import t from 'tap'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { visitConsole } from './support/console.ts'
import { startGantry } from './support/gantry.ts'
import { attacks, markdownAttacks, script } from './support/hostile-text.ts'

/** Text of others, in every field that the console shows: none of it runs, and none of it asks another server. */

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const gantry = await startGantry(t)
  const browser = await openBrowser(t)
  const hostile = attacks.join(' ')
  const markdown = markdownAttacks.join('\n\n')
  const { call } = gantry
  const task = { title: hostile.slice(0, 190), content: markdown, tags: attacks.map((attack) => attack.slice(0, 40)) }
  const { id } = (await call('POST', '/tasks', { body: task })).body.data
  const step = {
    description: hostile.slice(0, 190),
    command: 'cat attacks.html',
    expectedOutcome: `output is: ${attacks[0]}`,
  }
  await call('POST', '/files/write', { body: { path: 'attacks.html', content: hostile } })
  await call('POST', `/tasks/${id}/plan-steps`, { body: step })
  const { job } = (await call('POST', `/tasks/${id}/plan-steps/execute`, { body: {} })).body.data
  await call('POST', `/tasks/${id}/comments`, { body: { content: markdown } })
  await call('PUT', `/tasks/${id}/changes`, {
    body: { changes: [{ path: '<img src=x onerror=alert(1)>.html', content: hostile }] },
  })
  await call('PUT', `/tasks/${id}/reviewers`, { body: { reviewers: [attacks[1], 'user_owner'] } })
  await call('PATCH', '/user', { body: { name: '<img src=x onerror=isAttacked=true>' } })
  for (const state of ['in_progress', 'in_review']) await call('POST', `/tasks/${id}/transition`, { body: { state } })
  await call('POST', `/tasks/${id}/reviews`, { body: { verdict: 'commented', content: markdown } })
  const places: Readonly<Record<string, string>> = {
    '/tasks': '[data-task]',
    '/tasks?view=list': '[data-task]',
    [`/tasks?q=${encodeURIComponent(attacks[1] ?? '')}`]: '.column',
    [`/tasks/${id}`]: '.check.failed',
    [`/tasks/${id}/review`]: '.diff',
    '/now': '.waiting-item',
    '/terminals': '.row',
    '/jobs': '.job-row',
    [`/jobs/${job.id}`]: '.log-line',
    '/activity': '.event-group',
  }

  t.test('stored text runs no script, asks no other server, and is shown as it is', (t) =>
    visitConsole(t, browser, gantry, {}, async ({ page }) => {
      t.match(job.id, /^job_/)
      for (const [path, shows] of Object.entries(places)) {
        await page.goto(gantry.origin + path)
        await page.locator(shows).first().waitFor()
        // Whatever can be pressed in the text of others is pressed.
        for (const link of await page.locator('.markdown a').all())
          t.match(
            await link.getAttribute('href'),
            /^https:\/\/evil\.example\/ref$/,
            'only addresses of pages are links',
          )
        t.equal(await page.evaluate('globalThis.isAttacked'), undefined, path)
        t.equal(
          await page.evaluate("document.querySelectorAll('iframe, script:not([src]), img, style').length"),
          0,
          path,
        )
      }
      await page.goto(`${gantry.origin}/tasks/${id}`)
      await page.locator('.markdown').first().getByText('<script>').first().waitFor()
    }),
  )

  t.test('text in the address is no code either', (t) =>
    visitConsole(
      t,
      browser,
      gantry,
      { path: `/tasks/${encodeURIComponent(`task_<img src=x onerror=${script}>`)}`, mayFail: /40[04]/ },
      async ({ page }) => {
        await page.getByRole('alert').waitFor()
        t.equal(await page.evaluate('globalThis.isAttacked'), undefined)
      },
    ),
  )

  t.test('no page of another origin shows the console in a frame, and nothing is stored', async (t) => {
    await visitConsole(t, browser, gantry, { mayFail: /TrustedHTML/ }, async ({ page }) => {
      await page.locator('[data-task]').first().waitFor()
      t.same(await page.evaluate('[localStorage.length, sessionStorage.length, document.cookie]'), [0, 0, ''])
      const policy = (await page.request.get(`${gantry.origin}/tasks`)).headers()['content-security-policy']
      t.match(policy, /frame-ancestors 'none'/)
      const refused: string = await page.evaluate(
        "try { document.body.innerHTML = '<b>x</b>'; 'done' } catch (error) { error.name }",
      )
      t.equal(refused, 'TypeError', 'the policy takes no text as HTML')
    })
  })
})
