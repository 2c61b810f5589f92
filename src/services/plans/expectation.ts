import { nearest } from '../../platform/text/nearest.ts'

/** One thing that can be checked about how a command went. */
export type OutputCheck =
  | { readonly kind: 'exitCode'; readonly line: string; readonly isNot: boolean; readonly codes: readonly number[] }
  | {
      readonly kind: 'contains' | 'lacks' | 'is'
      readonly line: string
      readonly stream: StreamName
      readonly text: string
    }
  | {
      readonly kind: 'matches'
      readonly line: string
      readonly stream: StreamName
      readonly pattern: string
      readonly flags: string
    }

export type StreamName = 'output' | 'error'

/** A line that starts like a check but is not valid. */
export interface ExpectationMistake {
  /** Counted from 1. */
  readonly line: number
  readonly message: string
}

export interface Expectation {
  readonly checks: readonly OutputCheck[]
  readonly mistakes: readonly ExpectationMistake[]
}

/** What is said of an expected outcome that only people can read. */
export const proseAlone =
  'No line of the expected outcome can be checked, so only the exit code is. Write a check, such as: output contains: hello'

/** The syntax of `expectedOutcome`, as the contract describes it; all other lines are prose. */
export function readExpectation(expected: string): Expectation {
  const checks: OutputCheck[] = []
  const mistakes: ExpectationMistake[] = []
  for (const [index, line] of expected.split(/\r\n|\r|\n/).entries()) {
    const read = readLine(line.replace(listMark, '').trim())
    if (read && 'kind' in read) checks.push(read)
    else if (read) mistakes.push({ line: index + 1, message: read.mistake })
    if (countChecks(checks) > checksMax)
      return {
        checks: [],
        mistakes: [
          {
            line: index + 1,
            message: `There are more than ${checksMax} checks, including the check of the exit code, which is always made. Remove some.`,
          },
        ],
      }
  }
  return { checks, mistakes }
}

const checksMax = 1000

/** Without a check for the exit code, one is added when they are made. */
function countChecks(checks: readonly OutputCheck[]): number {
  const isAdded = checks.length >= checksMax && !checks.some(({ kind }) => kind === 'exitCode')
  return checks.length + (isAdded ? 1 : 0)
}

const listMark = /^\s*(?:[-*+]|\d{1,3}[.)])\s+/
const exitCheck = /^exit\s+code\s*:(.*)$/i
const streamCheck = /^(output|error)\s+(contains|lacks|is|matches)\s*:(.*)$/i
// What people write who mean a check: plurals, other names of the streams, marks of Markdown around it.
const beginsLikeCheck = /^[`*_"']*(?:outputs?|errors?|std(?:out|err)|exit[\s_-]*(?:codes?|status(?:es)?))\b[^:]*:/i

type Reading = OutputCheck | { readonly mistake: string } | undefined

function readLine(line: string): Reading {
  const [, codes] = exitCheck.exec(line) ?? []
  if (codes !== undefined) return readExitCode(line, codes.trim())
  const [, stream, verb, rest] = streamCheck.exec(line) ?? []
  if (stream !== undefined && verb !== undefined && rest !== undefined)
    return readStreamCheck(line, nameOf(stream), verb.toLowerCase(), rest.trim())
  return beginsLikeCheck.test(line) ? { mistake: explainUnknown(line) } : undefined
}

function nameOf(stream: string): StreamName {
  return stream.toLowerCase() === 'error' ? 'error' : 'output'
}

function readExitCode(line: string, given: string): Reading {
  const [, not, numbers] = /^(not\s+)?(\d+(?:\s*,\s*\d+)*)$/i.exec(given) ?? []
  const codes = numbers?.split(',').map(Number) ?? []
  if (codes.length === 0 || codes.some((code) => code > 255))
    return {
      mistake: `"${given}" is not an exit code. Give numbers from 0 to 255: "exit code: 0", "exit code: 0, 2" or "exit code: not 0".`,
    }
  return { kind: 'exitCode', line, isNot: not !== undefined, codes }
}

function readStreamCheck(line: string, stream: StreamName, verb: string, rest: string): Reading {
  if (verb === 'matches') return readPattern(line, stream, rest)
  const kind = verb === 'contains' || verb === 'lacks' ? verb : 'is'
  const text = rest.startsWith('"') ? readString(rest) : rest
  if (text === undefined)
    return {
      mistake: `${rest} is not a JSON string. End the text with a double quote, and write \\" for a double quote in it.`,
    }
  if (rest === '')
    return {
      mistake: `"${line}" has no text. Write it after the colon${kind === 'is' ? ', or "" for no output' : ''}.`,
    }
  if (text === '' && kind !== 'is')
    return { mistake: `"${line}" has an empty text, which every output contains. Write some text.` }
  return { kind, line, stream, text }
}

function readString(quoted: string): string | undefined {
  try {
    const text: unknown = JSON.parse(quoted)
    return typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}

function readPattern(line: string, stream: StreamName, rest: string): Reading {
  const [, pattern, flags] = /^\/(.+)\/(\w*)$/.exec(rest) ?? []
  if (pattern === undefined || flags === undefined)
    return { mistake: `"${rest}" is not a pattern. Write it between slashes: /PATTERN/.` }
  if (!/^[imsu]*$/.test(flags)) return { mistake: `"${flags}" are not valid flags. The flags are i, m, s and u.` }
  const problem = problemOf(pattern, flags)
  return problem === undefined
    ? { kind: 'matches', line, stream, pattern, flags }
    : { mistake: `/${pattern}/${flags} is not a valid regular expression: ${problem}.` }
}

function problemOf(pattern: string, flags: string): string | undefined {
  try {
    new RegExp(pattern, flags)
    return undefined
  } catch (error) {
    // `Invalid regular expression: /(/: Unterminated group`: the pattern itself is part of the message anyway.
    return error instanceof Error ? error.message.slice(error.message.lastIndexOf(': ') + 2) : 'it cannot be read'
  }
}

const forms = [
  'exit code',
  ...['output', 'error'].flatMap((stream) => ['contains', 'lacks', 'is', 'matches'].map((verb) => `${stream} ${verb}`)),
]

function explainUnknown(line: string): string {
  const given = line.slice(0, line.indexOf(':')).trim()
  const plain = given
    .replaceAll(/[`*_"']/g, '')
    .replace(/^stdout/i, 'output')
    .replace(/^stderr/i, 'error')
    .replace(/status$/i, 'code')
    .trim()
  const meant = nearest(plain, forms)
  const advice =
    meant === undefined
      ? `A check starts with ${forms
          .slice(0, 5)
          .map((form) => `"${form}:"`)
          .join(', ')}, or the same with error in place of output.`
      : `Did you mean "${meant}:"?`
  return `"${given}:" is not a check. ${advice} If the line is for people, start it with another word.`
}
