import '../late.ts'
import { useSignal } from '@preact/signals'
import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { gantry, isSignedOut, leave, sentenceOf } from '../gantry.ts'
import { onKeys } from '../keys.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { moveFocus } from '../parts/move-focus.ts'
import { adoptStyles } from '../parts/sheet.ts'
import { useReading } from '../parts/reading.ts'
import { Empty, Problem, ShowMore, Skeleton } from '../parts/states.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { Ago } from '../parts/time.tsx'
import { WhoActed } from '../parts/who.tsx'
import { go, hrefOf, place } from '../router.ts'
import { readTitles, titleOf } from '../tasks/titles.ts'
import { JobView } from './job.tsx'
import { Schedules } from './schedules.tsx'
import styles from './style.sheet.css'
import { jobStates, JobStateChip, kindName, ranFor } from './words.tsx'

adoptStyles(styles)

/** All jobs, the schedules, or one job. */
export function JobsScreen({ id }: { readonly id: string }): JSX.Element {
  if (id !== '') return <JobView key={id} id={id} />
  return place.value.query.get('view') === 'schedules' ? <Schedules tabs={<JobTabs />} /> : <JobList />
}

/** Jobs and their schedules. */
function JobTabs(): JSX.Element {
  const isOfSchedules = place.value.query.get('view') === 'schedules'
  return (
    <Tabs
      label="Jobs and schedules"
      tabs={[
        { name: 'Jobs', path: '/jobs', isCurrent: !isOfSchedules },
        { name: 'Schedules', path: '/jobs?view=schedules', isCurrent: isOfSchedules },
      ]}
    />
  )
}

const pageSize = 50

interface JobFilters {
  readonly state?: Schemas.JobState[]
  readonly kind?: Schemas.JobKind[]
}

const kinds: readonly Schemas.JobKind[] = [
  'execute_plan',
  'execute_plan_step',
  'run_script',
  'run_skill_script',
  'chat_turn',
  'send_email',
  'fetch_remote',
  'pull_changes',
  'clone_repository',
  'merge_workspace',
  'update_submodules',
  'import_skills',
  'refresh_skill',
  'import_knowledge',
  'reindex_knowledge',
  'evaluate_knowledge',
  'sweep_resources',
  'rekey_secrets',
]

function filtersOf(query: URLSearchParams): JobFilters {
  const state = jobStates.find((each) => each === query.get('state'))
  const kind = kinds.find((each) => each === query.get('kind'))
  return { ...(state && { state: [state] }), ...(kind && { kind: [kind] }) }
}

interface JobPage {
  readonly jobs: readonly Schemas.Job[]
  readonly next?: string | undefined
}

function useJobs(filters: JobFilters) {
  const page = useSignal<JobPage | undefined>(undefined)
  const [problem, setProblem] = useState<string>()
  const key = JSON.stringify(filters)
  const wanted = useRef(key)
  wanted.current = key
  const read = async (cursor?: string) => {
    try {
      const found = await gantry.jobs.list({ ...filters, limit: pageSize, ...(cursor !== undefined && { cursor }) })
      if (wanted.current !== key) return
      const before = cursor === undefined ? [] : (page.value?.jobs ?? [])
      page.value = { jobs: [...before, ...found.jobs], next: found.nextCursor }
      setProblem(undefined)
      void readTitles(found.jobs)
    } catch (error) {
      if (isSignedOut(error)) leave()
      setProblem(sentenceOf(error))
    }
  }
  useReading(read, (kind) => kind.startsWith('job.'), key)
  return { page: page.value, problem, read }
}

function JobList(): JSX.Element {
  const filters = filtersOf(place.value.query)
  const { page, problem, read } = useJobs(filters)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => onKeys((key) => moveFocus(list.current, key)), [])
  const hasFilters = Object.keys(filters).length > 0
  return (
    <div class="screen narrow jobs">
      <header class="bar">
        <h1 class="visually-hidden">Jobs</h1>
        <JobTabs />
        <div class="bar-end">
          <CopyAs group="jobs" command="jobs list" args={() => ({ ...filters })} />
        </div>
      </header>
      <FilterBar />
      {problem !== undefined && <Problem text={problem} again={() => void read()} />}
      {page === undefined && problem === undefined && <Skeleton lines={8} />}
      {page?.jobs.length === 0 &&
        (hasFilters ? (
          <p class="nothing none-found">No job is like that.</p>
        ) : (
          <Empty title="Nothing has run yet" line="gantry plan run TASK">
            Plans, scripts, imports and answers of chats run as jobs. The plan of a task, for example:
          </Empty>
        ))}
      <ul class="rows" ref={list}>
        {page?.jobs.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
      {page?.next !== undefined && <ShowMore read={() => read(page.next)} />}
    </div>
  )
}

function FilterBar(): JSX.Element {
  const { query } = place.value
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    if (value === '') next.delete(name)
    else next.set(name, value)
    go(`/jobs${next.size > 0 ? `?${next}` : ''}`, 'replace')
  }
  return (
    <div class="filters">
      <select
        class="field"
        aria-label="State"
        value={query.get('state') ?? ''}
        onChange={({ currentTarget }) => choose('state', currentTarget.value)}
      >
        <option value="">All states</option>
        {jobStates.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </select>
      <select
        class="field"
        aria-label="Kind"
        value={query.get('kind') ?? ''}
        onChange={({ currentTarget }) => choose('kind', currentTarget.value)}
      >
        <option value="">All kinds</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindName(kind)}
          </option>
        ))}
      </select>
    </div>
  )
}

function JobRow({ job }: { readonly job: Schemas.Job }): JSX.Element {
  const { id, kind, state, taskId, createdBy, createdAt, error, progress } = job
  const more = error?.message ?? (state === 'running' ? progress?.message : undefined)
  return (
    <li class="row job-row">
      <JobStateChip state={state} />
      <span class="job-words">
        <a class="title" data-go href={hrefOf(`/jobs/${id}`)}>
          {kindName(kind)}
        </a>
        <span class="quiet small">
          {[taskId === undefined ? undefined : titleOf(taskId), more].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span class="quiet small wide-only">{ranFor(job)}</span>
      <WhoActed actor={createdBy} withName={false} />
      <span class="when">
        <Ago at={createdAt} />
      </span>
    </li>
  )
}
