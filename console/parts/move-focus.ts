/** `j` and `k` go through the titles of a list, or through other parts; gives whether the key was one of them. */
export function moveFocus(list: HTMLElement | null, key: string, parts = 'a.title'): boolean {
  const step = key === 'j' ? 1 : key === 'k' ? -1 : 0
  const titles = [...(list?.querySelectorAll<HTMLElement>(parts) ?? [])]
  if (step === 0 || titles.length === 0) return false
  const at = titles.findIndex((title) => title.matches(':focus'))
  const next = at < 0 ? 0 : Math.max(0, Math.min(titles.length - 1, at + step))
  titles[next]?.focus()
  return true
}
