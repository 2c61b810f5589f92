import type { Schemas } from '../../generated/types.ts'
import { defined } from '../../platform/work/defined.ts'
import type { WaitingToolCall } from '../chats.ts'
import type { WaitingCall } from '../mcp.ts'
import type { WaitingCommands } from '../project.ts'
import type { WaitingSkill } from '../skills.ts'
import type { WaitingReview } from '../tasks.ts'

export type WaitingItem = Schemas['WaitingItem']
type Decision = Schemas['WaitingDecision']

export function toolCallItem({ id, chatId, tool, mayApprove, ...rest }: WaitingToolCall): WaitingItem {
  const path = { chatId, approvalId: id }
  const approve: Decision = { decision: 'approve', operationId: 'approveToolCall', path }
  return {
    ...{ id: `tool_call/${id}`, kind: 'tool_call', title: tool, chatId, ...rest },
    link: { operationId: 'listApprovals', path: { chatId } },
    decisions: [...(mayApprove ? [approve] : []), { decision: 'reject', operationId: 'rejectToolCall', path }],
  }
}

export function mcpCallItem({ id, serverName, toolName, ...rest }: WaitingCall): WaitingItem {
  const path = { mcpCallId: id }
  return {
    ...{ id: `mcp_call/${id}`, kind: 'mcp_call', title: `${serverName}/${toolName}`, ...rest },
    link: { operationId: 'getMcpCall', path },
    decisions: [
      { decision: 'approve', operationId: 'approveMcpCall', path },
      { decision: 'reject', operationId: 'rejectMcpCall', path },
    ],
  }
}

export function commandsItem({ hash, count, createdAt, createdBy }: WaitingCommands): WaitingItem {
  const title = count === 1 ? 'A command of the project' : `${count} commands of the project`
  return {
    ...{ id: `commands/${hash}`, kind: 'commands', title, createdAt, ...defined({ createdBy }) },
    link: { operationId: 'getApproval', path: {} },
    decisions: [{ decision: 'approve', operationId: 'approveCommands', path: {}, body: { hash } }],
  }
}

export function skillItem({ name, digest, createdAt, isFromOutside }: WaitingSkill): WaitingItem {
  const path = { skillName: name }
  return {
    ...{ id: `skill/${name}`, kind: 'skill', title: name, createdAt, ...(isFromOutside && { isFromOutside }) },
    link: { operationId: 'getSkill', path },
    decisions: [{ decision: 'approve', operationId: 'approveSkill', path, body: { digest } }],
  }
}

export function reviewItem({ taskId, ...rest }: WaitingReview): WaitingItem {
  const path = { id: taskId }
  return {
    ...{ id: `review/${taskId}`, kind: 'review', taskId, ...rest },
    link: { operationId: 'getTask', path },
    decisions: [
      { decision: 'approve', operationId: 'submitTaskReview', path, body: { verdict: 'approved' } },
      { decision: 'reject', operationId: 'submitTaskReview', path, body: { verdict: 'changes_requested' } },
    ],
  }
}
