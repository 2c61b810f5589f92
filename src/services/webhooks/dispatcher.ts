import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '../../collections.ts'
import type { StoredEvent, Versioned } from '../../stores/port.ts'
import type { EventKind } from '../../generated/event-kinds.ts'
import type { WebhookDocuments, WebhookDocument } from './documents.ts'
import { deliveryOf } from './delivery.ts'
import { wants } from './kinds.ts'
import type { Grants } from '../identity.ts'
import { readerOf } from './readers.ts'
import type { Reader } from './readers.ts'
import { tryCommit } from '../../platform/work/try-commit.ts'
import { removeDeliveries } from './retention.ts'

type Cursor = Versioned<WebhookDocuments['webhookCursors']>

export interface DispatcherOptions {
  readonly store: Store
  readonly now: () => string
  readonly newId: (prefix: string) => string
  readonly grants: Pick<Grants, 'check'>
  readonly onError: (error: unknown) => void
  /** Called with the id of a webhook that has new deliveries or was changed. */
  readonly onWork: (webhookId: string) => void
}

export const cursorId = 'webhooks'
// What wakes the dispatcher are commits, whose callers wait for answers: all of a moment share one look.
const gatherMs = 10
const eventsMax = 200
const deliveriesMax = 1_000 // In one commit.
// Events that no webhook wants are passed without a write; so many may be read again after a restart.
const unwrittenMax = 1_000
const changeKinds: readonly EventKind[] = ['webhook.updated', 'webhook.disabled', 'webhook.deleted']

/**
 * Makes a delivery of every event for every webhook that wants it. The deliveries and the position up to which they
 * were made are one commit, so that each is made once, also after a crash and by two processes on one store.
 */
export class Dispatcher {
  readonly #options: DispatcherOptions
  /** Up to where this process has read; at or past the cursor of the store. */
  #position = 0
  /** Counts how often the log went back. */
  #returns = 0
  readonly #stopListening: () => void
  #running: Promise<void> | undefined
  #isAskedAgain = false
  #isStopped = false

