import type { CommitOutcome, Staged } from '../../call.ts'
import type { Change } from '../../collections.ts'
import { recordEffect } from '../../platform/work/commits.ts'
import { StorageFailed, StorageFull, StorageUnavailable } from '../../stores/port.ts'
import type { Versioned } from '../../stores/port.ts'
import type { ReadSkill, SkillReader } from './contents.ts'
import type { SkillDocument, SkillSource } from '../../collections/skills.ts'
import { skillEvent, skillUpdated } from './events.ts'
import type { SkillChange } from './events.ts'
import type { SkillFolders } from './folders.ts'
import { fail } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import type { FileLease, FileLocks } from '../project.ts'
import { FifoQueue } from '../../platform/work/fifo-queue.ts'
import { quote } from '../../platform/text/quote.ts'
import { tryCommit } from '../../platform/work/try-commit.ts'
import { defined } from '../../platform/work/defined.ts'

/** A skill as its files have it, with what the store adds. */
export interface IndexedSkill extends Versioned<SkillDocument> {
  readonly skill: ReadSkill
}

export interface SkillIndexOptions extends Pick<Foundation, 'store' | 'now' | 'log'> {
  readonly folders: SkillFolders
  readonly reader: SkillReader
  readonly locks: Pick<FileLocks, 'lock'>
}

/** What a writer adds to what the files say. */
export interface IndexedExtra {
  readonly source?: SkillSource
  readonly isEnabled?: boolean
  /** Null ends the approval. */
  readonly approvedDigest?: string | null
}

const triesMax = 5

/**
 * What the store knows of the skills. The files are the truth: before each answer the folders are looked at, so that an
 * edit by hand or by git counts at once. Calls that write files run one after the other, those of other processes on
 * the store among them, and no look of this process falls between a file and its commit.
 */
export class SkillIndex {
  readonly #options: SkillIndexOptions
  readonly #queue = new FifoQueue()
  #next: Promise<IndexedSkill[]> | undefined

  constructor(options: SkillIndexOptions) {
    this.#options = options
  }

  /** The skills as they are now, those of the same name in the order of precedence. */
  current(): Promise<IndexedSkill[]> {
    this.#next ??= this.#queue.run(() => {
      this.#next = undefined
      return this.#follow()
    })
    return this.#next
  }

  /**
   * Changes files and stages what follows from it. `change` gets the skills as they are, does what it does to the
   * files, and gives the path of the skill that it changed, and how to take it back when the commit is refused.
   */
  async write(
    change: (skills: readonly IndexedSkill[]) => Promise<SkillFileChange>,
    actor: string,
  ): Promise<Staged<{ indexed: IndexedSkill | undefined }>> {
    const { release, lease } = await this.#lockAll()
    let changed: SkillFileChange
    try {
      const skills = await this.#follow()
      await lease.confirm()
      changed = await change(skills)
    } catch (error) {
      await release()
      throw error
    }
    return await recordEffect(
      async () => {
        const staged = await this.#stage(changed, actor)
        return { ...staged, changes: [...staged.changes, ...(await lease.renewal())] }
      },
      async (outcome) => {
        try {
          // Another process has written since: nothing of it is taken back.
          if (outcome !== 'dropped' || !lease.isLost) await changed.settle?.(outcome)
        } catch (error) {
          this.#options.log.warn({ err: error, path: changed.path }, 'the files of a skill could not be put back')
        } finally {
          await release()
        }
      },
    )
  }

  /** Resolves when no look and no write is under way. */
  async idle(): Promise<void> {
    await this.#queue.idle()
  }

  async #stage(
    { path, extra, more }: SkillFileChange,
    actor: string,
  ): Promise<Staged<{ indexed: IndexedSkill | undefined }>> {
    const { store, folders, reader } = this.#options
    const found = await folders.look(path)
    const skill = found && (await reader.read(found))
    const known = await store.read.skills.get(path)
    const { changes, indexed } = this.#compare(path, known, skill, actor, extra)
    return { changes: [...changes, ...((await more?.()) ?? [])], indexed }
  }

  /** Records what other programs did. While the store takes nothing, what the files say is still answered. */
  async #follow(): Promise<IndexedSkill[]> {
    const { store, folders, reader } = this.#options
    for (let tries = 1; ; tries += 1) {
      const skills = new Map<string, ReadSkill>()
      for (const found of await folders.scan()) {
        const skill = await reader.read(found)
        if (skill) skills.set(skill.path, skill)
      }
      reader.retain(new Set(skills.keys()))
      const known = new Map((await store.read.skills.list({})).map((each) => [each.doc.id, each]))
      const compared = [...new Set([...skills.keys(), ...known.keys()])].map((path) =>
        this.#compare(path, known.get(path), skills.get(path), 'system'),
      )
      const changes = compared.flatMap((each) => each.changes)
      const indexed = compared.flatMap((each) => each.indexed ?? [])
      if (changes.length === 0 || (await this.#commit(changes)) || tries === triesMax) return indexed.sort(inOrder)
    }
  }

  /** Returns false if another process was faster. */
  async #commit(changes: readonly Change[]): Promise<boolean> {
    try {
      return await tryCommit(this.#options.store, changes)
    } catch (error) {
      if ([StorageFull, StorageFailed, StorageUnavailable].some((fault) => error instanceof fault)) return true
      throw error
    }
  }

  #compare(
    path: string,
    known: Versioned<SkillDocument> | undefined,
    skill: ReadSkill | undefined,
    actor: string,
    extra: IndexedExtra = {},
  ): { changes: Change[]; indexed?: IndexedSkill } {
    const at = this.#options.now()
    if (skill === undefined) {
      if (known === undefined) return { changes: [] }
      return {
        changes: [
          { remove: 'skills', version: known.version, id: path },
          skillEvent('skill.deleted', known.doc, { at, actor }),
        ],
      }
    }
    const doc = documentOf(skill, known?.doc, extra, at)
    if (known === undefined)
      return {
        changes: [{ insert: 'skills', doc }, skillEvent('skill.created', doc, { at, actor })],
        indexed: { skill, doc, version: 1 },
      }
    const changed = changedFields(known.doc, doc)
    if (changed.length === 0 && JSON.stringify(known.doc.findings) === JSON.stringify(doc.findings))
      return { changes: [], indexed: { ...known, skill } }
    return {
      changes: [
        { replace: 'skills', version: known.version, doc },
        ...(changed.length > 0 ? [skillUpdated(doc, changed, { at, actor })] : []),
      ],
      indexed: { skill, doc, version: known.version + 1 },
    }
  }

  /** Among all processes on the store. */
  async #lockAll(): Promise<{ readonly lease: FileLease; release(): Promise<void> }> {
    const release = await this.#queue.turn()
    try {
      const lease = await this.#options.locks.lock('skills')
      return { lease, release: () => lease.release().finally(release) }
    } catch (error) {
      release()
      throw error
    }
  }
}

