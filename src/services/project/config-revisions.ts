import { fail } from '../../errors.ts'
import type { Staged } from '../../call.ts'
import type { Change, Store } from '../../collections.ts'
import type { components } from '../../generated/types.ts'
import type { SecretBox } from '../../platform/secrets/secret-box.ts'
import type { Commits } from '../../platform/work/commits.ts'
import { cutPage, readCursor } from '../../platform/work/page.ts'
import type { PageQuery } from '../../platform/work/page.ts'
import { StorageFailed, StorageFull, StorageUnavailable } from '../../stores/port.ts'
import type { Versioned } from '../../stores/port.ts'
import { changedKeys, parseIfValid, textOf } from './config-text.ts'
import { versionOfContent } from '../../platform/files/file-content.ts'
import type { Content } from '../../platform/files/file-content.ts'
import type { ConfigContentDocument, ConfigRevisionDocument } from './documents.ts'

export type ConfigRevision = components['schemas']['ConfigRevision']

export interface RevisionsOptions {
  readonly store: Store
  readonly commits: Pick<Commits, 'commit'>
  readonly secretBox: SecretBox
  readonly now: () => string
}

/** A state of the file that a call made. */
export interface NewRevision {
  readonly content: Content
  /** The newest revision when the call read the file. */
  readonly seen: number
  readonly keys: readonly string[]
  readonly actor: string
  readonly at: string
  readonly restoredFrom?: number
}

export const revisionsMax = 100
/** Of the revisions that no call made. */
const fileActor = 'file'

/** The states of `gantry.json`, the current one among them: those that calls made, and those that edits by hand made. */
export class ConfigRevisions {
  readonly #options: RevisionsOptions

  constructor(options: RevisionsOptions) {
    this.#options = options
  }

  /** Newest first. */
  async list({ limit, cursor }: PageQuery): Promise<{ revisions: ConfigRevision[]; nextCursor?: string }> {
    const after = readCursor(cursor, {})
    const found = await this.#options.store.read.configRevisions.list({
      marksDamage: true,
      descending: true,
      limit: limit + 1,
      ...(after && { after }),
    })
    const { items, ...next } = cutPage(found, limit, {}, ({ doc: { id } }) => ({ id }))
    return { revisions: items.map(({ doc: { id: _, contentVersion: _version, ...revision } }) => revision), ...next }
  }

  /** The content of a revision; nothing where there was no file. Fails with `revision_not_found`. */
  async contentOf(revision: number): Promise<Content> {
    const found = await this.#options.store.read.configContents.get(idOf(revision))
    if (!found)
      return fail('revision_not_found', {
        message: 'The configuration has no such revision, or it is no longer retained.',
      })
    const { id, text } = found.doc
    return text === undefined ? undefined : Buffer.from(this.#options.secretBox.open(text, placeOf(id)))
  }

  /**
   * Records the file as it is now if no revision says so: somebody edited it. A file that is not valid never took effect, and
   * is not recorded. Returns the number of the newest revision.
   */
  async observe(content: Content, modifiedAt: Date | undefined): Promise<number> {
    try {
      const { newest } = await this.#options.commits.commit(() => this.#stageObserved(content, modifiedAt))
      return newest
    } catch (error) {
      // A later look records it.
      if (![StorageFull, StorageFailed, StorageUnavailable].some((fault) => error instanceof fault)) throw error
      return (await this.#newest())?.doc.revision ?? 0
    }
  }

  /** Gives the changes that record what a call wrote. */
  async stage({ content, seen, ...revision }: NewRevision): Promise<Change[]> {
    const newest = await this.#newest()
    // Another process found what this call wrote before this call could record it.
    const isRecorded =
      newest !== undefined &&
      newest.doc.revision > seen &&
      newest.doc.actor === fileActor &&
      newest.doc.contentVersion === versionOfContent(content)
    if (!isRecorded) return this.#add(newest?.doc.revision ?? 0, content, revision)
    const doc = { ...newest.doc, ...revision, keys: [...revision.keys] }
    return [{ replace: 'configRevisions', version: newest.version, doc }]
  }

  /** Seals the contents with the current key. */
  async reseal(): Promise<void> {
    const { store, secretBox } = this.#options
    for (const { doc, version } of await store.read.configContents.list()) {
      if (doc.text === undefined || !secretBox.isToSeal(doc.text)) continue
      const text = secretBox.seal(secretBox.open(doc.text, placeOf(doc.id)), placeOf(doc.id))
      await store.commit([{ replace: 'configContents', version, doc: { ...doc, text } }])
    }
  }

  async #stageObserved(content: Content, modifiedAt: Date | undefined): Promise<Staged<{ newest: number }>> {
    const newest = await this.#newest()
    const last = newest?.doc.revision ?? 0
    const isKnown = (newest?.doc.contentVersion ?? 0) === versionOfContent(content)
    const after = parseIfValid(content)
    if (isKnown || after === undefined) return { changes: [], newest: last }
    const before = newest && parseIfValid(await this.contentOf(last))
    const at = this.#timeOf(modifiedAt, newest?.doc.at)
    const keys = changedKeys(before ?? {}, after)
    return { changes: await this.#add(last, content, { at, actor: fileActor, keys }), newest: last + 1 }
  }

  /** Adds a revision, and removes the oldest one beyond the limit. */
  async #add(
    last: number,
    content: Content,
    { keys, ...about }: Pick<NewRevision, 'keys' | 'actor' | 'at' | 'restoredFrom'>,
  ): Promise<Change[]> {
    const { store, secretBox } = this.#options
    const revision = last + 1
    const id = idOf(revision)
    const text = content && secretBox.seal(textOf(content), placeOf(id))
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

const keysMax = 64

/** In the order of the revisions. */
function idOf(revision: number): string {
  return String(revision).padStart(10, '0')
}

function placeOf(id: string): string {
  return `configContents/${id}`
}
