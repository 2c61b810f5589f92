import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/**
 * Gives a field that appears because it was asked for the focus, and gives it back when the field goes. A browser heeds
 * `autofocus` of what appears later only where nothing has the focus.
 */
export function useTakenFocus(field: RefObject<HTMLElement | null>, isAskedFor = true): void {
  useLayoutEffect(() => {
    if (!isAskedFor) return
    const before = document.activeElement
    const form = field.current?.closest('form')
    field.current?.focus()
    return () => {
      const isHere = form?.contains(document.activeElement) === true
      if (isHere && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
}
