import type { GitProgram } from './engine.ts'
import type { GitSite } from './reading.ts'

type Work<Result> = (site: GitSite, engine: GitProgram) => Promise<Result>

/** A working tree beside that of the project, for one caller. */
export interface GitPlace {
  readonly workspaceId: string
  read<Result>(work: Work<Result>): Promise<Result>
  /** While nothing else of the service works there. */
  change<Result>(work: Work<Result>): Promise<Result>
}
