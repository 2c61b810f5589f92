import '../late.ts'
import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { onKeys } from '../keys.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon } from '../parts/icons.tsx'
import { Gone, Problem, Skeleton } from '../parts/states.tsx'
import { go, hrefOf } from '../router.ts'
import { can } from '../session.ts'
import { Changes } from './changes.tsx'
import { Comments } from './comments.tsx'
import { Content } from './content.tsx'
import { History } from './history.tsx'
import { loadPeople, useOpenTask } from './model.ts'
import type { OpenTask } from './model.ts'
import { Plan } from './plan.tsx'
import { runPlan } from './plan-actions.ts'
import { Side } from './side.tsx'

/** One task: what is to be done, how that is shown, and what was said about it. */
export function TaskScreen({ id }: { readonly id: string }): JSX.Element {
  const open = useOpenTask(id)
  const [isEditing, setEditing] = useState(false)
  useEffect(() => void loadPeople(), [])
  useEffect(() => onKeys((key) => actOn(key, open, setEditing)), [open])
  const task = open.task.value
  useTitle(task?.title)
  if (open.isGone.value) return <Gone what="task" list="/tasks" />
  if (task === undefined)
    return (
      <div class="screen">
        <Bar id={id} />
        {open.problem.value === undefined ? (
          <Skeleton lines={9} />
        ) : (
          <Problem text={open.problem.value} again={() => void open.load()} />
        )}
      </div>
    )
  return (
    <div class="screen">
      <Bar id={id} task={task} edit={isEditing ? undefined : () => setEditing(true)} />
      {open.problem.value !== undefined && <Problem text={open.problem.value} again={() => void open.load()} />}
      <div class="task">
        <div class="task-main">
          <Content open={open} task={task} isEditing={isEditing} setEditing={setEditing} />
          <Plan open={open} task={task} />
          <Changes open={open} task={task} />
          <Comments open={open} task={task} />
          <History open={open} />
        </div>
        <Side open={open} task={task} />
      </div>
    </div>
  )
}

/** The tab has the name of the task. */
function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Gantry`
  }, [title])
}

function Bar({
  id,
  task,
  edit,
}: {
  readonly id: string
  readonly task?: Schemas.Task
  readonly edit?: (() => void) | undefined
}): JSX.Element {
  return (
    <header class="bar">
      <a class="crumb" data-go href={hrefOf('/tasks')}>
        Tasks
      </a>
      <Icon name="chevron" size={12} />
      <span class="crumb-here">{task?.title ?? id}</span>
      <div class="bar-end">
        {task !== undefined && can('tasks:write') && edit !== undefined && (
          <button type="button" aria-keyshortcuts="e" class="button" aria-label="Edit" onClick={edit}>
            <Icon name="edit" />
            <span class="wide-only">Edit</span>
          </button>
        )}
        <CopyAs group="tasks" command="tasks get" args={() => ({ id })} />
      </div>
    </header>
  )
}

function actOn(key: string, open: OpenTask, setEditing: (isEditing: boolean) => void): boolean {
  const actions: Readonly<Record<string, () => unknown>> = {
    u: () => go('/tasks'),
    ...(can('tasks:write') && { e: () => setEditing(true) }),
    ...(can('tasks:execute') && { r: () => runPlan(open, false) }),
    ...((open.changes.peek()?.length ?? 0) > 0 && { v: () => go(`/tasks/${open.id}/review`) }),
  }
  actions[key]?.()
  return actions[key] !== undefined
}
