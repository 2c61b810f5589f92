import type { JSX } from 'preact'
import { Skeleton } from '../parts/states.tsx'
import type { TaskBoard } from './board.ts'
import { TaskEntry } from './card.tsx'
import { GroupHead, More } from './columns.tsx'
import { CreateTask } from './create.tsx'
import type { State } from './query.ts'
import { stateNames } from './words.ts'

interface RowsProps {
  readonly board: TaskBoard
  readonly isCreating: boolean
  readonly setCreating: (isCreating: boolean) => void
}

/** The tasks in rows, in groups by their states. */
export function Rows({ board, isCreating, setCreating }: RowsProps): JSX.Element {
  return (
    <div class="list">
      {isCreating && (
        <div class="row creating">
          <CreateTask close={() => setCreating(false)} />
        </div>
      )}
      {board.isLoaded.value ? (
        board.shown.map((state) => <Group key={state} board={board} state={state} />)
      ) : (
        <Skeleton lines={12} />
      )}
    </div>
  )
}

function Group({ board, state }: { readonly board: TaskBoard; readonly state: State }): JSX.Element | null {
  const ids = board.idsIn(state)
  if (ids.length === 0) return null
  return (
    <section aria-label={stateNames[state]}>
      <GroupHead board={board} state={state} />
      <ul class="rows">
        {ids.map((id) => (
          <TaskEntry key={id} id={id} form="row" />
        ))}
        <More board={board} state={state} count={ids.length} />
      </ul>
    </section>
  )
}
