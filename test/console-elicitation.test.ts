import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright-core'
import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { checkScreen } from './support/axe.ts'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { obeyWords, wordsFor } from './support/called-by-words.ts'
import { allowAll, chatClient } from './support/chats.ts'
import { visitConsole } from './support/console.ts'
import { startGantry } from './support/gantry.ts'

/** What a server of tools asks in the middle of a call is a form of its schema. */

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const everything = fileURLToPath(import.meta.resolve('@modelcontextprotocol/server-everything/dist/index.js'))
const mcpServers = {
  everything: { command: process.execPath, args: [everything] },
  asking: { command: process.execPath, args: [at('support/mcp-servers/asking-server.ts'), 'asked.log'] },
  modern: { command: process.execPath, args: [at('support/mcp-servers/modern-server.ts')] },
}

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const models = await startModels(t)
  obeyWords(models)
  const gantry = await startGantry(t, {
    args: ['--trust'],
    environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` },
    files: { 'gantry.json': JSON.stringify({ mcpServers }) },
  })
  await putProvider(gantry, models)
  const browser = await openBrowser(t)
  const ask = async (page: Page, tool: string): Promise<{ view: Locator; form: Locator }> => {
    const view = page.locator(`[data-tool=${tool}]`)
    await view.locator('summary').first().click()
    await view.getByRole('button', { name: 'Call', exact: true }).click()
    const form = view.getByRole('form', { name: /asks/ })
    await form.waitFor()
    return { view, form }
  }

  t.test('a field of each kind has its default, is checked before it is sent, and comes to the server', (t) =>
    visitConsole(t, browser, gantry, { path: '/tools/everything' }, async ({ page }) => {
      const { view, form } = await ask(page, 'trigger-elicitation-request')
      t.equal(await form.getByLabel('Integer', { exact: true }).inputValue(), '42')
      t.equal(await form.getByLabel('Titled Single Select Enum', { exact: true }).inputValue(), 'hero-1')
      t.equal(await form.getByRole('checkbox', { name: 'Guitar' }).isChecked(), true)
      await form.getByLabel('Integer', { exact: true }).fill('101')
      await form.getByLabel('Number in range 1-1000').fill('many')
      await form.getByLabel('String with email format').fill('nobody')
      await form.getByLabel('String with uri format').fill('example')
      await form.getByRole('checkbox', { name: 'Guitar' }).uncheck()
      for (const name of ['Tuna', 'Salmon', 'Trout']) await form.getByRole('checkbox', { name }).check()
      await form.getByRole('button', { name: 'Accept' }).click()
      t.strictSame(await form.locator('.field-problem').allInnerTexts(), [
        'String is required.',
        'String with email format must be an email address, such as ada@example.org.',
        'String with uri format must be an address, such as https://example.org.',
        'Integer must be at most 100.',
        'Number in range 1-1000 must be a number.',
      ])
      t.equal(
        await page.evaluate("document.activeElement.name + ' ' + document.activeElement.ariaInvalid"),
        'name true',
      )
      await form.getByLabel(/^String required/).fill('Ada Lovelace')
      await form.getByLabel('Boolean').selectOption('yes')
      await form.getByLabel('String with email format').fill('ada@example.org')
      await form.getByLabel('String with uri format').fill('https://example.org/ada')
      await form.getByLabel('String with date format').fill('1815-12-10')
      await form.getByLabel('Integer', { exact: true }).fill('7')
      await form.getByLabel('Number in range 1-1000').fill('2.5')
      await form.getByLabel('Titled Single Select Enum', { exact: true }).selectOption('Wonder Woman')
      await form.getByLabel('Legacy Titled').selectOption('Birds')
      await form.getByRole('checkbox', { name: 'Violin' }).check()
      await form.getByRole('button', { name: 'Accept' }).click()
      const raw = await view.getByText('Raw result').innerText()
      t.strictSame(JSON.parse(raw.slice(raw.indexOf('{'))), {
        action: 'accept',
        content: {
          name: 'Ada Lovelace',
          check: true,
          firstLine: 'It was a dark and stormy night.',
          email: 'ada@example.org',
          homepage: 'https://example.org/ada',
          birthdate: '1815-12-10',
          integer: 7,
          number: 2.5,
          untitledSingleSelectEnum: 'Monica',
          untitledMultipleSelectEnum: ['Violin'],
          titledSingleSelectEnum: 'hero-3',
          titledMultipleSelectEnum: ['fish-1', 'fish-2', 'fish-3'],
          legacyTitledEnum: 'pet-3',
        },
      })
    }),
  )

  t.test('a question is declined or left without an answer', async (t) => {
    for (const [button, said] of [
      ['Decline', 'User declined'],
      ['Cancel', 'User cancelled'],
    ] as const)
      await visitConsole(t, browser, gantry, { path: '/tools/everything' }, async ({ page }) => {
        const { view, form } = await ask(page, 'trigger-elicitation-request')
        await form.getByRole('button', { name: button }).click()
        await view.getByText(said).waitFor()
      })
  })

  t.test('questions come one after the other, and the call goes on with the arguments it was made with', (t) =>
    visitConsole(t, browser, gantry, { path: '/tools/asking' }, async ({ page }) => {
      const view = page.locator('[data-tool=ask]')
      await view.locator('summary').first().click()
      await view.getByLabel('times').fill('2')
      await view.getByRole('button', { name: 'Call', exact: true }).click()
      await view.getByText('What is the colour of somebody? (1)').waitFor()
      await view.getByLabel('times').fill('9')
      await view.getByLabel('colour').fill('red')
      await page.keyboard.press('Enter')
      await view.getByText('What is the colour of somebody? (2)').waitFor()
      t.equal(await view.getByLabel('colour').inputValue(), '')
      await view.getByLabel('colour').fill('blue')
      await page.keyboard.press('Enter')
      await view.getByRole('region', { name: 'Result' }).getByText('blue').waitFor()
    }),
  )

  t.test('a question that waits no more says so', (t) =>
    visitConsole(t, browser, gantry, { path: '/tools/asking', mayFail: /504|400|50\d/ }, async ({ page }) => {
      const { view, form } = await ask(page, 'ask')
      await gantry.call('POST', '/mcp/servers/asking/restart')
      await form.getByRole('button', { name: 'Decline' }).click()
      await view.getByRole('alert').getByText('The call that asked for input is lost').waitFor()
      t.equal(await form.count(), 0)
    }),
  )

  t.test('a server that keeps nothing between calls is answered in the same form', (t) =>
    visitConsole(t, browser, gantry, { path: '/tools/modern' }, async ({ page }) => {
      const { view, form } = await ask(page, 'greet')
      await form.getByText('Who is there?').waitFor()
      await form.getByLabel('name').fill('Grace')
      await form.getByRole('button', { name: 'Accept' }).click()
      await view.getByText('Grace').first().waitFor()
    }),
  )

  t.test('in a chat, the person answers where the chat is read, and under Now', async (t) => {
    const { createChat, send, settled } = chatClient(gantry)
    const chatId = await createChat({ toolRules: allowAll })
    const args = { serverName: 'asking', toolName: 'ask', arguments: { name: 'fox', times: 2 } }
    await send(chatId, wordsFor(['executeMcpTool', args]))
    await settled(chatId, 'waiting_approval')
    await visitConsole(t, browser, gantry, { path: `/chats/${chatId}` }, async ({ page }) => {
      const form = page.getByRole('form', { name: 'What asking asks' })
      await form.getByText('What is the colour of fox? (1)').waitFor()
      t.equal(await page.getByRole('button', { name: 'Approve', exact: true }).count(), 0)
      await form.getByLabel('colour').fill('red')
      await form.getByRole('button', { name: 'Accept' }).click()
      await form.getByText('What is the colour of fox? (2)').waitFor()
      t.equal(await form.getByLabel('colour').inputValue(), '')
      await page.goto(`${gantry.origin}/now`)
      const item = page.locator('.waiting-item', { hasText: 'executeMcpTool' })
      await item.getByText('What is the colour of fox? (2)').waitFor()
      t.equal(await item.getByRole('button', { name: 'Approve', exact: true }).count(), 0)
      await item.getByRole('button', { name: 'Decline' }).click()
      await page.getByText('Nothing waits for you').waitFor()
      await page.goto(`${gantry.origin}/chats/${chatId}`)
      const call = page.locator('[data-call]', { hasText: 'executeMcpTool' })
      await call.getByText('done').waitFor()
      await call.locator('summary').first().click()
      await call
        .getByText(/"action":"accept".*"red".*"action":"decline"/)
        .first()
        .waitFor()
    })
  })

  t.test('no rule is broken in light, in dark and at 390 px', (t) =>
    checkScreen(t, browser, gantry, {
      path: '/tools/everything',
      shows: '[data-tool]',
      open: async (page) => {
        const { form } = await ask(page, 'trigger-elicitation-request')
        await form.getByLabel('Integer', { exact: true }).fill('101')
        await form.getByRole('button', { name: 'Accept' }).click()
        await form.locator('.field-problem').first().waitFor()
      },
    }),
  )
})
