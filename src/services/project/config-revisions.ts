import { fail } from '../../errors.ts'
import type { Staged } from '../../call.ts'
import type { Change } from '../../collections.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Foundation } from '../../foundation.ts'
import type { Actors } from '../../platform/work/actors.ts'
import type { Commits } from '../../platform/work/commits.ts'
import { pageOf } from '../../platform/work/page.ts'
import type { PageQuery } from '../../platform/work/page.ts'
import { DuplicateId, StorageFailed, StorageFull, StorageUnavailable } from '../../stores/port.ts'
import type { Versioned } from '../../stores/port.ts'
import { changedKeys, parseIfValid, configTextOf } from './config-text.ts'
import {
  discardContent,
  discardEarlier,
  labelOf,
  prepareContent,
  putInPlace,
  readContent,
  readSaved,
  requireSame,
  versionOfContent,
} from '../../platform/files/file-content.ts'
import type { Content } from '../../platform/files/file-content.ts'
import type { ConfigContentDocument, ConfigRevisionDocument } from '../../collections/project.ts'
import type { LinkedProject } from '../../platform/files/linked-file.ts'
import { resealAll } from '../../platform/secrets/resealing.ts'

export type ConfigRevision = Schemas['ConfigRevision']

export interface RevisionsOptions
  extends LinkedProject,
    Pick<Foundation, 'actors' | 'store' | 'now' | 'log' | 'secretBox'> {
  readonly commits: Pick<Commits, 'commit'>
}

/** A state of the file that a call makes: it is claimed in the store, and then written. */
export interface NewRevision {
  /** What the file contains, and will contain. */
  readonly before: Content
  readonly after: Content
  /** The newest revision when the file was read. */
  readonly seen: number
  readonly keys: readonly string[]
  readonly actor: string
  readonly at: string
  readonly restoredFrom?: number
}

/** What the file contains, and the number of the newest revision, which says so unless the file is not valid. */
export interface CurrentFile {
  readonly content: Content
  readonly newest: number
}

/** A revision whose content is prepared beside the file. */
export interface RevisionClaim {
  readonly changes: readonly Change[]
  /** Puts the content in its place, once the changes are committed. */
  write(): Promise<void>
  /** For changes that are not committed. */
  discard(): Promise<void>
}

export const revisionsMax = 100
/** Of the revisions that no call made. */
const fileActor = 'file'

/**
 * The states of `gantry.json`, the current one among them: those that calls made, and those that edits by hand made.
 */
export class ConfigRevisions {
  readonly #options: RevisionsOptions

  constructor(options: RevisionsOptions) {
    this.#options = options
  }

