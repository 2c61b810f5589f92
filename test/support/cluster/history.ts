/** What became of an operation: an answer that never came leaves it open whether it took effect. */
export type Outcome = 'ok' | 'refused' | 'unknown'

interface Timed {
  /** Milliseconds of one clock for the whole history. */
  readonly invokedAt: number
  /** Infinity while no answer came. */
  readonly returnedAt: number
  readonly outcome: Outcome
}

/** A task whose title and version are read. */
export interface Read extends Timed {
  readonly kind: 'read'
  readonly key: string
  readonly value?: string
  readonly version?: number
}

/** A title that is replaced by another one if the task has the expected version. Each value occurs once. */
export interface Swap extends Timed {
  readonly kind: 'swap'
  readonly key: string
  readonly expected: number
  readonly value: string
  /** The version that the answer names. */
  readonly version?: number
}

/** A new task; it is sent again under the same key until it is acknowledged. */
export interface Create extends Timed {
  readonly kind: 'create'
  readonly title: string
  readonly id?: string
}

export interface Claim extends Timed {
  readonly kind: 'claim'
  readonly key: string
  readonly claimId?: string
}

export interface Release extends Timed {
  readonly kind: 'release'
  readonly key: string
  readonly claimId: string
}

export interface Upload extends Timed {
  readonly kind: 'upload'
  readonly filename: string
  readonly sha256: string
}

/** A job whose command writes its line to a ledger. */
export interface Run extends Timed {
  readonly kind: 'run'
  readonly line: string
  readonly jobId?: string
}

export type Operation = Read | Swap | Create | Claim | Release | Upload | Run

export function ofKind<Kind extends Operation['kind']>(
  history: readonly Operation[],
  kind: Kind,
): Extract<Operation, { kind: Kind }>[] {
  return history.filter((operation): operation is Extract<Operation, { kind: Kind }> => operation.kind === kind)
}

export function acknowledged<Any extends Operation>(operations: readonly Any[]): Any[] {
  return operations.filter(({ outcome }) => outcome === 'ok')
}
