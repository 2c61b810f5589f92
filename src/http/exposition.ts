import type { Durations } from '../platform/work/durations.ts'
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
