import '../late.ts'
import type { JSX } from 'preact'

interface KeyHintsProps {
  /** Keys, by blanks, and what they do. */
  readonly keys: readonly (readonly [keys: string, what: string])[]
}

/** What keys do here, where there is a keyboard. */
export function KeyHints({ keys }: KeyHintsProps): JSX.Element {
  return (
    <span class="key-hints">
      {keys.map(([names, what]) => (
        <span key={names}>
          {names.split(' ').map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}
          {what}
        </span>
      ))}
    </span>
  )
}
