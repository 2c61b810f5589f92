import { resolve } from 'node:path'
import type { Caller, Staged } from '../call.ts'
import { fail } from '../errors.ts'
import type { components } from '../generated/types.ts'
import type { Change } from '../collections.ts'
import { Approvals } from './project/approvals.ts'
import { withoutSandboxRules } from './project/commands.ts'
import type { Commands } from './project/commands.ts'
import { FileLocks } from './project/file-locks.ts'
import type { FileLocksOptions } from './project/file-locks.ts'
import { requireOwnProject } from './project/project-identity.ts'
import type { SandboxRules } from '../platform/sandbox/launch.ts'
import type { ConfigRevision, RevisionsOptions } from './project/config-revisions.ts'
import { revisionsMax } from './project/config-revisions.ts'
import { configSchema } from './project/config-schema.ts'
import type { JsonSchema } from './project/config-schema.ts'
import { RulesInForce } from './project/rules-in-force.ts'
import { Configuration } from './project/configuration.ts'
import type { ConfigAt, EditedConfig, RawConfig } from './project/configuration.ts'
import type { PageQuery } from '../platform/work/page.ts'
import type { Area, Foundation, Limit } from '../platform/work/area.ts'
import type { Secrets } from './secrets.ts'

export { adoptProject, readProjectId } from './project/project-identity.ts'
export { fileLeaseMs } from './project/file-locks.ts'
export type { FileLease, FileLocks } from './project/file-locks.ts'
export type { AgentConfig, AgentConfigs, IncomingMailConfig, OutgoingMailConfig } from './project/config-file.ts'

type Schemas = components['schemas']

/**
 * What the files of the project say, as they stand on disk now. Every method fails with `config_invalid` while the
 * file that it needs has a mistake; the message names the file, the line and the column.
 */
