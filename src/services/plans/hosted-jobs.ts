import { RunnerGone } from '../../runner/connection.ts'
import type { ProgramHost, ProgramRoot } from '../../runner/programs/program-host.ts'
import type { Jobs } from '../jobs.ts'
import type { CommandIdentity } from './environment.ts'

/** What is noted about a program at a host. */
export interface CommandNote {
  readonly jobId: string
}

/** The programs of jobs at one host: noted, found again, and let go of. */
export class HostedJobs {
  readonly #host: ProgramHost
  readonly #jobs: Pick<Jobs, 'isLeased'>
  /** By the ids of jobs: the programs that were started or found for them. */
  readonly #opened = new Map<string, Set<string>>()

  constructor(host: ProgramHost, jobs: Pick<Jobs, 'isLeased'>) {
    this.#host = host
    this.#jobs = jobs
  }

  /** To be called before a program is started. */
  note(identity: CommandIdentity): CommandNote {
    this.#note(identity.jobId, programIdOf(identity))
    return { jobId: identity.jobId }
  }

  /** The program of a job that an earlier run of the service has begun. */
  async find(identity: CommandIdentity): Promise<ProgramRoot | undefined> {
    const { jobId } = identity
    const found = (await this.#find()).filter(({ note }) => note.jobId === jobId)
    for (const { id } of found) this.#note(jobId, id)
    return found.find(({ id }) => id === programIdOf(identity))?.root
  }

  /** Lets go of the programs of a job; of all but one, if that is given. */
  async forget(jobId: string, but?: string): Promise<void> {
    const opened = this.#opened.get(jobId) ?? new Set()
    if (but === undefined) this.#opened.delete(jobId)
    const others = [...opened].filter((id) => id !== but)
    for (const id of others) opened.delete(id)
    await Promise.all(others.map((id) => this.#forgetOne(id)))
  }

  /** Ends what is at the host for jobs that no process has any more. */
  async sweep(): Promise<void> {
    for (const { id, note } of await this.#find())
      if (!(await this.#jobs.isLeased(note.jobId))) await this.#forgetOne(id)
  }

  async #forgetOne(id: string): Promise<void> {
    try {
      await this.#host.end(id)
      await this.#host.forget(id)
    } catch (error) {
      // A runner that is gone has forgotten all.
      if (!(error instanceof RunnerGone)) throw error
    }
  }

  async #find(): Promise<{ readonly id: string; readonly root: ProgramRoot; readonly note: CommandNote }[]> {
    const found = await this.#host.find()
    return found.flatMap(({ id, root, about }) => (isNote(about) ? [{ id, root, note: about }] : []))
  }

  #note(jobId: string, programId: string): void {
    const opened = this.#opened.get(jobId) ?? new Set()
    this.#opened.set(jobId, opened.add(programId))
  }
}

/** The program of a step, or the one program of a job. A job runs once, and each of its steps. */
export function programIdOf({ jobId, planStepId }: CommandIdentity): string {
  return planStepId === undefined ? jobId : `${jobId}/${planStepId}`
}

function isNote(about: unknown): about is CommandNote {
  return typeof about === 'object' && about !== null && 'jobId' in about && typeof about.jobId === 'string'
}
