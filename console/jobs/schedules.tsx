import { useSignal } from '@preact/signals'
import type { Schemas } from 'gantry/client'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { gantry, isSignedOut, leave, sentenceOf } from '../gantry.ts'
import { generation, onEvent } from '../live.ts'
import { Confirm } from '../parts/confirm.tsx'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon } from '../parts/icons.tsx'
import { Empty, Problem, Skeleton } from '../parts/states.tsx'
import { attempt, say } from '../parts/toasts.tsx'
import { WhoActed } from '../parts/who.tsx'
import { hrefOf } from '../router.ts'
import { can } from '../session.ts'
import { readTitles, titleOf } from '../tasks/titles.ts'
import { NewSchedule } from './new-schedule.tsx'
import { kindName, LocalTime } from './words.tsx'

/** What runs by itself, and when next. */
export function Schedules({ tabs }: { readonly tabs: ComponentChildren }): JSX.Element {
  const schedules = useSignal<readonly Schemas.Schedule[] | undefined>(undefined)
  const [problem, setProblem] = useState<string>()
  const [isCreating, setCreating] = useState(false)
  const read = async () => {
    try {
      const found = await gantry.schedules.list({ limit: 200 })
      schedules.value = found.schedules
      setProblem(undefined)
      void readTitles(found.schedules)
    } catch (error) {
      if (isSignedOut(error)) leave()
      setProblem(sentenceOf(error))
    }
  }
  const generationNow = generation.value
  useEffect(() => void read(), [generationNow])
  useEffect(() => onEvent(({ kind }) => void (/^(schedule\.|job\.queued)/.test(kind) && read())), [])
  return (
    <div class="screen narrow jobs">
      <header class="bar">
        <h1 class="visually-hidden">Schedules</h1>
        {tabs}
        <div class="bar-end">
          <CopyAs group="jobs" command="schedules list" args={() => ({})} />
          {can('jobs:write') && (
            <button type="button" aria-keyshortcuts="c" class="button primary" onClick={() => setCreating(true)}>
              <Icon name="plus" /> New schedule
            </button>
          )}
        </div>
      </header>
      {problem !== undefined && <Problem text={problem} again={() => void read()} />}
      {schedules.value === undefined && problem === undefined && <Skeleton lines={4} />}
      {schedules.value?.length === 0 && (
        <Empty
          title="Nothing is scheduled"
          line="gantry schedules create --kind execute_plan --task-id TASK --cron '0 3 * * *'"
        >
          A schedule runs the plan of a task, or tidies up, at the times that you give. From a shell:
        </Empty>
      )}
      <ul class="rows">
        {schedules.value?.map((schedule) => (
          <ScheduleRow key={schedule.id} schedule={schedule} changed={read} />
        ))}
      </ul>
      {isCreating && <NewSchedule close={() => setCreating(false)} created={() => void read()} />}
    </div>
  )
}

interface ScheduleRowProps {
  readonly schedule: Schemas.Schedule
  readonly changed: () => Promise<void>
}

function ScheduleRow({ schedule, changed }: ScheduleRowProps): JSX.Element {
  const { id, name, kind, cron, timeZone, taskId, isEnabled, nextRunAt, lastJobId, disabledReason, createdBy } =
    schedule
  const title = name ?? kindName(kind)
  const [isDeleting, setDeleting] = useState(false)
  return (
    <li class="row schedule-row">
      <Switch schedule={schedule} title={title} changed={changed} />
      <span class="job-words">
        <span class="schedule-name">{title}</span>
        <span class="quiet small">
          <code>{cron}</code> {timeZone}
          {taskId !== undefined && ` · ${titleOf(taskId)}`}
        </span>
        {disabledReason !== undefined && <span class="small schedule-problem">{disabledReason}</span>}
      </span>
      <span class="schedule-times small quiet">
        {isEnabled && nextRunAt !== undefined && (
          <span>
            next <LocalTime at={nextRunAt} />
          </span>
        )}
        {lastJobId !== undefined && (
          <a class="link" data-go href={hrefOf(`/jobs/${lastJobId}`)}>
            last job
          </a>
        )}
      </span>
      <WhoActed actor={createdBy} withName={false} />
      {can('jobs:write') && (
        <button type="button" class="icon-button" aria-label={`Delete ${title}`} onClick={() => setDeleting(true)}>
          <Icon name="trash" />
        </button>
      )}
      {isDeleting && (
        <Confirm
          title={`Delete ${title}`}
          action="Delete it"
          run={() => gantry.schedules.delete({ scheduleId: id }).then(changed)}
          close={() => setDeleting(false)}
        >
          It queues no more jobs. Those that it has queued stay.
        </Confirm>
      )}
    </li>
  )
}

function Switch({ schedule: { id, isEnabled }, title, changed }: ScheduleRowProps & { readonly title: string }) {
  const set = () =>
    attempt(async () => {
      await gantry.schedules.update({ scheduleId: id, isEnabled: !isEnabled })
      say(isEnabled ? `${title} is off.` : `${title} is on.`)
      await changed()
    })
  return (
    <button
      type="button"
      role="switch"
      class="toggle"
      aria-checked={isEnabled}
      aria-label={title}
      disabled={!can('jobs:write')}
      onClick={() => void set()}
    />
  )
}
