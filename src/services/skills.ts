import type { Caller, FileReply, Staged } from '../call.ts'
import { fail } from '../errors.ts'
import { writeArchive } from '../platform/archives/write-archive.ts'
import type { Schemas } from '../generated/types.ts'
import type { Area, Foundation, Limit } from '../foundation.ts'
import { cutPage, readCursor, type PageQuery } from '../platform/work/page.ts'
import { mapStaged } from '../platform/work/commits.ts'
import type { Git, GitSources } from './git.ts'
import { mayUseTask, missingScopes } from './identity.ts'
import type { Job, Jobs } from './jobs.ts'
import type { Plans } from './plans.ts'
import type { Project } from './project.ts'
import { SkillReader } from './skills/contents.ts'
import { refuseSkill } from './skills/failures.ts'
import { SkillEditor } from './skills/editor.ts'
import { SkillFolders } from './skills/folders.ts'
import { SkillImporter } from './skills/importer.ts'
import { SkillRefresher } from './skills/refresher.ts'
import { skillLimits } from './skills/limits.ts'
import { rank } from './skills/match.ts'
import type { SkillMatch } from './skills/match.ts'
import { isBreach } from './skills/rules.ts'
import { ScriptRunner } from './skills/script-runner.ts'
import { requireSkill, SkillIndex } from './skills/skill-index.ts'
import type { IndexedSkill } from './skills/skill-index.ts'
import { readSkillText } from './skills/skill-text.ts'
import { refuseMissingFile, toSkillFile, withContent } from './skills/skill-file.ts'
import type { SkillFile, SkillFileContent } from './skills/skill-file.ts'
import { SkillUses } from './skills/uses.ts'
import { waitingSkills } from './skills/waiting.ts'
import type { WaitingSkill } from './skills/waiting.ts'
import { requireTask } from './tasks.ts'
import { defined } from '../platform/work/defined.ts'
import { piecesOf } from '../platform/streams/pieces-of.ts'

export { allowsCall } from './skills/allowed-tools.ts'
export type { WaitingSkill }
export type Skill = Schemas['Skill']
export type WholeSkill = Schemas['WholeSkill']

export interface SkillsOptions
  extends Pick<Foundation, 'store' | 'commits' | 'now' | 'newId' | 'log' | 'isStoreShared' | 'workFolder'> {
  readonly projectFolder: string
  readonly project: Pick<Project, 'locks' | 'isApproved' | 'approveProgram' | 'trustPrograms'>
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly sources: () => GitSources
  readonly plans: Pick<Plans, 'permitExecution' | 'runProgram' | 'settleProgram'>
}

// A task's content may be long, and its beginning says what it is about.
const taskTextLengthMax = 8_192
const sweepAgeMs = 3_600_000

/**
 * The Agent Skills of the project (agentskills.io): folders with a `SKILL.md` in `.agents/skills`, `.claude/skills` and
 * `.opencode/skills`. The files are the truth: what other programs do there counts at the next call. Of skills with the
 * same name the first in this order counts, and calls by name mean that one. What names a skill that is not there fails
 * with `skill_not_found`.
 */
export class Skills implements Area {
  readonly #options: SkillsOptions
  readonly #folders: SkillFolders
  readonly #index: SkillIndex
  readonly #editor: SkillEditor
  /** Stages the job that imports the skills of an archive or a repository. */
  readonly importer: SkillImporter
  /** Stages the job that reads a skill again from its repository. */
  readonly refresher: SkillRefresher
  readonly #scripts: ScriptRunner
  /** How often skills are used: by a chat, or by a run of a script. */
  readonly uses: SkillUses

