/**
 * A measurement that an area reports at `/metrics`. The values of a label are a few that the source names: never an id,
 * a name or a text of a caller or of the project.
 */
export interface Metric {
  /** As Prometheus writes them: the unit last, and `_total` of a counter. */
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge'
  readonly samples: readonly { readonly labels?: Readonly<Record<string, string>>; readonly value: number }[]
}

/** One gauge without labels. */
export function gauge(name: string, help: string, value: number): Metric {
  return { name, help, type: 'gauge', samples: [{ value }] }
}

/** One counter without labels, since the start of the process. */
export function counter(name: string, help: string, value: number): Metric {
  return { name, help, type: 'counter', samples: [{ value }] }
}