export interface Project {
  /** The absolute path of the project. */
  readonly folder: string
  /** Between the processes that write to its files. */
  readonly locks: FileLocks
  /**
   * Reads what stands in the files at the start, which `--trust` covers. Fails with `config_invalid` if the store belongs
   * to another project.
   */
  recover(): Promise<void>
  /** The configuration with its secrets: for services, never for an answer. */
  config(): Promise<RawConfig>
  /** The configuration as it may be shown. */
  publicConfig(): Promise<ConfigAt>
  /**
   * Applies a JSON merge patch to `gantry.json`, in place. Refuses with `revision_mismatch`, `config_invalid`, or
   * `scope_missing` when the caller may not do what the changed keys decide.
   */
  updateConfig(patch: object, ifVersion: number | undefined, caller: Caller): Promise<Staged<EditedConfig>>
  /** Sets one key of `gantry.json` to a value, whole, or removes it; refuses as `updateConfig` does. */
  editEntry(
    change: { readonly path: readonly string[]; readonly value?: unknown },
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<EditedConfig>>
  /** The states of `gantry.json`, newest first, changes by hand among them. */
  revisions(query: PageQuery): Promise<{ revisions: ConfigRevision[]; nextCursor?: string }>
  /** Writes the bytes of a revision. Refuses with `revision_not_found`, and as `updateConfig` does. */
  restoreRevision(revision: number, ifVersion: number | undefined, caller: Caller): Promise<Staged<EditedConfig>>
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
  /** With `--trust`, lets programs run that stand in the project at the start; `find` gives their hashes. */
  trustPrograms(find: () => Promise<readonly string[]>): Promise<void>
  /** Gives the changes by which it may from now on. */
  approveProgram(hash: string, userId: string): Promise<readonly Change[]>
  /**
   * Returns the configuration whose commands may run. Fails with `approval_required` if exactly these commands are
   * neither approved nor trusted. Run what this returns: the files may change at any time.
   */
  mayRunCommands(): Promise<RawConfig>
  /**
   * The rules of the sandbox for the programs of the project. Until they are approved, they only narrow those that stood
   * there at the start or were approved last.
   */
  sandboxRules(): Promise<Partial<SandboxRules>>
}

export interface ProjectOptions extends RevisionsOptions, FileLocksOptions {
  /** Whether the commands that stand in the project at the start may run without an approval. */
  readonly trusted: boolean
  readonly secrets: Pick<Secrets, 'faultsIn'>
}

export function createProject(options: ProjectOptions): Project {
  const folder = resolve(options.folder)
  const approvals = new Approvals(options)
  const configuration = new Configuration({ ...options, folder, approvals })
  const rules = new RulesInForce(folder)

  async function current() {
    const { commands, config } = await configuration.load()
    const isNothing = commands.list.length === 0 && !rules.isWidenedBy(config.sandbox)
    const isApproved = isNothing || (await approvals.has(commands.hash))
    if (isApproved) rules.set(config.sandbox, true)
    return { commands, config, isApproved }
  }

  return {
    folder,
    locks: new FileLocks(options),
    async recover() {
      await requireOwnProject({ ...options, folder })
      await configuration.complete()
      const { commands, config } = await configuration.load()
      // To trust a folder is not to decide on secrets: a change that waits for the next start would get them.
      if (!commands.usesSecrets) approvals.trust(commands.hash)
      rules.set(config.sandbox, await approvals.has(commands.hash))
    },
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

    async approval() {
      const { commands, config, isApproved } = await current()
      const list = rules.isWidenedBy(config.sandbox) ? [...commands.list, withoutSandboxRules()] : commands.list
      return { hash: commands.hash, approved: isApproved, commands: list }
    },

    async approve(hash, caller) {
      const { commands } = await configuration.load()
      if (hash !== commands.hash)
        fail('revision_mismatch', {
          message:
            "The project's commands have changed since they were read. Read GET /api/v1/config/approvals again and approve its hash.",
        })
      requireSecrets(commands, caller)
      const staged = await approvals.stage(hash, caller.userId)
      const event = { kind: 'config.approved', at: options.now(), actor: caller.userId, data: { hash } } as const
      return {
        changes: staged.length === 0 ? [] : [...staged, { event }],
        approval: { hash, approved: true, commands: commands.list },
      }
    },

    isApproved: (hash) => approvals.has(hash),

    async trustPrograms(find) {
      if (!approvals.trusted) return
      for (const hash of await find()) approvals.trust(hash)
    },

    approveProgram: (hash, userId) => approvals.stage(hash, userId),

    async sandboxRules() {
      const { config, isApproved } = await current()
      return isApproved ? rules.rules : rules.narrowedBy(config.sandbox)
    },

    async mayRunCommands() {
      const { commands, config, isApproved } = await current()
      return isApproved || commands.list.length === 0 ? config : refuseUnapproved(commands, approvals)
    },
  }
}

function refuseUnapproved(commands: Commands, approvals: Approvals): never {
  const { hash, list } = commands
  return fail('approval_required', {
    message: `The project's files name ${list.length} command${list.length === 1 ? ' that is' : 's that are'} not approved.`,
    hint: `Read them with GET /api/v1/config/approvals, then send POST /api/v1/config/approvals with {"hash": "${hash}"}${insteadOf(commands, approvals)}`,
  })
}

/** What `--trust` has to do with commands that are not approved, as the end of a sentence. */
function insteadOf({ usesSecrets }: Commands, { trusted }: Approvals): string {
  if (usesSecrets) return '. They refer to secrets, which --trust does not cover.'
  if (trusted) return '. --trust covers what stood in the files when the service started.'
  return '; or restart the service with --trust.'
}

/** A command that is given a secret can send it anywhere: to approve it is to decide on the secret. */
function requireSecrets({ usesSecrets }: Commands, { scopes }: Caller): void {
  if (!usesSecrets || scopes.includes('*') || scopes.includes('secrets:write')) return
  fail('scope_missing', {
    message: 'These commands refer to secrets. To approve them, the credential needs the scope secrets:write.',
  })
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
      await project.recover()
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
