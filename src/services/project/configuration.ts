import { basename } from 'node:path'
import type { Caller, Staged } from '../../call.ts'
import { isFailure } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { createFreshFile, decodeText, readProjectFile } from '../../platform/files/fresh-file.ts'
import { redactNamed, redactObject, redactText } from '../../platform/text/redaction.ts'
import { requireVersion } from '../../platform/work/if-version.ts'
import type { PageQuery } from '../../platform/work/page.ts'
import type { Approvals } from './approvals.ts'
import { readCommands } from './commands.ts'
import type { Commands } from './commands.ts'
import { ConfigEditor } from './config-editor.ts'
import type { ConfigEdit, FindChanges } from './config-editor.ts'
import { parseConfigFile, parseMcpFile } from './config-file.ts'
import type {
  AgentConfigs,
  ConfigFile,
  ConfigFileName,
  MailConfig,
  McpFile,
  ConfiguredMcpServers,
  SandboxConfig,
} from './config-file.ts'
import { ConfigRevisions, configName } from './config-revisions.ts'
import type { ConfigRevision, RevisionsOptions } from './config-revisions.ts'
import { StorageUnavailable } from '../../stores/port.ts'
import { findingsIn, unreadable } from './config-validation.ts'
import type { ConfigFinding } from './config-validation.ts'
import { parseIfValid } from './config-text.ts'
import { versionOfContent } from '../../platform/files/file-content.ts'
import type { LinkedProject } from '../../platform/files/linked-file.ts'
import type { Content } from '../../platform/files/file-content.ts'
import { changesOf, isAlready } from './edit-text.ts'
import type { KeyChange } from './edit-text.ts'

/** The configuration as it may be shown, with the version of its files. */
export interface ConfigAt {
  readonly config: Schemas['ProjectConfig']
  readonly version: number
}

/** The configuration as an edit makes it. */
export interface EditedConfig extends ConfigAt {
  /** With its secrets: for services, never for an answer. */
  readonly raw: RawConfig
}

/** The configuration with every default filled in. */
export interface RawConfig {
  readonly name: string
  readonly defaultSkill: string
  readonly aiModel: string
  readonly embeddingModel?: string | undefined
  readonly mcpServers: ConfiguredMcpServers
  /** The file in which the servers stand. */
  readonly mcpServersFile: 'gantry.json' | typeof mcpName
  /** Programs that can be the backend of a chat. */
  readonly agents: AgentConfigs
  readonly platform: Readonly<Record<string, unknown>>
  readonly scripts: Readonly<Record<string, string>>
  /** Calls a minute of one credential, where the project says so. */
  readonly rateLimit: number | 'off' | undefined
  readonly mail: MailConfig | undefined
  readonly sandbox: SandboxConfig | undefined
  readonly workspaces: ConfigFile['workspaces']
}

/** When the commands changed last and, if it is known, who changed them. */
export interface CommandsChange {
  readonly createdAt: string
  readonly createdBy?: Schemas['Actor']
}

const mcpName = '.mcp.json'
/** The keys of `gantry.json` that name commands. */
const commandKeys: readonly string[] = ['mcpServers', 'agents', 'scripts', 'mail', 'sandbox']

export interface ConfigurationOptions extends RevisionsOptions {
  readonly isStoreShared: boolean
  readonly approvals: Approvals
  readonly secrets: { faultsIn(text: string): Promise<readonly string[]> }
}

/** How long a process takes another one's word that no write of the file is unfinished. */
const completeEachMs = 1_000

/** What `gantry.json` and `.mcp.json` say, its history, and its changes by calls. */
export class Configuration {
  readonly #options: ConfigurationOptions
  readonly #readMcpFile: ReadFile<McpFile>
  readonly #load: () => Promise<Loaded>
  readonly #revisions: ConfigRevisions
  readonly #editor: ConfigEditor<EditedConfig>
  #completedAt = -Infinity

