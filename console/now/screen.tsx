import type { JSX } from 'preact'

export function NowScreen(_: object): JSX.Element {
  return <p>Later</p>
}
