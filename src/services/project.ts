import { basename, resolve } from 'node:path'
import type { Log } from '../call.ts'
import { fail } from '../errors.ts'
import type { components } from '../generated/types.ts'
import type { Change, Store } from '../stores/port.ts'
import { readCommands, type Commands } from './project/commands.ts'
import {
  parseConfigFile,
  parseMcpFile,
  type ConfigFile,
  type MailConfig,
  type McpFile,
  type McpServers,
} from './project/config-file.ts'
import { createFreshFile } from './project/fresh-file.ts'
import { redactNamed, redactObject, redactText } from './project/redaction.ts'
import { builtInRole, parseRole } from './project/role.ts'

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
  publicConfig(): Promise<Schemas['ProjectConfig']>
  /** The role document of the project, or a built-in one. */
  roleContext(): Promise<Schemas['ContextDocument']>
  /** The canonical text of everything in the project's files that names a command. */
  commands(): Promise<string>
  /** The SHA-256 of that text. */
  commandsHash(): Promise<string>
  /** The commands without their secrets, and whether they may run. */
  approval(): Promise<Schemas['Approval']>
  /** What lets the commands of this hash run from now on. Fails with `revision_mismatch` if they are no longer the current ones. */
  planApproval(hash: string, userId: string): Promise<{ changes: Change[]; approval: Schemas['Approval'] }>
  /**
   * Gives the configuration whose commands may run. Fails with `approval_required` if the project is not trusted and
   * nobody has approved exactly these commands. Run what this returns: the files may be others a moment later.
   */
  mayRunCommands(): Promise<RawConfig>
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
}

export interface ProjectOptions {
  readonly folder: string
  /** Whether the commands of the project may run without an approval. */
  readonly trusted: boolean
  readonly store: Store
  readonly now: () => string
  readonly log: Log
}

export function createProject(options: ProjectOptions): Project {
  const { trusted, store, now } = options
  const folder = resolve(options.folder)
  const load = createLoader(folder)
  const readRole = createFreshFile({ folder, name: roleFile, parse: (text) => parseRole(roleFile, text) })

  async function isAllowed({ hash, list }: Commands): Promise<boolean> {
    return trusted || list.length === 0 || (await store.read.approvals.get(hash)) !== undefined
  }

  async function approvalOf(commands: Commands): Promise<Schemas['Approval']> {
    return { hash: commands.hash, approved: await isAllowed(commands), commands: commands.list }
  }

  return {
    folder,
    config: async () => (await load()).config,
    publicConfig: async () => (await load()).shown,
    roleContext: async () => (await readRole()) ?? builtInRole,
    commands: async () => (await load()).commands.text,
    commandsHash: async () => (await load()).commands.hash,
    approval: async () => await approvalOf((await load()).commands),

    async planApproval(hash, userId) {
      const { commands } = await load()
      if (hash !== commands.hash)
        fail('revision_mismatch', {
          message:
            'The commands of the project have changed since you read them. Read GET /api/v1/config/approvals again and approve its hash.',
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

    async mayRunCommands() {
      const { commands, config } = await load()
      if (await isAllowed(commands)) return config
      return fail('approval_required', {
        message: `The files of the project name ${commands.list.length} command${commands.list.length === 1 ? '' : 's'} that nobody has approved.`,
        hint: `Read them with GET /api/v1/config/approvals, then send POST /api/v1/config/approvals with {"hash": "${commands.hash}"}; or start the service with --trust.`,
      })
    },
  }
}

const roleFile = '.gantry/context/role.md'

interface Loaded {
  readonly config: RawConfig
  readonly shown: Schemas['ProjectConfig']
  readonly commands: Commands
}

function createLoader(folder: string): () => Promise<Loaded> {
  const readConfigFile = createFreshFile({ folder, name: 'gantry.json', parse: parseConfigFile })
  const readMcpFile = createFreshFile({ folder, name: '.mcp.json', parse: parseMcpFile })
  let kept: { configFile: ConfigFile | undefined; mcpFile: McpFile | undefined; loaded: Loaded } | undefined

  return async function load() {
    const configFile = await readConfigFile()
    const mcpFile = configFile?.mcpServers === undefined ? await readMcpFile() : undefined
    if (kept === undefined || kept.configFile !== configFile || kept.mcpFile !== mcpFile) {
      kept = { configFile, mcpFile, loaded: assemble(folder, configFile, mcpFile) }
    }
    return kept.loaded
  }
}

function assemble(folder: string, configFile: ConfigFile = {}, mcpFile: McpFile = {}): Loaded {
  const config: RawConfig = {
    name: configFile.name ?? (basename(folder).slice(0, 256) || 'project'),
    defaultSkill: configFile.defaultSkill ?? '',
    aiModel: configFile.aiModel ?? '',
    mcpServers: configFile.mcpServers ?? mcpFile.mcpServers ?? mcpFile.servers ?? {},
    platform: configFile.platform ?? { os: process.platform, arch: process.arch },
    scripts: configFile.scripts ?? {},
    rateLimit: configFile.rateLimit,
    mail: configFile.mail,
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
