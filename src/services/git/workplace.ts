import { realpath } from 'node:fs/promises'
import { fail } from '../../errors.ts'
import type { CommandSandbox } from '../../platform/sandbox/command-sandbox.ts'
import { timeouts } from '../../timeouts.ts'
import type { GitEngine } from './engine.ts'
import { LocalFolders } from './repository/local-folder.ts'
import type { Site } from './reading.ts'
import { openGitFolder, openRepository } from './repository.ts'
import type { Repository } from './repository.ts'
import { BadSettings } from './repository/settings.ts'

export interface WorkplaceOptions {
  readonly projectFolder: string
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly sandbox?: CommandSandbox
  readonly engine?: 'auto' | 'system' | 'isomorphic'
  /** Aborts when the service stops. */
  readonly closing: AbortSignal
}

/** The repository of the project, and what works on it. */
export class Workplace {
  readonly #options: WorkplaceOptions
  readonly #folders = new LocalFolders()
  #hasGit = false
  #system: GitEngine | undefined
  #isomorphic: GitEngine | undefined

  constructor(options: WorkplaceOptions) {
    this.#options = options
  }

  /** Fails with `git_repository_not_found`. */
  async repository(): Promise<Repository> {
    return (
      (await openRepository(this.#options.projectFolder).catch(refuseBroken)) ??
      fail('git_repository_not_found', {
        message: 'The project folder is not the top-level folder of a git repository.',
        hint: 'Run git init in the project folder, or start the service with --project set to the top-level folder of the repository.',
      })
    )
  }

  /** The repository as the commands of one call need it. */
  async site(signal: AbortSignal): Promise<Site> {
    return this.#siteOf(await this.repository(), signal)
  }

  /** The same for a git folder that is not yet that of the project. */
  async siteOf(gitFolder: string, signal: AbortSignal): Promise<Site> {
    const repository = await openGitFolder(await realpath(this.#options.projectFolder), gitFolder)
    return this.#siteOf(repository ?? fail('git_repository_not_found'), signal)
  }

  async #siteOf(repository: Repository, signal: AbortSignal): Promise<Site> {
    return {
      repository,
      folder: await this.#folders.of(repository),
      limits: { silenceMs: timeouts.gitLocal.ms, totalMs: timeouts.gitLocal.ms },
      signal: AbortSignal.any([signal, this.#options.closing]),
    }
  }

  /** Looked for each time until it is found, so that git may be installed while the service runs. */
  async engine(): Promise<GitEngine> {
    const { engine = 'auto', environment, sandbox } = this.#options
    if (engine === 'isomorphic') return this.#isomorphicEngine()
    const { createSystemEngine, hasGit } = await import('./system/engine.ts')
    this.#hasGit ||= await hasGit(environment)
    if (this.#hasGit) return (this.#system ??= createSystemEngine(environment, sandbox))
    if (engine === 'auto') return this.#isomorphicEngine()
    return fail('git_unsupported', {
      message:
        'GANTRY_GIT_ENGINE is set to system, and git 2.30 or newer is not installed. Install git, or set GANTRY_GIT_ENGINE to auto.',
    })
  }

  async close(): Promise<void> {
    await this.#isomorphic?.close()
    await this.#folders.close()
  }

  /** One for all calls, as the other engine: each keeps what it has learned or started. */
  async #isomorphicEngine(): Promise<GitEngine> {
    const { createIsomorphicEngine } = await import('./isomorphic/engine.ts')
    return (this.#isomorphic ??= createIsomorphicEngine(this.#options.environment))
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
