import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { gantry, sentenceOf } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Problem } from '../parts/states.tsx'
import { canInProject } from '../session.ts'

interface NewScheduleProps {
  readonly close: () => void
  readonly created: () => void
}

const presets: readonly (readonly [cron: string, words: string])[] = [
  ['0 3 * * *', 'each night at 3'],
  ['0 * * * *', 'each hour'],
  ['*/15 * * * *', 'each 15 minutes'],
  ['0 9 * * 1-5', 'on workdays at 9'],
]

/** The plan of a task, or the sweep of files that belong to nothing, at times of the reader's own zone. */
export function NewSchedule({ close, created }: NewScheduleProps): JSX.Element {
  const [tasks, setTasks] = useState<readonly Schemas.TaskSummary[]>([])
  const [name, setName] = useState('')
  const [cron, setCron] = useState('0 3 * * *')
  const [taskId, setTask] = useState('')
  const maySweep = canInProject('resources:write')
  const [problem, setProblem] = useState<string>()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  useEffect(() => {
    gantry.tasks.list({ sort: '-updatedAt', limit: 100, fields: ['title'] }).then(
      (list) => {
        setTasks(list.tasks)
        if (!maySweep) setTask(list.tasks[0]?.id ?? '')
      },
      (error: unknown) => setProblem(sentenceOf(error)),
    )
  }, [])
  const args = (): Schemas.ScheduleInput => {
    const times = { cron, timeZone, ...(name !== '' && { name }) }
    return taskId === '' ? { kind: 'sweep_resources', ...times } : { kind: 'execute_plan', taskId, ...times }
  }
  const create = async () => {
    try {
      await gantry.schedules.create(args())
      created()
      close()
    } catch (error) {
      setProblem(sentenceOf(error))
    }
  }
  return (
    <Dialog label="New schedule" close={close} class="new-schedule">
      <h2>New schedule</h2>
      {problem !== undefined && <Problem text={problem} />}
      <form
        class="schedule-form"
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        <label class="form-field">
          <span>What runs</span>
          <select class="field" value={taskId} onChange={({ currentTarget }) => setTask(currentTarget.value)}>
            {maySweep && <option value="">The sweep of files that belong to nothing</option>}
            <optgroup label="The plan of a task">
              {tasks.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </optgroup>
          </select>
        </label>
        <Times cron={cron} timeZone={timeZone} choose={setCron} />
        <label class="form-field">
          <span>Name</span>
          <input class="field" value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
        </label>
        <div class="form-actions">
          <button type="submit" class="button primary">
            Create the schedule
          </button>
          <button type="button" class="button" onClick={close}>
            Cancel
          </button>
          <CopyAs group="jobs" command="schedules create" args={() => ({ ...args() })} />
        </div>
      </form>
    </Dialog>
  )
}

interface TimesProps {
  readonly cron: string
  readonly timeZone: string
  readonly choose: (cron: string) => void
}

function Times({ cron, timeZone, choose }: TimesProps): JSX.Element {
  return (
    <label class="form-field">
      <span>When, as a cron expression in {timeZone}</span>
      <input
        class="field mono"
        value={cron}
        list="cron-presets"
        required
        onInput={({ currentTarget }) => choose(currentTarget.value)}
      />
      <datalist id="cron-presets">
        {presets.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </datalist>
    </label>
  )
}
