/** One line of IRC, taken apart. */
export interface IrcLine {
  readonly tags: ReadonlyMap<string, string>
  /** The nickname or the server that it comes from. */
  readonly source: string
  readonly command: string
  readonly parameters: readonly string[]
}

const form = /^(?:@(\S+) +)?(?::(\S+) +)?(\S+)((?: +[^: ]\S*)*)(?: +:(.*))?$/

/** https://modern.ircdocs.horse/#message-format */
export function parseLine(text: string): IrcLine | undefined {
  const [, tags = '', source = '', command, middle = '', trailing] = form.exec(text) ?? []
  if (command === undefined) return undefined
  const parameters = middle.split(' ').filter((part) => part !== '')
  return {
    tags: new Map(tags.split(';').map((tag) => [tag.split('=', 1)[0] ?? '', tag.slice(tag.indexOf('=') + 1)])),
    source: source.split('!', 1)[0] ?? '',
    command: command.toUpperCase(),
    parameters: trailing === undefined ? parameters : [...parameters, trailing],
  }
}

/** Cuts a stream of bytes into lines. */
export class LineReader {
  #rest = Buffer.alloc(0)

  /** The lines that are complete; a line that is too long is cut. */
  read(bytes: Uint8Array): string[] {
    const all = Buffer.concat([this.#rest, bytes])
    const end = all.lastIndexOf(10) + 1
    this.#rest = all.subarray(end).subarray(-lineBytesMax)
    return all
      .subarray(0, end)
      .toString()
      .split('\n')
      .map((line) => line.replace(/\r$/, ''))
      .filter((line) => line !== '')
  }
}

const lineBytesMax = 16_384

/**
 * The text as lines that fit into one message each, cut at words, without characters that mean something to IRC but
 * those of emphasis. Emphasis ends with a line and begins again in the next one.
 */
export function linesOf(text: string, bytesMax: number): string[] {
  return text
    .split('\n')
    .map((line) => line.replaceAll(commands, '').trimEnd())
    .filter((line) => line.replaceAll(controls, '') !== '')
    .flatMap((line) => cutLine(line, Math.max(bytesMax, bytesMin)))
}

/** A character and every mark of emphasis fit: a server that has names of any length cuts what it cannot send. */
const bytesMin = 8

function cutLine(line: string, bytesMax: number): string[] {
  const parts: string[] = []
  let rest = line
  while (Buffer.byteLength(rest) > bytesMax) {
    const length = fittingLength(rest, bytesMax)
    const blank = rest.lastIndexOf(' ', length)
    const end = blank > length / 2 ? blank : length
    const part = rest.slice(0, end)
    parts.push(part.trimEnd())
    const open = emphasis.filter((mark) => (part.split(mark).length - 1) % 2 === 1)
    rest = open.join('') + rest.slice(end).trimStart()
  }
  return [...parts, rest]
}

/** How much of a line fits: whole characters. */
function fittingLength(line: string, bytesMax: number): number {
  let length = 0
  let bytes = 0
  for (const character of line) {
    bytes += Buffer.byteLength(character)
    if (bytes > bytesMax) break
    length += character.length
  }
  return length
}

/** What a client shows: without colours and emphasis. Undefined for what is no message of a person. */
export function ircText(text: string): string | undefined {
  const [, action] = /^\u0001ACTION (.*?)\u0001?$/.exec(text) ?? []
  if (action === undefined && text.startsWith('\u0001')) return undefined
  return (action ?? text).replaceAll(/\u0003(?:\d{1,2}(?:,\d{1,2})?)?/g, '').replaceAll(controls, '')
}

const controls = /[\u0000-\u001f\u007f]/g
/** Bold, italic, struck through. */
const emphasis = ['\u0002', '\u001d', '\u001e']
const commands = /[\u0000\u0001\u0003-\u001c\u001f\u007f]/g
