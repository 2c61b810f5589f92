import { useEffect } from 'preact/hooks'

/** Programs change files and the index without an event: who comes back to the page sees them as they are. */
export function useReturn(read: () => unknown): void {
  useEffect(() => {
    const again = () => void (document.visibilityState === 'visible' && read())
    addEventListener('focus', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      removeEventListener('focus', again)
      document.removeEventListener('visibilitychange', again)
    }
  })
}