  constructor(options: DispatcherOptions) {
    this.#options = options
    // Deliveries of what was read may be gone with the cursor: it is read again from there.
    this.#stopListening = options.store.onWentBack(() => {
      this.#returns++
      this.#position = 0
    })
  }

  /** Reads what is new; asked again meanwhile, reads again. */
  wake(): void {
    if (this.#isStopped) return
    this.#isAskedAgain = true
    this.#running ??= sleep(gatherMs)
      .then(() => this.#run())
      .catch(this.#options.onError)
      .finally(() => {
        this.#running = undefined
        // Asked between the last look and this moment.
        if (this.#isAskedAgain) this.wake()
      })
  }

  /** What is under way, if anything. */
  get running(): Promise<void> | undefined {
    return this.#running
  }

  stop(): void {
    this.#isStopped = true
    this.#stopListening()
    this.#isAskedAgain = false
  }

  async #run(): Promise<void> {
    while (this.#isAskedAgain) {
      this.#isAskedAgain = false
      while (!this.#isStopped && (await this.#advance())) {
        /* until there is nothing new */
      }
    }
  }

  /** Takes one batch of events; returns whether there may be more. */
  async #advance(): Promise<boolean> {
    const { store } = this.#options
    // First the newest number, then the webhooks: each event up to it is older than they are, so none is missed.
    const { newest } = await store.eventRange()
    const webhooks = (await store.read.webhooks.list()).map(({ doc }) => doc)
    const cursor = (await store.read.webhookCursors.get(cursorId)) ?? (await this.#firstCursor(newest, webhooks))
    if (cursor === undefined) return true
    const after = Math.max(cursor.doc.eventId, this.#position)
    if (newest <= after) return false
    const active = webhooks.filter(({ isActive }) => isActive)
    const limit = Math.max(1, Math.min(eventsMax, Math.floor(deliveriesMax / Math.max(1, active.length))))
    const kinds = [...new Set(['stream.gap', ...changeKinds, ...active.flatMap((webhook) => webhook.kinds)])]
    const events = await store.events({ after, limit, kinds })
    const reached = events.length < limit ? newest : Math.min(newest, events.at(-1)?.id ?? newest)
    const isTaken = await this.#take(
      events.filter(({ id }) => id <= reached),
      active,
      cursor,
      reached,
    )
    // What is appended from now on wakes it again.
    return !isTaken || events.length === limit
  }

  /** Returns whether it was done; if not, another process was faster. */
  async #take(
    events: readonly StoredEvent[],
    webhooks: readonly WebhookDocument[],
    cursor: Cursor,
    reached: number,
  ): Promise<boolean> {
    const returns = this.#returns
    const readers = await this.#readersOf(events.length > 0 ? webhooks : [])
    const deliveries = this.#deliveriesOf(events, readers)
    const changed = events.flatMap((event) => changedWebhookOf(event) ?? [])
    // The deliverer disables them.
    const ended = readers.flatMap(({ webhook, reader }) => ('ended' in reader ? [webhook.id] : []))
    // Before the cursor passes the event, so that a crash leaves nothing behind.
    for (const event of events)
      if (event.kind === 'webhook.deleted') await removeDeliveries(this.#options.store, event.data.webhookId)
    const mustWrite = deliveries.length > 0 || changed.length > 0 || reached - cursor.doc.eventId >= unwrittenMax
    if (
      mustWrite &&
      !(await tryCommit(this.#options.store, [
        ...deliveries,
        { replace: 'webhookCursors', version: cursor.version, doc: { id: cursorId, eventId: reached } },
      ]))
    )
      return false
    if (returns === this.#returns) this.#position = reached
    for (const id of new Set([...deliveries.map(({ doc }) => doc.webhookId), ...changed, ...ended]))
      this.#options.onWork(id)
    return true
  }

  #readersOf(webhooks: readonly WebhookDocument[]): Promise<ReaderOf[]> {
    const { grants } = this.#options
    return Promise.all(webhooks.map(async (webhook) => ({ webhook, reader: await readerOf(grants, webhook) })))
  }

  #deliveriesOf(events: readonly StoredEvent[], readers: readonly ReaderOf[]) {
    const { newId, now } = this.#options
    return events.flatMap((event) =>
      readers
        .filter(
          ({ webhook, reader }) =>
            isFor(webhook, event) &&
            'mayReceive' in reader &&
            (event.kind === 'stream.gap' || reader.mayReceive(event.kind)),
        )
        .map(({ webhook }) => ({
          insert: 'deliveries' as const,
          doc: deliveryOf(event, webhook, newId('msg'), now()),
        })),
    )
  }

  /** Begins where the oldest webhook does: there were none before. Gives nothing when another process has begun. */
  async #firstCursor(newest: number, webhooks: readonly WebhookDocument[]): Promise<Cursor | undefined> {
    const doc = { id: cursorId, eventId: Math.min(newest, ...webhooks.map(({ sinceEvent }) => sinceEvent)) }
    return (await tryCommit(this.#options.store, [{ insert: 'webhookCursors', doc }])) ? { doc, version: 1 } : undefined
  }
}

interface ReaderOf {
  readonly webhook: WebhookDocument
  readonly reader: Reader
}

/** The webhook that must be read again after an event, if any. */
function changedWebhookOf(event: StoredEvent): string | undefined {
  switch (event.kind) {
    case 'webhook.updated':
    case 'webhook.disabled':
    case 'webhook.deleted':
      return event.data.webhookId
    default:
      return undefined
  }
}

function isFor(webhook: WebhookDocument, event: StoredEvent): boolean {
  return (
    event.id > webhook.sinceEvent &&
    (event.kind === 'stream.gap' || wants(webhook.kinds, event.kind)) &&
    (event.kind === 'stream.gap' || webhook.taskId === undefined || webhook.taskId === event.taskId)
  )
}
