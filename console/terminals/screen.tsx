import '../late.ts'
import { useSignal } from '@preact/signals'
import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { gantry, sentenceOf } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon, StateMark } from '../parts/icons.tsx'
import { Lazy } from '../parts/lazy.tsx'
import { useRead } from '../parts/reading.ts'
import { Empty, Problem, Skeleton } from '../parts/states.tsx'
import { Ago } from '../parts/time.tsx'
import { attempt } from '../parts/toasts.tsx'
import { WhoActed } from '../parts/who.tsx'
import { go, hrefOf } from '../router.ts'
import { can } from '../session.ts'

interface TerminalsProps {
  readonly taskId: string
  readonly sessionId: string
}

/** The terminals of a task beside one of them; without a task, the tasks that may have some. */
export function TerminalsScreen({ taskId, sessionId }: TerminalsProps): JSX.Element {
  return taskId === '' ? <TaskChoice /> : <OfTask key={taskId} taskId={taskId} sessionId={sessionId} />
}

function OfTask({ taskId, sessionId }: TerminalsProps): JSX.Element {
  const { value, problem, read } = useRead(
    () => readTerminals(taskId),
    (kind, event) => kind.startsWith('terminal.') && 'taskId' in event && event.taskId === taskId,
    taskId,
  )
  const open = () =>
    attempt(async () => {
      const { session } = await gantry.terminals.open({ taskId })
      go(`/terminals/${taskId}/${session.id}`)
      await read()
    })
  const { sessions, title = taskId } = value ?? {}
  const listed = sessions?.find(({ id }) => id === sessionId)
  const shown = useLastListed(listed, sessionId)
  return (
    <div class="screen terminals">
      <h1 class="visually-hidden">Terminals of {title}</h1>
      <header class="bar">
        <a class="crumb" data-go href={hrefOf('/terminals')}>
          Terminals
        </a>
        <Icon name="chevron" size={12} />
        <a class="crumb-here" data-go href={hrefOf(`/tasks/${taskId}`)}>
          {title}
        </a>
        <div class="bar-end">
          <CopyAs group="terminal" command="terminals open" args={() => ({ taskId })} />
          {can('terminal:execute') && (
            <button type="button" aria-keyshortcuts="c" class="button primary" onClick={() => void open()}>
              <Icon name="plus" /> Open a terminal
            </button>
          )}
        </div>
      </header>
      {problem !== undefined && <Problem text={problem} again={() => void read()} />}
      <div class="terminal-columns">
        <SessionList sessions={sessions} taskId={taskId} sessionId={sessionId} />
        {shown === undefined ? (
          <div class="terminal-place empty-place">
            {sessions?.length === 0 ? (
              <Empty title="No terminal yet" line={`gantry term ${taskId}`}>
                A shell in the folder of the task, which goes on without this window. What an agent runs appears here
                too. From a shell:
              </Empty>
            ) : (
              <p class="quiet">Choose a terminal.</p>
            )}
          </div>
        ) : (
          <Lazy
            key={shown.id}
            load={() => import('./terminal.tsx')}
            name="TerminalView"
            props={{ session: shown, isListed: listed !== undefined }}
          />
        )}
      </div>
    </div>
  )
}

async function readTerminals(taskId: string) {
  const [list, task] = await Promise.all([gantry.terminals.list({ taskId }), gantry.tasks.get({ id: taskId })])
  return { sessions: list.sessions, title: task.title }
}

/**
 * The terminal of the address, as the list had it last. One that was ended is listed no longer, but what it has printed
 * and how it ended stay until another one is chosen.
 */
function useLastListed(
  listed: Schemas.TerminalSession | undefined,
  sessionId: string,
): Schemas.TerminalSession | undefined {
  const last = useRef(listed)
  if (listed !== undefined) last.current = listed
  return last.current?.id === sessionId ? last.current : undefined
}

interface SessionListProps extends TerminalsProps {
  readonly sessions: readonly Schemas.TerminalSession[] | undefined
}

function SessionList({ sessions, taskId, sessionId }: SessionListProps): JSX.Element {
  return (
    <nav class="session-list" aria-label="Terminals of the task">
      {sessions === undefined && <Skeleton lines={3} />}
      {sessions?.map((session) => (
        <a
          key={session.id}
          data-go
          href={hrefOf(`/terminals/${taskId}/${session.id}`)}
          {...(session.id === sessionId && { 'aria-current': 'page' as const })}
        >
          <code>{session.command.join(' ')}</code>
          <span class="session-facts">
            <span class={`chip ${session.state === 'running' ? 'good' : ''}`}>{session.state}</span>
            <WhoActed actor={session.createdBy} withName={false} />
            <Ago at={session.createdAt} />
          </span>
        </a>
      ))}
    </nav>
  )
}

/** The tasks that are worked on: their terminals are a press away. */
function TaskChoice(): JSX.Element {
  const tasks = useSignal<readonly Schemas.TaskSummary[] | undefined>(undefined)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    gantry.tasks
      .list({
        state: ['in_progress', 'in_review', 'open'],
        sort: '-updatedAt',
        limit: 50,
        fields: ['title', 'state', 'updatedAt'],
      })
      .then(
        (list) => {
          tasks.value = list.tasks
        },
        (error: unknown) => setProblem(sentenceOf(error)),
      )
  }, [tasks])
  return (
    <div class="screen narrow">
      <header class="bar">
        <h1>Terminals</h1>
        <span class="quiet small">Each belongs to a task: choose one</span>
      </header>
      {problem !== undefined && <Problem text={problem} />}
      {tasks.value === undefined && problem === undefined && <Skeleton lines={6} />}
      {tasks.value?.length === 0 && (
        <Empty title="No task is open" line="gantry new 'Look around' && gantry term ID">
          A terminal belongs to a task. Create one first.
        </Empty>
      )}
      <ul class="rows">
        {tasks.value?.map(({ id, title, state, updatedAt }) => (
          <li key={id} class="row">
            <StateMark state={state ?? 'open'} />
            <a class="title" data-go href={hrefOf(`/terminals/${id}`)}>
              {title}
            </a>
            <span class="when">{updatedAt !== undefined && <Ago at={updatedAt} />}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
