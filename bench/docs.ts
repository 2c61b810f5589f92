/**
 * `npm run bench:docs`: what a page of the documentation costs in a browser, beside a guide in the same run. Bytes of
 * the HTML and of all that is loaded, as it is and compressed; requests; the time until the page is usable, which is
 * when its scripts have run; and the work of the browser. `--rounds 9` is the number of visits of each page.
 */
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../test/support/browser.ts'
import { startGantry } from '../test/support/gantry.ts'
import { tableOf } from './report.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } })
const rounds = Number(values.rounds)

const pages: Readonly<Record<string, string>> = {
  'a guide': '/docs/jobs',
  'the landing page': '/docs',
  'all error codes': '/docs/errors',
  'the list of all operations': '/docs/reference',
  'an area': '/docs/reference/areas/task-plan',
  'an operation': '/docs/reference/createTask',
  'a search': '/docs/search?q=run+a+plan',
  'an address that leads nowhere': '/docs/quickstrat',
}

interface Visit {
  readonly htmlBytes: number
  readonly sentBytes: number
  readonly requests: number
  readonly usableMs: number
  readonly workMs: number
}

const endings: (() => unknown)[] = []
const scope = { teardown: (end: () => unknown) => void endings.push(end) }
try {
  const { origin } = await startGantry(scope)
  const browser = await openBrowser(scope)
  const visits = new Map<string, Visit[]>(Object.keys(pages).map((name) => [name, []]))
  // The first visit makes the page, and is not counted.
  for (let round = -1; round < rounds; round++)
    // Each page comes first once: what the browser does for the first one is not that page's.
    for (const [name, path] of rotated(Object.entries(pages), round)) {
      const visit = await visitOf(browser, origin + path)
      if (round >= 0) visits.get(name)?.push(visit)
    }
  const of = (name: string, field: keyof Visit) => medianOf((visits.get(name) ?? []).map((visit) => visit[field]))
  /** Of the guide in the same round. */
  const ratio = (name: string, field: keyof Visit) => {
    const ofGuide = visits.get('a guide') ?? []
    return medianOf(
      (visits.get(name) ?? []).map((visit, round) => visit[field] / (ofGuide[round]?.[field] ?? 0)),
    ).toFixed(2)
  }
  console.log(
    tableOf({
      columns: ['Page', 'HTML, KB', 'sent, KB', 'requests', 'usable, ms', 'of a guide', 'work, ms', 'of a guide'],
      rows: Object.keys(pages).map((name) => [
        name,
        (of(name, 'htmlBytes') / 1_000).toFixed(1),
        (of(name, 'sentBytes') / 1_000).toFixed(1),
        String(of(name, 'requests')),
        of(name, 'usableMs').toFixed(0),
        ratio(name, 'usableMs'),
        of(name, 'workMs').toFixed(0),
        ratio(name, 'workMs'),
      ]),
    }),
  )
} finally {
  for (const end of endings.toReversed()) await end()
}

/** With nothing kept of an earlier one. */
async function visitOf(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 900 } })
  const page = await context.newPage()
  const debug = await context.newCDPSession(page)
  await debug.send('Performance.enable')
  await debug.send('Network.enable')
  let sentBytes = 0
  let requests = 0
  debug.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sentBytes += encodedDataLength
    requests++
  })
  const response = await page.goto(url, { waitUntil: 'networkidle' })
  const usableMs: number = await page.evaluate("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd")
  const { metrics } = await debug.send('Performance.getMetrics')
  const workMs = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
  const htmlBytes = (await response?.body())?.length ?? 0
  await context.close()
  return { htmlBytes, sentBytes, requests, usableMs, workMs }
}

function rotated<Item>(items: readonly Item[], by: number): readonly Item[] {
  const at = (by + items.length) % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}
process.exit()
