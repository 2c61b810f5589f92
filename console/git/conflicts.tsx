import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { finished } from '../parts/finished.ts'
import { useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { Empty } from '../parts/states.tsx'
import { attempt, say } from '../parts/toasts.tsx'
import { hrefOf } from '../router.ts'
import { can } from '../session.ts'
import { hunksOf } from '../task/diff.ts'
import { HunkTable } from '../task/diff-table.tsx'
import { Section } from '../task/section.tsx'
import { isGitEvent, mayWrite } from './model.ts'

/** The workspaces whose merge has conflicts. */
export function useConflicted(): readonly Schemas.Workspace[] {
  const { value } = useRead(async () => {
    if (!can('workspaces:read')) return []
    const { workspaces } = await gantry.workspaces.list({ limit: 200 })
    return workspaces.filter(({ state }) => state === 'conflicted')
  }, isGitEvent)
  return value ?? []
}

/** The conflicts of workspaces: each file with its three sides. */
export function Conflicts({ workspaces }: { readonly workspaces: readonly Schemas.Workspace[] }): JSX.Element {
  if (workspaces.length === 0)
    return (
      <Empty title="No conflict">
        Where a workspace and its branch have changed the same lines, their merge waits here for a decision.
      </Empty>
    )
  return (
    <div class="inset">
      {workspaces.map((workspace) => (
        <ConflictsOf key={workspace.id} workspace={workspace} />
      ))}
    </div>
  )
}

function ConflictsOf({ workspace: { id, taskId, branch } }: { readonly workspace: Schemas.Workspace }): JSX.Element {
  const reading = useRead(
    async () => (await gantry.workspaces.conflicts.list({ workspaceId: id, limit: 50 })).conflicts,
    isGitEvent,
    id,
  )
  const isSolved = reading.value?.length === 0
  const merge = () =>
    attempt(async () => {
      await finished((await gantry.workspaces.merge({ workspaceId: id })).job)
      say('The workspace is merged.')
    })
  const abort = () =>
    attempt(async () => {
      await gantry.workspaces.abort({ workspaceId: id })
      say('The workspace is what it was before the merge.')
    })
  return (
    <Section
      title={branch ?? 'A workspace'}
      count={reading.value?.length}
      actions={
        <>
          {taskId !== undefined && (
            <a class="link" data-go href={hrefOf(`/tasks/${taskId}`)}>
              Its task
            </a>
          )}
          <CopyAs group="workspaces" command="workspaces conflicts list" args={() => ({ workspaceId: id })} />
          {can('workspaces:write') && (
            <button type="button" class="button" onClick={() => void abort()}>
              Abort the merge
            </button>
          )}
          {can('workspaces:write') && mayWrite() && (
            <button type="button" class="button primary" disabled={!isSolved} onClick={() => void merge()}>
              Merge
            </button>
          )}
        </>
      }
    >
      <Shown reading={reading}>
        {(conflicts) =>
          conflicts.length === 0 ? (
            <p class="quiet">All conflicts are resolved: merge again.</p>
          ) : (
            conflicts.map((conflict) => (
              <ConflictFile
                key={conflict.path}
                workspaceId={id}
                conflict={conflict}
                resolved={() => void reading.read()}
              />
            ))
          )
        }
      </Shown>
    </Section>
  )
}

interface ConflictFileProps {
  readonly workspaceId: string
  readonly conflict: Schemas.Conflict
  readonly resolved: () => void
}

/** What each side has made of the file that both began with, and the text that is to be. */
function ConflictFile({ workspaceId, conflict, resolved }: ConflictFileProps): JSX.Element {
  const { path, ours, encoding, isTruncated } = conflict
  const [text, setText] = useState<string>()
  const isText = encoding === 'utf8' && !isTruncated
  const resolve = (how: Pick<Schemas.ConflictResolution, 'side' | 'content'>) =>
    attempt(async () => {
      await gantry.workspaces.conflicts.resolve({ workspaceId, path, ...how })
      say(`${path} is resolved.`)
      resolved()
    })
  return (
    <section class="file git-conflict" aria-label={path}>
      <header class="file-head">
        <h3 class="file-path">{path}</h3>
        {can('workspaces:write') && isText && (
          <button type="button" class="button" onClick={() => setText(text === undefined ? (ours ?? '') : undefined)}>
            {text === undefined ? 'Write the text' : 'Back to the sides'}
          </button>
        )}
      </header>
      {text === undefined ? (
        <div class="git-sides">
          <Side conflict={conflict} side="ours" name="The workspace" resolve={resolve} />
          <Side conflict={conflict} side="theirs" name="The branch" resolve={resolve} />
        </div>
      ) : (
        <form
          class="git-merged"
          onSubmit={(event) => {
            event.preventDefault()
            void resolve({ content: text })
          }}
        >
          <textarea
            class="field mono"
            aria-label={`The text of ${path}`}
            spellcheck={false}
            rows={12}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <button type="submit" class="button primary">
            Take this text
          </button>
        </form>
      )}
    </section>
  )
}

interface SideProps {
  readonly conflict: Schemas.Conflict
  readonly side: 'ours' | 'theirs'
  readonly name: string
  readonly resolve: (how: { readonly side: 'ours' | 'theirs' }) => unknown
}

function Side({ conflict: { path, base, encoding, ...sides }, side, name, resolve }: SideProps): JSX.Element {
  const content = sides[side]
  return (
    <section class="git-side" aria-label={name}>
      <header>
        <h4>{name}</h4>
        <span class="quiet small">
          {content === null ? 'deletes the file' : base === null ? 'adds the file' : 'changes the file'}
        </span>
        {can('workspaces:write') && (
          <button type="button" class="button end" onClick={() => void resolve({ side })}>
            Take this side
            <span class="visually-hidden">
              : {name}, {path}
            </span>
          </button>
        )}
      </header>
      {encoding === 'base64' ? (
        <p class="quiet diff-note">The file is binary.</p>
      ) : (
        <HunkTable path={`${path}, ${name}`} hunks={hunksOf({ path, before: base ?? '', content: content ?? '' })} />
      )}
    </section>
  )
}
