import { fail } from '../../errors.ts'
import type { ErrorDetail } from '../../errors.ts'
import { faultInBranch } from '../../platform/repository/ref-names.ts'

/**
 * Refuses names that are no revision or no path before git or a library sees them.
 *
 * @param revisions By their places in the request, such as `query/from`. Missing ones are fine.
 * @param paths The same.
 */
export function checkNames(
  revisions: Readonly<Record<string, string | undefined>>,
  paths: Readonly<Record<string, string | undefined>> = {},
): void {
  refuseFaults([...faults('git_ref', revisions, faultInRevision), ...faults('path', paths, faultInRepositoryPath)])
}

/** Refuses names of branches and remotes by the rules that are given for each. */
export function refuseFaults(details: readonly ErrorDetail[]): void {
  if (details.length > 0)
    fail('validation_failed', {
      message: details.map(({ path, message }) => `${path.slice(path.indexOf('/') + 1)}: ${message}`).join(' '),
      details: [...details],
    })
}

/** What is wrong with each of these names. */
export function faults(
  rule: string,
  names: Readonly<Record<string, string | undefined>>,
  faultIn: (name: string) => string | undefined,
): ErrorDetail[] {
  return Object.entries(names).flatMap(([path, name]) => {
    const message = name === undefined ? undefined : faultIn(name)
    return message === undefined ? [] : [{ path, rule, message }]
  })
}

/** `HEAD`, an id, or the name of a ref, and steps from it: `HEAD~2`, `main^2`. Of gitrevisions(7), this much. */
const stepsAtEnd = /(?:[~^]\d{0,4}){1,10}$/

function faultInRevision(revision: string): string | undefined {
  const name = revision.replace(stepsAtEnd, '')
  return name === 'HEAD' ? undefined : faultInBranch(name)
}

/** A path from the top of the repository, as git stores it. */
export function faultInRepositoryPath(path: string): string | undefined {
  if (path.startsWith('/')) return 'Give a path from the top of the repository, without a leading slash.'
  if (/[\u0000-\u001f\u007f]/.test(path)) return 'The path may not contain control characters.'
  const parts = path.replace(/\/$/, '').split('/')
  if (parts.some((part) => part === '' || part === '.' || part === '..'))
    return 'The path may not contain empty parts, . or ...'
  if (parts.some((part) => part.toLowerCase() === '.git')) return 'The path may not lead into .git.'
  return undefined
}
