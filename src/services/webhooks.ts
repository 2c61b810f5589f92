import type { Metric } from '../platform/work/metrics.ts'
import type { Caller, Staged } from '../call.ts'
import { fail } from '../errors.ts'
import type { components } from '../generated/types.ts'
import { pageOf, type PageQuery } from '../platform/work/page.ts'
import type { WebhookDocument } from '../collections/webhooks.ts'
import type { Store } from '../collections.ts'
import type { Versioned } from '../stores/port.ts'
import { Egress, EgressFailure } from '../platform/egress/egress.ts'
import type { Identity } from './identity.ts'
import { requireVersion } from '../platform/work/if-version.ts'
import { later } from '../platform/work/clock.ts'
import { holderOf, ownersOf, perToken, usedUpFor } from '../platform/work/shares.ts'
import type { Share } from '../platform/work/shares.ts'
import { Deliveries } from './webhooks/deliveries.ts'
import { webhookEvent } from './webhooks/events.ts'
import type { Moment } from '../platform/work/moment.ts'
import { DeliveryLoop } from './webhooks/delivery-loop.ts'
import type { DeliveryLoopOptions } from './webhooks/delivery-loop.ts'
import { webhookMetrics } from './webhooks/metrics.ts'
import { createSender } from './webhooks/sender.ts'
import type { SecretBox } from '../platform/secrets/secret-box.ts'
import { sealWebhook, sealWebhooks } from './webhooks/sealing.ts'
import { createSecret } from './webhooks/signature.ts'
import { requireTask } from './tasks.ts'
import { requireReaderOf } from './webhooks/readers.ts'
import { findWebhook, maySee, patchWebhook, toWebhook } from './webhooks/webhook.ts'
import type { Webhook, WebhookPatch } from './webhooks/webhook.ts'
import type { Area, Foundation, Limit } from '../foundation.ts'
import type { Version } from './version.ts'
import { timeouts } from '../timeouts.ts'
import { defined } from '../platform/work/defined.ts'

type WebhookInput = components['schemas']['WebhookInput']

export interface WebhooksOptions extends Omit<DeliveryLoopOptions, 'send'>, Pick<Foundation, 'secretBox'> {
  readonly egress: Egress
  /** The version of the service, as receivers see it. */
  readonly version: string
}

const webhooksShare: Share = { capacity: 200, perUser: 100 }
const overlapMs = 86_400_000

/**
 * Events sent to other services as Standard Webhooks say: at least once, signed, tried again for three days. What a
 * caller may not see is not there for them: a credential for some tasks reaches the webhooks of those tasks alone.
 */
export class Webhooks implements Area {
  readonly deliveries: Deliveries
  readonly #options: WebhooksOptions
  readonly #store: Store
  readonly #now: () => string
  readonly #secretBox: SecretBox
  readonly #loop: DeliveryLoop

  constructor(options: WebhooksOptions) {
    const { store, now, secretBox } = options
    const send = createSender(options)
    this.#options = options
    this.#store = store
    this.#now = now
    this.#secretBox = secretBox
    this.deliveries = new Deliveries({ ...options, send })
    this.#loop = new DeliveryLoop({ ...options, send })
  }

  listLimits(): readonly Limit[] {
    return [
      {
        name: 'webhooks',
        value: webhooksShare.capacity,
        unit: 'webhooks',
        description: 'The number of webhooks.',
      },
      {
        name: 'webhooksPerUser',
        value: webhooksShare.perUser,
        unit: 'webhooks',
        description: 'The number of webhooks of one user.',
      },
      {
        name: 'webhooksPerToken',
        value: perToken(webhooksShare),
        unit: 'webhooks',
        description: 'The number of webhooks of one token with those made from it.',
      },
    ]
  }

