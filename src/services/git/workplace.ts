import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from '../../errors.ts'
import type { CommandSandbox } from '../../platform/sandbox/command-sandbox.ts'
import { timeouts } from '../../timeouts.ts'
import type { ServiceCommands } from '../../runner/commands/service-command.ts'
import type { GitEngine, GitProgram } from './engine.ts'
import { sentences } from './failures.ts'
import { LocalFolders } from '../../platform/repository/local-folder.ts'
import { readOperatorIdentity } from './operator-identity.ts'
import type { GitSite } from './reading.ts'
import { openGitFolder, openRepository, openWorktree } from '../../platform/repository/repository.ts'
import type { Repository } from '../../platform/repository/repository.ts'
import { BadSettings } from '../../platform/repository/settings.ts'
import { isPathWithin } from './remotes/address.ts'
import { Machine } from './system/machine.ts'
import type { CommitAuthor } from './writing.ts'

export interface WorkplaceOptions {
  readonly projectFolder: string
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Where git runs. */
  readonly sandbox: CommandSandbox
  /** What runs it. */
  readonly commands: ServiceCommands
  /** A folder for what git needs for a moment; no command may see it. */
  readonly workFolder: string
  /** The configuration file of the operator for git. */
  readonly gitConfig: string | undefined
  /** The folder with the data of the service, in which no repository is. */
  readonly dataFolder: string
  /** `auto` takes git itself where it is installed. */
  readonly engine: 'auto' | 'system' | 'isomorphic'
  /** Aborts when the service stops. */
  readonly closing: AbortSignal
}

/** A working tree beside that of the project. */
export interface Worktree {
  /** The name by which git knows it: of its folder below `worktrees` of the repository. */
  readonly name: string
  /** An absolute path without links. */
  readonly folder: string
}

const noWorktree = 'The repository does not know this working tree.'

/** The repository of the project, and what works on it. */
export class Workplace {
  readonly #options: WorkplaceOptions
  readonly #folders: LocalFolders
  readonly #machine: Machine
  #hasGit = false
  #system: GitProgram | undefined
  #isomorphic: GitEngine | undefined

  constructor(options: WorkplaceOptions) {
    this.#options = options
    this.#folders = new LocalFolders(options.workFolder)
    this.#machine = new Machine(options)
  }

