import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Test } from 'tap'
import { stopRunner } from '../../../src/runner/runner-client.ts'
import { makeFolder } from '../folder.ts'
import { makeGitProject } from '../git-repositories.ts'
import type { GitProject } from '../git-repositories.ts'
import { send } from '../runner-service.ts'
import { readUntil } from '../wait.ts'
import { startProcess } from './service.ts'
import type { RunningService } from './service.ts'
import { mountSmallDisk } from './small-disk.ts'
import type { SmallDisk } from './small-disk.ts'

export type Call = (method: string, path: string, body?: object) => ReturnType<typeof send>

export interface ServiceOnDisk {
  readonly disk: SmallDisk
  readonly service: RunningService
  readonly call: Call
  /** The folders as this process sees them. */
  readonly project: string
  readonly data: string
  readonly git: GitProject['git']
}

export interface PlaceOnDisk {
  /** What is on the disk. */
  readonly part: 'data' | 'project'
  readonly mebibytes: number
  /** What the project has beside its first commit. */
  readonly fill?: (project: GitProject) => Promise<unknown>
}

/** A service whose data or project is on a disk of its own; nothing where none can be mounted. */
export async function startOnDisk(
  t: Test,
  { part, mebibytes, fill = async () => {} }: PlaceOnDisk,
): Promise<ServiceOnDisk | undefined> {
  const disk = await mountSmallDisk(makeFolder(t), mebibytes)
  if (!disk) return void t.comment('no disk can be mounted here')
  t.teardown(() => disk.release())
  const made = await makeGitProject(t)
  await fill(made)
  const isData = part === 'data'
  const seen = join(disk.seenAt, part)
  if (isData) mkdirSync(seen, { mode: 0o700 })
  else cpSync(made.project, seen, { recursive: true })
  const data = isData ? seen : join(makeFolder(t), 'data')
  const service = await startProcess({
    project: isData ? made.project : join(disk.path, part),
    data: isData ? join(disk.path, part) : data,
    environment: { ...made.environment, GANTRY_GIT_ENGINE: 'system' },
    launcher: disk.launcher,
  })
  t.teardown(async () => {
    await service.end('SIGKILL')
    await stopRunner(data)
  })
  const call: Call = (method, path, body) => send(service, method, path, body)
  return { disk, service, call, data, git: made.git, project: isData ? made.project : seen }
}

/** The job that an answer names, at its end. */
export function endOfJob(call: Call, { data: { job } }: { readonly data: { readonly job: { readonly id: string } } }) {
  return readUntil(
    async () => (await call('GET', `/jobs/${job.id}`)).body.data.job,
    ({ state }) => !['queued', 'running'].includes(state),
    'the end of the job',
  )
}

/** Adds a step and executes it to its end; only the answer where either is refused. */
export async function runStep(call: Call, taskId: string, command: string) {
  const added = await call('POST', `/tasks/${taskId}/plan-steps`, { description: 'Work', command })
  if (added.status !== 201) return added
  const path = `/tasks/${taskId}/plan-steps/${added.body.data.planStep.id}`
  const started = await call('POST', `${path}/execute`, {})
  if (started.status !== 202) return started
  const job = await endOfJob(call, started.body)
  return { ...started, job, step: (await call('GET', path)).body.data.planStep }
}
