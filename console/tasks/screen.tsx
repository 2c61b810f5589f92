import { effect } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { base } from '../address.ts'
import { onKeys } from '../keys.ts'
import { generation, onEvent } from '../live.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon, PriorityMark, StateMark } from '../parts/icons.tsx'
import { Menu } from '../parts/menu.tsx'
import { Empty, Problem } from '../parts/states.tsx'
import { go, hrefOf, place } from '../router.ts'
import { can, canInProject, identity } from '../session.ts'
import { claim, moveTasks, setPriority } from './actions.ts'
import { TaskBoard } from './board.ts'
import { Columns } from './columns.tsx'
import { priorities, readQuery } from './query.ts'
import { Rows } from './rows.tsx'
import { actedOn, clearSelected, selected, toggleSelected } from './selection.ts'
import { stateKeys, stateNames } from './words.ts'

/** All tasks of a query, which stands in the address. */
export function TasksScreen(): JSX.Element {
  const { query } = place.value
  const text = query.get('q') ?? ''
  const isList = query.get('view') === 'list'
  const [isCreating, setCreating] = useState(false)
  const me = identity.value?.userId ?? ''
  const { filters, problems } = useMemo(() => readQuery(text, me), [text, me])
  const board = useBoard(JSON.stringify(filters))
  useTaskKeys(() => canInProject('tasks:write') && setCreating(true))
  const isEmpty = board.isLoaded.value && text === '' && isWithoutTasks(board)
  return (
    <div class="screen tasks">
      <header class="bar">
        <h1>Tasks</h1>
        <Filter text={text} />
        <ViewSwitch isList={isList} />
        <CopyAs group="tasks" command="tasks list" args={() => ({ ...filters })} />
        {canInProject('tasks:write') && (
          <button
            type="button"
            aria-keyshortcuts="c"
            class="button primary"
            aria-label="New task"
            onClick={() => setCreating(true)}
          >
            <Icon name="plus" />
            <span class="wide-only">New task</span>
          </button>
        )}
      </header>
      {problems.map((problem) => (
        <p key={problem} class="notice" role="status">
          {problem}
        </p>
      ))}
      {board.problem.value !== undefined && <Problem text={board.problem.value} again={() => void board.load()} />}
      {isEmpty && !isCreating ? (
        <FirstTask create={() => setCreating(true)} />
      ) : isList ? (
        <Rows board={board} isCreating={isCreating} setCreating={setCreating} />
      ) : (
        <Columns board={board} isCreating={isCreating} setCreating={setCreating} />
      )}
      <SelectionBar />
    </div>
  )
}

function isWithoutTasks({ counts }: TaskBoard): boolean {
  return counts.value !== undefined && Object.values(counts.value).every((count) => count === 0)
}

function useBoard(key: string): TaskBoard {
  const board = useMemo(() => new TaskBoard(JSON.parse(key)), [key])
  useEffect(() => {
    const stopEvents = onEvent((event) => {
      if ('taskId' in event && event.taskId !== undefined && isOfLists(event.kind)) board.change(event.taskId)
    })
    // The first run reads, and the others read again.
    const stopReads = effect(() => {
      void generation.value
      void board.load()
    })
    return () => {
      stopEvents()
      stopReads()
      board.close()
    }
  }, [board])
  return board
}

/** The events that change what a list shows of a task. */
function isOfLists(kind: string): boolean {
  return kind.startsWith('task.') || kind === 'plan_step.created' || kind === 'plan_step.deleted'
}

const waitMs = 250

function Filter({ text }: { readonly text: string }): JSX.Element {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // What is being typed is not replaced by what was typed before.
    if (field.current !== null && field.current !== document.activeElement) field.current.value = text
  }, [text])
  const apply = (value: string) => {
    const next = new URLSearchParams(place.peek().query)
    if (value.trim() === '') next.delete('q')
    else next.set('q', value.trim())
    go(`/tasks${next.size > 0 ? `?${next}` : ''}`, 'replace')
  }
  return (
    <search class="filter">
      <Icon name="search" />
      <input
        ref={field}
        id="filter"
        class="field"
        aria-label="Filter tasks"
        placeholder="Filter: state:open tag:api claimed:me words"
        defaultValue={text}
        spellcheck={false}
        autocomplete="off"
        onInput={({ currentTarget }) => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => apply(currentTarget.value), waitMs)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply(event.currentTarget.value)
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
    </search>
  )
}

