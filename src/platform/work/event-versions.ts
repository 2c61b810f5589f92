import type { Change, Documents, Store } from '../../collections.ts'
import { isRecord } from '../text/is-record.ts'

interface Item {
  /** The collection, which is only read here. */
  readonly in: keyof Documents & string
  /** The field of the data of the event that has its id. */
  readonly field: string
}

/** The items whose version is their `ETag`, by how the kinds of the events about them begin; the first fits. */
const items: readonly (readonly [start: RegExp, item: Item])[] = [
  [/^task\.comment\./, { in: 'comments', field: 'commentId' }],
  [/^task\./, { in: 'tasks', field: 'taskId' }],
  [/^plan_step\.(?!output)/, { in: 'planSteps', field: 'planStepId' }],
  [/^resource\./, { in: 'resources', field: 'filename' }],
  [/^job\./, { in: 'jobs', field: 'jobId' }],
  [/^schedule\./, { in: 'schedules', field: 'scheduleId' }],
  [/^chat\.\w+$/, { in: 'chats', field: 'chatId' }],
  [/^skill\./, { in: 'skills', field: 'path' }],
  [/^knowledge\./, { in: 'knowledge', field: 'entryId' }],
  [/^token\./, { in: 'tokens', field: 'tokenId' }],
  [/^user\./, { in: 'users', field: 'userId' }],
  [/^webhook\.(created|updated|disabled)$/, { in: 'webhooks', field: 'webhookId' }],
  [/^integration\./, { in: 'chatIntegrations', field: 'integrationId' }],
]

/**
 * Every event that is committed together with its item has the version that the item gets, so that a client that has
 * the item knows whether it missed a change.
 */
export function addEventVersions<Opened extends Pick<Store, 'commit'>>(store: Opened): Opened {
  const commit = store.commit.bind(store)
  store.commit = (changes, options) => commit(withVersions(changes), options)
  return store
}

function withVersions(changes: readonly Change[]): readonly Change[] {
  if (!changes.some(isEvent)) return changes
  return changes.map((change) => {
    if (!isEvent(change)) return change
    const version = versionAfter(changes, change.event)
    return version === undefined ? change : { event: Object.assign({}, change.event, { version }) }
  })
}

function isEvent(change: Change): change is Extract<Change, { event: unknown }> {
  return 'event' in change
}

function versionAfter(changes: readonly Change[], { kind, data }: { kind: string; data: object }): number | undefined {
  const item = itemOf(kind)
  const id = item && isRecord(data) ? data[item.field] : undefined
  const last = changes.findLast((change) => item && idIn(change, item.in) === id)
  if (!last || id === undefined || 'remove' in last) return undefined
  return 'replace' in last ? last.version + 1 : 1
}

const known = new Map<string, Item | undefined>()

function itemOf(kind: string): Item | undefined {
  if (!known.has(kind)) known.set(kind, items.find(([start]) => start.test(kind))?.[1])
  return known.get(kind)
}

function idIn(change: Change, collection: string): string | undefined {
  if ('insert' in change) return change.insert === collection ? change.doc.id : undefined
  if ('replace' in change) return change.replace === collection ? change.doc.id : undefined
  return 'remove' in change && change.remove === collection ? change.id : undefined
}
