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
    }
    let id = `${prefix}_${time}`
    for (const digit of rest) id += digits[digit]
    return id
  }
}

function encode(milliseconds: number): string {
  let text = ''
  for (let left = milliseconds, index = 0; index < timeDigits; index++, left = Math.floor(left / 32))
    text = digits[left % 32] + text
  return text
}

function increment(rest: number[]): void {
  for (let index = rest.length - 1; index >= 0; index--) {
    const digit = rest[index] ?? 0
    rest[index] = (digit + 1) % 32
    if (digit < 31) return
  }
}
