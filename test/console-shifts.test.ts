import type { Page } from 'playwright-core'
import t from 'tap'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { untilLive, visitConsole } from './support/console.ts'
import { furnishScreens } from './support/console-screens.ts'

/** Nothing on a screen jumps while its data arrive: by what the browser itself says of layout shifts. */

/** Of the view: a number beside a label may come. What follows a key or a press is left out by the browser. */
const shiftMax = 0.02

const observe = `(() => {
  globalThis.shifts = []
  const nameOf = (node) => node?.nodeType === 1 ? node.tagName.toLowerCase() + '.' + node.className : String(node?.nodeName)
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) globalThis.shifts.push({ value, what: sources.map(({ node }) => nameOf(node)) })
  }).observe({ type: 'layout-shift', buffered: true })
})()`

interface Shift {
  readonly value: number
  readonly what: readonly string[]
}

/** Each answer comes in a frame of its own, so that what it moves is seen. */
async function slowDown(page: Page): Promise<void> {
  let before: Promise<unknown> = Promise.resolve()
  await page.route(/\/api\/v1\//, (route) => {
    before = before
      .then(() => page.waitForTimeout(30))
      .then(
        () => route.continue(),
        () => undefined,
      )
  })
}

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const { gantry, taskId, screens } = await furnishScreens(t)
  const browser = await openBrowser(t)
  for (const width of [1280, 390])
    t.test(`at ${width} px, no screen jumps while it is read`, (t) =>
      visitConsole(t, browser, gantry, { path: '/more', width, mayFail: /./ }, async ({ page }) => {
        await page.addInitScript(observe)
        await slowDown(page)
        for (const path of screens.filter((each) => !/^\/terminals\/.+\/./.test(each))) {
          await page.goto(gantry.origin + path, { waitUntil: 'networkidle' })
          await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))')
          const shifts: readonly Shift[] = await page.evaluate('globalThis.shifts')
          const sum = shifts.reduce((all, { value }) => all + value, 0)
          const shown = sum <= shiftMax ? undefined : await page.locator('main').innerText()
          t.ok(sum <= shiftMax, `${path}: ${sum.toFixed(4)}`, { shifts, shown })
        }
      }),
    )

  t.test('what others change moves nothing that was there before', (t) =>
    visitConsole(t, browser, gantry, { path: `/tasks/${taskId}` }, async ({ page }) => {
      await untilLive(page)
      await page.locator('.comments, .thread').first().waitFor()
      await page.evaluate(observe.replace('buffered: true', 'buffered: false'))
      const { body } = await gantry.call('POST', `/tasks/${taskId}/comments`, { body: { content: 'Another one.' } })
      t.ok(body.success)
      await page.getByText('Another one.').waitFor()
      await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))')
      const shifts: readonly Shift[] = await page.evaluate('globalThis.shifts')
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      t.ok(sum <= shiftMax, `a comment: ${sum.toFixed(4)}`, { shifts })
    }),
  )
})
