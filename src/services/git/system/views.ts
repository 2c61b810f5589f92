import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { WrapOptions } from '../../../platform/sandbox/command-sandbox.ts'
import type { GitSite } from '../reading.ts'
import { scratchOf } from '../../../platform/repository/local-folder.ts'
import type { Repository } from '../../../platform/repository/repository.ts'

/** What a git, and every program that it starts, reaches beside the system: no data of the service, no home folder. */
export type GitView = Pick<WrapOptions, 'hasNetwork' | 'shared' | 'readOnly'>

/** Of a git that works in the project. */
export function viewOfSite({ repository, folder }: GitSite): GitView {
  const { shared, readOnly } = viewOfRepository(repository)
  return { shared: [...shared, scratchOf(folder)], readOnly: [...readOnly, folder] }
}

export function viewOfRepository({ folder, gitFolder, commonFolder, alternates }: Repository) {
  return { shared: [folder, gitFolder, commonFolder], readOnly: alternates }
}

/** Where the ssh of the operator has its configuration, its keys and the hosts that it knows. */
export function sshFolder(): string {
  return join(userInfo().homedir, '.ssh')
}
