import type { ComponentChildren, JSX } from 'preact'
import { Dialog } from './dialog.tsx'
import { CodeLine } from './states.tsx'

interface OnceShownProps {
  readonly title: string
  /** What can be copied: a line, or one for each use of the secret, by its name. */
  readonly lines: readonly (readonly [name: string | undefined, line: string])[]
  readonly close: () => void
  /** What it is for. */
  readonly children?: ComponentChildren
}

/** A secret that the service gives once. */
export function OnceShown({ title, lines, close, children }: OnceShownProps): JSX.Element {
  return (
    <Dialog label={title} close={close} class="sheet-dialog">
      <h2>{title}</h2>
      <p class="quiet">{children} It is not shown again.</p>
      {lines.map(([name, line]) => (
        <div key={line} class="once-shown-line">
          {name !== undefined && <h3>{name}</h3>}
          <CodeLine line={line} />
        </div>
      ))}
      <div class="form-actions">
        <button type="button" class="button primary" onClick={close}>
          Done
        </button>
      </div>
    </Dialog>
  )
}
