/**
 * Ranks are texts that sort by their bytes. A task that was never moved ranks by its id, and so by its creation; one
 * that was moved has a text between those of its neighbours. Between any two there is another one.
 */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'

/** A rank between two others. Without `high`, one that sorts before every task that is yet to be created. */
export function rankBetween(low: string | undefined, high: string | undefined): string {
  if (low === undefined) return high === undefined ? digits.charAt(digits.length >> 1) : textBetween('', high, nearHigh)
  if (high !== undefined) return textBetween(low, high, inTheMiddle)
  // What follows the id alone is changed: so the result stays before the ids of the future.
  const id = low.slice(0, idLength)
  return id + textBetween(low.slice(idLength), undefined, nearLow)
}

/** Of the ids of tasks, as `createIds` makes them. */
const idLength = 'task_'.length + 26

type Choose = (low: number, high: number) => number

const inTheMiddle: Choose = (low, high) => (low + high) >> 1
// Tasks are moved to an end again and again: a step of one digit lets sixty moves share a length.
const nearLow: Choose = (low) => low + 1
const nearHigh: Choose = (_low, high) => high - 1

/** The first digit is never the last one of a text: there would be nothing before it. */
function textBetween(low: string, high: string | undefined, choose: Choose): string {
  let text = ''
  let isBelowHigh = high === undefined
  for (let index = 0; ; index++) {
    const from = index < low.length ? digits.indexOf(low.charAt(index)) : 0
    const to = isBelowHigh ? digits.length : digits.indexOf(high?.charAt(index) ?? '')
    if (to - from > 1) return text + digits.charAt(choose(from, to))
    text += digits.charAt(from)
    isBelowHigh ||= from < to
  }
}
