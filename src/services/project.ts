import { basename, join, resolve } from 'node:path'
import type { Node } from 'jsonc-parser'
import type { Caller, Log, Staged } from '../call.ts'
import { fail, isFailure } from '../errors.ts'
import type { components } from '../generated/types.ts'
import type { Change, Store } from '../collections.ts'
import { readCommands, type Commands } from './project/commands.ts'
import {
  parseConfigFile,
  parseMcpFile,
  type ConfigFile,
  type ConfigFileName,
  type MailConfig,
  type McpFile,
  type McpServers,
  type SandboxConfig,
} from './project/config-file.ts'
import type { SandboxRules } from '../platform/sandbox/launch.ts'
import { defaultLimits } from '../platform/sandbox/limits.ts'
import { ConfigEditor, configName } from './project/config-editor.ts'
import type { ConfigEdit } from './project/config-editor.ts'
import { ConfigRevisions, revisionsMax } from './project/config-revisions.ts'
import type { ConfigRevision } from './project/config-revisions.ts'
import { configSchema } from './project/config-schema.ts'
import type { JsonSchema } from './project/config-schema.ts'
import { findingsIn, unreadable } from './project/config-validation.ts'
import type { ConfigFinding } from './project/config-validation.ts'
import { readSaved, versionOfContent } from './project/config-writer.ts'
import { changesOf, isAlready } from './project/edit-text.ts'
import { requireVersion } from '../platform/work/if-version.ts'
import type { SecretBox } from '../platform/secrets/secret-box.ts'
import type { Commits } from '../platform/work/commits.ts'
import type { PageQuery } from '../platform/work/page.ts'
import { createFreshFile, readProjectFile } from '../platform/files/fresh-file.ts'
import { redactNamed, redactObject, redactText } from '../platform/text/redaction.ts'
import { builtInRole, parseRole } from './project/role.ts'
import type { Area, Foundation, Limit } from '../platform/work/area.ts'
import type { Secrets } from './secrets.ts'

export type { IncomingMailConfig, OutgoingMailConfig } from './project/config-file.ts'

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
  /** The role document of the project, or a built-in one. */
  roleContext(): Promise<Schemas['ContextDocument']>
  /** The canonical text of everything in the project's files that names a command. */
  commands(): Promise<string>
  /** The SHA-256 of that text. */
  commandsHash(): Promise<string>
  /** The commands without their secrets, and whether they may run. */
  approval(): Promise<Schemas['Approval']>
  /**
   * Lets the commands of this hash run from now on. Fails with `revision_mismatch` if they are no longer the current
   * ones.
   */
  approve(hash: string, userId: string): Promise<Staged<{ approval: Schemas['Approval'] }>>
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

/** The configuration as it may be shown, with the version of its files. */
export interface ConfigAt {
  readonly config: Schemas['ProjectConfig']
  readonly version: number
}

/** The configuration with every default filled in. */
export interface RawConfig {
  readonly name: string
  readonly defaultSkill: string
  readonly aiModel: string
  readonly mcpServers: McpServers
  readonly platform: Readonly<Record<string, unknown>>
  readonly scripts: Readonly<Record<string, string>>
  /** Calls a minute of one credential, where the project says so. */
  readonly rateLimit: number | 'off' | undefined
  readonly mail: MailConfig | undefined
  readonly sandbox: SandboxConfig | undefined
}

export interface ProjectOptions {
  readonly folder: string
  /** Whether the commands of the project may run without an approval. */
  readonly trusted: boolean
  readonly store: Store
  readonly commits: Pick<Commits, 'commit'>
  readonly secretBox: SecretBox
  readonly secrets: Pick<Secrets, 'faultsIn'>
  readonly now: () => string
  readonly log: Log
}

