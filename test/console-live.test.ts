import t from 'tap'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { taskOf, untilLive, visitConsole } from './support/console.ts'
import { startGantry } from './support/gantry.ts'

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const gantry = await startGantry(t)
  const browser = await openBrowser(t)
  const taskId = await gantry.createTask('Look around')

  t.test('the sixteenth tab is as live as the first', async (t) => {
    await visitConsole(t, browser, gantry, {}, async ({ page, context }) => {
      const tabs = [page]
      while (tabs.length < 16) {
        const tab = await context.newPage()
        tabs.push(tab)
        await tab.goto(`${gantry.origin}/tasks`)
      }
      for (const tab of tabs) await untilLive(tab)
      await gantry.createTask('Seen in every tab')
      for (const tab of tabs) await taskOf(tab, 'Seen in every tab').waitFor()
    })
  })

  t.test('without a connection the page says since when, and nothing is lost when it is back', (t) =>
    visitConsole(t, browser, gantry, { mayFail: /WebSocket|ERR_/ }, async ({ page, network }) => {
      await untilLive(page)
      await taskOf(page, 'Look around').waitFor()
      await network.cut()
      await page.getByRole('status').getByText('Offline since').waitFor()
      const made = await gantry.createTask('Made meanwhile')
      await gantry.call('PATCH', `/tasks/${taskId}`, { body: { title: 'Look around again' } })
      t.equal(await taskOf(page, 'Made meanwhile').count(), 0)
      network.isThere = true
      await taskOf(page, 'Made meanwhile').waitFor()
      await taskOf(page, 'Look around again').waitFor()
      await untilLive(page)
      t.match(made, /^task_/)
    }),
  )

  t.test('a page whose browser has no network says so, and is current once it has one', (t) =>
    visitConsole(t, browser, gantry, {}, async ({ context }) => {
      const tab = await context.newPage()
      const pings: string[] = []
      tab.on('websocket', (socket) =>
        socket.on('framesent', ({ payload }) => {
          if (String(payload).includes('"ping"')) pings.push(String(payload))
        }),
      )
      await tab.goto(`${gantry.origin}/tasks`)
      await untilLive(tab)
      await context.setOffline(true)
      await tab.getByRole('status').getByText('Offline since').waitFor()
      await gantry.createTask('Made without a network')
      t.equal(await taskOf(tab, 'Made without a network').count(), 0)
      const before = pings.length
      await context.setOffline(false)
      await taskOf(tab, 'Made without a network').waitFor()
      await untilLive(tab)
      t.ok(pings.length > before, 'the connection was asked')
    }),
  )
})
