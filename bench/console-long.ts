/** What the console costs when it is used for long: long chats and logs, a lost connection, the events of a day. */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { scrollCost } from './console-trace.ts'
import { allowAll, chatClient } from '../test/support/chats.ts'
import { watchNetwork } from '../test/support/console.ts'
import type { Gantry } from '../test/support/gantry.ts'
import { wordsFor } from '../test/support/called-by-words.ts'
import { waitUntil } from '../test/support/wait.ts'

const turns = 100
const callsEach = 8
const awayMs = 30_000
const changesAway = 20
const eventsOfDay = 3_000
const atOnce = 50
const settleMs = 2_000
const passes = 5

interface Signed {
  readonly browser: Browser
  readonly gantry: Gantry
  readonly signedIn: (browser: Browser, gantry: Gantry) => Promise<BrowserContext>
}

export async function printLong({ browser, gantry, signedIn }: Signed): Promise<void> {
  const chatId = await longChat(gantry)
  const { job } = (await gantry.call('POST', '/config/scripts/lines/run', { body: {} })).body.data
  await waitUntil(async () => (await gantry.call('GET', `/jobs/${job.id}`)).body.data.job.state === 'succeeded')
  const context = await signedIn(browser, gantry)
  const page = await context.newPage()
  await page.goto(`${gantry.origin}/chats/${chatId}`)
  await page.locator('.message').last().waitFor()
  await waitUntil(async () => {
    await page.evaluate("document.querySelector('.earlier')?.click()")
    return (await page.locator('.message').count()) === 2 * turns
  })
  const parts = await page.locator('.message :is(.said, .chat-tool, .markdown)').count()
  console.log(
    `chat of ${parts} parts: ${await costOfScroll(browser, page, '.conversation')}; worst frame while it is scrolled ${await worstFrame(page, '.conversation')} ms (goal 33)`,
  )
  await page.goto(`${gantry.origin}/jobs/${job.id}`)
  await page.locator('.log-line').last().waitFor()
  console.log(
    `log of 10000 lines: ${await costOfScroll(browser, page, '.log-lines')}; worst frame while it is scrolled ${await worstFrame(page, '.log-lines')} ms`,
  )
  await page.close()
  await printAway(context, gantry)
  await printDay(context, gantry)
  await context.close()
}

async function longChat(gantry: Gantry): Promise<string> {
  const { createChat, send, settled } = chatClient(gantry)
  const chatId = await createChat({ toolRules: allowAll })
  const calls = wordsFor(...Array.from({ length: callsEach }, () => ['getTaskCounts', {}] as const))
  for (let turn = 0; turn < turns; turn++) {
    await send(chatId, calls)
    await settled(chatId)
  }
  return chatId
}

/** By the trace of the browser: other work on the machine makes frames late, and not its tasks longer. */
async function costOfScroll(browser: Browser, page: Page, selector: string): Promise<string> {
  const { longestTaskMs, laidOut } = await scrollCost(browser, page, selector)
  return `longest task ${longestTaskMs.toFixed(0)} ms of CPU, at most ${laidOut} objects laid out at once`
}

/**
 * The longest time between two frames while a part of the page is scrolled from its end to its beginning: the least and
 * the most of several times, as other work on the machine makes frames late too.
 */
async function worstFrame(page: Page, selector: string): Promise<string> {
  const worst: number[] = []
  for (let pass = 0; pass < passes; pass++) worst.push(await worstOfPass(page, selector))
  return `${Math.min(...worst).toFixed(0)} to ${Math.max(...worst).toFixed(0)}`
}

async function worstOfPass(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    `new Promise((resolve) => {
      const part = document.querySelector('${selector}')
      let last, worst = 0, left = 120
      const step = (now) => {
        if (last !== undefined) worst = Math.max(worst, now - last)
        last = now
        part.scrollTop -= part.scrollHeight / 120
        if (--left > 0) requestAnimationFrame(step)
        else resolve(worst)
      }
      part.scrollTop = part.scrollHeight
      requestAnimationFrame(step)
    })`,
  )
}

async function printAway(context: BrowserContext, gantry: Gantry): Promise<void> {
  const page = await context.newPage()
  const network = await watchNetwork(page)
  await page.goto(`${gantry.origin}/tasks?q=away`)
  await page.locator('.connection.live').first().waitFor()
  await page.waitForTimeout(settleMs)
  await network.cut()
  for (let made = 0; made < changesAway; made++) await gantry.createTask(`Made while away ${made}`)
  await page.waitForTimeout(awayMs)
  const isMarked = (await page.locator('.connection.offline').count()) > 0
  network.isThere = true
  const backAt = performance.now()
  await waitUntil(async () => (await page.locator('[data-task]').count()) === changesAway)
  console.log(
    `${awayMs / 1_000} s without a connection: ${isMarked ? 'marked' : 'not marked'}; ${changesAway} of ${changesAway} changes shown ${(performance.now() - backAt).toFixed(0)} ms after it was back`,
  )
  await page.close()
}

async function printDay(context: BrowserContext, gantry: Gantry): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${gantry.origin}/tasks`)
  await page.locator('.connection.live').first().waitFor()
  await page.waitForTimeout(settleMs)
  const debug = await context.newCDPSession(page)
  const heap = async () => {
    await debug.send('HeapProfiler.collectGarbage')
    return (await debug.send('Runtime.getHeapUsage')).usedSize / 1_000_000
  }
  const { tasks } = (await gantry.call('GET', `/tasks?sort=rank&limit=${atOnce}&fields=id`)).body.data
  const change = (round: number) =>
    Promise.all(
      tasks.map(({ id }: { id: string }) =>
        gantry.call('PATCH', `/tasks/${id}`, { body: { title: `Round ${round}` } }),
      ),
    )
  await change(0)
  await page.waitForTimeout(settleMs)
  const before = await heap()
  for (let round = 1; round <= eventsOfDay / atOnce; round++) await change(round)
  await page.waitForTimeout(settleMs)
  console.log(
    `${eventsOfDay} events replayed: heap ${before.toFixed(1)} MB before, ${(await heap()).toFixed(1)} MB after`,
  )
}
