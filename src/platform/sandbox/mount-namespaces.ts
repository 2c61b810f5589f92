import { closeSync, openSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { startProgram } from '../processes/start-program.ts'
import { layerTable, rootTable } from './mount-table.ts'
import type { MountPlan } from './mount-plan.ts'
import type { Layer, SandboxFolders } from './sandbox-folders.ts'
import { timeouts } from '../../timeouts.ts'

export interface NamespacePrograms {
  readonly unshare: string
  readonly nsenter: string
  readonly mount: string
  readonly umount: string
  readonly pivot_root: string
  readonly sh: string
}

/**
 * The mount namespaces in which programs start. One is made for each plan and kept, so that the start of a program
 * makes few mounts; an open descriptor of this process keeps it, without a process in it. The layers of one home are
 * mounted once, in a namespace from which the others are made: overlayfs does not support two mounts with one upper
 * folder.
 */
export class MountNamespaces {
  readonly #programs: NamespacePrograms
  readonly #folders: SandboxFolders
  /** Whether an ordinary user is root in a user namespace, and may mount there. */
  readonly #isInUserNamespace: boolean
  /** By the fingerprints of plans. */
  readonly #made = new Map<string, Promise<Namespace>>()
  readonly #bases = new Map<string, Promise<Namespace>>()

  constructor(programs: NamespacePrograms, folders: SandboxFolders, isInUserNamespace: boolean) {
    this.#programs = programs
    this.#folders = folders
    this.#isInUserNamespace = isInUserNamespace
  }

  /** The command line that enters the namespace for this plan. Throws `NamespaceFault`. */
  async enter(plan: MountPlan): Promise<readonly string[]> {
    const namespace = keep(this.#made, plan.fingerprint, () => this.#make(plan))
    this.#limit()
    return this.#entry(await namespace)
  }

  close(): void {
    for (const namespace of [...this.#made.values(), ...this.#bases.values()]) release(namespace)
    this.#made.clear()
    this.#bases.clear()
  }

  /**
   * The oldest namespace of those that were not used for longest is closed once no program can be about to enter it.
   */
  #limit(): void {
    for (const [key, namespace] of this.#made) {
      if (this.#made.size <= keptMax) return
      this.#made.delete(key)
      setTimeout(() => release(namespace), closeAfterMs).unref()
    }
  }

  async #make(plan: MountPlan): Promise<Namespace> {
    const { mount, umount, pivot_root: pivot } = this.#programs
    const { root } = this.#folders
    const base = plan.layers.length === 0 ? undefined : await this.#baseOf(plan.layers)
    const table = this.#folders.table(rootTable(plan, this.#folders))
    return this.#create(rootScript, [table, root, mount, umount, pivot], base)
  }

  #baseOf(layers: readonly Layer[]): Promise<Namespace> {
    return keep(this.#bases, JSON.stringify(layers), () => {
      const table = this.#folders.table(layerTable(layers, this.#isInUserNamespace))
      return this.#create(layerScript, [table, this.#programs.mount])
    })
  }

  async #create(script: string, args: readonly string[], base?: Namespace): Promise<Namespace> {
    const { unshare, sh } = this.#programs
    const command = [
      ...(base ? this.#entry(base) : []),
      ...[unshare, ...(this.#isInUserNamespace && !base ? ['--user', '--map-root-user'] : [])],
      ...['--mount', '--propagation', 'private', '--', sh, '-c', script, 'gantry-sandbox', ...args],
    ]
    const [file = '', ...rest] = command
    const child = startProgram(
      { file, args: rest, cwd: '/', environment: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } },
      { stdio: ['pipe', 'pipe', 'pipe'], isDetached: false },
    )
    const errors = child.stderr ? text(child.stderr) : Promise.resolve('')
    const late = setTimeout(() => child.kill('SIGKILL'), timeouts.sandboxProbe.ms)
    try {
      child.stdin?.on('error', () => {}) // its output is what counts
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      child.stdout?.once('data', () => resolve())
      child.once('error', reject)
      child.once('close', () => errors.then((words) => reject(new NamespaceFault(words)), reject))
      await promise
      return {
        mount: openSync(`/proc/${child.pid}/ns/mnt`, 'r'),
        user: this.#isInUserNamespace ? openSync(`/proc/${child.pid}/ns/user`, 'r') : undefined,
      }
    } finally {
      clearTimeout(late)
      child.stdin?.end()
    }
  }

  #entry({ mount, user }: Namespace): readonly string[] {
    const at = (descriptor: number) => `/proc/${process.pid}/fd/${descriptor}`
    return [
      this.#programs.nsenter,
      ...(user === undefined ? [] : ['--preserve-credentials', `--user=${at(user)}`]),
      ...[`--mount=${at(mount)}`, '--'],
    ]
  }
}

/** The kernel or `mount` refused a file system for programs; the message is one line. */
export class NamespaceFault extends Error {
  /** As the errors of the system have one: the program was not started. */
  readonly code = 'ESANDBOX'

  constructor(words: string) {
    const line = words
      .split('\n')
      .map((each) => each.trim())
      .find((each) => each !== '')
    super((line ?? 'the file system of a program could not be made').slice(0, 200))
  }
}

/** Descriptors of the namespaces. */
interface Namespace {
  readonly mount: number
  readonly user: number | undefined
}

const keptMax = 128
const closeAfterMs = 60_000

const layerScript = `
table=$1 mount=$2
"$mount" --all --fstab "$table" || exit
echo ready
read -r _
`

const rootScript = `
table=$1 root=$2 mount=$3 umount=$4 pivot=$5
"$mount" --all --fstab "$table" && cd "$root" && "$pivot" . dev/shm && "$umount" --lazy /dev/shm || exit
echo ready
read -r _
`

/** What is made fails for all that wait for it, and is made again for the next one. Used entries move to the end. */
function keep(kept: Map<string, Promise<Namespace>>, key: string, make: () => Promise<Namespace>): Promise<Namespace> {
  const namespace = kept.get(key) ?? make()
  kept.delete(key)
  kept.set(key, namespace)
  namespace.catch(() => kept.get(key) === namespace && kept.delete(key))
  return namespace
}

function release(namespace: Promise<Namespace>): void {
  namespace.then(
    ({ mount, user }) => {
      closeSync(mount)
      if (user !== undefined) closeSync(user)
    },
    () => undefined,
  )
}
