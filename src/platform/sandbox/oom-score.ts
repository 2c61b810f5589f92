import { readFileSync } from 'node:fs'

/** Where memory runs out, Linux is to end a program in a sandbox before the service. */
export function raisedOomScore(): string {
  return String(Math.min(scoreMax, ownScore() + raise))
}

const scoreMax = 1_000
const raise = 500

function ownScore(): number {
  try {
    return Number(readFileSync('/proc/self/oom_score_adj', 'utf8'))
  } catch {
    return 0
  }
}
