// Made from openapi.yaml by `npm run generate`. Do not edit.
import type { Schemas } from './types.ts'

/** The event of each kind. */
export interface EventOfKind {
  'task.created': Schemas['TaskCreatedEvent']
  'task.updated': Schemas['TaskUpdatedEvent']
  'task.deleted': Schemas['TaskDeletedEvent']
  'task.transitioned': Schemas['TaskTransitionedEvent']
  'task.moved': Schemas['TaskMovedEvent']
  'task.claimed': Schemas['TaskClaimEvent']
  'task.released': Schemas['TaskClaimEvent']
  'task.stalled': Schemas['TaskClaimEvent']
  'task.comment.created': Schemas['TaskCommentEvent']
  'task.comment.updated': Schemas['TaskCommentEvent']
  'task.comment.deleted': Schemas['TaskCommentEvent']
  'task.comment.resolved': Schemas['TaskCommentEvent']
  'task.comment.reopened': Schemas['TaskCommentEvent']
  'task.changes.replaced': Schemas['TaskChangesReplacedEvent']
  'task.changes.applied': Schemas['TaskChangesAppliedEvent']
  'task.review.submitted': Schemas['TaskReviewEvent']
  'plan_step.created': Schemas['PlanStepEvent']
  'plan_step.updated': Schemas['PlanStepEvent']
  'plan_step.deleted': Schemas['PlanStepEvent']
  'plan_step.started': Schemas['PlanStepStartedEvent']
  'plan_step.output': Schemas['PlanStepOutputEvent']
  'plan_step.finished': Schemas['PlanStepFinishedEvent']
  'resource.uploaded': Schemas['ResourceEvent']
  'resource.deleted': Schemas['ResourceEvent']
  'resource.updated': Schemas['ResourceUpdatedEvent']
  'terminal.opened': Schemas['TerminalSizeEvent']
  'terminal.resized': Schemas['TerminalSizeEvent']
  'terminal.shared': Schemas['TerminalSharedEvent']
  'terminal.exited': Schemas['TerminalExitedEvent']
  'terminal.closed': Schemas['TerminalClosedEvent']
  'terminal.lost': Schemas['TerminalLostEvent']
  'mail.received': Schemas['MailReceivedEvent']
  'mail.moved': Schemas['MailMovedEvent']
  'mail.deleted': Schemas['MailDeletedEvent']
  'mail.sent': Schemas['MailSentEvent']
  'mail.failed': Schemas['MailFailedEvent']
  'context.updated': Schemas['ContextUpdatedEvent']
  'config.updated': Schemas['ConfigUpdatedEvent']
  'config.approved': Schemas['ConfigApprovedEvent']
  'secret.set': Schemas['SecretEvent']
  'secret.deleted': Schemas['SecretEvent']
  'git.pushed': Schemas['GitPushedEvent']
  'git.push.rejected': Schemas['GitPushRejectedEvent']
  'git.fetched': Schemas['GitFetchedEvent']
  'git.committed': Schemas['GitCommittedEvent']
  'git.branch.updated': Schemas['GitBranchUpdatedEvent']
  'git.tag.updated': Schemas['GitTagUpdatedEvent']
  'git.stash.updated': Schemas['GitStashUpdatedEvent']
  'file.written': Schemas['FileWrittenEvent']
  'file.moved': Schemas['FileMovedEvent']
  'file.deleted': Schemas['FileDeletedEvent']
  'workspace.created': Schemas['WorkspaceEvent']
  'workspace.deleted': Schemas['WorkspaceEvent']
  'workspace.checkpointed': Schemas['WorkspaceEvent']
  'workspace.restored': Schemas['WorkspaceEvent']
  'workspace.conflicted': Schemas['WorkspaceEvent']
  'workspace.merged': Schemas['WorkspaceEvent']
  'workspace.aborted': Schemas['WorkspaceEvent']
  'mcp.server.starting': Schemas['McpServerStartingEvent']
  'mcp.server.connected': Schemas['McpServerConnectedEvent']
  'mcp.server.failed': Schemas['McpServerEndedEvent']
  'mcp.server.needs_auth': Schemas['McpServerEndedEvent']
  'mcp.server.stopped': Schemas['McpServerEndedEvent']
  'mcp.tools.changed': Schemas['McpToolsChangedEvent']
  'mcp.call.waiting': Schemas['McpCallEvent']
  'mcp.call.started': Schemas['McpCallEvent']
  'mcp.call.progress': Schemas['McpCallProgressEvent']
  'mcp.call.finished': Schemas['McpCallFinishedEvent']
  'ai.provider.put': Schemas['AiProviderEvent']
  'ai.provider.deleted': Schemas['AiProviderEvent']
  'ai.call.finished': Schemas['AiCallFinishedEvent']
  'ai.budget.put': Schemas['AiBudgetEvent']
  'chat.created': Schemas['ChatLifeEvent']
  'chat.updated': Schemas['ChatLifeEvent']
  'chat.deleted': Schemas['ChatLifeEvent']
  'chat.message.created': Schemas['ChatMessageEvent']
  'chat.message.finished': Schemas['ChatMessageEvent']
  'chat.approval.requested': Schemas['ChatApprovalEvent']
  'chat.approval.resolved': Schemas['ChatApprovalEvent']
  'skill.created': Schemas['SkillEvent']
  'skill.deleted': Schemas['SkillEvent']
  'skill.updated': Schemas['SkillUpdatedEvent']
  'knowledge.created': Schemas['KnowledgeEvent']
  'knowledge.deleted': Schemas['KnowledgeEvent']
  'knowledge.updated': Schemas['KnowledgeUpdatedEvent']
  'job.queued': Schemas['JobQueuedEvent']
  'job.started': Schemas['JobStartedEvent']
  'job.progress': Schemas['JobProgressEvent']
  'job.finished': Schemas['JobFinishedEvent']
  'schedule.created': Schemas['ScheduleEvent']
  'schedule.updated': Schemas['ScheduleEvent']
  'schedule.deleted': Schemas['ScheduleEvent']
  'schedule.disabled': Schemas['ScheduleEvent']
  'token.created': Schemas['TokenEvent']
  'token.revoked': Schemas['TokenEvent']
  'token.rotated': Schemas['TokenEvent']
  'session.started': Schemas['SessionEvent']
  'session.ended': Schemas['SessionEvent']
  'user.created': Schemas['UserCreatedEvent']
  'user.updated': Schemas['UserUpdatedEvent']
  'user.disabled': Schemas['UserEvent']
  'user.enabled': Schemas['UserEvent']
  'user.deleted': Schemas['UserEvent']
  'second_factor.added': Schemas['SecondFactorEvent']
  'second_factor.removed': Schemas['SecondFactorEvent']
  'recovery_code.used': Schemas['RecoveryCodeEvent']
  'device_sign_in.approved': Schemas['DeviceSignInEvent']
  'device_sign_in.rejected': Schemas['DeviceSignInEvent']
  'webhook.created': Schemas['WebhookEvent']
  'webhook.updated': Schemas['WebhookEvent']
  'webhook.deleted': Schemas['WebhookEvent']
  'webhook.delivered': Schemas['WebhookDeliveryEvent']
  'webhook.failed': Schemas['WebhookDeliveryEvent']
  'webhook.disabled': Schemas['WebhookDisabledEvent']
  'webhook.test': Schemas['WebhookTestEvent']
  'integration.created': Schemas['ChatIntegrationEvent']
  'integration.updated': Schemas['ChatIntegrationEvent']
  'integration.deleted': Schemas['ChatIntegrationEvent']
  'integration.connected': Schemas['ChatIntegrationEvent']
  'integration.failed': Schemas['ChatIntegrationEvent']
  'runner.created': Schemas['RunnerChangedEvent']
  'runner.updated': Schemas['RunnerChangedEvent']
  'runner.deleted': Schemas['RunnerChangedEvent']
  'runner.connected': Schemas['RunnerChangedEvent']
  'runner.disconnected': Schemas['RunnerChangedEvent']
  'stream.gap': Schemas['StreamGapEvent']
}

