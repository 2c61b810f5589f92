import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon, PriorityMark, StateMark } from '../parts/icons.tsx'
import type { IconName } from '../parts/icons.tsx'
import { Menu } from '../parts/menu.tsx'
import type { MenuItem } from '../parts/menu.tsx'
import { Ago } from '../parts/time.tsx'
import { Who, WhoActed } from '../parts/who.tsx'
import { go, hrefOf, place } from '../router.ts'
import { can } from '../session.ts'
import { claim, moveTasks, setPriority } from './actions.ts'
import { taskItems } from './items.ts'
import type { TaskItem } from './items.ts'
import { priorities, toggleWord, wordOf } from './query.ts'
import { focused, selected, toggleSelected } from './selection.ts'
import { stateKeys, stateNames } from './words.ts'

interface TaskProps {
  readonly id: string
  /** A card of the board, or a row of the list. */
  readonly form: 'card' | 'row'
}

/** A task in a list: one link, with what is to know before it is opened. */
export function TaskEntry({ id, form }: TaskProps): JSX.Element | null {
  const task = taskItems.item(id).value
  const element = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    if (focused.id === id && isFocusFree(id)) element.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [id])
  if (task === undefined) return null
  const isSelected = selected.value.has(id)
  return (
    <li
      ref={element}
      class={form}
      data-task={id}
      data-selected={isSelected}
      draggable={form === 'card' && can('tasks:write')}
      onDragStart={(event) => event.dataTransfer?.setData('text/plain', id)}
      onFocusIn={() => {
        focused.id = id
      }}
    >
      {form === 'card' ? cardOf(task) : rowOf(task)}
    </li>
  )
}

/** Whether no other thing has the focus: the task that moved away, or nothing. */
function isFocusFree(id: string): boolean {
  const active = document.activeElement
  return (
    active === null || active === document.body || active.closest<HTMLElement>('[data-task]')?.dataset['task'] === id
  )
}

// The parts are functions and no components: a board has thousands of them.
function cardOf(task: TaskItem): JSX.Element {
  return (
    <>
      <div class="card-top">
        {selectOf(task)}
        <PriorityMark priority={task.priority ?? 'medium'} />
        {linkOf(task)}
        <TaskMenu task={task} />
      </div>
      <div class="card-foot">
        {tagsOf(task.tags ?? [])}
        {factsOf(task)}
      </div>
    </>
  )
}

function rowOf(task: TaskItem): JSX.Element {
  return (
    <>
      {selectOf(task)}
      <PriorityMark priority={task.priority ?? 'medium'} />
      <StateMark state={task.state ?? 'open'} />
      {linkOf(task)}
      {tagsOf(task.tags ?? [])}
      {factsOf(task)}
      <span class="when">{task.updatedAt !== undefined && <Ago at={task.updatedAt} />}</span>
      <TaskMenu task={task} />
    </>
  )
}

function selectOf({ id, title }: TaskItem): JSX.Element | null {
  if (!can('tasks:write')) return null
  return (
    <input
      type="checkbox"
      class="select"
      aria-label={`Select ${title ?? 'the task'}`}
      checked={selected.value.has(id)}
      onChange={() => toggleSelected(id)}
    />
  )
}

function linkOf(task: TaskItem): JSX.Element {
  return (
    <a class="title" data-go href={hrefOf(`/tasks/${task.id}`)} draggable={false}>
      {task.title ?? task.id}
    </a>
  )
}

/** A click on a tag filters by it, and a second one no longer. */
function tagsOf(tags: readonly string[]): JSX.Element | null {
  if (tags.length === 0) return null
  return (
    <span class="tags">
      {tags.map((tag) => (
        <button key={tag} type="button" class="tag" onClick={() => filterBy(wordOf('tag', tag))}>
          {tag}
        </button>
      ))}
    </span>
  )
}

function filterBy(word: string): void {
  const { path, query } = place.value
  const next = new URLSearchParams(query)
  next.set('q', toggleWord(query.get('q') ?? '', word))
  go(`${path}?${next}`)
}

function factsOf(task: TaskItem): JSX.Element {
  const { planStepCount = 0, commentCount = 0, changeCount = 0, claim, author } = task
  return (
    <span class="facts">
      {blockersOf(task)}
      {planStepCount > 0 && factOf('steps', planStepCount, 'plan step')}
      {changeCount > 0 && factOf('file', changeCount, 'changed file')}
      {commentCount > 0 && factOf('comment', commentCount, 'comment')}
      {claim ? (
        <span class="claim" title={`Claimed by ${claim.claimedBy.name}`}>
          <Ago at={claim.claimedAt} />
          <WhoActed actor={claim.claimedBy} withName={false} />
        </span>
      ) : (
        author && <Who name={author.name} />
      )}
    </span>
  )
}

function factOf(icon: IconName, count: number, what: string): JSX.Element {
  return (
    <span class="fact" title={`${count} ${what}${count === 1 ? '' : 's'}`}>
      <Icon name={icon} size={14} />
      {count}
    </span>
  )
}

/** The tasks that are to be done before, and are not. */
function blockersOf(task: TaskItem): JSX.Element | null {
  const waiting = (task.dependsOn ?? []).flatMap((id) => {
    const other = taskItems.item(id).value
    return other?.state === 'done' || other?.state === 'cancelled' ? [] : [other?.title ?? id]
  })
  if (waiting.length === 0 || task.state === 'done' || task.state === 'cancelled') return null
  return (
    <span class="fact blocked-by" title={`Waits for ${waiting.join(', ')}`}>
      <Icon name="lock" size={14} />
      {waiting.length}
      <span class="visually-hidden">waits for {waiting.join(', ')}</span>
    </span>
  )
}

function TaskMenu({ task }: { readonly task: TaskItem }): JSX.Element | null {
  if (!can('tasks:write')) return null
  return (
    <Menu label={`Actions for ${task.title ?? task.id}`} items={() => menuItemsOf(task)} class="icon-button card-menu">
      <Icon name="more" />
    </Menu>
  )
}

function menuItemsOf(task: TaskItem): MenuItem[] {
  const moves = stateKeys.map((state, index) => ({
    name: stateNames[state],
    mark: <StateMark state={state} />,
    isChosen: task.state === state,
    hint: String(index + 1),
    run: () => moveTasks([task.id], state),
  }))
  const more: MenuItem[] = [
    ...priorities.map((priority) => ({
      name: `Priority ${priority}`,
      mark: <PriorityMark priority={priority} />,
      isChosen: task.priority === priority,
      run: () => setPriority([task.id], priority),
    })),
    { name: 'Claim', mark: <Icon name="person" />, isChosen: false, run: () => claim([task.id]) },
  ]
  return [...moves, ...more]
}
