import type { Staged } from '../../call.ts'
import type { Change } from '../../collections.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Foundation } from '../../foundation.ts'
import { requireVersion } from '../../platform/work/if-version.ts'
import type { Actors } from '../../platform/work/actors.ts'
import type { Moment } from '../../platform/work/moment.ts'
import { combinationsOf } from '../../platform/work/any-of.ts'
import { pageOf, type PageQuery } from '../../platform/work/page.ts'
import type { Versioned } from '../../stores/port.ts'
import { chunkDocumentsOf } from './chunks.ts'
import type { KnowledgeDocument, KnowledgeRevisionDocument, KnowledgeSource } from '../../collections/knowledge.ts'
import { knowledgeEvent, knowledgeUpdated } from './events.ts'
import type { KnowledgeChange } from './events.ts'
import { knowledgeLimits } from './limits.ts'

export type Entry = Schemas['KnowledgeEntry']
type Summary = Schemas['KnowledgeSummary']
type Revision = Schemas['KnowledgeRevision']
type StagedEntry = Staged<{ entry: Entry; version: number }>

export type EntriesOptions = Pick<Foundation, 'actors' | 'store' | 'now' | 'newId'>

export interface NewEntry {
  readonly title: string
  readonly content: string
  readonly tags?: string[]
  readonly source?: KnowledgeSource
}

export interface KnowledgeQuery extends PageQuery {
  /** Any of these. */
  readonly tag?: readonly string[]
}

/**
 * The entries with their chunks, which are found from the same commit on, and their former states. What names an entry
 * that is not there fails with `knowledge_not_found`.
 */
export class Entries {
  readonly #options: EntriesOptions

  constructor(options: EntriesOptions) {
    this.#options = options
  }

