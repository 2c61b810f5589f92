import { signal } from '@preact/signals'

/** The tasks that are chosen, to act on all of them. */
export const selected = signal<ReadonlySet<string>>(new Set())

/** The task that has the focus, or had it last: it keeps it when it moves. */
export const focused: { id: string | undefined } = { id: undefined }

export function toggleSelected(id: string): void {
  const next = new Set(selected.value)
  if (!next.delete(id)) next.add(id)
  selected.value = next
}

export function clearSelected(): void {
  if (selected.value.size > 0) selected.value = new Set()
}

/** What an action is about: the selected tasks, or the one with the focus. */
export function actedOn(): readonly string[] {
  if (selected.value.size > 0) return [...selected.value]
  const active = document.activeElement?.closest<HTMLElement>('[data-task]')?.dataset['task']
  return active === undefined ? [] : [active]
}
