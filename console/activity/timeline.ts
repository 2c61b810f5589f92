import { batch, signal } from '@preact/signals'
import type { Schemas } from 'gantry/client'
import { gantry, isSignedOut, leave, sentenceOf } from '../gantry.ts'
import { can } from '../session.ts'
import { readTitles } from '../tasks/titles.ts'
import { isShown } from './words.ts'

const pageSize = 50
/** How many pages are read for events of one actor, of which a page may have none. */
const pagesMax = 6
const shownMin = 20
const keptMax = 2_000
const seenPreference = 'console.activity'

/** The events of a filter, newest first, as they come. */
export class Timeline {
  readonly events = signal<readonly Schemas.Event[] | undefined>(undefined)
  /** What came while the reader was further down. */
  readonly waiting = signal<readonly Schemas.Event[]>([])
  readonly problem = signal<string | undefined>(undefined)
  readonly hasMore = signal(false)
  readonly #kinds: readonly Schemas.EventSelector[] | undefined
  readonly #actor: string | undefined
  #next: number | undefined
  #isReading = false
  /** What came while the first page was read, newest first. */
  readonly #meanwhile: Schemas.Event[] = []
  isAtTop = true

  constructor(kinds: readonly Schemas.EventSelector[] | undefined, actor: string | undefined) {
    this.#kinds = kinds
    this.#actor = actor
  }

  async read(): Promise<void> {
    this.#next = undefined
    this.#isReading = true
    await this.#readPages([])
    this.#isReading = false
    this.#put(this.#meanwhile.splice(0))
  }

  async readEarlier(): Promise<void> {
    await this.#readPages(this.events.value ?? [])
  }

  take(event: Schemas.Event): void {
    if (!this.#isOfFilter(event)) return
    void readTitles([taskOf(event)])
    // An answer on its way may have been made before this event.
    if (this.#isReading) this.#meanwhile.unshift(event)
    if (this.events.value === undefined) return
    if (this.isAtTop) this.#put([event])
    else this.waiting.value = [event, ...this.waiting.value].slice(0, keptMax)
  }

  /** Shows what waits. */
  showNew(): void {
    this.#put(this.waiting.value)
    this.waiting.value = []
  }

  #put(newer: readonly Schemas.Event[]): void {
    const newest = this.events.value?.[0]?.id ?? 0
    const added = newer.filter(({ id }) => id > newest)
    if (this.events.value !== undefined && added.length > 0)
      this.events.value = [...added, ...this.events.value].slice(0, keptMax)
  }

  #isOfFilter(event: Schemas.Event): boolean {
    return isShown(event, this.#kinds) && (this.#actor === undefined || event.actor.id === this.#actor)
  }

  async #readPages(before: readonly Schemas.Event[]): Promise<void> {
    try {
      const found: Schemas.Event[] = []
      for (let page = 0; page < pagesMax && found.length < shownMin; page++) {
        const { events, nextCursor } = await gantry.events({
          sort: '-id',
          limit: pageSize,
          ...(this.#kinds && { kinds: [...this.#kinds] }),
          ...(this.#next !== undefined && { after: this.#next }),
        })
        found.push(...events.filter((event) => this.#isOfFilter(event)))
        this.#next = nextCursor === undefined ? undefined : Number(nextCursor)
        if (events.length < pageSize) {
          this.#next = undefined
          break
        }
      }
      batch(() => {
        this.events.value = [...before, ...found]
        this.hasMore.value = this.#next !== undefined
        this.problem.value = undefined
      })
      void readTitles(found.map(taskOf))
    } catch (error) {
      if (isSignedOut(error)) leave()
      this.problem.value = sentenceOf(error)
    }
  }
}

function taskOf(event: Schemas.Event): { readonly taskId?: string } {
  return 'taskId' in event && event.taskId !== undefined ? { taskId: event.taskId } : {}
}

/** The newest event that the user has seen before this visit; where they are now is kept for the next one. */
export async function visit(newest: number): Promise<number | undefined> {
  if (!can('identity:read', 'identity:write')) return undefined
  const { data } = await gantry.me.preferences.get().outcome()
  const stored = data?.preferences[seenPreference]
  const before = typeof stored === 'number' ? stored : undefined
  if (data && newest > (before ?? 0))
    await gantry.me.preferences.update({ body: { [seenPreference]: newest } }).outcome()
  return before
}

/** Events one after the other that one actor caused about one thing. */
export interface EventGroup {
  readonly actor: Schemas.Actor
  readonly taskId: string | undefined
  readonly events: readonly Schemas.Event[]
}

const togetherMs = 600_000

/** Events of a group that read alike, one after the other: the newest of them, and how many there are. */
export function linesOf(events: readonly Schemas.Event[], wordsOf: (event: Schemas.Event) => string) {
  const lines: { readonly event: Schemas.Event; readonly words: string; count: number }[] = []
  for (const event of events) {
    const words = wordsOf(event)
    const last = lines.at(-1)
    if (last?.words === words) last.count += 1
    else lines.push({ event, words, count: 1 })
  }
  return lines
}

export function groupsOf(events: readonly Schemas.Event[], seen: number | undefined): readonly EventGroup[] {
  const groups: { actor: Schemas.Actor; taskId: string | undefined; events: Schemas.Event[] }[] = []
  for (const event of events) {
    const { taskId } = taskOf(event)
    const group = groups.at(-1)
    const last = group?.events.at(-1)
    const isTogether =
      group !== undefined &&
      last !== undefined &&
      group.actor.id === event.actor.id &&
      group.actor.tokenName === event.actor.tokenName &&
      group.taskId === taskId &&
      Date.parse(last.at) - Date.parse(event.at) < togetherMs &&
      !(seen !== undefined && last.id > seen && event.id <= seen)
    if (isTogether) group.events.push(event)
    else groups.push({ actor: event.actor, taskId, events: [event] })
  }
  return groups
}
