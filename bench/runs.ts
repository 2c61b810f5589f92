import { tableOf } from './report.ts'
import type { Goal } from './report.ts'

/** So many runs stand beside each other, the newest first. */
const runsMax = 4
const title = '## The last runs'

/** What one run measured: a column of the table. */
export interface Run {
  /** When it began, the commit that it measured, and the load average at its start. */
  readonly name: string
  /** The figure of a goal, by its sentence. */
  readonly measured: ReadonlyMap<string, string>
}

export function runOf(startedAt: Date, revision: string, load: number, goals: readonly Goal[]): Run {
  return {
    name: `${startedAt.toISOString().slice(0, 16).replace('T', ' ')}, ${revision}, load ${load.toFixed(1)}`,
    measured: new Map(goals.map(({ sentence, measured }) => [sentence, measured])),
  }
}

/** The section of the last runs: this one, and those of the results that it replaces. */
export function runsSection(run: Run, replaced: string): string {
  const runs = [run, ...runsIn(replaced)].slice(0, runsMax)
  const rows = [...run.measured.keys()].map((sentence) => [
    sentence,
    ...runs.map(({ measured }) => measured.get(sentence) ?? ''),
  ])
  const note =
    'One figure is the median of a run; between runs the machine changes too. A run whose load is over 2 had to share both processors.'
  return `${title}\n\n${tableOf({ columns: ['Goal', ...runs.map(({ name }) => name)], rows })}\n\n${note}\n`
}

function runsIn(results: string): readonly Run[] {
  const [, section = ''] = results.split(`${title}\n\n`)
  const [head = [], , ...rows] = section
    .split('\n\n', 1)
    .join('')
    .split('\n')
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))
  return head.slice(1).map((name, index) => ({
    name,
    measured: new Map(rows.map((row) => [row[0] ?? '', row[index + 1] ?? ''])),
  }))
}
