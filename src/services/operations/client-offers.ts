import type { OperationAnswer } from './calls.ts'
import { decideOn, openDecisionOf } from './client-decisions.ts'
import type { OpenDecision } from './client-decisions.ts'
import { listReadable, readItem, readableTemplates } from './readable-items.ts'
import type { ReadableAsking } from './readable-items.ts'
import { callOfServerTool, describeServerTool, searchServerTools, serverToolIn } from './server-tools.ts'
import type { ServerToolName } from './server-tools.ts'
import { listSkillPrompts, readSkillPrompt } from './skill-prompts.ts'

/** What an MCP client is offered beside the operations as tools: all of it by calls of operations, as its caller. */
export class ClientOffers {
  readonly templates = readableTemplates
  readonly #asking: ReadableAsking

  constructor(asking: ReadableAsking) {
    this.#asking = asking
  }

  prompts(cursor: string | undefined) {
    return listSkillPrompts(this.#asking, cursor)
  }

  prompt(name: string, given: Readonly<Record<string, string>>) {
    return readSkillPrompt(this.#asking, name, given)
  }

  readable(cursor: string | undefined) {
    return listReadable(this.#asking, cursor)
  }

  read(uri: string) {
    return readItem(this.#asking, uri)
  }

  searchTools(words: string, limit: number) {
    return searchServerTools(this.#asking, words, limit)
  }

  /** What a name says that has the form `server/tool`. */
  toolIn(id: string): ServerToolName | undefined {
    return serverToolIn(id)
  }

  describeTool(tool: ServerToolName) {
    return describeServerTool(this.#asking, tool)
  }

  callOf(tool: ServerToolName, given: Readonly<Record<string, unknown>>) {
    return callOfServerTool(tool, given)
  }

  decisionOf(call: { operationId: string; values: Readonly<Record<string, unknown>>; answer: OperationAnswer }) {
    return openDecisionOf(this.#asking, call)
  }

  decide(decision: OpenDecision, isApproved: boolean) {
    return decideOn(this.#asking, decision, isApproved)
  }
}
