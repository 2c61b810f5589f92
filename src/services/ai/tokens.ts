/**
 * Estimates how many tokens a text has, by the kinds of its characters, in linear time. Measured against o200k: English
 * prose, TypeScript and JSON have about 4 characters for a token, Chinese 1.7.
 */
export function estimateTokens(text: string): number {
  let tokens = 0
  let run = 0
  let kindOfRun = 0
  for (let index = 0; index < text.length; index++) {
    const kind = kindOf(text.charCodeAt(index))
    if (kind === kindOfRun) run++
    else {
      tokens += tokensOfRun(kindOfRun, run)
      kindOfRun = kind
      run = 1
    }
  }
  return Math.ceil(tokens + tokensOfRun(kindOfRun, run))
}

const letter = 1
const digit = 2
const space = 3
const ideograph = 4
const otherLetter = 5
const sign = 6

function kindOf(code: number): number {
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) return letter
  if (code >= 48 && code <= 57) return digit
  if (code === 32 || (code >= 9 && code <= 13)) return space
  if (code < 128) return sign
  return code >= 0x2e80 && code <= 0xd7ff ? ideograph : otherLetter
}

/** A word takes the space before it along; long words and numbers are cut. */
function tokensOfRun(kind: number, length: number): number {
  switch (kind) {
    case letter:
      return length <= 7 ? 1 : length / 5
    case digit:
      return Math.ceil(length / 3)
    case space:
      return length === 1 ? 0 : 1 + length / 32
    case ideograph:
      return length / 1.6
    case otherLetter:
      return length / 2.5
    case sign:
      return Math.ceil(length / 2)
    default:
      return 0
  }
}
