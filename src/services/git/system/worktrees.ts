import type { GitSite } from '../reading.ts'
import type { WorktreeEngine } from '../worktree-engine.ts'
import type { CommandResult } from './command.ts'
import type { LocalOptions } from './local-command.ts'
import type { Machine } from './machine.ts'
import { runWrite, withLocks } from './write-command.ts'

/** Working trees by the git of the machine. */
export function createSystemWorktrees(machine: Machine): WorktreeEngine {
  return new SystemWorktrees(machine)
}

class SystemWorktrees implements WorktreeEngine {
  readonly #machine: Machine

  constructor(machine: Machine) {
    this.#machine = machine
  }

  async fill(site: GitSite): Promise<void> {
    await withLocks(() => this.#run(site, ['read-tree', '--reset', '-u', '--no-recurse-submodules', 'HEAD']))
  }

  async isKept(site: GitSite, oid: string): Promise<boolean> {
    const given = ['for-each-ref', '--count=1', '--format=%(refname)', `--contains=${oid}`]
    return (await this.#run(site, [...given, 'refs/heads/', 'refs/remotes/', 'refs/tags/'])).output !== ''
  }

  #run(site: GitSite, given: readonly string[], options: LocalOptions = {}): Promise<CommandResult> {
    return runWrite(this.#machine, site, given, options)
  }
}
