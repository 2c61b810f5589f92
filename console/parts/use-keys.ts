import { useLayoutEffect, useRef } from 'preact/hooks'
import { onKeys } from '../keys.ts'

/** Takes keys while a part is on the page, from the moment it is there. One that gives true has used the key. */
export function useKeys(listener: (key: string) => unknown): void {
  const latest = useRef(listener)
  latest.current = listener
  useLayoutEffect(() => onKeys((key) => latest.current(key)), [])
}
