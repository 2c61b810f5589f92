import { writeFileSync } from 'node:fs'

/** How the shim is told what to let fail. */
export function writeRule(file: string, { kind, error, first, last, part }: Rule): void {
  writeFileSync(file, `${kind === 'write' ? 'w' : 's'} ${numbers[error]} ${first} ${last} ${part}`)
}

const numbers = { EIO: 5, ENOSPC: 28, EROFS: 30 }

export interface Rule {
  readonly kind: 'write' | 'sync'
  readonly error: keyof typeof numbers
  /** The first and the last call that fails. */
  readonly first: number
  readonly last: number
  /** What the path contains. */
  readonly part: string
}
