import type { McpResult } from './use.ts'

/** A list of a server, and until when it may be used by the clock of `performance.now`. */
export interface Listed {
  readonly items: readonly unknown[]
  readonly freshUntil: number
}

// A list without end must not fill the memory while its time runs.
const pagesMax = 100
const itemsMax = 10_000
/** A server that wants its list to be kept for longer is asked again after a day. */
const ttlMsMax = 86_400_000

/** All pages of a list, such as `tools`. It is fresh as long as each of its pages is (`ttlMs`). */
export async function listPages(
  ask: (params: Record<string, unknown>) => Promise<McpResult>,
  name: string,
): Promise<Listed> {
  const items: unknown[] = []
  let [cursor, freshUntil]: [unknown, number] = [undefined, Infinity]
  for (let page = 0; page < pagesMax && items.length < itemsMax; page++) {
    const answer = await ask(typeof cursor === 'string' ? { cursor } : {})
    if (Array.isArray(answer[name])) items.push(...(answer[name] as unknown[]).slice(0, itemsMax - items.length))
    freshUntil = Math.min(freshUntil, freshUntilOf(answer['ttlMs']))
    cursor = answer['nextCursor']
    if (typeof cursor !== 'string' || cursor === '') break
  }
  return { items, freshUntil }
}

function freshUntilOf(ttlMs: unknown): number {
  return typeof ttlMs === 'number' && ttlMs >= 0 ? performance.now() + Math.min(ttlMs, ttlMsMax) : Infinity
}
