import t from 'tap'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { addCredential, addUser } from './support/callers.ts'
import { untilLive, visitConsole } from './support/console.ts'
import { approveCommands, startGantry } from './support/gantry.ts'
import { untilState } from './support/jobs.ts'
import { waitUntil } from './support/wait.ts'

/** Jobs, their logs, and schedules on the page. */

const scripts = {
  greet: 'echo Hello',
  colours: `i=0; while [ $i -lt 10000 ]; do echo "line $i"; i=$((i+1)); done; printf '\\033[31mError: no such thing\\033[0m\\n<b>bold</b>\\n'; printf 'done, and no end'; exit 3`,
  wait: 'echo begun; exec sleep 1000',
}

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const gantry = await startGantry(t, { files: { 'gantry.json': JSON.stringify({ scripts }) } })
  await approveCommands(gantry)
  const browser = await openBrowser(t)
  const run = async (name: string): Promise<string> =>
    (await gantry.call('POST', `/config/scripts/${name}/run`, { body: {} })).body.data.job.id

  t.test('jobs appear as they run, and are listed by state and kind', (t) =>
    visitConsole(t, browser, gantry, { path: '/jobs' }, async ({ page }) => {
      await page.getByRole('heading', { name: 'Nothing has run yet' }).waitFor()
      await untilLive(page)
      await untilState(gantry, await run('greet'), 'succeeded')
      await page.locator('.job-row', { hasText: 'succeeded' }).waitFor()
      await page.getByLabel('State').selectOption('failed')
      await page.getByText('No job is like that.').waitFor()
      t.match(page.url(), /\?state=failed$/)
      await page.getByLabel('State').selectOption('')
      await page.getByLabel('Kind').selectOption('run_script')
      await page.locator('.job-row').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('main').focus()
      await page.keyboard.press('j')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/jobs/job_*')
      await page.locator('.log-line', { hasText: 'Hello' }).waitFor()
    }),
  )

  t.test('a log of 10,000 lines has its colours, is searched, and leads to the failure', async (t) => {
    const jobId = await run('colours')
    await untilState(gantry, jobId, 'failed')
    await visitConsole(t, browser, gantry, { path: `/jobs/${jobId}` }, async ({ page }) => {
      await page.locator('.log-line', { hasText: '<b>bold</b>' }).waitFor()
      // Far from the view, a hundred lines are one text, which is found and copied as they are.
      t.ok((await page.locator('.log-line').count()) < 1_000, 'few lines are drawn as such')
      const isAll = "document.querySelector('.log-lines').textContent.match(/line [0-9]/g).length === 10000"
      t.equal(await page.evaluate(isAll), true, 'all lines are in the page')
      await page.evaluate("getSelection().selectAllChildren(document.querySelector('.log-lines'))")
      t.match(
        await page.evaluate('getSelection().toString()'),
        /^line 0\nline 1\n[^]*\nline 5000\n[^]*\ndone, and no end$/,
      )
      await page.evaluate('getSelection().removeAllRanges()')
      await page.getByRole('button', { name: 'Copy all' }).click()
      await page.getByText('Copied.').waitFor()
      const copied = (await page.evaluate('navigator.clipboard.readText()')) as string
      t.same([copied.split('\n').length, copied.split('\n')[5_000]], [10_003, 'line 5000'])
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download' }).click()
      t.equal((await saving).suggestedFilename(), `${jobId}.log`)
      t.equal(await page.locator('.log-line .ansi-1').textContent(), 'Error: no such thing')
      const lines = page.locator('.log-lines')
      await waitUntil(
        () =>
          page.evaluate(
            "(e => e.scrollHeight - e.scrollTop - e.clientHeight < 30)(document.querySelector('.log-lines'))",
          ),
        'the log is shown from its end',
      )
      const search = page.getByLabel('Search in the log')
      await page.locator('main').focus()
      await page.keyboard.press('Control+f')
      t.ok(await search.evaluate((field) => field.matches(':focus')), 'the page searches, and not the browser')
      // Far from the view, and in the last line, which no line break ends.
      for (const [words, found] of [
        ['line 5000', 'line 5000'],
        ['and no end', 'done, and no end'],
      ] as const) {
        await search.fill(words)
        await page.getByText('of 1 lines').waitFor()
        await page.keyboard.press('Enter')
        await lines.locator('.log-line.current', { hasText: found }).waitFor()
        await waitUntil(
          () =>
            page.evaluate(
              "(e => { const r = e.getBoundingClientRect(); return r.top > 0 && r.bottom < innerHeight })(document.querySelector('.log-line.current'))",
            ),
          `${found} is in view`,
        )
      }
      await page.locator('main').focus()
      await page.keyboard.press('/')
      await page.keyboard.type('LINE 77')
      await page.getByText('of 111 lines').waitFor()
      await page.keyboard.press('Shift+Enter')
      await lines.locator('.log-line.current', { hasText: 'line 7799' }).waitFor()
      await page.getByRole('button', { name: 'Next line' }).click()
      await lines.locator('.log-line.current mark').waitFor()
      t.equal(await lines.locator('.log-line.current').textContent(), 'line 77')
      await page.keyboard.press('Enter')
      await lines.locator('.log-line.current', { hasText: 'line 770' }).waitFor()
      await page.getByRole('button', { name: 'To the failure' }).click()
      const isSeen =
        "(e => { const r = e.getBoundingClientRect(); return r.top > 0 && r.bottom < innerHeight })(document.querySelector('.log-line.failure'))"
      await waitUntil(() => page.evaluate(isSeen), 'the failure is in view')
      await page.getByRole('alert').waitFor()
    })
  })

  t.test('a running job is followed and cancelled, and runs again', async (t) => {
    const jobId = await run('wait')
    await visitConsole(t, browser, gantry, { path: `/jobs/${jobId}`, width: 390 }, async ({ page }) => {
      await page.locator('.log-line', { hasText: 'begun' }).waitFor()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.locator('.job-facts .chip', { hasText: 'cancelled' }).waitFor()
      t.equal(await page.evaluate('document.documentElement.scrollWidth > innerWidth'), false)
      await page.getByRole('button', { name: 'Retry' }).click()
      await page.waitForURL((url) => url.pathname.startsWith('/jobs/job_') && !url.pathname.endsWith(jobId))
      await page.locator('.log-line', { hasText: 'begun' }).waitFor()
      await page.getByRole('link', { name: 'the job before' }).waitFor()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.locator('.job-facts .chip', { hasText: 'cancelled' }).waitFor()
    })
  })

  t.test('a schedule is created, says when it runs next, and is turned off', async (t) => {
    await gantry.createTask('Each night')
    await visitConsole(t, browser, gantry, { path: '/jobs?view=schedules', mayFail: /400/ }, async ({ page }) => {
      await page.getByRole('heading', { name: 'Nothing is scheduled' }).waitFor()
      await page.getByRole('button', { name: 'New schedule' }).click()
      const dialog = page.getByRole('dialog', { name: 'New schedule' })
      await dialog.getByLabel('When, as a cron').fill('nightly')
      await dialog.getByLabel('What runs').selectOption('Each night')
      await dialog.getByRole('button', { name: 'Create the schedule' }).click()
      await dialog.getByRole('alert').waitFor()
      await dialog.getByLabel('When, as a cron').fill('0 3 * * *')
      await dialog.getByLabel('Name').fill('Nightly plan')
      await dialog.getByRole('button', { name: 'Create the schedule' }).click()
      const row = page.locator('.schedule-row', { hasText: 'Nightly plan' })
      await row.getByText('Each night').waitFor()
      await row.locator('time').waitFor()
      await row.getByRole('switch').click()
      await row.locator('time').waitFor({ state: 'detached' })
    })
    const [schedule] = (await gantry.call('GET', '/schedules')).body.data.schedules
    t.match(schedule, { name: 'Nightly plan', isEnabled: false, kind: 'execute_plan' })
  })

  t.test('who may only read is offered no action', async (t) => {
    const jobId = await run('greet')
    const viewer = await addCredential(gantry, await addUser(gantry, 'viewer'))
    await visitConsole(t, browser, gantry, { path: `/jobs/${jobId}`, token: viewer.secret }, async ({ page }) => {
      await page.locator('.log-line', { hasText: 'Hello' }).waitFor()
      t.equal(await page.getByRole('button', { name: /Retry|Cancel/ }).count(), 0)
    })
  })
})
