import { resolve } from 'node:path'
import type { Caller, Log, Staged } from '../call.ts'
import { fail } from '../errors.ts'
import type { components } from '../generated/types.ts'
import type { Change } from '../collections.ts'
import type { Commands } from './project/commands.ts'
import type { SandboxRules } from '../platform/sandbox/launch.ts'
import { defaultLimits } from '../platform/sandbox/limits.ts'
import type { ConfigRevision, RevisionsOptions } from './project/config-revisions.ts'
import { revisionsMax } from './project/config-revisions.ts'
import { configSchema } from './project/config-schema.ts'
import type { JsonSchema } from './project/config-schema.ts'
import type { SandboxConfig } from './project/config-file.ts'
import { Configuration } from './project/configuration.ts'
import type { ConfigAt, RawConfig } from './project/configuration.ts'
import type { PageQuery } from '../platform/work/page.ts'
import type { Area, Foundation, Limit } from '../platform/work/area.ts'
import type { Secrets } from './secrets.ts'

export type { AgentConfig, AgentConfigs, IncomingMailConfig, OutgoingMailConfig } from './project/config-file.ts'

type Schemas = components['schemas']

/**
 * What the files of the project say, as they stand on disk now. Every method fails with `config_invalid` while the
 * file that it needs has a mistake; the message names the file, the line and the column.
 */
