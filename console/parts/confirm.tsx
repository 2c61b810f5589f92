import type { ComponentChildren, JSX } from 'preact'
import { Dialog } from './dialog.tsx'
import { attempt } from './toasts.tsx'

interface ConfirmProps {
  readonly title: string
  /** What the button does. */
  readonly action: string
  readonly run: () => Promise<unknown>
  readonly close: () => void
  readonly children: ComponentChildren
}

/** Asks before what cannot be taken back. */
export function Confirm({ title, action, run, close, children }: ConfirmProps): JSX.Element {
  const act = async () => {
    close()
    await attempt(run)
  }
  return (
    <Dialog label={title} close={close} class="sheet-dialog">
      <h2>{title}</h2>
      <p>{children}</p>
      <div class="form-actions">
        <button type="button" class="button danger" onClick={() => void act()}>
          {action}
        </button>
        <button type="button" class="button" onClick={close}>
          Cancel
        </button>
      </div>
    </Dialog>
  )
}