export function createProject(options: ProjectOptions): Project {
  const { trusted, store, now, secrets } = options
  const folder = resolve(options.folder)
  const load = createLoader(folder)
  const revisions = new ConfigRevisions(options)
  const editor = new ConfigEditor({ folder, revisions, now })
  const readRole = createFreshFile({ folder, name: roleFile, parse: (text) => parseRole(roleFile, text) })

  async function isAllowed({ hash, list }: Commands): Promise<boolean> {
    return trusted || list.length === 0 || (await store.read.approvals.get(hash)) !== undefined
  }

  async function approvalOf(commands: Commands): Promise<Schemas['Approval']> {
    return { hash: commands.hash, approved: await isAllowed(commands), commands: commands.list }
  }

  async function publicConfig(): Promise<ConfigAt> {
    const { shown, version } = await load()
    return { config: shown, version }
  }

  /** A file that cannot be read is none that was in effect. */
  async function observeFile(): Promise<void> {
    try {
      const { content, modifiedAt } = await readSaved(folder, configName)
      await revisions.observe(content, modifiedAt)
    } catch (error) {
      if (!isFailure(error, 'config_invalid')) throw error
    }
  }

  async function findingsOf(file: ConfigFileName, content: string | undefined): Promise<ConfigFinding[]> {
    try {
      const given = content ?? (await readProjectFile(folder, join(folder, file), file))?.text
      return given === undefined ? [] : await findingsIn(file, given, secrets.faultsIn)
    } catch (error) {
      if (!isFailure(error, 'config_invalid')) throw error
      return [unreadable(file, error.message)]
    }
  }

  function editOf(ifVersion: number | undefined, caller: Caller): ConfigEdit {
    return { check: async () => void requireVersion(await load(), ifVersion), caller }
  }

  return {
    folder,
    config: async () => (await load()).config,
    publicConfig,
    updateConfig: (patch, ifVersion, caller) =>
      editor.edit({ ...editOf(ifVersion, caller), find: (tree) => changesOf(tree, patch) }, publicConfig),
    editEntry: (change, ifVersion, caller) => {
      const find = (tree: Node) => (isAlready(tree, change) ? [] : [change])
      return editor.edit({ ...editOf(ifVersion, caller), find }, publicConfig)
    },

    async revisions(query) {
      await observeFile()
      return await revisions.list(query)
    },

    restoreRevision(revision, ifVersion, caller) {
      const edit = editOf(ifVersion, caller)
      // Without a version the file may have a mistake, which this cures.
      const check = ifVersion === undefined ? async () => {} : edit.check
      return editor.restore({ ...edit, check, revision }, publicConfig)
    },

    async validate({ content, file = configName }) {
      const findings = await findingsOf(file, content)
      return { isValid: !findings.some(({ severity }) => severity === 'error'), findings }
    },

    schema: configSchema,
    roleContext: async () => (await readRole()) ?? builtInRole,
    commands: async () => (await load()).commands.text,
    commandsHash: async () => (await load()).commands.hash,
    approval: async () => await approvalOf((await load()).commands),

    async approve(hash, userId) {
      const { commands } = await load()
      if (hash !== commands.hash)
        fail('revision_mismatch', {
          message:
            "The project's commands have changed since they were read. Read GET /api/v1/config/approvals again and approve its hash.",
        })
      const at = now()
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
      const { commands, config } = await load()
      return readSandboxRules(config.sandbox, folder, await isAllowed(commands))
    },

    async mayRunCommands() {
      const { commands, config } = await load()
      if (await isAllowed(commands)) return config
      return fail('approval_required', {
        message: `The project's files name ${commands.list.length} command${commands.list.length === 1 ? ' that is' : 's that are'} not approved.`,
        hint: `Read them with GET /api/v1/config/approvals, then send POST /api/v1/config/approvals with {"hash": "${commands.hash}"}; or start the service with --trust.`,
      })
    },
  }
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

const roleFile = '.gantry/context/role.md'

type Read<File> = (File & { readonly bytes: Buffer }) | undefined

interface Loaded {
  /** Of the bytes of the files. */
  readonly version: number
  readonly config: RawConfig
  readonly shown: Schemas['ProjectConfig']
  readonly commands: Commands
}

function createLoader(folder: string): () => Promise<Loaded> {
  const readConfigFile = createFreshFile({
    folder,
    name: configName,
    parse: (text, bytes) => ({ ...parseConfigFile(text), bytes }),
  })
  const readMcpFile = createFreshFile({
    folder,
    name: '.mcp.json',
    parse: (text, bytes) => ({ ...parseMcpFile(text), bytes }),
  })
  let kept: { configFile: Read<ConfigFile>; mcpFile: Read<McpFile>; loaded: Loaded } | undefined

  return async function load() {
    const configFile = await readConfigFile()
    const mcpFile = configFile?.mcpServers === undefined ? await readMcpFile() : undefined
    if (kept === undefined || kept.configFile !== configFile || kept.mcpFile !== mcpFile) {
      const version = versionOfContent(configFile?.bytes, mcpFile?.bytes)
      kept = { configFile, mcpFile, loaded: { ...assemble(folder, configFile, mcpFile), version } }
    }
    return kept.loaded
  }
}

function assemble(folder: string, configFile: ConfigFile = {}, mcpFile: McpFile = {}): Omit<Loaded, 'version'> {
  const config: RawConfig = {
    name: configFile.name ?? (basename(folder).slice(0, 256) || 'project'),
    defaultSkill: configFile.defaultSkill ?? '',
    aiModel: configFile.aiModel ?? '',
    mcpServers: configFile.mcpServers ?? mcpFile.mcpServers ?? mcpFile.servers ?? {},
    platform: configFile.platform ?? { os: process.platform, arch: process.arch },
    scripts: configFile.scripts ?? {},
    rateLimit: configFile.rateLimit,
    mail: configFile.mail,
    sandbox: configFile.sandbox,
  }
  const mcpServersFile = configFile.mcpServers === undefined ? '.mcp.json' : 'gantry.json'
  return { config, shown: show(config), commands: readCommands({ ...config, mcpServersFile }) }
}

function show({ name, defaultSkill, aiModel, mcpServers, platform, scripts }: RawConfig): Schemas['ProjectConfig'] {
  return {
    name: redactText(name),
    defaultSkill: redactText(defaultSkill),
    aiModel: redactText(aiModel),
    mcpServers: redactNamed(mcpServers),
    platform: redactObject(platform),
    scripts: redactNamed(scripts),
  }
}

/** The area as the service composes it. */
export function openProject(foundation: Foundation & { readonly secrets: Secrets }): Area<Project> {
  const { config } = foundation
  const project = createProject({ ...foundation, folder: config.project, trusted: config.trust })
  // A mistake in the project's files stops the start before a secret is created that would never be printed.
  return { service: project, limits: () => limits, recover: () => project.config() }
}

const limits: readonly Limit[] = [
  {
    name: 'configRevisions',
    value: revisionsMax,
    unit: 'revisions',
    description: 'The number of states of gantry.json that are retained.',
  },
]
