import type { ErrorCode, FailureOptions } from '../../../errors.ts'
import type { PushOutcome } from '../outcomes.ts'
import type { Setting } from '../../../platform/repository/settings.ts'

export type Refusal = Exclude<PushOutcome, { kind: 'pushed' | 'upToDate' }>

/** The code of a refused push by its outcome. */
export const codes: Readonly<Record<Refusal['kind'], ErrorCode>> = {
  unknownRemote: 'git_remote_not_found',
  unknownBranch: 'git_ref_not_found',
  nonFastForward: 'git_non_fast_forward',
  moved: 'git_non_fast_forward',
  rejected: 'git_remote_rejected',
  denied: 'git_auth_failed',
  unreachable: 'git_remote_unreachable',
  unsupported: 'git_unsupported',
  silent: 'upstream_timeout',
  abandoned: 'upstream_timeout',
  forbiddenAddress: 'validation_failed',
}

/** What is said about a refused push. */
export function explainPush(
  outcome: Refusal,
  { remote, branch, force }: { readonly remote: string; readonly branch: string; readonly force: boolean },
): FailureOptions {
  switch (outcome.kind) {
    case 'unknownRemote':
      return { message: `The repository has no remote named ${remote}.` }
    case 'unknownBranch':
      if (isTag(branch)) return { message: `The repository has no tag named ${branch.slice(tagStart.length)}.` }
      return { message: `The repository has no branch named ${branch}, or the branch has no commit yet.` }
    case 'nonFastForward':
      if (isTag(branch))
        return {
          message: `The remote has another tag ${branch.slice(tagStart.length)}. Tags of a remote are not replaced.`,
        }
      return {
        message: `The remote branch ${branch}${at(outcome.remoteOid)} has commits that the local branch lacks. Fetch and merge first, or push with force to replace them.`,
      }
    case 'moved':
      return {
        message: `The remote branch ${branch} is not at the expected commit: ${whereabouts(outcome.remoteOid)}. Fetch and review the new commits${force ? ', then push with force again to replace them' : ''}.`,
      }
    case 'rejected':
      return {
        message: `The git remote refused the push: ${outcome.reason}.${outcome.words === '' ? '' : ` Its message: ${outcome.words}`}`,
      }
    case 'denied':
      return {
        message: `The git remote refused the credentials.${inBrackets(outcome.words)}`,
        ...(outcome.hint !== undefined && { hint: outcome.hint }),
      }
    case 'unreachable':
      return { message: `${outcome.message}${inBrackets(outcome.words)}` }
    case 'unsupported':
      return { message: outcome.message }
    case 'silent':
      return { message: 'The git remote did not respond in time. The push may have succeeded; push again to find out.' }
    case 'abandoned':
      return {}
    case 'forbiddenAddress':
      return {
        message: outcome.message,
        details: [{ path: 'body/remote', rule: 'git_address', message: outcome.message }],
      }
    default:
      return outcome satisfies never
  }
}

const tagStart = 'refs/tags/'

function isTag(ref: string): boolean {
  return ref.startsWith(tagStart)
}

function at(oid: string | undefined): string {
  return oid === undefined ? '' : ` is at ${oid} and`
}

function whereabouts(oid: string | undefined): string {
  if (oid === undefined) return 'it has moved'
  return /^0+$/.test(oid) ? 'it is gone' : `it is at ${oid}`
}

export function inBrackets(words: string): string {
  return words === '' ? '' : ` (${words})`
}

/** Whether a remote was asked at all, so that its answer is worth an event. */
export function wasAsked(
  outcome: PushOutcome,
): outcome is Exclude<
  Refusal,
  { kind: 'unknownRemote' | 'unknownBranch' | 'unsupported' | 'forbiddenAddress' | 'abandoned' }
> {
  return ['nonFastForward', 'moved', 'rejected', 'denied', 'unreachable', 'silent'].includes(outcome.kind)
}

/**
 * Settings of the repository by which its owner may have meant to reach the remote. They name commands, or weaken the
 * connection.
 */
const unusedSettings = new Set([
  'credential.helper',
  'core.sshcommand',
  'core.askpass',
  'core.gitproxy',
  'http.proxy',
  'remote.proxy',
  'http.sslverify',
  'http.sslcainfo',
  'http.sslcert',
  'http.sslkey',
  'http.cookiefile',
])

export function hintOfUnused(settings: readonly Setting[]): FailureOptions {
  const names = new Set(
    settings.map(({ section, name }) => `${section}.${name}`).filter((name) => unusedSettings.has(name)),
  )
  if (names.size === 0) return {}
  return {
    hint: `A push by the service ignores these settings of the repository: ${[...names].join(', ')}. Move them to the file that GANTRY_GIT_CONFIG names.`,
  }
}