  constructor(options: ConfigurationOptions) {
    this.#options = options
    this.#readMcpFile = mcpFileOf(options)
    this.#load = createLoader(options, this.#readMcpFile)
    this.#revisions = new ConfigRevisions(options)
    this.#editor = new ConfigEditor({
      ...options,
      revisions: this.#revisions,
      trustedHash: (before, after) => this.#trustedHash(before, after),
      give: (content) => this.#at(content),
    })
  }

  /** What the files say. What another process left unfinished is completed beside it, at most once a second. */
  async load(): Promise<Loaded> {
    if (this.#options.isStoreShared && performance.now() - this.#completedAt > completeEachMs) void this.complete()
    return await this.#load()
  }

  /** Completes a write that its process did not live to complete. */
  async complete(): Promise<void> {
    this.#completedAt = performance.now()
    try {
      await this.#revisions.complete()
    } catch (error) {
      if (error instanceof StorageUnavailable) return
      this.#options.log.error({ err: error }, 'an unfinished write of gantry.json could not be completed; retrying')
    }
  }

  async shown(): Promise<ConfigAt> {
    await this.complete()
    const { shown, version } = await this.#load()
    return { config: shown, version }
  }

  update(patch: object, ifVersion: number | undefined, caller: Caller): Promise<Staged<EditedConfig>> {
    return this.#editor.edit({ ...this.#editOf(ifVersion, caller), find: (tree) => changesOf(tree, patch) })
  }

  editEntry(change: KeyChange, ifVersion: number | undefined, caller: Caller): Promise<Staged<EditedConfig>> {
    const find: FindChanges = (tree) => (isAlready(tree, change) ? [] : [change])
    return this.#editor.edit({ ...this.#editOf(ifVersion, caller), find })
  }

  async revisions(query: PageQuery): Promise<{ revisions: ConfigRevision[]; nextCursor?: string }> {
    await this.#observeFile()
    return await this.#revisions.list(query)
  }

  async revision(revision: number): Promise<{ revision: ConfigRevision; config: Schemas['ProjectConfig'] }> {
    await this.#observeFile()
    const found = await this.#revisions.get(revision)
    const { config } = await this.#at(await this.#revisions.contentOf(revision))
    return { revision: found, config }
  }

  /** When the commands changed last. Who edited `.mcp.json` is not known. */
  async lastChangeOfCommands(): Promise<CommandsChange> {
    await this.#observeFile()
    const { config } = await this.#load()
    const change = await this.#revisions.lastChangeOf(commandKeys)
    const isElsewhere = config.mcpServersFile === mcpName && Object.keys(config.mcpServers).length > 0
    const file = isElsewhere ? await readProjectFile(this.#options, mcpName) : undefined
    const savedAt = file?.modifiedAt.toISOString() ?? ''
    return savedAt >= change.createdAt ? { createdAt: savedAt } : change
  }

  /** Seals the contents of revisions with the current key. */
  reseal(): Promise<void> {
    return this.#revisions.reseal()
  }

  restore(revision: number, ifVersion: number | undefined, caller: Caller): Promise<Staged<EditedConfig>> {
    const edit = this.#editOf(ifVersion, caller)
    // Without a version the file may have a mistake, which this cures.
    const check = ifVersion === undefined ? async () => {} : edit.check
    return this.#editor.restore({ ...edit, check, revision })
  }

  async validate({
    content,
    file = configName,
  }: Schemas['ConfigValidationInput']): Promise<Schemas['ConfigValidation']> {
    const findings = await this.#findingsOf(file, content)
    return { isValid: !findings.some(({ severity }) => severity === 'error'), findings }
  }

  #editOf(ifVersion: number | undefined, caller: Caller): ConfigEdit {
    return { check: async (before) => void requireVersion(await this.#at(before), ifVersion), caller }
  }

  /**
   * The configuration with this content of `gantry.json`, beside the other file as it is. Fails with `config_invalid`.
   */
  async #at(content: Content): Promise<EditedConfig> {
    const file = content === undefined ? undefined : parseConfigFile(decodeText(content, configName))
    const mcpFile = file?.mcpServers === undefined ? await this.#readMcpFile() : undefined
    const { config: raw, shown: config } = assemble(this.#options.folder, file, mcpFile)
    return { config, raw, version: versionOfContent(content, mcpFile?.bytes) }
  }

  /**
   * The hash of the commands after an edit of a caller who may make it, where `--trust` covers those before it. What a
   * command wrote before, or what stands in `.mcp.json` and comes into effect, is no part of the edit.
   */
  async #trustedHash(before: Content, after: Content): Promise<string | undefined> {
    const { approvals, folder } = this.#options
    const [old, wanted] = [parseIfValid(before), parseIfValid(after)]
    if (!approvals.trusted || old === undefined || wanted === undefined) return undefined
    const isUncovered = old.mcpServers !== undefined && wanted.mcpServers === undefined
    // Read once: both sides stand beside the same file.
    const mcpFile = old.mcpServers === undefined || isUncovered ? await this.#readMcpFile() : undefined
    const [had, has] = [assemble(folder, old, mcpFile), assemble(folder, wanted, mcpFile)]
    if (isUncovered && Object.keys(has.config.mcpServers).length > 0) return undefined
    const isCovered = had.commands.list.length === 0 || (await approvals.has(had.commands.hash))
    return isCovered ? has.commands.hash : undefined
  }

  /** A file that cannot be read is none that was in effect. */
  async #observeFile(): Promise<void> {
    try {
      await this.#revisions.current()
    } catch (error) {
      if (!isFailure(error, 'config_invalid')) throw error
    }
  }

  async #findingsOf(file: ConfigFileName, content: string | undefined): Promise<ConfigFinding[]> {
    const { secrets } = this.#options
    try {
      const text = content ?? (await readProjectFile(this.#options, file))?.text
      return text === undefined ? [] : await findingsIn(file, text, (each) => secrets.faultsIn(each))
    } catch (error) {
      if (!isFailure(error, 'config_invalid')) throw error
      return [unreadable(file, error.message)]
    }
  }
}

type Read<File> = (File & { readonly bytes: Buffer }) | undefined
type ReadFile<File> = () => Promise<Read<File>>

interface Loaded {
  /** Of the bytes of the files. */
  readonly version: number
  readonly config: RawConfig
  readonly shown: Schemas['ProjectConfig']
  readonly commands: Commands
}

function mcpFileOf(project: LinkedProject): ReadFile<McpFile> {
  return createFreshFile({
    ...project,
    name: mcpName,
    parse: (text, bytes) => ({ ...parseMcpFile(text), bytes }),
  })
}

function createLoader(project: LinkedProject, readMcpFile: ReadFile<McpFile>): () => Promise<Loaded> {
  const readConfigFile = createFreshFile({
    ...project,
    name: configName,
    parse: (text, bytes) => ({ ...parseConfigFile(text), bytes }),
  })
  let kept: { configFile: Read<ConfigFile>; mcpFile: Read<McpFile>; loaded: Loaded } | undefined

  return async function load() {
    const configFile = await readConfigFile()
    const mcpFile = configFile?.mcpServers === undefined ? await readMcpFile() : undefined
    if (kept === undefined || kept.configFile !== configFile || kept.mcpFile !== mcpFile) {
      const version = versionOfContent(configFile?.bytes, mcpFile?.bytes)
      kept = { configFile, mcpFile, loaded: { ...assemble(project.folder, configFile, mcpFile), version } }
    }
    return kept.loaded
  }
}

function assemble(folder: string, configFile: ConfigFile = {}, mcpFile: McpFile = {}): Omit<Loaded, 'version'> {
  const config: RawConfig = {
    name: configFile.name ?? (basename(folder).slice(0, 256) || 'project'),
    defaultSkill: configFile.defaultSkill ?? '',
    aiModel: configFile.aiModel ?? '',
    embeddingModel: configFile.embeddingModel,
    mcpServers: configFile.mcpServers ?? mcpFile.mcpServers ?? mcpFile.servers ?? {},
    mcpServersFile: configFile.mcpServers === undefined ? mcpName : 'gantry.json',
    agents: configFile.agents ?? {},
    platform: configFile.platform ?? { os: process.platform, arch: process.arch },
    scripts: configFile.scripts ?? {},
    rateLimit: configFile.rateLimit,
    mail: configFile.mail,
    sandbox: configFile.sandbox,
    workspaces: configFile.workspaces,
  }
  return { config, shown: show(config), commands: readCommands(config) }
}

function show(config: RawConfig): Schemas['ProjectConfig'] {
  const { name, defaultSkill, aiModel, embeddingModel, mcpServers, agents, platform, scripts } = config
  return {
    name: redactText(name),
    defaultSkill: redactText(defaultSkill),
    aiModel: redactText(aiModel),
    ...(embeddingModel !== undefined && { embeddingModel: redactText(embeddingModel) }),
    mcpServers: redactNamed(mcpServers),
    ...(Object.keys(agents).length > 0 && { agents: redactNamed(agents) }),
    platform: redactObject(platform),
    scripts: redactNamed(scripts),
  }
}
