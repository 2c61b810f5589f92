import { availableParallelism } from 'node:os'
import { Failure } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import type { CommandSandbox } from '../../platform/sandbox/command-sandbox.ts'
import { noSandbox } from '../../platform/sandbox/sandbox.ts'
import { defined } from '../../platform/work/defined.ts'
import { RunnerGone } from '../../runner/connection.ts'
import type { ProgramHost, ProgramOrder, ProgramRoot } from '../../runner/programs/program-host.ts'
import { RemotePrograms } from '../../runner/programs/remote-programs.ts'
import { RemoteTrees } from '../../runner/trees/remote-trees.ts'
import type { Identity } from '../identity.ts'
import { WorkLeft, left } from '../jobs.ts'
import type { JobRun, Jobs } from '../jobs.ts'
import { leaseNameOf } from '../runners.ts'
import type { ChosenRunner, Runners } from '../runners.ts'
import { TreeConflict, treeOf } from '../workspaces.ts'
import type { WorkspaceDocument, Workspaces } from '../workspaces.ts'
import { CommandLost } from './command.ts'
import { NotStarted, expiryOf } from './command-host.ts'
import type { StartElsewhere } from './command-host.ts'
import { processTagOf } from './environment.ts'
import type { CommandIdentity } from './environment.ts'
import { HostedJobs, programIdOf } from './hosted-jobs.ts'

export interface CommandsElsewhereOptions extends Pick<Foundation, 'log' | 'secretMask'> {
  readonly runners: Pick<Runners, 'choice' | 'onRunner'>
  readonly workspaces: Pick<Workspaces, 'elsewhere'>
  readonly sandbox: Pick<CommandSandbox, 'confine' | 'needsWalls'>
  readonly identity: Pick<Identity, 'grants'>
  readonly jobs: Pick<Jobs, 'isLeased'>
}

/** What a runner of another machine has for jobs. */
interface At {
  readonly host: ProgramHost
  readonly trees: RemoteTrees
  readonly programs: HostedJobs
}

/** The commands of jobs at runners of other machines, each in the workspace of its task, which is there meanwhile. */
export class CommandsElsewhere {
  readonly #options: CommandsElsewhereOptions
  readonly #at = new Map<string, At>()

  constructor(options: CommandsElsewhereOptions) {
    this.#options = options
    options.runners.onRunner((id, runner) => {
      const host = new RemotePrograms(runner)
      this.#at.set(id, { host, trees: new RemoteTrees(runner), programs: new HostedJobs(host, options.jobs) })
    })
    options.runners.choice.onConnected(() => void this.sweep())
  }

