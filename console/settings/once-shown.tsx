import type { ComponentChildren, JSX } from 'preact'
import { Dialog } from '../parts/dialog.tsx'
import { CodeLine } from '../parts/states.tsx'

interface OnceShownProps {
  readonly title: string
  readonly secret: string
  readonly close: () => void
  readonly children: ComponentChildren
}

/** A secret that the service gives once. */
export function OnceShown({ title, secret, close, children }: OnceShownProps): JSX.Element {
  return (
    <Dialog label={title} close={close} class="sheet-dialog">
      <h2>{title}</h2>
      <p class="quiet">{children} It is not shown again.</p>
      <CodeLine line={secret} />
      <div class="form-actions">
        <button type="button" class="button primary" onClick={close}>
          Done
        </button>
      </div>
    </Dialog>
  )
}