  /** Fails with `git_repository_not_found`. */
  async repository(): Promise<Repository> {
    const found = await openRepository(this.#options.projectFolder).catch(refuseBroken)
    return found !== undefined && !(await this.#isOfService(found))
      ? found
      : fail('git_repository_not_found', {
          message: 'The project folder is not the top-level folder of a git repository.',
          hint: 'Run git init in the project folder, or start the service with --project set to the top-level folder of the repository.',
        })
  }

  /** A file `.git` of the project names any folder: the sandbox must not open one of the service to git. */
  async #isOfService({ gitFolder, commonFolder }: Repository): Promise<boolean> {
    const { dataFolder } = this.#options
    const [data, ...folders] = await Promise.all([dataFolder, gitFolder, commonFolder].map((path) => realpath(path)))
    return folders.some((folder) => isPathWithin(data ?? dataFolder, folder))
  }

  /** The repository as the commands of one call need it. */
  async site(signal: AbortSignal): Promise<GitSite> {
    return this.#siteOf(await this.repository(), signal)
  }

  /** The same for a git folder that is not yet that of the project. */
  async siteOf(gitFolder: string, signal: AbortSignal): Promise<GitSite> {
    return this.siteAt(await realpath(this.#options.projectFolder), gitFolder, signal)
  }

  /** The same for the working tree of a submodule. */
  async siteAt(folder: string, gitFolder: string, signal: AbortSignal): Promise<GitSite> {
    const repository = await openGitFolder(folder, gitFolder)
    return this.#siteOf(repository ?? fail('git_repository_not_found'), signal)
  }

  /** Works in the working tree. Fails with `git_repository_not_found` when the repository does not know it. */
  async within<Result>(
    worktree: Worktree,
    signal: AbortSignal,
    work: (site: GitSite, engine: GitProgram) => Promise<Result>,
  ): Promise<Result> {
    return work(...(await Promise.all([this.siteOfWorktree(worktree, signal), this.program()])))
  }

  /** The same for a working tree beside the project. Fails with `git_repository_not_found` when git knows none. */
  async siteOfWorktree({ name, folder }: Worktree, signal: AbortSignal): Promise<GitSite> {
    const main = await this.repository()
    const repository = await openWorktree(main, name, folder)
    if (repository === undefined) return fail('git_repository_not_found', { message: noWorktree })
    // Git refuses that too. A commit there would move the branch away from the files of the project.
    if (repository.branch !== undefined && repository.branch === main.branch)
      fail('git_unsupported', { message: `The working tree is on ${main.branch}, as the project folder is.` })
    return this.#siteOf(repository, signal)
  }

  /** Lets go of what is kept for a working tree that is removed. */
  async dropWorktree({ name }: Worktree): Promise<void> {
    const { commonFolder } = await this.repository()
    await this.#folders.drop(join(commonFolder, 'worktrees', name))
  }

  async #siteOf(repository: Repository, signal: AbortSignal): Promise<GitSite> {
    return {
      repository,
      folder: await this.#folders.of(repository),
      limits: { silenceMs: timeouts.gitLocal.ms, totalMs: timeouts.gitLocal.ms },
      signal: AbortSignal.any([signal, this.#options.closing]),
    }
  }

  async engine(): Promise<GitEngine> {
    return (await this.#findProgram()) ?? this.#isomorphicEngine()
  }

  /** The git of the machine. Fails with `git_unsupported` where there is none. */
  async program(): Promise<GitProgram> {
    return (await this.#findProgram()) ?? fail('git_unsupported', { message: this.#remedy() })
  }

  #remedy(): string {
    return this.#options.engine === 'isomorphic'
      ? 'This requires the git program, and GANTRY_GIT_ENGINE is set to isomorphic. Set it to auto.'
      : sentences.requiresGit
  }

  /** Looked for each time until it is found, so that git may be installed while the service runs. */
  async #findProgram(): Promise<GitProgram | undefined> {
    const { engine } = this.#options
    if (engine === 'isomorphic') return undefined
    const { createSystemEngine, hasGit } = await import('./system/engine.ts')
    this.#hasGit ||= await hasGit(this.#machine)
    if (this.#hasGit) return (this.#system ??= createSystemEngine(this.#machine))
    if (engine === 'auto') return undefined
    return fail('git_unsupported', {
      message:
        'GANTRY_GIT_ENGINE is set to system, and git 2.30 or newer is not installed. Install git, or set GANTRY_GIT_ENGINE to auto.',
    })
  }

  /** What starts git is there before the first call, if the project is a repository. Never fails. */
  async prepare(): Promise<void> {
    if (this.#options.engine === 'isomorphic' || this.#machine.program('git') === undefined) return
    await this.repository()
      .then(() => this.#options.commands.ready())
      .catch(() => undefined)
  }

  /** Who commits, as the operator's configuration of git says. */
  identity(): Promise<Partial<CommitAuthor>> {
    return readOperatorIdentity(this.#options.gitConfig)
  }

  async close(): Promise<void> {
    await this.#machine.commands.close()
    await this.#folders.close()
  }

  async #isomorphicEngine(): Promise<GitEngine> {
    const { createIsomorphicEngine } = await import('./isomorphic/engine.ts')
    return (this.#isomorphic ??= createIsomorphicEngine(this.#options.workFolder))
  }
}

function refuseBroken(error: unknown): never {
  if (error instanceof BadSettings)
    fail('git_repository_not_found', {
      message: `The configuration of the git repository cannot be read: line ${error.line} is not valid.`,
      cause: error,
    })
  throw error
}
