import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { fail } from '../../errors.ts'
import { readBootId } from '../../platform/processes/boot-id.ts'
import type { ProcessTrees, TreeRoot } from '../../platform/processes/process-trees.ts'
import { startProgram } from '../../platform/processes/start-program.ts'
import type { CommandSandbox, Tenant, WrapOptions } from '../../platform/sandbox/command-sandbox.ts'
import type { Program } from '../../platform/sandbox/launch.ts'
import { requireProgram } from '../../platform/sandbox/programs.ts'
import { codeOf } from '../../platform/work/system-error.ts'
import type { JobRun } from '../jobs.ts'

export interface AgentOrder {
  readonly name: string
  readonly program: Program
  readonly sandbox: Pick<CommandSandbox, 'wrap'>
  readonly tenant: Tenant
  readonly walls: Pick<WrapOptions, 'shared' | 'readOnly'>
  readonly trees: ProcessTrees
  /** The `NAME=value` of its environment by which all that it starts is found. */
  readonly mark: string
  readonly run: JobRun
}

const wordsKept = 2_048

/** Starts the program of an agent in the sandbox. The job records it, so that a crash of the service leaves none. */
export async function startAgent(order: AgentOrder): Promise<AgentProcess> {
  const { name, program, sandbox, tenant, walls, trees, mark, run } = order
  try {
    const { shared = [], readOnly = [] } = walls
    const launch = await sandbox.wrap(program, { tenant, shared, readOnly })
    if (launch.isSandboxed) await requireProgram(program)
    // The streams are pipes, which the types of a longer list cannot express.
    const child = startProgram(launch, { stdio: ['pipe', 'pipe', 'pipe'] }) as ChildProcessWithoutNullStreams
    await once(child, 'spawn')
    const root = trees.root(child.pid ?? 0, mark)
    const agent = new AgentProcess(name, child, () => trees.end(root), run)
    await record(root, agent, run)
    return agent
  } catch (error) {
    const code = codeOf(error)
    if (code === undefined) throw error
    return fail('agent_failed', { message: `The agent "${name}" could not be started (${code}).`, cause: error })
  }
}

async function record(root: TreeRoot, agent: AgentProcess, run: JobRun): Promise<void> {
  try {
    await run.setProcess({ ...root, bootId: readBootId() ?? '' })
  } catch (error) {
    await agent.end()
    throw error
  }
}

/** The process of an agent, with everything that it started. */
export class AgentProcess {
  readonly name: string
  readonly child: ChildProcessWithoutNullStreams
  readonly #endTree: () => Promise<boolean>
  readonly #run: JobRun
  #lastWords = ''
  #exit: string | undefined
  #ended: Promise<void> | undefined

  constructor(name: string, child: ChildProcessWithoutNullStreams, endTree: () => Promise<boolean>, run: JobRun) {
    this.name = name
    this.child = child
    this.#endTree = endTree
    this.#run = run
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-wordsKept)
    })
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => undefined)
    child.on('error', () => undefined)
    child.on('exit', (code, signal) => {
      this.#exit = code === null ? `was ended by ${signal}` : `ended with exit code ${code}`
    })
  }

  /** What went wrong, for a person, with the last that it wrote on standard error. */
  explain(reason: string): string {
    const words = this.#lastWords.trim().split('\n').slice(-3).join('\n')
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
  kill(): Promise<void> {
    this.child.kill('SIGKILL')
    return this.end()
  }

  async #end(): Promise<void> {
    this.child.stdin.end()
    await this.#endTree()
    for (const stream of [this.child.stdin, this.child.stdout, this.child.stderr]) stream.destroy()
    await this.#run.setProcess(undefined).catch(() => undefined)
  }
}
