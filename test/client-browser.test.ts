import t from 'tap'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { startGantry } from './support/gantry.ts'

/** The client that the service serves to pages, in a real browser, under the page policy of the service. */

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const gantry = await startGantry(t)
  const browser = await openBrowser(t)
  const page = await (await browser.newContext()).newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(`${gantry.origin}/sign-in`)
  await page.getByLabel('Token').fill(gantry.token)
  await page.locator('#by-token button').click()
  await page.waitForURL('**/tasks')
  await page.goto(`${gantry.origin}/docs`)

  t.test('who is signed in calls with the cookie, and follows events over one WebSocket', async (t) => {
    const sockets: string[] = []
    page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname))
    const seen = await page.evaluate(
      async ([origin = '', address = '']) => {
        const { createClient } = await import(address)
        const client = createClient({ baseUrl: origin })
        const live = client.live()
        const after = (await client.events({ sort: '-id', limit: 1 }).all())[0]?.id ?? 0
        const task = await client.tasks.create({ title: 'From a page' })
        const streams = ['task.created', 'task.updated'].map(async (kind) => {
          for await (const event of live.events({ after, kinds: [kind] })) return [event.kind, event.taskId === task.id]
        })
        await client.tasks.update({ id: task.id, title: 'From a page, changed' })
        const found = await Promise.all(streams)
        live.close()
        return found
      },
      [gantry.origin, '/client/gantry-client.js'],
    )
    t.same(seen, [
      ['task.created', true],
      ['task.updated', true],
    ])
    t.same(sockets, ['/api/v1/live'])
  })

  t.test('a refusal is thrown with the code and the sentence of the service', async (t) => {
    const refusal = await page.evaluate(
      async ([origin = '', address = '']) => {
        const { createClient, GantryError } = await import(address)
        const error = await createClient({ baseUrl: origin })
          .tasks.get({ id: 'task_none' })
          .catch((error: unknown) => error)
        return error instanceof GantryError && [error.status, error.code, error.message]
      },
      [gantry.origin, '/client/gantry-client.js'],
    )
    t.match(refusal, [404, 'task_not_found', /task_none/])
  })

  t.same(
    errors.filter((text) => !/status of 404/.test(text)),
    [],
    'the page has no errors',
  )
})
