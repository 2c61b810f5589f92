import type { FetchEngine } from './fetching.ts'
import type { ExchangeLimits } from './limits.ts'
import type { ListingEngine } from './listing.ts'
import type { CredentialSource, PushOutcome } from './outcomes.ts'
import type { HistoryReads, ReadEngine } from './reading.ts'
import type { ReplayEngine } from './replaying.ts'
import type { Repository } from '../../platform/repository/repository.ts'
import type { StashEngine } from './stashing.ts'
import type { SubmoduleEngine } from './submodule-listing.ts'
import type { TagEngine } from './tagging.ts'
import type { TransferEngine } from './transferring.ts'
import type { WorktreeEngine } from './worktree-engine.ts'
import type { WriteEngine } from './writing.ts'

export type { ExchangeLimits, PushOutcome }

/** What both engines promise. `test/units/git-engines.test.ts` runs one suite on each. */
export interface GitEngine {
  readonly name: 'system' | 'isomorphic'

  /**
   * Moves one branch of a remote, and no other ref, to where the branch of this name stands in the repository.
   * Resolves with what came of it; rejects only when something is wrong with this program.
   * Runs no command that the repository names: neither its hooks nor its settings.
   */
  push(request: PushRequest): Promise<PushOutcome>

  readonly reads: HistoryReads
}

/** What the git program does besides. */
export interface GitProgram extends GitEngine {
  readonly reads: ReadEngine
  readonly writes: WriteEngine
  readonly listing: ListingEngine
  readonly tags: TagEngine
  readonly replays: ReplayEngine
  readonly stashes: StashEngine
  readonly submodules: SubmoduleEngine
  readonly exchanges: FetchEngine
  readonly worktrees: WorktreeEngine
  readonly transfers: TransferEngine
}

export interface PushRequest {
  readonly repository: Repository
  /** A name that `faultInRemote` finds no fault in. */
  readonly remote: string
  /** A name that `faultInBranch` finds no fault in; of a tag, the name of its ref. */
  readonly branch: string
  /** The ref that moves; that of the branch when absent. */
  readonly ref?: string | undefined
  /** Replaces the remote branch when it is at `expectedOid` or, without one, where the repository last saw it. */
  readonly force: boolean
  /** Asks the remote, and moves nothing. */
  readonly dryRun: boolean
  /** Where the remote branch has to be; all zeros when it may not exist yet. */
  readonly expectedOid: string | undefined
  readonly limits: ExchangeLimits
  /** Signs in at the remote, instead of what the machine has. */
  readonly credential?: CredentialSource | undefined
  /** Aborts when the caller has gone. */
  readonly signal: AbortSignal
}
