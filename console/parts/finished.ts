import type { Schemas } from 'gantry/client'
import { live } from '../live.ts'

/** Follows a job to its end, over the one connection. Rejects with the words of the service if it did not succeed. */
export async function finished({ id }: Pick<Schemas.Job, 'id'>): Promise<Schemas.Job> {
  let last: Schemas.Job | undefined
  for await (const frame of live.job({ jobId: id })) if (frame.event === 'job') last = frame.data
  if (last === undefined) throw new Error('The job has ended without a word.')
  if (last.state !== 'succeeded') throw new Error(last.error?.message ?? last.problem ?? `The job was ${last.state}.`)
  return last
}
