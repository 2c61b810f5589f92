import { createHash } from 'node:crypto'
import type { Caller, Staged } from '../call.ts'
import { fail } from '../errors.ts'
import type { Schemas } from '../generated/types.ts'
import { nearest } from '../platform/text/nearest.ts'
import { quote } from '../platform/text/quote.ts'
import { actingFor } from './jobs.ts'
import type { Job, JobDocument, JobDone, JobRun, Jobs } from './jobs.ts'
import type { AnyStart, Plans } from './plans.ts'
import type { Project } from './project.ts'
import { bindReferences } from './scripts/bind-references.ts'
import type { Secrets } from './secrets.ts'

interface ScriptsParts {
  readonly project: Pick<Project, 'mayRunCommands'>
  readonly secrets: Pick<Secrets, 'faultsIn' | 'resolve'>
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly plans: Pick<Plans, 'permitExecution' | 'runProgram' | 'settleProgram'>
}

/** The scripts of `gantry.json`, which run as jobs. */
export class Scripts {
  readonly #options: ScriptsParts

  constructor(options: ScriptsParts) {
    this.#options = options
    options.jobs.define('run_script', {
      scopes: ['tasks:execute'],
      isIdempotent: false,
      attemptsMax: 1,
      outlivesService: true,
      settled: (jobId) => options.plans.settleProgram(jobId),
      permit: async (_order, caller) => options.plans.permitExecution(caller),
      prepare: async (job) => {
        await this.#commandOf(job)
        return []
      },
      run: (run) => this.#run(run),
    })
  }

  /** Refuses with `not_found`, `approval_required`, `config_invalid` or `sandbox_unavailable`. */
  async run(
    name: string,
    { arguments: given = [], timeoutSeconds }: Schemas['ScriptRunInput'],
    caller: Caller,
  ): Promise<Staged<{ job: Job }>> {
    const { plans, jobs, secrets } = this.#options
    plans.permitExecution(caller)
    const command = await this.#approved(name)
    const [fault] = await secrets.faultsIn(command)
    if (fault !== undefined) fail('config_invalid', { message: fault })
    return await jobs.enqueue({
      kind: 'run_script',
      ...actingFor(caller),
      input: {
        script: { name, hash: hashOf(command), arguments: given },
        ...(timeoutSeconds !== undefined && { timeoutSeconds }),
      },
    })
  }

  async #run(run: JobRun): Promise<JobDone> {
    const { exitCode, error } = await this.#options.plans.runProgram(() => this.#startOf(run), run)
    return { ...(exitCode !== undefined && { result: { exitCode } }), ...(error && { error }) }
  }

  async #startOf(run: JobRun): Promise<AnyStart> {
    const { secrets } = this.#options
    const { name = '', arguments: given = [] } = run.job.input.script ?? {}
    const references: string[] = []
    const command = bindReferences(await this.#commandOf(run.job), (reference) => {
      references.push(reference)
      return variableOf(references.length)
    })
    const values = await Promise.all(references.map((reference) => secrets.resolve(reference)))
    const variables = Object.fromEntries(values.map((value, index) => [variableOf(index + 1), value]))
    return { command: ['/bin/sh', '-c', command, name, ...given], variables }
  }

  /** The command that was asked for, if it may still run. */
  async #commandOf({ input }: Pick<JobDocument, 'input'>): Promise<string> {
    const { name = '', hash } = input.script ?? {}
    const command = await this.#approved(name)
    if (hashOf(command) === hash) return command
    return fail('script_not_found', {
      message: `The script ${quote(name)} is another one now. Run it by its name again.`,
    })
  }

  async #approved(name: string): Promise<string> {
    const { scripts } = await this.#options.project.mayRunCommands()
    const command = Object.hasOwn(scripts, name) ? scripts[name] : undefined
    if (command !== undefined) return command
    const known = Object.keys(scripts)
    const near = nearest(name, known)
    const help =
      near !== undefined
        ? ` Did you mean ${quote(near)}?`
        : known.length > 0
          ? ` It has: ${known.slice(0, namesListed).map(quote).join(', ')}.`
          : ' It has none: they stand in gantry.json under scripts.'
    return fail('script_not_found', { message: `The project has no script ${quote(name)}.${help}` })
  }
}

const namesListed = 10

function variableOf(number: number): string {
  return `GANTRY_VALUE_${number}`
}

function hashOf(command: string): string {
  return createHash('sha256').update(command).digest('hex')
}
