import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolders } from '../../platform/files/make-folders.ts'
import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import type { Schemas } from '../../generated/types.ts'
import { quote } from '../../platform/text/quote.ts'
import { defined } from '../../platform/work/defined.ts'
import { actingFor } from '../jobs.ts'
import type { Job, JobDocument, JobDone, JobRun, Jobs, JobWork } from '../jobs.ts'
import type { AnyStart, Plans } from '../plans.ts'
import type { Project } from '../project.ts'
import { requireTask } from '../tasks.ts'
import { allowsCall } from './allowed-tools.ts'
import { digestOf, sha256Of } from './contents.ts'
import { refuseSkill } from './failures.ts'
import type { SkillFolders } from './folders.ts'
import { refuseMissingFile } from './skill-file.ts'
import { requireSkill } from './skill-index.ts'
import type { IndexedSkill, SkillIndex } from './skill-index.ts'
import type { SkillUses } from './uses.ts'

export interface ScriptRunnerOptions extends Pick<Foundation, 'store'> {
  /** Where the files of a script are while it runs. */
  readonly workFolder: string
  readonly folders: SkillFolders
  readonly index: SkillIndex
  readonly uses: SkillUses
  readonly project: Pick<Project, 'isApproved'>
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly plans: Pick<Plans, 'permitExecution' | 'runProgram' | 'settleProgram'>
}

/** Runs the scripts of skills as jobs, and only from the files that were approved. */
export class ScriptRunner {
  readonly #options: ScriptRunnerOptions

  constructor(options: ScriptRunnerOptions) {
    this.#options = options
  }

  /** Refuses with `skill_not_approved`, `skill_invalid`, `not_found`, `task_not_found` or `sandbox_unavailable`. */
  async stage(
    name: string,
    { script, arguments: given = [], timeoutSeconds, taskId, runsOn }: Schemas['SkillScriptInput'],
    caller: Caller,
  ): Promise<Staged<{ job: Job }>> {
    const { index, jobs, plans, uses } = this.#options
    plans.permitExecution(caller)
    const { skill } = requireSkill(await index.current(), name)
    const file = skill.files.find(({ path }) => path === script) ?? refuseMissingFile(script)
    if (!file.isExecutable && !script.endsWith('.sh'))
      refuseSkill('script_executable', 'The script is neither executable nor a shell script (.sh).')
    if (!allowsCall(skill.fields.allowedTools, { operationId: 'runSkillScript', input: { script } }))
      refuseSkill(
        'allowed_tools',
        `The skill ${quote(name)} does not allow its scripts to run. Add Bash or runSkillScript to its allowed-tools.`,
      )
    const skillScript = { name, digest: skill.digest, script, arguments: given }
    const staged = await jobs.enqueue({
      kind: 'run_skill_script',
      ...actingFor(caller),
      taskId,
      input: { skillScript, ...defined({ timeoutSeconds, runsOn }) },
    })
    return { ...staged, changes: [...staged.changes, ...(await uses.count([name]))] }
  }

  asJob(): JobWork {
    const { plans } = this.#options
    return {
      scopes: ['skills:execute'],
      isIdempotent: false,
      attemptsMax: 1,
      settled: (jobId) => plans.settleProgram(jobId),
      permit: async (_order, caller) => plans.permitExecution(caller),
      runsOn: async ({ input }) => input.runsOn ?? [],
      prepare: async (job) => {
        await this.#approved(job)
        if (job.taskId !== undefined) await requireTask(this.#options.store, job.taskId)
        return []
      },
      run: (run) => this.#run(run),
    }
  }

  async #run(run: JobRun): Promise<JobDone> {
    const { skill } = await this.#approved(run.job)
    const files = await this.#filesOf(skill)
    if (!files)
      return { error: { reason: 'failed', message: 'The files of the skill changed before the script started.' } }
    const { script = '', arguments: given = [] } = run.job.input.skillScript ?? {}
    const isExecutable = files.find(({ path }) => path === script)?.isExecutable
    const before = isExecutable ? [] : ['/bin/sh']
    const carried = { files, wordAt: before.length }
    if (run.job.runsOn) return this.#end(run, { command: [...before, script, ...given], carried })
    const folder = await mkdtemp(join(this.#options.workFolder, 'skill-'))
    try {
      await writeFiles(files, folder)
      // Its files go with this run of the service.
      const command = [...before, join(folder, script), ...given]
      return await this.#end(run, { command, readOnly: [folder], isTied: true })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async #end(run: JobRun, start: AnyStart): Promise<JobDone> {
    const { exitCode, error } = await this.#options.plans.runProgram(async () => start, run)
    return { ...(exitCode !== undefined && { result: { exitCode } }), ...(error && { error }) }
  }

  /** The skill, if exactly the files of the job may still run. */
  async #approved({ input }: Pick<JobDocument, 'input'>): Promise<IndexedSkill> {
    const { index, project } = this.#options
    const { name = '', digest = '' } = input.skillScript ?? {}
    const indexed = requireSkill(await index.current(), name)
    const isApproved = indexed.skill.isWhole && indexed.doc.digest === digest && (await project.isApproved(digest))
    if (isApproved) return indexed
    return fail('skill_not_approved', {
      hint: `Read the files of the skill, then send POST /api/v1/skills/${name}/approve with {"digest": "${indexed.doc.digest}"}. --trust covers the skills that are there when the service starts.`,
    })
  }

  /** The files that were approved, so that no later edit is executed; nothing where they are others by now. */
  async #filesOf({ path: skill, files, digest }: IndexedSkill['skill']): Promise<ReadFile[] | undefined> {
    const read: ReadFile[] = []
    for (const { path, isExecutable } of files) {
      const bytes = await this.#options.folders.read(skill, path)
      if (bytes === undefined) return undefined
      read.push({ path, isExecutable, bytes, size: bytes.length })
    }
    const copied = read.map(({ path, isExecutable, bytes }) => ({ path, isExecutable, sha256: sha256Of(bytes) }))
    return digestOf(copied) === digest ? read : undefined
  }
}

interface ReadFile {
  readonly path: string
  readonly isExecutable: boolean
  readonly size: number
  readonly bytes: Uint8Array
}

async function writeFiles(files: readonly ReadFile[], folder: string): Promise<void> {
  for (const { path, isExecutable, bytes } of files) {
    await makeFolders(dirname(join(folder, path)))
    await writeFile(join(folder, path), bytes)
    await chmod(join(folder, path), isExecutable ? 0o700 : 0o600)
  }
}
