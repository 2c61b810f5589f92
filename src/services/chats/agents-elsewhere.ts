import type { ChatDocument } from '../../collections/chats.ts'
import { fail } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import type { Program } from '../../platform/sandbox/launch.ts'
import type { Tenant } from '../../platform/sandbox/command-sandbox.ts'
import { untilAborted } from '../../platform/work/within-time.ts'
import { RunnerGone, RunnerMoved } from '../../runner/connection.ts'
import { WorkLeft, left } from '../jobs.ts'
import type { JobRun } from '../jobs.ts'
import type { ChosenRunner, TalkingPrograms } from '../runners.ts'
import { TreeConflict, treeOf } from '../workspaces.ts'
import type { WorkPlace, WorkspaceDocument, Workspaces } from '../workspaces.ts'
import type { AgentHost } from './agent-process.ts'

export interface AgentsElsewhereOptions extends Pick<Foundation, 'log'> {
  readonly programs: TalkingPrograms
  readonly workspaces: Pick<Workspaces, 'elsewhere'>
}

/** Where an agent works; the folder is one of the machine on which it runs. */
export interface AgentPlace extends WorkPlace {
  readonly there?: AgentThere
}

/** The runner of another machine at which an agent works. */
export interface AgentThere {
  readonly runner: ChosenRunner
  readonly doc: WorkspaceDocument
  /** Names the run of the runner: what it started ends with it. */
  readonly generation: string
  /** The address of this service, as it is reached from there. */
  readonly origin: string | undefined
}

type OfChat = Pick<ChatDocument, 'id' | 'taskId'>

/** Agents at runners of other machines, each in the workspace of its chat, which is there during a turn. */
export class AgentsElsewhere {
  readonly #options: AgentsElsewhereOptions

  constructor(options: AgentsElsewhereOptions) {
    this.#options = options
  }

  /** The runner with the labels, which has the files then; it is waited for. Fails with `agent_failed`. */
  async enter(labels: readonly string[], { id: chatId, taskId }: OfChat, run: JobRun): Promise<AgentPlace> {
    const { programs, workspaces } = this.#options
    const owner = taskId ?? chatId
    const runner = await programs.choice.wait(labels, owner, run.signal)
    if (!runner) {
      if (run.signal.reason === left) throw new WorkLeft()
      run.signal.throwIfAborted()
      return fail('agent_failed', { message: 'The turn ended while it waited for a runner.' })
    }
    const { createdBy: userId, grant } = run.job
    const { signal } = run
    const maker = { userId, grant: grant ?? { userId } }
    const doc = await workspaces.elsewhere.ensure({ chatId, taskId }, maker, signal)
    await programs.choice.bind(owner, runner.id)
    const { files } = programs.at(runner)
    const by = { userId, name: `a turn of ${chatId}` }
    try {
      const send = () => workspaces.elsewhere.send(doc, files, by, signal)
      const folder = await untilAborted(signal, again(runner, send))
      const { generation } = await untilAborted(signal, runner.dialed.need())
      return { folder, there: { runner, doc, generation, origin: runner.dialed.serviceUrl } }
    } catch (error) {
      if (!(error instanceof TreeConflict || error instanceof RunnerGone)) throw error
      return fail('agent_failed', { message: error.message, cause: error })
    }
  }

  /** How the program of an agent is started there. */
  hostOf({ runner, doc }: AgentThere, tenant: Tenant): AgentHost {
    const { programs } = this.#options
    const { host, trees } = programs.at(runner)
    const order = (program: Program) => programs.order(runner, { ...program, tree: treeOf(doc) }, tenant)
    return { host, trees, order, isElsewhere: true }
  }

  /** Brings what a turn has changed into the workspace. Gives a sentence where that cannot be. */
  async leave({ runner, doc }: AgentThere, chatId: string, run: JobRun): Promise<string | undefined> {
    const { programs, workspaces, log } = this.#options
    const { files } = programs.at(runner)
    const by = { userId: run.job.createdBy, name: `a turn of ${chatId}` }
    const { signal } = new AbortController()
    try {
      await again(runner, () => workspaces.elsewhere.bringBack(doc, files, by, signal))
      return undefined
    } catch (error) {
      if (!(error instanceof TreeConflict))
        log.warn({ err: error, chatId }, 'the files of an agent were not brought back')
      const why = error instanceof Error ? error.message : String(error)
      return error instanceof TreeConflict ? why : `What it changed at the runner could not be brought back: ${why}`
    }
  }

  close(): Promise<void> {
    return this.#options.programs.close()
  }
}

/**
 * A connection that is cut meanwhile is waited for, and what was under way is done again. Fails with `RunnerMoved` when
 * it is made at another process of the service.
 */
async function again<Result>({ dialed }: ChosenRunner, work: () => Promise<Result>): Promise<Result> {
  const { moved } = dialed
  for (;;) {
    try {
      return await untilAborted(moved, work())
    } catch (error) {
      if (!(error instanceof RunnerGone) || error instanceof RunnerMoved) throw error
      await untilAborted(moved, dialed.need())
    }
  }
}
