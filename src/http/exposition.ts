import type { Metric } from '../platform/work/metrics.ts'

/** The text format of Prometheus: https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format */
export const expositionType = 'text/plain; version=0.0.4; charset=utf-8'

export type Labels = Readonly<Record<string, string>>

interface Sample {
  readonly labels?: Labels
  readonly value: number
}

export function exposeCounter(name: string, help: string, samples: readonly Sample[]): string {
  return exposed(
    name,
    help,
    'counter',
    samples.map(({ labels, value }) => line(name, labels, value)),
  )
}

export function exposeGauge(name: string, help: string, samples: readonly Sample[]): string {
  return exposed(
    name,
    help,
    'gauge',
    samples.map(({ labels, value }) => line(name, labels, value)),
  )
}

export function exposeMetric({ name, help, type, samples }: Metric): string {
  return type === 'counter' ? exposeCounter(name, help, samples) : exposeGauge(name, help, samples)
}

export function exposeHistogram(
  name: string,
  help: string,
  samples: readonly { readonly labels?: Labels; readonly durations: Durations }[],
): string {
  return exposed(
    name,
    help,
    'histogram',
    samples.flatMap(({ labels, durations }) => [
      ...durations.upTo().map(([bound, count]) => line(`${name}_bucket`, { le: bound, ...labels }, count)),
      line(`${name}_sum`, labels, durations.sum),
      line(`${name}_count`, labels, durations.count),
    ]),
  )
}

/** In seconds: from a read out of memory to a call that waits for another program. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** How often something took how long. Every request notes its time, so that a note must cost next to nothing. */
export class Durations {
  readonly #counts = bounds.map(() => 0)
  count = 0
  sum = 0

  note(seconds: number): void {
    this.count++
    this.sum += seconds
    for (let index = 0; index < bounds.length; index++) {
      if (seconds > (bounds[index] ?? 0)) continue
      this.#counts[index] = (this.#counts[index] ?? 0) + 1
      return
    }
  }

  /** How many took no longer than each bound. */
  upTo(): [bound: string, count: number][] {
    let sum = 0
    const finite = bounds.map((bound, index): [string, number] => [String(bound), (sum += this.#counts[index] ?? 0)])
    return [...finite, ['+Inf', this.count]]
  }
}

function exposed(name: string, help: string, type: string, lines: readonly string[]): string {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n')
}

function line(name: string, labels: Labels | undefined, value: number): string {
  const pairs = Object.entries(labels ?? {}).map(([label, text]) => `${label}="${escaped(text)}"`)
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"')
}
