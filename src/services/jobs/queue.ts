import type { Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import type { JobDocument } from '../../collections/jobs.ts'
import type { Job, JobKind, JobOrder, JobWork } from './work.ts'
import { queueing, toJob } from './job.ts'
import { defined } from '../../platform/work/defined.ts'

export interface QueueOptions extends Pick<Foundation, 'actors' | 'now' | 'newId'> {
  readonly workOf: (kind: JobKind) => JobWork | undefined
}

/** Stages a queued job, after its kind has agreed to it. */
export async function enqueueJob(
  { actors, now, newId, workOf }: QueueOptions,
  { kind, lane, grant, input = {}, runsOn: ordered, ...about }: JobOrder,
): Promise<Staged<{ job: Job }>> {
  const work = workOf(kind) ?? fail('not_ready', { message: `This service cannot run jobs of the kind ${kind}.` })
  const at = now()
  const doc: JobDocument = {
    id: newId('job'),
    kind,
    status: 'queued',
    input,
    createdBy: grant.userId,
    grant,
    attempts: 0,
    logBytes: 0,
    createdAt: at,
    runAt: at,
    ...defined({ lane, ...about }),
  }
  const runsOn = ordered ?? (await work.runsOn?.(doc)) ?? []
  if (runsOn.length > 0) doc.runsOn = [...runsOn]
  const prepared = (await work.prepare?.(doc)) ?? []
  return { job: toJob(doc, actors), changes: [{ insert: 'jobs', doc }, ...queueing(doc, at), ...prepared] }
}
