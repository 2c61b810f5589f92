import type { Schemas } from '../../generated/types.ts'
import type { ChatMessageDocument } from '../../collections/chats.ts'
import { isRecord } from '../../platform/text/is-record.ts'
import { quote } from '../../platform/text/quote.ts'
import type { Versioned } from '../../stores/port.ts'
import { todoText } from './agent-content.ts'
import type { ChatEdit } from './edit.ts'

type Item = Schemas['ChatTodoItem']

export const updateTodoName = 'updateTodo'
const steps = ['pending', 'in_progress', 'done'] as const
const itemsMax = 200
const contentLengthMax = 1_024

/** The tool by which a model keeps its to-do list. */
export const todoTool = {
  name: updateTodoName,
  description:
    'Write your to-do list for a task of several steps: all items, each time that one begins or is done. People follow it.',
  inputSchema: {
    type: 'object',
    required: ['items'],
    properties: {
      items: {
        type: 'array',
        items: {
          type: 'object',
          required: ['content', 'progress'],
          properties: { content: { type: 'string' }, progress: { type: 'string', enum: [...steps] } },
        },
      },
    },
  },
}

/**
 * The to-do list of an answer is one part, which has what was said of it last. Its step is that of the call that wrote
 * it: after a crash the parts of a step that is not complete are dropped.
 */
export function putTodo(
  edit: ChatEdit,
  answer: Versioned<ChatMessageDocument>,
  items: readonly Item[],
  ofCall?: { readonly step: number },
): void {
  const current = edit.patch(answer, [])
  const { parts, partCount } = current
  const { step } = ofCall ?? current
  const known = parts.find(({ kind }) => kind === 'plan')
  const id = known?.id ?? `p${partCount}`
  edit.patch(answer, [{ id, text: todoText(items), items: [...items], ...(!known && { kind: 'plan' as const, step }) }])
}

/** The items that a model wrote, or what is wrong with them. */
export function readTodo(given: unknown): { readonly items: readonly Item[] } | { readonly mistake: string } {
  if (!Array.isArray(given)) return { mistake: 'Give items as a list of {content, progress}.' }
  if (given.length > itemsMax) return { mistake: `A to-do list has at most ${itemsMax} items.` }
  const items: Item[] = []
  for (const each of given) {
    const content = isRecord(each) && typeof each['content'] === 'string' ? lineOf(each['content']) : ''
    const progress = steps.find((one) => isRecord(each) && each['progress'] === one)
    if (content === '') return { mistake: `The item ${items.length + 1} has no content.` }
    if (!progress)
      return {
        mistake: `The progress of ${quote(content)} must be one of ${steps.map((one) => quote(one)).join(', ')}.`,
      }
    items.push({ content, progress })
  }
  return { items }
}

function lineOf(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, contentLengthMax).toWellFormed()
}
