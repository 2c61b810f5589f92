import { searchWords } from '../../platform/text/search-words.ts'
import { conceptsOf } from './other-words.ts'
import type { Concept } from './other-words.ts'

/** What is known of an operation, or of a tool of an MCP server, before it is called. */
export interface SearchedTool<Item> {
  readonly item: Item
  readonly name: string
  /** A few words. */
  readonly title: string
  readonly description: string
  /** What people say who do not know its name. */
  readonly asked?: string | undefined
  /** What it belongs to: a tool set, or a server. */
  readonly group: string
  readonly input: unknown
  readonly isReadOnly: boolean
}

interface Entry<Item> {
  readonly item: Item
  readonly isReadOnly: boolean
  readonly isMaking: boolean
  /** In words. */
  readonly length: number
  /** How often each word stands in it, weighted by its fields. */
  readonly counts: ReadonlyMap<string, number>
}

// All numbers below were found by the known questions of test/support/operation-questions.ts.
const weights = { name: 6, title: 2, description: 0.5, asked: 1.5, group: 2, input: 1 }
/** The constants of BM25F (Robertson and Zaragoza, 2009). */
const [saturation, lengthShare] = [1.2, 0.4]
/** Of what a concept adds beside its best word, since a tool that has both "find" and "search" is no better. */
const furtherShare = 0.4
/** How much better it is to have all concepts of a question than to have one of them. */
const coverage = 2
/** A question ("which …", "is there …") is more often answered by reading, and a request by doing. */
const [readingGain, doingGain] = [1.4, 1.2]
const questions = /^(?:what|which|who|when|where|why|how|is|are|was|were|do|does|did|may|can|has|have|show|list|see)\b/i
/** A request whose verb is a thing ("comment on a task", "tag a release") wants one to be made. */
const makingGain = 1.5
const making = /^(?:create|send|submit|add|write)(?![a-z])/
/** Levels of an input schema whose names are read. */
const inputDepth = 2

/** Ranks operations and tools by the words of people who do not know what they are called. */
export class ToolSearch<Item> {
  readonly #entries: readonly Entry<Item>[]
  readonly #toolsWith = new Map<string, number>()
  readonly #meanLength: number
  /** The words in names that no name begins with. */
  readonly #things: ReadonlySet<string>

  constructor(tools: readonly SearchedTool<Item>[]) {
    this.#entries = tools.map(entryOf)
    const verbs = new Set(tools.flatMap(({ name }) => searchWords(/^[a-z]+/.exec(name)?.[0] ?? '')))
    this.#things = new Set(tools.flatMap(({ name }) => searchWords(name))).difference(verbs)
    for (const { counts } of this.#entries)
      for (const word of counts.keys()) this.#toolsWith.set(word, (this.#toolsWith.get(word) ?? 0) + 1)
    this.#meanLength = this.#entries.reduce((sum, { length }) => sum + length, 0) / Math.max(1, this.#entries.length)
  }

  /** The best, best first; those without any of the words are left out, and equal ones keep their order. */
  search(question: string, limit: number): Item[] {
    const concepts = conceptsOf(question)
    const isQuestion = questions.test(question.trim())
    const [first = ''] = searchWords(question)
    const isForMaking = !isQuestion && this.#things.has(first)
    return this.#entries
      .map((entry) => {
        const gain = gainOf(entry, isQuestion) * (isForMaking && entry.isMaking ? makingGain : 1)
        return { item: entry.item, score: this.#scoreOf(entry, concepts) * gain }
      })
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .slice(0, limit)
      .map(({ item }) => item)
  }

  #scoreOf(entry: Entry<Item>, concepts: readonly Concept[]): number {
    let score = 0
    let found = 0
    for (const concept of concepts) {
      const scores = [...concept].map(([word, weight]) => weight * this.#wordScore(entry, word))
      const best = Math.max(...scores)
      const sum = scores.reduce((total, each) => total + each, 0)
      score += best + furtherShare * (sum - best)
      if (best > 0) found += 1
    }
    return score * (1 + (coverage * found) / Math.max(1, concepts.length))
  }

  #wordScore({ counts, length }: Entry<Item>, word: string): number {
    const count = counts.get(word)
    if (count === undefined) return 0
    const having = this.#toolsWith.get(word) ?? 0
    const rarity = Math.log(1 + (this.#entries.length - having + 0.5) / (having + 0.5))
    const damping = saturation * (1 - lengthShare + (lengthShare * length) / this.#meanLength)
    return (rarity * count * (saturation + 1)) / (count + damping)
  }
}

function gainOf({ isReadOnly }: Pick<Entry<unknown>, 'isReadOnly'>, isQuestion: boolean): number {
  if (isQuestion) return isReadOnly ? readingGain : 1
  return isReadOnly ? 1 : doingGain
}

function entryOf<Item>({ item, isReadOnly, input, ...texts }: SearchedTool<Item>): Entry<Item> {
  const counts = new Map<string, number>()
  let length = 0
  const count = (words: readonly string[], weight: number) => {
    length += words.length
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + weight)
  }
  count(searchWords(texts.name), weights.name)
  count(searchWords(texts.title), weights.title)
  count(searchWords(texts.description), weights.description)
  count(searchWords(texts.asked ?? ''), weights.asked)
  count(searchWords(texts.group), weights.group)
  count(searchWords(namesIn(input, inputDepth).join(' ')), weights.input)
  return { item, isReadOnly, isMaking: making.test(texts.name), length, counts }
}

/** The names of the arguments, and the values that they may have. */
function namesIn(schema: unknown, depth: number): string[] {
  if (depth === 0 || !isSchema(schema) || !isSchema(schema['properties'])) return []
  return Object.entries(schema['properties']).flatMap(([name, property]) => [
    name,
    ...(isSchema(property) && Array.isArray(property['enum']) ? property['enum'].filter(isText) : []),
    ...namesIn(property, depth - 1),
  ])
}

const isText = (value: unknown): value is string => typeof value === 'string'

function isSchema(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
