import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { chatClient, withoutContext } from './support/chats.ts'
import { untilLive, visitConsole } from './support/console.ts'
import { startGantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

/** What an agent does beside its words, on the page of its chat. */

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const agents = {
  editor: { command: process.execPath, args: [at('../examples/acp-agent.mjs'), 'greet.sh', '!', '.'] },
  shower: { command: process.execPath, args: [at('support/agents/agent.ts'), `console-${process.pid}`] },
}

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const gantry = await startGantry(t, {
    files: { 'gantry.json': JSON.stringify({ agents }), 'greet.sh': 'echo "Hello!"\n' },
    environment: { GANTRY_TRUST: '1' },
  })
  const browser = await openBrowser(t)
  const { createChat, send, settled } = chatClient(gantry, { kind: 'agent', agent: 'editor' }, withoutContext)

  t.test('the change of a file is seen before it is approved', async (t) => {
    const chatId = await createChat()
    await visitConsole(t, browser, gantry, { path: `/chats/${chatId}` }, async ({ page }) => {
      await untilLive(page)
      await send(chatId, 'Take the mark away.')
      const tool = page.locator('.chat-tool')
      const diff = tool.getByRole('region', { name: 'greet.sh', exact: true })
      await diff.locator('.removed', { hasText: 'echo "Hello!"' }).waitFor()
      t.equal((await diff.locator('.added').innerText()).trim(), '+ echo "Hello."')
      t.equal(await tool.getByText('Changed ').count(), 0, 'nothing says that it is changed already')
      await tool.getByRole('button', { name: 'Approve' }).click()
      await tool.locator('.tool-state', { hasText: 'done' }).waitFor()
      await tool.locator('summary').first().click()
      await diff.waitFor()
    })
  })

  t.test('what waits leads to the chat in which it is seen', async (t) => {
    writeFileSync(join(gantry.project, 'greet.sh'), 'echo "Hello!"\n')
    const chatId = await createChat()
    await send(chatId, 'Once more.')
    await visitConsole(t, browser, gantry, { path: '/now' }, async ({ page }) => {
      const change = page.locator('.waiting-item').getByRole('region', { name: 'greet.sh', exact: true })
      await change.locator('.added', { hasText: 'echo "Hello."' }).waitFor()
      await page.locator('.waiting-item').getByRole('link', { name: 'Open the chat' }).click()
      await page.waitForURL(`**/chats/${chatId}`)
      await page.locator('.chat-tool').getByRole('button', { name: 'Reject' }).click()
      await page.getByText('Then I leave it as it is.').waitFor()
    })
  })

  t.test('images, places and changes of an agent are shown', async (t) => {
    const chatId = await createChat({ backend: { kind: 'agent', agent: 'shower' } })
    await send(chatId, 'please show')
    await settled(chatId)
    await visitConsole(t, browser, gantry, { path: `/chats/${chatId}` }, async ({ page }) => {
      await page.getByRole('img', { name: 'Sent by the agent' }).first().waitFor()
      const tool = page.locator('.chat-tool').first()
      await tool.locator('summary').first().click()
      await tool.getByRole('region', { name: '/zebras.txt' }).locator('.added', { hasText: 'two' }).waitFor()
      await tool.getByText('The change is long, and was cut.').waitFor()
      t.match(await tool.locator('.tool-output').innerText(), /the herd/)
    })
  })

  t.test('the to-do list of an agent says what is done and what is being done', async (t) => {
    const chatId = await createChat({ backend: { kind: 'agent', agent: 'shower' } })
    await send(chatId, 'please plan')
    await settled(chatId)
    await visitConsole(t, browser, gantry, { path: `/chats/${chatId}` }, async ({ page }) => {
      const todo = page.locator('.message').getByRole('region', { name: 'To-do list' })
      await todo.getByText('1 of 2 done').waitFor()
      const items = todo.getByRole('listitem')
      t.same(await items.allInnerTexts(), ['Count the zebras', 'Feed them'])
      await items.nth(0).getByRole('img', { name: 'Done' }).waitFor()
      await items.nth(1).getByRole('img', { name: 'In progress' }).waitFor()
    })
  })

  t.test('the terminal of a call is a press away, and shows what runs in it', async (t) => {
    const taskId = await gantry.createTask('Count them')
    const toolRules = [{ tool: 'openTerminal', action: 'allow' }]
    const chatId = await createChat({ backend: { kind: 'agent', agent: 'shower' }, taskId, toolRules })
    const steps = [
      { do: 'create', order: { command: 'sh', args: ['-c', 'echo counted $((20 + 4)); cat'] } },
      { do: 'show' },
    ]
    await send(chatId, `${JSON.stringify(steps)} run`)
    await visitConsole(t, browser, gantry, { path: `/chats/${chatId}` }, async ({ page }) => {
      const tool = page.locator('.chat-tool').first()
      await tool.locator('summary').first().click()
      await tool.getByRole('link', { name: 'Watch its terminal' }).click()
      await page.waitForURL(`**/terminals/${taskId}/*`)
      await waitUntil(
        async () => (await page.locator('.xterm-accessibility').innerText()).includes('counted 24'),
        'the terminal shows what runs in it',
      )
      await page.getByRole('button', { name: 'End', exact: true }).click()
      // A page that is closed at once may not have asked for it yet.
      await page.getByText('Ended by signal').waitFor()
    })
    await settled(chatId)
  })
})
