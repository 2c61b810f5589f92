import type { JSX } from 'preact'
import { hunksOf } from '../task/diff.ts'

/** A text and what replaces it, line by line. */
export function Change({ before, after }: { readonly before: string; readonly after: string }): JSX.Element {
  const hunks = hunksOf({ path: 'text', before, content: after })
  return (
    <pre class="tool-change">
      {hunks.flatMap(({ lines }, hunk) =>
        lines.map(({ kind, text }, index) => (
          <span key={`${hunk} ${index}`} class={kind}>
            {kind === 'added' ? '+ ' : kind === 'removed' ? '− ' : '  '}
            {text}
            {'\n'}
          </span>
        )),
      )}
    </pre>
  )
}
