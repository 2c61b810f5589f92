import type { Grant } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import { findFolder } from '../../platform/files/working-folder.ts'
import { RunnerGone } from '../../runner/connection.ts'
import { RemoteTrees } from '../../runner/trees/remote-trees.ts'
import type { Runners } from '../runners.ts'
import { TreeConflict, treeOf } from '../workspaces.ts'
import type { Workspaces } from '../workspaces.ts'
import type { TerminalSession } from './session.ts'

export interface TerminalsElsewhereOptions extends Pick<Foundation, 'log'> {
  readonly runners: Pick<Runners, 'choice' | 'onRunner'>
  readonly workspaces: Pick<Workspaces, 'elsewhere'>
  /** What is known of a session has changed. */
  readonly onChange: (session: TerminalSession) => void
}

/** Where a terminal at a runner of another machine works. */
export interface PlaceThere {
  readonly runnerId: string
  readonly workspaceId: string
  readonly tree: string
  /** From the top of the tree on. */
  readonly folder: string
  readonly hasSandbox: boolean
}

/** Terminals at runners of other machines, each in the workspace of its task. */
export class TerminalsElsewhere {
  readonly #options: TerminalsElsewhereOptions
  readonly #trees = new Map<string, RemoteTrees>()

  constructor(options: TerminalsElsewhereOptions) {
    this.#options = options
    options.runners.onRunner((id, runner) => this.#trees.set(id, new RemoteTrees(runner)))
  }

  /** The runner with the labels, which has the files of the task then. Refuses with `runner_unavailable`. */
  async enter(taskId: string, labels: readonly string[], cwd: string, grant: Grant): Promise<PlaceThere> {
    const { runners, workspaces } = this.#options
    const { signal } = new AbortController()
    const choice = await runners.choice.of(labels, taskId)
    if ('problem' in choice) return fail('runner_unavailable', { message: choice.problem })
    const trees = 'here' in choice ? this.#trees.get(choice.here.id) : undefined
    if (!('here' in choice) || !trees)
      return fail('runner_unavailable', { message: 'The runner is connected to another process. Try again.' })
    const { id, name, dialed } = choice.here
    const { userId } = grant
    const doc = await workspaces.elsewhere.ensure({ taskId }, { userId, grant }, signal)
    const { relative: folder } = await findFolder(doc.path, cwd)
    try {
      await runners.choice.bind(taskId, id)
      await workspaces.elsewhere.send(doc, trees, { userId, name: 'a terminal' }, signal)
    } catch (error) {
      if (error instanceof TreeConflict) return fail('git_conflict', { message: error.message })
      if (!(error instanceof RunnerGone)) throw error
      return fail('runner_unavailable', { message: `The runner ${name} went away meanwhile.`, cause: error })
    }
    dialed.noteStart()
    return { runnerId: id, workspaceId: doc.id, tree: treeOf(doc), folder, hasSandbox: dialed.hasSandbox }
  }

  /** Brings what was changed there into the workspace; where that cannot be, the session says why. */
  async leave(session: TerminalSession): Promise<void> {
    const trees = this.#trees.get(session.runnerId ?? '')
    if (!trees) return
    const { workspaces, log, onChange } = this.#options
    const { signal } = new AbortController()
    const { userId } = session.grant
    try {
      const doc = await workspaces.elsewhere.ensure(
        { taskId: session.taskId },
        { userId, grant: session.grant },
        signal,
      )
      await workspaces.elsewhere.bringBack(doc, trees, { userId, name: session.id }, signal)
    } catch (error) {
      if (!(error instanceof TreeConflict))
        log.warn({ err: error, sessionId: session.id }, 'a tree was not brought back')
      session.problem = error instanceof Error ? error.message : String(error)
      onChange(session)
    }
  }
}
