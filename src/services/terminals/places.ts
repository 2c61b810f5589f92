import type { Grant, Log } from '../../call.ts'
import { findShell } from '../../platform/processes/environment.ts'
import { findFolder } from '../../platform/files/working-folder.ts'
import type { WorkPlace, Workspaces } from '../workspaces.ts'
import { TerminalsElsewhere } from './elsewhere.ts'
import type { PlaceThere, TerminalsElsewhereOptions } from './elsewhere.ts'
import type { OpenRequest } from './requests.ts'
import type { TerminalSession } from './session.ts'

export interface TerminalPlacesOptions {
  readonly projectFolder: string
  readonly environment: NodeJS.ProcessEnv
  readonly workspaces: Pick<Workspaces, 'placeOf'>
  /** Nothing where there are no runners of other machines. */
  readonly elsewhere?: Pick<TerminalsElsewhereOptions, 'runners' | 'workspaces'>
  readonly log: Log
  readonly onChange: TerminalsElsewhereOptions['onChange']
}

interface Entered {
  readonly place: WorkPlace & Partial<PlaceThere>
  readonly command: string[]
  /** Relative to where the task works. */
  readonly cwd: string
}

/** Where terminals are started: on the machine of the service, or at runners of other machines. */
export class TerminalPlaces {
  readonly #options: TerminalPlacesOptions
  readonly #elsewhere: TerminalsElsewhere | undefined

  constructor(options: TerminalPlacesOptions) {
    this.#options = options
    const { elsewhere, log, onChange } = options
    this.#elsewhere = elsewhere && new TerminalsElsewhere({ ...elsewhere, log, onChange })
  }

  /** A runner of another machine has the files of the task then. Refuses with `runner_unavailable`. */
  async enter(
    taskId: string,
    { cwd = '.', command, runsOn = [], chatId }: OpenRequest,
    grant: Grant,
  ): Promise<Entered> {
    if (runsOn.length > 0 && this.#elsewhere) {
      const place = await this.#elsewhere.enter(taskId, runsOn, cwd, grant)
      // Without a command, it is the shell of that machine.
      return { place, command: command ?? ['/bin/sh', '-c', 'exec "$SHELL"'], cwd: place.folder }
    }
    const { workspaces, projectFolder, environment } = this.#options
    const place = await workspaces.placeOf({ taskId, chatId }, { userId: grant.userId, grant })
    const folder = await findFolder(place?.folder ?? projectFolder, cwd)
    const shell = command ?? [findShell(environment)]
    return { place: { ...place, folder: folder.absolute }, command: shell, cwd: folder.relative }
  }

  /** After the program of a session has ended. */
  async leave(session: TerminalSession): Promise<void> {
    if (session.runnerId !== undefined) await this.#elsewhere?.leave(session)
  }

  /** The other process that alone can open a terminal at a runner with these labels. */
  async processFor(taskId: string, labels: readonly string[]): Promise<string | undefined> {
    return this.#options.elsewhere?.runners.choice.processFor(labels, taskId)
  }
}
