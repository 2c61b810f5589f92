import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon } from '../parts/icons.tsx'
import { Skeleton } from '../parts/states.tsx'
import { attempt, say, sayFailure } from '../parts/toasts.tsx'
import { hrefOf } from '../router.ts'
import { can } from '../session.ts'
import { DiffCount, DiffTable, FormSwitch } from './diff-table.tsx'
import type { OpenTask } from './model.ts'
import { Section } from './section.tsx'

interface ChangesProps {
  readonly open: OpenTask
  readonly task: Schemas.Task
}

/** The proposed changes of files. */
export function Changes({ open, task }: ChangesProps): JSX.Element | null {
  const isReading = open.changes.value === undefined && task.changes.length > 0
  if (isReading)
    return (
      <Section title="Changes" count={task.changes.length}>
        <Skeleton lines={4} />
      </Section>
    )
  const changes = open.changes.value ?? []
  if (changes.length === 0) return null
  return (
    <Section
      title="Changes"
      count={changes.length}
      actions={
        <>
          <FormSwitch />
          {can('tasks:execute') && (
            <button type="button" class="button" onClick={() => void apply(open)}>
              Apply
            </button>
          )}
          <a class="button primary" data-go href={hrefOf(`/tasks/${open.id}/review`)}>
            Review
          </a>
          <CopyAs
            group="task-changes"
            command="changes apply"
            args={() => ({ id: open.id })}
            label="Copy “changes apply” as code"
          />
        </>
      }
    >
      {changes.map((change) => (
        <File key={change.path} change={change} />
      ))}
    </Section>
  )
}

function File({ change }: { readonly change: Schemas.ReviewedFileChange }): JSX.Element {
  return (
    <details class="file" open>
      <summary>
        <Icon name="file" />
        <span class="file-path">
          {change.oldPath !== undefined && `${change.oldPath} → `}
          {change.path}
        </span>
        {change.isStale === true && <span class="chip warn">The file has changed since</span>}
        <DiffCount change={change} />
      </summary>
      <DiffTable change={change} />
    </details>
  )
}

/** Writes the changes into the project, if none of its files has changed since. */
async function apply(open: OpenTask): Promise<void> {
  const outcome = await attempt(() => gantry.changes.apply({ id: open.id }))
  if (outcome === undefined) return
  const conflicts = outcome.files.filter(({ conflict }) => conflict !== undefined)
  if (outcome.applied)
    say(`${outcome.files.length === 1 ? 'One file was' : `${outcome.files.length} files were`} written.`)
  else
    sayFailure(
      new Error(`Nothing was written: ${conflicts.map(({ path, conflict }) => `${path} ${conflict}`).join(', ')}`),
    )
}
