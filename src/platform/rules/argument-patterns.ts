import { posix } from 'node:path'
import { fitsPattern } from '../text/star-pattern.ts'
import { isRecord } from '../text/is-record.ts'

type Input = Readonly<Record<string, unknown>>
/** By the name of an argument: a text in which `*` stands for any characters. */
export type ArgumentPatterns = Readonly<Record<string, string>>

/** Stands for an argument that is left out and has a value that is not known here; no argument has this text. */
export const unknownValue = '\0'

/** By these one command becomes another, or more than one. */
const commandSigns = /[\n\r;&|<>`$()]/g
/** By these a text of JSON has one more value or field. */
const structureSigns = /["[\]{},]/g
/** `..` as a part of a path, which may be a word of a command or stand in quotes. */
const climbing = /(?<![^\s\\/"'=:,])\.\.(?![^\s\\/"',])/g
/** The arguments that are a command, which may be a list of its words. */
const commandName = /^(?:command|cmd|argv?|args)$/i

/**
 * Whether the arguments of a call fit. What is to be allowed must not become more by what a star stands for: it matches
 * no sign by which a shell starts another command, no `..` in a path, no other item of a list and no other field of an
 * object. What is refused is refused with them, and in each spelling of the same path or command.
 */
export function fitsArguments(patterns: ArgumentPatterns, input: Input, isForAllowing: boolean): boolean {
  return Object.entries(patterns).every(([name, pattern]) => {
    const value = Object.hasOwn(input, name) ? input[name] : undefined
    return isForAllowing ? isAllowed(name, pattern, value) : isRefused(pattern, value)
  })
}

function isAllowed(name: string, pattern: string, value: unknown): boolean {
  // The person who wrote only a star meant any value, and none as well.
  if (pattern === '*') return true
  if (value === unknownValue) return false
  if (isTexts(value) && !commandName.test(name))
    return value.length > 0 && value.every((each) => fitsSafely(pattern, each))
  const text = textOfArgument(value)
  if (text === undefined || !fitsSafely(pattern, text)) return false
  return (
    typeof value !== 'object' || isTexts(value) || countOf(structureSigns, text) <= countOf(structureSigns, pattern)
  )
}

function fitsSafely(pattern: string, text: string): boolean {
  if (!fitsPattern(pattern, text)) return false
  if (pattern === text) return true
  return (
    countOf(commandSigns, text) <= countOf(commandSigns, pattern) &&
    countOf(climbing, pathSpelled(text)) <= countOf(climbing, pathSpelled(pattern))
  )
}

function isRefused(pattern: string, value: unknown): boolean {
  if (value === unknownValue) return true
  const text = textOfArgument(value)
  if (text === undefined) return pattern === '*'
  const texts = isTexts(value) ? [text, ...value] : [text]
  return texts.some((each) => spellingsOf(each).some((spelled) => fitsPattern(pattern, spelled)))
}

/** A text, the path that it may be without its detours, and the command without its spare spaces. */
function spellingsOf(text: string): string[] {
  return [text, posix.normalize(pathSpelled(text)), text.trim().replaceAll(/\s+/g, ' ')]
}

/** A path as a server may decode it. */
function pathSpelled(text: string): string {
  return text.replaceAll(/%2e/gi, '.').replaceAll(/%2f/gi, '/').replaceAll(/%5c/gi, '\\')
}

function countOf(signs: RegExp, text: string): number {
  return text.match(signs)?.length ?? 0
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

/** A command may be given as a list of words. */
function textOfArgument(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (isTexts(value)) return value.join(' ')
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
    return [[name, text === undefined ? '*' : patternFor(name, value, text)]]
  })
  const isBounded = entries.length <= argumentsMax && entries.every(([, pattern]) => pattern.length <= patternLengthMax)
  return entries.length > 0 && isBounded ? Object.fromEntries(entries) : undefined
}

/** Of a program that is itself an argument, as in `sh -c`, another one would be anything. */
const ownProgram = /\s(?:-[a-z]*[ce]|--?(?:eval|exec|print|command))(?:[\s=]|$)/i

function patternFor(name: string, value: unknown, text: string): string {
  if (commandName.test(name) && (typeof value === 'string' || isTexts(value))) return commandPattern(text)
  if (isTexts(value)) return value.length === 1 ? patternFor(name, value[0], value[0] ?? '') : '*'
  if (typeof value === 'object') return text.length > wordLengthMax ? '*' : text
  if (/\s/.test(text) || text.length > patternLengthMax) return '*'
  const folder = text.lastIndexOf('/')
  if (folder > 0 && !text.includes('://')) return `${text.slice(0, folder)}/*`
  return text.length > wordLengthMax ? '*' : text
}

function commandPattern(text: string): string {
  const words = text.split(/\s+/)
  if (words.length === 1 || ownProgram.test(text)) return text
  return `${words.slice(0, Math.min(wordsKept, words.length - 1)).join(' ')} *`
}
