import type { WholeTaskWorker } from '../whole-tasks.ts'

interface Call {
  readonly id: string
  readonly name: string
  readonly given: object
  readonly answered: PromiseWithResolvers<string>
}

export interface ModelWorkerOptions {
  /** What stands before the name of each tool of this service in the agent. */
  readonly prefix: string
  /** Whether it has `/mcp/compact` in place of a list. */
  readonly isCompact: boolean
}

/** Calls through a model that says what a script wants: each call is a step of the agent. */
export class ModelWorker implements WholeTaskWorker {
  readonly calls: string[] = []
  readonly offered = new Set<string>()
  /** How many tools had to be loaded first. */
  searches = 0
  /** The characters that the model wrote for calls and read as their results, and those of all its requests. */
  characters = 0
  requested = 0
  readonly #options: ModelWorkerOptions
  #call: Call | undefined
  #next = Promise.withResolvers<Call | undefined>()
  #request = 0
  #isSearched = false

  constructor(options: ModelWorkerOptions) {
    this.#options = options
  }

  get prefix(): string {
    return this.#options.prefix
  }

  async call(operationId: string, given: object = {}): Promise<any> {
    const { prefix, isCompact } = this.#options
    const answered = Promise.withResolvers<string>()
    this.calls.push(operationId)
    const call = {
      id: `call_${this.calls.length}`,
      answered,
      ...(isCompact
        ? { name: `${prefix}callOperation`, given: { operationId, arguments: given } }
        : { name: `${prefix}${operationId}`, given }),
    }
    this.#next.resolve(call)
    const text = await answered.promise
    this.characters += JSON.stringify(call.given).length + text.length
    const answer = dataIn(operationId, text)
    if (answer['code'] !== undefined && answer['message'] !== undefined) throw new Error(`${operationId}: ${text}`)
    return answer
  }

  /** No more calls. */
  end(): void {
    this.#next.resolve(undefined)
  }

  /** What the model says to a request; words once the script has ended. A call without a result is made again. */
  async answer(request: any) {
    const number = ++this.#request
    this.requested += JSON.stringify(request).length
    for (const { function: tool } of request.tools ?? []) this.offered.add(tool.name)
    const open = this.#call
    const result = open && request.messages.find(({ tool_call_id: id }: any) => id === open.id)
    if (open && !result) return this.#say(open, request)
    if (open) open.answered.resolve(textIn(result.content))
    this.#call = undefined
    const call = await this.#next.promise
    // An agent that was ended meanwhile has asked again.
    if (number !== this.#request) return { content: 'This comes too late.' }
    this.#next = Promise.withResolvers()
    this.#call = call
    this.#isSearched = false
    return call ? this.#say(call, request) : { content: 'The task is done.' }
  }

  /** Some agents offer tools by their names alone, and load what a search of theirs selects. */
  #say(call: Call, { tools = [] }: any) {
    const names = tools.map(({ function: tool }: any) => tool.name)
    if (names.includes(call.name) || this.#isSearched || !names.includes(searchOfTools)) return callOf(call)
    this.#isSearched = true
    const given = { query: `select:${call.name}`, max_results: 1 }
    this.characters += JSON.stringify(given).length
    return callOf({ ...call, id: `search_${++this.searches}`, name: searchOfTools, given })
  }
}

/** Of Claude Code. */
const searchOfTools = 'ToolSearch'

function callOf({ id, name, given }: Omit<Call, 'answered'>) {
  return { toolCalls: [{ id, name, arguments: JSON.stringify(given) }] }
}

function textIn(content: unknown): string {
  return typeof content === 'string' ? content : (content as any[]).map(({ text = '' }) => text).join('\n')
}

/**
 * The first text of a result is its data; behind it may stand an ETag, and before it what says to models without a flag
 * for it that the tool has failed.
 */
function dataIn(operationId: string, text: string): any {
  try {
    return JSON.parse(text.replace(/^The tool failed:\s*/, '').replace(/\s*ETag: \S+\s*$/, ''))
  } catch {
    throw new Error(`${operationId}: ${text}`)
  }
}
