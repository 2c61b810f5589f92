import type { Change, Documents } from '../../../src/collections.ts'
import type { NewAuditEntry } from '../../../src/stores/port.ts'
import { foreignEvent } from '../events.ts'

export const at = '2026-01-01T00:00:00.000Z'

export function approval(id: string): Documents['approvals'] {
  return { id, approvedAt: at, approvedBy: 'user_owner' }
}

export function event(kind: string, taskId?: string, when = at): Change {
  return { event: foreignEvent(kind, when, taskId === undefined ? {} : { taskId }) }
}

export function task(id: string, given: Partial<Documents['tasks']> = {}): Documents['tasks'] {
  return {
    id,
    title: id,
    content: '',
    priority: 'medium',
    readiness: 0,
    tags: [],
    author: { id: 'user_owner', name: 'Owner' },
    reviewers: [],
    state: 'open',
    dependsOn: [],
    revision: 1,
    planStepIds: [],
    commentCount: 0,
    changeCount: 0,
    createdAt: at,
    updatedAt: at,
    ...given,
  }
}

export function auditEntry(object: string): NewAuditEntry {
  return {
    at,
    userId: 'user_owner',
    credentialId: 'token_1',
    address: '127.0.0.1',
    requestId: 'req_1',
    operation: 'createTask',
    object,
    outcome: 'done',
  }
}
