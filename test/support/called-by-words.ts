import type { LLMock } from '@copilotkit/aimock'

export type Calls = readonly (readonly [operation: string, input?: object])[]

/** A message on which the model calls these operations, all in one step. */
export function wordsFor(...calls: Calls): string {
  return `call ${JSON.stringify(calls)}`
}

/** A model that calls what it is asked to by `wordsFor`, and then says so. */
export function obeyWords(models: LLMock): void {
  models.on({ userMessage: /^call \[/, hasToolResult: false }, (request) => {
    const { content } = request.messages.findLast(({ role }) => role === 'user') ?? {}
    const calls: Calls = JSON.parse(String(content).slice('call '.length))
    return {
      toolCalls: calls.map(([operation, input = {}]) => ({
        name: 'callOperation',
        arguments: JSON.stringify({ operation, arguments: input }),
      })),
    }
  })
  models.on({ hasToolResult: true }, { content: 'That is done.' })
  models.onMessage(/./, { content: 'Hello.' })
}
