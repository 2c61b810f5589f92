import { delimiter, isAbsolute, join } from 'node:path'
import { findSystemProgram, systemFolders } from '../../../platform/processes/system-programs.ts'
import type { CommandSandbox } from '../../../platform/sandbox/command-sandbox.ts'
import type { ServiceCommands } from '../../../runner/commands/service-command.ts'
import { ExchangeFolders } from '../../../platform/repository/exchange-folders.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface MachineOptions {
  /** That of the service. */
  readonly environment: Environment
  readonly sandbox: CommandSandbox
  /** What runs git. */
  readonly commands: ServiceCommands
  /** Where the folders are made that git needs for a moment; no command may see it. */
  readonly workFolder: string
  /** The configuration file of the operator. */
  readonly gitConfig?: string | undefined
  /** The folder with the data of the service, in which no repository is. */
  readonly dataFolder?: string | undefined
}

/** The git of the machine, and all that the service gives to it. */
export class Machine {
  readonly sandbox: CommandSandbox
  readonly gitConfig: string | undefined
  readonly dataFolder: string | undefined
  readonly commands: ServiceCommands
  /** For exchanges with remotes. */
  readonly folders: ExchangeFolders
  readonly #home: string
  readonly #environment: Environment
  readonly #programFolders: readonly string[]
  readonly #programs = new Map<string, string>()

  constructor({ environment, sandbox, commands, workFolder, gitConfig, dataFolder }: MachineOptions) {
    this.sandbox = sandbox
    this.commands = commands
    this.folders = new ExchangeFolders(workFolder, (path) => commands.renew(path))
    this.#home = join(workFolder, 'no-home')
    this.gitConfig = gitConfig
    this.dataFolder = dataFolder
    this.#environment = environment
    this.#programFolders = systemFolders(environment['PATH'])
  }

  /** The path of a program that the system installed; nothing where there is none. It may be installed later. */
  program(name: 'git' | 'ssh'): string | undefined {
    const found = this.#programs.get(name) ?? findSystemProgram(name, this.#programFolders)
    if (found !== undefined) this.#programs.set(name, found)
    return found
  }

  /** What a git that asks a remote may read: the files that the operator names. */
  get filesForRemotes(): string[] {
    const named = [this.gitConfig, ...files.map((name) => this.#environment[name])]
    return named.flatMap((file) => (file !== undefined && isAbsolute(file) ? [file] : []))
  }

  /** The variables of every git: programs of the system alone, and a home folder that does not exist. */
  get variables(): Record<string, string> {
    const { TZ } = this.#environment
    return {
      PATH: this.#programFolders.join(delimiter),
      HOME: this.#home,
      ...(TZ !== undefined && { TZ }),
      LANG: 'C.UTF-8',
      // The errors of git are read by machine, and so have to be in one language.
      LC_ALL: 'C',
    }
  }

  /**
   * The variables of a git that asks a remote: the way to proxies, certificates and the ssh of the operator, and the
   * configuration file that the operator names. Nothing of the service or of npm.
   */
  get variablesForRemotes(): Record<string, string> {
    const chosen = Object.entries(this.#environment).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && passed.has(entry[0]),
    )
    return {
      ...Object.fromEntries(chosen),
      ...this.variables,
      GIT_CONFIG_GLOBAL: this.gitConfig ?? '/dev/null',
      ...fixed,
    }
  }
}

/** The variables that name files for a git that asks a remote. */
const files = ['SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAINFO', 'GIT_SSL_CAPATH']

const passed = new Set([
  ...files,
  'USER',
  'LOGNAME',
  'SSH_AUTH_SOCK',
  'GIT_SSH',
  'GIT_SSH_COMMAND',
  'GIT_SSH_VARIANT',
  'GIT_CONFIG_NOSYSTEM',
  'GIT_SSL_NO_VERIFY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'all_proxy',
  'HTTPS_PROXY',
  'NO_PROXY',
  'ALL_PROXY',
])

const fixed = {
  // Allowed by name: `protocol.allow=never` is outdone by `protocol.ext.allow=always`, this is not.
  GIT_ALLOW_PROTOCOL: 'http:https:ssh:git:file',
  // There is no user at a terminal or a screen who could answer.
  GIT_TERMINAL_PROMPT: '0',
  GCM_INTERACTIVE: 'never',
  SSH_ASKPASS_REQUIRE: 'never',
  GIT_OPTIONAL_LOCKS: '0',
  // A repository with missing objects must not fetch them during a push.
  GIT_NO_LAZY_FETCH: '1',
} as const
