const micros = 1_000_000
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
const smallMoney = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 6 })
const whole = new Intl.NumberFormat('en')

/** Millionths of a US dollar as an amount; small ones with all their places. */
export function moneyOf(costMicros: number): string {
  return (costMicros > 0 && costMicros < micros / 10 ? smallMoney : money).format(costMicros / micros)
}

export function numberOf(count: number): string {
  return whole.format(count)
}

const dayMs = 86_400_000

/** All days from one to another (`2026-01-31`), both included. */
export function daysBetween(from: string, to: string): readonly string[] {
  const [first, last] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)]
  const count = Math.max(0, Math.round((last - first) / dayMs) + 1)
  return Array.from({ length: count }, (_, day) => new Date(first + day * dayMs).toISOString().slice(0, 10))
}

/** What a period will have used at its end, if it goes on as until now; nothing where little of it has passed. */
export function forecastOf(used: number, startsAt: string, resetsAt: string, nowMs: number): number | undefined {
  const [start, end] = [Date.parse(startsAt), Date.parse(resetsAt)]
  const passed = (nowMs - start) / (end - start)
  return passed < leastPassed || passed > 1 ? undefined : Math.round(used / passed)
}

const leastPassed = 0.02
