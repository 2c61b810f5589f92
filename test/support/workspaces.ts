import { join } from 'node:path'
import type { Teardown } from './folder.ts'
import { startGantry } from './gantry.ts'
import type { Answer, Gantry, GantryOptions } from './gantry.ts'
import { makeGitProject } from './git-repositories.ts'
import type { GitProject } from './git-repositories.ts'

export interface WorkspaceHouse {
  readonly gantry: Gantry
  readonly project: GitProject
  /** Runs git in a folder as a person of the machine would. */
  git(folder: string, ...given: string[]): Promise<string>
  /** A workspace, for a task of its own unless something else is given. */
  create(body?: Readonly<Record<string, unknown>>): Promise<any>
  /** The status of the answer and the code of the error. */
  refusal(answer: Promise<Answer>): Promise<readonly [number, string | undefined, string | undefined]>
}

/** A service with a project that has one commit of `read.me` on main. */
export async function startWorkspaces(t: Teardown, options: GantryOptions = {}): Promise<WorkspaceHouse> {
  const project = await makeGitProject(t)
  const gantry = await startGantry(t, {
    ...options,
    args: ['--project', project.project, ...(options.args ?? [])],
    environment: {
      ...project.environment,
      GANTRY_GIT_CONFIG: join(project.home, '.gitconfig'),
      GANTRY_GIT_ENGINE: 'system',
      ...options.environment,
    },
  })
  return {
    gantry,
    project,
    git: (folder, ...given) => project.git('-C', folder, ...given),
    async create(body) {
      const about = body ?? { taskId: await gantry.createTask() }
      const answer = await gantry.call('POST', '/workspaces', { body: about })
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
      return answer.body.data.workspace
    },
    async refusal(answer) {
      const { status, body } = await answer
      return [status, body.error?.code, body.error?.message]
    },
  }
}
