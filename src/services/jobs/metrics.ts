import type { Store } from '../../collections.ts'
import { counter, gauge } from '../../platform/work/metrics.ts'
import type { Metric } from '../../platform/work/metrics.ts'
import type { Lane } from '../../collections/jobs.ts'

const lanes: readonly Lane[] = ['work', 'turns', 'agents']
/** A longer queue is read no further: every process reads it at each scrape. */
const countedMax = 1_000

interface MeasuredJobs {
  running(lane: Lane): number
  leasesLost(): number
}

/** What runs here, and the queue of all processes. */
export async function jobMetrics(
  jobs: MeasuredJobs,
  { store, now }: { readonly store: Pick<Store, 'read'>; readonly now: () => string },
): Promise<Metric[]> {
  const queue = await store.read.jobQueue.list({ orderBy: 'runAt', limit: countedMax })
  const at = now()
  const due = queue.filter(({ doc }) => doc.runAt <= at)
  const oldest = due[0]?.doc.runAt ?? at
  return [
    {
      name: 'gantry_job_leases',
      help: 'Leases of jobs of this process, by lane.',
      type: 'gauge',
      samples: lanes.map((lane) => ({ labels: { lane }, value: jobs.running(lane) })),
    },
    counter('gantry_job_leases_lost_total', 'Jobs that this process ran and lost to another one.', jobs.leasesLost()),
    gauge('gantry_jobs_queued', 'Jobs of all processes that are due and wait for a place, 1000 at most.', due.length),
    gauge(
      'gantry_jobs_oldest_queued_seconds',
      'For how long the first job of the queue is due; 0 when none is.',
      Math.max(0, Date.parse(at) - Date.parse(oldest)) / 1_000,
    ),
  ]
}
