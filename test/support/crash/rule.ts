import { writeFileSync } from 'node:fs'

/** How the shim is told what to let fail. */
export function writeRule(file: string, { kind, error, first, last, part }: Rule): void {
  writeFileSync(file, `${kind === 'write' ? 'w' : 's'} ${error === 'EIO' ? 5 : 28} ${first} ${last} ${part}`)
}

export interface Rule {
  readonly kind: 'write' | 'sync'
  readonly error: 'EIO' | 'ENOSPC'
  /** The first and the last call that fails. */
  readonly first: number
  readonly last: number
  /** What the path contains. */
  readonly part: string
}
