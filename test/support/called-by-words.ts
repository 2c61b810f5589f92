import type { LLMock } from '@copilotkit/aimock'
import type { chatClient } from './chats.ts'
import { readUntil } from './wait.ts'

export type Calls = readonly (readonly [operation: string, input?: object])[]

/** A message on which the model calls these operations, all in one step. */
export function wordsFor(...calls: Calls): string {
  return `call ${JSON.stringify(calls)}`
}

/** Where several speak, the name of the one who says it stands before the words. */
const calling = /^(?:.+ says:\n)?call (\[.*)$/s

/** A model that calls what it is asked to by `wordsFor`, and then says so. */
export function obeyWords(models: LLMock): void {
  models.on({ userMessage: calling, hasToolResult: false }, (request) => {
    const { content } = request.messages.findLast(({ role }) => role === 'user') ?? {}
    const calls: Calls = JSON.parse(calling.exec(String(content))?.[1] ?? '[]')
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

interface CallSeen {
  readonly kind: string
  readonly tool: string
  readonly state: string
  readonly output?: string
}

/** What became of the calls of the last answer, once its turn has ended or waits. */
export function outcomeOfCalls({ chatOf, messagesOf }: Pick<ReturnType<typeof chatClient>, 'chatOf' | 'messagesOf'>) {
  const callsAfter = async (chatId: string): Promise<CallSeen[]> => {
    await readUntil(
      () => chatOf(chatId),
      ({ state }) => state !== 'running',
      'the turn waits or has ended',
    )
    const { parts } = (await messagesOf(chatId)).at(-1)
    return parts.filter(({ kind }: CallSeen) => kind === 'toolCall')
  }
  return {
    callsAfter,
    statesOf: async (chatId: string) =>
      Object.fromEntries((await callsAfter(chatId)).map(({ tool, state }) => [tool, state])),
  }
}
