const rows = '.line-row, .people-row, .row, .event-group, .upload-card, .session-list a, details.file'
const usable = 'a[href], button:enabled, summary'

/** What keys do where a screen says nothing else: `j` and `k` go through its rows, `c` makes a new thing. */
export function keyOnScreen(key: string): boolean {
  const main = document.getElementById('main')
  if (key === 'c') {
    const button = main?.querySelector<HTMLElement>('button[aria-keyshortcuts=c]:enabled')
    button?.click()
    return button instanceof HTMLElement
  }
  const step = key === 'j' ? 1 : key === 'k' ? -1 : 0
  const shown = [...(main?.querySelectorAll<HTMLElement>(rows) ?? [])].flatMap((row) => {
    const target = row.matches(usable) ? row : row.querySelector<HTMLElement>(usable)
    return target?.checkVisibility() === true ? [{ row, target }] : []
  })
  if (step === 0 || shown.length === 0) return false
  const at = shown.findLastIndex(({ row }) => row.contains(document.activeElement))
  shown[at < 0 ? 0 : Math.max(0, Math.min(shown.length - 1, at + step))]?.target.focus()
  return true
}
