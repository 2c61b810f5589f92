import { SecretBox } from '../../src/platform/secrets/secret-box.ts'
import { timeouts } from '../../src/timeouts.ts'
import type { Test } from 'tap'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collections } from '../../src/collections.ts'
import type { Caller } from '../../src/contract.ts'
import type { components } from '../../src/generated/types.ts'
import { Egress } from '../../src/platform/egress/egress.ts'
import type { EgressOptions } from '../../src/platform/egress/egress.ts'
import { createIds } from '../../src/platform/work/ids.ts'
import { Webhooks } from '../../src/services/webhooks.ts'
import type { UserDocument } from '../../src/collections/identity.ts'
import { Grants } from '../../src/services/identity/grants.ts'
import type { DeliveryDocument } from '../../src/collections/webhooks.ts'
import type { Store } from '../../src/collections.ts'
import type { NewEvent, StoredEvent } from '../../src/stores/port.ts'
import { openSqliteStore } from '../../src/stores/sqlite/store.ts'
import { TestClock } from './clock.ts'
import { makeFolder } from './gantry.ts'
import { ownerBy } from './grants.ts'
import { Receiver } from './receiver.ts'
import type { Received } from './receiver.ts'
import { namedByIds } from './actors.ts'

export type WebhookInput = components['schemas']['WebhookInput']

export const hour = 3_600_000

export const day = 24 * hour

export const owner: Caller = ownerBy({ userId: 'user_owner' })

export const ownerDocument: UserDocument = {
  id: owner.userId,
  name: owner.name,
  role: 'owner',
  preferences: {},
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

export interface Wanted {
  readonly kinds: WebhookInput['kinds']
  readonly path?: string
  readonly url?: string
  readonly taskId?: string
}

/** A real store, a receiver, and webhooks on a clock that the test turns. */
export async function prepare(t: Test, given: { egress?: EgressOptions; store?: Store } = {}) {
  const { egress = { allowed: ['127.0.0.1'] } } = given
  const receiver = await Receiver.start(t)
  const store = given.store ?? (await openSqliteStore(makeFolder(t), collections))
  const clock = new TestClock()
  const newId = createIds()
  const running: Webhooks[] = []
  t.teardown(async () => {
    await receiver.stop()
    await Promise.all(running.map((each) => each.close()))
    if (!given.store) await store.close()
  })
  const log = { info: () => {}, warn: () => {}, error: (about: object, message: string) => t.fail(message, about) }
  const another = (itsStore = store): Webhooks => {
    const webhooks = new Webhooks({
      actors: namedByIds,
      store: itsStore,
      egress: new Egress(egress),
      identity: {
        onEnded: () => () => {},
        grants: new Grants({ store: itsStore, now: clock.now, log, onEnded: () => () => {} }),
      },
      now: clock.now,
      setTimer: clock.schedule,
      chance: () => 0,
      newId,
      log,
      version: '1.2.3',
      timeoutMs: timeouts.webhookAttempt.ms,
      secretBox: new SecretBox(undefined),
    })
    running.push(webhooks)
    webhooks.start()
    return webhooks
  }
  await store.commit([{ insert: 'users', doc: ownerDocument }])
  const webhooks = another()
  return {
    receiver,
    store,
    clock,
    webhooks,
    another,
    create: async (given: Wanted, caller = owner) => {
      const { path = '/hook', ...wanted } = given
      const url = `http://127.0.0.1:${receiver.port}${path}`
      const { changes, ...created } = await webhooks.create({ url, ...wanted }, caller)
      await store.commit(changes)
      return created
    },
    tell: async (eventAt: (at: string) => NewEvent) => {
      const { eventIds } = await store.commit([{ event: eventAt(clock.now()) }])
      return eventIds[0]
    },
    insertTask: (id: string) =>
      store.commit([
        {
          insert: 'tasks',
          doc: {
            id,
            title: id,
            content: '',
            priority: 'low',
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
            createdAt: clock.now(),
            updatedAt: clock.now(),
          },
        },
      ]),
  }
}

export async function listen(t: Test, answer: RequestListener) {
  let connections = 0
  const server = createServer(answer).on('connection', () => connections++)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
  t.teardown(close)
  return { port: (server.address() as AddressInfo).port, count: () => connections, close }
}

export function signatureOf({ headers }: Received): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

export async function deliveriesOf(store: Store, webhookId: string): Promise<DeliveryDocument[]> {
  return (await store.read.deliveries.list({ where: { webhookId } })).map(({ doc }) => doc)
}

export function eventsOf(store: Store): Promise<StoredEvent[]> {
  return store.events({ after: 0, limit: 100 })
}

export async function found<Item>(read: Promise<Item | undefined>): Promise<Item> {
  const item = await read
  if (item === undefined) throw new Error('it is not there')
  return item
}
