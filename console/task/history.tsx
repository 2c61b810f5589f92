import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { Ago } from '../parts/time.tsx'
import { attempt, say } from '../parts/toasts.tsx'
import { WhoActed } from '../parts/who.tsx'
import { can } from '../session.ts'
import type { OpenTask } from './model.ts'

/** What changed and by whom; read when it is opened. */
export function History({ open }: { readonly open: OpenTask }): JSX.Element {
  const [isOpened, setOpened] = useState(false)
  const [revisions, setRevisions] = useState<readonly Schemas.TaskRevision[]>()
  const version = open.task.value?.updatedAt
  useEffect(() => {
    if (isOpened) void attempt(async () => setRevisions((await gantry.tasks.history.list({ id: open.id })).revisions))
  }, [isOpened, version])
  return (
    <details class="part history" onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>
        <h2>History</h2>
      </summary>
      <ol>
        {(revisions ?? []).map((revision) => (
          <li key={revision.revision}>
            <WhoActed actor={revision.createdBy} />
            <span>{wordsOf(revision)}</span>
            <span class="quiet">
              <Ago at={revision.createdAt} />
            </span>
            {can('tasks:write') && revision.revision !== revisions?.[0]?.revision && (
              <button type="button" class="link" onClick={() => void restore(open, revision.revision)}>
                Restore
              </button>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}

function wordsOf({ revision, changed, restoredFrom }: Schemas.TaskRevision): string {
  if (restoredFrom !== undefined) return `restored revision ${restoredFrom}`
  if (changed.length === 0) return revision === 1 ? 'created the task' : `revision ${revision}`
  return `changed ${changed.map((field) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)).join(', ')}`
}

async function restore(open: OpenTask, revision: number): Promise<void> {
  const restored = await attempt(() => gantry.tasks.history.restore({ id: open.id, revision }))
  if (restored !== undefined) say(`Revision ${revision} was restored.`)
  open.change()
}
