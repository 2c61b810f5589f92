import type { ComponentChildren, JSX, TargetedKeyboardEvent } from 'preact'
import { useId, useRef } from 'preact/hooks'

export interface MenuItem {
  readonly name: string
  readonly mark?: ComponentChildren
  readonly hint?: string
  readonly isChosen?: boolean
  readonly run: () => unknown
}

interface MenuProps {
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly children: ComponentChildren
  readonly class?: string
  /** Whether what the button shows is its name. */
  readonly isNamedByContent?: boolean
}

/** A button with a menu below it. Arrows move in it, Escape closes it, and the button has the focus again. */
export function Menu({
  label,
  items,
  children,
  class: name = 'icon-button',
  isNamedByContent = false,
}: MenuProps): JSX.Element {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const place = () => {
    const [popover, anchor] = [list.current, button.current]
    if (popover === null || anchor === null) return
    const { left, bottom, top } = anchor.getBoundingClientRect()
    const { offsetWidth, offsetHeight } = popover
    popover.style.left = `${Math.max(8, Math.min(left, innerWidth - offsetWidth - 8))}px`
    const isBelow = bottom + offsetHeight + 8 < innerHeight
    popover.style.top = `${isBelow ? bottom + 4 : Math.max(8, top - offsetHeight - 4)}px`
    const chosen = popover.querySelector<HTMLElement>('[aria-checked=true]') ?? popover.querySelector('button')
    chosen?.focus()
  }
  const isOfChoice = items.some(({ isChosen }) => isChosen !== undefined)
  return (
    <>
      <button
        ref={button}
        type="button"
        class={name}
        {...(!isNamedByContent && { 'aria-label': label })}
        title={label}
        aria-haspopup="menu"
        popoverTarget={id}
      >
        {children}
      </button>
      <div
        id={id}
        ref={list}
        class="menu"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        popover="auto"
        onToggle={(event) => {
          if (event.newState === 'open') place()
        }}
        onKeyDown={(event) => moveIn(event)}
      >
        {items.map(({ name: itemName, mark, hint, isChosen, run }) => (
          <button
            key={itemName}
            type="button"
            role={isOfChoice ? 'menuitemradio' : 'menuitem'}
            {...(isOfChoice && { 'aria-checked': isChosen === true })}
            onClick={() => {
              list.current?.hidePopover()
              button.current?.focus()
              run()
            }}
          >
            {mark}
            <span>{itemName}</span>
            {hint !== undefined && <kbd>{hint}</kbd>}
          </button>
        ))}
      </div>
    </>
  )
}

function moveIn(event: TargetedKeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  event.stopPropagation()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const index = buttons.findIndex((each) => each.matches(':focus'))
  buttons[(index + step + buttons.length) % buttons.length]?.focus()
}
