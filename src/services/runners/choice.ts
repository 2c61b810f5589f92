import type { Foundation } from '../../foundation.ts'
import { waitAtMost } from '../../platform/work/within-time.ts'
import { tryCommit } from '../../platform/work/try-commit.ts'
import type { DialedRunner } from '../../runner/dialed-runner.ts'
import type { RunnerConnections } from './connections.ts'
import { hasLabels, whyNone } from './labels.ts'
import type { KnownRunner } from './labels.ts'

export interface RunnerChoiceOptions extends Pick<Foundation, 'store'> {
  readonly connections: RunnerConnections
}

/** A runner that is connected to this process. */
export interface ChosenRunner {
  readonly id: string
  readonly name: string
  readonly dialed: DialedRunner
}

type Choice =
  | { readonly here: ChosenRunner }
  /** The one that fits is connected to another process. */
  | { readonly process: string }
  | { readonly problem: string }

/** How the lease of a job names a runner of another machine and its generation. */
const leaseForm = /^([^/]+)\/([^/]+)$/
const lookEachMs = 2_000

/** Which runner does what asks for labels. The files of a task stay at the runner that has them. */
export class RunnerChoice {
  readonly #options: RunnerChoiceOptions

  constructor(options: RunnerChoiceOptions) {
    this.#options = options
  }

  async of(labels: readonly string[], taskId: string | undefined): Promise<Choice> {
    const { connections } = this.#options
    const known = await connections.known()
    const holderId = await this.#holderOf(taskId)
    const holder = known.find((runner) => runner.doc.id === holderId && hasLabels(runner, labels))
    const fitting = (holder ? [holder] : known).filter((runner) => isReady(runner) && hasLabels(runner, labels))
    const here = fitting.flatMap(({ doc: { id, name } }) => {
      const dialed = connections.find(id)
      return dialed ? [{ id, name, dialed }] : []
    })
    const [first] = here
    if (first) return { here: here.toSorted(idlestFirst)[0] ?? first }
    for (const runner of fitting) {
      const process = await connections.processOf(runner)
      if (process !== undefined) return { process }
    }
    return { problem: whyNone(labels, known, holder) }
  }

  /** Whether a runner that is connected to this process does it now. */
  async isHere(labels: readonly string[], taskId: string | undefined): Promise<boolean> {
    return 'here' in (await this.of(labels, taskId))
  }

  /** The other process that alone can do it now. */
  async processFor(labels: readonly string[], taskId: string | undefined): Promise<string | undefined> {
    const choice = await this.of(labels, taskId)
    return 'process' in choice ? choice.process : undefined
  }

  /** Why it waits; nothing when it does not. */
  async problemOf(labels: readonly string[], taskId: string | undefined): Promise<string | undefined> {
    const choice = await this.of(labels, taskId)
    return 'problem' in choice ? choice.problem : undefined
  }

  /** Waits until a runner of this process does it. Nothing once the signal has aborted. */
  async wait(
    labels: readonly string[],
    taskId: string | undefined,
    signal: AbortSignal,
  ): Promise<ChosenRunner | undefined> {
    while (!signal.aborted) {
      const choice = await this.of(labels, taskId)
      if ('here' in choice) return choice.here
      const { promise, resolve } = Promise.withResolvers<void>()
      const stop = this.#options.connections.onConnected(resolve)
      await waitAtMost(lookEachMs, promise, signal)
      stop()
    }
    return undefined
  }

  /** From now on the files of the task are at this runner. */
  async bind(taskId: string, runnerId: string): Promise<void> {
    const { store } = this.#options
    for (let isBound = false; !isBound; ) {
      const found = await store.read.runnerTrees.get(taskId)
      if (found?.doc.runnerId === runnerId) return
      const doc = { id: taskId, runnerId }
      isBound = await tryCommit(store, [
        found ? { replace: 'runnerTrees', version: found.version, doc } : { insert: 'runnerTrees', doc },
      ])
    }
  }

  /** Calls back when a runner has connected. Gives the function that ends this. */
  onConnected(listener: () => void): () => void {
    return this.#options.connections.onConnected(listener)
  }

  /** The runner that a lease names, if it was connected to this process and may still come back. */
  at(lease: string): ChosenRunner | undefined {
    const [, id = ''] = leaseForm.exec(lease) ?? []
    const dialed = this.#options.connections.access(id)
    return dialed && { id, name: id, dialed }
  }

  /** Whether it is connected to this process. */
  isConnected(id: string): boolean {
    return this.#options.connections.find(id) !== undefined
  }

  /** What became of the runner that a lease names; nothing where that is the one of the service's own machine. */
  async fateOf(lease: string): Promise<'here' | 'gone' | 'away' | undefined> {
    const [, id, generation] = leaseForm.exec(lease) ?? []
    return id === undefined || generation === undefined ? undefined : this.#options.connections.fateOf(id, generation)
  }

  async #holderOf(taskId: string | undefined): Promise<string | undefined> {
    if (taskId === undefined) return undefined
    return (await this.#options.store.read.runnerTrees.get(taskId))?.doc.runnerId
  }
}

/** As the lease of a job names it. */
export function leaseNameOf(id: string, generation: string): string {
  return `${id}/${generation}`
}

function isReady({ doc, isConnected }: KnownRunner): boolean {
  return doc.isEnabled && isConnected
}

function idlestFirst(one: ChosenRunner, other: ChosenRunner): number {
  return one.dialed.busyness - other.dialed.busyness
}
