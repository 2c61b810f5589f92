import { shownState } from '../../platform/work/shown-state.ts'
import type { Change } from '../../collections.ts'
import type { ChatApprovalDocument, ChatDocument, ChatMessageDocument } from '../../collections/chats.ts'
import type { Moment } from '../../platform/work/moment.ts'

export function chatEvent(
  kind: 'chat.created' | 'chat.updated' | 'chat.deleted',
  chat: ChatDocument,
  moment: Moment,
): Change {
  return { event: { kind, ...moment, ...taskOf(chat), data: { chatId: chat.id, title: chat.title } } }
}

export function messageEvent(
  kind: 'chat.message.created' | 'chat.message.finished',
  chat: ChatDocument,
  { messageId, role, state }: ChatMessageDocument,
  moment: Moment,
): Change {
  return {
    event: { kind, ...moment, ...taskOf(chat), data: { chatId: chat.id, messageId, role, state: shownState(state) } },
  }
}

export function approvalEvent(
  kind: 'chat.approval.requested' | 'chat.approval.resolved',
  chat: ChatDocument,
  { id: approvalId, tool, state }: ChatApprovalDocument,
  moment: Moment,
): Change {
  return {
    event: { kind, ...moment, ...taskOf(chat), data: { chatId: chat.id, approvalId, tool, state: shownState(state) } },
  }
}

function taskOf({ taskId }: ChatDocument) {
  return taskId !== undefined && { taskId }
}
