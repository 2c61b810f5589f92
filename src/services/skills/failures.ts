import { fail } from '../../errors.ts'
import { FileTooLarge } from '../../platform/files/inside-folder.ts'
import { codeOf } from '../../platform/work/system-error.ts'
import { FolderBlocked } from './folders.ts'
import { isBreach } from './rules.ts'
import type { RuleFinding } from './rules.ts'

/** Turns errors of the file system into refusals. */
export async function withSkillFailures<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof FolderBlocked)
      fail('path_forbidden', {
        message: 'A folder on the path is a symbolic link or no folder. Replace it with a folder.',
        cause,
      })
    // Git or another program removed what was to be written.
    if (['ENOENT', 'ENOTDIR', 'ENOTEMPTY'].includes(codeOf(cause) ?? '')) fail('skill_changed', { cause })
    if (['EACCES', 'EPERM', 'EROFS'].includes(codeOf(cause) ?? ''))
      fail('path_forbidden', {
        message: 'The service is not permitted to write the files of this skill. Change the permissions of its folder.',
        cause,
      })
    if (cause instanceof FileTooLarge)
      fail('payload_too_large', { message: `The file has ${cause.size} bytes, which is more than the limit.`, cause })
    throw cause
  }
}

/** Refuses what breaks the specification, unless it did so before. */
export function refuseBreaches(findings: readonly RuleFinding[], before: readonly RuleFinding[] = []): void {
  const breaches = findings.filter((one) => isBreach(one) && !before.some(({ rule }) => rule === one.rule))
  if (breaches.length === 0) return
  fail('skill_invalid', {
    message: breaches[0]?.message ?? 'The skill is not valid.',
    details: breaches.map(({ rule, message }) => ({ path: 'body', rule, message })),
  })
}

export function refuseSkill(rule: string, message: string): never {
  return fail('skill_invalid', { message, details: [{ path: 'body', rule, message }] })
}
