import type { ComponentChildren, JSX } from 'preact'

interface SectionProps {
  readonly title: string
  readonly count?: number | undefined
  readonly actions?: ComponentChildren
  readonly children: ComponentChildren
}

/** A part of a task under its heading. */
export function Section({ title, count, actions, children }: SectionProps): JSX.Element {
  return (
    <section class="part" aria-label={title}>
      <header>
        <h2>
          {title}
          {count !== undefined && count > 0 && <span class="count"> {count}</span>}
        </h2>
        <div class="part-actions">{actions}</div>
      </header>
      {children}
    </section>
  )
}
