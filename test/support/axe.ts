import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import type { Test } from 'tap'
import { waitUntil } from './wait.ts'
import { untilLive, visitConsole } from './console.ts'
import type { Gantry } from './gantry.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A screen of the console, and what is there when it is complete. */
export interface ScreenSeen {
  readonly path: string
  readonly shows: string
  readonly open?: (page: Page) => Promise<unknown>
}

/** Checks a screen by the rules of axe, in light and dark, and at the width of a phone. */
export async function checkScreen(
  t: Test,
  browser: Browser,
  gantry: Gantry,
  { path, shows, open }: ScreenSeen,
): Promise<void> {
  await visitConsole(t, browser, gantry, { path }, async ({ page }) => {
    await untilLive(page)
    await page.locator(shows).first().waitFor()
    await open?.(page)
    // A colour on its way to another one is neither.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await checkAccess(t, page, 'light')
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await checkAccess(t, page, 'dark')
    await page.setViewportSize({ width: 390, height: 844 })
    await checkAccess(t, page, '390 px')
    t.equal(
      await page.evaluate('document.documentElement.scrollWidth > innerWidth'),
      false,
      'nothing is beside the page',
    )
    const isCut = `[...document.querySelectorAll('.tabs [aria-current]')].some((tab) => {
      const { left, right } = tab.getBoundingClientRect()
      return left < 0 || right > innerWidth
    })`
    await waitUntil(async () => (await page.evaluate(isCut)) === false, 'the current tab is seen')
  })
}

async function checkAccess(t: Test, page: Page, name: string): Promise<void> {
  // The policy of the page keeps foreign scripts out; that of the test comes by the debugger.
  const debug = await page.context().newCDPSession(page)
  await debug.send('Runtime.evaluate', { expression: axe })
  await debug.detach()
  const broken: string[] = await page.evaluate(
    "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).slice(0, 3).join('; ')}`))",
  )
  t.strictSame(broken, [], name)
}
