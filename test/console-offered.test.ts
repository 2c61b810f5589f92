import type { Locator, Page, Response } from 'playwright-core'
import t from 'tap'
import type { Scope } from '../src/contract.ts'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { addCredential } from './support/callers.ts'
import type { CallerOptions } from './support/callers.ts'
import { visitConsole } from './support/console.ts'
import { furnishScreens } from './support/console-screens.ts'
import { waitUntil } from './support/wait.ts'

/** What a session may not do is offered on no screen: all that is offered is pressed, and none of it is forbidden. */

/** What ends a thing that others are to press yet, or the session: it is pressed when all else was. */
const ending = /^(Sign out|End|Revoke|Interrupt)/
/** Offered on every screen, and the same call on each: pressed once. */
const common = /^Copy/

interface Visitor {
  readonly page: Page
  readonly network: Network
  /** What is being done, for the report. */
  where: string
  readonly pressedCommon: Set<string>
  /** Whether what ends something is pressed now, and nothing else. */
  readonly isLast: boolean
  /** The screens that offer what ends something. */
  readonly endingAt: Set<string>
}

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const { gantry, taskId, screens } = await furnishScreens(t)
  const browser = await openBrowser(t)
  const reads = (await gantry.call('GET', '/identity/scopes')).body.data.scopes
    .map(({ scope }: { scope: Scope }) => scope)
    .filter((scope: Scope) => scope.endsWith(':read'))
  const sessions: Readonly<Record<string, CallerOptions>> = {
    'one that reads everything': { scopes: reads },
    'one of a single task': { scopes: ['*'], allow: { taskIds: [taskId] } },
    'one with some rights of each area': {
      scopes: [
        ...['tasks:read', 'tasks:execute', 'chats:read', 'chats:approve', 'git:read', 'git:push', 'files:read'],
        ...['jobs:read', 'mail:read', 'mail:send', 'knowledge:read', 'skills:execute', 'config:read', 'secrets:write'],
        ...['mcp:read', 'mcp:execute', 'users:read', 'identity:read', 'terminal:read', 'workspaces:write', 'ai:read'],
      ] as Scope[],
    },
  }
  const visits = Object.entries(sessions).map(([name, options]) => ({ name, options, endingAt: new Set<string>() }))
  for (const isLast of [false, true])
    for (const { name, options, endingAt } of visits)
      t.test(`${name}: ${isLast ? 'what ends something' : 'all else'}`, async (t) => {
        const { secret: token } = await addCredential(gantry, 'user_owner', options)
        await visitConsole(t, browser, gantry, { path: '/more', token, mayFail: /./ }, async ({ page, context }) => {
          context.on('page', (other) => void other.close())
          const refused: string[] = []
          const visitor: Visitor = {
            ...{ page, where: '', pressedCommon: new Set<string>(), isLast, endingAt },
            network: watchAnswers(page, (response) => refused.push(`${visitor.where}: ${nameOf(response)}`)),
          }
          // The sign-out stands on the last screen.
          const visited = isLast ? screens.filter((path) => endingAt.has(path)) : screens
          let pressed = 0
          for (const path of visited) if (!hasLeft(page)) pressed += await pressScreen(visitor, path)
          t.comment(`${pressed} things were pressed on ${visited.length} screens`)
          t.ok(pressed >= (isLast ? 1 : visited.length), 'something is offered')
          t.strictSame([...new Set(refused)], [])
          if (isLast) t.ok(hasLeft(page), 'the session has ended')
        })
      })
})

async function pressScreen(visitor: Visitor, path: string): Promise<number> {
  const { page, network, pressedCommon, isLast } = visitor
  let pressed = 0
  await showScreen(visitor, path)
  for (let index = 0; index < (await offered(page).count()); index++) {
    const button = offered(page).nth(index)
    const label = await labelOf(button)
    if (label === undefined || pressedCommon.has(label)) continue
    if (!isWanted(visitor, path, label) && !(isLast && (await isMenu(button)))) continue
    if (common.test(label)) pressedCommon.add(label)
    visitor.where = `${path}, “${label}”`
    if (label === 'Sign out') {
      await button.click()
      await waitUntil(() => hasLeft(page), 'the sign-out')
      return pressed + 1
    }
    await press(page, button)
    pressed += 1
    await network.isQuiet()
    if (hasLeft(page)) return pressed
    pressed += await pressWhatOpened(visitor, path)
    if (hasLeft(page)) return pressed
    await showScreen(visitor, path)
  }
  return pressed
}

