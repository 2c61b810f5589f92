import type { Terminal } from '@xterm/headless'

/** What sequences may repeat between two renewals: lines that scroll, tab stops, characters. */
const repetitionsMax = 20_000
/** On one character. Emoji that are put together of several have up to seven. */
const marksMax = 8

/**
 * Keeps a program from making its terminal stand still or grow without end: a sequence of 13 bytes may ask for two
 * billion lines, a single cell would take any number of combining marks, and each link is kept while its line is there.
 */
export function guardTerminal(terminal: Terminal): { readonly renew: () => void } {
  let left = repetitionsMax
  for (const final of ['b', 'I', 'L', 'M', 'S', 'T', 'Z'])
    terminal.parser.registerCsiHandler({ final }, ([count]) => {
      const wanted = typeof count === 'number' ? Math.max(1, count) : 1
      if (wanted > left) return true
      left -= wanted
      return false
    })
  // Neither a text nor a snapshot has links.
  terminal.parser.registerOscHandler(8, () => true)
  boundMarks(terminal)
  return {
    renew: () => {
      left = repetitionsMax
    },
  }
}

/** A mark beyond them has a cell of its own. The number of marks is the kind of the character before. */
function boundMarks(terminal: Terminal): void {
  const widths = widthsOf(terminal)
  const charProperties = widths.charProperties.bind(widths)
  widths.charProperties = (codePoint, preceding) => {
    const properties = charProperties(codePoint, preceding)
    if ((properties & isJoined) === 0) return properties
    const marks = (preceding >> kindShift) + 1
    return marks > marksMax ? oneCell : properties | (marks << kindShift)
  }
}

/** Properties of a character in xterm.js: whether it joins the one before, its width, and from bit 3 on its kind. */
const isJoined = 1
const oneCell = 1 << 1
const kindShift = 3

interface Widths {
  charProperties(codePoint: number, preceding: number): number
}

/** xterm.js does not declare this member, and registers no other widths without a table of all of them. */
function widthsOf(terminal: Terminal): Widths {
  const { _core: core } = terminal as unknown as { readonly _core?: { readonly unicodeService?: Widths } }
  if (core?.unicodeService) return core.unicodeService
  throw new Error('This version of xterm.js keeps the widths of characters elsewhere.')
}
