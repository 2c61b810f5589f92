import type { ComponentChildren, JSX, RefObject, TargetedKeyboardEvent } from 'preact'
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks'

export interface MenuItem {
  readonly name: string
  readonly mark?: ComponentChildren
  readonly hint?: string
  readonly isChosen?: boolean
  readonly run: () => unknown
}

interface MenuProps {
  readonly label: string
  /** Asked for when the menu opens: a board has a menu a card. */
  readonly items: () => readonly MenuItem[]
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
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <button
        ref={button}
        type="button"
        class={name}
        {...(!isNamedByContent && { 'aria-label': label })}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && <MenuList label={label} items={items()} button={button} close={close} />}
    </>
  )
}

interface MenuListProps {
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly button: RefObject<HTMLButtonElement | null>
  readonly close: () => void
}

function MenuList({ label, items, button, close }: MenuListProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null)
  const isOfChoice = items.some(({ isChosen }) => isChosen !== undefined)
  useLayoutEffect(() => {
    list.current?.showPopover()
    if (list.current !== null && button.current !== null) putBeside(list.current, button.current)
    const closeOutside = ({ target }: Event) => {
      const isInside = target instanceof Node && [list.current, button.current].some((each) => each?.contains(target))
      if (!isInside) close()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [button, close])
  return (
    <div
      ref={list}
      class="menu"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      popover="manual"
      onKeyDown={(event) => {
        if (event.key === 'Tab') close()
        if (event.key !== 'Escape') return moveIn(event)
        event.stopPropagation()
        // A dialog around it stays.
        event.preventDefault()
        close()
        button.current?.focus()
      }}
    >
      {items.map(({ name, mark, hint, isChosen, run }) => (
        <button
          key={name}
          type="button"
          role={isOfChoice ? 'menuitemradio' : 'menuitem'}
          {...(isOfChoice && { 'aria-checked': isChosen === true })}
          onClick={() => {
            close()
            button.current?.focus()
            run()
          }}
        >
          {mark}
          <span>{name}</span>
          {hint !== undefined && <kbd>{hint}</kbd>}
        </button>
      ))}
    </div>
  )
}

/** Below the button, or above it where there is no place; what is chosen, or the first, has the focus. */
function putBeside(list: HTMLElement, button: HTMLElement): void {
  const { left, bottom, top } = button.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = list
  list.style.left = `${Math.max(8, Math.min(left, innerWidth - offsetWidth - 8))}px`
  const isBelow = bottom + offsetHeight + 8 < innerHeight
  list.style.top = `${isBelow ? bottom + 4 : Math.max(8, top - offsetHeight - 4)}px`
  const chosen = list.querySelector<HTMLElement>('[aria-checked=true]') ?? list.querySelector('button')
  chosen?.focus()
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
