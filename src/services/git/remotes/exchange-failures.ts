import type { ErrorCode, FailureOptions } from '../../../errors.ts'
import type { ExchangeFailure } from '../fetching.ts'
import { inBrackets } from './push-failures.ts'

/** The failure of a call or a job by what came of an exchange with a remote. */
export function explainFailure(outcome: ExchangeFailure, remote: string): [ErrorCode, FailureOptions] {
  switch (outcome.kind) {
    case 'unknownRemote':
      return ['git_remote_not_found', { message: `The repository has no remote named ${remote}.` }]
    case 'rejected':
      return ['git_remote_rejected', { message: `The git remote refused: ${outcome.reason}.` }]
    case 'denied':
      return [
        'git_auth_failed',
        {
          message: `The git remote refused the credentials.${inBrackets(outcome.words)}`,
          ...(outcome.hint !== undefined && { hint: outcome.hint }),
        },
      ]
    case 'unreachable':
      return ['git_remote_unreachable', { message: `${outcome.message}${inBrackets(outcome.words)}` }]
    case 'silent':
      return ['upstream_timeout', { message: 'The git remote did not respond in time.' }]
    case 'abandoned':
      return ['upstream_timeout', { message: 'The exchange was cancelled before the git remote had sent everything.' }]
    case 'forbiddenAddress':
      return ['validation_failed', { message: outcome.message }]
    case 'unsupported':
      return ['git_unsupported', { message: outcome.message }]
    default:
      return outcome satisfies never
  }
}
