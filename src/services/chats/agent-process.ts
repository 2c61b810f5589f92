import { randomUUID } from 'node:crypto'
import { Readable, Writable } from 'node:stream'
import { fail } from '../../errors.ts'
import { readBootId } from '../../platform/processes/boot-id.ts'
import { ProcessTrees } from '../../platform/processes/process-trees.ts'
import type { Program } from '../../platform/sandbox/launch.ts'
import { requireProgram } from '../../platform/sandbox/programs.ts'
import { lastLinesOf } from '../../platform/text/last-lines.ts'
import { codeOf } from '../../platform/work/system-error.ts'
import { AttachedProgram } from '../../runner/programs/attached-program.ts'
import type { AttachedOptions } from '../../runner/programs/attached-program.ts'
import type { ProgramChange, ProgramExit, ProgramStream } from '../../runner/programs/program-host.ts'
import type { JobRun } from '../jobs.ts'

export interface AgentOrder {
  readonly name: string
  readonly program: Program
  readonly at: AgentHost
  readonly run: JobRun
}

/** Where the program of an agent is started. */
export interface AgentHost extends Pick<AttachedOptions, 'host' | 'trees'> {
  /** With what separates the program from the machine. */
  readonly order: (program: Program) => Promise<Omit<AttachedOptions['order'], 'mark'>>
  /** At a runner of another machine, which ends it by itself. */
  readonly isElsewhere: boolean
}

const wordsKept = 2_048
/** How long an agent that has closed its output may take to end: why it ended says more. */
const lastOutputMs = 250
const hangUpMs = 2_000
/** Ends the processes of agents on this machine. */
export const agentTrees = new ProcessTrees({ hangUpMs })
/** By this variable of its environment all that an agent starts is found. */
const markName = 'GANTRY_AGENT_PROCESS'

/** Starts the program of an agent in the sandbox. The job records it, so that a crash of the service leaves none. */
export async function startAgent(order: AgentOrder): Promise<AgentProcess> {
  const { name, run } = order
  const agent = new AgentProcess(name, run)
  try {
    await agent.start(order)
    return agent
  } catch (error) {
    const code = codeOf(error)
    if (code === undefined) throw error
    return fail('agent_failed', { message: `The agent "${name}" could not be started (${code}).`, cause: error })
  }
}

/** The process of an agent, with everything that it started. */
export class AgentProcess {
  readonly name: string
  readonly input: Writable
  readonly output: Readable
  #run: JobRun
  #program: AttachedProgram | undefined
  readonly #decoder = new TextDecoder()
  #hasEnded = false
  #lastWords = ''
  #exit: string | undefined
  #isOutputClosed = false
  #isElsewhere = false
  #ended: Promise<void> | undefined

  constructor(name: string, run: JobRun) {
    this.name = name
    this.#run = run
    this.output = new Readable({ read: () => this.#program?.resume() })
    this.input = new Writable({
      write: (bytes: Buffer, _, done) => void this.#write(bytes).then(() => done(), done),
      final: (done) => {
        this.#program?.endInput()
        done()
      },
    })
    for (const stream of [this.input, this.output]) stream.on('error', () => undefined)
  }

  /** To be called once. Fails as the start of a program does. */
  async start({ program, at }: AgentOrder): Promise<void> {
    const id = `agent/${randomUUID()}`
    const marked = { ...program, environment: { ...program.environment, [markName]: id } }
    const { host, trees } = at
    const order = await at.order(marked)
    this.#isElsewhere = at.isElsewhere
    if (order.sandbox.launcher !== 'none') await requireProgram(marked)
    const ending = { signal: 'SIGHUP', graceMs: hangUpMs } as const
    this.#program = await AttachedProgram.start(
      { host, id, order: { ...order, mark: `${markName}=${id}`, ending }, trees },
      {
        onOutput: (stream, bytes) => this.#take(stream, bytes),
        onChange: (change) => this.#change(change),
        onEnd: (exit) => this.#over(exit),
      },
    )
    try {
      await this.serve(this.#run)
    } catch (error) {
      await this.end()
      throw error
    }
  }

  /** Whether its output is still open. */
  get isRunning(): boolean {
    return !this.#hasEnded && this.#exit === undefined && !this.#isOutputClosed
  }

  /** The job of a turn records a process of this machine, so that a crash of the service leaves none. */
  async serve(run: JobRun): Promise<void> {
    this.#run = run
    if (this.#program && !this.#isElsewhere) await run.setProcess({ ...this.#program.root, bootId: readBootId() ?? '' })
  }

  /** No turn has it any more. The runner ends it with the service. */
  async rest(): Promise<void> {
    await this.#run.setProcess(undefined).catch(() => undefined)
  }

  /** What went wrong, for a person, with the last that it wrote on standard error. */
  explain(reason: string): string {
    const words = lastLinesOf(this.#lastWords)
    const about = this.#exit ?? reason
    return this.#run.mask(
      `The agent "${this.name}" ${about}.${words === '' ? '' : ` The end of its standard error: ${words}`}`,
    )
  }

  /** Ends it and all that it started, once. */
  end(): Promise<void> {
    return (this.#ended ??= this.#end())
  }

  /** The same without the time to finish what it does: it may do nothing more. */
  async kill(): Promise<void> {
    await this.#program?.signal('SIGKILL')
    await this.end()
  }

  async #write(bytes: Buffer): Promise<void> {
    await this.#program?.write(bytes)
  }

  #take(stream: ProgramStream, bytes: Buffer): boolean {
    if (stream === 'output') return this.output.destroyed || this.output.push(bytes)
    this.#lastWords = (this.#lastWords + this.#decoder.decode(bytes, { stream: true })).slice(-wordsKept)
    return true
  }

  #change(change: ProgramChange): void {
    if (change.kind === 'exited') {
      const { exitCode, signal } = change
      this.#exit = exitCode === undefined ? `was ended by ${signal}` : `ended with exit code ${exitCode}`
      if (this.#isOutputClosed) this.#endOutput()
    }
    if (change.kind !== 'closed' || change.pipe !== 'output') return
    this.#isOutputClosed = true
    if (this.#exit === undefined) setTimeout(() => this.#endOutput(), lastOutputMs).unref()
    else this.#endOutput()
  }

  #over(exit: ProgramExit | undefined): void {
    if (exit === undefined) this.#exit ??= 'ended with the runner'
    this.#endOutput()
  }

  #endOutput(): void {
    if (!this.output.destroyed && !this.output.readableEnded) this.output.push(null)
  }

  async #end(): Promise<void> {
    this.#hasEnded = true
    this.input.end()
    await this.#program?.end()
    for (const stream of [this.input, this.output]) stream.destroy()
    await this.#run.setProcess(undefined).catch(() => undefined)
  }
}
