import type { JSX } from 'preact'

/** A text with the first place of the words marked, whatever their case. */
export function Marked({ text, words }: { readonly text: string; readonly words: string }): JSX.Element {
  const at = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase())
  if (at < 0) return <>{text}</>
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + words.length)}</mark>
      {text.slice(at + words.length)}
    </>
  )
}
