import { fileURLToPath } from 'node:url'
import t from 'tap'
import type { Test } from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { obeyWords, wordsFor } from './support/called-by-words.ts'
import { chatClient } from './support/chats.ts'
import { visitConsole } from './support/console.ts'
import { startGantry } from './support/gantry.ts'

/** A tool that its server describes otherwise since a call of it was allowed: whoever decides is told so. */

const script = fileURLToPath(new URL('support/mcp-servers/odd-server.ts', import.meta.url))
const words = 'has changed the description or the arguments of this tool'

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const models = await startModels(t)
  obeyWords(models)
  const browser = await openBrowser(t)
  /** A service of its own, since the server changes its words once. */
  const start = async (t: Test, tools: Readonly<Record<string, string>>) => {
    const odd = { command: process.execPath, args: [script], tools }
    const gantry = await startGantry(t, {
      args: ['--trust'],
      environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` },
      files: { 'gantry.json': JSON.stringify({ mcpServers: { odd } }) },
    })
    const execute = (toolName: string) =>
      gantry.call('POST', '/mcp/tools/execute', { body: { serverName: 'odd', toolName, arguments: {} } })
    const changeTool = async () => {
      t.equal((await execute('describe-otherwise')).status, 200)
      await gantry.call('POST', '/mcp/servers/odd/test')
    }
    return { gantry, execute, changeTool }
  }

  t.test('where a call of a chat is decided', async (t) => {
    const { gantry, changeTool } = await start(t, {})
    await putProvider(gantry, models)
    const { createChat, send, settled, approvalsOf } = chatClient(gantry)
    const chatId = await createChat()
    await send(chatId, wordsFor(['executeMcpTool', { serverName: 'odd', toolName: 'answer-extras', arguments: {} }]))
    await settled(chatId, 'waiting_approval')
    const [{ id }] = await approvalsOf(chatId)
    await visitConsole(t, browser, gantry, { path: `/chats/${chatId}` }, async ({ page }) => {
      const decision = page.locator('.decision')
      await decision.getByRole('button', { name: 'Approve', exact: true }).waitFor()
      t.equal(await decision.getByText(words).count(), 0, 'it is as it was')
      await changeTool()
      await gantry.call('POST', `/chats/${chatId}/approvals/${id}/approve`, { body: {} })
      await decision.getByText(words).waitFor()
      await page.goto(`${gantry.origin}/now`)
      const item = page.locator('.waiting-item', { hasText: 'executeMcpTool' })
      await item.getByText(words).waitFor()
      await item.getByRole('link', { name: 'Read what it says now' }).click()
      await page.locator('[data-tool="answer-extras"]').waitFor()
    })
  })

  t.test('where a call of a tool is decided', async (t) => {
    const { gantry, execute, changeTool } = await start(t, { 'answer-*': 'ask' })
    const [, id = ''] = /(mcpc_[0-9a-z]+)/.exec((await execute('answer-extras')).body.error.hint) ?? []
    await gantry.call('POST', `/mcp/calls/${id}/approve`)
    await changeTool()
    t.equal((await execute('answer-extras')).status, 403)
    await visitConsole(t, browser, gantry, { path: '/tools?view=calls' }, async ({ page }) => {
      await page.locator('.tool-call', { hasText: 'waiting approval' }).getByText(words).waitFor()
      await page.goto(`${gantry.origin}/now`)
      await page.locator('.waiting-item', { hasText: 'answer-extras' }).getByText(words).waitFor()
    })
  })
})
