import { index } from 'operations:index'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { OperationLine } from '../operations.ts'
import { Dialog } from '../parts/dialog.tsx'
import { useKeys } from '../parts/use-keys.ts'
import { NamedOperation } from '../palette/form.tsx'
import { place } from '../router.ts'
import { can } from '../session.ts'
import { Section } from '../task/section.tsx'

/** Every operation of the contract by its area, each with a form. What the session may not do is marked. */
export function Explorer(): JSX.Element {
  const [words, setWords] = useState(place.peek().query.get('q') ?? '')
  const [chosen, setChosen] = useState<OperationLine>()
  useKeys((key) => {
    if (key === '/') document.querySelector<HTMLElement>('.settings-find')?.focus()
    return key === '/'
  })
  const wanted = words.toLowerCase().split(/\s+/)
  const found = index.filter(({ command, summary, tag, operationId }) => {
    const text = `${command} ${summary} ${tag} ${operationId}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
  return (
    <>
      <input
        class="field settings-find"
        type="search"
        aria-label="Find an operation"
        placeholder={`Find one of ${index.length} operations`}
        value={words}
        onInput={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {found.length === 0 && <p class="quiet">No operation has these words.</p>}
      {[...Map.groupBy(found, ({ tag }) => tag)].map(([tag, lines]) => (
        <Section key={tag} title={tag} count={lines.length}>
          <ul class="line-list">
            {lines.map((line) => (
              <li key={line.operationId}>
                <button
                  type="button"
                  class="settings-operation"
                  disabled={!can(...line.scopes)}
                  onClick={() => setChosen(line)}
                >
                  <code>{line.command}</code>
                  <span>{line.summary.replace(/\.$/, '')}</span>
                  {!line.isReadOnly && <span class="chip">changes</span>}
                </button>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {chosen !== undefined && (
        <Dialog label={chosen.summary} close={() => setChosen(undefined)} class="palette">
          <NamedOperation line={chosen} back={() => setChosen(undefined)} />
        </Dialog>
      )}
    </>
  )
}
