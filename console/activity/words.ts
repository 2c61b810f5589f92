import type { Schemas } from 'gantry/client'

/** What happened, for the kinds whose own words read badly. */
const sentences: Readonly<Record<string, string>> = {
  'task.transitioned': 'moved the task',
  'task.moved': 'put the task in another place',
  'task.claimed': 'claimed the task',
  'task.released': 'released the task',
  'task.stalled': 'a claim has ended without a result',
  'task.changes.replaced': 'proposed changes of files',
  'task.changes.applied': 'applied the changes of files',
  'task.review.submitted': 'reviewed the task',
  'chat.message.created': 'wrote in a chat',
  'chat.message.finished': 'a message of a chat is complete',
  'chat.approval.requested': 'a tool call waits for approval',
  'chat.approval.resolved': 'decided a tool call',
  'job.queued': 'queued a job',
  'job.started': 'a job began',
  'job.finished': 'a job ended',
  'plan_step.started': 'a step began',
  'plan_step.finished': 'a step ended',
  'file.written': 'wrote a file',
  'knowledge.created': 'wrote an entry of knowledge',
  'knowledge.updated': 'changed an entry of knowledge',
  'knowledge.deleted': 'deleted an entry of knowledge',
  'ai.call.finished': 'called a model',
  'ai.provider.put': 'set a provider of models',
  'ai.budget.put': 'set the budget of models',
  'session.started': 'signed in',
  'session.ended': 'signed out',
  'mcp.server.connected': 'connected to an MCP server',
  'mcp.server.starting': 'starts an MCP server',
  'webhook.delivered': 'delivered to a webhook',
  'webhook.failed': 'could not deliver to a webhook',
}

const things: Readonly<Record<string, string>> = { mcp: 'MCP', ai: 'AI', plan_step: 'plan step' }

/** `task.comment.created` as "created a task comment". */
export function sentenceFor(kind: string): string {
  const found = sentences[kind]
  if (found !== undefined) return found
  const words = kind.split('.')
  const verb = (words.pop() ?? kind).replaceAll('_', ' ')
  const thing = words.map((word) => things[word] ?? word.replaceAll('_', ' ')).join(' ')
  return `${verb} ${/^(?:[aeio]|mcp)/i.test(thing) ? 'an' : 'a'} ${thing}`
}

const telling = [
  'title',
  'subject',
  'name',
  'path',
  'tool',
  'toolName',
  'serverName',
  'branch',
  'url',
  'kind',
  'from',
  'to',
  'verdict',
]
/** Whose state is what the event is about; of others it is that of the moment. */
const ends = /\.(?:finished|resolved|exited)$/

/** The two facts of an event that say most about it. */
export function factsOf(event: Schemas.Event): readonly string[] {
  if (event.kind === 'task.transitioned') return [`${words(event.data.from)} → ${words(event.data.to)}`]
  const data: Readonly<Record<string, unknown>> = { ...event.data }
  const found = [...telling, ...(ends.test(event.kind) ? ['state'] : [])].flatMap((name) => {
    const value = data[name]
    if (typeof value !== 'string' || value === '') return []
    // That a call went well is what its sentence says.
    if (event.kind === 'ai.call.finished' && value === 'succeeded') return []
    return [name === 'kind' || name === 'state' ? words(value) : value]
  })
  return found.slice(0, 2)
}

function words(name: string): string {
  return name.replaceAll('_', ' ')
}

/** What the filter offers, and the kinds that each stands for. */
export const kindGroups: readonly (readonly [name: string, selectors: readonly Schemas.EventSelector[]])[] = [
  ['Tasks', ['task.*']],
  ['Plans', ['plan_step.*', 'job.*', 'schedule.*']],
  ['Chats', ['chat.*']],
  ['Files and git', ['resource.*', 'file.*', 'git.*', 'workspace.*']],
  ['Terminals', ['terminal.*']],
  ['Tools', ['mcp.*', 'skill.*', 'ai.*', 'knowledge.*']],
  ['Mail', ['mail.*']],
  ['People and tokens', ['user.*', 'token.*', 'session.*', 'second_factor.*', 'device_sign_in.*']],
  ['Settings', ['config.*', 'secret.*', 'webhook.*', 'integration.*', 'runner.*', 'context.*']],
]

/** Events of which there are many and which say little alone. */
const unshown: readonly string[] = ['plan_step.output', 'job.progress', 'mcp.call.progress', 'stream.gap']

export function isShown(event: Schemas.Event, selectors: readonly Schemas.EventSelector[] | undefined): boolean {
  const { kind } = event
  if (unshown.includes(kind)) return false
  // What users set for themselves, where they were in this list among it.
  if (event.kind === 'user.updated' && event.data.role === undefined && event.data.isInvited === undefined) return false
  return selectors === undefined || selectors.some((selector) => kind.startsWith(selector.replace('*', '')))
}
