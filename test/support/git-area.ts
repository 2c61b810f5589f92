import { collections } from '../../src/collections.ts'
import { Egress } from '../../src/platform/egress/egress.ts'
import { localCommands, unconfined } from './unconfined.ts'
import { SecretBox } from '../../src/platform/secrets/secret-box.ts'
import { Commits } from '../../src/platform/work/commits.ts'
import { createIds } from '../../src/platform/work/ids.ts'
import { ItemLocks } from '../../src/platform/work/item-locks.ts'
import { fail } from '../../src/errors.ts'
import { Git } from '../../src/services/git.ts'
import type { GitOptions } from '../../src/services/git.ts'
import { openMemoryStore } from '../../src/stores/memory/store.ts'
import { makeFolder } from './folder.ts'
import type { Teardown } from './folder.ts'
import { namedByIds } from './actors.ts'

/** Every caller may do everything with every remote and branch. */
export const allowAll: GitOptions['permits'] = {
  requireRemote: () => undefined,
  requireBranch: () => undefined,
  requireAllRemotes: () => undefined,
}

/** Nothing runs in the background. */
const noJobs: GitOptions['jobs'] = {
  define: () => undefined,
  enqueue: async () => fail('internal_error'),
}

/** Git without the areas around it, for a project of a test. */
export function createTestGit(
  t: Teardown,
  options: Pick<GitOptions, 'projectFolder' | 'environment' | 'timeoutMs'>,
): Git {
  const store = openMemoryStore(collections)
  const silent = () => undefined
  return new Git({
    actors: namedByIds,
    store,
    commits: new Commits({ store, itemLocks: new ItemLocks() }),
    now: () => new Date().toISOString(),
    newId: createIds(),
    log: { info: silent, warn: silent, error: silent },
    secretBox: new SecretBox(undefined),
    egress: new Egress({ allowed: [] }),
    permits: allowAll,
    jobs: noJobs,
    sandbox: unconfined(),
    commands: localCommands(),
    engine: 'auto',
    workFolder: makeFolder(t),
    dataFolder: makeFolder(t),
    gitConfig: undefined,
    guarded: [],
    readOnlyPaths: async () => [],
    protectedBranches: [],
    ...options,
  })
}
