import type { OperationId } from '../../generated/routes.ts'

/**
 * What decides on an approval is for people: who calls operations as tools is a model, or has one choose, and would
 * approve its own calls. A person at an MCP client is asked instead.
 */
const deciding: ReadonlySet<string> = new Set<OperationId>([
  'approveMcpCall',
  'rejectMcpCall',
  'approveToolCall',
  'rejectToolCall',
  'approveCommands',
  'approveSkill',
  'approveDeviceSignIn',
  'rejectDeviceSignIn',
])

/** Whether the operation decides on an approval. No model is offered it. */
export function isDecision(operationId: string): boolean {
  return deciding.has(operationId)
}
