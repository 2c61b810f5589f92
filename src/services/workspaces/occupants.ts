import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'

/** A terminal whose program runs in a workspace. */
export interface WorkspaceOccupant {
  readonly sessionId: string
  /** Whether this process has it, and could end it. */
  readonly isHere: boolean
}

/** The terminals in workspaces: known to an area above this one. */
export interface WorkspaceOccupants {
  of(workspace: OccupiedWorkspace): Promise<readonly WorkspaceOccupant[]>
  /** Ends one that is here. Refuses a caller who may not close it. */
  end(workspace: OccupiedWorkspace, sessionId: string, caller: Caller): Promise<void>
}

export interface OccupiedWorkspace {
  readonly id: string
  readonly taskId?: string
}

export interface Departure {
  readonly caller: Caller
  /** Whether the terminals are ended, instead of refused. */
  readonly endTerminals: boolean
}

/** Ends the terminals in a workspace, or fails with `workspace_not_ready` while there are some. */
export async function requireUnoccupied(
  workspace: OccupiedWorkspace,
  occupants: WorkspaceOccupants | undefined,
  { caller, endTerminals }: Departure,
): Promise<void> {
  const found = (await occupants?.of(workspace)) ?? []
  for (const { sessionId, isHere } of found) {
    if (!endTerminals)
      fail('workspace_not_ready', {
        message: `The terminal session ${sessionId} runs in the workspace. End it, or give endTerminals=true.`,
      })
    if (!isHere)
      fail('workspace_not_ready', { message: `Another process has the terminal session ${sessionId}. End it first.` })
    await occupants?.end(workspace, sessionId, caller)
  }
}
