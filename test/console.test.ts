import t from 'tap'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { addCaller, addCredential, addUser } from './support/callers.ts'
import { taskOf, untilLive, visitConsole } from './support/console.ts'
import { startGantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

t.test('the console is for a browser with a session; others get the documentation and the sign-in page', async (t) => {
  const gantry = await startGantry(t)
  const { cookie } = await addCredential(gantry, 'user_owner')
  const ask = (path: string, headers: Record<string, string>) =>
    fetch(gantry.origin + path, { redirect: 'manual', headers })
  const page = await ask('/', { cookie: `nut-session=${cookie}` })
  t.equal(page.status, 200)
  t.match(page.headers.get('content-security-policy'), /style-src 'self';.*trusted-types 'none'/)
  t.equal((await ask('/', {})).headers.get('location'), '/docs')
  t.match(await (await ask('/tasks', {})).json(), { error: { code: 'route_not_found' } }, 'a program is no browser')
  t.equal(
    (await ask('/tasks/task_1?view=list', { accept: 'text/html' })).headers.get('location'),
    '/sign-in#next=%2Ftasks%2Ftask_1%3Fview%3Dlist',
  )
  t.equal((await ask('/console/none.js', {})).status, 404)
})

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const gantry = await startGantry(t)
  const browser = await openBrowser(t)
  const taskId = await gantry.createTask('Look around')

  t.test('a screen that was loaded gives way to the next one', (t) =>
    visitConsole(t, browser, gantry, { path: '/now' }, async ({ page }) => {
      await page.getByRole('heading', { name: 'Now' }).waitFor()
      await page.getByRole('link', { name: 'Activity' }).click()
      await page.getByRole('heading', { name: 'Activity' }).waitFor()
      await page.locator('main').focus()
      await page.keyboard.press('g')
      await page.keyboard.press('p')
      await page.getByRole('heading', { name: 'People and tokens' }).waitFor()
    }),
  )

  t.test('the link of a new service leads to a first task whose plan runs, a token and an invitation', async (t) => {
    const first = await startGantry(t, { environment: { GANTRY_ADMIN_TOKEN: '' } })
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${first.origin}/sign-in#next=/welcome&link=${first.service.firstCredentials?.linkSecret}`)
    await page.waitForURL('**/welcome')
    await page.getByRole('heading', { name: 'Look around' }).waitFor()
    await page.getByRole('button', { name: 'Invite' }).click()
    const form = page.getByRole('dialog', { name: 'Invite' })
    await form.getByLabel('Name', { exact: true }).fill('Grace')
    await form.getByLabel('Username').fill('grace')
    await form.getByRole('button', { name: 'Make the invitation' }).click()
    const invitation = page.getByRole('dialog', { name: 'Invitation' }).locator('code')
    t.match(await invitation.textContent(), '/sign-in#invite=inv_')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Make a token' }).click()
    await page.getByLabel('Name', { exact: true }).fill('shell')
    await page.getByRole('button', { name: 'Create the token' }).click()
    const made = page.getByRole('dialog', { name: 'The new token' })
    const token = (await made.locator('code').first().textContent()) ?? ''
    for (const name of ['curl', 'gantry', 'TypeScript', 'MCP'])
      t.match(await made.locator('.once-shown-line', { hasText: name }).locator('code').last().textContent(), token)
    await made.getByRole('button', { name: 'Done' }).click()
    await page.getByText('3 of 3 passed').waitFor()
    await page.reload()
    await page.getByText('3 of 3 passed').waitFor()
    const headers = { authorization: `Bearer ${token}` }
    const { tasks } = (await first.call('GET', '/tasks', { headers })).body.data
    t.same(
      tasks.map(({ title }: { title: string }) => title),
      ['Look around'],
      'it is made once',
    )
    t.same(await page.evaluate('[localStorage.length, sessionStorage.length]'), [0, 0], 'nothing is stored')
    await context.close()
  })

  t.test('two windows make one first task; where its plan does not start, it says why', async (t) => {
    const first = await startGantry(t, { environment: { GANTRY_SANDBOX: 'none' } })
    const tasks = async () => (await first.call('GET', '/tasks')).body.data.tasks
    const { secret } = await addCaller(first, 'agent')
    const visit = { path: '/more', token: secret, mayFail: /403|404|409/ }
    await visitConsole(t, browser, first, visit, async ({ page, context }) => {
      const other = await context.newPage()
      // Both have seen that there is no task before either makes one.
      let asked = 0
      let letGo = () => {}
      const bothAsked = new Promise<void>((resolve) => {
        letGo = resolve
      })
      await context.route(/\/api\/v1\/tasks$/, async (route) => {
        if (++asked === 2) letGo()
        await bothAsked
        await route.continue()
      })
      await Promise.all([page, other].map((each) => each.goto(`${first.origin}/welcome`)))
      for (const each of [page, other]) await each.locator('.toast.failure', { hasText: 'sandbox' }).waitFor()
      const [task, ...more] = await tasks()
      t.same(more, [])
      await waitUntil(async () => (await other.locator('.welcome-task .step').count()) === 3, 'its three steps')
      await first.call('POST', `/tasks/${task.id}/plan-steps/execute`, { body: {} })
      for (const each of [page, other]) await each.getByText('3 of 3 passed').waitFor()
      await first.call('DELETE', `/tasks/${task.id}`)
      await page.getByText('This task was deleted').waitFor()
      await page.reload()
      await page.getByRole('heading', { name: 'Look around' }).waitFor()
      const [again] = await tasks()
      t.notSame(again.id, task.id, 'it is made anew')
    })
  })

  t.test('the welcome offers what the session may do', async (t) => {
    const first = await startGantry(t)
    const viewer = await addCaller(first, 'viewer')
    const narrow = await addCredential(first, await addUser(first, 'developer'), { scopes: ['identity:read'] })
    await visitConsole(t, browser, first, { path: '/welcome', token: viewer.secret }, async ({ page }) => {
      await page.getByRole('heading', { name: 'No tasks yet' }).waitFor()
      t.equal(await page.getByRole('button', { name: 'Invite' }).count(), 0)
    })
    t.same((await first.call('GET', '/tasks')).body.data.tasks, [], 'who only looks makes nothing')
    await visitConsole(
      t,
      browser,
      first,
      { path: '/welcome', token: narrow.secret, mayFail: /403/ },
      async ({ page }) => {
        await page.getByText('This session may not read tasks.').waitFor()
        t.equal(await page.getByRole('link', { name: 'All tasks' }).count(), 0)
      },
    )
  })

  t.test('the address of a task leads to it through the sign-in page', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${gantry.origin}/tasks/${taskId}`)
    await page.getByLabel('Token').fill(gantry.token)
    await page.locator('#by-token button').click()
    await page.waitForURL(`**/tasks/${taskId}`)
    await page.getByRole('heading', { name: 'Look around', level: 1 }).waitFor()
    await page.goto(`${gantry.origin}/sign-in#next=%2F%5Cevil.example%2F`)
    await page.getByLabel('Token').fill(gantry.token)
    await page.locator('#by-token button').click()
    await page.waitForURL(`${gantry.origin}/tasks`)
    await context.close()
  })

  t.test('a session that is revoked is out without being asked', (t) =>
    visitConsole(t, browser, gantry, { mayFail: /401/ }, async ({ page }) => {
      await untilLive(page)
      const sessions = (await gantry.call('GET', '/identity/sessions')).body.data.sessions
      for (const { id } of sessions) await gantry.call('DELETE', `/identity/sessions/${id}`)
      await page.waitForURL('**/sign-in#next=%2Ftasks')
    }),
  )

  t.test('what a role or a token may not do is not offered', async (t) => {
    const viewer = await addCaller(gantry, 'viewer')
    const narrow = await addCredential(gantry, await addUser(gantry, 'developer'), {
      scopes: ['tasks:read', 'tasks:write', 'events:read', 'identity:read'],
      allow: { taskIds: [taskId] },
    })
    await visitConsole(t, browser, gantry, { token: viewer.secret }, async ({ page }) => {
      await taskOf(page, 'Look around').waitFor()
      t.equal(await page.getByRole('button', { name: 'New task' }).count(), 0)
      t.equal(await page.getByRole('checkbox').count(), 0)
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('plan run')
      await page.getByText('Nothing was found.').waitFor()
    })
    await visitConsole(t, browser, gantry, { token: narrow.secret }, async ({ page }) => {
      await taskOf(page, 'Look around').waitFor()
      t.equal(await page.getByRole('button', { name: 'New task' }).count(), 0, 'a narrowed token creates no tasks')
      t.equal(await page.getByRole('link', { name: 'Terminals' }).count(), 0)
      await page.getByRole('link', { name: 'Look around' }).click()
      await page.getByRole('button', { name: 'Edit' }).waitFor()
      t.equal(await page.getByRole('button', { name: 'Run' }).count(), 0)
    })
  })

  t.test('the palette finds a task, and calls an operation by a form of its arguments', (t) =>
    visitConsole(t, browser, gantry, {}, async ({ page }) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('look around')
      await page.getByRole('option', { name: 'Look around' }).click()
      await page.waitForURL(`**/tasks/${taskId}`)
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('tasks create')
      await page.getByRole('option', { name: 'Create a task tasks create' }).waitFor()
      await page.keyboard.press('Enter')
      await page.getByLabel('title').fill('From the palette')
      await page.getByLabel('tags').fill('one, two')
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByLabel('Answer').waitFor()
      const { id, title, tags } = JSON.parse(await page.getByLabel('Answer').inputValue())
      t.match([id, title, tags], [/^task_/, 'From the palette', ['one', 'two']])
      await page.getByLabel('title').fill('')
      await page.getByRole('button', { name: /Copy/ }).last().click()
      await page.getByRole('menuitem', { name: 'Copy as gantry' }).click()
      await waitUntil(async () =>
        (await page.evaluate<string>('navigator.clipboard.readText()')).startsWith(
          'gantry tasks create --tags one --tags two',
        ),
      )
    }),
  )

  t.test('the look that a user chooses is that of every page of the user', async (t) => {
    const user = await addCaller(gantry, 'developer')
    await visitConsole(t, browser, gantry, { token: user.secret }, async ({ page }) => {
      await page.getByRole('button', { name: /developer/ }).click()
      await page.getByRole('menuitemradio', { name: 'Dark' }).click()
      await waitUntil(
        async () => (await user.call('GET', '/user/preferences')).body.data.preferences['console.theme'] === 'dark',
      )
    })
    await visitConsole(t, browser, gantry, { token: user.secret }, async ({ page }) => {
      await page.locator('html[data-theme=dark]').waitFor()
      t.equal(await page.evaluate('getComputedStyle(document.body).backgroundColor'), 'rgb(21, 22, 24)')
    })
  })

  t.test('the console works below a path, and says in an empty project how the first task is made', async (t) => {
    const below = await startGantry(t, { environment: { GANTRY_PUBLIC_URL: 'http://gantry.example/below' } })
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${below.origin}/below/tasks?view=list`)
    await page.getByLabel('Token').fill(below.token)
    await page.locator('#by-token button').click()
    await page.waitForURL('**/below/tasks?view=list')
    await page.getByRole('heading', { name: 'No tasks yet' }).waitFor()
    t.equal(await page.getByRole('link', { name: 'watch one run' }).getAttribute('href'), '/below/welcome')
    await below.createTask('Below')
    await page.getByRole('link', { name: 'Below' }).click()
    await page.waitForURL('**/below/tasks/task_*')
    await page.getByRole('link', { name: 'Tasks', exact: true }).first().click()
    await page.waitForURL('**/below/tasks')
    await context.close()
  })
})
