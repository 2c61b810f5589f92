const quotedLengthMax = 100

/**
 * A text of the caller as a message repeats it: in double quotes, cut after 100 characters, without control characters
 * and without those that change the direction of text.
 */
export function quote(text: string): string {
  const shown = text
    .slice(0, quotedLengthMax)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
  return `"${shown}${text.length > quotedLengthMax ? '…' : ''}"`
}
