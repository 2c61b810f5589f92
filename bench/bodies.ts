import type { Change, Documents, Store } from '../src/collections.ts'
import { creationOf, newTask } from './seed.ts'

/**
 * Tasks that differ as those of a project do: the same number always gives the same task. Words and tags follow Zipf's
 * law, lengths a log-normal one, and nine tasks in ten are done. Every second task has the word `evenly`, and each of
 * the others the tag `odd`: the filter and the word that are both common and never meet.
 */
export function bodyOf(number: number): Documents['tasks'] {
  const chance = chanceOf(number)
  const words = (count: number) => Array.from({ length: count }, () => wordOf(draw(words1, chance())))
  const title = `${words(3 + Math.floor(chance() * 6)).join(' ')} unique${number}${number % 2 === 0 ? ' evenly' : ''}`
  const content = words(Math.min(400, Math.ceil(Math.exp(3.7 + 0.7 * normal(chance)))))
  const state = pick(states, chance())
  const priority = pick(priorities, chance())
  const tags = new Set(Array.from({ length: Math.floor(chance() * 6) }, () => tagOf(draw(tags1, chance()))))
  if (number % 2 === 1) tags.add('odd')
  const at = timeOf(number)
  const task = newTask(idOf(number), at, {
    title,
    content: content.map((word, index) => (index % 12 === 11 ? `${word}.\n` : word)).join(' '),
    priority,
    readiness: Math.floor(chance() * 101),
    tags: [...tags],
  })
  // Work on a task ends some time after it began.
  const updatedAt = state === 'open' ? at : timeOf(number + Math.floor(-Math.log(1 - chance()) * 500))
  return { ...task, state, updatedAt }
}

/** A task as `createTask` makes it: open, and not changed since. */
export function newBodyOf(number: number): Documents['tasks'] {
  return { ...bodyOf(number), state: 'open', updatedAt: timeOf(number) }
}

/** The tasks of a store, each of them different; it knows which numbers are taken. */
export class Tasks {
  readonly #store: Store
  #count: number

  private constructor(store: Store, count: number) {
    this.#store = store
    this.#count = count
  }

  /** Goes on where an earlier run has ended. */
  static async in(store: Store): Promise<Tasks> {
    const [last] = await store.read.tasks.list({ descending: true, limit: 1 })
    return new Tasks(store, last === undefined ? 0 : numberOf(last.doc.id) + 1)
  }

  get count(): number {
    return this.#count
  }

  /** Fills the store up to a count in large commits, and returns how many a second; 0 where there was nothing to do. */
  async fill(count: number): Promise<number> {
    const [started, first] = [performance.now(), this.#count]
    while (this.#count < count) {
      const length = Math.min(filledAtOnce, count - this.#count)
      await this.#store.commit(Array.from({ length }, () => creationOfBody(bodyOf(this.#count++))).flat())
    }
    return (Math.max(0, count - first) / (performance.now() - started)) * 1000
  }

  /** Bodies are made before the clock runs. */
  make(count: number): ReturnType<typeof creationOfBody>[] {
    return Array.from({ length: count }, () => creationOfBody(newBodyOf(this.#count++)))
  }
}

/** What is committed when a task is created. */
export function creationOfBody(task: Documents['tasks']): Change[] {
  return [
    ...(task.state === 'open' ? creationOf(task) : [{ insert: 'tasks', doc: task } as const]),
    {
      event: {
        // A few events are of a rare kind.
        kind: task.id.slice(0, 17).endsWith('00000') ? 'task.deleted' : 'task.created',
        at: task.createdAt,
        actor: 'user_owner',
        taskId: task.id,
        data: { taskId: task.id, title: task.title },
      },
    },
    {
      audit: {
        at: task.createdAt,
        userId: 'user_owner',
        credentialId: 'token_1',
        address: '127.0.0.1',
        requestId: `req_${task.id}`,
        operation: 'createTask',
        object: `/tasks/${task.id}`,
        outcome: 'done',
      },
    },
  ]
}

const filledAtOnce = 2000
const idStart = 'task_01'

/** As long as the ids of the service, and in the order of the numbers. */
export function idOf(number: number): string {
  return `${idStart}${String(number).padStart(10, '0')}${chanceOf(number + 0.5)()
    .toString(32)
    .slice(2, 16)
    .padEnd(14, '0')}`
}

function numberOf(id: string): number {
  return Number(id.slice(idStart.length, idStart.length + 10))
}

export function timeOf(number: number): string {
  return new Date(1_700_000_000_000 + number * 1000).toISOString()
}

/** The word of a rank: 0 is the most common one. */
export function wordOf(rank: number): string {
  return `${syllables[rank % 40] ?? ''}${syllables[Math.floor(rank / 40) % 40] ?? ''}${syllables[Math.floor(rank / 1600) % 40] ?? ''}`
}

/** The tag of a rank: 0 is the most common one. */
export function tagOf(rank: number): string {
  return `${wordOf(rank)}-${rank}`
}

const wordsOfAll = 40_000
const tagsOfAll = 5000

type Share<Value> = readonly (readonly [value: Value, upTo: number])[]

const states: Share<Documents['tasks']['state']> = [
  ['done', 0.9],
  ['open', 0.95],
  ['in_progress', 0.97],
  ['in_review', 0.98],
  ['cancelled', 0.999],
  ['blocked', 1],
]
const priorities: Share<Documents['tasks']['priority']> = [
  ['medium', 0.55],
  ['high', 0.8],
  ['low', 0.95],
  ['critical', 1],
]
const consonants = [...'bdfgklmnprstvz']
const syllables = Array.from(
  { length: 40 },
  (_, index) => `${consonants[index % 14] ?? ''}${'aeiou'[Math.floor(index / 14)] ?? ''}${index % 3 === 0 ? 'n' : ''}`,
)
const words1 = cumulative(wordsOfAll)
const tags1 = cumulative(tagsOfAll)

/** The sum of 1/rank up to each rank, as a share of all. */
function cumulative(count: number): Float64Array {
  const sums = new Float64Array(count)
  let sum = 0
  for (let rank = 0; rank < count; rank++) sums[rank] = sum += 1 / (rank + 1)
  return sums.map((each) => each / sum)
}

function draw(sums: Float64Array, chance: number): number {
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 1) < chance) low = middle + 1
    else high = middle
  }
  return low
}

function pick<Value>(share: Share<Value>, chance: number): Value {
  const found = share.find(([, upTo]) => chance < upTo) ?? share.at(-1)
  if (!found) throw new Error('there is nothing to pick from')
  return found[0]
}

function normal(chance: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = Math.imul(Math.floor(seed * 2) + 1, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
