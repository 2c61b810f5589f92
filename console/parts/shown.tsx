import type { ComponentChildren, JSX } from 'preact'
import type { Reading } from './reading.ts'
import { Problem, Skeleton } from './states.tsx'

interface ShownProps<Value> {
  readonly reading: Reading<Value>
  /** The lines that stand there until it was read. */
  readonly lines?: number
  readonly children: (value: Value) => ComponentChildren
}

/** What was read; before it, lines in its place, and what failed with a way to try again. */
export function Shown<Value>({
  reading: { value, problem, read },
  lines = 6,
  children,
}: ShownProps<Value>): JSX.Element {
  return (
    <>
      {problem !== undefined && <Problem text={problem} again={() => void read()} />}
      {value === undefined ? problem === undefined && <Skeleton lines={lines} /> : children(value)}
    </>
  )
}
