import t from 'tap'
import { checkScreen } from './support/axe.ts'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { addCredential, addUser } from './support/callers.ts'
import { untilLive, visitConsole } from './support/console.ts'
import { writeFiles } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { waitUntil } from './support/wait.ts'

/** What agents are given, on the page: knowledge, skills and context. */

const skillFile = '.agents/skills/greetings/SKILL.md'
const skillText = '---\nname: greetings\ndescription: Writes greetings.\n---\n# Greetings\n\nOne line, friendly.\n'

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const repository = await makeGitProject(t)
  const { project, environment } = repository
  await repository.commit(skillFile, skillText)
  const gantry = await startGantry(t, { args: ['--project', project], environment })
  const browser = await openBrowser(t)

  t.test('an entry is made, found by a passage that is marked, and edited beside another edit', (t) =>
    visitConsole(t, browser, gantry, { path: '/library', mayFail: /412/ }, async ({ page }) => {
      await page.getByRole('heading', { name: 'Nothing is known yet' }).waitFor()
      await untilLive(page)
      await page.getByRole('button', { name: 'New entry' }).click()
      const dialog = page.getByRole('dialog', { name: 'New entry' })
      await dialog.getByLabel('Title').fill('Deployments')
      await dialog.getByLabel('Text').fill('# Fridays\n\nNobody deploys on <b>Fridays</b>, because of the weekend.\n')
      await dialog.getByLabel('Tags').fill('rules, weekly')
      await dialog.getByRole('button', { name: 'Create the entry' }).click()
      await page.getByRole('heading', { name: 'Fridays' }).waitFor()
      await page.getByLabel('Ask the knowledge').fill('weekend')
      await page.locator('.shelf-snippet mark', { hasText: 'weekend' }).waitFor()
      await page.getByRole('link', { name: /Deployments/ }).click()
      const [entry] = (await gantry.call('GET', '/knowledge')).body.data.entries
      await page.getByRole('button', { name: 'Edit' }).click()
      await page.getByLabel('Text', { exact: true }).fill('Mine.\n')
      await gantry.call('PATCH', `/knowledge/${entry.id}`, { body: { content: 'Theirs.\n' } })
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('alert', { name: 'Two edits' }).getByText('Theirs.', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Save my text over it' }).click()
      await page.locator('.markdown', { hasText: 'Mine.' }).waitFor()
      await page.locator('summary', { hasText: 'Revision 2' }).click()
      await page.locator('.diff', { hasText: 'Theirs.' }).waitFor()
      await page.getByRole('button', { name: 'Make it the text again' }).click()
      await page.locator('.markdown', { hasText: 'Theirs.' }).waitFor()
    }),
  )

  t.test('a skill is approved after a look at what has changed since the last commit', (t) =>
    visitConsole(t, browser, gantry, { path: '/library/skills' }, async ({ page }) => {
      writeFiles(project, { [skillFile]: skillText.replace('friendly', 'very friendly') })
      await page.getByRole('link', { name: /greetings/ }).click()
      await page.getByText('changed since the last commit').waitFor()
      await page.locator('.diff .added', { hasText: 'very friendly' }).waitFor()
      await page.getByRole('button', { name: 'Approve', exact: true }).click()
      await page.getByText('approved', { exact: true }).waitFor()
      t.equal((await gantry.call('GET', '/skills/greetings')).body.data.skill.isApproved, true)
      await page.getByRole('button', { name: 'Turn off' }).click()
      await page.locator('.pane-list').getByText('off', { exact: true }).waitFor()
    }),
  )

  t.test('the context of a task is shown as an agent is given it', async (t) => {
    await gantry.createTask('Greet by name')
    await visitConsole(t, browser, gantry, { path: '/library/context' }, async ({ page }) => {
      await page.locator('.shelf-sources').waitFor()
      await page.getByLabel('For the task').selectOption('Greet by name')
      await page.getByRole('button', { name: 'Build', exact: true }).click()
      await page.locator('.shelf-text', { hasText: 'Greet by name' }).waitFor()
      await page.getByLabel('Tokens at most').fill('10')
      await page.getByRole('button', { name: 'Build', exact: true }).click()
      await page.locator('.shelf-sources').getByText('dropped').first().waitFor()
    })
  })

  t.test('who may only read is offered no action', async (t) => {
    const viewer = await addCredential(gantry, await addUser(gantry, 'viewer'))
    await visitConsole(
      t,
      browser,
      gantry,
      { path: '/library/skills/greetings', token: viewer.secret },
      async ({ page }) => {
        await page.getByRole('heading', { name: 'Files' }).waitFor()
        t.equal(await page.getByRole('button', { name: /^(Approve|Turn|Edit|Delete|New)/ }).count(), 0)
      },
    )
  })

  t.test('no rule is broken in light, in dark and at 390 px', async (t) => {
    const [entry] = (await gantry.call('GET', '/knowledge')).body.data.entries
    for (const [path, shows] of [
      [`/library/knowledge/${entry.id}`, '.shelf-revisions details'],
      ['/library/skills/greetings', '.shelf-head'],
      ['/library/context', '.shelf-sources'],
    ] as const)
      await t.test(path, (t) => checkScreen(t, browser, gantry, { path, shows }))
  })

  t.test(
    'the next page of a list and what is new in it come at once: nothing is lost, nothing is there twice',
    async (t) => {
      const add = (title: string) => gantry.call('POST', '/knowledge', { body: { title, content: 'Text.' } })
      for (let made = 0; made < 60; made++) await add(`Entry ${made}`)
      const { entries } = (await gantry.call('GET', '/knowledge?limit=200')).body.data
      await visitConsole(t, browser, gantry, { path: '/library' }, async ({ page }) => {
        const rows = page.locator('.shelf-list a')
        await untilLive(page)
        await rows.nth(49).waitFor()
        const before = await rows.count()
        t.ok(before < entries.length, 'there is a next page')
        let release = () => {}
        const held = new Promise<void>((resolve) => {
          release = resolve
        })
        await page.route(
          /knowledge.*[?&]cursor=/,
          async (route) => {
            await held
            await route.continue()
          },
          { times: 1 },
        )
        const asked = page.waitForRequest(/knowledge.*[?&]cursor=/)
        await page.getByRole('button', { name: /more/i }).click()
        await asked
        await add('Added meanwhile')
        await rows.getByText('Added meanwhile').waitFor()
        release()
        const titles = async () =>
          (await rows.locator('visible=true').allInnerTexts()).map((each) => each.split('\n')[0])
        const isWhole = async (count: number) => {
          const seen = await titles()
          return seen.length === count && new Set(seen).size === count
        }
        await waitUntil(() => isWhole(entries.length + 1), 'all are there, once, with the one that was added')
        await add('Added after that')
        await rows.getByText('Added after that').waitFor()
        t.equal(await isWhole(entries.length + 2), true, 'the next page stays')
      })
    },
  )
})