export interface Project {
  /** The absolute path of the project. */
  readonly folder: string
  /** The configuration with its secrets: for services, never for an answer. */
  config(): Promise<RawConfig>
  /** The configuration as it may be shown. */
  publicConfig(): Promise<ConfigAt>
  /**
   * Applies a JSON merge patch to `gantry.json`, in place. Refuses with `revision_mismatch`, `config_invalid`, or
   * `scope_missing` when the caller may not do what the changed keys decide.
   */
  updateConfig(patch: object, ifVersion: number | undefined, caller: Caller): Promise<Staged<ConfigAt>>
  /** Sets one key of `gantry.json` to a value, whole, or removes it; refuses as `updateConfig` does. */
  editEntry(
    change: { readonly path: readonly string[]; readonly value?: unknown },
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<ConfigAt>>
  /** The states of `gantry.json`, newest first, changes by hand among them. */
  revisions(query: PageQuery): Promise<{ revisions: ConfigRevision[]; nextCursor?: string }>
  /** Writes the bytes of a revision. Refuses with `revision_not_found`, and as `updateConfig` does. */
  restoreRevision(revision: number, ifVersion: number | undefined, caller: Caller): Promise<Staged<ConfigAt>>
  /** Finds everything that is wrong with the text of a file, or with the file on disk. */
  validate(input: Schemas['ConfigValidationInput']): Promise<Schemas['ConfigValidation']>
  /** The JSON Schema of `gantry.json`. */
  schema(): JsonSchema
  /** Seals what it keeps with the current key. */
  reseal(): Promise<void>
  /** The canonical text of everything in the project's files that names a command. */
  commands(): Promise<string>
  /** The SHA-256 of that text. */
  commandsHash(): Promise<string>
  /** The commands without their secrets, and whether they may run. */
  approval(): Promise<Schemas['Approval']>
  /**
   * Lets the commands of this hash run from now on. Fails with `revision_mismatch` if they are no longer the current
   * ones, and with `scope_missing` if they are given secrets that the caller may not decide on.
   */
  approve(hash: string, caller: Caller): Promise<Staged<{ approval: Schemas['Approval'] }>>
  /** Whether a program of this hash may run that is no command of the configuration: the script of a skill, by its digest. */
  isApproved(hash: string): Promise<boolean>
  /** Gives the changes by which it may from now on. */
  approveProgram(hash: string, userId: string): Promise<readonly Change[]>
  /**
   * Returns the configuration whose commands may run. Fails with `approval_required` if the project is not trusted and
   * exactly these commands are not approved. Run what this returns: the files may change at any time.
   */
  mayRunCommands(): Promise<RawConfig>
  /** The rules of the sandbox for the programs of the project. Until they are approved, they only narrow it. */
  sandboxRules(): Promise<Partial<SandboxRules>>
}

export interface ProjectOptions extends RevisionsOptions {
  readonly folder: string
  /** Whether the commands of the project may run without an approval. */
  readonly trusted: boolean
  readonly secrets: Pick<Secrets, 'faultsIn'>
  readonly log: Log
}

export function createProject(options: ProjectOptions): Project {
  const { trusted, store, now } = options
  const folder = resolve(options.folder)
  const configuration = new Configuration({ ...options, folder })

  async function isAllowed({ hash, list }: Commands): Promise<boolean> {
    return trusted || list.length === 0 || (await store.read.approvals.get(hash)) !== undefined
  }

  async function approvalOf(commands: Commands): Promise<Schemas['Approval']> {
    return { hash: commands.hash, approved: await isAllowed(commands), commands: commands.list }
  }

  return {
    folder,
    config: async () => (await configuration.load()).config,
    publicConfig: () => configuration.shown(),
    updateConfig: (patch, ifVersion, caller) => configuration.update(patch, ifVersion, caller),
    editEntry: (change, ifVersion, caller) => configuration.editEntry(change, ifVersion, caller),
    revisions: (query) => configuration.revisions(query),
    restoreRevision: (revision, ifVersion, caller) => configuration.restore(revision, ifVersion, caller),
    validate: (input) => configuration.validate(input),
    schema: configSchema,
    reseal: () => configuration.reseal(),
    commands: async () => (await configuration.load()).commands.text,
    commandsHash: async () => (await configuration.load()).commands.hash,
    approval: async () => await approvalOf((await configuration.load()).commands),

    async approve(hash, caller) {
      const { commands } = await configuration.load()
      if (hash !== commands.hash)
        fail('revision_mismatch', {
          message:
            "The project's commands have changed since they were read. Read GET /api/v1/config/approvals again and approve its hash.",
        })
      requireSecrets(commands, caller)
      const [at, { userId }] = [now(), caller]
      const changes: Change[] = (await store.read.approvals.get(hash))
        ? []
        : [
            { insert: 'approvals', doc: { id: hash, approvedAt: at, approvedBy: userId } },
            { event: { kind: 'config.approved', at, actor: userId, data: { hash } } },
          ]
      return { changes, approval: { hash, approved: true, commands: commands.list } }
    },

    isApproved: async (hash) => trusted || (await store.read.approvals.get(hash)) !== undefined,

    async approveProgram(hash, userId) {
      if (await store.read.approvals.get(hash)) return []
      return [{ insert: 'approvals', doc: { id: hash, approvedAt: now(), approvedBy: userId } }]
    },

    async sandboxRules() {
      const { commands, config } = await configuration.load()
      return readSandboxRules(config.sandbox, folder, await isAllowed(commands))
    },

    async mayRunCommands() {
      const { commands, config } = await configuration.load()
      if (await isAllowed(commands)) return config
      return fail('approval_required', {
        message: `The project's files name ${commands.list.length} command${commands.list.length === 1 ? ' that is' : 's that are'} not approved.`,
        hint: `Read them with GET /api/v1/config/approvals, then send POST /api/v1/config/approvals with {"hash": "${commands.hash}"}; or start the service with --trust.`,
      })
    },
  }
}

/** A command that is given a secret can send it anywhere: to approve it is to decide on the secret. */
function requireSecrets({ usesSecrets }: Commands, { scopes }: Caller): void {
  if (!usesSecrets || scopes.includes('*') || scopes.includes('secrets:write')) return
  fail('scope_missing', {
    message: 'These commands refer to secrets. To approve them, the credential needs the scope secrets:write.',
  })
}

function readSandboxRules(
  { network = true, readOnlyPaths = [], memoryBytes }: SandboxConfig = {},
  folder: string,
  isApproved: boolean,
): Partial<SandboxRules> {
  const memoryMax = isApproved ? Infinity : defaultLimits().memoryBytes
  return {
    hasNetwork: network,
    readOnlyPaths: readOnlyPaths.map((path) => resolve(folder, path)),
    ...(memoryBytes !== undefined && { limits: { memoryBytes: Math.min(memoryBytes, memoryMax) } }),
  }
}

/** The area as the service composes it. */
export function openProject(foundation: Foundation & { readonly secrets: Secrets }): Area<Project> {
  const { config } = foundation
  const project = createProject({ ...foundation, folder: config.project, trusted: config.trust })
  // A mistake in the project's files stops the start before a secret is created that would never be printed.
  return {
    service: project,
    limits: () => limits,
    recover: async () => {
      await project.config()
      await project.reseal()
    },
    reseal: () => project.reseal(),
  }
}

const limits: readonly Limit[] = [
  {
    name: 'configRevisions',
    value: revisionsMax,
    unit: 'revisions',
    description: 'The number of states of gantry.json that are retained.',
  },
]