function ViewSwitch({ isList }: { readonly isList: boolean }): JSX.Element {
  const choose = (view: string) => {
    const next = new URLSearchParams(place.peek().query)
    if (view === 'list') next.set('view', view)
    else next.delete('view')
    go(`/tasks${next.size > 0 ? `?${next}` : ''}`)
  }
  return (
    <fieldset class="switch" aria-label="View">
      <button type="button" aria-pressed={!isList} aria-label="Board" title="Board" onClick={() => choose('board')}>
        <Icon name="board" />
      </button>
      <button type="button" aria-pressed={isList} aria-label="List" title="List" onClick={() => choose('list')}>
        <Icon name="list" />
      </button>
    </fieldset>
  )
}

function FirstTask({ create }: { readonly create: () => void }): JSX.Element {
  const line = `curl -sS ${location.origin}${base}/api/v1/tasks -H "Authorization: Bearer $GANTRY_TOKEN" -H 'Content-Type: application/json' -d '{"title":"Hello"}'`
  return (
    <Empty title="No tasks yet" line={line}>
      A task says what is to be done; its plan has the commands that show that it is.{' '}
      {canInProject('tasks:write') && (
        <button type="button" class="link" onClick={create}>
          Create the first one
        </button>
      )}
      {canInProject('tasks:write') && can('tasks:execute') && (
        <>
          ,{' '}
          <a class="link" data-go href={hrefOf('/welcome')}>
            watch one run
          </a>
          ,
        </>
      )}{' '}
      or from a shell:
    </Empty>
  )
}

/** What is done with all selected tasks. */
function SelectionBar(): JSX.Element | null {
  const ids = [...selected.value]
  if (ids.length === 0) return null
  const moves = stateKeys.map((state, index) => ({
    name: stateNames[state],
    mark: <StateMark state={state} />,
    hint: String(index + 1),
    run: () => moveTasks(ids, state),
  }))
  const levels = priorities.map((priority) => ({
    name: priority,
    mark: <PriorityMark priority={priority} />,
    run: () => setPriority(ids, priority),
  }))
  return (
    <div class="selection" role="toolbar" aria-label="Selected tasks">
      <span>{ids.length} selected</span>
      <Menu label="Move to" items={() => moves} class="button">
        Move
      </Menu>
      <Menu label="Set the priority" items={() => levels} class="button">
        Priority
      </Menu>
      <button type="button" class="button" onClick={() => void claim(ids)}>
        Claim
      </button>
      <button type="button" class="icon-button" aria-label="Clear the selection" onClick={clearSelected}>
        <Icon name="cross" />
      </button>
    </div>
  )
}

function useTaskKeys(create: () => void): void {
  useEffect(
    () =>
      onKeys((key) => {
        const act = keyActions(create)[key]
        act?.()
        if (act !== undefined) return true
        return moveFocus(key)
      }),
    [create],
  )
}

/** What keys do with the tasks, as far as the session may. */
function keyActions(create: () => void): Readonly<Record<string, () => unknown>> {
  const always = { c: create, '/': () => document.getElementById('filter')?.focus(), Escape: clearSelected }
  if (!can('tasks:write')) return always
  const moves = stateKeys.map((state, index) => [String(index + 1), () => moveTasks(actedOn(), state)] as const)
  return { ...always, ...Object.fromEntries(moves), x: selectFocused }
}

function selectFocused(): void {
  const active = document.activeElement?.closest<HTMLElement>('[data-task]')?.dataset['task']
  if (active !== undefined) toggleSelected(active)
}

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }
const sides: Readonly<Record<string, number>> = { l: 1, ArrowRight: 1, h: -1, ArrowLeft: -1 }

/** j and k go through a column or the list, h and l through the columns. */
function moveFocus(key: string): boolean {
  const groups = [...document.querySelectorAll('.cards, .list')].map((group) => [
    ...group.querySelectorAll<HTMLElement>('a.title'),
  ])
  const filled = groups.filter((links) => links.length > 0)
  const active = document.activeElement?.closest('[data-task]')?.querySelector<HTMLElement>('a.title')
  const column = filled.findIndex((links) => links.some((link) => link === active))
  const [step = 0, side = 0] = [steps[key], sides[key]]
  if (step === 0 && side === 0) return false
  const row = filled[column]?.findIndex((link) => link.isSameNode(active ?? null)) ?? 0
  const target = column === -1 ? filled[0]?.[0] : targetOf(filled, column, row, step, side)
  target?.focus()
  return true
}

function targetOf(
  filled: readonly (readonly HTMLElement[])[],
  column: number,
  row: number,
  step: number,
  side: number,
): HTMLElement | undefined {
  const links = filled[Math.min(Math.max(column + side, 0), filled.length - 1)] ?? []
  return links[Math.min(Math.max(row + step, 0), links.length - 1)]
}
