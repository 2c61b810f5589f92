import type { Schemas } from '../../generated/types.ts'
import { placeWords } from '../chats.ts'

type Source = Schemas['ChatSource']

const entriesMax = 5
const placesMax = 3

/** The end of an answer, in Markdown: what the model looked up for it, each entry once with its first places. */
export function sourcesLine(sources: readonly Source[]): string {
  const lookedUp = sources.filter(({ operation }) => operation !== 'buildContext')
  if (lookedUp.length === 0) return ''
  const entries = [...Map.groupBy(lookedUp, ({ entryId }) => entryId).values()]
  const named = entries.slice(0, entriesMax).map(entryWords)
  const more = entries.length > entriesMax ? `; and ${entries.length - entriesMax} more` : ''
  return `\n\nSources: ${named.join('; ')}${more}`
}

function entryWords(sources: readonly Source[]): string {
  const places = sources.flatMap(({ place }) => (place ? [placeWords(place)] : []))
  const where = [...new Set(places)].slice(0, placesMax).join(', ')
  const title = escaped(sources[0]?.title ?? '')
  return where === '' ? title : `${title} (${where})`
}

/** A title means nothing in Markdown. */
function escaped(title: string): string {
  return title.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>()#+!|~&@:]/g, String.raw`\$&`)
}
