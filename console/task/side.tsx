import type { Schemas } from 'gantry/client'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import type { Arguments } from '../operations.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon, PriorityMark, StateMark } from '../parts/icons.tsx'
import { Menu } from '../parts/menu.tsx'
import { Ago, now } from '../parts/time.tsx'
import { attempt } from '../parts/toasts.tsx'
import { Who, WhoActed } from '../parts/who.tsx'
import { hrefOf } from '../router.ts'
import { can, identity } from '../session.ts'
import { taskItems } from '../tasks/items.ts'
import { priorities } from '../tasks/query.ts'
import { stateKeys, stateNames } from '../tasks/words.ts'
import { TaskChats, useTaskChats } from './chats.tsx'
import { knownPeople, nameOf } from './model.ts'
import type { OpenTask } from './model.ts'
import { changeUndoably } from './undoable.ts'
import { TaskWorkspace, useWorkspaces } from './workspace.tsx'

interface SideProps {
  readonly open: OpenTask
  readonly task: Schemas.Task
}

/** The facts beside a task, and what changes them. */
export function Side({ open, task }: SideProps): JSX.Element {
  const workspaces = useWorkspaces(open.id)
  const chats = useTaskChats(open.id)
  const isReading = workspaces === undefined || chats === undefined
  return (
    <aside class="side" aria-label="About this task" data-reading={isReading}>
      <Fact name="State" copy={['tasks', 'tasks move', { id: open.id, state: task.state }]}>
        <State open={open} task={task} />
      </Fact>
      <Fact name="Priority" copy={['tasks', 'tasks update', { id: open.id, priority: task.priority }]}>
        <Priority open={open} task={task} />
      </Fact>
      <Fact name="Claim" copy={['tasks', 'tasks claim', { id: open.id }]}>
        <Claim open={open} task={task} />
      </Fact>
      <Fact name="Author">
        <Who name={task.author.name} withName />
      </Fact>
      <Fact name="Reviewers" copy={['task-review', 'tasks reviewers set', { id: open.id, reviewers: task.reviewers }]}>
        <Reviewers open={open} task={task} />
      </Fact>
      <Fact name="Waits for" copy={['tasks', 'tasks depend', { id: open.id, dependsOn: task.dependsOn }]}>
        <Dependencies open={open} task={task} />
      </Fact>
      <Fact name="Tags">
        <span class="tags">
          {task.tags.map((tag) => (
            <a key={tag} class="tag" data-go href={hrefOf(`/tasks?q=${encodeURIComponent(`tag:${tag}`)}`)}>
              {tag}
            </a>
          ))}
          {task.tags.length === 0 && <span class="quiet">None</span>}
        </span>
      </Fact>
      {can('terminal:read') && (
        <Fact name="Terminals">
          <a class="link" data-go href={hrefOf(`/terminals/${open.id}`)}>
            Open
          </a>
        </Fact>
      )}
      {workspaces !== undefined && workspaces.length > 0 && (
        <Fact name="Workspace">
          {workspaces.map((workspace) => (
            <TaskWorkspace key={workspace.id} workspace={workspace} />
          ))}
        </Fact>
      )}
      <Fact name="Created">
        <span class="quiet">
          <Ago at={task.createdAt} />
        </span>
      </Fact>
      <Fact name="Changed">
        <span class="quiet">
          <Ago at={task.updatedAt} />
        </span>
      </Fact>
      {can('chats:read') && (
        <Fact name="Chats">
          <TaskChats taskId={open.id} chats={chats ?? []} />
        </Fact>
      )}
    </aside>
  )
}

interface FactProps {
  readonly name: string
  /** The operation that changes it: where it stands, its name, and its arguments as they are. */
  readonly copy?: readonly [group: string, command: string, args: Arguments]
  readonly children: ComponentChildren
}

function Fact({ name, copy, children }: FactProps): JSX.Element {
  return (
    <div class="side-fact">
      <h2>{name}</h2>
      {copy !== undefined && can('tasks:write') && <CopyAs group={copy[0]} command={copy[1]} args={() => copy[2]} />}
      <div>{children}</div>
    </div>
  )
}

