import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { Duplex, Readable } from 'node:stream'
import { startProgram } from '../../platform/processes/start-program.ts'
import type { Launch } from '../../platform/sandbox/launch.ts'
import { codeOf } from '../../platform/work/system-error.ts'
import type { ServiceCommands, ServiceCommand, CommandSignal, RunningCommand } from './service-command.ts'
import { ReadySandboxes } from './ready-sandboxes.ts'

/** A connection that ssh keeps for later keeps the pipe open after the command has ended. */
const drainMs = 250
/** How long an ended command may take to put its lock files away before it is killed. */
const graceMs = 1_000

/** The commands of this process. */
export class LocalCommands implements ServiceCommands {
  readonly #wrap: (order: ServiceCommand) => Promise<Launch>
  readonly #sandboxes: ReadySandboxes
  readonly #running = new Set<RunningCommand>()

  /** `wrap` says what to start instead of a program. */
  constructor(wrap: (order: ServiceCommand) => Promise<Launch>) {
    this.#wrap = wrap
    this.#sandboxes = new ReadySandboxes(wrap)
  }

  async ready(): Promise<void> {}

  async start(order: ServiceCommand): Promise<RunningCommand> {
    const { orders, sandbox } = order
    const started =
      orders === undefined || sandbox.launcher === 'none'
        ? await startAlone(await this.#wrap(order), order)
        : await this.#sandboxes.start({ ...order, orders })
    let isCutOff = false
    const kill = (name: CommandSignal) => {
      isCutOff = true
      started.kill(name)
    }
    const running = { ...started, kill }
    this.#running.add(running)
    const forget = () => {
      this.#running.delete(running)
      // What it left behind ends too.
      if (isCutOff) started.kill('SIGKILL')
    }
    started.ended.then(forget, forget)
    return running
  }

  async renew(orders: string): Promise<void> {
    this.#sandboxes.renew(orders)
  }

  /** Ends the sandboxes that wait. */
  rest(): void {
    this.#sandboxes.rest()
  }

  async close(): Promise<void> {
    this.#sandboxes.close()
    await Promise.allSettled([...this.#running].map(({ ended }) => ended))
  }

  /** Ends a command in order: it may put its lock files away. */
  end(running: RunningCommand): void {
    running.kill('SIGTERM')
    const kill = setTimeout(() => running.kill('SIGKILL'), graceMs)
    const forget = () => clearTimeout(kill)
    running.ended.then(forget, forget)
  }
}

/** In a process group of its own, so that the programs which it starts end with it. */
async function startAlone(launch: Launch, order: ServiceCommand): Promise<RunningCommand> {
  const child = startWithInput(launch, order)
  const running = runningOf(child)
  // Throws what the system says to a start.
  await once(child, 'spawn')
  return running
}

function startWithInput(launch: Launch, { inputFile, asks = false }: ServiceCommand): ChildProcess {
  const input = inputFile === undefined ? undefined : openSync(inputFile, 'r')
  try {
    const pipes = asks ? (['pipe', 'pipe', 'pipe'] as const) : (['pipe', 'pipe'] as const)
    return startProgram(launch, { stdio: [input ?? 'ignore', ...pipes] })
  } finally {
    if (input !== undefined) closeSync(input)
  }
}

function runningOf(child: ChildProcess): RunningCommand {
  const ended = finished(child)
  // It is awaited later, unless the reader leaves before.
  ended.catch(() => undefined)
  const [, stdout, stderr, conversation] = child.stdio
  if (!(stdout instanceof Readable && stderr instanceof Readable)) throw new Error('The program could not be started.')
  return {
    stdout,
    stderr,
    conversation: conversation instanceof Duplex ? conversation : undefined,
    ended,
    kill: (name) => signalGroup(child, name),
  }
}

function finished(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
    child.once('exit', (code) => setTimeout(whenRead, drainMs, child, () => letGo(child, () => resolve(code))))
  })
}

/** What is in the pipes is read before they are let go, however late this thread or the reader comes to it. */
function whenRead(child: ChildProcess, then: () => void): void {
  const held = heldOf(child)
  if (held) held.once('resume', () => setTimeout(whenRead, drainMs, child, then))
  else setImmediate(() => (heldOf(child) ? whenRead(child, then) : then()))
}

/** A stream whose reader takes nothing now. */
function heldOf({ stdout, stderr }: ChildProcess): Readable | undefined {
  return [stdout, stderr].find((stream) => stream?.isPaused() && !stream.destroyed) ?? undefined
}

function letGo({ stdout, stderr, stdio }: ChildProcess, done: () => void): void {
  stdout?.destroy()
  stderr?.destroy()
  if (stdio[3] instanceof Duplex) stdio[3].destroy()
  done()
}

function signalGroup({ pid }: ChildProcess, name: CommandSignal): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, name)
  } catch (error) {
    // No process of the group is left, as intended.
    if (codeOf(error) !== 'ESRCH') throw error
  }
}
