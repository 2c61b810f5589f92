import t from 'tap'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { checkScreen } from './support/axe.ts'
import type { ScreenSeen } from './support/axe.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { untilState } from './support/jobs.ts'

/** Every screen by the rules of axe, in light and dark, and at the width of a phone. */

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const gantry = await startGantry(t, { files: { 'gantry.json': '{"scripts":{"greet":"echo hello"}}' } })
  const browser = await openBrowser(t)
  const id = await furnish(gantry)
  const screens: Readonly<Record<string, ScreenSeen>> = {
    welcome: { path: '/welcome', shows: '.welcome-task .check.failed' },
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
  for (const [name, screen] of Object.entries(screens))
    t.test(`no rule is broken in light, in dark and at 390 px: ${name}`, (t) => checkScreen(t, browser, gantry, screen))
})

/** A task with everything that a page can show of it, and something that waits. */
async function furnish(gantry: Gantry): Promise<string> {
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
  return id
}
