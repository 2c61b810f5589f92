import type { Caller, Part, Staged } from '../../call.ts'
import type { Store } from '../../collections.ts'
import { fail } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import { receiveFile } from '../../platform/archives/received-file.ts'
import { quote } from '../../platform/text/quote.ts'
import type { GitSource, GitSources } from '../git.ts'
import { fetchingOf, inputWork, jobErrorOf } from '../jobs.ts'
import type { InputDocument, Job, JobDone, JobRun, Jobs, JobWork } from '../jobs.ts'
import type { SkillImportDocument, SkillSource } from '../../collections/skills.ts'
import { withSkillFailures } from './failures.ts'
import type { SkillFolders } from './folders.ts'
import { skillLimits } from './limits.ts'
import { skillRoots } from './paths.ts'
import type { SkillIndex } from './skill-index.ts'
import { skillsInArchive, skillsInSnapshot } from './skill-package.ts'
import type { PackedSkill } from './skill-package.ts'
import { defined } from '../../platform/work/defined.ts'

export interface SkillImporterOptions extends Pick<Foundation, 'store' | 'commits' | 'newId'> {
  readonly folders: SkillFolders
  readonly index: SkillIndex
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly sources: () => GitSources
}

/**
 * Imports the skills of archives and repositories. All rules are checked before anything is written: those of an
 * archive before its job is queued.
 */
export class SkillImporter {
  readonly #options: SkillImporterOptions

  constructor(options: SkillImporterOptions) {
    this.#options = options
  }

  /** Refuses with `archive_invalid`, `skill_invalid` or `already_exists`. */
  async stageArchive(parts: AsyncIterable<Part>, caller: Caller): Promise<Staged<{ job: Job }>> {
    const { index } = this.#options
    const { filename, bytes } = await receiveFile(parts, skillLimits.archiveBytesMax)
    const skills = await skillsInArchive(bytes)
    const known = new Set((await index.current()).map(({ doc }) => doc.name))
    const taken = skills.find(({ name }) => known.has(name))
    if (taken) refuseTaken(taken.name)
    return this.#enqueue({ filename: filename.slice(0, 255) || 'archive', base64: bytes.toString('base64') }, caller)
  }

  /** Refuses with `validation_failed`, `scope_missing`, `forbidden` or `git_unsupported`. */
  async stageGit({ gitUrl, path, ref }: GitSource, caller: Caller): Promise<Staged<{ job: Job }>> {
    const git = { gitUrl, ...defined({ path, ref }) }
    await this.#options.sources().check(git, caller)
    return this.#enqueue({ git }, caller)
  }

  async #enqueue(input: Omit<SkillImportDocument, 'id'>, caller: Caller): Promise<Staged<{ job: Job }>> {
    const { job, changes } = await this.#options.jobs.enqueue({ kind: 'import_skills', grant: caller.grant })
    return { job, changes: [...changes, { insert: 'skillImports', doc: { id: job.id, ...input } }] }
  }

  asJob(): JobWork {
    return {
      scopes: ['skills:write'],
      isIdempotent: false,
      attemptsMax: 1,
      ...inputWork(skillInput(this.#options.store), (input, run) => this.#import(input, run)),
    }
  }

  async #import(input: SkillImportDocument, run: JobRun): Promise<JobDone> {
    const names: string[] = []
    try {
      const { skills, commit, sourceOf } = await this.#read(input, run)
      for (const skill of skills) {
        run.signal.throwIfAborted()
        await this.#write(skill, sourceOf(skill), run.job.createdBy)
        names.push(skill.name)
        run.progress({ current: names.length, total: skills.length, unit: 'skills' })
      }
      return { result: { skills: names, ...(commit !== undefined && { commit }) } }
    } catch (error) {
      return { result: { skills: names }, error: jobErrorOf(error) }
    }
  }

  /** What is imported, checked as a whole. */
  async #read({ filename = 'archive', base64, git }: SkillImportDocument, run: JobRun): Promise<ReadImport> {
    if (git === undefined) {
      const skills = await skillsInArchive(Buffer.from(base64 ?? '', 'base64'))
      return { skills, sourceOf: () => ({ kind: 'archive', uri: filename }) }
    }
    return await this.#options.sources().read(git, fetchingOf(run), async (snapshot) => {
      const known = new Set((await this.#options.index.current()).map(({ doc }) => doc.name))
      const skills = await skillsInSnapshot(snapshot)
      const taken = skills.find(({ name }) => known.has(name))
      if (taken) refuseTaken(taken.name)
      return { skills, commit: snapshot.commit, sourceOf: (skill) => gitSource(git, snapshot.commit, skill) }
    })
  }

  async #write({ name, files }: PackedSkill, source: SkillSource, actor: string): Promise<void> {
    const { commits, folders, index, newId } = this.#options
    const path = `${skillRoots[0]}/${name}`
    await commits.commit(() =>
      withSkillFailures(() =>
        index.write(async (skills) => {
          if (skills.some(({ doc }) => doc.name === name)) refuseTaken(name)
          if (!(await folders.create(path, newId('draft'), files))) refuseTaken(name)
          return {
            path,
            extra: { source },
            settle: async (outcome) => (outcome === 'dropped' ? folders.remove(path) : undefined),
          }
        }, actor),
      ),
    )
  }
}

/** What an import or a refresh works on. */
export function skillInput({ read }: Pick<Store, 'read'>): InputDocument<SkillImportDocument> {
  return {
    read: (id) => read.skillImports.get(id),
    remove: (id, version) => ({ remove: 'skillImports', version, id }),
  }
}

interface ReadImport {
  readonly skills: readonly PackedSkill[]
  readonly commit?: string
  readonly sourceOf: (skill: PackedSkill) => SkillSource
}

function gitSource({ gitUrl, path = '', ref }: GitSource, commit: string, { folder }: PackedSkill): SkillSource {
  const subfolder = [path.replace(/^(?:\.?\/)+|\/+$/g, ''), folder].filter((part) => part !== '').join('/')
  return { kind: 'git', uri: gitUrl, subfolder, commit, ...(ref !== undefined && { ref }) }
}

function refuseTaken(name: string): never {
  return fail('already_exists', { message: `There is already a skill or folder ${quote(name)}. Delete it first.` })
}
