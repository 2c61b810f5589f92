import type { Store } from '../../src/collections.ts'
import { Tasks } from '../bodies.ts'
import { titles, withStores } from './open.ts'
import type { Driver } from './open.ts'
import type { Meter } from './processor-time.ts'
import type { Section } from './section.ts'
import { taskCalls } from './task-calls.ts'

const sizes = (process.env['BENCH_TASKS'] ?? '10000,1000000').split(',').map(Number)
const turns = 10
const warmUps = 5
const atOnce = 32

/** A store that was filled. */
interface Place {
  readonly store: Store
  readonly tasks: Tasks
  readonly rate: number
}

interface Figure {
  readonly name: string
  /** How many items a call gave, where it gives a list. */
  readonly items: number | undefined
  readonly wallMs: number
  readonly cpuMs: number
}

/** Each call with few and with many tasks, in turns, so that a slow spell of the machine meets both. */
export async function measureTasks(driver: Driver): Promise<Section> {
  return withStores(driver, async ({ meter, openFilled }) => {
    const places: Place[] = []
    for (const size of sizes) {
      let rate = 0
      const fill = {
        isNeeded: async (store: Store) => (await Tasks.in(store)).count < size,
        run: async (store: Store) => {
          rate = await (await Tasks.in(store)).fill(size)
        },
      }
      const store = await openFilled(fill, String(size))
      places.push({ store, tasks: await Tasks.in(store), rate })
    }
    return sectionOf(driver, places, [...(await measureCreates(places, meter)), ...(await measureCalls(places, meter))])
  })
}

function sectionOf(driver: Driver, places: readonly Place[], rows: readonly (readonly Figure[])[]): Section {
  const counts = sizes.map((size) => size.toLocaleString('en'))
  return {
    title: `${titles[driver]}: tasks, events and audit entries, ${counts.join(' and ')} of each`,
    tables: [
      {
        columns: [
          'call',
          'items',
          ...counts.flatMap((count) => [`${count}: CPU ms`, 'clock ms']),
          'CPU, last to first',
        ],
        rows: rows.map((row) => [
          row[0]?.name ?? '',
          row.map(({ items }) => (items === undefined ? '–' : items.toFixed(0))).join(' / '),
          ...row.flatMap(({ cpuMs, wallMs }) => [cpuMs.toFixed(3), wallMs.toFixed(3)]),
          ((row.at(-1)?.cpuMs ?? NaN) / (row[0]?.cpuMs ?? NaN)).toFixed(2),
        ]),
      },
    ],
    notes: [
      `One call after another. CPU: processor time of one call, the mean of all${driver === 'sqlite' ? ', with every thread' : ', of the client and of its server processes; the server does not flush'}. By the clock: the median. Items: how many a call gave on average; a page has up to 50, and what gives fewer of few tasks costs less. Every task is different: about 55 words and three tags by Zipf's law.`,
      ...places
        .filter(({ rate }) => rate > 0)
        .map(
          ({ rate }, index) => `Filled to ${counts[index]} at ${Math.round(rate).toLocaleString('en')} tasks a second.`,
        ),
    ],
  }
}

/** One create after the other, and each of a batch. */
async function measureCreates(places: readonly Place[], meter: Meter): Promise<Figure[][]> {
  return [
    await measureInTurn(places, meter, 'create', 300, ({ tasks, store }) => {
      const [changes = []] = tasks.make(1)
      return () => store.commit(changes)
    }),
    (
      await measureInTurn(places, meter, `create, ${atOnce} at once, each`, 60, ({ tasks, store }) => {
        const batch = tasks.make(atOnce)
        return () => Promise.all(batch.map((changes) => store.commit(changes)))
      })
    ).map((figure) => ({ ...figure, items: undefined, wallMs: figure.wallMs / atOnce, cpuMs: figure.cpuMs / atOnce })),
  ]
}

async function measureCalls(places: readonly Place[], meter: Meter): Promise<Figure[][]> {
  const calls = places.map(({ store, tasks }) => taskCalls(store, tasks.count))
  const rows: Figure[][] = []
  for (const [index, { name, times }] of calls[0]?.entries() ?? []) {
    const runs = new Map(places.map((place, each) => [place, calls[each]?.[index]?.run ?? (async () => {})]))
    rows.push(await measureInTurn(places, meter, name, times, (place) => runs.get(place) ?? (async () => {})))
  }
  return rows
}

/** `prepare` makes a call before the clock runs. */
async function measureInTurn(
  places: readonly Place[],
  meter: Meter,
  name: string,
  times: number,
  prepare: (place: Place) => () => Promise<unknown>,
): Promise<Figure[]> {
  const found = places.map(() => new Found(name))
  for (const place of places) for (let time = 0; time < warmUps; time++) await prepare(place)()
  for (let turn = 0; turn < turns; turn++)
    for (const [index, place] of places.entries()) {
      const calls = Array.from({ length: times / turns }, () => prepare(place))
      await found[index]?.measure(calls, meter)
    }
  const row = found.map((each) => each.figure())
  console.log(name, ...row.map(({ cpuMs, wallMs }) => `${cpuMs.toFixed(3)} (${wallMs.toFixed(3)})`))
  return row
}

/** What was found of one call in one place. */
class Found {
  readonly #name: string
  readonly #wallsMs: number[] = []
  #cpuMs = 0
  #items = 0
  #isList = false

  constructor(name: string) {
    this.#name = name
  }

  async measure(calls: readonly (() => Promise<unknown>)[], meter: Meter): Promise<void> {
    const before = await meter()
    for (const call of calls) {
      const startedAt = performance.now()
      const given = await call()
      this.#wallsMs.push(performance.now() - startedAt)
      this.#isList = Array.isArray(given)
      if (Array.isArray(given)) this.#items += given.length
    }
    this.#cpuMs += (await meter()) - before
  }

  figure(): Figure {
    const count = this.#wallsMs.length
    return {
      name: this.#name,
      items: this.#isList ? this.#items / count : undefined,
      wallMs: medianOf(this.#wallsMs),
      cpuMs: this.#cpuMs / count,
    }
  }
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN
}
