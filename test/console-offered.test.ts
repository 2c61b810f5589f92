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

/** A person who leaves or ends the own session sees nothing more; what opens another window is not of this page. */
const left = /^(Sign out|End|Revoke|The source|Fetch|Pull|Test|Restart|Interrupt)/

/** An allow-list approves only what was begun with it, and who began a turn is known to the service alone. */
const foreignTurn = /\/approvals\/[^/]+\/approve$/

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
  for (const [name, options] of Object.entries(sessions))
    t.test(name, async (t) => {
      const { secret } = await addCredential(gantry, 'user_owner', options)
      await visitConsole(t, browser, gantry, { path: '/more', token: secret, mayFail: /./ }, async ({ page }) => {
        const refused: string[] = []
        let where = ''
        const network = watchAnswers(page, (response) => refused.push(`${where}: ${nameOf(response)}`))
        let pressed = 0
        for (const path of screens) {
          where = path
          await page.goto(gantry.origin + path)
          await network.isQuiet()
          for (let index = 0; index < (await offered(page).count()); index++) {
            const button = offered(page).nth(index)
            const label = await labelOf(button)
            if (label === undefined || left.test(label)) continue
            where = `${path}, “${label}”`
            await press(page, button)
            pressed += 1
            await network.isQuiet()
            pressed += await pressWhatOpened(page, network, (inner) => (where = `${path}, “${label}”, “${inner}”`))
            if (new URL(page.url()).pathname + new URL(page.url()).search !== path) {
              await page.goto(gantry.origin + path)
              await network.isQuiet()
            }
          }
        }
        t.comment(`${pressed} things were pressed on ${screens.length} screens`)
        t.ok(pressed > screens.length, 'something is offered')
        const unexpected = refused.filter((each) => options.allow === undefined || !foreignTurn.test(each))
        t.strictSame([...new Set(unexpected)], [])
      })
    })
})

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
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))')
}

interface Network {
  readonly isQuiet: () => Promise<void>
}

/** A menu is gone through item by item, and of a dialog that which sends it is pressed. Gives how much was pressed. */
async function pressWhatOpened(page: Page, network: Network, tell: (name: string) => void): Promise<number> {
  let pressed = 0
  const items = page.locator('[role=menu] button')
  const count = await items.count()
  const opener = page.locator('[aria-haspopup=menu][aria-expanded=true]')
  const label = await labelOf(opener)
  for (let index = 0; index < count; index++) {
    if ((await items.count()) === 0 && label !== undefined)
      await press(page, page.locator(`[aria-haspopup=menu][aria-label=${JSON.stringify(label)}]`).first())
    const name = await labelOf(items.nth(index))
    if (name === undefined || left.test(name)) continue
    tell(name)
    await press(page, items.nth(index))
    pressed += 1 + (await pressInDialog(page, network))
    await network.isQuiet()
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
    isQuiet: async () => {
      await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))')
      await waitUntil(() => open <= 0, 'all calls are answered')
    },
  }
}

function nameOf(response: Response): string {
  return `${response.request().method()} ${new URL(response.url()).pathname}`
}
