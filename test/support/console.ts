import type { Browser, BrowserContext, Page, WebSocketRoute } from 'playwright-core'
import type { Test } from 'tap'
import type { Gantry } from './gantry.ts'

export interface ConsoleVisit {
  readonly path?: string
  /** Signed in with this token; the owner's by default. */
  readonly token?: string
  readonly colorScheme?: 'light' | 'dark'
  readonly width?: number
  /** What the browser's console may report: refusals of the service that the test is about. */
  readonly mayFail?: RegExp
}

/** A page of the console, and what stands between it and the service. */
export interface VisitedConsole {
  readonly page: Page
  readonly context: BrowserContext
  readonly network: ConsoleNetwork
}

export interface ConsoleNetwork {
  /** Whether connections are let through. */
  isThere: boolean
  readonly sockets: WebSocketRoute[]
  /** Ends the connections there are, and lets none through until `isThere` is set. */
  cut(): Promise<void>
}

/**
 * Reads a page of the console in a window of its own. A request to elsewhere, an error and a break of the page policy
 * fail the test.
 */
export async function visitConsole(
  t: Test,
  browser: Browser,
  gantry: Gantry,
  { path = '/', token = gantry.token, colorScheme = 'light', width = 1280, mayFail }: ConsoleVisit,
  read: (visited: VisitedConsole) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const signedIn = await context.request.post(`${gantry.origin}/api/v1/identity/login`, { data: { token } })
  t.equal(signedIn.status(), 200)
  const page = await context.newPage()
  const network = await watchNetwork(page)
  const wrongs: string[] = []
  context.on('request', (request) => {
    // What the page has made of its own bytes is at a blob of its address.
    if (
      !request
        .url()
        .replace(/^blob:/, '')
        .startsWith(`${gantry.origin}/`)
    )
      wrongs.push(request.url())
  })
  page.on('pageerror', (error) => wrongs.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !mayFail?.test(message.text())) wrongs.push(message.text())
  })
  await page.goto(gantry.origin + path)
  await page.getByRole('navigation').first().waitFor({ state: 'attached' })
  try {
    await read({ page, context, network })
  } catch (error) {
    if (error instanceof Error) error.message += `\n${await describePage(page, wrongs)}`
    throw error
  }
  await context.close()
  t.strictSame(wrongs, [], 'nothing outside, no error, no break of the policy')
}

/** What somebody would see who looked at a page on which a test has failed. */
async function describePage(page: Page, wrongs: readonly string[]): Promise<string> {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch(() => 'a page that does not answer')
  return `${page.url()} showed, after ${JSON.stringify(wrongs)}:\n${shown}`
}

export async function watchNetwork(page: Page): Promise<ConsoleNetwork> {
  const network: ConsoleNetwork = {
    isThere: true,
    sockets: [],
    cut: async () => {
      network.isThere = false
      for (const socket of network.sockets.splice(0)) await socket.close({ code: 3001 })
    },
  }
  await page.routeWebSocket(/\/api\/v1\/live/, (socket) => {
    if (!network.isThere) return void socket.close({ code: 3001 })
    socket.connectToServer()
    network.sockets.push(socket)
  })
  return network
}

/** A task as the board or the list shows it. */
export const taskOf = (page: Page, title: string) => page.locator('[data-task]', { hasText: title })

export const columnOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export async function untilLive(page: Page): Promise<void> {
  await page.locator('.connection.live').first().waitFor({ state: 'attached' })
}
