import { useSignal } from '@preact/signals'
import type { Schemas } from 'gantry/client'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { gantry, isSignedOut, leave, sentenceOf } from '../gantry.ts'
import { onKeys } from '../keys.ts'
import { generation, onEvent } from '../live.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon } from '../parts/icons.tsx'
import { Problem, Skeleton } from '../parts/states.tsx'
import { Ago } from '../parts/time.tsx'
import { attempt } from '../parts/toasts.tsx'
import { WhoActed } from '../parts/who.tsx'
import { go, hrefOf } from '../router.ts'
import { can } from '../session.ts'
import { readTitles, titleOf } from '../tasks/titles.ts'
import { LogView } from './log-view.tsx'
import { JobStateChip, kindName, ranFor } from './words.tsx'

/** One job: what it is, how it ended, and its log. */
export function JobView({ id }: { readonly id: string }): JSX.Element {
  const found = useSignal<Schemas.Job | undefined>(undefined)
  const [problem, setProblem] = useState<string>()
  const read = async () => {
    try {
      const { job } = await gantry.jobs.get({ jobId: id })
      found.value = job
      setProblem(undefined)
      void readTitles([job])
    } catch (error) {
      if (isSignedOut(error)) leave()
      setProblem(sentenceOf(error))
    }
  }
  const generationNow = generation.value
  useEffect(() => void read(), [id, generationNow])
  useEffect(
    () =>
      onEvent((event) => {
        if (event.kind.startsWith('job.') && 'jobId' in event.data && event.data.jobId === id) void read()
      }),
    [id],
  )
  useEffect(
    () =>
      onKeys((key) => {
        if (key === 'u') go('/jobs')
        return key === 'u'
      }),
    [],
  )
  const job = found.value
  return (
    <div class="screen narrow job">
      <header class="bar">
        <a class="crumb" data-go href={hrefOf('/jobs')}>
          Jobs
        </a>
        <Icon name="chevron" size={12} />
        <h1 class="crumb-here">{job === undefined ? id : kindName(job.kind)}</h1>
        <div class="bar-end">
          {job !== undefined && <JobActions job={job} />}
          <CopyAs group="jobs" command="jobs log" args={() => ({ jobId: id })} />
        </div>
      </header>
      {problem !== undefined && <Problem text={problem} again={() => void read()} />}
      {job === undefined && problem === undefined && <Skeleton lines={8} />}
      {job !== undefined && (
        <>
          <JobFacts job={job} />
          <LogView key={id} jobId={id} hasFailed={job.state === 'failed' || job.state === 'interrupted'} />
        </>
      )}
    </div>
  )
}

function JobActions({ job: { id, state, isCancelling } }: { readonly job: Schemas.Job }): JSX.Element | null {
  if (!can('jobs:write')) return null
  const isOver = state !== 'queued' && state !== 'running'
  const retry = () =>
    attempt(async () => {
      const { job } = await gantry.jobs.retry({ jobId: id })
      go(`/jobs/${job.id}`)
    })
  return isOver ? (
    <button type="button" class="button" onClick={() => void retry()}>
      <Icon name="play" size={12} /> Retry
    </button>
  ) : (
    <button
      type="button"
      class="button danger"
      disabled={isCancelling === true}
      onClick={() => void attempt(async () => gantry.jobs.cancel({ jobId: id }))}
    >
      <Icon name="stop" size={12} /> {isCancelling === true ? 'Cancelling' : 'Cancel'}
    </button>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ComponentChildren }): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function JobFacts({ job }: { readonly job: Schemas.Job }): JSX.Element {
  const { state, taskId, createdBy, createdAt, error, progress, problem, retryOf, scheduleId, attempts } = job
  const took = ranFor(job)
  return (
    <>
      <dl class="job-facts">
        <Fact name="State">
          <JobStateChip state={state} />
        </Fact>
        {taskId !== undefined && (
          <Fact name="Task">
            <a class="link" data-go href={hrefOf(`/tasks/${taskId}`)}>
              {titleOf(taskId)}
            </a>
          </Fact>
        )}
        <Fact name="Started by">
          <WhoActed actor={createdBy} />
        </Fact>
        <Fact name="Queued">
          <Ago at={createdAt} />
        </Fact>
        {took !== undefined && <Fact name="Took">{took}</Fact>}
        {attempts > 1 && <Fact name="Attempts">{attempts}</Fact>}
        {retryOf !== undefined && (
          <Fact name="Retry of">
            <a class="link" data-go href={hrefOf(`/jobs/${retryOf}`)}>
              the job before
            </a>
          </Fact>
        )}
        {scheduleId !== undefined && (
          <Fact name="Queued by">
            <a class="link" data-go href={hrefOf('/jobs?view=schedules')}>
              a schedule
            </a>
          </Fact>
        )}
      </dl>
      {state === 'running' && progress?.message !== undefined && <p class="job-note quiet">{progress.message}</p>}
      {problem !== undefined && <p class="job-note quiet">{problem}</p>}
      {error !== undefined && (
        <p class="job-note job-error" role="alert">
          <Icon name="warning" /> {error.message}
        </p>
      )}
    </>
  )
}
