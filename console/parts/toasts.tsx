import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import { isSignedOut, leave, sentenceOf } from '../gantry.ts'
import { Icon } from './icons.tsx'

interface Toast {
  readonly id: number
  readonly text: string
  readonly isFailure: boolean
  readonly action?: { readonly name: string; readonly run: () => unknown }
}

const toasts = signal<readonly Toast[]>([])
const shownMs = 8_000
const shownMax = 3
let count = 0

/** Says what was done, with what takes it back. */
export function say(text: string, undo?: () => unknown): void {
  show({ id: ++count, text, isFailure: false, ...(undo && { action: { name: 'Undo', run: undo } }) })
}

/** Says what failed; an ended session leads to the sign-in page. */
export function sayFailure(error: unknown, again?: () => unknown): void {
  if (isSignedOut(error)) return leave()
  show({
    id: ++count,
    text: sentenceOf(error),
    isFailure: true,
    ...(again && { action: { name: 'Try again', run: again } }),
  })
}

/** Runs what may fail, and says so. */
export async function attempt<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await run()
  } catch (error) {
    sayFailure(error)
    return undefined
  }
}

function show(toast: Toast): void {
  toasts.value = [...toasts.value, toast].slice(-shownMax)
  // What failed stays until it was read.
  if (toast.isFailure) return
  const hideLater = () => setTimeout(() => hide(toast.id), shownMs)
  if (toast.action === undefined) hideLater()
  // What can be taken back can be for as long as nothing else is done.
  else for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, hideLater, { once: true, capture: true })
}

function hide(id: number): void {
  toasts.value = toasts.value.filter((toast) => toast.id !== id)
}

export function Toasts(): JSX.Element {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map(({ id, text, isFailure, action }) => (
        <div key={id} class={`toast${isFailure ? ' failure' : ''}`}>
          <Icon name={isFailure ? 'warning' : 'check'} />
          <span>{text}</span>
          {action && (
            <button
              type="button"
              class="link"
              onClick={() => {
                hide(id)
                action.run()
              }}
            >
              {action.name}
            </button>
          )}
          <button type="button" class="icon-button small" aria-label="Close" onClick={() => hide(id)}>
            <Icon name="cross" size={12} />
          </button>
        </div>
      ))}
    </div>
  )
}
