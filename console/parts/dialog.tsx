import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

interface DialogProps {
  readonly label: string
  readonly close: () => void
  readonly children: ComponentChildren
  readonly class?: string
}

/** A dialog over the page: Escape and a click beside it close it, and the focus goes back to where it was. */
export function Dialog({ label, close, children, class: name = '' }: DialogProps): JSX.Element {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    element.current?.showModal()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as it does any dialog.
    <dialog
      ref={element}
      class={`dialog ${name}`}
      aria-label={label}
      onClose={close}
      onClick={(event) => {
        if (event.target === element.current) element.current?.close()
      }}
    >
      <div class="dialog-body">{children}</div>
    </dialog>
  )
}
