const lengthMax = 80

/** A title of the first line that has words; nothing when there is none. */
export function titleOf(text: string): string | undefined {
  const line = text
    .split('\n')
    .map((each) =>
      each
        .replaceAll(/[\s\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
        .replace(/^[#>\s]+/, '')
        .trimEnd(),
    )
    // Models make a title bold.
    .map((each) => each.replace(/^(\*{1,3})(.+)\1$/, '$2').replace(/^[*\-\s"'`]+|["'`\s]+$/g, ''))
    .find((each) => each !== '')
  if (line === undefined) return undefined
  const isLong = line.length > lengthMax
  return (isLong ? `${line.slice(0, lengthMax - 1).trimEnd()}…` : line).toWellFormed()
}
