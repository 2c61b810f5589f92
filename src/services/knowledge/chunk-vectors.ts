import { createHash } from 'node:crypto'
import type { Change, Store } from '../../collections.ts'
import type { ChunkDocument, VectorDocument } from '../../collections/knowledge.ts'
import type { Foundation } from '../../foundation.ts'
import type { Ai } from '../ai.ts'
import { encoded, normalized } from './unit-vector.ts'

export interface EmbeddingOptions extends Pick<Foundation, 'store' | 'commits'> {
  readonly ai: Pick<Ai, 'embed'>
}

export interface EmbeddingOrder {
  readonly model: string
  /** By the id of a chunk, the digest of what its current vector was made of. */
  readonly known: ReadonlyMap<string, string>
  readonly signal: AbortSignal
}

export interface EmbeddedChunks {
  readonly made: readonly VectorDocument[]
  /** What another process made meanwhile. */
  readonly taken: readonly VectorDocument[]
  /** The ids of chunks that no longer exist. */
  readonly gone: readonly string[]
}

const textLengthMax = 8_000
/** Whose calls of the provider are not those of a caller. */
const systemOwner = { userId: 'system' }

/** Makes and commits the vectors of chunks as they are now, and removes those of chunks that are gone. */
export async function embedChunks(
  { store, commits, ai }: EmbeddingOptions,
  ids: readonly string[],
  { model, known, signal }: EmbeddingOrder,
): Promise<EmbeddedChunks> {
  const chunks = (await Promise.all(ids.map((id) => store.read.knowledgeChunks.get(id)))).map((each) => each?.doc)
  const changed = chunks.flatMap((chunk) =>
    chunk && known.get(chunk.id) !== chunkDigestOf(chunk) ? [{ chunk, digest: chunkDigestOf(chunk) }] : [],
  )
  const stored = await Promise.all(changed.map(({ chunk }) => store.read.knowledgeVectors.get(chunk.id)))
  const taken = stored.flatMap((each, index) =>
    each?.doc.model === model && each.doc.digest === changed[index]?.digest ? [each.doc] : [],
  )
  const wanted = changed.filter(({ chunk }) => !taken.some(({ id }) => id === chunk.id))
  const input = await Promise.all(wanted.map(({ chunk }) => textOf(store, chunk)))
  const { embeddings } =
    input.length === 0
      ? { embeddings: [] }
      : await commits.commit(() => ai.embed({ model, input }, systemOwner, signal))
  const made = wanted.map(({ chunk, digest }, index) => ({
    id: chunk.id,
    entryId: chunk.entryId,
    model,
    digest,
    vector: encoded(normalized(embeddings[index] ?? [])),
  }))
  const gone = ids.filter((_, index) => chunks[index] === undefined)
  await commits.commit(async () => ({ changes: await changesOf(store, made, gone) }))
  return { made, taken, gone }
}

/** Differs when what the vector of a chunk is made of differs. */
export function chunkDigestOf({ title, headings, words }: ChunkDocument): string {
  return createHash('sha256').update([title, headings, words].join('\n')).digest('base64url').slice(0, 22)
}

async function textOf(store: Store, { entryId, headingPath, start, end }: ChunkDocument): Promise<string> {
  const entry = await store.read.knowledge.get(entryId)
  const lines = [entry?.doc.title ?? '', headingPath.join(' > '), entry?.doc.content.slice(start, end) ?? '']
  return lines.join('\n').slice(0, textLengthMax).trim().toWellFormed() || '-'
}

async function changesOf({ read }: Store, made: readonly VectorDocument[], gone: readonly string[]): Promise<Change[]> {
  const changes: Change[] = []
  for (const doc of made) {
    const found = await read.knowledgeVectors.get(doc.id)
    changes.push(
      found ? { replace: 'knowledgeVectors', version: found.version, doc } : { insert: 'knowledgeVectors', doc },
    )
  }
  for (const id of gone) {
    const found = await read.knowledgeVectors.get(id)
    if (found) changes.push({ remove: 'knowledgeVectors', version: found.version, id })
  }
  return changes
}
