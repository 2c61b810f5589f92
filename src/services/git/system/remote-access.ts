import { secretsOf } from '../../../platform/text/url-credentials.ts'
import { leadsInto, localPaths, transportOf } from '../remotes/address.ts'
import type { CommandResult } from './command.ts'
import type { Machine } from './machine.ts'
import { isTarget, openAccess } from './credential-access.ts'
import type { CredentialAccess } from './credential-access.ts'
import type { ExchangeFailure } from '../fetching.ts'
import type { CredentialSource } from '../outcomes.ts'
import { cleanWords } from '../remotes/text.ts'
import { sshFolder } from './views.ts'
import type { GitView } from './views.ts'

export interface RemoteAccessRequest {
  readonly remote: string
  readonly direction: 'push' | 'fetch'
  /** Where git runs: paths of remotes are relative to it. */
  readonly folder: string
  /** Folders that a remote must not be inside of. */
  readonly forbidden: readonly string[]
  readonly credential?: CredentialSource | undefined
  /** Where the remote is, if that is known. */
  readonly addresses?: readonly string[] | undefined
  readonly git: (...given: string[]) => Promise<CommandResult>
}

/** What one exchange with a remote knows of it: whether it is a folder, the credential in use, and what to redact. */
export class RemoteAccess {
  /** Whether the remote is a folder of this machine: git starts programs there, which may be anybody's. */
  isLocal = false
  secrets: readonly string[]
  readonly #machine: Machine
  readonly #exchange: string
  readonly #base: GitView
  /** What the addresses lead to, once they are known. */
  #reached: GitView = {}
  #credential: CredentialAccess | undefined

  constructor(machine: Machine, exchange: string, base: GitView, secrets: readonly string[]) {
    this.#base = base
    this.#machine = machine
    this.#exchange = exchange
    this.secrets = secrets
  }

  /** The variables of a git that asks the remote. Programs of a local remote get no way to an agent. */
  get environment(): Record<string, string> {
    const { SSH_AUTH_SOCK, ...variables } = this.#machine.variablesForRemotes
    const agent = SSH_AUTH_SOCK === undefined || this.isLocal ? {} : { SSH_AUTH_SOCK }
    return { ...variables, ...agent, ...this.#credential?.environment }
  }

  get answer(): CredentialAccess['answer'] | undefined {
    return this.#credential?.answer
  }

  /** What a git of this exchange reaches. */
  get view(): GitView {
    const { shared = [], readOnly = [] } = this.#base
    return {
      ...this.#reached,
      shared: [...shared, this.#exchange, ...(this.#reached.shared ?? [])],
      readOnly: [...readOnly, ...this.#machine.filesForRemotes, ...(this.#reached.readOnly ?? [])],
    }
  }

  /** The programs of a repository of this machine may write there; those of ssh read what the operator has for ssh. */
  #viewOf(addresses: readonly string[], folder: string): GitView {
    const { SSH_AUTH_SOCK: agent } = this.environment
    const isBySsh = !this.isLocal && addresses.some((address) => transportOf(address) === 'ssh')
    return {
      hasNetwork: true,
      shared: [
        ...(this.isLocal ? addresses.flatMap((address) => localPaths(address, folder)) : []),
        ...(isBySsh && agent !== undefined && this.#credential === undefined ? [agent] : []),
      ],
      readOnly: isBySsh ? [sshFolder()] : [],
    }
  }

  /**
   * Asks git for the addresses unless they are known, since the operator's configuration may rewrite them, checks them,
   * and opens the credential when it is for all of them.
   */
  async open(request: RemoteAccessRequest): Promise<ExchangeFailure | undefined> {
    const { folder, forbidden, credential } = request
    const addresses = request.addresses ?? (await this.#ask(request))
    if ('kind' in addresses) return addresses
    this.secrets = [...this.secrets, ...addresses.flatMap(secretsOf)]
    const { dataFolder } = this.#machine
    const closed = [...forbidden, ...(dataFolder === undefined ? [] : [dataFolder])]
    for (const address of addresses) {
      const transport = transportOf(address)
      if (transport === undefined) return unknownTransport
      this.isLocal ||= transport === 'file'
      if (transport === 'file' && (await leadsInto(closed, address, folder))) return insideProject
    }
    if (credential && addresses.every((address) => isTarget(address, credential)))
      this.#credential = await openAccess(
        { machine: this.#machine, exchange: this.#exchange, folder, addresses },
        credential,
        (secret) => {
          this.secrets = [...this.secrets, secret]
        },
      )
    this.#reached = this.#viewOf(addresses, folder)
    return undefined
  }

  async close(): Promise<void> {
    await this.#credential?.close()
  }

  async #ask({ remote, direction, git }: RemoteAccessRequest): Promise<readonly string[] | ExchangeFailure> {
    const ofDirection = direction === 'push' ? ['--push'] : []
    const { code, output, errors, ending } = await git('remote', 'get-url', ...ofDirection, '--all', '--', remote)
    if (ending !== undefined) return { kind: ending }
    if (/No such remote/.test(errors)) return { kind: 'unknownRemote' }
    if (code !== 0)
      return {
        kind: 'unsupported',
        message: `git cannot work with this repository: ${cleanWords(errors, this.secrets)}`,
      }
    return output.replace(/\n$/, '').split('\n')
  }
}

const unknownTransport: ExchangeFailure = {
  kind: 'forbiddenAddress',
  message: 'The URL scheme of this remote is not supported. Use http, https, ssh, git or a path.',
}
const insideProject: ExchangeFailure = {
  kind: 'forbiddenAddress',
  message:
    'This remote is inside the project folder, whose files must not run as hooks. Move the repository out of the project.',
}