function State({ open, task }: SideProps): JSX.Element {
  const shown = (
    <>
      <StateMark state={task.state} /> {stateNames[task.state]}
    </>
  )
  if (!can('tasks:write')) return <span class="side-value">{shown}</span>
  const claimId = task.claim?.id
  const set = (state: Schemas.TaskState) =>
    gantry.tasks.move({ id: open.id, state, ...(claimId !== undefined && { claimId }) })
  const move = (state: Schemas.TaskState) =>
    changeUndoably(open, {
      done: `${stateNames[task.state]} → ${stateNames[state]}`,
      run: () => set(state),
      back: () => set(task.state),
    })
  const items = stateKeys.map((state) => ({
    name: stateNames[state],
    mark: <StateMark state={state} />,
    isChosen: task.state === state,
    run: () => move(state),
  }))
  return (
    <Menu label={`State: ${stateNames[task.state]}`} items={() => items} class="side-button">
      {shown}
    </Menu>
  )
}

function Priority({ open, task }: SideProps): JSX.Element {
  const shown = (
    <>
      <PriorityMark priority={task.priority} /> <span class="capital">{task.priority}</span>
    </>
  )
  if (!can('tasks:write')) return <span class="side-value">{shown}</span>
  const items = priorities.map((priority) => ({
    name: priority,
    mark: <PriorityMark priority={priority} />,
    isChosen: task.priority === priority,
    run: () =>
      changeUndoably(open, {
        done: `Priority: ${priority}.`,
        run: () => gantry.tasks.update({ id: open.id, priority }),
        back: () => gantry.tasks.update({ id: open.id, priority: task.priority }),
      }),
  }))
  return (
    <Menu label={`Priority: ${task.priority}`} items={() => items} class="side-button">
      {shown}
    </Menu>
  )
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

function Claim({ open, task }: SideProps): JSX.Element {
  const { claim } = task
  const mayAct = can('tasks:write')
  const claimNow = () =>
    attempt(async () => {
      await gantry.tasks.claim({ id: open.id, ...(claim && { claimId: claim.id }) })
      open.change()
    })
  if (claim === undefined)
    return mayAct ? (
      <button type="button" class="link" onClick={() => void claimNow()}>
        Claim it
      </button>
    ) : (
      <span class="quiet">None</span>
    )
  const isOwn = claim.claimedBy.id === identity.value?.userId
  return (
    <div class="side-claim">
      <WhoActed actor={claim.claimedBy} />
      <span class="quiet">
        since <Ago at={claim.claimedAt} />
        {claim.expiresAt !== undefined && <TimeLeft open={open} endsAt={claim.expiresAt} />}
      </span>
      {mayAct && isOwn && (
        <span class="side-actions">
          <button type="button" class="link" onClick={() => void claimNow()}>
            Renew
          </button>
          <button
            type="button"
            class="link"
            onClick={() =>
              void attempt(() => gantry.tasks.release({ id: open.id, claimId: claim.id }).then(() => open.change()))
            }
          >
            Release
          </button>
        </span>
      )}
    </div>
  )
}

/** How long a claim lasts. A renewal has no event: where the time has run out, the task is read again. */
function TimeLeft({ open, endsAt }: { readonly open: OpenTask; readonly endsAt: string }): JSX.Element {
  const leftMs = Date.parse(endsAt) - now.value
  const isOver = leftMs <= 0
  useEffect(() => {
    if (isOver) open.change()
  }, [isOver, endsAt])
  return <>, {spanOf(leftMs)} left</>
}

function spanOf(ms: number): string {
  if (ms < minuteMs) return 'less than a minute'
  return ms < 2 * hourMs ? `${Math.round(ms / minuteMs)} min` : `${Math.round(ms / hourMs)} h`
}

function Reviewers({ open, task }: SideProps): JSX.Element {
  const set = (reviewers: string[], done: string) =>
    changeUndoably(open, {
      done,
      run: () => gantry.tasks.reviewers.set({ id: open.id, reviewers }),
      back: () => gantry.tasks.reviewers.set({ id: open.id, reviewers: [...task.reviewers] }),
    })
  const others = [...knownPeople()].filter(([id]) => !task.reviewers.includes(id))
  return (
    <div class="side-list">
      {task.reviewers.map((reviewer) => (
        <span key={reviewer} class="side-entry">
          <Who name={nameOf(reviewer)} withName />
          {can('tasks:write') && (
            <button
              type="button"
              class="icon-button small"
              aria-label={`Remove ${nameOf(reviewer)}`}
              onClick={() =>
                void set(
                  task.reviewers.filter((each) => each !== reviewer),
                  `${nameOf(reviewer)} reviews it no longer.`,
                )
              }
            >
              <Icon name="cross" size={12} />
            </button>
          )}
        </span>
      ))}
      {task.reviewers.length === 0 && !can('tasks:write') && <span class="quiet">None</span>}
      {can('tasks:write') && others.length > 0 && (
        <Menu
          label="Add a reviewer"
          items={() =>
            others.map(([id, name]) => ({
              name,
              mark: <Who name={name} />,
              run: () => set([...task.reviewers, id], `${name} is a reviewer.`),
            }))
          }
          class="link"
        >
          Add
        </Menu>
      )}
    </div>
  )
}

/** The tasks that are to be done before. */
function Dependencies({ open, task }: SideProps): JSX.Element {
  const ids = task.dependsOn
  const key = ids.join()
  useEffect(() => {
    const missing = key.split(',').filter((id) => id !== '' && taskItems.item(id).peek() === undefined)
    if (missing.length === 0) return
    const read = taskItems.next()
    void attempt(async () => taskItems.merge((await gantry.tasks.list({ ids: missing })).tasks, read))
  }, [key])
  return (
    <div class="side-list">
      {ids.map((id) => {
        const other = taskItems.item(id).value
        return (
          <span key={id} class="side-entry">
            <StateMark state={other?.state ?? 'open'} />
            <a class="side-link" data-go href={hrefOf(`/tasks/${id}`)} title={other?.title ?? id}>
              {other?.title ?? id}
            </a>
            {can('tasks:write') && (
              <button
                type="button"
                class="icon-button small"
                aria-label={`Wait no longer for ${other?.title ?? id}`}
                onClick={() =>
                  void depend(
                    open,
                    ids,
                    ids.filter((each) => each !== id),
                  )
                }
              >
                <Icon name="cross" size={12} />
              </button>
            )}
          </span>
        )
      })}
      {can('tasks:write') ? (
        <AddDependency open={open} ids={ids} />
      ) : (
        ids.length === 0 && <span class="quiet">Nothing</span>
      )}
    </div>
  )
}

function depend(open: OpenTask, before: readonly string[], after: readonly string[]): Promise<void> {
  const set = (dependsOn: readonly string[]) => gantry.tasks.depend({ id: open.id, dependsOn: [...dependsOn] })
  const done = after.length > before.length ? 'It waits for one more task.' : 'It waits for that task no longer.'
  return changeUndoably(open, { done, run: () => set(after), back: () => set(before) })
}

/** A task by its address, its id, or words that one task alone has. */
function AddDependency({ open, ids }: { readonly open: OpenTask; readonly ids: readonly string[] }): JSX.Element {
  const add = (text: string) =>
    attempt(async () => {
      const [given] = /task_[a-z0-9]+/.exec(text) ?? []
      const found = given ?? (await idOf(text))
      await depend(open, ids, [...ids, found])
    })
  return (
    <input
      class="field side-field"
      aria-label="Add a task to wait for"
      placeholder="Add by id or words"
      onKeyDown={(event) => {
        const field = event.currentTarget
        if (event.key === 'Enter' && field.value.trim() !== '')
          void add(field.value.trim()).then(() => (field.value = ''))
      }}
    />
  )
}

async function idOf(words: string): Promise<string> {
  const { tasks } = await gantry.tasks.list({ q: words, limit: 2, fields: ['title'] })
  const [first, second] = tasks
  if (first === undefined) throw new Error(`No task has the words “${words}”.`)
  if (second !== undefined) throw new Error(`Several tasks have the words “${words}”: give more, or the id.`)
  return first.id
}