export interface SkillFileChange {
  /** The folder of the skill that changed. */
  readonly path: string
  readonly extra?: IndexedExtra
  /** What else is committed. */
  readonly more?: () => Promise<readonly Change[]>
  /** Called once it is known what became of the commit. */
  readonly settle?: (outcome: CommitOutcome) => Promise<unknown>
}

function documentOf(
  { path, fields, findings, digest }: ReadSkill,
  known: SkillDocument | undefined,
  {
    source = known?.source ?? { kind: 'local' },
    isEnabled = known?.isEnabled ?? true,
    approvedDigest = known?.approvedDigest,
  }: IndexedExtra,
  at: string,
): SkillDocument {
  const { name, description, license, compatibility, metadata, allowedTools } = fields
  return {
    id: path,
    name,
    description,
    ...defined({ license, compatibility }),
    metadata: { ...metadata },
    allowedTools: [...allowedTools],
    digest,
    findings: [...findings],
    isEnabled,
    ...(typeof approvedDigest === 'string' && { approvedDigest }),
    source,
    createdAt: known?.createdAt ?? at,
    updatedAt: at,
  }
}

const comparedFields = [
  'name',
  'description',
  'license',
  'compatibility',
  'metadata',
  'allowedTools',
  'isEnabled',
  'source',
] as const

function changedFields(before: SkillDocument, after: SkillDocument): SkillChange[] {
  const changed: SkillChange[] = comparedFields.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  if (before.digest !== after.digest) changed.push('files')
  if (before.approvedDigest !== after.approvedDigest) changed.push('isApproved')
  return changed
}

function inOrder({ doc: one }: IndexedSkill, { doc: other }: IndexedSkill): number {
  if (one.name !== other.name) return one.name < other.name ? -1 : 1
  // The roots are in the order of the alphabet.
  return one.id < other.id ? -1 : 1
}

/** The skill that counts under a name, of skills in order. */
export function requireSkill(skills: readonly IndexedSkill[], name: string): IndexedSkill {
  return (
    skills.find(({ doc }) => doc.name === name) ??
    fail('skill_not_found', { message: `There is no skill ${quote(name)}.` })
  )
}
