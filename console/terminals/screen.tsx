import type { JSX } from 'preact'

export function TerminalsScreen(_: { readonly taskId: string; readonly sessionId: string }): JSX.Element {
  return <p>Later</p>
}
