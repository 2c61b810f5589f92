import type { ComponentChildren } from 'preact'

/** A sentence of the contract: what is between backticks is code. */
export function codeIn(sentence: string): ComponentChildren {
  return sentence.split('`').map((text, index) => (index % 2 === 1 ? <code key={String(index)}>{text}</code> : text))
}