  /** Newest first. */
  async list(page: PageQuery): Promise<{ revisions: ConfigRevision[]; nextCursor?: string }> {
    const { configRevisions } = this.#options.store.read
    const { items, ...next } = await pageOf(configRevisions, page, { where: {}, descending: true })
    return { revisions: items.map((each) => shown(each, this.#options.actors)), ...next }
  }

  /** The newest retained revision that changed one of these keys, or else the oldest one. */
  async lastChangeOf(keys: readonly string[]): Promise<{ createdAt: string; createdBy?: Schemas['Actor'] }> {
    const found = await this.#options.store.read.configRevisions.list({ descending: true, limit: revisionsMax })
    const last = found.find(({ doc }) => doc.keys.some((key) => keys.includes(key)))
    if (last) return { createdAt: last.doc.at, createdBy: this.#options.actors.of(last.doc.actor) }
    return { createdAt: found.at(-1)?.doc.at ?? new Date(0).toISOString() }
  }

  /** Fails with `revision_not_found`. */
  async get(revision: number): Promise<ConfigRevision> {
    const found = await this.#options.store.read.configRevisions.get(idOf(revision))
    return found ? shown(found.doc, this.#options.actors) : refuseRevision()
  }

  /** The content of a revision; nothing where there was no file. Fails with `revision_not_found`. */
  async contentOf(revision: number): Promise<Content> {
    const found = await this.#options.store.read.configContents.get(idOf(revision))
    if (!found) return refuseRevision()
    const { id, text } = found.doc
    return text === undefined ? undefined : Buffer.from(this.#options.secretBox.open(text, placeOf(id)))
  }

  /**
   * Reads the file once the newest write is complete, and records it if no revision says what it contains: it was
   * edited by hand. A file that is not valid never took effect, and is not recorded.
   */
  async current(): Promise<CurrentFile> {
    try {
      const { content, newest } = await this.#options.commits.commit(() => this.#stageObserved())
      return { content, newest }
    } catch (error) {
      // A later look records it.
      if (![StorageFull, StorageFailed, StorageUnavailable].some((fault) => error instanceof fault)) throw error
      const newest = await this.#newest()
      return { content: await readContent(this.#options, configName), newest: newest?.doc.revision ?? 0 }
    }
  }

  /**
   * Completes the newest write, if its process ended between the commit and the file. The prepared file shows that: it
   * becomes the file, or goes when the file was edited by hand since the revision was claimed.
   */
  async complete(): Promise<void> {
    const newest = await this.#newest()
    if (newest) await this.#complete(newest.doc)
  }

  /**
   * Prepares the content, and gives the changes that claim the revision: they conflict with any other that follows
   * `seen`.
   */
  async claim({ before, after, seen, ...about }: NewRevision): Promise<RevisionClaim> {
    const label = labelOf(seen + 1)
    const prepared = await prepareContent(this.#options, configName, after, label)
    const discard = () => discardContent(this.#options, prepared)
    try {
      const replaces = versionOfContent(before)
      const changes = await this.#add(seen, after, { ...about, prepared, replaces })
      await this.#requireSame(before, seen)
      const write = async () => {
        await putInPlace(this.#options, configName, { prepared, before: replaces, after })
        await discardEarlier(this.#options, configName, label)
      }
      return { changes, write, discard }
    } catch (error) {
      await discard()
      throw error
    }
  }

  /** Seals the contents with the current key. */
  async reseal(): Promise<void> {
    const { store, secretBox } = this.#options
    await resealAll(store, 'configContents', (doc) =>
      doc.text === undefined ? doc : { ...doc, text: secretBox.reseal(doc.text, placeOf(doc.id)) },
    )
  }

  /** The newest revision first: whatever the file contains then, another claim in between makes this one conflict. */
  async #stageObserved(): Promise<Staged<CurrentFile>> {
    const newest = await this.#newest()
    if (newest) await this.#complete(newest.doc)
    const { content, modifiedAt } = await readSaved(this.#options, configName)
    const last = newest?.doc.revision ?? 0
    const isKnown = (newest?.doc.contentVersion ?? 0) === versionOfContent(content)
    const after = parseIfValid(content)
    if (isKnown || after === undefined) return { changes: [], content, newest: last }
    const before = newest && parseIfValid(await this.contentOf(last))
    const at = this.#timeOf(modifiedAt, newest?.doc.at)
    const keys = changedKeys(before ?? {}, after)
    return { changes: await this.#add(last, content, { at, actor: fileActor, keys }), content, newest: last + 1 }
  }

  /** Conflicts where another process wrote the file meanwhile. Refuses with `revision_mismatch` where an editor did. */
  async #requireSame(before: Content, seen: number): Promise<void> {
    try {
      await requireSame(this.#options, configName, before)
    } catch (error) {
      const newest = await this.#newest()
      if (newest && newest.doc.revision > seen) throw new DuplicateId('configRevisions', newest.doc.id)
      throw error
    }
  }

  async #complete({ revision, prepared, replaces, contentVersion }: ConfigRevisionDocument): Promise<void> {
    const { log } = this.#options
    if (prepared === undefined || replaces === undefined) return
    const outcome = await putInPlace(this.#options, configName, { prepared, before: replaces, after: contentVersion })
    if (outcome === 'written') log.info({ revision }, 'an unfinished write of gantry.json was completed')
    if (outcome === 'changed')
      log.warn({ revision }, 'gantry.json was edited by hand at the moment of a write, and stays as it is')
  }

  /** Adds a revision, and removes the oldest one beyond the limit. */
  async #add(
    last: number,
    content: Content,
    {
      keys,
      ...about
    }: Omit<ConfigRevisionDocument, 'id' | 'revision' | 'contentVersion' | 'keys'> & {
      readonly keys: readonly string[]
    },
  ): Promise<Change[]> {
    const { store, secretBox } = this.#options
    const revision = last + 1
    const id = idOf(revision)
    const text = content && secretBox.seal(configTextOf(content), placeOf(id))
    const doc: ConfigRevisionDocument = {
      id,
      revision,
      ...about,
      keys: [...keys].slice(0, keysMax),
      contentVersion: versionOfContent(content),
    }
    const contentDoc: ConfigContentDocument = { id, ...(text !== undefined && { text }) }
    const oldId = idOf(Math.max(0, revision - revisionsMax))
    const [old, oldContent] = await Promise.all([
      store.read.configRevisions.get(oldId),
      store.read.configContents.get(oldId),
    ])
    return [
      { insert: 'configRevisions', doc },
      { insert: 'configContents', doc: contentDoc },
      ...(old ? [{ remove: 'configRevisions', version: old.version, id: oldId } as const] : []),
      ...(oldContent ? [{ remove: 'configContents', version: oldContent.version, id: oldId } as const] : []),
    ]
  }

  async #newest(): Promise<Versioned<ConfigRevisionDocument> | undefined> {
    const [newest] = await this.#options.store.read.configRevisions.list({ descending: true, limit: 1 })
    return newest
  }

  /** When the file was saved, and never before the revision that it follows. */
  #timeOf(modifiedAt: Date | undefined, before = ''): string {
    const now = this.#options.now()
    const [, at = now] = [before, modifiedAt?.toISOString() ?? now, now].toSorted()
    return at
  }
}

function refuseRevision(): never {
  return fail('revision_not_found', {
    message: 'The configuration has no such revision, or it is no longer retained.',
  })
}

function shown({ revision, at, actor, keys, restoredFrom }: ConfigRevisionDocument, actors: Actors): ConfigRevision {
  return {
    revision,
    createdAt: at,
    createdBy: actors.of(actor),
    keys,
    ...(restoredFrom !== undefined && { restoredFrom }),
  }
}

export const configName = 'gantry.json'
const keysMax = 64

/** In the order of the revisions. */
function idOf(revision: number): string {
  return String(revision).padStart(10, '0')
}

function placeOf(id: string): string {
  return `configContents/${id}`
}
