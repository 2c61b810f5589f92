import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { quote } from '../../platform/text/quote.ts'
import type { Job, JobDocument, JobDone, JobRun, Jobs, JobWork } from '../jobs.ts'
import type { Plans } from '../plans.ts'
import type { Project } from '../project.ts'
import { allowsCall } from './allowed-tools.ts'
import { digestOf, sha256Of } from './contents.ts'
import { refuseSkill } from './failures.ts'
import type { SkillFolders } from './folders.ts'
import { refuseMissingFile } from './skill-file.ts'
import { requireSkill } from './skill-index.ts'
import type { IndexedSkill, SkillIndex } from './skill-index.ts'
import type { SkillUses } from './uses.ts'

export interface ScriptRunnerOptions {
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

  /** Refuses with `skill_not_approved`, `skill_invalid`, `not_found` or `sandbox_unavailable`. */
  async stage(
    name: string,
    { script, arguments: given = [], timeoutSeconds }: Schemas['SkillScriptInput'],
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
      grant: caller.grant,
      input: { skillScript, ...(timeoutSeconds !== undefined && { timeoutSeconds }) },
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
      prepare: async (job) => {
        await this.#approved(job)
        return []
      },
      run: (run) => this.#run(run),
    }
  }

  async #run(run: JobRun): Promise<JobDone> {
    const { skillScript } = run.job.input
    const { skill } = await this.#approved(run.job)
    const folder = await mkdtemp(join(this.#options.workFolder, 'skill-'))
    try {
      const script = join(folder, skillScript?.script ?? '')
      if (!(await this.#copy(skill, folder)))
        return { error: { reason: 'failed', message: 'The files of the skill changed before the script started.' } }
      const isExecutable = skill.files.find(({ path }) => path === skillScript?.script)?.isExecutable
      const command = [...(isExecutable ? [] : ['/bin/sh']), script, ...(skillScript?.arguments ?? [])]
      // Its files go with this run of the service.
      const start = async () => ({ command, readOnly: [folder], isTied: true })
      const { exitCode, error } = await this.#options.plans.runProgram(start, run)
      return {
        ...(exitCode !== undefined && { result: { exitCode } }),
        ...(error && { error }),
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
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

  /**
   * Writes the files that were approved into a folder of their own, so that no later edit is executed. Gives whether
   * they are those.
   */
  async #copy({ path: skill, files, digest }: IndexedSkill['skill'], folder: string): Promise<boolean> {
    const copied = []
    for (const { path, isExecutable } of files) {
      const bytes = await this.#options.folders.read(skill, path)
      if (bytes === undefined) return false
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), bytes)
      await chmod(join(folder, path), isExecutable ? 0o700 : 0o600)
      copied.push({ path, isExecutable, sha256: sha256Of(bytes) })
    }
    return digestOf(copied) === digest
  }
}
