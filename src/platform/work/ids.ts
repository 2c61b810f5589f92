import { randomFillSync } from 'node:crypto'

const digits = '0123456789abcdefghjkmnpqrstvwxyz' // Crockford's base 32: no i, l, o, u.
const timeDigits = 10
const randomDigits = 16
/** Chance for so many ids is drawn at once: a call for each costs as much as the rest of the id. */
const drawnAtOnce = 256

/**
 * Makes ids like `task_01ke3v7s9x…`: time first, then chance; within one process each is greater than the one before.
 */
export function createIds(clock: () => number = Date.now): (prefix: string) => string {
  let lastTime = -1
  let time = ''
  let rest: number[] = []
  /** The text of `rest` but for its last digit, which alone differs from most ids to the next. */
  let lead = ''
  const drawn = new Uint8Array(drawnAtOnce * randomDigits)
  let used = drawn.length
  const draw = () => {
    if (used === drawn.length) {
      randomFillSync(drawn)
      used = 0
    }
    const digitsDrawn: number[] = []
    // The first digit starts low, so that incrementing does not run over.
    for (let index = 0; index < randomDigits; index++) digitsDrawn.push((drawn[used++] ?? 0) & (index === 0 ? 15 : 31))
    return digitsDrawn
  }
  return (prefix) => {
    // A clock that is set back must not make smaller ids.
    const now = Math.max(Math.floor(clock()), lastTime)
    if (now === lastTime) increment(rest)
    else {
      lastTime = now
      time = encode(now)
      rest = draw()
      lead = ''
    }
    const last = rest.at(-1) ?? 0
    if (last === 0 || lead === '') lead = textOf(rest.slice(0, -1))
    return `${prefix}_${time}${lead}${digits[last]}`
  }
}

function encode(milliseconds: number): string {
  let text = ''
  for (let left = milliseconds, index = 0; index < timeDigits; index++, left = Math.floor(left / 32))
    text = digits[left % 32] + text
  return text
}

function textOf(digitsDrawn: readonly number[]): string {
  return digitsDrawn.map((digit) => digits[digit]).join('')
}

function increment(rest: number[]): void {
  for (let index = rest.length - 1; index >= 0; index--) {
    const digit = rest[index] ?? 0
    rest[index] = (digit + 1) % 32
    if (digit < 31) return
  }
}
