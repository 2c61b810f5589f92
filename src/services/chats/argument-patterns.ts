import { fitsPattern } from '../../platform/text/star-pattern.ts'
import { isRecord } from '../../platform/text/is-record.ts'

type Input = Readonly<Record<string, unknown>>
/** By the name of an argument: a text in which `*` stands for any characters. */
export type ArgumentPatterns = Readonly<Record<string, string>>

/** By these one command becomes another, or more than one. */
const commandSigns = /[\n\r;&|<>`$()]/g
const climbing = /(?:^|[\\/])\.\.(?:[\\/]|$)/

/**
 * Whether the arguments of a call fit. What is to be allowed must not become more by what a star stands for: it matches
 * no sign by which a shell starts another command, and no `..` in a path. What is refused is refused with them.
 */
export function fitsArguments(patterns: ArgumentPatterns, input: Input, isForAllowing: boolean): boolean {
  return Object.entries(patterns).every(([name, pattern]) => {
    const text = textOfArgument(input[name])
    // Any value may be none as well.
    if (text === undefined) return pattern === '*' && input[name] === undefined
    return isForAllowing ? fitsSafely(pattern, text) : fitsPattern(pattern, text)
  })
}

function fitsSafely(pattern: string, text: string): boolean {
  if (!fitsPattern(pattern, text)) return false
  // The person who wrote only a star meant any value.
  if (pattern === '*' || pattern === text) return true
  const signsIn = (each: string) => each.match(commandSigns)?.length ?? 0
  return signsIn(text) <= signsIn(pattern) && (!climbing.test(text) || climbing.test(pattern))
}

/** A command may be given as a list of words. */
function textOfArgument(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(' ')
  return Array.isArray(value) || isRecord(value) ? JSON.stringify(value) : undefined
}

const argumentsMax = 50
const patternLengthMax = 4_096
const wordLengthMax = 40
const wordsKept = 3

/**
 * What may be proposed for calls like this one; nothing for one that is too large. Of a command the first words stay,
 * of a path its folder, and short words such as ids and names as they are.
 */
export function proposedArguments(input: Input): ArgumentPatterns | undefined {
  const entries = Object.entries(input).flatMap(([name, value]): [string, string][] => {
    const text = textOfArgument(value)
    return text === undefined ? [] : [[name, patternFor(name, text)]]
  })
  const isBounded = entries.length <= argumentsMax && entries.every(([, pattern]) => pattern.length <= patternLengthMax)
  return entries.length > 0 && isBounded ? Object.fromEntries(entries) : undefined
}

function patternFor(name: string, text: string): string {
  const words = text.split(/\s+/)
  if (/^(?:command|cmd|argv?|args)$/i.test(name))
    return words.length === 1 ? text : `${words.slice(0, Math.min(wordsKept, words.length - 1)).join(' ')} *`
  if (/\s/.test(text) || text.length > patternLengthMax) return '*'
  const folder = text.lastIndexOf('/')
  if (folder > 0 && !text.includes('://')) return `${text.slice(0, folder)}/*`
  return text.length > wordLengthMax ? '*' : text
}
