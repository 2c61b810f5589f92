import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import type { Launch } from '../../platform/sandbox/launch.ts'
import { scriptInside, shellEnvironment } from './launch-script.ts'
import type { ProcessReaper } from './process-reaper.ts'
import type { ProgramOrder } from './program-host.ts'
import { endShell, giveScript } from './program-starter.ts'
import type { ProgramStarter, StartedProgram, WaitingShell } from './program-starter.ts'

/** A shell that waits in a sandbox. */
export interface SandboxedShell extends WaitingShell {
  /** What the sandbox is: a program whose own would be another one does not fit. */
  readonly key: string
  /** The place of those for whom it was made. */
  readonly place: string | undefined
}

export interface WaitingSandboxOptions {
  readonly starter: Pick<ProgramStarter, 'openShell'>
  readonly reaper: Pick<ProcessReaper, 'watch' | 'release'>
  /** What to start instead of a program. */
  readonly wrap: (order: ProgramOrder) => Promise<Launch>
  /** Called when another one waits, or none any more. */
  readonly onWaiting: () => void
}

/** So long after a program has ended, or while it runs on, the sandbox for the next one is made. */
const afterEndMs = 5
const afterStartMs = 50
/** For how long it waits. */
const idleMs = 60_000

/**
 * A sandbox that waits for the next program of those whose program ran last: to make one takes longer than a step of a
 * plan often runs. The shell in it is replaced by that program, and by no second one, so that no program finds
 * anything of another. What the next program is to see is planned when it comes: it is started here if that is
 * what this sandbox shows, and in one of its own otherwise. While several programs run, none is made.
 */
export class WaitingSandbox {
  readonly #options: WaitingSandboxOptions
  #waiting: SandboxedShell | undefined
  /** How many programs run for which a sandbox could have waited. */
  #running = 0
  #timer: NodeJS.Timeout | undefined
  #preparing: Promise<void> = Promise.resolve()
  #idle: NodeJS.Timeout | undefined
  /** What was begun before the last rest is not kept. */
  #rests = 0
  #isClosed = false

  constructor(options: WaitingSandboxOptions) {
    this.#options = options
  }

  /** The process that waits, and for whom. */
  get waiting(): { readonly pid: number; readonly place: string | undefined } | undefined {
    const { child, place } = this.#waiting ?? {}
    return child?.pid === undefined ? undefined : { pid: child.pid, place }
  }

  /** Sets the sandbox aside, if it is this process or waits for this place. */
  reserve({ pid, place }: { readonly pid?: number; readonly place?: string }): SandboxedShell | undefined {
    const { waiting } = this
    const isMeant = pid === undefined ? place !== undefined && place === waiting?.place : pid === waiting?.pid
    return isMeant ? this.#take() : undefined
  }

  /** Starts the program in the sandbox that is set aside for it or, without one, in that which waits; if it fits. */
  async start(order: ProgramOrder, reserved: WaitingShell | undefined): Promise<StartedProgram | undefined> {
    if (reserved && !isInSandbox(reserved)) return undefined
    if (!canWait(order) || !(reserved ?? this.#waiting)) {
      if (reserved) endShell(reserved)
      return undefined
    }
    const [file = '', ...args] = order.command
    const script = scriptInside({ ...order, file, args })
    // What is wrong is said by a start of its own.
    const key = await this.#options.wrap(inShell(order)).then(keyOf, () => undefined)
    const shell = reserved ?? (this.#waiting?.key === key ? this.#take() : undefined)
    const started =
      shell !== undefined && shell.key === key && script !== undefined ? giveScript(script, shell) : undefined
    if (shell && !started) endShell(shell)
    if (shell && !reserved) this.#options.onWaiting()
    return started
  }

  /** A program has begun: makes the sandbox for the next one of the same kind. */
  prepareBehind(order: ProgramOrder, child: Pick<ChildProcess, 'once'>): void {
    if (!canWait(order)) return
    this.#running += 1
    this.#prepareAfter(afterStartMs, order, 1)
    child.once('exit', () => {
      this.#running -= 1
      this.#prepareAfter(afterEndMs, order, 0)
    })
  }

  /** Ends the sandbox that waits. */
  rest(): void {
    this.#rests += 1
    clearTimeout(this.#timer)
    this.#end()
  }

  close(): void {
    this.#isClosed = true
    this.rest()
  }

  #take(): SandboxedShell | undefined {
    clearTimeout(this.#idle)
    const shell = this.#waiting
    this.#waiting = undefined
    return shell
  }

  #prepareAfter(delayMs: number, order: ProgramOrder, runningMax: number): void {
    clearTimeout(this.#timer)
    const prepare = () => {
      // The next program is started in a sandbox of its own, and says what is wrong.
      if (this.#running <= runningMax)
        this.#preparing = this.#preparing.then(() => this.#prepare(order)).catch(() => {})
    }
    this.#timer = setTimeout(prepare, delayMs).unref()
  }

  async #prepare(order: ProgramOrder): Promise<void> {
    const rests = this.#rests
    const mark = `${nameOf(order.mark)}=${randomUUID()}`
    const launch = await this.#options.wrap(inShell(order, mark))
    const key = keyOf(launch)
    if (this.#waiting?.key !== key) {
      const shell = await this.#open(launch, mark)
      if (!shell) return
      if (this.#isClosed || rests !== this.#rests) return endShell(shell)
      const before = this.#take()
      if (before) endShell(before)
      this.#waiting = { ...shell, key, place: order.confinement.owner?.place }
      this.#options.onWaiting()
    }
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => this.#end(), idleMs).unref()
  }

  /** Should this process be killed, everything in the sandbox is found by the mark of its launcher. */
  async #open(launch: Launch, mark: string): Promise<WaitingShell | undefined> {
    const { starter, reaper } = this.#options
    reaper.watch(mark)
    const shell = await starter.openShell(launch)
    if (!shell) reaper.release(mark)
    shell?.child.once('exit', () => {
      reaper.release(mark)
      if (this.#waiting?.child === shell.child) this.#end()
    })
    return shell
  }

  #end(): void {
    const shell = this.#take()
    if (!shell) return
    endShell(shell)
    this.#options.onWaiting()
  }
}

export function isInSandbox(shell: WaitingShell | undefined): shell is SandboxedShell {
  return shell !== undefined && 'key' in shell
}

/** A program of this machine for which a shell can be there. */
function canWait({ sandbox, input, command, tree, ownFolder, carried }: ProgramOrder): boolean {
  const isHere = tree === undefined && ownFolder === undefined && carried === undefined
  return sandbox.launcher !== 'none' && input === 'none' && isHere && command[0] === shell
}

/** The program exports a variable of the same name, so that it does not find this mark. */
function inShell(order: ProgramOrder, mark = order.mark): ProgramOrder {
  const environment = { ...shellEnvironment, [nameOf(mark)]: mark.slice(nameOf(mark).length + 1) }
  return { ...order, command: [shell], environment }
}

function keyOf({ file, args, fingerprint }: Launch): string {
  return JSON.stringify([file, args, fingerprint])
}

function nameOf(mark: string): string {
  return mark.slice(0, mark.indexOf('='))
}

const shell = '/bin/sh'
