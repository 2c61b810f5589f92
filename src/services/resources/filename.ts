const bytesMax = 255

export interface Mistake {
  readonly rule: string
  readonly message: string
}

/**
 * What keeps a filename from being a key. It is refused, never repaired: a repaired name is one that the caller does
 * not know.
 */
export function mistakeIn(filename: string): Mistake | undefined {
  return grammar.find(({ isBroken }) => isBroken(filename))
}

const grammar: readonly (Mistake & { readonly isBroken: (filename: string) => boolean })[] = [
  { rule: 'minLength', message: 'The file must have a filename.', isBroken: (name) => name === '' },
  {
    rule: 'maxLength',
    message: `A filename can have at most ${bytesMax} bytes in UTF-8.`,
    isBroken: (name) => Buffer.byteLength(name) > bytesMax,
  },
  // The replacement character is what a decoder leaves where bytes were not UTF-8.
  {
    rule: 'encoding',
    message: 'A filename must be valid UTF-8.',
    isBroken: (name) => !name.isWellFormed() || name.includes('\uFFFD'),
  },
  {
    rule: 'normalization',
    message: 'A filename must be in Unicode normalization form C.',
    isBroken: (name) => name !== name.normalize('NFC'),
  },
  {
    rule: 'pattern',
    message: 'A filename cannot contain a slash or backslash: it is a key, not a path.',
    isBroken: (name) => /[/\\]/.test(name),
  },
  {
    rule: 'pattern',
    message: 'A filename cannot contain control, line-separator or text-direction characters.',
    isBroken: (name) => /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(name),
  },
  {
    rule: 'pattern',
    message: 'A filename cannot start or end with a space.',
    isBroken: (name) => name !== name.trim(),
  },
  {
    rule: 'pattern',
    message: 'A filename cannot be . or ..',
    isBroken: (name) => name === '.' || name === '..',
  },
]