export type EventKind = keyof EventOfKind

/** The data of each kind. */
export type EventData<Kind extends EventKind> = EventOfKind[Kind]['data']

export const eventKinds: readonly EventKind[] = [
  'task.created',
  'task.updated',
  'task.deleted',
  'task.transitioned',
  'task.moved',
  'task.claimed',
  'task.released',
  'task.stalled',
  'task.comment.created',
  'task.comment.updated',
  'task.comment.deleted',
  'task.comment.resolved',
  'task.comment.reopened',
  'task.changes.replaced',
  'task.changes.applied',
  'task.review.submitted',
  'plan_step.created',
  'plan_step.updated',
  'plan_step.deleted',
  'plan_step.started',
  'plan_step.output',
  'plan_step.finished',
  'resource.uploaded',
  'resource.deleted',
  'resource.updated',
  'terminal.opened',
  'terminal.resized',
  'terminal.shared',
  'terminal.exited',
  'terminal.closed',
  'terminal.lost',
  'mail.received',
  'mail.moved',
  'mail.deleted',
  'mail.sent',
  'mail.failed',
  'context.updated',
  'config.updated',
  'config.approved',
  'secret.set',
  'secret.deleted',
  'git.pushed',
  'git.push.rejected',
  'git.fetched',
  'git.committed',
  'git.branch.updated',
  'git.tag.updated',
  'git.stash.updated',
  'file.written',
  'file.moved',
  'file.deleted',
  'workspace.created',
  'workspace.deleted',
  'workspace.checkpointed',
  'workspace.restored',
  'workspace.conflicted',
  'workspace.merged',
  'workspace.aborted',
  'mcp.server.starting',
  'mcp.server.connected',
  'mcp.server.failed',
  'mcp.server.needs_auth',
  'mcp.server.stopped',
  'mcp.tools.changed',
  'mcp.call.waiting',
  'mcp.call.started',
  'mcp.call.progress',
  'mcp.call.finished',
  'ai.provider.put',
  'ai.provider.deleted',
  'ai.call.finished',
  'ai.budget.put',
  'chat.created',
  'chat.updated',
  'chat.deleted',
  'chat.message.created',
  'chat.message.finished',
  'chat.approval.requested',
  'chat.approval.resolved',
  'skill.created',
  'skill.deleted',
  'skill.updated',
  'knowledge.created',
  'knowledge.deleted',
  'knowledge.updated',
  'job.queued',
  'job.started',
  'job.progress',
  'job.finished',
  'schedule.created',
  'schedule.updated',
  'schedule.deleted',
  'schedule.disabled',
  'token.created',
  'token.revoked',
  'token.rotated',
  'session.started',
  'session.ended',
  'user.created',
  'user.updated',
  'user.disabled',
  'user.enabled',
  'user.deleted',
  'second_factor.added',
  'second_factor.removed',
  'recovery_code.used',
  'device_sign_in.approved',
  'device_sign_in.rejected',
  'webhook.created',
  'webhook.updated',
  'webhook.deleted',
  'webhook.delivered',
  'webhook.failed',
  'webhook.disabled',
  'webhook.test',
  'integration.created',
  'integration.updated',
  'integration.deleted',
  'integration.connected',
  'integration.failed',
  'runner.created',
  'runner.updated',
  'runner.deleted',
  'runner.connected',
  'runner.disconnected',
  'stream.gap',
]

