import type { JSX, TargetedDragEvent } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon, StateMark } from '../parts/icons.tsx'
import { Skeleton } from '../parts/states.tsx'
import { canInProject } from '../session.ts'
import { moveTasks, placeTask } from './actions.ts'
import type { TaskBoard } from './board.ts'
import { TaskEntry } from './card.tsx'
import { CreateTask } from './create.tsx'
import { taskItems } from './items.ts'
import type { State } from './query.ts'
import { stateNames } from './words.ts'

interface BoardProps {
  readonly board: TaskBoard
  readonly isCreating: boolean
  readonly setCreating: (isCreating: boolean) => void
}

/** The tasks in columns by their states. */
export function Columns({ board, isCreating, setCreating }: BoardProps): JSX.Element {
  return (
    <div class="board">
      {board.shown.map((state) => (
        <Column
          key={state}
          board={board}
          state={state}
          isCreating={isCreating && state === 'open'}
          setCreating={setCreating}
        />
      ))}
    </div>
  )
}

interface ColumnProps extends BoardProps {
  readonly state: State
}

function Column({ board, state, isCreating, setCreating }: ColumnProps): JSX.Element {
  const [isTarget, setTarget] = useState(false)
  const ids = board.idsIn(state)
  return (
    <section class="column" aria-label={stateNames[state]}>
      <GroupHead board={board} state={state}>
        {state === 'open' && canInProject('tasks:write') && (
          <button
            type="button"
            class="icon-button"
            aria-label="New task"
            title="New task (c)"
            onClick={() => setCreating(true)}
          >
            <Icon name="plus" />
          </button>
        )}
      </GroupHead>
      <ul
        class="cards"
        data-target={isTarget}
        onDragOver={(event) => {
          event.preventDefault()
          setTarget(true)
        }}
        onDragLeave={() => setTarget(false)}
        onDrop={(event) => {
          event.preventDefault()
          setTarget(false)
          void drop(event, board, state)
        }}
      >
        {isCreating && (
          <li class="card creating">
            <CreateTask close={() => setCreating(false)} />
          </li>
        )}
        {ids.map((id) => (
          <TaskEntry key={id} id={id} form="card" />
        ))}
        {!board.isLoaded.value && ids.length === 0 && <Placeholders />}
        {board.isLoaded.value && ids.length === 0 && !isCreating && <li class="nothing">No tasks</li>}
        <More board={board} state={state} count={ids.length} />
      </ul>
    </section>
  )
}

interface GroupHeadProps {
  readonly board: TaskBoard
  readonly state: State
  readonly children?: JSX.Element | false
}

/** The name of a state and how many tasks of the query are in it. */
export function GroupHead({ board, state, children }: GroupHeadProps): JSX.Element {
  return (
    <header class="group-head">
      <StateMark state={state} />
      <h2>{stateNames[state]}</h2>
      <span class="count">{board.counts.value?.[state] ?? ''}</span>
      {children}
    </header>
  )
}

function Placeholders(): JSX.Element {
  return (
    <>
      {[0, 1, 2].map((index) => (
        <li key={index} class="card ghost">
          <Skeleton lines={2} />
        </li>
      ))}
    </>
  )
}

/** Reads the next page when its place comes into view. */
export function More({
  board,
  state,
  count,
}: {
  readonly board: TaskBoard
  readonly state: State
  readonly count: number
}): JSX.Element | null {
  const mark = useRef<HTMLLIElement>(null)
  const hasMore = board.hasMore(state)
  useEffect(() => {
    if (!hasMore || mark.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void board.more(state)
      },
      { rootMargin: '600px' },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [board, state, hasMore, count])
  return hasMore ? (
    <li ref={mark} class="more">
      <button type="button" class="link" onClick={() => void board.more(state)}>
        Load more
      </button>
    </li>
  ) : null
}

/** Where a card is dropped is its new state and its new place. */
async function drop(event: TargetedDragEvent<HTMLUListElement>, board: TaskBoard, state: State): Promise<void> {
  const id = event.dataTransfer?.getData('text/plain') ?? ''
  const task = taskItems.item(id).peek()
  if (task === undefined) return
  const others = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-task]')].filter(
    (each) => each.dataset['task'] !== id,
  )
  const next = others.find((each) => {
    const { top, height } = each.getBoundingClientRect()
    return event.clientY < top + height / 2
  })
  const before = next?.dataset['task']
  const index = next === undefined ? others.length : others.indexOf(next)
  const after = others[index - 1]?.dataset['task']
  const isSamePlace = task.state === state && neighbour(board.idsIn(state), id) === before
  if (task.state !== state) await moveTasks([id], state)
  if (!isSamePlace && taskItems.item(id).peek()?.state === state) await placeTask(id, before, after)
}

function neighbour(ids: readonly string[], id: string): string | undefined {
  return ids[ids.indexOf(id) + 1]
}