  constructor(options: SkillsOptions) {
    this.#options = options
    this.#folders = new SkillFolders(options.projectFolder)
    const reader = new SkillReader(this.#folders)
    this.#index = new SkillIndex({ ...options, locks: options.project.locks, folders: this.#folders, reader })
    this.uses = new SkillUses(options)
    const shared = { ...options, folders: this.#folders, index: this.#index, uses: this.uses }
    this.#editor = new SkillEditor(shared)
    this.importer = new SkillImporter(shared)
    this.refresher = new SkillRefresher(shared)
    this.#scripts = new ScriptRunner(shared)
    options.jobs.define('import_skills', this.importer.asJob())
    options.jobs.define('refresh_skill', this.refresher.asJob())
    options.jobs.define('run_skill_script', this.#scripts.asJob())
  }

  listLimits(): readonly Limit[] {
    return limits
  }

  /** A page of skills by name, those behind others of the same name among them. */
  async list({ limit, cursor }: PageQuery): Promise<{ skills: Skill[]; nextCursor?: string }> {
    const after = readCursor(cursor, {})
    const indexed = await this.#index.current()
    const firsts = new Map(firstOfEachName(indexed).map((each) => [each.doc.name, each]))
    const all = indexed.map((each) => ({ each, place: { id: each.doc.id, value: each.doc.name } }))
    const rest = all.filter(({ place }) => !after || isBehind(place, after))
    const { items, ...next } = cutPage(rest.slice(0, limit + 1), limit, {}, ({ place }) => place)
    return {
      skills: await Promise.all(items.map(({ each }) => this.#toSkill(each, firsts.get(each.doc.name) ?? each))),
      ...next,
    }
  }

  async get(name: string): Promise<{ skill: WholeSkill; version: number }> {
    return await this.#whole(await this.#find(name))
  }

  /** Refuses with `skill_invalid`, `already_exists` or `path_forbidden`. */
  async create(input: Schemas['SkillInput'], caller: Caller): Promise<Staged<{ skill: WholeSkill }>> {
    return await this.#withWhole(await this.#editor.create(input, caller.userId))
  }

  async update(
    name: string,
    patch: Schemas['SkillPatch'],
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ skill: WholeSkill; version: number }>> {
    return await this.#withWhole(await this.#editor.update(name, patch, ifVersion, caller.userId))
  }

  async remove(name: string, ifVersion: number | undefined, caller: Caller): Promise<Staged> {
    const removals = await this.uses.removalsOf(name)
    const staged = await this.#editor.remove(name, ifVersion, caller.userId)
    return { ...staged, changes: [...staged.changes, ...removals] }
  }

  async files(name: string): Promise<{ files: SkillFile[]; version: number }> {
    const { skill, version } = await this.#find(name)
    return { files: skill.files.map(toSkillFile), version }
  }

  /** Refuses with `not_found`. */
  async file(name: string, path: string): Promise<{ file: SkillFileContent; version: number }> {
    const { skill, version } = await this.#find(name)
    const found = skill.files.find((each) => each.path === path)
    const bytes = found && (await this.#folders.read(skill.path, path))
    if (!found || !bytes) return refuseMissingFile(path)
    return { file: withContent(found, bytes), version }
  }

  /** Refuses with `skill_invalid`, or `validation_failed` for a path that is not possible on every system. */
  async putFile(
    place: { readonly name: string; readonly path: string },
    input: Schemas['SkillFileInput'],
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ file: SkillFile; version: number }>> {
    const staged = await this.#editor.putFile(place, input, ifVersion, caller.userId)
    return mapStaged(staged, async ({ indexed }) => {
      const file = indexed?.skill.files.find((each) => each.path === place.path)
      if (!indexed || !file) return fail('skill_changed')
      return { file: toSkillFile(file), version: indexed.version }
    })
  }

  removeFile(
    place: { readonly name: string; readonly path: string },
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged> {
    return this.#editor.removeFile(place, ifVersion, caller.userId)
  }

  /** Compares the text of a `SKILL.md` with the specification. */
  async validate({ source, folder }: Schemas['SkillValidationInput']): Promise<Schemas['SkillValidation']> {
    const { findings } = await readSkillText(source, folder)
    return { isValid: !findings.some(isBreach), findings: [...findings] }
  }

  /** The enabled skills that share words with a text, or with a task, best first. */
  async match({ query, taskId, limit = 10 }: Schemas['SkillMatchInput'], caller: Caller): Promise<SkillMatch[]> {
    const text = taskId === undefined ? (query ?? '') : await this.#textOfTask(taskId, caller)
    const skills = firstOfEachName(await this.#index.current()).filter(({ doc }) => doc.isEnabled)
    return rank(
      skills.map(({ doc }) => doc),
      text,
      limit,
    )
  }

  /** The enabled skills that share words with a text, best first, as they are known. */
  async search(text: string, limit: number): Promise<IndexedSkill['doc'][]> {
    const docs = new Map(firstOfEachName(await this.#index.current()).map(({ doc }) => [doc.name, doc]))
    const enabled = [...docs.values()].filter(({ isEnabled }) => isEnabled)
    return rank(enabled, text, limit).flatMap(({ name }) => docs.get(name) ?? [])
  }

  /** The skills that wait for an approval. */
  async waiting(): Promise<WaitingSkill[]> {
    return await waitingSkills(firstOfEachName(await this.#index.current()), this.#options.project)
  }

  /** Lets the scripts of a skill run while its files stay as they are. Refuses with `revision_mismatch`. */
  async approve(name: string, digest: string, caller: Caller): Promise<Staged<{ skill: WholeSkill; version: number }>> {
    const { project } = this.#options
    const staged = await this.#index.write(async (skills) => {
      const { skill } = requireSkill(skills, name)
      if (skill.digest !== digest)
        fail('revision_mismatch', {
          message:
            'The files of the skill have changed since its digest was read. Read them and approve the new digest.',
        })
      if (!skill.isWhole)
        refuseSkill(
          'skill_whole',
          `Not every file of the skill can be checked. ${skill.findings.at(-1)?.message ?? ''}`,
        )
      return {
        path: skill.path,
        extra: { approvedDigest: digest },
        more: () => project.approveProgram(digest, caller.userId),
      }
    }, caller.userId)
    return await this.#withWhole(staged)
  }

  /** A gzipped tar archive. */
  async export(name: string): Promise<FileReply> {
    const { skill, doc } = await this.#find(name)
    const contents = await this.#folders.readAll(
      skill.path,
      skill.files.map(({ path }) => path),
    )
    const files = skill.files.flatMap(({ path, isExecutable }, index) => {
      const bytes = contents[index]
      return bytes ? [{ path, isExecutable, bytes }] : []
    })
    const archive = await writeArchive(skill.path.slice(skill.path.lastIndexOf('/') + 1), files)
    return {
      size: archive.length,
      type: 'application/gzip',
      tag: skill.digest,
      lastModified: doc.updatedAt,
      filename: `${skill.path.slice(skill.path.lastIndexOf('/') + 1)}.tar.gz`,
      open: async (start, end) => piecesOf(archive.subarray(start, end + 1)),
    }
  }

  /**
   * Stages the job that runs a script of a skill. Refuses with `skill_not_approved`, `skill_invalid`, `not_found` or
   * `sandbox_unavailable`.
   */
  run(name: string, input: Schemas['SkillScriptInput'], caller: Caller): Promise<Staged<{ job: Job }>> {
    return this.#scripts.stage(name, input, caller)
  }

  /** Removes what an earlier run left half written, and lets `--trust` cover the skills that are there. */
  async recover(): Promise<void> {
    await this.#folders.sweep(this.#options.isStoreShared ? sweepAgeMs : 0)
    await this.#options.project.trustPrograms(async () => (await this.#index.current()).map(({ doc }) => doc.digest))
  }

  close(): Promise<void> {
    return this.#index.idle()
  }

  async #find(name: string): Promise<IndexedSkill> {
    return requireSkill(await this.#index.current(), name)
  }

  async #textOfTask(taskId: string, caller: Caller): Promise<string> {
    if (missingScopes(caller.scopes, ['tasks:read']).length > 0)
      fail('scope_missing', { message: 'Reading the task requires the scope tasks:read, which this credential lacks.' })
    const { doc } = await requireTask(this.#options.store, mayUseTask(caller, taskId) ? taskId : undefined)
    return [doc.title, ...doc.tags, doc.content ?? ''].join('\n').slice(0, taskTextLengthMax)
  }

  async #toSkill({ doc, skill }: IndexedSkill, first: IndexedSkill): Promise<Skill> {
    const { id: path, source, approvedDigest: _, createdAt: _createdAt, ...rest } = doc
    return {
      ...rest,
      source: {
        kind: source.kind,
        path,
        ...defined({ uri: source.uri, commit: source.commit }),
      },
      isApproved: skill.isWhole && (await this.#options.project.isApproved(doc.digest)),
      ...(first.doc.id !== path && { shadowedBy: first.doc.id }),
    }
  }

  async #whole(indexed: IndexedSkill): Promise<{ skill: WholeSkill; version: number }> {
    const use = await this.uses.of(indexed.doc.name)
    const skill = { ...(await this.#toSkill(indexed, indexed)), content: indexed.skill.content, use }
    return { skill, version: indexed.version }
  }

  #withWhole(
    staged: Staged<{ indexed: IndexedSkill | undefined }>,
  ): Promise<Staged<{ skill: WholeSkill; version: number }>> {
    return mapStaged(staged, async ({ changes, indexed }) => {
      const whole = await this.#whole(indexed ?? fail('skill_changed'))
      // What approves it stands in the same commit.
      const isApproved = changes.some((change) => 'insert' in change && change.insert === 'approvals')
      return isApproved ? { ...whole, skill: { ...whole.skill, isApproved } } : whole
    })
  }
}

function firstOfEachName(skills: readonly IndexedSkill[]): IndexedSkill[] {
  return [...Map.groupBy(skills, ({ doc }) => doc.name).values()].flatMap(([first]) => first ?? [])
}

function isBehind(place: { id: string; value: string }, after: { id: string; value?: string }): boolean {
  return place.value === after.value ? place.id > after.id : place.value > (after.value ?? '')
}

/** The area as the service composes it. */
export function openSkills(
  foundation: Foundation & {
    readonly git: Git
    readonly project: Project
    readonly jobs: Jobs
    readonly plans: Plans
  },
): Skills {
  const { git, config } = foundation
  return new Skills({
    ...foundation,
    projectFolder: config.project,
    sources: () => git.sources,
  })
}

const limits: readonly Limit[] = [
  { name: 'skillBytes', value: skillLimits.bytesMax, unit: 'bytes', description: 'The size of all files of a skill.' },
  {
    name: 'skillFileBytes',
    value: skillLimits.fileBytesMax,
    unit: 'bytes',
    description: 'The size of one file of a skill.',
  },
  { name: 'skillFiles', value: skillLimits.filesMax, unit: 'files', description: 'The number of files of a skill.' },
  {
    name: 'skillFolders',
    value: skillLimits.foldersMax,
    unit: 'folders',
    description: 'The number of folders that are searched for skills.',
  },
]
