/** `j` and `k` go through the titles of a list; gives whether the key was one of them. */
export function moveFocus(list: HTMLElement | null, key: string): boolean {
  const step = key === 'j' ? 1 : key === 'k' ? -1 : 0
  const titles = [...(list?.querySelectorAll<HTMLElement>('a.title') ?? [])]
  if (step === 0 || titles.length === 0) return false
  const at = titles.findIndex((title) => title.matches(':focus'))
  const next = at < 0 ? 0 : Math.max(0, Math.min(titles.length - 1, at + step))
  titles[next]?.focus()
  return true
}
