import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Store } from '../../collections.ts'
import { addSums, noSums } from './ledger.ts'
import { dayBefore, dayMs } from './periods.ts'
import type { AiSumsDocument } from '../../collections/ai.ts'

type Sums = Schemas['AiSums']

export interface UsageQuery {
  readonly groupBy: 'day' | 'model' | 'actor' | 'chat' | 'task'
  readonly from?: string
  readonly to?: string
}

const groupsMax = 1_000
const pageSize = 1_000

/** The sums of the days from `from` to `to`, by group. Fails with `invalid_filter` when there is no such day. */
export async function readUsage(
  store: Pick<Store, 'read'>,
  { groupBy, from, to }: UsageQuery,
  now: string,
): Promise<{ usage: Schemas['AiUsageGroupSums'][]; totals: Sums }> {
  const last = requireDay('to', to ?? now.slice(0, 10))
  const first = requireDay(
    'from',
    from ?? new Date(Date.parse(`${last}T00:00:00.000Z`) - 30 * dayMs).toISOString().slice(0, 10),
  )
  const groups = new Map<string, Sums>()
  let totals = noSums
  for await (const doc of sumsBetween(store, first, last)) {
    totals = addSums(totals, doc.sums)
    const key = keyOf(doc, groupBy)
    if (key !== undefined) groups.set(key, addSums(groups.get(key) ?? noSums, doc.sums))
  }
  const usage = [...groups].map(([key, sums]) => ({ key, sums }))
  usage.sort((one, other) =>
    groupBy === 'day' ? (one.key < other.key ? -1 : 1) : tokensOf(other.sums) - tokensOf(one.sums),
  )
  return { usage: usage.slice(0, groupsMax), totals }
}

async function* sumsBetween(store: Pick<Store, 'read'>, first: string, last: string): AsyncGenerator<AiSumsDocument> {
  let after: { id: string; value: string } | undefined
  for (;;) {
    const page = await store.read.aiSums.list({
      orderBy: 'day',
      above: dayBefore(first),
      limit: pageSize,
      ...(after && { after }),
    })
    for (const { doc } of page) {
      if (doc.day > last) return
      yield doc
    }
    const end = page.at(-1)?.doc
    if (end === undefined || page.length < pageSize) return
    after = { id: end.id, value: end.day }
  }
}

function keyOf(doc: AiSumsDocument, groupBy: UsageQuery['groupBy']): string | undefined {
  switch (groupBy) {
    case 'day':
      return doc.day
    case 'model':
      return doc.model
    case 'actor':
      return doc.actor
    case 'chat':
      return doc.chatId
    case 'task':
      return doc.taskId
    default:
      return groupBy satisfies never
  }
}

function tokensOf({ inputTokens, outputTokens }: Sums): number {
  return inputTokens + outputTokens
}

function requireDay(name: string, day: string): string {
  const time = Date.parse(`${day}T00:00:00.000Z`)
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(day))
    fail('invalid_filter', { message: `There is no day ${day}: give ${name} as in 2026-01-31.` })
  return day
}