  metrics(): Promise<readonly Metric[]> {
    return webhookMetrics(this.#options)
  }

  /** Seals the secrets with the current key. */
  async reseal(): Promise<void> {
    await sealWebhooks(this.#store, this.#secretBox)
  }

  /** Seals secrets that an earlier run kept without a key. Fails with `SecretsLocked` when the key is another one. */
  async recover(): Promise<void> {
    await this.reseal()
  }

  async list(page: PageQuery, caller: Caller): Promise<{ webhooks: Webhook[]; nextCursor?: string }> {
    const list = { filter: 'webhooks', isVisible: (doc: WebhookDocument) => maySee(caller, doc) }
    const { items, ...next } = await pageOf(this.#store.read.webhooks, page, list)
    return { webhooks: items.map(toWebhook), ...next }
  }

  async get(id: string, caller: Caller): Promise<{ webhook: Webhook; version: number }> {
    const { doc, version } = await findWebhook(this.#store, id, caller)
    return { webhook: toWebhook(doc), version }
  }

  /** Refuses with `webhook_target_denied`, `validation_failed`, `quota_exceeded`, `task_not_found` or `forbidden`. */
  async create(
    { url, kinds, taskId, description }: WebhookInput,
    caller: Caller,
  ): Promise<Staged<{ webhook: Webhook; secret: string }>> {
    await this.#checkTask(taskId, caller)
    await this.#checkTarget(url)
    await this.#requireRoom(caller)
    const at = this.#now()
    const { newest } = await this.#store.eventRange()
    const doc: WebhookDocument = {
      id: this.#options.newId('hook'),
      url,
      kinds,
      isActive: true,
      sinceEvent: newest,
      secret: createSecret(),
      createdBy: caller.userId,
      grant: caller.grant,
      scopes: [...caller.scopes],
      createdAt: at,
      updatedAt: at,
      ...defined({ taskId, description }),
    }
    return {
      webhook: toWebhook(doc),
      secret: doc.secret,
      changes: [
        { insert: 'webhooks', doc: sealWebhook(doc, this.#secretBox) },
        webhookEvent('webhook.created', doc, this.#moment(caller)),
      ],
    }
  }

  async update(
    id: string,
    patch: WebhookPatch,
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ webhook: Webhook; version: number }>> {
    const found = await this.#findAt(id, ifVersion, caller)
    if (patch.taskId !== undefined) await this.#checkTask(patch.taskId ?? undefined, caller)
    if (patch.url !== undefined) await this.#checkTarget(patch.url)
    const { newest: newestEvent } = await this.#store.eventRange()
    const doc = patchWebhook(found.doc, patch, { at: this.#now(), newestEvent, caller })
    const version = found.version + 1
    return {
      webhook: toWebhook(doc),
      version,
      changes: [
        { replace: 'webhooks', version: found.version, doc },
        webhookEvent('webhook.updated', doc, this.#moment(caller)),
      ],
    }
  }

  /** What is still to be delivered is dropped soon after. */
  async remove(id: string, ifVersion: number | undefined, caller: Caller): Promise<Staged> {
    const { doc, version } = await this.#findAt(id, ifVersion, caller)
    return {
      changes: [{ remove: 'webhooks', version, id }, webhookEvent('webhook.deleted', doc, this.#moment(caller))],
    }
  }

  /**
   * The old secret signs too, for 24 hours. Refuses with `forbidden` unless the caller may read all that the webhook
   * may send: whoever has the secret can say that to its receiver in the name of this service.
   */
  async rotateSecret(
    id: string,
    caller: Caller,
  ): Promise<Staged<{ webhook: Webhook; secret: string; version: number }>> {
    const { doc: before, version } = await findWebhook(this.#store, id, caller)
    await requireReaderOf(before, caller, this.#options.identity.grants)
    const now = this.#now()
    const doc = {
      ...before,
      secret: createSecret(),
      previousSecret: before.secret,
      previousUntil: later(now, overlapMs),
      updatedAt: now,
    }
    return {
      webhook: toWebhook(doc),
      secret: doc.secret,
      version: version + 1,
      changes: [
        { replace: 'webhooks', version, doc: sealWebhook(doc, this.#secretBox) },
        webhookEvent('webhook.updated', doc, this.#moment(caller)),
      ],
    }
  }

  /** Begins to deliver, with what was left when the service ended. */
  start(): void {
    this.#loop.start()
  }

  /** Resolves when nothing is under way. */
  idle(): Promise<void> {
    return this.#loop.idle()
  }

  close(): Promise<void> {
    return this.#loop.stop()
  }

  async #findAt(id: string, ifVersion: number | undefined, caller: Caller): Promise<Versioned<WebhookDocument>> {
    return requireVersion(await findWebhook(this.#store, id, caller), ifVersion)
  }

  async #checkTask(taskId: string | undefined, { allow }: Caller): Promise<void> {
    if (allow?.taskIds && !(taskId !== undefined && allow.taskIds.includes(taskId)))
      fail('forbidden', { message: 'This credential is restricted to certain tasks. Give the taskId of one of them.' })
    if (taskId !== undefined) await requireTask(this.#store, taskId)
  }

  async #requireRoom({ grant }: Caller): Promise<void> {
    const found = await this.#store.read.webhooks.list({ limit: webhooksShare.capacity })
    const taken = found.map(({ doc }) => holderOf(doc.grant ?? { userId: doc.createdBy }))
    const usedUp = usedUpFor(holderOf(grant), taken, webhooksShare)
    if (usedUp !== undefined)
      fail('quota_exceeded', {
        message: `${ownersOf(usedUp, webhooksShare)} webhooks, which is the limit. Delete one first.`,
      })
  }

  async #checkTarget(url: string): Promise<void> {
    try {
      await this.#options.egress.check(url)
    } catch (error) {
      if (!(error instanceof EgressFailure)) throw error
      if (error.reason === 'denied') fail('webhook_target_denied', { message: error.message, cause: error })
      fail('validation_failed', {
        message: error.message,
        details: [{ path: 'body/url', rule: 'url', message: error.message }],
        cause: error,
      })
    }
  }

  #moment(caller: Caller): Moment {
    return { at: this.#now(), actor: caller.userId }
  }
}

/** The area as the service composes it. */
export function openWebhooks(house: Foundation & { readonly identity: Identity; readonly version: Version }): Webhooks {
  const egress = new Egress({ allowed: house.config.privateTargets })
  return new Webhooks({
    ...house,
    egress,
    version: house.version.version,
    chance: Math.random,
    timeoutMs: timeouts.webhookAttempt.ms,
  })
}
