import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { addCredential, addUser } from './support/callers.ts'
import { untilLive, visitConsole } from './support/console.ts'
import { writeFiles } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { untilState } from './support/jobs.ts'
import { waitUntil } from './support/wait.ts'

/** The repository on the page: from a changed file to a pushed commit. */

const numbers = Array.from({ length: 30 }, (_, line) => `line ${line}\n`)

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const repository = await makeGitProject(t)
  const { project, commit, remoteRefs, environment } = repository
  await commit('numbers.txt', numbers.join(''))
  const gantry = await startGantry(t, {
    args: ['--project', project],
    environment,
  })
  const browser = await openBrowser(t)

  t.test('a part of a file is staged and committed, and what a push sends is shown before it goes', (t) =>
    // The branch is not at the remote yet, which is asked.
    visitConsole(t, browser, gantry, { path: '/git', mayFail: /404/ }, async ({ page }) => {
      await page.getByRole('heading', { name: 'Nothing has changed' }).waitFor()
      await untilLive(page)
      const changed = numbers.with(2, 'line two\n').with(25, 'line 25 <b>bold</b>\n').join('')
      await gantry.call('POST', '/files/write', { body: { path: 'numbers.txt', content: changed } })
      const file = page.getByRole('region', { name: 'numbers.txt', exact: true })
      await file.getByText('line 25 <b>bold</b>').waitFor()
      await file.getByRole('button', { name: 'Stage this part' }).first().click()
      await page.getByRole('region', { name: 'Staged', exact: true }).getByText('numbers.txt').waitFor()
      await page.getByText('Unstage this part').waitFor()
      t.match(await repository.git('diff', '--cached'), /\+line two/)
      t.notMatch(await repository.git('diff', '--cached'), /bold/)
      await page.locator('main').focus()
      await page.keyboard.press('c')
      await page.keyboard.type('Say two\n\nBecause it is.')
      await page.keyboard.press('Control+Enter')
      await page.getByText(/: Say two/).waitFor()
      t.match(await repository.git('log', '-1', '--format=%B'), 'Say two\n\nBecause it is.')
      t.match(await repository.git('status', '--porcelain'), /M numbers\.txt/, 'the other part waits')
      await page.getByRole('button', { name: 'Push…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Push main to origin' })
      await dialog.getByText('Say two').waitFor()
      await dialog.getByRole('button', { name: 'Push', exact: true }).click()
      await page.getByText('main was pushed to origin.').waitFor()
      t.equal((await remoteRefs())['refs/heads/main'], await repository.git('rev-parse', 'HEAD'))
      await page.getByRole('button', { name: 'Push…' }).click()
      await page.getByText('The remote has all commits of the branch.').waitFor()
      t.equal(await page.getByRole('button', { name: 'Push', exact: true }).isDisabled(), true)
    }),
  )

  t.test('files are staged by keys, put aside, and come back; a new file is shown whole', (t) =>
    visitConsole(t, browser, gantry, { path: '/git' }, async ({ page }) => {
      // An email of the service is listed, and not read as a file.
      writeFiles(project, { 'new file.txt': 'all of it is new\n', '.gantry/mail/inbox/mail_1.eml': 'Subject: One\n\n' })
      await page.getByRole('region', { name: 'numbers.txt', exact: true }).waitFor()
      await page.evaluate("dispatchEvent(new Event('focus'))")
      await page.getByText('all of it is new').waitFor()
      await page.getByRole('link', { name: /mail_1/ }).waitFor()
      await page.locator('main').focus()
      await page.keyboard.press('j')
      await page.keyboard.press('x')
      await page.getByRole('region', { name: 'Staged', exact: true }).waitFor()
      await page.getByRole('button', { name: 'Unstage all' }).click()
      await page.getByRole('region', { name: 'Staged', exact: true }).waitFor({ state: 'detached' })
      await page.getByRole('link', { name: 'Stashes' }).click()
      await page.getByRole('button', { name: 'Stash the changes' }).click()
      const dialog = page.getByRole('dialog', { name: 'Stash the changes' })
      await dialog.getByLabel('Message', { exact: true }).fill('Half of it')
      await dialog.getByRole('button', { name: 'Put them aside' }).click()
      const stash = page.locator('.git-stash', { hasText: 'Half of it' })
      await stash.locator('summary').click()
      await stash.getByText('line 25 <b>bold</b>').waitFor()
      t.equal(await repository.git('status', '--porcelain', '--', '*.txt'), '')
      await stash.getByRole('button', { name: 'Pop' }).click()
      await stash.waitFor({ state: 'detached' })
      t.equal(readFileSync(join(project, 'new file.txt'), 'utf8'), 'all of it is new\n')
      for (const path of ['new file.txt', '.gantry/mail/inbox/mail_1.eml']) rmSync(join(project, path), { force: true })
      await repository.git('checkout', '--', '.')
    }),
  )

  t.test('a branch is made and switched to, its commit is read and tagged, and a deletion is taken back', (t) =>
    visitConsole(t, browser, gantry, { path: '/git/branches' }, async ({ page }) => {
      await untilLive(page)
      await page.getByRole('button', { name: 'New branch' }).click()
      const dialog = page.getByRole('dialog', { name: 'New branch' })
      await dialog.getByLabel('Name').fill('topic/one')
      await dialog.getByRole('button', { name: 'Create the branch' }).click()
      const row = page.locator('[data-branch="topic/one"]')
      await row.getByRole('button', { name: 'Switch' }).click()
      await row.getByText('current', { exact: true }).waitFor()
      t.equal(await repository.git('branch', '--show-current'), 'topic/one')
      await page.locator('[data-branch=main]').getByRole('button', { name: 'Switch' }).click()
      await row.getByRole('button', { name: 'What to do with topic/one' }).click()
      await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
      await row.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Undo' }).click()
      await row.waitFor()
      await row.getByRole('link', { name: 'topic/one' }).click()
      await page.getByText('The commits of topic/one.').waitFor()
      await page.getByRole('link', { name: 'Say two' }).click()
      await page.getByText('Because it is.').waitFor()
      await page.getByText('line two').waitFor()
      await page.getByRole('button', { name: 'What to do with this commit' }).click()
      await page.getByRole('menuitem', { name: 'Tag it' }).click()
      await page.getByRole('dialog').getByLabel('Name').fill('v1')
      await page.getByRole('dialog').getByRole('button', { name: 'Create the tag' }).click()
      await page.getByText('v1 was made.').waitFor()
      t.equal(await repository.git('rev-parse', 'v1'), await repository.git('rev-parse', 'main'))
    }),
  )

  t.test('commits of others are fetched and pulled', (t) =>
    visitConsole(t, browser, gantry, { path: '/git/log' }, async ({ page }) => {
      await repository.git('branch', '--set-upstream-to=origin/main')
      const oid = await repository.commitElsewhere()
      await page.getByRole('button', { name: 'Fetch' }).click()
      await page.getByText('↓1').waitFor()
      await page.getByRole('button', { name: 'Pull' }).click()
      await page.locator(`[data-oid="${oid}"]`).waitFor()
      t.equal(await repository.git('rev-parse', 'HEAD'), oid)
    }),
  )

  t.test('a conflict of a workspace is shown with its sides, and resolved by a text', async (t) => {
    const { workspace } = (await gantry.call('POST', '/workspaces', { body: {} })).body.data
    writeFiles(workspace.path, { 'read.me': 'of the workspace\n' })
    await commit('read.me', 'of the branch\n')
    const { job } = (await gantry.call('POST', `/workspaces/${workspace.id}/merge`, { body: { branch: 'main' } })).body
      .data
    await untilState(gantry, job.id, 'failed')
    await visitConsole(t, browser, gantry, { path: '/git/conflicts' }, async ({ page }) => {
      const file = page.getByRole('region', { name: 'read.me', exact: true })
      await file.getByRole('region', { name: 'The workspace' }).getByText('of the workspace').waitFor()
      await file.getByRole('region', { name: 'The branch' }).getByText('of the branch').waitFor()
      await file.getByRole('button', { name: 'Write the text' }).click()
      await page.getByLabel('The text of read.me').fill('of both\n')
      await page.getByRole('button', { name: 'Take this text' }).click()
      await page.getByText('All conflicts are resolved').waitFor()
      await page.getByRole('button', { name: 'Merge', exact: true }).click()
      await page.getByRole('heading', { name: 'No conflict' }).waitFor()
      await waitUntil(() => readFileSync(join(project, 'read.me'), 'utf8') === 'of both\n', 'the branch has the text')
    })
  })

  t.test('who may only read is offered no action', async (t) => {
    writeFiles(project, { 'read.me': 'changed\n' })
    const viewer = await addCredential(gantry, await addUser(gantry, 'viewer'))
    await visitConsole(t, browser, gantry, { path: '/git', token: viewer.secret }, async ({ page }) => {
      await page.getByRole('region', { name: 'Not staged' }).waitFor()
      t.equal(await page.getByRole('button', { name: /^(Stage|Commit|Push|Pull|Fetch)/ }).count(), 0)
    })
  })
})

t.test('a project without a repository says how to make one', { skip: whyNoBrowser }, async (t) => {
  const gantry = await startGantry(t)
  const browser = await openBrowser(t)
  await visitConsole(t, browser, gantry, { path: '/git', mayFail: /404/ }, async ({ page }) => {
    await page.getByRole('heading', { name: 'No repository' }).waitFor()
    await page.getByText('git init').waitFor()
  })
})
