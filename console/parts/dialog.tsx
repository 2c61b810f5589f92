import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

interface DialogProps {
  readonly label: string
  readonly close: () => void
  readonly children: ComponentChildren
  readonly class?: string
}

/** A dialog over the page: Escape and a click beside it close it, and the focus goes back to where it was. */
export function Dialog({ label, close, children, class: name = '' }: DialogProps): JSX.Element {
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
    if (isLeft.current) return
    isLeft.current = true
    close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as it does any dialog.
    <dialog
      ref={element}
      class={`dialog ${name}`}
      aria-label={label}
      onCancel={({ target }) => {
        if (target === element.current) leave()
      }}
      onClose={leave}
      onClick={({ target }) => {
        if (target === element.current) leave()
      }}
    >
      <div class="dialog-body">{children}</div>
    </dialog>
  )
}
