import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import t from 'tap'
import type { Test } from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { obeyWords, wordsFor } from './support/called-by-words.ts'
import { chatClient } from './support/chats.ts'
import { untilLive, visitConsole } from './support/console.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { untilState } from './support/jobs.ts'

/** Every screen by the rules of axe, in light and dark, and at the width of a phone. */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const models = await startModels(t)
  models.onMessage('report', { content: '## Report\n\nText with `code`.', reasoning: 'A thought.' })
  obeyWords(models)
  const gantry = await startGantry(t, {
    files: { 'gantry.json': '{"scripts":{"greet":"echo hello"}}' },
    environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` },
  })
  const browser = await openBrowser(t)
  const { id, jobId } = await furnish(gantry)
  await putProvider(gantry, models)
  const chatId = await furnishChat(gantry)
  const screens: Readonly<Record<string, { path: string; shows: string; open?: (page: Page) => Promise<unknown> }>> = {
    board: { path: '/tasks', shows: '[data-task]' },
    list: { path: '/tasks?view=list', shows: '[data-task]' },
    'no tasks': { path: '/tasks?q=nothing', shows: '.nothing' },
    task: { path: `/tasks/${id}`, shows: '.check.failed' },
    'task in an editor': {
      path: `/tasks/${id}`,
      shows: '.check.failed',
      open: (page) => page.getByRole('button', { name: 'Edit' }).click(),
    },
    review: { path: `/tasks/${id}/review`, shows: '.diff' },
    now: { path: '/now', shows: '.waiting-details' },
    terminals: { path: '/terminals', shows: '.row' },
    'terminals of a task': { path: `/terminals/${id}`, shows: '.session-list a' },
    chats: { path: '/chats', shows: '.chat-row' },
    'new chat': {
      path: '/chats',
      shows: '.chat-row',
      open: async (page) => {
        await page.keyboard.press('c')
        await page.getByLabel('What answers').waitFor()
      },
    },
    chat: { path: `/chats/${chatId}`, shows: '.decision .button', open: (page) => page.locator('.chat-use').waitFor() },
    jobs: { path: '/jobs', shows: '.job-row' },
    job: { path: `/jobs/${jobId}`, shows: '.log-line' },
    schedules: { path: '/jobs?view=schedules', shows: '.schedule-row' },
    'new schedule': {
      path: '/jobs?view=schedules',
      shows: '.schedule-row',
      open: (page) => page.getByRole('button', { name: 'New schedule' }).click(),
    },
    activity: { path: '/activity', shows: '.event-group' },
    people: { path: '/people', shows: '[data-session]' },
    more: { path: '/more', shows: '.more-list' },
    palette: {
      path: '/tasks',
      shows: '[data-task]',
      open: async (page) => {
        await page.keyboard.press('Control+k')
        await page.getByRole('option').first().waitFor()
      },
    },
    form: {
      path: '/tasks',
      shows: '[data-task]',
      open: async (page) => {
        await page.keyboard.press('Control+k')
        await page.getByRole('combobox').fill('tasks create')
        await page.getByRole('option', { name: 'Create a task tasks create' }).waitFor()
        await page.keyboard.press('Enter')
        await page.getByLabel('title').waitFor()
      },
    },
    keys: {
      path: '/tasks',
      shows: '[data-task]',
      open: async (page) => {
        await page.keyboard.press('?')
        await page.getByRole('heading', { name: 'Keys' }).waitFor()
      },
    },
  }
  for (const [name, { path, shows, open }] of Object.entries(screens))
    t.test(`no rule is broken in light, in dark and at 390 px: ${name}`, (t) =>
      visitConsole(t, browser, gantry, { path }, async ({ page }) => {
        await untilLive(page)
        await page.locator(shows).first().waitFor()
        await open?.(page)
        // A colour on its way to another one is neither.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await checkAccess(t, page, 'light')
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        await checkAccess(t, page, 'dark')
        await page.setViewportSize({ width: 390, height: 844 })
        await checkAccess(t, page, '390 px')
        t.equal(
          await page.evaluate('document.documentElement.scrollWidth > innerWidth'),
          false,
          'nothing is beside the page',
        )
      }),
    )
})

async function checkAccess(t: Test, page: Page, name: string): Promise<void> {
  // The policy of the page keeps foreign scripts out; that of the test comes by the debugger.
  const debug = await page.context().newCDPSession(page)
  await debug.send('Runtime.evaluate', { expression: axe })
  await debug.detach()
  const broken: string[] = await page.evaluate(
    "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).slice(0, 3).join('; ')}`))",
  )
  t.strictSame(broken, [], name)
}

/** A task with everything that a page can show of it, and something that waits. */
async function furnish(gantry: Gantry): Promise<{ id: string; jobId: string }> {
  const { call } = gantry
  const content =
    '## Why\n\n- a **list**\n- [x] done\n\n```\ncode\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n[link](https://example.org)'
  const task = { title: 'Everything', content, priority: 'critical', tags: ['api', 'docs'] }
  const { id } = (await call('POST', '/tasks', { body: task })).body.data
  const other = (await call('POST', '/tasks', { body: { title: 'Before' } })).body.data.id
  const step = { description: 'Fails', command: 'echo Hello, world!', expectedOutcome: 'output is: Hello, world' }
  await call('POST', `/tasks/${id}/plan-steps`, { body: step })
  const { job } = (await call('POST', `/tasks/${id}/plan-steps/execute`, { body: {} })).body.data
  await untilState(gantry, job.id, 'failed')
  await call('PUT', `/tasks/${id}/changes`, { body: { changes: [{ path: 'a/b.md', content: '# B\n\nText.\n' }] } })
  await call('POST', `/tasks/${id}/comments`, { body: { content: 'A comment.' } })
  await call('PUT', `/tasks/${id}/dependencies`, { body: { dependsOn: [other] } })
  await call('PUT', `/tasks/${id}/reviewers`, { body: { reviewers: ['user_owner'] } })
  await call('POST', `/tasks/${id}/claim`, { body: {} })
  await call('POST', `/terminal/${id}/sessions`, { body: { command: ['cat'] } })
  await call('POST', '/schedules', { body: { kind: 'execute_plan', taskId: id, cron: '0 3 * * *', name: 'Nightly' } })
  return { id, jobId: job.id }
}

/** A chat with an answer, a call that was made, one that waits for a decision, and a message that waits. */
async function furnishChat(gantry: Gantry): Promise<string> {
  const { createChat, send, settled } = chatClient(gantry)
  const toolRules = [
    { tool: 'get*', action: 'allow' },
    { tool: '*', action: 'ask' },
  ]
  const chatId = await createChat({ toolRules })
  for (const words of ['report', wordsFor(['getTaskCounts', {}])]) {
    await send(chatId, words)
    await settled(chatId)
  }
  await send(chatId, wordsFor(['createTask', { title: 'Waits' }]))
  await settled(chatId, 'waiting_approval')
  await send(chatId, 'later')
  return chatId
}
