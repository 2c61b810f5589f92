import type { Page } from 'playwright-core'
import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { obeyWords, wordsFor } from './support/called-by-words.ts'
import { addCredential, addUser } from './support/callers.ts'
import { allowAll, chatClient } from './support/chats.ts'
import { untilLive, visitConsole } from './support/console.ts'
import { startGantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

/** Chats on the page, with a model that answers by a script. */

const hostile = [
  '<script>globalThis.isAttacked = true</script>',
  '<img src=x onerror="globalThis.isAttacked = true">',
  '[press](javascript:globalThis.isAttacked=true)',
  '![seen](https://evil.example/seen.png)',
  '**bold** and `code`',
].join('\n\n')

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const models = await startModels(t)
  const slow = { chunkSize: 10, streamingProfile: { ttft: 0, tps: 300 } }
  // It would take minutes: each test that asks for it interrupts it.
  models.onMessage('long', { content: `Begun. ${'word '.repeat(100_000)}` }, slow)
  models.onMessage('hostile', { content: hostile })
  models.onMessage('away', { error: { message: 'The model is away.', type: 'x' }, status: 400 })
  obeyWords(models)
  const gantry = await startGantry(t, {
    environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` },
  })
  const browser = await openBrowser(t)
  const { createChat, send, settled, messagesOf } = chatClient(gantry)
  const message = (page: Page, text: string) => page.locator('.message', { hasText: text })
  const write = async (page: Page, text: string) => {
    await page.getByLabel('Message', { exact: true }).fill(text)
    await page.keyboard.press('Enter')
  }

  t.test('without a provider, the page says how to add one', (t) =>
    visitConsole(t, browser, gantry, { path: '/chats' }, async ({ page }) => {
      await page.getByRole('heading', { name: 'No chats yet' }).waitFor()
      await page.keyboard.press('c')
      const dialog = page.getByRole('dialog', { name: 'New chat' })
      await dialog.getByText('gantry ai providers set').waitFor()
      t.match(await dialog.getByRole('link').getAttribute('href'), /\/docs\/ai$/)
    }),
  )

  t.test('a new chat with a model and a task is answered as it is watched', async (t) => {
    await putProvider(gantry, models)
    await gantry.call('PUT', '/ai/providers/acme', {
      body: { kind: 'openai-compatible', baseUrl: `${models.url}/v1`, apiKey: 'sk-1', models: ['gpt-4o'] },
    })
    await gantry.createTask('Talk about it')
    await visitConsole(t, browser, gantry, { path: '/chats' }, async ({ page }) => {
      await untilLive(page)
      await page.getByRole('button', { name: 'New chat' }).click()
      const dialog = page.getByRole('dialog', { name: 'New chat' })
      await dialog.getByLabel('What answers').selectOption('acme/gpt-4o')
      await dialog.getByLabel('Task').selectOption('Talk about it')
      await dialog.getByLabel('Message').fill('Good morning')
      await dialog.getByRole('button', { name: 'Start the chat' }).click()
      await page.waitForURL('**/chats/chat_*')
      await message(page, 'Good morning').waitFor()
      await page.locator('.message.assistant.succeeded', { hasText: 'Hello.' }).waitFor()
      await page.locator('.bar .chip', { hasText: 'idle' }).waitFor()
      await page.locator('.chat-use', { hasText: 'tokens' }).waitFor()
      await page.keyboard.press('Escape')
      await page.locator('.conversation').focus()
      await page.keyboard.press('u')
      const row = page.locator('.chat-row', { hasText: 'Good morning' })
      await row.getByText('acme/gpt-4o · Talk about it').waitFor()
    })
  })

  t.test('files that are dropped go with the next message', async (t) => {
    const chatId = await createChat()
    await visitConsole(t, browser, gantry, { path: `/chats/${chatId}` }, async ({ page }) => {
      await page.getByLabel('Message', { exact: true }).waitFor()
      const dropped = await page.evaluateHandle(
        "(() => { const data = new DataTransfer(); data.items.add(new File(['two\\n'], 'notes.txt')); return data })()",
      )
      await page.locator('.composer').dispatchEvent('drop', { dataTransfer: dropped })
      await page.getByRole('list', { name: 'Files of the message' }).getByText('notes.txt').waitFor()
      await write(page, 'hostile')
      await page.getByRole('list', { name: 'Files of the message' }).waitFor({ state: 'detached' })
      await settled(chatId)
      t.match(JSON.stringify(await messagesOf(chatId)), /notes\.txt/)
    })
  })

  t.test('a call shows its arguments, and runs once it is approved', async (t) => {
    const chatId = await createChat({ toolRules: [{ tool: '*', action: 'ask' }] })
    await visitConsole(t, browser, gantry, { path: `/chats/${chatId}`, width: 390 }, async ({ page }) => {
      await untilLive(page)
      await write(page, wordsFor(['createTask', { title: 'Made by a chat' }]))
      const tool = page.locator('.chat-tool', { hasText: 'createTask' })
      // At first it is shown as the model has called it, one field deeper.
      await tool.locator('dd', { hasText: /^Made by a chat$/ }).waitFor()
      await page.locator('.bar .chip', { hasText: 'waits for approval' }).waitFor()
      t.equal(await page.evaluate('document.documentElement.scrollWidth > innerWidth'), false)
      await tool.getByRole('button', { name: 'Approve' }).click()
      await tool.getByText('done', { exact: true }).waitFor()
      t.equal(await tool.getByRole('button', { name: 'Approve' }).count(), 0)
      await message(page, 'That is done.').waitFor()
    })
    const tasks = (await gantry.call('GET', '/tasks?q=chat')).body.data.tasks
    t.same(
      tasks.map(({ title }: { title: string }) => title),
      ['Made by a chat'],
    )
  })

  t.test('a message waits while the model works, an interrupt ends the answer, and the message is taken', async (t) => {
    const chatId = await createChat()
    await visitConsole(t, browser, gantry, { path: `/chats/${chatId}` }, async ({ page }) => {
      await untilLive(page)
      await write(page, 'long')
      await message(page, 'Begun.').waitFor()
      await page.getByLabel('When it is taken').waitFor()
      await write(page, 'after that')
      await page.locator('.message.queued', { hasText: 'after that' }).waitFor()
      await page.getByRole('button', { name: 'Interrupt' }).click()
      await page.locator('.message.assistant.interrupted').waitFor()
      await page.locator('.message.assistant.succeeded', { hasText: 'Hello.' }).waitFor()
      const texts = await page.locator('.message .said').allTextContents()
      t.same(texts, ['long', 'after that'])
    })
  })

  t.test('a reader who has scrolled up is left there, and goes down by a button', async (t) => {
    const chatId = await createChat()
    await visitConsole(t, browser, gantry, { path: `/chats/${chatId}` }, async ({ page }) => {
      await untilLive(page)
      await write(page, 'long')
      const isAtEnd =
        "(e => e.scrollHeight - e.scrollTop - e.clientHeight < 30 && e.scrollHeight > e.clientHeight)(document.querySelector('.conversation'))"
      await waitUntil(() => page.evaluate(isAtEnd), 'the answer is longer than the page, which follows it')
      await page.locator('.conversation').hover()
      await page.mouse.wheel(0, -10_000)
      await page.getByRole('button', { name: 'To the end' }).waitFor()
      const top = () => page.evaluate("document.querySelector('.conversation').scrollTop")
      const height = () => page.evaluate("document.querySelector('.conversation').scrollHeight")
      const [before, tall] = [await top(), Number(await height())]
      await waitUntil(async () => Number(await height()) > tall, 'more was written')
      t.equal(await top(), before)
      await page.getByRole('button', { name: 'To the end' }).click()
      await waitUntil(() => page.evaluate(isAtEnd), 'the page follows again')
      await page.getByRole('button', { name: 'Interrupt' }).click()
      await page.locator('.bar .chip', { hasText: 'idle' }).waitFor()
    })
  })

  t.test('Markdown of a model is shown as elements, and nothing in it runs', async (t) => {
    const chatId = await createChat({ title: '<b>hostile</b>' })
    await send(chatId, 'hostile')
    await settled(chatId)
    await visitConsole(t, browser, gantry, { path: `/chats/${chatId}` }, async ({ page }) => {
      await page.locator('.message.assistant strong', { hasText: 'bold' }).waitFor()
      t.equal(await page.evaluate('globalThis.isAttacked'), undefined)
      t.equal(await page.locator('.message a, .message img, .message script').count(), 0)
      await message(page, '<script>globalThis').waitFor()
    })
  })

  t.test('the words of a broken provider are shown, and an edited message is answered', async (t) => {
    const chatId = await createChat()
    await visitConsole(t, browser, gantry, { path: `/chats/${chatId}` }, async ({ page }) => {
      await untilLive(page)
      await write(page, 'away')
      await page.locator('.message', { hasText: 'The model is away.' }).waitFor()
      await page.locator('.bar .chip', { hasText: 'failed' }).waitFor()
      await page.locator('.message.user').hover()
      await page.locator('.message.user').getByRole('button', { name: 'What to do with this message' }).click()
      await page.getByRole('menuitem', { name: 'Edit and send again' }).click()
      await page.getByLabel('The message').fill('Are you there?')
      await page.getByRole('button', { name: 'Send again' }).click()
      await page.locator('.message.assistant.succeeded', { hasText: 'Hello.' }).waitFor()
      t.same(await page.locator('.message .said').allTextContents(), ['Are you there?'])
    })
  })

  t.test('a chat of 300 parts begins at its end, and earlier messages come above without a jump', async (t) => {
    const chatId = await createChat({ toolRules: allowAll })
    const eight = wordsFor(...Array.from({ length: 8 }, () => ['getTaskCounts', {}] as const))
    for (let turn = 0; turn < 30; turn++) {
      await send(chatId, eight)
      await settled(chatId)
    }
    const parts = (await messagesOf(chatId)).flatMap(({ parts }: { parts: unknown[] }) => parts)
    t.equal(parts.length, 300)
    await visitConsole(t, browser, gantry, { path: `/chats/${chatId}` }, async ({ page }) => {
      await page.locator('.message').last().waitFor()
      t.equal(await page.locator('.message').count(), 50)
      const first = await page.locator('.message').first().getAttribute('data-message')
      const placeOf = () =>
        page.evaluate(`document.querySelector('[data-message="${first}"]').getBoundingClientRect().top`)
      await page.evaluate("document.querySelector('.conversation').scrollTop = 320")
      await page.getByRole('button', { name: 'To the end' }).waitFor()
      const before = Number(await placeOf())
      await page.evaluate("document.querySelector('.earlier').click()")
      await waitUntil(async () => (await page.locator('.message').count()) === 60, 'all messages are there')
      t.ok(Math.abs(Number(await placeOf()) - before) < 60, 'what is read stays where it is')
      t.equal(await page.locator('.earlier').count(), 0)
      t.equal(
        await page.evaluate(
          "new Set([...document.querySelectorAll('.message')].map((each) => each.dataset.message)).size",
        ),
        60,
      )
    })
  })

  t.test('an answer has the sources that it was given, which lead to the library', async (t) => {
    const { entry } = (
      await gantry.call('POST', '/knowledge', { body: { title: 'Zebras', content: '# Food\n\nZebras eat grass.\n' } })
    ).body.data
    const chatId = await createChat({ toolRules: allowAll })
    await send(chatId, wordsFor(['searchKnowledge', { q: 'zebras' }]))
    await settled(chatId)
    await visitConsole(t, browser, gantry, { path: `/chats/${chatId}` }, async ({ page }) => {
      const sources = page.locator('.message.assistant').getByRole('navigation', { name: 'Sources' })
      await sources.getByText('Food, lines 1 to 3').waitFor()
      await sources.getByRole('link', { name: 'Zebras' }).click()
      await page.waitForURL(`**/library/knowledge/${entry.id}`)
      await page.locator('.markdown', { hasText: 'Zebras eat grass.' }).waitFor()
    })
  })

  t.test('a fork is another chat, and a session that only reads is offered no action', async (t) => {
    const chatId = await createChat({ title: 'The first' })
    await send(chatId, 'Hello')
    await settled(chatId)
    await visitConsole(t, browser, gantry, { path: `/chats/${chatId}` }, async ({ page }) => {
      await page.getByRole('button', { name: 'What to do with this chat' }).click()
      await page.getByRole('menuitem', { name: 'Fork' }).click()
      await page.waitForURL((url) => url.pathname.startsWith('/chats/chat_') && !url.pathname.endsWith(chatId))
      await message(page, 'Hello.').waitFor()
    })
    const viewer = await addCredential(gantry, await addUser(gantry, 'viewer'))
    await visitConsole(t, browser, gantry, { path: `/chats/${chatId}`, token: viewer.secret }, async ({ page }) => {
      await message(page, 'Hello.').waitFor()
      t.equal(await page.getByLabel('Message', { exact: true }).count(), 0)
      t.equal(await page.getByRole('button', { name: 'What to do with this chat' }).count(), 0)
    })
  })
})
