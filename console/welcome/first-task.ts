import { gantry } from '../gantry.ts'
import { attempt } from '../parts/toasts.tsx'
import { can, canInProject } from '../session.ts'

const content = `A task says what is to be done. Its plan has the commands that show that it is done, and what each should result in.

This plan runs in the folder of the project, and changes nothing there. Edit what a step expects and run it again: what was expected stands above what was found.`

const steps = [
  { description: 'The folder of the project is there', command: 'ls -a', expectedOutcome: 'exit code: 0' },
  {
    description: 'A log is shown while it is written',
    command: 'for n in 1 2 3 4; do echo "line $n of 4"; sleep 1; done',
    expectedOutcome: 'output contains: line 4 of 4',
  },
  {
    description: 'What is expected is compared with what is found',
    command: 'echo "Hello, $(basename "$PWD")"',
    expectedOutcome: 'output contains: Hello',
  },
]

let isMaking = false

/**
 * The id of the oldest task. Where there is none, one is made whose plan runs, if the session may do that. What failed
 * on the way goes on at the next call.
 */
export async function firstTask(): Promise<string | undefined> {
  if (!isMaking) {
    const [oldest] = (await gantry.tasks.list({ sort: 'createdAt', limit: 1, fields: ['title'] })).tasks
    if (oldest !== undefined || !canInProject('tasks:write') || !can('tasks:execute')) return oldest?.id
  }
  isMaking = true
  const id = await make('console-welcome')
  isMaking = false
  // A plan that does not start says why, and is started on the page.
  await attempt(() => gantry.plan.run({ id }, { idempotencyKey: 'console-welcome' }))
  return id
}

/** With the same key, a window beside this one, and another try, make the same task. */
async function make(key: string): Promise<string> {
  const { id } = await gantry.tasks.create({ title: 'Look around', content }, { idempotencyKey: key })
  const { error } = await gantry.tasks.get({ id }).outcome()
  // The service knows a key for a day, in which that task may have been deleted.
  if (error?.code === 'task_not_found') return make(id)
  for (const [index, step] of steps.entries())
    await gantry.plan.add({ id, ...step }, { idempotencyKey: `${key}-${index}` })
  return id
}
