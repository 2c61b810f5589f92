import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import t from 'tap'
import type { Test } from 'tap'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { addCaller } from './support/callers.ts'
import { taskOf, untilLive, visitConsole } from './support/console.ts'
import { startGantry } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { waitUntil } from './support/wait.ts'

/**
 * One piece of work from its plan to the branch, by two people in two windows and an agent between them. The agent
 * speaks the Agent Client Protocol and works in the workspace of the task.
 */

const agent = fileURLToPath(new URL('support/agents/agent.ts', import.meta.url))

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const { project, git, commit, environment } = await makeGitProject(t)
  await commit('greet.sh', 'echo "Hello"\n')
  const agents = { robot: { command: process.execPath, args: [agent, `day-${process.pid}`] } }
  await commit('gantry.json', JSON.stringify({ agents, workspaces: { isAutomatic: true } }))
  const gantry = await startGantry(t, { args: ['--project', project, '--trust', '--unsafe-commands'], environment })
  const browser = await openBrowser(t)
  const grace = await addCaller(gantry, 'maintainer')
  const program = await addCaller(gantry, 'agent')

  /** Windows of both people, at the same place. */
  const together = (t: Test, path: string, act: (ada: Page, grace: Page) => Promise<void>) =>
    visitConsole(t, browser, gantry, { path, mayFail: /412|409/ }, ({ page: ada }) =>
      visitConsole(t, browser, gantry, { path, token: grace.secret, mayFail: /412|409/ }, async ({ page: other }) => {
        for (const page of [ada, other]) await untilLive(page)
        await act(ada, other)
      }),
    )
  const go = async (page: Page, path: string) => {
    await page.goto(gantry.origin + path)
    await untilLive(page)
  }
  const shows = (page: Page, text: string) =>
    waitUntil(async () => (await page.locator('.xterm-accessibility').innerText()).includes(text), text)

  await together(t, '/tasks', async (ada, graceWindow) => {
    t.comment('Ada plans.')
    await ada.getByRole('button', { name: 'New task' }).first().click()
    await ada.getByLabel('Title of the new task').fill('Greet by name')
    await ada.keyboard.press('Enter')
    await taskOf(graceWindow, 'Greet by name').waitFor()
    await ada.keyboard.press('Escape')
    await ada.getByRole('link', { name: 'Greet by name' }).click()
    await ada.getByRole('button', { name: 'Add a step' }).click()
    await ada.getByLabel('What the step does').fill('It greets Ada')
    await ada.getByLabel('Command', { exact: true }).fill('sh greet.sh Ada')
    await ada.getByLabel('Expected outcome').fill('output is: Hello, Ada')
    await ada.getByRole('button', { name: 'Add the step' }).click()
    await ada.getByText('It greets Ada').waitFor()
    const taskId = new URL(ada.url()).pathname.split('/').at(-1) ?? ''
    await go(graceWindow, `/tasks/${taskId}`)
    await ada.getByRole('button', { name: 'Run', exact: true }).click()
    for (const page of [ada, graceWindow]) await page.locator('.check.failed').waitFor()

    t.comment('The agent opens a terminal in the workspace of the task; Grace watches it, and takes it over.')
    const [workspace] = (await program.call('GET', `/workspaces?taskId=${taskId}`)).body.data.workspaces
    const toolRules = [{ tool: 'openTerminal', action: 'allow' }]
    const backend = { kind: 'agent', agent: 'robot' }
    const { chat } = (await gantry.call('POST', '/chats', { body: { backend, taskId, toolRules } })).body.data
    const command = 'echo working; read name; echo "$name" > asked.txt; echo "asked for $name"'
    const steps = [{ do: 'create', order: { command: 'sh', args: ['-c', command] } }, { do: 'show' }]
    await go(graceWindow, `/chats/${chat.id}`)
    await gantry.call('POST', `/chats/${chat.id}/messages`, { body: { content: `${JSON.stringify(steps)} run` } })
    await graceWindow.locator('.chat-tool summary').first().click()
    const link = graceWindow.getByRole('link', { name: 'Watch its terminal' })
    const terminalPath = (await link.getAttribute('href')) ?? ''
    await go(ada, terminalPath)
    await ada.getByRole('button', { name: 'Share', exact: true }).click()
    await link.click()
    await shows(graceWindow, 'working')
    await graceWindow.getByRole('button', { name: 'Fit to this window' }).click()
    await ada.getByText('The maintainer holds the size').waitFor()
    await graceWindow.keyboard.type('names\r')
    await shows(ada, 'asked for names')
    await waitUntil(() => existsSync(join(workspace.path, 'asked.txt')), 'it works in the workspace')
    t.notOk(existsSync(join(project, 'asked.txt')), 'and not in the project')

    t.comment('Grace reviews by lines, and sends it back; the agent mends it.')
    const propose = (content: string) =>
      program.call('PUT', `/tasks/${taskId}/changes`, { body: { changes: [{ path: 'greet.sh', content }] } })
    await program.call('POST', `/tasks/${taskId}/claim`)
    await propose('echo "Hello, $1"\n')
    await program.call('POST', `/tasks/${taskId}/transition`, { body: { state: 'in_review' } })
    await go(graceWindow, `/tasks/${taskId}/review`)
    await go(ada, `/tasks/${taskId}`)
    await graceWindow.getByRole('button', { name: 'Comment on line 1', exact: true }).last().click()
    await graceWindow.getByRole('textbox', { name: 'Comment on line 1' }).fill('And without a name?')
    await graceWindow.getByRole('button', { name: 'Add to the review' }).click()
    await graceWindow.getByLabel('Ask for changes').check()
    await graceWindow.getByRole('button', { name: 'Send the review' }).click()
    await ada.locator('.verdict-entry.bad').waitFor()
    const [comment] = (await program.call('GET', `/tasks/${taskId}/comments`)).body.data.comments
    t.match(comment, { content: 'And without a name?', anchor: { path: 'greet.sh', line: 1 } })
    await propose('echo "Hello, ${1:-world}"\n')
    await graceWindow.getByText('echo "Hello, ${1:-world}"').waitFor()
    await graceWindow.getByLabel('Approve').check()
    await graceWindow.getByRole('button', { name: 'Send the review' }).click()
    await ada.locator('.verdict-entry.good').waitFor()
    await ada.getByRole('button', { name: 'Apply', exact: true }).click()
    await ada.getByText('One file was written.').waitFor()
    await ada
      .getByRole('button', { name: 'Go on' })
      .or(ada.getByRole('button', { name: 'Run', exact: true }))
      .click()
    await ada.getByText('1 of 1 passed').waitFor()

    t.comment('The branch has changed the same line: Ada merges, and resolves the conflict of the two edits.')
    await commit('greet.sh', 'echo "Good day"\n')
    await ada.getByRole('button', { name: 'Merge into main' }).click()
    await ada.getByRole('link', { name: 'Resolve' }).click()
    await go(graceWindow, '/git/conflicts')
    const file = ada.getByRole('region', { name: 'greet.sh', exact: true })
    await file.getByRole('region', { name: 'The branch' }).getByText('Good day').waitFor()
    await file.getByRole('button', { name: 'Write the text' }).click()
    await ada.getByLabel('The text of greet.sh').fill('echo "Good day, ${1:-world}"\n')
    await ada.getByRole('button', { name: 'Take this text' }).click()
    await ada.getByText('All conflicts are resolved').waitFor()
    await ada.getByRole('button', { name: 'Merge', exact: true }).click()
    for (const page of [ada, graceWindow]) await page.getByRole('heading', { name: 'No conflict' }).waitFor()
    await waitUntil(
      () => readFileSync(join(project, 'greet.sh'), 'utf8') === 'echo "Good day, ${1:-world}"\n',
      'the project has the text of both',
    )
    t.match(await git('log', '-1', '--format=%P'), /^\w{40} \w{40}$/, 'by a merge')
    await go(ada, `/tasks/${taskId}`)
    await ada.getByRole('button', { name: /^State/ }).click()
    await ada.getByRole('menuitemradio', { name: 'Done' }).click()
    await go(graceWindow, '/tasks')
    await graceWindow.getByRole('region', { name: 'Done' }).getByText('Greet by name').waitFor()
  })
})
