/** The states of a task, in the order of the board. */
export const states = ['open', 'in_progress', 'blocked', 'in_review', 'done', 'cancelled'] as const
export type State = (typeof states)[number]

export const priorities = ['critical', 'high', 'medium', 'low'] as const
export type PriorityName = (typeof priorities)[number]

/** What a text of filters asks for, as the arguments of `listTasks`. */
export interface TaskFilters {
  readonly state?: State[]
  readonly priority?: PriorityName[]
  readonly tag?: string[]
  readonly claimedBy?: string[]
  readonly author?: string[]
  readonly reviewer?: string[]
  readonly q?: string
}

export interface ReadQuery {
  readonly filters: TaskFilters
  /** Words that look like filters and are none, each with what is accepted. */
  readonly problems: readonly string[]
}

const keys = ['state', 'priority', 'tag', 'claimed', 'author', 'reviewer'] as const
type Key = (typeof keys)[number]

/** Reads `state:open tag:api,web claimed:me words`; a value with blanks is in double quotes. `me` is the user's id. */
export function readQuery(text: string, me: string): ReadQuery {
  const found = new Map<Key, string[]>()
  const words: string[] = []
  const problems: string[] = []
  for (const word of text.match(/[\w-]+:"[^"]*"|"[^"]*"|\S+/g) ?? []) {
    const [, name = '', value = ''] = /^([a-z]+):(.*)$/s.exec(word) ?? []
    const key = keys.find((each) => each === name)
    if (key === undefined) {
      if (/^[a-z]+:./.test(word) && !word.includes('/'))
        problems.push(`${name} is no filter; use ${keys.join(', ')} or a word.`)
      else words.push(word.replaceAll('"', ''))
      continue
    }
    const values = value.startsWith('"') ? [value.replaceAll('"', '')] : value.split(',')
    found.set(key, [...(found.get(key) ?? []), ...values.filter((each) => each !== '')])
  }
  return { filters: filtersOf(found, words, problems, me), problems }
}

function filtersOf(
  found: ReadonlyMap<Key, readonly string[]>,
  words: readonly string[],
  problems: string[],
  me: string,
): TaskFilters {
  const people = (key: Key) => (found.get(key) ?? []).map((value) => (value === 'me' ? me : value))
  const state = chosen(found.get('state'), states, 'state', problems)
  const priority = chosen(found.get('priority'), priorities, 'priority', problems)
  const [tag, claimedBy, author, reviewer] = [
    found.get('tag') ?? [],
    people('claimed'),
    people('author'),
    people('reviewer'),
  ]
  return {
    ...(state.length > 0 && { state }),
    ...(priority.length > 0 && { priority }),
    ...(tag.length > 0 && { tag: [...tag] }),
    ...(claimedBy.length > 0 && { claimedBy }),
    ...(author.length > 0 && { author }),
    ...(reviewer.length > 0 && { reviewer }),
    ...(words.length > 0 && { q: words.join(' ') }),
  }
}

/** The values that exist; the others are problems. */
function chosen<Value extends string>(
  given: readonly string[] | undefined,
  known: readonly Value[],
  name: string,
  problems: string[],
): Value[] {
  return (given ?? []).flatMap((value) => {
    const one = known.find((each) => each === value)
    if (one === undefined) problems.push(`${value} is no ${name}; use ${known.join(', ')}.`)
    return one === undefined ? [] : [one]
  })
}

/** The text with a filter more or less, as a click on a tag gives it. */
export function toggleWord(text: string, word: string): string {
  const words = text.split(/\s+/).filter((each) => each !== '')
  const rest = words.filter((each) => each !== word)
  return (rest.length < words.length ? rest : [...words, word]).join(' ')
}

/** A filter as a word: values with blanks need quotes. */
export function wordOf(key: Key, value: string): string {
  return /\s/.test(value) ? `${key}:"${value}"` : `${key}:${value}`
}