/** The scope that a caller needs to read the events of a kind. */
export const readScopes: { readonly [Kind in EventKind]: Schemas['Scope'] } = {
  'task.created': 'tasks:read',
  'task.updated': 'tasks:read',
  'task.deleted': 'tasks:read',
  'task.transitioned': 'tasks:read',
  'task.moved': 'tasks:read',
  'task.claimed': 'tasks:read',
  'task.released': 'tasks:read',
  'task.stalled': 'tasks:read',
  'task.comment.created': 'tasks:read',
  'task.comment.updated': 'tasks:read',
  'task.comment.deleted': 'tasks:read',
  'task.comment.resolved': 'tasks:read',
  'task.comment.reopened': 'tasks:read',
  'task.changes.replaced': 'tasks:read',
  'task.changes.applied': 'tasks:read',
  'task.review.submitted': 'tasks:read',
  'plan_step.created': 'tasks:read',
  'plan_step.updated': 'tasks:read',
  'plan_step.deleted': 'tasks:read',
  'plan_step.started': 'tasks:read',
  'plan_step.output': 'tasks:read',
  'plan_step.finished': 'tasks:read',
  'resource.uploaded': 'resources:read',
  'resource.deleted': 'resources:read',
  'resource.updated': 'resources:read',
  'terminal.opened': 'terminal:read',
  'terminal.resized': 'terminal:read',
  'terminal.shared': 'terminal:read',
  'terminal.exited': 'terminal:read',
  'terminal.closed': 'terminal:read',
  'terminal.lost': 'terminal:read',
  'mail.received': 'mail:read',
  'mail.moved': 'mail:read',
  'mail.deleted': 'mail:read',
  'mail.sent': 'mail:read',
  'mail.failed': 'mail:read',
  'context.updated': 'context:read',
  'config.updated': 'config:read',
  'config.approved': 'config:read',
  'secret.set': 'config:read',
  'secret.deleted': 'config:read',
  'git.pushed': 'git:read',
  'git.push.rejected': 'git:read',
  'git.fetched': 'git:read',
  'git.committed': 'git:read',
  'git.branch.updated': 'git:read',
  'git.tag.updated': 'git:read',
  'git.stash.updated': 'git:read',
  'file.written': 'files:read',
  'file.moved': 'files:read',
  'file.deleted': 'files:read',
  'workspace.created': 'workspaces:read',
  'workspace.deleted': 'workspaces:read',
  'workspace.checkpointed': 'workspaces:read',
  'workspace.restored': 'workspaces:read',
  'workspace.conflicted': 'workspaces:read',
  'workspace.merged': 'workspaces:read',
  'workspace.aborted': 'workspaces:read',
  'mcp.server.starting': 'mcp:read',
  'mcp.server.connected': 'mcp:read',
  'mcp.server.failed': 'mcp:read',
  'mcp.server.needs_auth': 'mcp:read',
  'mcp.server.stopped': 'mcp:read',
  'mcp.tools.changed': 'mcp:read',
  'mcp.call.waiting': 'mcp:read',
  'mcp.call.started': 'mcp:read',
  'mcp.call.progress': 'mcp:read',
  'mcp.call.finished': 'mcp:read',
  'ai.provider.put': 'ai:read',
  'ai.provider.deleted': 'ai:read',
  'ai.call.finished': 'ai:read',
  'ai.budget.put': 'ai:read',
  'chat.created': 'chats:read',
  'chat.updated': 'chats:read',
  'chat.deleted': 'chats:read',
  'chat.message.created': 'chats:read',
  'chat.message.finished': 'chats:read',
  'chat.approval.requested': 'chats:read',
  'chat.approval.resolved': 'chats:read',
  'skill.created': 'skills:read',
  'skill.deleted': 'skills:read',
  'skill.updated': 'skills:read',
  'knowledge.created': 'knowledge:read',
  'knowledge.deleted': 'knowledge:read',
  'knowledge.updated': 'knowledge:read',
  'job.queued': 'jobs:read',
  'job.started': 'jobs:read',
  'job.progress': 'jobs:read',
  'job.finished': 'jobs:read',
  'schedule.created': 'jobs:read',
  'schedule.updated': 'jobs:read',
  'schedule.deleted': 'jobs:read',
  'schedule.disabled': 'jobs:read',
  'token.created': 'users:admin',
  'token.revoked': 'users:admin',
  'token.rotated': 'users:admin',
  'session.started': 'users:admin',
  'session.ended': 'users:admin',
  'user.created': 'users:read',
  'user.updated': 'users:read',
  'user.disabled': 'users:read',
  'user.enabled': 'users:read',
  'user.deleted': 'users:read',
  'second_factor.added': 'users:admin',
  'second_factor.removed': 'users:admin',
  'recovery_code.used': 'users:admin',
  'device_sign_in.approved': 'users:admin',
  'device_sign_in.rejected': 'users:admin',
  'webhook.created': 'webhooks:admin',
  'webhook.updated': 'webhooks:admin',
  'webhook.deleted': 'webhooks:admin',
  'webhook.delivered': 'webhooks:admin',
  'webhook.failed': 'webhooks:admin',
  'webhook.disabled': 'webhooks:admin',
  'webhook.test': 'webhooks:admin',
  'integration.created': 'integrations:admin',
  'integration.updated': 'integrations:admin',
  'integration.deleted': 'integrations:admin',
  'integration.connected': 'integrations:admin',
  'integration.failed': 'integrations:admin',
  'runner.created': 'runners:admin',
  'runner.updated': 'runners:admin',
  'runner.deleted': 'runners:admin',
  'runner.connected': 'runners:admin',
  'runner.disconnected': 'runners:admin',
  'stream.gap': 'events:read',
}
