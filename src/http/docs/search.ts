/** The search over guides, reference and error codes. */
import { nearest } from '../../platform/text/nearest.ts'
import { errorCodes, errors } from '../../errors.ts'
import type { DocsSources } from './documents.ts'
import { sectionsOf } from './markdown.ts'
import { pageTitleOf } from './reference/operation-page.ts'

export interface FoundPlace {
  readonly title: string
  /** Where it stands: a path with a place in the page. */
  readonly path: string
  /** What kind of place it is, and what it says. */
  readonly about: string
}

interface Place extends FoundPlace {
  readonly titleWords: readonly string[]
  /** Names that people type: ids, paths, commands, codes. */
  readonly names: readonly string[]
  readonly words: readonly string[]
}

const foundMax = 20
/** Of a shorter word, a letter is too much of it for a guess. */
const misspeltLengthMin = 6
const lettersOffMax = 2
const weights = { title: 10, titlePrefix: 6, name: 8, namePrefix: 4, word: 1 } as const
/** Words that say nothing about a page. */
const emptyWords = new Set(
  'a an and are as at be by do for from how i in is it my of on or the to what when with'.split(' '),
)

export type DocsSearch = (query: string) => readonly FoundPlace[]

export function openSearch(sources: DocsSources): DocsSearch {
  const places = [...guidePlaces(sources), ...operationPlaces(sources), ...codePlaces()]
  const known = [...new Set(places.flatMap(({ titleWords, names }) => [...titleWords, ...names]))]
  const inTexts = new Set([...known, ...places.flatMap(({ words }) => words)])
  /** Of a word that stands nowhere, the one that was meant. */
  const read = (word: string) =>
    word.length < misspeltLengthMin || inTexts.has(word) ? word : (nearest(word, known, lettersOffMax) ?? word)
  return (query) => {
    const given = wordsOf(query)
      .filter((word) => !emptyWords.has(word))
      .map(read)
    if (given.length === 0) return []
    const scored = places.map((place) => ({ place, scores: given.map((word) => scoreOf(place, word)) }))
    const whole = scored.filter(({ scores }) => scores.every((score) => score > 0))
    return (whole.length > 0 ? whole : scored.filter(({ scores }) => scores.some((score) => score > 0)))
      .map(({ place, scores }) => ({ place, score: scores.reduce((sum, score) => sum + score) }))
      .sort((one, other) => other.score - one.score)
      .slice(0, foundMax)
      .map(({ place: { title, path, about } }) => ({ title, path, about }))
  }
}

function scoreOf({ titleWords, names, words }: Place, word: string): number {
  if (titleWords.includes(word)) return weights.title
  if (names.includes(word)) return weights.name
  if (titleWords.some((each) => each.startsWith(word))) return weights.titlePrefix
  if (names.some((name) => name.startsWith(word))) return weights.namePrefix
  return words.includes(word) ? weights.word : 0
}

function guidePlaces({ guideTexts }: DocsSources): Place[] {
  return [...guideTexts].flatMap(([{ name, title, about }, text]) => {
    const [whole = '', ...parts] = text.split(/^## /m)
    const sections = sectionsOf(text).map((section, index) =>
      placeOf({
        title: section.title,
        path: `/docs/${name}#${section.id}`,
        about: `Guide: ${title}`,
        names: [],
        text: parts[index] ?? '',
      }),
    )
    return [
      placeOf({ title, path: `/docs/${name}`, about: `Guide: ${about}`, names: [name], text: whole }),
      ...sections,
    ]
  })
}

function operationPlaces({ reference: { operations } }: DocsSources): Place[] {
  return operations.map((operation) => {
    const { operationId: id, method, path, area, description = '', 'x-command': command = '' } = operation
    return placeOf({
      title: pageTitleOf(operation),
      path: `/docs/reference/${id}`,
      about: `${area.name}: ${method.toUpperCase()} ${path}`,
      names: [id, ...wordsOf(path), ...command.split(' ')],
      text: description,
    })
  })
}

function codePlaces(): Place[] {
  return errorCodes.map((code) =>
    placeOf({
      title: code,
      path: `/docs/errors#${code}`,
      about: `Error ${errors[code][0]}: ${errors[code][2]}`,
      names: [code],
      text: errors[code][2],
    }),
  )
}

function placeOf({ title, path, about, names, text }: FoundPlace & { names: readonly string[]; text: string }): Place {
  return {
    title,
    path,
    about,
    titleWords: wordsOf(title),
    names: names.map((name) => name.toLowerCase()),
    words: [...new Set(wordsOf(text))],
  }
}

/** `planSteps` and `plan_steps` are found by `plan`, and as a whole; one thing and several are the same word. */
function wordsOf(text: string): string[] {
  const split = text.replaceAll(/([a-z])([A-Z])/g, '$1 $2')
  const words = [...text.toLowerCase().split(/[^\w]+/), ...split.toLowerCase().split(/[^a-z0-9]+/)]
  return [...new Set(words.filter((word) => word !== '').map((word) => word.replace(/(?<=..[^s])s$/, '')))]
}