/** Whether the session has ended by what was pressed. */
function hasLeft(page: Page): boolean {
  return new URL(page.url()).pathname === '/sign-in'
}

/** Whether it is pressed now, and not before or later. */
function isWanted({ isLast, endingAt }: Visitor, path: string, label: string): boolean {
  const isEnding = ending.test(label)
  if (isEnding) endingAt.add(path)
  return isEnding === isLast
}

async function isMenu(button: Locator): Promise<boolean> {
  return (await button.getAttribute('aria-haspopup')) === 'menu'
}

/** As a link of the page leads there: the page itself is not loaded again. */
async function showScreen({ page, network }: Visitor, path: string): Promise<void> {
  const { pathname, search } = new URL(page.url())
  if (pathname + search === path) return
  await page.evaluate(
    `(history.pushState(null, '', ${JSON.stringify(path)}), dispatchEvent(new PopStateEvent('popstate')))`,
  )
  await network.isQuiet()
}

function offered(page: Page): Locator {
  return page.locator('main button:visible:enabled')
}

async function labelOf(button: Locator): Promise<string | undefined> {
  // What was there a moment ago may be gone: the answer to the press before takes things away.
  const found = await button.evaluateAll(([each]) => [each?.ariaLabel ?? each?.textContent?.trim()])
  return found[0] ?? undefined
}

async function press(page: Page, button: Locator): Promise<void> {
  await button.evaluateAll((found) => (found[0] as { click(): void } | undefined)?.click())
  await untilDrawn(page)
}

/** The page itself is left only for the sign-in. */
async function untilDrawn(page: Page): Promise<void> {
  const drawn = page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))')
  await drawn.catch(() => waitUntil(() => hasLeft(page), 'the sign-in'))
}

interface Network {
  readonly isQuiet: () => Promise<void>
}

/** A menu is gone through item by item, and of a dialog that which sends it is pressed. Gives how much was pressed. */
async function pressWhatOpened(visitor: Visitor, path: string): Promise<number> {
  const { page, network, where } = visitor
  let pressed = 0
  const items = page.locator('[role=menu] button')
  const count = await items.count()
  const opener = page.locator('[aria-haspopup=menu][aria-expanded=true]')
  const label = await labelOf(opener)
  for (let index = 0; index < count; index++) {
    if ((await items.count()) === 0 && label !== undefined)
      await press(page, page.locator(`[aria-haspopup=menu][aria-label=${JSON.stringify(label)}]`).first())
    const name = await labelOf(items.nth(index))
    if (name === undefined || !isWanted(visitor, path, name)) continue
    visitor.where = `${where}, “${name}”`
    await press(page, items.nth(index))
    pressed += 1 + (await pressInDialog(page, network))
    await network.isQuiet()
    if (hasLeft(page)) return pressed
  }
  if (count === 0) pressed += await pressInDialog(page, network)
  await page.keyboard.press('Escape')
  return pressed
}

async function pressInDialog(page: Page, network: Network): Promise<number> {
  const dialog = page.getByRole('dialog')
  await network.isQuiet()
  if ((await dialog.count()) === 0) return 0
  for (const field of await dialog.locator('input:not([type=checkbox]), textarea').all()) await field.fill('some words')
  const main = dialog.locator('.button.primary, .button.danger').first()
  if ((await main.count()) > 0) await press(page, main)
  await network.isQuiet()
  await page.keyboard.press('Escape')
  return 1
}

/** Calls `refuse` for each answer that says that something is not allowed. */
function watchAnswers(page: Page, refuse: (response: Response) => void): Network {
  let open = 0
  page.on('request', () => (open += 1))
  page.on('requestfinished', () => (open -= 1))
  page.on('requestfailed', () => (open -= 1))
  page.on('response', (response) => {
    if (response.status() === 403) refuse(response)
  })
  return {
    // Between the script of a screen and its first call there is none: then its places are empty.
    isQuiet: () =>
      waitUntil(async () => {
        await untilDrawn(page)
        return hasLeft(page) || (open <= 0 && (await page.locator('[aria-busy=true], .skeleton').count()) === 0)
      }, 'all calls are answered, and shown'),
  }
}

function nameOf(response: Response): string {
  return `${response.request().method()} ${new URL(response.url()).pathname}`
}
