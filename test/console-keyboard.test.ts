import type { Page } from 'playwright-core'
import t from 'tap'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { visitConsole } from './support/console.ts'
import { furnishScreens } from './support/console-screens.ts'

/** Everything on every screen is reached by the Tab key, and is seen where it has the focus. */

/** What can be used and is seen; of a choice, the key goes to what is chosen. */
const expected = `(() => {
  const usable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]'
  const isSeen = (each) => each.checkVisibility({ contentVisibilityAuto: false, visibilityProperty: true }) && !each.closest('.visually-hidden')
  const isChosen = (each) => each.type !== 'radio' || each.checked
  globalThis.left = new Set([...document.querySelectorAll('main')].flatMap((main) => [...main.querySelectorAll(usable)])
    .filter((each) => isSeen(each) && isChosen(each) && each.tabIndex >= 0))
  return globalThis.left.size
})()`

/** Where the focus is, and what is wrong with how that looks. */
const look = `(() => {
  const each = document.activeElement
  if (each === null || !document.querySelector('main').contains(each)) return { isLeft: true, problems: [] }
  globalThis.left.delete(each)
  const name = each.ariaLabel ?? each.textContent.trim().slice(0, 40)
  const { top, left, bottom, right } = each.getBoundingClientRect()
  const isOutlined = (element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
  }
  return {
    isLeft: false,
    problems: [
      ...(bottom > 0 && right > 0 && top < innerHeight && left < innerWidth ? [] : [name + ' is outside of the view']),
      ...(each.checkVisibility({ opacityProperty: true }) ? [] : [name + ' is not seen']),
      ...([each, each.closest('.card, .row')].some((one) => one !== null && isOutlined(one)) ? [] : [name + ' has no outline']),
    ],
  }
})()`

interface Look {
  readonly isLeft: boolean
  readonly problems: readonly string[]
}

const stepsMax = 600

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const { gantry, screens } = await furnishScreens(t)
  const browser = await openBrowser(t)
  await visitConsole(t, browser, gantry, { mayFail: /./ }, async ({ page }) => {
    // A terminal takes the Tab key for its program.
    for (const path of screens.filter((each) => !/^\/terminals\/.+\/./.test(each))) {
      await page.goto(gantry.origin + path, { waitUntil: 'networkidle' })
      t.strictSame(await problemsOf(page), [], path)
    }
  })
})

async function problemsOf(page: Page): Promise<readonly string[]> {
  const count: number = await page.evaluate(expected)
  await page.locator('main').focus()
  const problems: string[] = count === 0 ? ['nothing can be used'] : []
  for (let step = 0; step < stepsMax; step++) {
    await page.keyboard.press('Tab')
    const seen: Look = await page.evaluate(look)
    if (seen.isLeft) break
    problems.push(...seen.problems)
  }
  const left: string[] = await page.evaluate(
    '[...globalThis.left].filter((each) => each.isConnected).map((each) => `${each.tagName} ${each.ariaLabel ?? each.textContent.trim().slice(0, 40)} is not reached`)',
  )
  return [...problems, ...left]
}
