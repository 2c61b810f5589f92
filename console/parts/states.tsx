import type { ComponentChildren, JSX } from 'preact'
import { hrefOf } from '../router.ts'
import { say } from './toasts.tsx'
import { Icon } from './icons.tsx'

/** What failed, in the words of the service. */
export function Problem({ text, again }: { readonly text: string; readonly again?: () => unknown }): JSX.Element {
  return (
    <div class="problem" role="alert">
      <Icon name="warning" />
      <p>{text}</p>
      {again && (
        <button type="button" class="button" onClick={() => again()}>
          Try again
        </button>
      )}
    </div>
  )
}

interface EmptyProps {
  readonly title: string
  readonly children: ComponentChildren
  /** A line for a shell that makes the first one. */
  readonly line?: string
}

/** What to do where there is nothing yet. */
export function Empty({ title, children, line }: EmptyProps): JSX.Element {
  return (
    <div class="empty">
      <h2>{title}</h2>
      <p>{children}</p>
      {line !== undefined && <CodeLine line={line} />}
    </div>
  )
}

export function CodeLine({ line }: { readonly line: string }): JSX.Element {
  return (
    <div class="code-line">
      <code>{line}</code>
      <button
        type="button"
        class="icon-button"
        aria-label="Copy the line"
        onClick={() => void navigator.clipboard.writeText(line).then(() => say('Copied.'))}
      >
        <Icon name="copy" />
      </button>
    </div>
  )
}

/** The way to the next page of a list. */
export function ShowMore({ read }: { readonly read: () => unknown }): JSX.Element {
  return (
    <p class="more">
      <button type="button" class="link" onClick={() => void read()}>
        Show more
      </button>
    </p>
  )
}

interface GoneProps {
  /** What was deleted, such as `task`. */
  readonly what: string
  /** The screen with the others. */
  readonly list: string
}

/** In the place of a thing that was deleted while it was open. */
export function Gone({ what, list }: GoneProps): JSX.Element {
  return (
    <div class="screen">
      <div class="empty">
        <h2>This {what} was deleted</h2>
        <p>
          <a class="link" data-go href={hrefOf(list)}>
            Back to the {what}s
          </a>
        </p>
      </div>
    </div>
  )
}

/** Lines in the place of text that is being read. */
export function Skeleton({ lines }: { readonly lines: number }): JSX.Element {
  return (
    <div class="skeleton" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        // The lines are all alike and never move.
        <span key={String(index)} class={`w${index % 4}`} />
      ))}
    </div>
  )
}
