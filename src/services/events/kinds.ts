import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import { nearest } from '../../nearest.ts'

export type EventKind = components['schemas']['EventKind']

// A record rather than a list: the compiler asks for a kind that the contract has and this lacks.
const known: { readonly [Kind in EventKind]: true } = {
  'task.created': true,
  'task.updated': true,
  'task.deleted': true,
  'task.transitioned': true,
  'task.claimed': true,
  'task.released': true,
  'task.stalled': true,
  'task.comment.created': true,
  'task.comment.updated': true,
  'task.comment.deleted': true,
  'task.changes.replaced': true,
  'task.changes.applied': true,
  'task.review.submitted': true,
  'plan_step.created': true,
  'plan_step.updated': true,
  'plan_step.deleted': true,
  'plan_step.started': true,
  'plan_step.output': true,
  'plan_step.finished': true,
  'resource.uploaded': true,
  'resource.updated': true,
  'resource.deleted': true,
  'terminal.opened': true,
  'terminal.resized': true,
  'terminal.exited': true,
  'terminal.closed': true,
  'mail.received': true,
  'mail.moved': true,
  'mail.deleted': true,
  'mail.sent': true,
  'mail.failed': true,
  'context.updated': true,
  'config.updated': true,
  'config.approved': true,
  'secret.set': true,
  'secret.deleted': true,
  'git.push.progress': true,
  'git.pushed': true,
  'git.push.rejected': true,
  'git.fetched': true,
  'git.committed': true,
  'git.branch.updated': true,
  'mcp.server.starting': true,
  'mcp.server.connected': true,
  'mcp.server.failed': true,
  'mcp.server.needs_auth': true,
  'mcp.server.stopped': true,
  'mcp.tools.changed': true,
  'mcp.call.started': true,
  'mcp.call.progress': true,
  'mcp.call.finished': true,
  'skill.created': true,
  'skill.updated': true,
  'skill.deleted': true,
  'knowledge.created': true,
  'knowledge.updated': true,
  'knowledge.deleted': true,
  'ai.call.finished': true,
  'chat.created': true,
  'chat.updated': true,
  'chat.deleted': true,
  'chat.message.created': true,
  'chat.message.delta': true,
  'chat.message.finished': true,
  'chat.approval.requested': true,
  'chat.approval.resolved': true,
  'job.queued': true,
  'job.started': true,
  'job.progress': true,
  'job.finished': true,
  'schedule.created': true,
  'schedule.updated': true,
  'schedule.deleted': true,
  'schedule.disabled': true,
  'token.created': true,
  'token.revoked': true,
  'token.rotated': true,
  'session.started': true,
  'session.ended': true,
  'user.created': true,
  'user.updated': true,
  'user.disabled': true,
  'user.enabled': true,
  'user.deleted': true,
  'integration.connected': true,
  'integration.failed': true,
  'webhook.created': true,
  'webhook.updated': true,
  'webhook.deleted': true,
  'webhook.delivered': true,
  'webhook.failed': true,
  'webhook.disabled': true,
  'webhook.test': true,
  'stream.hello': true,
  'stream.gap': true,
}

/** Every kind of the contract. */
const eventKinds = Object.keys(known) as EventKind[]

/** `task.*`, `task.comment.*` and so on: each beginning that several kinds share. */
const patterns = [
  ...new Set(
    eventKinds.flatMap((kind) =>
      kind
        .split('.')
        .slice(0, -1)
        .map((_, index, parts) => `${parts.slice(0, index + 1).join('.')}.*`),
    ),
  ),
]

/** The kinds that are meant by names like `task.created`, `task.*` and `*`; nothing when all are. */
export function kindsOf(names: readonly string[] | undefined): EventKind[] | undefined {
  if (!names) return undefined
  const meant = new Set(names.flatMap(kindsOfName))
  return meant.size === eventKinds.length ? undefined : [...meant]
}

function kindsOfName(name: string): EventKind[] {
  if (name === '*') return eventKinds
  const kinds = eventKinds.filter(
    (kind) => kind === name || (name.endsWith('.*') && kind.startsWith(name.slice(0, -1))),
  )
  return kinds.length > 0 ? kinds : refuseUnknown(name)
}

function refuseUnknown(name: string): never {
  const meant = nearest(name, name.endsWith('*') ? patterns : eventKinds)
  fail('invalid_filter', {
    message: `There is no kind of events ${name}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
    details: [{ path: 'query/kinds', rule: 'enum', message: `${name} is no kind of events.` }],
  })
}
