/** What a browser did while a part of a page was scrolled, as its own trace says: by CPU time and not by the clock. */
import type { Browser, Page } from 'playwright-core'

/** Of one way from the end of a part to its beginning. */
export interface ScrollCost {
  /** The longest task of the page's main thread, in milliseconds of CPU. */
  readonly longestTaskMs: number
  /** All of the main thread, in milliseconds of CPU. */
  readonly totalMs: number
  /** The most objects of the page that one layout went through. */
  readonly laidOut: number
  /** The longest time between two frames, in milliseconds. */
  readonly worstFrameMs: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** CPU of the thread, in microseconds. */
  readonly tdur?: number
  readonly args?: {
    readonly name?: string
    readonly beginData?: { readonly dirtyObjects?: number }
  }
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel']
const steps = 120

export function scrollCost(browser: Browser, page: Page, selector: string): Promise<ScrollCost> {
  return traced(browser, page, () => page.evaluate(scrolling(selector)))
}

/** What happened during an action, which gives the worst frame that it has seen. */
async function traced(browser: Browser, page: Page, act: () => Promise<number>): Promise<ScrollCost> {
  await browser.startTracing(page, { categories })
  const worstFrameMs = await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return { ...costOf(traceEvents), worstFrameMs }
}

function scrolling(selector: string): string {
  return `new Promise((resolve) => {
      const part = document.querySelector('${selector}')
      let last, worst = 0, left = ${steps}
      const step = (now) => {
        if (last !== undefined) worst = Math.max(worst, now - last)
        last = now
        part.scrollTop -= part.scrollHeight / ${steps}
        if (--left > 0) requestAnimationFrame(step)
        else resolve(worst)
      }
      part.scrollTop = part.scrollHeight
      requestAnimationFrame(step)
    })`
}

/** The main thread of the page is the one that has laid out most. */
function costOf(events: readonly TraceEvent[]): Omit<ScrollCost, 'worstFrameMs'> {
  const layouts = events.filter(({ name, ph }) => name === 'Layout' && (ph === 'X' || ph === 'B'))
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const counts = Map.groupBy(layouts, threadOf)
  const [main = ''] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
  const tasks = events
    .filter((event) => event.name.endsWith('RunTask') && event.ph === 'X' && threadOf(event) === main)
    .map(({ tdur = 0 }) => tdur / 1_000)
  return {
    longestTaskMs: Math.max(0, ...tasks),
    totalMs: tasks.reduce((sum, each) => sum + each, 0),
    laidOut: Math.max(0, ...(counts.get(main) ?? []).map(({ args }) => args?.beginData?.dirtyObjects ?? 0)),
  }
}
