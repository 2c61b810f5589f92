import type { Caller, Grant } from '../../call.ts'
import type { JobDocument } from '../../collections/jobs.ts'
import { defined } from '../../platform/work/defined.ts'
import { isNarrow } from '../identity.ts'
import { grantOf } from './job.ts'

/** By whose rights something is done. */
export interface Acting {
  /** For how long it may be done. */
  readonly grant: Grant
  /** Whether who has it done may do less than a person: in a chat that is less than the grant of the turn allows. */
  readonly isByNarrow?: boolean
}

export function actingFor(caller: Caller): Acting {
  return { grant: caller.grant, ...(isNarrow(caller) && { isByNarrow: true }) }
}

/** The same for a job that is done again: the arguments of its program stay those of who has given them. */
export function actingAgain({ input, isByNarrow }: Pick<JobDocument, 'input' | 'isByNarrow'>, caller: Caller): Acting {
  const hasArguments = (input.script ?? input.skillScript) !== undefined
  return { ...actingFor(caller), ...(hasArguments && defined({ isByNarrow })) }
}

/** The same for what a job or a schedule does. */
export function actingOf(job: Pick<JobDocument, 'grant' | 'createdBy' | 'isByNarrow'>): Acting {
  return { grant: grantOf(job), ...defined({ isByNarrow: job.isByNarrow }) }
}
