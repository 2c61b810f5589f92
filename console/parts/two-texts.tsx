import type { JSX } from 'preact'

interface TwoTextsProps {
  readonly mine: string
  readonly other: string
  readonly take: () => void
}

/** An edit that was not saved, beside the text that another edit has saved meanwhile. */
export function TwoTexts({ mine, other, take }: TwoTextsProps): JSX.Element {
  return (
    <section class="conflict" aria-label="Two edits" role="alert">
      <p>
        <strong>Another edit was saved meanwhile.</strong> Your text is below and was not saved. Compare, then save
        yours over it or go on with theirs.
      </p>
      <div class="conflict-texts">
        <figure>
          <figcaption>Saved meanwhile</figcaption>
          <pre>{other}</pre>
        </figure>
        <figure>
          <figcaption>Yours</figcaption>
          <pre>{mine}</pre>
        </figure>
      </div>
      <button type="button" class="button" onClick={take}>
        Go on with theirs
      </button>
    </section>
  )
}
