/** A build has here what is printed for words that need no service, a file for the first word of a command. */
const folder = new URL('./cli/texts/', import.meta.url)
/** Where a terminal is as wide, the texts are printed as they are. */
const widthOfTexts = 120

/**
 * Prints the help, or a completion, as the build has kept it, and gives whether it did: no other module is loaded for
 * it. What is not kept, or does not fit, is left to the command line.
 */
export function printEarly(words: readonly string[]): boolean {
  const isBefore = words[0] === 'help' && words.length > 1
  const isBehind = words.length > 1 && ['--help', '-h'].includes(words.at(-1) ?? '')
  if (words[0] !== 'help' && words[0] !== 'completion' && !isBehind) return false
  const named = words.slice(isBefore ? 1 : 0, isBehind ? -1 : undefined)
  if (!named.every((word) => /^[a-z][a-z-]*$/.test(word))) return false
  const text = keptText(named, isBehind)
  return text !== undefined && isWideEnough() && print(Buffer.from(`${text}\n`))
}

// An `import` of a module of Node.js reads each of its exports, of which some load others.
const { fstatSync, readFileSync, writeSync } = process.getBuiltinModule('node:fs')

function keptText(named: readonly string[], isBehind: boolean): string | undefined {
  const name = named.join(' ')
  try {
    const text = readFileSync(new URL(`${named[0]}.json`, folder), 'utf8')
    const texts: Readonly<Record<string, string>> = JSON.parse(text)
    const key = [...(isBehind ? [`${name} --help`] : []), name].find((each) => Object.hasOwn(texts, each))
    return key === undefined ? undefined : texts[key]
  } catch {
    // The sources have none.
    return undefined
  }
}

/** Only for a terminal the streams are made, which cost more than all of the rest. */
function isWideEnough(): boolean {
  return !fstatSync(1).isCharacterDevice() || (process.stdout.columns || widthOfTexts) >= widthOfTexts
}

function print(bytes: Buffer): boolean {
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at)
    return true
  } catch {
    // The command line says why, or prints it by a stream that waits.
    return false
  }
}
