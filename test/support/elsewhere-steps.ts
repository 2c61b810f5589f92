import type { Test } from 'tap'
import { readFileSync, readdirSync } from 'node:fs'
import { startProcess, token } from './crash/service.ts'
import type { RunningService } from './crash/service.ts'
import { call, makeFolder } from './gantry.ts'
import type { CallOptions, Gantry } from './gantry.ts'
import { makeGitProject } from './git-repositories.ts'
import { addStep, readJob } from './plans.ts'
import { freePort } from './ports.ts'
import { readUntil } from './wait.ts'

type Calls = Pick<Gantry, 'call' | 'origin'>

export interface Begun {
  readonly calls: Calls
  end(): Promise<unknown>
}

/** A service as a process of its own, always at the same port. */
export async function prepareAtPort(t: Test): Promise<{ begin(): Promise<Begun> }> {
  const project = await makeGitProject(t)
  const [data, port] = [makeFolder(t), await freePort()]
  return {
    async begin() {
      const environment = { ...project.environment, GANTRY_CHECK_ANSWERS: '1' }
      const service = await startProcess({ project: project.project, data, port, environment })
      t.teardown(() => service.end('SIGKILL'))
      return { calls: callsOf(service), end: () => service.end('SIGKILL') }
    },
  }
}

function callsOf({ origin }: RunningService): Calls {
  return {
    origin,
    call: (method: string, path: string, options: CallOptions = {}) =>
      call(origin, method, path, { ...options, headers: { authorization: `Bearer ${token}` } }),
  }
}

export async function executeElsewhere(
  { call }: Pick<Gantry, 'call'>,
  command: string,
  known?: string,
  body: object = {},
) {
  const task: string = known ?? (await call('POST', '/tasks', { body: { title: 'A task' } })).body.data.id
  const step = await addStep({ call }, task, { command, runsOn: ['gpu'] })
  const answer = await call('POST', `/tasks/${task}/plan-steps/${step}/execute`, { body })
  return { task, step, job: answer.body.data.job.id as string }
}

export function untilMore(calls: Pick<Gantry, 'call'>, job: string, before: number) {
  return readUntil(
    () => readJob(calls, job),
    ({ logBytes, state }) => logBytes > before || (state !== 'queued' && state !== 'running'),
    'more of the log',
  )
}

export function countTo(count: number): string {
  return Array.from({ length: count }, (_, index) => `${index + 1}\n`).join('')
}

/** The processes of this machine with a word among their arguments. */
export function processesWith(word: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(word)
    } catch {
      return false
    }
  })
}
