import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Duplex, PassThrough } from 'node:stream'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { startProgram } from '../../platform/processes/start-program.ts'
import type { Launch } from '../../platform/sandbox/launch.ts'
import type { ServiceCommand, RunningCommand } from './service-command.ts'

/** A command for which a sandbox may be there already. */
export type SandboxedCommand = ServiceCommand & { readonly orders: string }

/**
 * Sandboxes that wait for commands of the service itself. To make one takes several times as long as a small program
 * runs, so a shell in it runs one command after the other, all of which see the same. A sandbox is used for one view
 * alone, and ended when a command is cut off, when what its paths name has been replaced, and after a while.
 */
export class ReadySandboxes {
  readonly #wrap: (order: ServiceCommand) => Promise<Launch>
  readonly #all = new Set<ReadySandbox>()
  #isClosed = false

  /** `wrap` says what to start instead of a program. */
  constructor(wrap: (order: ServiceCommand) => Promise<Launch>) {
    this.#wrap = wrap
  }

  /** Rejects when no sandbox could be made. */
  async start(command: SandboxedCommand): Promise<RunningCommand> {
    const key = keyOf(command)
    for (const other of this.#all) if (other.isOver) other.end()
    for (;;) {
      const kept = [...this.#all].find((other) => other.isFree && other.key === key)
      const ready = kept ?? (await this.#make(command, key))
      const { running, begun } = ready.run(command)
      // One that has died at rest began nothing: another one does it.
      if (kept === undefined || (await begun)) return running
      running.stdout.destroy()
      running.stderr.destroy()
    }
  }

  /**
   * Ends those that have read orders in this folder, and makes as many for the next commands with the same views. One
   * that has run nothing stays.
   */
  renew(orders: string): void {
    const used = [...this.#all].filter((ready) => ready.orders === orders && ready.hasRun)
    for (const ready of used) ready.end()
    // The answer to the caller comes first.
    for (const { command } of this.#isClosed ? [] : used)
      setTimeout(() => void this.#make(command, keyOf(command)).catch(() => undefined), renewMs).unref()
  }

  /** Ends those that wait for a command. */
  rest(): void {
    for (const ready of this.#all) if (ready.isFree) ready.end()
  }

  close(): void {
    this.#isClosed = true
    this.rest()
  }

  async #make(command: SandboxedCommand, key: string): Promise<ReadySandbox> {
    const launch = await this.#wrap({
      ...command,
      command: ['/bin/sh', '-c', script],
      environment: shellEnvironment,
    })
    const child = startProgram(launch, { stdio: ['pipe', 'pipe', 'pipe', 'pipe'] })
    const ready = new ReadySandbox(child, command, key)
    this.#all.add(ready)
    child.once('exit', () => this.#all.delete(ready))
    if (this.#isClosed) ready.end()
    return ready
  }
}

const renewMs = 20
const shellEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C' } as const
const usesMax = 1_000
const idleMs = 60_000
const ageMaxMs = 10 * 60_000
const lastOutputMs = 250

/**
 * An order is a file, because a shell reads its input byte by byte. Before the errors of the command comes a line by
 * which it is known that it has begun. Behind the output of the command comes a line by
 * which its end is known, with the exit code: nothing that the command prints can be taken for it, for it has a random
 * word.
 */
const script = `
trap : HUP INT QUIT TERM
while IFS= read -r order && IFS= read -r word; do
  printf '%s\\n' "$word" >&2
  (. "$order")
  status=$?
  printf '%s %s\\n' "$word" "$status" >&2
  printf '%s %s\\n' "$word" "$status"
done
`

/** The paths of the view with what they name now: a mount stays with a folder that was replaced. */
function keyOf({ confinement, sandbox, orders, cwd }: SandboxedCommand): string {
  const { shared = [], readOnly = [], hasNetwork = false } = confinement
  const paths = [...shared, ...readOnly]
  const identities = paths.map((path) => {
    const found = statSync(path, { throwIfNoEntry: false })
    return found === undefined ? path : `${path} ${found.dev} ${found.ino}`
  })
  return JSON.stringify([hasNetwork, shared.length, identities, orders, cwd, sandbox])
}

class ReadySandbox {
  readonly key: string
  /** The one for which it was made. */
  readonly command: SandboxedCommand
  readonly #child: ChildProcess
  readonly #output: MarkedStream
  readonly #errors: MarkedStream
  readonly #madeAt = performance.now()
  #uses = 0
  #isBusy = false
  #isEnding = false
  #idle: NodeJS.Timeout | undefined

  constructor(child: ChildProcess, command: SandboxedCommand, key: string) {
    this.key = key
    this.command = command
    this.#child = child
    this.#output = new MarkedStream(child.stdout)
    this.#errors = new MarkedStream(child.stderr)
    child.stdin?.on('error', () => undefined) // the end of the process is what counts
    child.stdio[3]?.on('error', () => undefined)
    child.once('error', () => this.#fail())
    child.once('close', () => this.#fail())
    child.once('exit', () => this.#failOnceRead())
    this.#rest()
  }

  get orders(): string {
    return this.command.orders
  }

  get hasRun(): boolean {
    return this.#uses > 0
  }

  get isFree(): boolean {
    return !this.#isBusy && !this.#isEnding
  }

  get isOver(): boolean {
    return this.isFree && (this.#uses >= usesMax || performance.now() - this.#madeAt > ageMaxMs)
  }

  /** Throws when the command cannot be written down. Tells whether it has begun once that is known. */
  run(command: SandboxedCommand): { readonly running: RunningCommand; readonly begun: Promise<boolean> } {
    this.#isBusy = true
    this.#uses++
    clearTimeout(this.#idle)
    this.#setReferenced(true)
    const word = randomBytes(16).toString('hex')
    const order = this.#writeOrder(command, word)
    const [output, errors] = [this.#output.begin(word), this.#errors.begin(word, { isTold: true })]
    const conversation = this.#child.stdio[3]
    const ended = Promise.all([output.status, errors.status]).then(async ([status]) => {
      rmSync(order, { force: true })
      await Promise.all([isRead(output.stream), isRead(errors.stream)])
      if (conversation instanceof Duplex) conversation.removeAllListeners('data')
      this.#isBusy = false
      if (status === null) this.end()
      else this.#rest()
      return status
    })
    this.#child.stdin?.write(`${order}\n${word}\n`)
    const running: RunningCommand = {
      stdout: output.stream,
      stderr: errors.stream,
      conversation: conversation instanceof Duplex ? conversation : undefined,
      ended,
      kill: (signal) => {
        this.#isEnding = true
        this.#signal(signal)
      },
    }
    return { running, begun: errors.begun }
  }

  end(): void {
    this.#isEnding = true
    clearTimeout(this.#idle)
    this.#child.stdin?.destroy()
    this.#signal('SIGKILL')
  }

  /** Neither the process nor its pipes keep the service from ending while no command runs. */
  #rest(): void {
    if (this.#isEnding) return this.end()
    this.#setReferenced(false)
    this.#idle = setTimeout(() => this.end(), idleMs).unref()
  }

  #setReferenced(isReferenced: boolean): void {
    const how = isReferenced ? 'ref' : 'unref'
    this.#child[how]()
    for (const stream of this.#child.stdio)
      if (stream && how in stream) (stream as unknown as Record<typeof how, () => void>)[how]()
  }

  #writeOrder(command: SandboxedCommand, word: string): string {
    try {
      return writeOrder(command, word)
    } catch (error) {
      this.#isBusy = false
      this.end()
      throw error
    }
  }

  /** What is in the pipes tells whether a command has begun; a program that it left behind may keep them open. */
  #failOnceRead(): void {
    this.#isEnding = true
    if (this.#errors.hasBegun) return this.#fail()
    setTimeout(() => this.#fail(), lastOutputMs).unref()
  }

  #fail(): void {
    this.#isEnding = true
    this.#output.break()
    this.#errors.break()
  }

  #signal(name: 'SIGTERM' | 'SIGKILL'): void {
    const { pid, exitCode, signalCode } = this.#child
    if (pid === undefined || exitCode !== null || signalCode !== null) return
    try {
      process.kill(-pid, name)
    } catch {
      // No process of the group is left, as intended.
    }
  }
}

/** Gives the file of the order. */
function writeOrder(given: SandboxedCommand, word: string): string {
  const { command, cwd, environment, orders, inputFile = '/dev/null' } = given
  const order = join(orders, `order-${word}`)
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${quoted(value)}`)
  const text = [
    `cd -- ${quoted(cwd)} || exit 126`,
    `export ${variables.join(' ')}`,
    `exec ${command.map(quoted).join(' ')} < ${quoted(inputFile)}`,
    '',
  ].join('\n')
  try {
    // It is small, and the threads of the file system may be busy.
    writeFileSync(order, text, { mode: 0o600 })
  } catch (error) {
    rmSync(order, { force: true })
    throw error
  }
  return order
}

function quoted(word: string): string {
  if (word.includes('\0')) throw new TypeError('An argument of a program contains a null byte.')
  return `'${word.replaceAll("'", "'\\''")}'`
}

function isRead(stream: Readable): Promise<void> {
  return finished(stream).catch(() => undefined)
}

interface MarkedOutput {
  readonly stream: PassThrough
  readonly status: Promise<number | null>
  /** Whether the command has begun; where it tells nothing of that, true at its end. */
  readonly begun: Promise<boolean>
}

interface MarkedPart {
  readonly word: Buffer
  readonly stream: PassThrough
  readonly resolve: (status: number | null) => void
  readonly tellBegun: (hasBegun: boolean) => void
}

/** The output of commands that run one after the other, each up to the line that ends it. */
class MarkedStream {
  readonly #source: Readable | null
  #part: MarkedPart | undefined
  #held = Buffer.alloc(0)
  #hasBegun = true

  constructor(source: Readable | null) {
    this.#source = source
    source?.on('data', (chunk: Buffer) => this.#take(chunk))
    source?.on('error', () => undefined)
  }

  /** Whether the command of this word has printed that it has begun, where it does. */
  get hasBegun(): boolean {
    return this.#hasBegun
  }

  begin(word: string, { isTold = false }: { readonly isTold?: boolean } = {}): MarkedOutput {
    const { promise, resolve } = Promise.withResolvers<number | null>()
    const { promise: begun, resolve: tellBegun } = Promise.withResolvers<boolean>()
    this.#hasBegun = !isTold
    const stream = new PassThrough()
    // A reader that is slow slows the command down, not this process.
    stream.on('drain', () => this.#source?.resume())
    stream.on('close', () => this.#source?.resume())
    this.#held = Buffer.alloc(0)
    this.#part = { word: Buffer.from(word), stream, resolve, tellBegun }
    if (this.#source?.destroyed ?? true) this.break()
    return { stream, status: promise, begun }
  }

  /** The command will not say how it ended. */
  break(): void {
    const part = this.#part
    this.#part = undefined
    if (part === undefined) return
    part.stream.end(this.#held)
    part.tellBegun(this.#hasBegun)
    part.resolve(null)
  }

  #take(chunk: Buffer): void {
    const part = this.#part
    if (part === undefined) return
    const bytes = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk])
    if (!this.#hasBegun) {
      const beginning = bytes.indexOf(`${part.word}\n`)
      this.#held = Buffer.from(bytes)
      if (beginning < 0) return
      this.#hasBegun = true
      this.#held = Buffer.alloc(0)
      part.tellBegun(true)
      return this.#take(bytes.subarray(beginning + part.word.length + 1))
    }
    const at = bytes.indexOf(part.word)
    const end = at < 0 ? -1 : bytes.indexOf('\n', at)
    const kept = at < 0 ? beginningAtEnd(bytes, part.word) : bytes.length - at
    const passed = bytes.subarray(0, bytes.length - kept)
    this.#held = Buffer.from(bytes.subarray(bytes.length - kept))
    if (end >= 0) {
      this.#part = undefined
      part.stream.end(passed)
      part.resolve(Number(bytes.toString('latin1', at + part.word.length, end)))
    } else if (passed.length > 0 && !part.stream.write(passed) && !part.stream.destroyed) {
      this.#source?.pause()
    }
  }
}

/** How many of the last bytes may be the beginning of the word. Most often none, so that nothing has to be copied. */
function beginningAtEnd(bytes: Buffer, word: Buffer): number {
  const [first = 0] = word
  for (
    let at = bytes.indexOf(first, Math.max(0, bytes.length - word.length + 1));
    at >= 0;
    at = bytes.indexOf(first, at + 1)
  )
    if (word.subarray(0, bytes.length - at).equals(bytes.subarray(at))) return bytes.length - at
  return 0
}
