import type { JSX } from 'preact'

export function ReviewScreen(_: { readonly id: string }): JSX.Element {
  return <p>Later</p>
}
