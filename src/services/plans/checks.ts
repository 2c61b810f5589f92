import type { Schemas } from '../../generated/types.ts'
import type { OutputCheck } from './expectation.ts'
import { matchPatterns } from './patterns.ts'
import { cut } from './text.ts'

type OutcomeCheck = Schemas['OutcomeCheck']

/** What a command gave that came to its end by itself. */
export interface Ended {
  /** As a shell reports it: 128 plus the number of the signal for a command that was ended by one. */
  readonly exitCode: number
  readonly signal?: string
  readonly output: Written
  readonly error: Written
}

/** What a command wrote to one of its streams, as far as it is kept. */
export interface Written {
  /** The newest of it. */
  readonly text: string
  /** Whether that is all of it. */
  readonly isWhole: boolean
}

/**
 * Compares the result of a command with all checks, in their order. `mask` hides secrets in what is shown of the
 * output, before a cut could leave the half of one.
 */
export async function checkOutcome(
  given: readonly OutputCheck[],
  ended: Ended,
  mask: (text: string) => string,
): Promise<OutcomeCheck[]> {
  const checks = given.some(({ kind }) => kind === 'exitCode') ? given : [success, ...given]
  const patterns = checks.filter((check) => check.kind === 'matches')
  const matched = await matchPatterns({
    patterns: patterns.map(({ pattern, flags, stream }) => ({ pattern, flags, stream })),
    output: ended.output.text,
    error: ended.error.text,
  })
  return checks.map((check) => {
    const verdict =
      check.kind === 'matches'
        ? verdictOnMatch(matched[patterns.indexOf(check)], () => newest(masked(ended[check.stream], mask)))
        : verdictOn(check, ended, mask)
    return {
      check: cut(check.line, checkLengthMax),
      passed: verdict.passed,
      ...(!verdict.passed && { found: cut(verdict.found, foundLengthMax) }),
    }
  })
}

/** Why the outcome differs from what was expected, by the first check that failed; undefined if all passed. */
export function reasonOf(checks: readonly OutcomeCheck[]): string | undefined {
  const [first, ...others] = checks.filter(({ passed }) => !passed)
  if (first === undefined) return undefined
  const found = first.found ? ` Found: ${cut(first.found, reasonPartMax)}` : ' Found nothing.'
  return `This check failed: ${cut(first.check, reasonPartMax)}.${found}${others.length > 0 ? ` (And ${others.length} more.)` : ''}`
}

const success: OutputCheck = { kind: 'exitCode', line: 'exit code: 0', isNot: false, codes: [0] }
const checkLengthMax = 4096
const foundLengthMax = 1024
const reasonPartMax = 512
/** How much of a long text is shown as what was found instead. */
const excerptLength = 256

type Verdict = { readonly passed: true } | { readonly passed: false; readonly found: string }

function verdictOn(
  check: Exclude<OutputCheck, { kind: 'matches' }>,
  ended: Ended,
  mask: (text: string) => string,
): Verdict {
  switch (check.kind) {
    case 'exitCode':
      return verdictOf(
        check.codes.includes(ended.exitCode) !== check.isNot,
        () => `${ended.exitCode}${ended.signal === undefined ? '' : ` (${ended.signal})`}`,
      )
    case 'contains':
      return verdictOf(ended[check.stream].text.includes(check.text), () => newest(masked(ended[check.stream], mask)))
    case 'lacks':
      return verdictOf(!ended[check.stream].text.includes(check.text), () =>
        mask(lineWith(check.text, ended[check.stream].text)),
      )
    case 'is':
      return verdictOf(ended[check.stream].isWhole && ended[check.stream].text.trim() === check.text.trim(), () =>
        beginning(masked(ended[check.stream], mask)),
      )
    default:
      return check satisfies never
  }
}

function verdictOf(passed: boolean, found: () => string): Verdict {
  return passed ? { passed } : { passed, found: found() }
}

function verdictOnMatch(match: boolean | string | undefined, found: () => string): Verdict {
  return typeof match === 'string' ? { passed: false, found: match } : verdictOf(match === true, found)
}

function masked({ text, isWhole }: Written, mask: (text: string) => string): Written {
  return { text: mask(text), isWhole }
}

function newest({ text, isWhole }: Written): string {
  const whole = text.trim()
  return isWhole && whole.length <= excerptLength ? whole : `…${whole.slice(-excerptLength)}`
}

function beginning({ text, isWhole }: Written): string {
  return isWhole
    ? cut(text.trim(), excerptLength)
    : `More output than is retained for comparison, ending with: ${newest({ text, isWhole })}`
}

/** The line in which a text begins. */
function lineWith(wanted: string, text: string): string {
  const at = text.indexOf(wanted)
  const start = text.lastIndexOf('\n', at - 1) + 1
  const end = text.indexOf('\n', at + wanted.length)
  return text.slice(at - start > excerptLength ? at : start, end < 0 ? undefined : end)
}
