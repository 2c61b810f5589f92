import type { components } from '../../generated/types.ts'
import type { ChatDocument, ChatMessageDocument, ChatPartDocument } from './documents.ts'

type Schemas = components['schemas']

export function toChat(chat: ChatDocument): Schemas['Chat'] {
  const {
    id,
    title,
    taskId,
    model = '',
    agent,
    system,
    toolRules,
    state,
    forkedFrom,
    createdBy,
    createdAt,
    updatedAt,
  } = chat
  return {
    id,
    title,
    backend: agent === undefined ? { kind: 'model', model } : { kind: 'agent', agent },
    state,
    toolRules,
    createdBy,
    createdAt,
    updatedAt,
    ...(taskId !== undefined && { taskId }),
    ...(system !== undefined && { system }),
    ...(forkedFrom !== undefined && { forkedFrom }),
  }
}

export function toMessage(message: ChatMessageDocument): Schemas['ChatMessage'] {
  const { messageId, seq, role, state, delivery, parts, event, createdAt } = message
  return {
    id: messageId,
    seq,
    role,
    state,
    parts: parts.map(toPart),
    event,
    createdAt,
    ...(delivery !== undefined && state === 'queued' && { delivery }),
  }
}

function toPart({ asked: _, ...part }: ChatPartDocument): Schemas['ChatPart'] {
  return part
}
