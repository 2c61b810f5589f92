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
}

export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export function atLeast(sentence: string, target: number, ratio: Ratio): Goal {
  return {
    sentence,
    target: `≥ ${target}`,
    measured: written(ratio),
    rounds: ratio.rounds,
    isMet: ratio.median >= target,
  }
}

export function atMost(sentence: string, target: number, ratio: Ratio): Goal {
  return {
    sentence,
    target: `≤ ${target}`,
    measured: written(ratio),
    rounds: ratio.rounds,
    isMet: ratio.median <= target,
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

export function goalsOf(reports: readonly Report[]): string {
  const rows = reports
    .flatMap(({ goals }) => goals)
    .map(({ sentence, target, measured, rounds, isMet }) => [
      sentence,
      target,
      measured,
      String(rounds),
      isMet ? 'yes' : '**no**',
    ])
  return tableOf({ columns: ['Goal', 'Target', 'Measured', 'Rounds', 'Met'], rows })
}
