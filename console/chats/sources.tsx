import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { Icon } from '../parts/icons.tsx'
import { hrefOf } from '../router.ts'
import type { Part } from './model.ts'

type Source = Schemas.ChatSource

/** What the model was given for its answer, by entry, with links to the library. */
export function Sources({ part: { sources = [], isOutputHidden } }: { readonly part: Part }): JSX.Element | null {
  if (isOutputHidden === true) return <p class="quiet small">Your role may not read the sources of this answer.</p>
  const entries = [...Map.groupBy(sources, ({ entryId }) => entryId)]
  if (entries.length === 0) return null
  return (
    <nav class="sources" aria-label="Sources">
      <Icon name="book" size={12} />
      <ul>
        {entries.map(([entryId, places]) => (
          <li key={entryId}>
            <a class="link" data-go href={hrefOf(`/library/knowledge/${entryId}`)} title={places[0]?.source}>
              {places[0]?.title}
            </a>
            <span class="quiet small"> {whereOf(places)}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function whereOf(places: readonly Source[]): string {
  return [...new Set(places.flatMap(({ place, headingPath = [] }) => [...headingPath.slice(-1), ...wordsOf(place)]))]
    .slice(0, wordsMax)
    .join(', ')
}

const wordsMax = 6

function wordsOf(place: Schemas.KnowledgePlace | undefined): string[] {
  if (place === undefined) return []
  const { page, firstLine, lastLine } = place
  if (page !== undefined) return [`page ${page}`]
  return [firstLine === lastLine ? `line ${firstLine}` : `lines ${firstLine} to ${lastLine}`]
}
