import type { ChatMessageDocument, OutputReaders } from '../../collections/chats.ts'
import type { Caller } from '../../call.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Versioned } from '../../stores/port.ts'
import type { ChatEdit } from './edit.ts'
import { mayReadOutput, readersOf } from './output-access.ts'

type Source = Schemas['ChatSource']

const sourcesMax = 50

/** The knowledge that a call has given to the model; nothing for other operations. */
export function sourcesIn(operation: string, data: unknown): Source[] {
  switch (operation) {
    case 'searchKnowledge': {
      // The answers of both operations, as the contract has them.
      const { results } = data as Schemas['KnowledgeResults']
      return results.map(({ id, place, ...about }) => ({ ...sourceOf(id, operation, about), place }))
    }
    case 'getKnowledge': {
      const { entry } = data as Schemas['KnowledgeAnswer']['data']
      return [sourceOf(entry.id, operation, { title: entry.title, source: entry.source?.uri })]
    }
    default:
      return []
  }
}

function sourceOf(
  entryId: string,
  operation: string,
  { title, source, headingPath = [] }: { title: string; source?: string | undefined; headingPath?: string[] },
): Source {
  return {
    entryId,
    title,
    operation,
    ...(source !== undefined && { source }),
    ...(headingPath.length > 0 && { headingPath }),
  }
}

interface GivenSources {
  readonly step: number
  readonly sources: readonly Source[]
  readonly readers: OutputReaders
}

/** The sources of an answer are one part, which grows; each place is named once. */
export function putSources(
  edit: ChatEdit,
  answer: Versioned<ChatMessageDocument>,
  { step, sources, readers }: GivenSources,
): void {
  const { parts, partCount } = edit.patch(answer, [])
  const known = parts.find(({ kind }) => kind === 'sources')
  const named = [...(known?.sources ?? [])]
  const before = named.length
  for (const source of sources) if (named.length < sourcesMax && !isNamed(named, source)) named.push(source)
  if (named.length === before) return
  const part = known ? { id: known.id } : { id: `p${partCount}`, kind: 'sources' as const, step }
  edit.patch(answer, [{ ...part, sources: named, readers }])
}

/** Whether a place of the entry is known that contains this one; a whole entry is named by any of its places. */
function isNamed(known: readonly Source[], { entryId, place }: Source): boolean {
  return known.some(
    (each) =>
      each.entryId === entryId &&
      (!place || !each.place || (each.place.start <= place.start && place.end <= each.place.end)),
  )
}

/** The sources of a message that a reader may see. */
export function sourcesFor({ parts }: Pick<ChatMessageDocument, 'parts'>, reader: Caller): readonly Source[] {
  return parts.flatMap((part) => (part.sources && mayReadOutput(reader, readersOf(part)) ? part.sources : []))
}

/** A source in words: what it is, and where. */
export function sourceWords({ title, headingPath = [], source, place }: Source): string {
  const where = [source, place && placeWords(place)].filter((each) => each !== undefined).join(', ')
  const what = [title, ...headingPath.filter((heading) => heading !== title)].join(' > ').replaceAll(/\s+/g, ' ')
  return where === '' ? what : `${what} (${where})`
}

/** The page of a PDF, or else the lines. */
export function placeWords({ page, firstLine, lastLine }: Schemas['KnowledgePlace']): string {
  if (page !== undefined) return `page ${page}`
  return firstLine === lastLine ? `line ${firstLine}` : `lines ${firstLine} to ${lastLine}`
}
