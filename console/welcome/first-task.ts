import { gantry } from '../gantry.ts'
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

/** The id of the oldest task. Where there is none, one is made whose plan runs, if the session may do that. */
export async function firstTask(): Promise<string | undefined> {
  const [oldest] = (await gantry.tasks.list({ sort: 'createdAt', limit: 1, fields: ['title'] })).tasks
  if (oldest !== undefined || !canInProject('tasks:write') || !can('tasks:execute')) return oldest?.id
  const { id } = await gantry.tasks.create({ title: 'Look around', content })
  for (const step of steps) await gantry.plan.add({ id, ...step })
  await gantry.plan.run({ id })
  return id
}
