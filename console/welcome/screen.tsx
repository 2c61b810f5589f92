import '../late.ts'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { base } from '../address.ts'
import { isSignedOut, leave, sentenceOf } from '../gantry.ts'
import { Invite } from '../people/invite.tsx'
import { NewToken } from '../people/new-token.tsx'
import { Icon } from '../parts/icons.tsx'
import type { IconName } from '../parts/icons.tsx'
import { Markdown } from '../parts/markdown.tsx'
import { adoptStyles } from '../parts/sheet.ts'
import { Empty, Gone, Problem, Skeleton } from '../parts/states.tsx'
import { hrefOf } from '../router.ts'
import { can } from '../session.ts'
import { useOpenTask } from '../task/model.ts'
import { Plan } from '../task/plan.tsx'
import { firstTask } from './first-task.ts'
import styles from './style.sheet.css'

adoptStyles(styles)

type Asked = 'token' | 'invite'

/** Where the link leads that a new service prints: a plan that runs, and who else may come in. */
export function WelcomeScreen(): JSX.Element {
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  return (
    <div class="screen">
      <header class="bar">
        <h1>Welcome</h1>
        <div class="bar-end">
          {can('tasks:read') && (
            <a class="button" data-go href={hrefOf('/tasks')}>
              All tasks
            </a>
          )}
        </div>
      </header>
      <div class="welcome">
        {can('tasks:read') ? <FirstTask /> : <Empty title="No tasks here">This session may not read tasks.</Empty>}
        <aside class="welcome-cards" aria-label="What comes next">
          {can('tokens:manage') && (
            <Card icon="key" title="Let a program in">
              <p>With a token, its lines for curl, gantry, TypeScript and an MCP client are filled in.</p>
              <button type="button" class="button primary" onClick={() => setAsked('token')}>
                Make a token
              </button>
            </Card>
          )}
          {can('users:admin') && (
            <Card icon="person" title="Invite a person">
              <p>Everyone here works on the same project, with the rights of a role.</p>
              <button type="button" class="button" onClick={() => setAsked('invite')}>
                Invite
              </button>
            </Card>
          )}
          <Card icon="search" title="Find or do anything">
            <p>
              <kbd>Ctrl K</kbd> finds tasks and calls every operation, <kbd>?</kbd> shows the keys. Each button with{' '}
              <Icon name="copy" size={14} /> gives its call as a line.
            </p>
            <a class="link" href={`${base}/docs`}>
              Read the documentation
            </a>
          </Card>
        </aside>
      </div>
      {asked === 'token' && <NewToken close={close} preset="agent" />}
      {asked === 'invite' && <Invite close={close} />}
    </div>
  )
}

interface CardProps {
  readonly icon: IconName
  readonly title: string
  readonly children: ComponentChildren
}

function Card({ icon, title, children }: CardProps): JSX.Element {
  return (
    <section class="welcome-card">
      <h2>
        <Icon name={icon} /> {title}
      </h2>
      {children}
    </section>
  )
}

function FirstTask(): JSX.Element {
  const [found, setFound] = useState<{ readonly id: string | undefined }>()
  const [problem, setProblem] = useState<string>()
  const find = async () => {
    setProblem(undefined)
    try {
      setFound({ id: await firstTask() })
    } catch (error) {
      if (isSignedOut(error)) leave()
      setProblem(sentenceOf(error))
    }
  }
  useEffect(() => void find(), [])
  if (problem !== undefined) return <Problem text={problem} again={() => void find()} />
  if (found === undefined) return <Skeleton lines={8} />
  if (found.id === undefined)
    return (
      <Empty title="No tasks yet" line="gantry new Hello">
        Who may create tasks makes the first one on the page of tasks, or from a shell:
      </Empty>
    )
  return <RunningTask id={found.id} />
}

function RunningTask({ id }: { readonly id: string }): JSX.Element {
  const open = useOpenTask(id)
  const [task, problem] = [open.task.value, open.problem.value]
  if (open.isGone.value) return <Gone what="task" list="/tasks" />
  const failure = problem !== undefined && <Problem text={problem} again={() => void open.load()} />
  if (task === undefined) return failure || <Skeleton lines={8} />
  return (
    <article class="welcome-task">
      {failure}
      <div class="content">
        <h2>
          <a data-go href={hrefOf(`/tasks/${id}`)}>
            {task.title}
          </a>
        </h2>
        <Markdown text={task.content} />
      </div>
      <Plan open={open} task={task} />
    </article>
  )
}
