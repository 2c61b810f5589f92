import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { checkScreen } from './support/axe.ts'
import type { ScreenSeen } from './support/axe.ts'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { obeyWords, wordsFor } from './support/called-by-words.ts'
import { chatClient } from './support/chats.ts'
import { approveCommands, startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { untilState } from './support/jobs.ts'

/** The screens of chats, jobs, activity and people by the rules of axe. */

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const models = await startModels(t)
  models.onMessage('report', { content: '## Report\n\nText with `code`.', reasoning: 'A thought.' })
  obeyWords(models)
  const gantry = await startGantry(t, {
    files: { 'gantry.json': '{"scripts":{"greet":"echo hello"}}' },
    environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` },
  })
  const browser = await openBrowser(t)
  const jobId = await furnish(gantry)
  await putProvider(gantry, models)
  const chatId = await furnishChat(gantry)
  const screens: Readonly<Record<string, ScreenSeen>> = {
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
  }
  for (const [name, screen] of Object.entries(screens))
    t.test(`no rule is broken in light, in dark and at 390 px: ${name}`, (t) => checkScreen(t, browser, gantry, screen))
})

/** A job that has run, and a schedule. */
async function furnish(gantry: Gantry): Promise<string> {
  const { call } = gantry
  await approveCommands(gantry)
  const { job } = (await call('POST', '/config/scripts/greet/run', { body: {} })).body.data
  await untilState(gantry, job.id, 'succeeded')
  await call('POST', '/schedules', { body: { kind: 'sweep_resources', cron: '0 3 * * *', name: 'Nightly' } })
  return job.id
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
