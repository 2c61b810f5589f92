/**
 * An inverted index gives entries by their number. Beside the entry of a row, an item therefore has one for each field
 * that orders it, whose number is its order key: which field, the second of the value, and a counter. Keys are in the
 * order of the values, except within a second: there readers compare the values themselves.
 */
const counters = 2 ** 19
const secondsMax = 2 ** 32 - 1
const span = 2 ** 51
/** What fits into the 53 bits of a safe integer, beside the rows. */
export const keyedFieldsMax = 3

export interface KeyRange {
  readonly low: number
  readonly high: number
}

/** The keys that items of a value may have; `field` counts from 0. */
export function keysOf(field: number, value: string): KeyRange {
  const low = (field + 1) * span + secondOf(value) * counters
  return { low, high: low + counters - 1 }
}

/** The keys of the same second as this one. */
export function keysBeside(key: number): KeyRange {
  const low = Math.floor(key / counters) * counters
  return { low, high: low + counters - 1 }
}

/** All keys of a field. */
export function keysOfField(field: number): KeyRange {
  return { low: (field + 1) * span, high: (field + 2) * span - 1 }
}

/** A key for a value that no other item has: as a rule the one that the row gives. */
export function freeKey(field: number, value: string, row: number, isTaken: (key: number) => boolean): number {
  const { low } = keysOf(field, value)
  for (let tried = 0; tried < counters; tried++) {
    const key = low + ((row + tried) % counters)
    if (!isTaken(key)) return key
  }
  throw new Error(`more than ${counters} items are ordered by the same second`)
}

/**
 * The second of a timestamp. Of any other text it is that of the greatest timestamp up to it, so that the order stays
 * the one of bytes.
 */
function secondOf(value: string): number {
  const exact = Date.parse(value)
  const isTimestamp = !Number.isNaN(exact) && Math.abs(exact) < 8e15 && new Date(exact).toISOString() === value
  if (isTimestamp && value.length === 24) return Math.min(Math.max(Math.floor(exact / 1000), 0), secondsMax)
  let [low, high] = [0, secondsMax]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (new Date(middle * 1000).toISOString() <= value) low = middle
    else high = middle - 1
  }
  return low
}
