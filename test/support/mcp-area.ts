import { collections } from '../../src/collections.ts'
import { fail } from '../../src/errors.ts'
import { unconfined } from './unconfined.ts'
import type { Program } from '../../src/platform/sandbox/launch.ts'
import { noSandbox } from '../../src/platform/sandbox/sandbox.ts'
import { SecretBox } from '../../src/platform/secrets/secret-box.ts'
import { SecretMask } from '../../src/platform/secrets/secret-mask.ts'
import { Commits } from '../../src/platform/work/commits.ts'
import { createIds } from '../../src/platform/work/ids.ts'
import { ItemLocks } from '../../src/platform/work/item-locks.ts'
import { LocalPrograms } from '../../src/runner/programs/local-programs.ts'
import { programHostLimits } from '../../src/runner/programs/program-host.ts'
import { Mcp } from '../../src/services/mcp.ts'
import type { McpEvent, McpOptions, McpServerEntry } from '../../src/services/mcp.ts'
import { Authorizations } from '../../src/services/mcp/authorizations.ts'
import { mcpLimits } from '../../src/services/mcp/limits.ts'
import type { McpLimits } from '../../src/services/mcp/limits.ts'
import { openMemoryStore } from '../../src/stores/memory/store.ts'
import { makeFolder } from './folder.ts'
import type { Teardown } from './folder.ts'
import { namedByIds } from './actors.ts'

/** Every caller may call every tool. */
const allowAll: McpOptions['mayCallTool'] = () => true

/** The project has no file of its own. */
const noFile: McpOptions['project'] = {
  config: () => fail('not_configured'),
  publicConfig: async () => ({ version: 0 }),
  editEntry: () => fail('not_configured'),
}

export interface TestMcpOptions extends Partial<Pick<McpOptions, 'environment'>> {
  readonly servers: Readonly<Record<string, McpServerEntry>>
  readonly limits: Partial<McpLimits>
  readonly onEvent?: (event: McpEvent) => void
}

/** The servers of a test without the areas around them. */
export function createTestMcp(
  t: Teardown,
  { servers, limits, onEvent = () => undefined, environment = process.env }: TestMcpOptions,
): Mcp {
  const store = openMemoryStore(collections)
  const silent = () => undefined
  const parts = {
    store,
    commits: new Commits({ store, itemLocks: new ItemLocks() }),
    secretBox: new SecretBox(undefined),
    secretMask: new SecretMask(),
    now: () => new Date().toISOString(),
  }
  const wrap = (program: Program) => noSandbox().wrap(program)
  const host = new LocalPrograms({ folder: makeFolder(t), limits: programHostLimits, wrap })
  const mcp = new Mcp({
    ...parts,
    actors: namedByIds,
    servers: () => servers,
    configured: () => servers,
    resolve: async (entry) => entry,
    authorizations: new Authorizations({ ...parts, privateTargets: [] }),
    project: noFile,
    mayCallTool: allowAll,
    limits: { ...mcpLimits, ...limits },
    newId: createIds(),
    log: { info: silent, warn: silent, error: silent },
    emit: onEvent,
    isStoreShared: false,
    projectFolder: makeFolder(t),
    environment,
    sandbox: unconfined(),
    host,
    version: '0',
  })
  t.teardown(() => mcp.close())
  return mcp
}