  async find(id: string): Promise<Versioned<KnowledgeDocument>> {
    return (await this.#options.store.read.knowledge.get(id)) ?? fail('knowledge_not_found')
  }

  /** A page of entries, newest first, without their content. */
  async list({ tag, ...page }: KnowledgeQuery): Promise<{ entries: Summary[]; nextCursor?: string }> {
    const list = { where: combinationsOf({ tags: tag }), filter: { tag }, descending: true }
    const { items, ...next } = await pageOf(this.#options.store.read.knowledge, page, list)
    return { entries: items.map(summaryOf), ...next }
  }

  async get(id: string): Promise<{ entry: Entry; version: number }> {
    const { doc, version } = await this.find(id)
    return { entry: toEntry(doc), version }
  }

  create({ title, content, tags = [], source }: NewEntry, actor: string): StagedEntry {
    const { now, newId } = this.#options
    const at = now()
    const doc: KnowledgeDocument = {
      id: newId('know'),
      title,
      content,
      tags: [...new Set(tags)],
      ...(source && { source, sourceUri: source.uri }),
      revision: 1,
      createdAt: at,
      updatedAt: at,
    }
    const changes: Change[] = [
      { insert: 'knowledge', doc },
      ...chunkDocumentsOf(doc).map((chunk): Change => ({ insert: 'knowledgeChunks', doc: chunk })),
      knowledgeEvent('knowledge.created', doc, { at, actor }),
    ]
    return { changes, entry: toEntry(doc), version: 1 }
  }

  /** What is the same before and after is no change. Refuses with `revision_mismatch`. */
  async update(
    id: string,
    patch: Partial<NewEntry>,
    ifVersion: number | undefined,
    actor: string,
    restoredFrom?: number,
  ): Promise<StagedEntry> {
    const found = requireVersion(await this.find(id), ifVersion)
    const { doc: before, version } = found
    const { title = before.title, content = before.content, tags = before.tags, source = before.source } = patch
    const next = { ...before, title, content, tags: [...new Set(tags)], ...(source && { source }) }
    const changed = (['title', 'content', 'tags'] as const).filter(
      (field): field is KnowledgeChange => JSON.stringify(before[field]) !== JSON.stringify(next[field]),
    )
    if (changed.length === 0) return { changes: [], entry: toEntry(before), version }
    const at = this.#options.now()
    const doc = { ...next, revision: before.revision + 1, updatedAt: at }
    const isSearchedOtherwise = changed.includes('title') || changed.includes('content')
    const changes: Change[] = [
      { replace: 'knowledge', version, doc },
      ...(isSearchedOtherwise ? await this.rechunk(doc) : []),
      ...(await this.#keep(before, { at, actor })),
      knowledgeUpdated(doc, changed, { at, actor }, restoredFrom),
    ]
    return { changes, entry: toEntry(doc), version: version + 1 }
  }

  async remove(id: string, ifVersion: number | undefined, actor: string): Promise<Staged> {
    const { store, now } = this.#options
    const { doc, version } = requireVersion(await this.find(id), ifVersion)
    const chunks = await store.read.knowledgeChunks.list({ where: { entryId: id } })
    const revisions = await store.read.knowledgeRevisions.list({ where: { entryId: id } })
    const changes: Change[] = [
      { remove: 'knowledge', version, id },
      ...chunks.map((each): Change => ({ remove: 'knowledgeChunks', version: each.version, id: each.doc.id })),
      ...revisions.map((each): Change => ({ remove: 'knowledgeRevisions', version: each.version, id: each.doc.id })),
      knowledgeEvent('knowledge.deleted', doc, { at: now(), actor }),
    ]
    return { changes }
  }

  /** The former states, newest first, without their content. */
  async revisions(id: string, page: PageQuery): Promise<{ revisions: Revision[]; nextCursor?: string }> {
    await this.find(id)
    const list = { where: { entryId: id }, filter: { id }, descending: true }
    const { items, ...next } = await pageOf(this.#options.store.read.knowledgeRevisions, page, list)
    return {
      revisions: items.map((each) => shownRevision(each, this.#options.actors)),
      ...next,
    }
  }

  /** A former state with its content. Refuses with `revision_not_found`. */
  async revision(id: string, number: number): Promise<Schemas['KnowledgeRevision'] & { readonly content: string }> {
    const found = await this.#findRevision(id, number)
    return { ...shownRevision(found, this.#options.actors), content: found.content }
  }

  /** Makes a former state the newest one. Refuses with `revision_not_found`. */
  async restore(id: string, revision: number, actor: string): Promise<StagedEntry> {
    const { title, content, tags } = await this.#findRevision(id, revision)
    return this.update(id, { title, content, tags }, undefined, actor, revision)
  }

  async #findRevision(id: string, revision: number): Promise<KnowledgeRevisionDocument> {
    await this.find(id)
    const found = await this.#options.store.read.knowledgeRevisions.get(revisionId(id, revision))
    if (!found) fail('revision_not_found', { message: 'This entry has no such revision, or it is no longer retained.' })
    return found.doc
  }

  /** Gives the changes by which the chunks of an entry become those of its content. */
  async rechunk(doc: KnowledgeDocument): Promise<Change[]> {
    const before = new Map(
      (await this.#options.store.read.knowledgeChunks.list({ where: { entryId: doc.id } })).map((each) => [
        each.doc.id,
        each,
      ]),
    )
    const after = chunkDocumentsOf(doc)
    const kept = new Set(after.map(({ id }) => id))
    return [
      ...after.flatMap((chunk): Change[] => {
        const known = before.get(chunk.id)
        if (known === undefined) return [{ insert: 'knowledgeChunks', doc: chunk }]
        const isSame = JSON.stringify(known.doc) === JSON.stringify(chunk)
        return isSame ? [] : [{ replace: 'knowledgeChunks', version: known.version, doc: chunk }]
      }),
      ...[...before.values()]
        .filter(({ doc: { id } }) => !kept.has(id))
        .map(({ doc: { id }, version }): Change => ({ remove: 'knowledgeChunks', version, id })),
    ]
  }

  /** Records a state that ends, and forgets the oldest beyond the limit. */
  async #keep(before: KnowledgeDocument, { at, actor }: Moment): Promise<Change[]> {
    const { id: entryId, revision, title, content, tags } = before
    const oldest = revision - knowledgeLimits.revisionsMax
    const old =
      oldest > 0 ? await this.#options.store.read.knowledgeRevisions.get(revisionId(entryId, oldest)) : undefined
    const doc = { id: revisionId(entryId, revision), entryId, revision, title, content, tags, actor, at }
    return [
      { insert: 'knowledgeRevisions', doc },
      ...(old ? [{ remove: 'knowledgeRevisions', version: old.version, id: old.doc.id } as const] : []),
    ]
  }
}

export function toEntry({ sourceUri: _, source, ...entry }: KnowledgeDocument): Entry {
  return { ...entry, ...(source && { source: shownSource(source) }) }
}

function shownSource({ at, ...source }: NonNullable<KnowledgeDocument['source']>): NonNullable<Entry['source']> {
  return { ...source, importedAt: at }
}

function shownRevision({ revision, title, tags, actor, at }: KnowledgeRevisionDocument, actors: Actors): Revision {
  return { revision, title, tags, endedBy: actors.of(actor), endedAt: at }
}

function summaryOf(doc: KnowledgeDocument): Summary {
  const { content, ...entry } = toEntry(doc)
  return { ...entry, contentLength: content.length }
}

/** In the order of the revisions. */
function revisionId(entryId: string, revision: number): string {
  return `${entryId}/${String(revision).padStart(10, '0')}`
}
