import type { Caller, Part, Staged } from '../../call.ts'
import type { Change, Store } from '../../collections.ts'
import { fail, isFailure } from '../../errors.ts'
import { ArchiveRefused, readArchive } from '../../platform/archives/archive.ts'
import type { ArchiveFile } from '../../platform/archives/archive.ts'
import { receiveFile } from '../../platform/archives/received-file.ts'
import { quote } from '../../platform/text/quote.ts'
import type { Commits } from '../../platform/work/commits.ts'
import type { Job, JobDocument, JobDone, JobRun, Jobs, JobWork } from '../jobs.ts'
import { decode } from './contents.ts'
import { refuseSkill, withSkillFailures } from './failures.ts'
import type { NewFile, SkillFolders } from './folders.ts'
import { skillLimits } from './limits.ts'
import { mainFile, skillRoots } from './paths.ts'
import type { SkillIndex } from './skill-index.ts'
import { readSkillText } from './skill-text.ts'

export interface SkillImporterOptions {
  readonly store: Store
  readonly commits: Commits
  readonly folders: SkillFolders
  readonly index: SkillIndex
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly newId: (prefix: string) => string
}

/** A skill of an archive, with the paths of its files in its folder. */
interface ArchivedSkill {
  readonly name: string
  readonly files: readonly NewFile[]
}

const archiveLimits = {
  filesMax: skillLimits.filesMax,
  fileBytesMax: skillLimits.fileBytesMax,
  bytesMax: skillLimits.bytesMax,
  // The folders around a skill count too.
  foldersMax: 2 * skillLimits.depthMax,
}

/** Imports the skills of archives: all rules are checked before the job is queued, and nothing is written before. */
export class SkillImporter {
  readonly #options: SkillImporterOptions

  constructor(options: SkillImporterOptions) {
    this.#options = options
  }

  /** Refuses with `archive_invalid`, `skill_invalid` or `already_exists`. */
  async stage(parts: AsyncIterable<Part>, caller: Caller): Promise<Staged<{ job: Job }>> {
    const { index, jobs } = this.#options
    const { filename, bytes } = await receiveFile(parts, skillLimits.archiveBytesMax)
    const skills = await skillsIn(bytes)
    const known = new Set((await index.current()).map(({ doc }) => doc.name))
    const taken = skills.find(({ name }) => known.has(name))
    if (taken) refuseTaken(taken.name)
    const { job, changes } = await jobs.enqueue({ kind: 'import_skills', grant: caller.grant })
    const doc = { id: job.id, filename: filename.slice(0, 255) || 'archive', base64: bytes.toString('base64') }
    return { job, changes: [...changes, { insert: 'skillImports', doc }] }
  }

  asJob(): JobWork {
    return {
      scopes: ['skills:write'],
      isIdempotent: false,
      attemptsMax: 1,
      prepare: async ({ retryOf }) => (retryOf === undefined ? [] : refuseRetry()),
      run: (run) => this.#run(run),
      abandon: (job) => this.#forget(job),
    }
  }

  async #run(run: JobRun): Promise<JobDone> {
    const { job, signal } = run
    const { store } = this.#options
    const changes = () => this.#forget(job)
    const found = await store.read.skillImports.get(job.id)
    if (!found) return { error: { reason: 'failed', message: 'The archive is no longer there.' } }
    const names: string[] = []
    try {
      const skills = await skillsIn(Buffer.from(found.doc.base64, 'base64'))
      for (const skill of skills) {
        signal.throwIfAborted()
        await this.#write(skill, found.doc.filename, job.createdBy)
        names.push(skill.name)
        run.progress({ current: names.length, total: skills.length, unit: 'skills' })
      }
      return { result: { skills: names }, changes }
    } catch (error) {
      if (!isFailure(error, 'already_exists') && !isFailure(error, 'path_forbidden')) throw error
      return { result: { skills: names }, error: { reason: 'failed', message: error.message }, changes }
    }
  }

  async #write({ name, files }: ArchivedSkill, uri: string, actor: string): Promise<void> {
    const { commits, folders, index, newId } = this.#options
    const path = `${skillRoots[0]}/${name}`
    await commits.commit(() =>
      withSkillFailures(() =>
        index.write(async (skills) => {
          if (skills.some(({ doc }) => doc.name === name)) refuseTaken(name)
          if (!(await folders.create(path, newId('draft'), files))) refuseTaken(name)
          return {
            path,
            extra: { source: { kind: 'archive', uri } },
            settle: async (outcome) => (outcome === 'dropped' ? folders.remove(path) : undefined),
          }
        }, actor),
      ),
    )
  }

  async #forget({ id }: Pick<JobDocument, 'id'>): Promise<Change[]> {
    const found = await this.#options.store.read.skillImports.get(id)
    return found ? [{ remove: 'skillImports', version: found.version, id }] : []
  }
}

/** Every folder of an archive with a `SKILL.md`. What is outside of them is ignored. */
async function skillsIn(bytes: Buffer): Promise<ArchivedSkill[]> {
  const files = await readArchive(bytes, archiveLimits).catch(refuseArchive)
  const roots = files
    .filter(({ path }) => path === mainFile || path.endsWith(`/${mainFile}`))
    .map(({ path }) => path.slice(0, -mainFile.length))
    .filter((root, _index, all) => !all.some((other) => other !== root && root.startsWith(other)))
  if (roots.length === 0) fail('archive_invalid', { message: `The archive has no file ${mainFile}.` })
  const skills: ArchivedSkill[] = []
  for (const root of roots) {
    const skill = await skillAt(root, files)
    if (skills.some(({ name }) => name === skill.name))
      fail('archive_invalid', { message: `The archive has the skill ${quote(skill.name)} twice.` })
    skills.push(skill)
  }
  return skills
}

async function skillAt(root: string, files: readonly ArchiveFile[]): Promise<ArchivedSkill> {
  const own = files
    .filter(({ path }) => path.startsWith(root))
    .map((file) => ({ ...file, path: file.path.slice(root.length) }))
  const main = own.find(({ path }) => path === mainFile)
  const { fields, findings } = await readSkillText((main && decode(main.bytes)) ?? '', undefined)
  // What is only unusual is imported, and found again with its findings.
  const breach = findings.find(({ rule }) => rule.startsWith('name_'))
  if (fields === undefined || breach)
    return refuseSkill(
      (breach ?? findings[0])?.rule ?? 'skill',
      `${root}${mainFile}: ${(breach ?? findings[0])?.message ?? ''}`,
    )
  return { name: fields.name, files: own }
}

function refuseArchive(error: unknown): never {
  if (error instanceof ArchiveRefused) fail('archive_invalid', { message: error.message, cause: error })
  throw error
}

function refuseTaken(name: string): never {
  return fail('already_exists', { message: `There is already a skill or folder ${quote(name)}. Delete it first.` })
}

function refuseRetry(): never {
  const message = 'An import cannot be retried, because its archive is no longer there. Send the archive again.'
  return fail('validation_failed', { message, details: [{ path: 'path/jobId', rule: 'retry', message }] })
}
