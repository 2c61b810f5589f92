import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'

type Item = Schemas.ChatTodoItem

const words: Readonly<Record<Item['progress'], string>> = {
  pending: 'To do',
  in_progress: 'In progress',
  done: 'Done',
}

/** What a model or an agent has to do, and how far it is. */
export function TodoList({ items }: { readonly items: readonly Item[] }): JSX.Element {
  const done = items.filter(({ progress }) => progress === 'done').length
  return (
    <section class="todo" aria-label="To-do list">
      <p class="quiet small">
        {done} of {items.length} done
      </p>
      <ul>
        {items.map(({ content, progress }, index) => (
          <li key={String(index)} class={progress}>
            <Mark progress={progress} />
            <span>{content}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A form for each, as colours alone tell nothing to some. */
function Mark({ progress }: Pick<Item, 'progress'>): JSX.Element {
  return (
    <svg class="mark" viewBox="0 0 16 16" width="14" height="14" role="img" aria-label={words[progress]}>
      {progress === 'done' ? (
        <>
          <circle cx="8" cy="8" r="7" class="fill" />
          <path d="m5 8.25 2.1 2.1 3.9-4.4" class="cut" />
        </>
      ) : (
        <circle cx="8" cy="8" r="6.25" class="ring" />
      )}
      {progress === 'in_progress' && <path d="M8 4.5a3.5 3.5 0 0 1 0 7z" class="fill" />}
    </svg>
  )
}