  /**
   * The runner for a command: that of an earlier run of the service, or one with the labels, which is waited for.
   * Throws what ends a run when it stops meanwhile.
   */
  async enter(run: JobRun, labels: readonly string[]): Promise<PlaceElsewhere> {
    const { choice } = this.#options.runners
    const known = run.isResumed && run.runner !== undefined ? choice.at(run.runner) : undefined
    const runner = known ?? (await choice.wait(labels, run.job.taskId, run.signal))
    const at = runner && this.#at.get(runner.id)
    if (at) return new PlaceElsewhere({ ...this.#options, ...at, runner })
    if (run.signal.reason === left) throw new WorkLeft()
    throw new NotStarted(new Error('The job ended while it waited for a runner.'))
  }

  /** Lets go of the programs of a job; of all but one, if that is given. */
  async forget(jobId: string, but?: string): Promise<void> {
    await Promise.all([...this.#at.values()].map(({ programs }) => programs.forget(jobId, but)))
  }

  /** Ends what is at the runners for jobs that no process has any more. */
  async sweep(): Promise<void> {
    const { runners, workspaces, log } = this.#options
    for (const [id, { programs, trees }] of this.#at) {
      if (!runners.choice.isConnected(id)) continue
      try {
        await programs.sweep()
        await workspaces.elsewhere.sweep(trees)
      } catch (error) {
        log.warn({ err: error, runnerId: id }, 'what is at a runner could not be looked at; retrying')
      }
    }
  }

  async close(): Promise<void> {
    for (const { host } of this.#at.values()) await host.close()
  }
}

interface PlaceElsewhereOptions extends CommandsElsewhereOptions, At {
  readonly runner: ChosenRunner
}

/** One runner, as one command finds it. */
class PlaceElsewhere {
  readonly host: ProgramHost
  /** Its processes are on another machine, where it ends them itself. */
  readonly trees = { end: async () => false }
  readonly isElsewhere = true
  readonly #options: PlaceElsewhereOptions

  constructor(options: PlaceElsewhereOptions) {
    this.#options = options
    this.host = options.host
  }

  find(identity: CommandIdentity): Promise<ProgramRoot | undefined> {
    return this.#options.programs.find(identity)
  }

  /** Throws `NotStarted` and `CommandLost`. */
  async open(
    start: StartElsewhere,
    identity: CommandIdentity,
    run: JobRun,
    timeoutSeconds: number,
  ): Promise<ProgramRoot> {
    const { runner, host, programs, secretMask } = this.#options
    const order = await this.#prepare(start, identity, run, timeoutSeconds).catch((error: unknown) => {
      throw error instanceof Error && !run.signal.aborted ? new NotStarted(error, wordsOf(error)) : error
    })
    try {
      const generation = await host.ready()
      await run.setRunner(leaseNameOf(runner.id, generation))
      const note = programs.note(identity)
      const words = secretMask.wordsIn([...order.command, ...Object.values(order.environment)])
      if (words.length > 0) runner.dialed.connection?.tell('secrets', { words })
      runner.dialed.noteStart()
      return await host.open(programIdOf(identity), order, { about: note, runner: generation })
    } catch (error) {
      if (error instanceof RunnerGone) throw new CommandLost()
      throw error instanceof Error ? new NotStarted(error, wordsOf(error)) : error
    }
  }

  /** Brings what the command has changed into the workspace. Gives a sentence where that cannot be. */
  async leave(identity: CommandIdentity, run: JobRun): Promise<string | undefined> {
    const { workspaces, trees } = this.#options
    const { taskId, createdBy: userId } = run.job
    if (taskId === undefined) return undefined
    try {
      const doc = await this.#workspaceOf(taskId, run, new AbortController().signal)
      await this.#again(() =>
        workspaces.elsewhere.bringBack(doc, trees, byOf(identity, userId), new AbortController().signal),
      )
      return undefined
    } catch (error) {
      if (error instanceof RunnerGone) throw new CommandLost()
      if (error instanceof TreeConflict) return error.message
      if (!(error instanceof Error)) throw error
      return `What it changed at the runner could not be brought back: ${error.message}`
    }
  }

  /** The files are there when it resolves. A connection that is cut meanwhile is waited for. */
  async #prepare(
    { command, variables = {}, carried, isByNarrow }: StartElsewhere,
    identity: CommandIdentity,
    run: JobRun,
    timeoutSeconds: number,
  ): Promise<ProgramOrder> {
    const { sandbox, runner } = this.#options
    const { id: jobId, taskId, grant } = run.job
    if (taskId === undefined && !carried) throw new Error('Only what belongs to a task runs at a runner elsewhere.')
    const tree = taskId === undefined ? undefined : await this.#sendTree(taskId, identity, run)
    const brought = carried && (await this.#again(() => this.#bring(command, carried, run.signal)))
    const limits = { cpuSeconds: timeoutSeconds * availableParallelism() }
    const tenant = { ...defined({ grant, isByNarrow: isByNarrow ?? run.job.isByNarrow }), place: taskId ?? jobId }
    const confinement = { ...(await sandbox.confine({ tenant, limits })), shared: [], readOnly: [] }
    if (!runner.dialed.hasSandbox && (await sandbox.needsWalls(tenant))) throw new NoSandboxThere()
    const expiresAt = await expiryOf(this.#options.identity, run)
    const { planStepId } = identity
    const ids = defined({ GANTRY_TASK_ID: taskId, GANTRY_PLAN_STEP_ID: planStepId })
    return {
      command,
      cwd: '.',
      ...(tree !== undefined && { tree }),
      ...brought,
      environment: { ...ids, GANTRY_JOB_ID: jobId, ...variables },
      sandbox: noSandbox().settings,
      confinement,
      mark: processTagOf(jobId),
      input: 'none',
      timeoutMs: timeoutSeconds * 1_000,
      ...(expiresAt !== undefined && { expiresAt: runner.dialed.atItsClock(expiresAt) }),
    }
  }

  async #sendTree(taskId: string, identity: CommandIdentity, run: JobRun): Promise<string> {
    const { workspaces, trees, runner, runners } = this.#options
    const doc = await this.#workspaceOf(taskId, run, run.signal)
    await runners.choice.bind(taskId, runner.id)
    const by = byOf(identity, run.job.createdBy)
    await this.#again(() => workspaces.elsewhere.send(doc, trees, by, run.signal))
    return treeOf(doc)
  }

  async #bring(
    command: readonly string[],
    { files, wordAt }: NonNullable<StartElsewhere['carried']>,
    signal: AbortSignal,
  ): Promise<Pick<ProgramOrder, 'command' | 'carried'>> {
    const transfer = await this.#options.trees.transfer(
      files.map(({ bytes }) => bytes),
      signal,
    )
    const carried = files.map(({ path, size, isExecutable }) => ({ path, size, isExecutable }))
    return {
      command: command.with(wordAt, `${transfer}/${command[wordAt] ?? ''}`),
      carried: { transfer, files: carried, wordAt },
    }
  }

  /** A connection that is cut meanwhile is waited for, and what was under way is done again. */
  async #again<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof RunnerGone)) throw error
        await this.#options.runner.dialed.need()
      }
    }
  }

  #workspaceOf(taskId: string, { job }: JobRun, signal: AbortSignal): Promise<WorkspaceDocument> {
    const { createdBy: userId, grant = { userId } } = job
    return this.#options.workspaces.elsewhere.ensure({ taskId }, { userId, grant }, signal)
  }
}

class NoSandboxThere extends Error {
  constructor() {
    super('The runner has no sandbox, so a restricted token or an agent may not run any command there.')
  }
}

function byOf({ planStepId, jobId }: CommandIdentity, userId: string) {
  return { userId, name: planStepId ?? jobId }
}

/** What a failure of ours or of the runner says. */
function wordsOf(error: Error): string {
  const isSaid = error instanceof Failure || !('code' in error)
  return isSaid ? `: ${error.message}` : ` (${String(error.code)}).`
}
