import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import { quote } from '../../platform/text/quote.ts'
import type { GitSource } from '../git.ts'
import { fetchingOf, inputWork } from '../jobs.ts'
import type { Job, JobRun, JobWork } from '../jobs.ts'
import { differenceOf } from './difference.ts'
import type { SkillDocument } from '../../collections/skills.ts'
import { refuseSkill, withSkillFailures } from './failures.ts'
import type { NewFile } from './folders.ts'
import { skillInput } from './importer.ts'
import type { SkillImporterOptions } from './importer.ts'
import { requireSkill } from './skill-index.ts'
import type { IndexedSkill } from './skill-index.ts'
import { skillsInSnapshot } from './skill-package.ts'

/** Reads skills again from the repositories that they came from, and shows what differs. */
export class SkillRefresher {
  readonly #options: SkillImporterOptions

  constructor(options: SkillImporterOptions) {
    this.#options = options
  }

  /** Refuses with `skill_invalid` a skill that came from no repository, and as an import from git. */
  async stage(name: string, isDryRun: boolean, caller: Caller): Promise<Staged<{ job: Job }>> {
    const { index, jobs, sources } = this.#options
    const { doc } = requireSkill(await index.current(), name)
    await sources().check(sourceOf(doc), caller)
    const { job, changes } = await jobs.enqueue({ kind: 'refresh_skill', grant: caller.grant })
    const input = { id: job.id, refresh: { path: doc.id, isDryRun } }
    return { job, changes: [...changes, { insert: 'skillImports', doc: input }] }
  }

  asJob(): JobWork {
    return {
      scopes: ['skills:write'],
      isIdempotent: true,
      attemptsMax: 1,
      ...inputWork(skillInput(this.#options.store), async ({ refresh }, run) => ({
        result: await this.#refresh(refresh ?? fail('skill_not_found'), run),
      })),
    }
  }

  async #refresh({ path, isDryRun }: { readonly path: string; readonly isDryRun: boolean }, run: JobRun) {
    const skill = await this.#find(path)
    const source = sourceOf(skill.doc)
    const { commit, files } = await this.#options.sources().read(source, fetchingOf(run), async (snapshot) => {
      const [packed, ...others] = await skillsInSnapshot(snapshot)
      if (packed === undefined || others.length > 0 || packed.folder !== '')
        return fail('archive_invalid', { message: `The folder ${quote(source.path ?? '')} is no longer one skill.` })
      if (packed.name !== skill.doc.name)
        refuseSkill('name_changed', `The skill is named ${quote(packed.name)} there now. Import it under that name.`)
      return { commit: snapshot.commit, files: packed.files }
    })
    const difference = differenceOf(await this.#filesOf(skill), files)
    if (!isDryRun) await this.#write(path, { commit, files, isSame: difference.length === 0 }, run.job.createdBy)
    return { skills: [skill.doc.name], commit, changes: difference }
  }

  /** With other files, the approval of those before ends. */
  async #write(
    path: string,
    {
      commit,
      files,
      isSame,
    }: { readonly commit: string; readonly files: readonly NewFile[]; readonly isSame: boolean },
    actor: string,
  ): Promise<void> {
    const { commits, folders, index, newId } = this.#options
    await commits.commit(() =>
      withSkillFailures(() =>
        index.write(async (skills) => {
          const { doc } = skills.find((each) => each.doc.id === path) ?? fail('skill_not_found')
          const source = { ...doc.source, commit }
          if (isSame) return { path, extra: { source } }
          const putBack = await folders.replace(path, newId('draft'), files)
          return { path, extra: { source, approvedDigest: null }, settle: putBack }
        }, actor),
      ),
    )
  }

  async #find(path: string): Promise<IndexedSkill> {
    const skills = await this.#options.index.current()
    return skills.find(({ doc }) => doc.id === path) ?? fail('skill_not_found')
  }

  async #filesOf({ skill }: IndexedSkill): Promise<NewFile[]> {
    const contents = await this.#options.folders.readAll(
      skill.path,
      skill.files.map(({ path }) => path),
    )
    return skill.files.flatMap(({ path, isExecutable }, index) => {
      const bytes = contents[index]
      return bytes ? [{ path, isExecutable, bytes }] : []
    })
  }
}

/** Where a skill came from. Refuses with `skill_invalid` one that came from no repository. */
function sourceOf({ name, source: { kind, uri, ref, subfolder } }: SkillDocument): GitSource {
  if (kind !== 'git' || uri === undefined)
    return refuseSkill('source_git', `The skill ${quote(name)} was not imported from a git repository.`)
  return { gitUrl: uri, ...(subfolder && { path: subfolder }), ...(ref !== undefined && { ref }) }
}
