import type { Ratio } from './rounds.ts'

/** What one part of the bench found. */
export interface Report {
  readonly title: string
  readonly goals: readonly Goal[]
  readonly table: Table
  /** What a reader must know to read the figures right. */
  readonly notes: readonly string[]
}

export interface Goal {
  readonly sentence: string
  readonly target: string
  readonly measured: string
  readonly rounds: number
  readonly isMet: boolean
  /** What stands between the figure and the goal, in figures of this run. */
  readonly why?: string
}

export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export function atLeast(sentence: string, target: number, ratio: Ratio, why?: string): Goal {
  return goalOf(`≥ ${target}`, ratio.median >= target, { sentence, ratio, why })
}

export function atMost(sentence: string, target: number, ratio: Ratio, why?: string): Goal {
  return goalOf(`≤ ${target}`, ratio.median <= target, { sentence, ratio, why })
}

function goalOf(
  target: string,
  isMet: boolean,
  { sentence, ratio, why }: { readonly sentence: string; readonly ratio: Ratio; readonly why: string | undefined },
): Goal {
  const measured = written(ratio)
  return { sentence, target, measured, rounds: ratio.rounds, isMet, ...(why !== undefined && { why }) }
}

/** A goal for a value and not for a ratio. */
export function below(
  sentence: string,
  limit: number,
  unit: string,
  { value, rounds, digits = 0, why }: { value: number; rounds: number; digits?: number; why?: string },
): Goal {
  return {
    sentence,
    target: `≤ ${limit} ${unit}`,
    measured: `${value.toFixed(digits)} ${unit}`,
    rounds,
    isMet: value <= limit,
    ...(why !== undefined && { why }),
  }
}

export function written({ median, low, high }: Ratio): string {
  return `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`
}

export function tableOf({ columns, rows }: Table): string {
  return [columns, columns.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}

/** The goals, and below them why those are missed that are. */
export function goalsOf(reports: readonly Report[]): string {
  const goals = reports.flatMap((report) => report.goals)
  const rows = goals.map(({ sentence, target, measured, rounds, isMet }) => [
    sentence,
    target,
    measured,
    String(rounds),
    isMet ? 'yes' : '**no**',
  ])
  const misses = goals.flatMap(({ sentence, isMet, why }) =>
    isMet || why === undefined ? [] : [`- ${sentence}: ${why}`],
  )
  const table = tableOf({ columns: ['Goal', 'Target', 'Measured', 'Rounds', 'Met'], rows })
  return misses.length === 0
    ? table
    : `${table}\n\nWhat stands between the figures and the goals that are missed:\n\n${misses.join('\n')}`
}
