import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Caller, Staged } from '../call.ts'
import { fail, isFailure } from '../errors.ts'
import type { Schemas } from '../generated/types.ts'
import type { Change } from '../collections.ts'
import { Approvals } from './project/approvals.ts'
import { withoutSandboxRules } from './project/commands.ts'
import type { Commands } from './project/commands.ts'
import { FileLocks, fileLockTimes } from './project/file-locks.ts'
import type { FileLocksOptions } from './project/file-locks.ts'
import { requireOwnProject } from './project/project-identity.ts'
import type { SandboxRules } from '../platform/sandbox/launch.ts'
import { secretPathsOf } from '../platform/files/secret-paths.ts'
import type { ConfigRevision, RevisionsOptions } from './project/config-revisions.ts'
import { revisionsMax } from './project/config-revisions.ts'
import { RulesInForce } from './project/rules-in-force.ts'
import { Configuration } from './project/configuration.ts'
import type { KeyChange } from './project/edit-text.ts'
import type { CommandsChange, ConfigAt, EditedConfig, RawConfig } from './project/configuration.ts'
import type { PageQuery } from '../platform/work/page.ts'
import type { Area, Foundation, Limit } from '../foundation.ts'
import type { Secrets } from './secrets.ts'

export { adoptProject, readProjectId } from './project/project-identity.ts'
export { lineWarning } from './project/config-validation.ts'
export { fileLockTimes } from './project/file-locks.ts'
export type { FileLease, FileLocks } from './project/file-locks.ts'
export type { AgentConfig, AgentConfigs, IncomingMailConfig, OutgoingMailConfig } from './project/config-file.ts'

const schemaFile = new URL('../../gantry.schema.json', import.meta.url)

export interface ProjectOptions extends RevisionsOptions, FileLocksOptions {
  /** Whether the commands that stand in the project at the start may run without an approval. */
  readonly trusted: boolean
  readonly secrets: Pick<Secrets, 'faultsIn'>
}

/** Commands that wait for an approval. */
export interface WaitingCommands extends CommandsChange {
  readonly hash: string
  readonly count: number
}

/**
 * What the files of the project say, as they stand on disk now. Every method fails with `config_invalid` while the
 * file that it needs has a mistake; the message names the file, the line and the column.
 */
export class Project implements Area {
  /** The absolute path of the project. */
  readonly folder: string
  /** Between the processes that write to its files. */
  readonly locks: FileLocks
  readonly #options: ProjectOptions
  readonly #approvals: Approvals
  readonly #configuration: Configuration
  readonly #rules: RulesInForce

  constructor(options: ProjectOptions) {
    this.folder = resolve(options.folder)
    this.locks = new FileLocks(options)
    this.#options = options
    this.#approvals = new Approvals(options)
    this.#configuration = new Configuration({ ...options, folder: this.folder, approvals: this.#approvals })
    this.#rules = new RulesInForce(this.folder)
  }

  listLimits(): readonly Limit[] {
    return limits
  }

