/** Whether a time lies so long after a moment between `before` and now. */
export function isAfter(time: string, milliseconds: number, before: number): boolean {
  const begin = Date.parse(time) - milliseconds
  return before <= begin && begin <= Date.now()
}
