import type { RunnerDocument, RunnerLinkDocument } from '../../collections/runners.ts'

/** A runner with what is known of its connection. */
export interface KnownRunner {
  readonly doc: RunnerDocument
  readonly link: RunnerLinkDocument | undefined
  readonly isConnected: boolean
}

/** What a runner answers to: its labels, its name and the operating system of its machine. */
export function labelsOf({ doc: { name, labels }, link }: Pick<KnownRunner, 'doc' | 'link'>): string[] {
  return [...new Set([...labels, name, ...(link?.os === undefined ? [] : [link.os])])]
}

export function hasLabels(runner: Pick<KnownRunner, 'doc' | 'link'>, wanted: readonly string[]): boolean {
  const labels = labelsOf(runner)
  return wanted.every((label) => labels.includes(label))
}

const namedMax = 10

/** Why no runner takes what asks for these labels, in one sentence. */
export function whyNone(wanted: readonly string[], known: readonly KnownRunner[], holder?: KnownRunner): string {
  const words = wanted.join(', ')
  if (holder) return `The files of the task are at ${holder.doc.name}, which ${stateOf(holder, wanted)}.`
  const fitting = known.filter((runner) => hasLabels(runner, wanted))
  if (fitting.length > 0)
    return `No runner with the labels ${words} is connected: ${listed(fitting, (each) => `${each.doc.name} ${stateOf(each, wanted)}`)}.`
  if (known.length === 0) return `No runner has the labels ${words}; there is no runner.`
  return `No runner has the labels ${words}; ${listed(known, (each) => `${each.doc.name} has ${labelsOf(each).join(', ')}`)}.`
}

function stateOf({ doc, isConnected, link }: KnownRunner, wanted: readonly string[]): string {
  if (!doc.isEnabled) return 'is disabled'
  if (!isConnected) return 'is offline'
  return hasLabels({ doc, link }, wanted) ? 'is connected' : `lacks the labels ${wanted.join(', ')}`
}

function listed(runners: readonly KnownRunner[], say: (runner: KnownRunner) => string): string {
  const more = runners.length > namedMax ? `, and ${runners.length - namedMax} more` : ''
  return runners.slice(0, namedMax).map(say).join(', ') + more
}
