import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

interface DialogProps {
  readonly label: string
  readonly close: () => void
  readonly children: ComponentChildren
  readonly class?: string
  /** Whether it may be closed now: what is about to be shown in it may be shown once. */
  readonly mayClose?: () => boolean
}

/** A dialog over the page: Escape and a click beside it close it, and the focus goes back to where it was. */
export function Dialog({ label, close, children, class: name = '', mayClose }: DialogProps): JSX.Element {
  const element = useRef<HTMLDialogElement>(null)
  const isLeft = useRef(false)
  useLayoutEffect(() => {
    const before = document.activeElement
    const dialog = element.current
    dialog?.showModal()
    return () => {
      // While it is open, nothing behind it takes the focus. An effect that waits for a paint gives it back too late.
      // Of this close nobody is told: another dialog may stand in its place.
      isLeft.current = true
      dialog?.close()
      // What opened it may be gone.
      const next = before?.isConnected === true ? before : document.getElementById('main')
      if (next instanceof HTMLElement) next.focus()
    }
  }, [])
  // A browser tells of the close in a task of its own, before which keys come that are for the page already.
  const leave = () => {
    if (isLeft.current || mayClose?.() === false) return
    isLeft.current = true
    close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as it does any dialog.
    <dialog
      ref={element}
      class={`dialog ${name}`}
      aria-label={label}
      onCancel={(event) => {
        if (event.target !== element.current) return
        leave()
        if (!isLeft.current) event.preventDefault()
      }}
      onClose={() => {
        leave()
        // A second Escape closes it all the same.
        if (!isLeft.current) element.current?.showModal()
      }}
      onClick={({ target }) => {
        if (target === element.current) leave()
      }}
    >
      <div class="dialog-body">{children}</div>
    </dialog>
  )
}
