import type { Caller } from '../../call.ts'
import { Failure } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { operationIdIn, operationIdSchema } from '../../platform/text/operation-argument.ts'
import type { ModelRequest } from '../ai.ts'
import { requestFor, withoutSecrets } from '../operations.ts'
import type { Operation, Operations } from '../operations.ts'
import { reservedScopes } from './rule-authority.ts'
import { readMoreName } from './text-pages.ts'
import { readSubchat, startSubchatName, subchatTool } from './subchat-tool.ts'
import type { SubchatWork } from './subchat-tool.ts'
import { readTodo, todoTool, updateTodoName } from './todo.ts'

/** A tool call of a model, understood. */
export type ToolCall =
  | { readonly kind: 'operation'; readonly operation: Operation; readonly input: Readonly<Record<string, unknown>> }
  | { readonly kind: 'search'; readonly output: string }
  | { readonly kind: 'read'; readonly id: string; readonly offset: number }
  | { readonly kind: 'todo'; readonly items: readonly Schemas['ChatTodoItem'][] }
  | { readonly kind: 'subchat'; readonly work: SubchatWork }
  | { readonly kind: 'mistake'; readonly output: string }

/**
 * Three tools by which a model finds and calls any operation: listing them all would fill its context. Two operations
 * that say how to work stand beside them.
 */
export const chatTools: NonNullable<ModelRequest['tools']> = [
  {
    name: 'searchOperations',
    description: 'Find the operations of this service that do a thing. Returns their names and what they do.',
    inputSchema: { type: 'object', required: ['query'], properties: { query: { type: 'string' } } },
  },
  {
    name: 'describeOperation',
    description: 'Describe the arguments of an operation. Use it before you call an operation for the first time.',
    inputSchema: { type: 'object', required: ['operationId'], properties: { operationId: operationIdSchema } },
  },
  {
    name: 'callOperation',
    description: 'Call an operation of this service with its arguments.',
    inputSchema: {
      type: 'object',
      required: ['operationId'],
      properties: { operationId: operationIdSchema, arguments: { type: 'object' } },
    },
  },
  {
    name: 'activateSkill',
    description:
      'Read the instructions of a skill, and follow them. The operation matchSkills finds skills for a task.',
    inputSchema: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
  },
  {
    name: 'searchKnowledge',
    description: 'Search what the project knows: decisions, facts and documents.',
    inputSchema: { type: 'object', required: ['q'], properties: { q: { type: 'string' }, limit: { type: 'integer' } } },
  },
  {
    name: readMoreName,
    description:
      'Read on in a long result of a tool, or in a long message, from a position. A cut text ends with its id and offset.',
    inputSchema: {
      type: 'object',
      required: ['id', 'offset'],
      properties: { id: { type: 'string' }, offset: { type: 'integer', minimum: 0 } },
    },
  },
  todoTool,
  subchatTool,
]

const foundMax = 8

/** What a model means by a tool call. The name of an operation is a tool as well. */
export async function understand(
  operations: Operations,
  caller: Caller,
  name: string,
  input: Readonly<Record<string, unknown>>,
): Promise<ToolCall> {
  try {
    switch (name) {
      case 'searchOperations':
        return found(await operations.search(caller, textIn(input, 'query'), foundMax))
      case 'describeOperation':
        return described(await operations.find(caller, operationIdIn(input)))
      case 'callOperation':
        return operationCall(await operations.find(caller, operationIdIn(input)), objectIn(input['arguments']))
      case 'activateSkill':
        return operationCall(await operations.find(caller, 'getSkill'), { skillName: textIn(input, 'name') })
      case readMoreName:
        return { kind: 'read', id: textIn(input, 'id'), offset: offsetIn(input['offset']) }
      case updateTodoName: {
        const read = readTodo(input['items'])
        return 'mistake' in read ? mistake('validation_failed', read.mistake) : { kind: 'todo', items: read.items }
      }
      case startSubchatName: {
        const work = readSubchat(input)
        return 'mistake' in work ? mistake('validation_failed', work.mistake) : { kind: 'subchat', work }
      }
      default:
        return operationCall(await operations.find(caller, name), input)
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return mistake(error.code, error.message)
  }
}

/** The input of a tool call as it is shown, before it is understood: without secrets. */
export function shownInput(name: string, input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (name !== 'callOperation') return withoutSecrets(name, input)
  const { operationId = input['operation'], arguments: given } = input
  return { ...input, ...(given !== undefined && { arguments: withoutSecrets(String(operationId), objectIn(given)) }) }
}

function mistake(code: string, message: string): ToolCall {
  return { kind: 'mistake', output: JSON.stringify({ error: { code, message } }) }
}

function operationCall(operation: Operation, input: Readonly<Record<string, unknown>>): ToolCall {
  const reserved: readonly string[] = reservedScopes
  if (operation.scopes.some((scope) => reserved.includes(scope)))
    return { kind: 'mistake', output: JSON.stringify({ error: { message: reservedMessage } }) }
  // Of what makes no request the model hears before anybody is asked.
  requestFor(operation, input)
  return { kind: 'operation', operation, input }
}

const reservedMessage = 'A model cannot decide on approvals, write to chats, or change accounts and tokens.'

function found(operations: readonly Operation[]): ToolCall {
  const listed = operations.map(({ operationId, summary }) => ({ operationId, summary }))
  return { kind: 'search', output: JSON.stringify({ operations: listed }) }
}

function described({ operationId, summary, firstSentence, input, example }: Operation): ToolCall {
  const about = { operationId, summary, description: firstSentence, arguments: input, example }
  return { kind: 'search', output: JSON.stringify(about) }
}

function textIn(input: Readonly<Record<string, unknown>>, name: string): string {
  const value = input[name]
  return typeof value === 'string' ? value : ''
}

function offsetIn(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0
}

function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
