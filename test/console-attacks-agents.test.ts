import { fileURLToPath } from 'node:url'
import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { obeyWords, wordsFor } from './support/called-by-words.ts'
import { allowAll, chatClient } from './support/chats.ts'
import { visitConsole } from './support/console.ts'
import { writeFiles } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { attacks, markdownAttacks } from './support/hostile-text.ts'

/** Text of agents, models, MCP servers, files and commits, in every field: none of it runs or asks another server. */

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const hostile = attacks.join(' ')
const markdown = markdownAttacks.join('\n\n')

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const browser = await openBrowser(t)
  const { project, git, commit, environment } = await makeGitProject(t)
  const node = (script: string) => ({ command: process.execPath, args: [at(script), markdown] })
  await commit(
    'gantry.json',
    JSON.stringify({
      agents: { mallory: node('support/agents/hostile-agent.ts') },
      mcpServers: { mallory: node('support/mcp-servers/hostile-server.ts') },
    }),
  )
  const name = '<img src=x onerror=isAttacked=true>.txt'
  writeFiles(project, {
    [name]: hostile,
    'page.md': markdown,
    'picture.svg': `<svg xmlns="http://www.w3.org/2000/svg">${hostile}</svg>`,
    '.agents/skills/mallory/SKILL.md': `---\nname: mallory\ndescription: ${JSON.stringify(hostile)}\n---\n${markdown}\n`,
  })
  await git('add', '--all')
  await git('commit', '--quiet', '--message', `${attacks[1]}\n\n${markdown}`)
  await git('tag', '--annotate', 'v1', '--message', hostile)
  writeFiles(project, { [name]: `${hostile}\nmore\n` })
  const models = await startModels(t)
  obeyWords(models)
  const gantry = await startGantry(t, {
    args: ['--project', project, '--trust', '--unsafe-commands'],
    environment: { ...environment, GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` },
  })
  await putProvider(gantry, models)
  const { call } = gantry
  const made = async (path: string, body: object) => (await call('POST', path, { body })).body.data
  const taskId = await gantry.createTask('Text of others')
  const { entry } = await made('/knowledge', { title: hostile.slice(0, 200), content: markdown, tags: ['<b>x</b>'] })
  const { createChat, send, settled } = chatClient(gantry)
  const title = attacks[1]
  const ofAgent = await createChat({ title, taskId, backend: { kind: 'agent', agent: 'mallory' } })
  const ofModel = await createChat({ title, toolRules: allowAll })
  const waiting = await createChat({ title, toolRules: [{ tool: '*', action: 'ask' }] })
  await send(ofAgent, markdown)
  await send(ofModel, wordsFor(['searchKnowledge', { q: 'picture press' }], ['getKnowledge', { entryId: entry.id }]))
  await send(waiting, wordsFor(['createTask', { title: hostile.slice(0, 200), content: markdown }]))
  for (const chatId of [ofAgent, ofModel]) await settled(chatId)
  await settled(waiting, 'waiting_approval')
  const link = `\\033]8;;javascript:globalThis.isAttacked=true\\a${title}\\033]8;;\\a\\033]0;${title}\\a`
  const { session } = await made(`/terminal/${taskId}/sessions`, { command: ['sh', '-c', `printf '${link}'; cat`] })
  const screens: Readonly<Record<string, string>> = {
    '/now': '.waiting-item',
    '/chats': '.chat-row',
    [`/chats/${ofAgent}`]: '.chat-tool',
    [`/chats/${ofModel}`]: '.sources',
    [`/chats/${waiting}`]: '.decision',
    [`/terminals/${taskId}/${session.id}`]: '.xterm-accessibility',
    '/tools/mallory': '[data-tool]',
    '/tools?view=calls': '.tool-call',
    [`/library/knowledge/${entry.id}`]: '.markdown',
    '/library/skills/mallory': '.pane-main',
    '/library/context': '.bar',
    '/git': '.diff',
    '/git/log': '.line-row',
    [`/git/log/${await git('rev-parse', 'HEAD')}`]: '.git-head',
    '/git/tags': '.line-row',
    '/files': '.bar',
    [`/files?path=${encodeURIComponent(name)}`]: '.pane-main',
    '/files?path=page.md': '.markdown',
    '/files?path=picture.svg': '.pane-main',
    '/activity': '.event-group',
    '/cost': '.part',
  }

  t.test('it runs no script, asks no other server, and is shown as it is', (t) =>
    visitConsole(t, browser, gantry, { path: '/tools/mallory' }, async ({ page }) => {
      page.on('dialog', (dialog) => t.fail(`a dialog says ${dialog.message()}`))
      await page.locator('[data-tool=show] summary').click()
      await page.locator('[data-tool=show]').getByRole('button', { name: 'Call', exact: true }).click()
      await page.locator('.tool-result').waitFor()
      for (const [path, shows] of Object.entries(screens)) {
        await page.goto(gantry.origin + path)
        await page.locator(shows).first().waitFor()
        await page.waitForLoadState('networkidle')
        // What is folded is opened, so that all of it is on the page.
        await page.evaluate("for (const each of document.querySelectorAll('main details')) each.open = true")
        await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))')
        t.equal(await page.evaluate('globalThis.isAttacked'), undefined, path)
        t.equal(
          await page.evaluate(
            'document.querySelectorAll(\'main :is(iframe, script, object, embed, img:not([src^="blob:"]), a[href^="javascript" i], a[href^=data], [onerror], [onload])\').length',
          ),
          0,
          `${path} has elements of ours alone`,
        )
      }
      await page.goto(`${gantry.origin}/chats/${ofAgent}`)
      const todo = page.getByRole('region', { name: 'To-do list' })
      await todo.getByText('<script>globalThis.isAttacked = true</script>').first().waitFor()
    }),
  )
})