  /**
   * Reads what stands in the files at the start, which `--trust` covers. Fails with `config_invalid` if the store
   * belongs to another project.
   */
  async recover(): Promise<void> {
    await requireOwnProject({ ...this.#options, folder: this.folder })
    await this.#configuration.complete()
    const { commands, config } = await this.#configuration.load()
    // To trust a folder is not to decide on secrets: a change that waits for the next start would get them.
    if (!commands.usesSecrets) this.#approvals.trust(commands.hash)
    this.#rules.set(config.sandbox, await this.#approvals.has(commands.hash))
    // A mistake in the project's files stops the start before a secret is created that would never be printed.
    await this.reseal()
  }

  /** Seals what it keeps with the current key. */
  reseal(): Promise<void> {
    return this.#configuration.reseal()
  }

  /** The configuration with its secrets: for services, never for an answer. */
  async config(): Promise<RawConfig> {
    return (await this.#configuration.load()).config
  }

  /** The configuration as it may be shown. */
  publicConfig(): Promise<ConfigAt> {
    return this.#configuration.shown()
  }

  /**
   * Applies a JSON merge patch to `gantry.json`, in place. Refuses with `revision_mismatch`, `config_invalid`, or
   * `scope_missing` when the caller may not do what the changed keys decide.
   */
  updateConfig(patch: object, ifVersion: number | undefined, caller: Caller): Promise<Staged<EditedConfig>> {
    return this.#configuration.update(patch, ifVersion, caller)
  }

  /** Sets one key of `gantry.json` to a value, whole, or removes it; refuses as `updateConfig` does. */
  editEntry(change: KeyChange, ifVersion: number | undefined, caller: Caller): Promise<Staged<EditedConfig>> {
    return this.#configuration.editEntry(change, ifVersion, caller)
  }

  /** The states of `gantry.json`, newest first, changes by hand among them. */
  revisions(query: PageQuery): Promise<{ revisions: ConfigRevision[]; nextCursor?: string }> {
    return this.#configuration.revisions(query)
  }

  /** A revision with the configuration of that time, as it may be shown. Refuses with `revision_not_found`. */
  revision(revision: number): Promise<{ revision: ConfigRevision; config: Schemas['ProjectConfig'] }> {
    return this.#configuration.revision(revision)
  }

  /** Writes the bytes of a revision. Refuses with `revision_not_found`, and as `updateConfig` does. */
  restoreRevision(revision: number, ifVersion: number | undefined, caller: Caller): Promise<Staged<EditedConfig>> {
    return this.#configuration.restore(revision, ifVersion, caller)
  }

  /** Finds everything that is wrong with the text of a file, or with the file on disk. */
  validate(input: Schemas['ConfigValidationInput']): Promise<Schemas['ConfigValidation']> {
    return this.#configuration.validate(input)
  }

  /** The JSON Schema of `gantry.json`. */
  async schema(): Promise<Record<string, unknown>> {
    return JSON.parse(await readFile(schemaFile, 'utf8'))
  }

  /** The canonical text of everything in the project's files that names a command. */
  async commands(): Promise<string> {
    return (await this.#configuration.load()).commands.text
  }

  /** The commands without their secrets, and whether they may run. */
  async approval(): Promise<Schemas['Approval']> {
    const { commands, config, isApproved } = await this.#current()
    const list = this.#rules.isWidenedBy(config.sandbox) ? [...commands.list, withoutSandboxRules()] : commands.list
    return { hash: commands.hash, approved: isApproved, commands: list }
  }

  /** The commands that wait for an approval, if the caller may decide on the secrets that they are given. */
  async waiting(caller: Caller): Promise<WaitingCommands | undefined> {
    try {
      const { commands, isApproved } = await this.#current()
      if (isApproved || !mayDecideOnSecrets(commands, caller)) return undefined
      const count = Math.max(1, commands.list.length)
      return { hash: commands.hash, count, ...(await this.#configuration.lastChangeOfCommands()) }
    } catch (error) {
      // Of a file with a mistake nothing can be approved.
      if (isFailure(error, 'config_invalid')) return undefined
      throw error
    }
  }

  /**
   * Lets the commands of this hash run from now on. Fails with `revision_mismatch` if they are no longer the current
   * ones, and with `scope_missing` if they are given secrets that the caller may not decide on.
   */
  async approve(hash: string, caller: Caller): Promise<Staged<{ approval: Schemas['Approval'] }>> {
    const { commands } = await this.#configuration.load()
    if (hash !== commands.hash)
      fail('revision_mismatch', {
        message:
          "The project's commands have changed since they were read. Read GET /api/v1/config/approvals again and approve its hash.",
      })
    requireSecrets(commands, caller)
    const staged = await this.#approvals.stage(hash, caller.userId)
    const at = this.#options.now()
    const event = { kind: 'config.approved', at, actor: caller.userId, data: { hash } } as const
    return {
      changes: staged.length === 0 ? [] : [...staged, { event }],
      approval: { hash, approved: true, commands: commands.list },
    }
  }

  /**
   * Whether a program of this hash may run that is no command of the configuration: the script of a skill, by its
   * digest.
   */
  isApproved(hash: string): Promise<boolean> {
    return this.#approvals.has(hash)
  }

  /** With `--trust`, lets programs run that stand in the project at the start; `find` gives their hashes. */
  async trustPrograms(find: () => Promise<readonly string[]>): Promise<void> {
    if (!this.#approvals.trusted) return
    for (const hash of await find()) this.#approvals.trust(hash)
  }

  /** Gives the changes by which it may from now on. */
  approveProgram(hash: string, userId: string): Promise<readonly Change[]> {
    return this.#approvals.stage(hash, userId)
  }

  /**
   * Returns the configuration whose commands may run. Fails with `approval_required` if exactly these commands are
   * neither approved nor trusted. Run what this returns: the files may change at any time.
   */
  async mayRunCommands(): Promise<RawConfig> {
    const { commands, config, isApproved } = await this.#current()
    return isApproved || commands.list.length === 0 ? config : refuseUnapproved(commands, this.#approvals)
  }

  /**
   * The rules of the sandbox for the programs of the project. Until they are approved, they only narrow those that
   * stood there at the start or were approved last.
   */
  async sandboxRules(): Promise<Partial<SandboxRules>> {
    const { config, isApproved } = await this.#current()
    return isApproved ? this.#rules.rules : this.#rules.narrowedBy(config.sandbox)
  }

  /**
   * What no command may write, as absolute paths; of a file with a mistake, by the rules before it: what is broken
   * widens nothing, and can be mended.
   */
  async readOnlyPaths(): Promise<readonly string[]> {
    const rules = await this.sandboxRules().catch((error: unknown) => {
      if (!isFailure(error, 'config_invalid')) throw error
      return this.#rules.rules
    })
    return rules.readOnlyPaths ?? []
  }

  async #current(): Promise<{ commands: Commands; config: RawConfig; isApproved: boolean }> {
    const { commands, config } = await this.#configuration.load()
    const isNothing = commands.list.length === 0 && !this.#rules.isWidenedBy(config.sandbox)
    const isApproved = isNothing || (await this.#approvals.has(commands.hash))
    if (isApproved) this.#rules.set(config.sandbox, true)
    return { commands, config, isApproved }
  }
}

function refuseUnapproved(commands: Commands, approvals: Approvals): never {
  const { hash, list } = commands
  return fail('approval_required', {
    message: `The project's files name ${list.length} command${list.length === 1 ? ' that is' : 's that are'} not approved.`,
    hint: `Read them with GET /api/v1/config/approvals, then send POST /api/v1/config/approvals/approve with {"hash": "${hash}"}${insteadOf(commands, approvals)}`,
  })
}

/** What `--trust` has to do with commands that are not approved, as the end of a sentence. */
function insteadOf({ usesSecrets }: Commands, { trusted }: Approvals): string {
  if (usesSecrets) return '. They refer to secrets, which --trust does not cover.'
  if (trusted) return '. --trust covers what stood in the files when the service started.'
  return '; or restart the service with --trust.'
}

/** A command that is given a secret can send it anywhere: to approve it is to decide on the secret. */
function mayDecideOnSecrets({ usesSecrets }: Commands, { scopes }: Caller): boolean {
  return !usesSecrets || scopes.includes('*') || scopes.includes('secrets:write')
}

function requireSecrets(commands: Commands, caller: Caller): void {
  if (mayDecideOnSecrets(commands, caller)) return
  fail('scope_missing', {
    message: 'These commands refer to secrets. To approve them, the credential needs the scope secrets:write.',
  })
}

/** The area as the service composes it. */
export function openProject(house: Foundation & { readonly secrets: Secrets }): Project {
  const { config } = house
  return new Project({
    ...house,
    folder: config.project,
    secretPaths: secretPathsOf(config),
    trusted: config.trust,
    times: fileLockTimes,
  })
}

const limits: readonly Limit[] = [
  {
    name: 'configRevisions',
    value: revisionsMax,
    unit: 'revisions',
    description: 'The number of states of gantry.json that are retained.',
  },
]
