const tokenLengthMax = 64

/**
 * The different words of a text: runs of letters and digits, without case and accents. Of a longer word the first 64
 * characters count. Every driver indexes and searches these and leaves nothing to its own parser, so that all find the
 * same.
 */
export function tokensOf(text: string): string[] {
  if (ascii.test(text))
    return [
      ...new Set(
        text
          .toLowerCase()
          .match(/[a-z0-9]+/g)
          ?.map((word) => word.slice(0, tokenLengthMax)),
      ),
    ]
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu)?.map((word) => word.slice(0, tokenLengthMax).toWellFormed()))]
}

/** Of such a text nothing is to be normalized, and no class of Unicode is to be asked. */
const ascii = /^[\x00-\x7f]*$/
