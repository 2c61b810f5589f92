import { fileURLToPath } from 'node:url'
import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { obeyWords, wordsFor } from './support/called-by-words.ts'
import { chatClient } from './support/chats.ts'
import { visitConsole } from './support/console.ts'
import { approveCommands, startGantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

/** What waits for a decision, from a chat with a model and from an MCP server, decided on the page. */

const odd = fileURLToPath(new URL('support/mcp-servers/odd-server.ts', import.meta.url))
const config = { mcpServers: { odd: { command: process.execPath, args: [odd], tools: { 'tell-*': 'ask' } } } }

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const models = await startModels(t)
  obeyWords(models)
  const gantry = await startGantry(t, {
    files: { 'gantry.json': JSON.stringify(config) },
    environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` },
  })
  await putProvider(gantry, models)
  await approveCommands(gantry)
  const browser = await openBrowser(t)
  const { createChat, send, settled } = chatClient(gantry)
  const ask = async (title: string) => {
    const chatId = await createChat({ toolRules: [{ tool: '*', action: 'ask' }] })
    await send(chatId, wordsFor(['createTask', { title }]))
    await settled(chatId, 'waiting_approval')
    return chatId
  }
  const titles = async () =>
    (await gantry.call('GET', '/tasks')).body.data.tasks.map(({ title }: { title: string }) => title)

  t.test('a tool call of a chat shows its arguments, appears as it comes, and runs when it is approved', (t) =>
    visitConsole(t, browser, gantry, { path: '/now', width: 390 }, async ({ page }) => {
      await page.getByText('Nothing waits for you').waitFor()
      await ask('Made by a chat')
      const item = page.locator('.waiting-item', { hasText: 'createTask' })
      await item.locator('dl div', { hasText: 'title' }).getByText('Made by a chat', { exact: true }).waitFor()
      t.equal(await item.getByText('"title"').count(), 0)
      await item.getByText('JSON', { exact: true }).click()
      await item.getByText('"title": "Made by a chat"').waitFor()
      await item.getByText('Owner', { exact: true }).waitFor()
      t.equal(await item.locator('.form-actions .icon-button').count(), 0, 'a phone has no row for an icon alone')
      await page.locator('.bottom-bar .badge', { hasText: '1 waiting' }).waitFor()
      await item.getByRole('button', { name: 'Approve', exact: true }).click()
      await item.waitFor({ state: 'detached' })
      await waitUntil(async () => (await titles()).includes('Made by a chat'))
    }),
  )

  t.test('a call that is rejected does not run', async (t) => {
    const chatId = await ask('Never made')
    await visitConsole(t, browser, gantry, { path: '/now' }, async ({ page }) => {
      await page.locator('.waiting-item').getByText('Never made', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Reject', exact: true }).click()
      await page.getByText('Nothing waits for you').waitFor()
    })
    await settled(chatId, 'idle')
    t.notOk((await titles()).includes('Never made'))
  })

  t.test('a call of an MCP tool shows its server and its caller', async (t) => {
    await gantry.call('POST', '/mcp/tools/execute', {
      body: { serverName: 'odd', toolName: 'tell-pid', arguments: { loudly: true } },
    })
    await visitConsole(t, browser, gantry, { path: '/now' }, async ({ page }) => {
      const item = page.locator('.waiting-item', { hasText: 'odd/tell-pid' })
      await item.locator('dl div', { hasText: 'loudly' }).getByText('true', { exact: true }).waitFor()
      await item.getByRole('button', { name: 'Approve', exact: true }).click()
      await item.waitFor({ state: 'detached' })
    })
  })
})
