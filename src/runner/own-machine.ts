import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolders } from '../platform/files/make-folders.ts'
import { makeEnvironment } from '../platform/processes/environment.ts'
import { proxyCredentials } from '../platform/processes/network-variables.ts'
import { findFolder } from '../platform/files/working-folder.ts'
import type { Launch, Sandbox } from '../platform/sandbox/launch.ts'
import { treeGit } from './trees/tree-git.ts'
import { TreeStore } from './trees/tree-store.ts'
import type { TreeLimits } from './trees/tree-store.ts'
import { CarriedFolders, commandWith } from './programs/carried-files.ts'
import type { ProgramOrder } from './programs/program-host.ts'
import type { HostedProgram } from './terminal-host.ts'

/** Where programs that belong to no task have their folders, in the folder of the runner. */
export const ownFolders = 'servers'
/** Where programs find the files that they bring, in the same folder. */
export const carriedFolder = 'carried'
const folderForm = /^[A-Za-z0-9_-]{1,128}$/

export interface OwnMachineOptions {
  /** Of the runner; no program sees it. */
  readonly folder: string
  /** Where the few variables come from that programs may see. */
  readonly environment: NodeJS.ProcessEnv
  readonly sandbox: Sandbox
  /** The address of the service, as programs of this machine reach it. */
  readonly serviceUrl?: string
  readonly limits?: Partial<TreeLimits>
}

/**
 * A machine that is not the one of the service: it has a sandbox, an environment and working trees of its own. Of what
 * the service orders, paths count below the tree of the task alone.
 */
export class OwnMachine {
  readonly trees: TreeStore
  readonly #options: OwnMachineOptions
  readonly #carried: CarriedFolders
  #treesInUse: () => readonly string[] = () => []

  constructor(options: OwnMachineOptions) {
    const { folder, environment, limits = {} } = options
    this.#options = options
    this.#carried = new CarriedFolders(join(options.folder, carriedFolder))
    const git = treeGit(folder, makeEnvironment(environment)['PATH'] ?? '')
    this.trees = new TreeStore({ folder, git, limits, isInUse: (tree) => this.#treesInUse().includes(tree) })
  }

  /** The secrets in the environment of its programs. */
  get secrets(): readonly string[] {
    return proxyCredentials(this.#options.environment)
  }

  /** What a service is told of it. */
  about(): { readonly hasSandbox: boolean; readonly serviceUrl?: string } {
    const { sandbox, serviceUrl } = this.#options
    return { hasSandbox: sandbox.launcher !== 'none', ...(serviceUrl !== undefined && { serviceUrl }) }
  }

  /** Says from now on in which trees something runs. */
  setOccupants(treesInUse: () => readonly string[]): void {
    this.#treesInUse = treesInUse
  }

  wrapProgram(order: ProgramOrder): Promise<Launch> {
    const { TERM: _term, COLORTERM: _colors, SHELL: _shell, ...own } = makeEnvironment(this.#options.environment)
    return this.#wrap(order, own)
  }

  /** Nothing of the program runs any more. */
  async release({ carried }: Pick<ProgramOrder, 'carried'>): Promise<void> {
    if (carried) await this.#carried.remove(carried)
  }

  wrapTerminal(program: HostedProgram): Promise<Launch> {
    return this.#wrap(program, makeEnvironment(this.#options.environment))
  }

  async #wrap(order: ProgramOrder | HostedProgram, own: Readonly<Record<string, string>>): Promise<Launch> {
    const { cwd, environment, confinement } = order
    const { name, files, readOnly, command = order.command } = await this.#placeOf(order)
    const folder = (await findFolder(await realpath(files), cwd)).absolute
    const { occupant = 'narrow', owner = { name, place: name }, hasNetwork = false, limits = {} } = confinement
    const program = { command, cwd: folder, environment: { ...own, ...environment } }
    return this.#options.sandbox.wrap(program, { occupant, owner, hasNetwork, limits, shared: [files], readOnly })
  }

  async #placeOf(order: ProgramOrder | HostedProgram): Promise<OrderPlace> {
    const carried = 'carried' in order ? order.carried : undefined
    if (!carried) return this.#folderOf(order)
    const laid = await this.#carried.lay(carried, this.trees.receivedFile(carried.transfer))
    const own = { name: carried.transfer, files: laid.work, readOnly: [] }
    const { readOnly, ...place } = order.tree === undefined ? own : await this.#folderOf(order)
    return { ...place, readOnly: [...readOnly, laid.files], command: commandWith(order.command, carried, laid.files) }
  }

  async #folderOf(order: ProgramOrder | HostedProgram): Promise<OrderPlace> {
    const { tree } = order
    if (tree !== undefined) {
      const { files, objects } = this.trees.placeOf(tree)
      return { name: tree, files, readOnly: [objects] }
    }
    const name = 'ownFolder' in order ? (order.ownFolder ?? '') : ''
    if (!folderForm.test(name)) throw new Error('This runner takes programs of tasks and MCP servers alone.')
    const files = join(this.#options.folder, ownFolders, name)
    await makeFolders(files, 0o700)
    return { name, files, readOnly: [] }
  }
}

/** Where an order runs, and the command with the paths there. */
interface OrderPlace {
  readonly name: string
  readonly files: string
  readonly readOnly: readonly string[]
  readonly command?: readonly string[]
}
