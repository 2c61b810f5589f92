import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import { missingScopes } from '../identity.ts'
import type { WorkspaceOccupant, WorkspaceOccupants } from '../workspaces.ts'
import { requireConsent } from './consent.ts'
import type { SessionRows } from './session-rows.ts'
import type { TerminalSessions } from './sessions.ts'

type Workspace = Parameters<WorkspaceOccupants['of']>[0]

export interface TerminalOccupantsOptions {
  readonly known: TerminalSessions
  readonly rows: SessionRows | undefined
  /** Ends the session, for a user. */
  readonly end: (taskId: string, sessionId: string, actor: string) => Promise<void>
}

/** The terminals that were opened in workspaces, for their removal. */
export class TerminalOccupants implements WorkspaceOccupants {
  readonly #options: TerminalOccupantsOptions

  constructor(options: TerminalOccupantsOptions) {
    this.#options = options
  }

  async of({ id, taskId }: Workspace): Promise<WorkspaceOccupant[]> {
    const { known, rows } = this.#options
    const here = known.running.filter((session) => session.workspaceId === id)
    const others = (taskId === undefined ? undefined : await rows?.elsewhere(taskId)) ?? []
    const there = others.filter(({ workspaceId, status }) => workspaceId === id && status === 'running')
    return [
      ...here.map((session) => ({ sessionId: session.id, isHere: true })),
      ...there.map((view) => ({ sessionId: view.id, isHere: false })),
    ]
  }

  async end(_workspace: Workspace, sessionId: string, caller: Caller): Promise<void> {
    const session = this.#options.known.get(sessionId)
    if (session === undefined) return
    if (missingScopes(caller.scopes, ['terminal:execute']).length > 0)
      fail('scope_missing', { message: 'To end terminals, the credential needs the scope terminal:execute.' })
    requireConsent(session, 'close', caller)
    await this.#options.end(session.taskId, sessionId, caller.userId)
  }
}
