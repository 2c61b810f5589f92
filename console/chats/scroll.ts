import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

const nearPx = 24
const earlyPx = 300

/**
 * What scrolls: it follows its end while the reader is there. What is put before the first item moves nothing, and
 * near the top `readEarlier` is called.
 */
export function useScroll(firstId: string | undefined, readEarlier: () => void) {
  const frame = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const fromEnd = useRef(0)
  const [isAtEnd, setAtEnd] = useState(true)
  const read = useRef(readEarlier)
  read.current = readEarlier

  const toEnd = useCallback(() => {
    isFollowing.current = true
    setAtEnd(true)
    frame.current?.scrollTo({ top: frame.current.scrollHeight })
  }, [])

  useEffect(() => {
    const [scrolled, inner] = [frame.current, content.current]
    if (scrolled === null || inner === null) return undefined
    const look = () => {
      fromEnd.current = scrolled.scrollHeight - scrolled.scrollTop
      const isNear = fromEnd.current - scrolled.clientHeight < nearPx
      isFollowing.current = isNear
      setAtEnd(isNear)
      if (scrolled.scrollTop < earlyPx && scrolled.scrollHeight > scrolled.clientHeight) read.current()
    }
    const grown = new ResizeObserver(() => {
      if (isFollowing.current) scrolled.scrollTop = scrolled.scrollHeight
      fromEnd.current = scrolled.scrollHeight - scrolled.scrollTop
    })
    grown.observe(inner)
    grown.observe(scrolled)
    scrolled.addEventListener('scroll', look, { passive: true })
    return () => {
      grown.disconnect()
      scrolled.removeEventListener('scroll', look)
    }
  }, [])

  useLayoutEffect(() => {
    const scrolled = frame.current
    if (scrolled !== null && !isFollowing.current) scrolled.scrollTop = scrolled.scrollHeight - fromEnd.current
  }, [firstId])

  return { frame, content, isAtEnd, toEnd }
}
