import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { finished } from '../parts/finished.ts'
import { useRead } from '../parts/reading.ts'
import { attempt, say } from '../parts/toasts.tsx'
import { hrefOf } from '../router.ts'
import { can, canInProject } from '../session.ts'

/** The workspaces in which the programs of a task work; nothing until they were read. */
export function useWorkspaces(taskId: string): readonly Schemas.Workspace[] | undefined {
  const { value, problem } = useRead(
    async () => (can('workspaces:read') ? (await gantry.workspaces.list({ taskId })).workspaces : []),
    (kind) => kind.startsWith('workspace.'),
    taskId,
  )
  return value ?? (problem === undefined ? undefined : [])
}

/** A workspace, and what brings its work to the branch. */
export function TaskWorkspace({
  workspace: { id, state, branch },
}: {
  readonly workspace: Schemas.Workspace
}): JSX.Element {
  const [isMerging, setMerging] = useState(false)
  const merge = async () => {
    setMerging(true)
    await attempt(async () => {
      await finished((await gantry.workspaces.merge({ workspaceId: id })).job)
      say(`It is merged into ${branch}.`)
    })
    setMerging(false)
  }
  return (
    <span class="side-entry">
      <span class={state === 'conflicted' ? 'chip bad' : 'chip'}>{state.replaceAll('_', ' ')}</span>
      {state === 'conflicted' ? (
        <a class="link" data-go href={hrefOf('/git/conflicts')}>
          Resolve
        </a>
      ) : (
        branch !== undefined &&
        can('workspaces:write') &&
        canInProject('git:write') && (
          <button type="button" class="link" disabled={isMerging} onClick={() => void merge()}>
            {isMerging ? 'Merging' : `Merge into ${branch}`}
          </button>
        )
      )}
    </span>
  )
}
