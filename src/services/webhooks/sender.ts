import type { DeliveryDocument, WebhookDocument } from '../../collections/webhooks.ts'
import type { Egress } from '../../platform/egress/egress.ts'
import { EgressFailure } from '../../platform/egress/egress.ts'
import type { DeliveryAttempt } from './delivery.ts'
import type { SecretBox } from '../../platform/secrets/secret-box.ts'
import { openWebhook } from './sealing.ts'
import { signedHeaders } from './signature.ts'

export interface SenderOptions {
  readonly egress: Egress
  readonly now: () => string
  readonly version: string
  readonly timeoutMs: number
  readonly secretBox: SecretBox
}

/** Makes one attempt at a delivery and gives its record; nothing when it was aborted by the signal. */
export type Sender = (
  webhook: WebhookDocument,
  delivery: DeliveryDocument,
  signal?: AbortSignal,
) => Promise<DeliveryAttempt | undefined>

export function createSender({ egress, now, version, timeoutMs, secretBox }: SenderOptions): Sender {
  return async (webhook, delivery, signal) => {
    const at = now()
    const started = performance.now()
    const record = (outcome: Omit<DeliveryAttempt, 'startedAt' | 'durationMs'>) => ({
      startedAt: at,
      ...outcome,
      durationMs: Math.round(performance.now() - started),
    })
    try {
      const { status } = await egress.send({
        url: webhook.url,
        method: 'POST',
        body: delivery.payload,
        timeoutMs,
        ...(signal && { signal }),
        headers: {
          'content-type': 'application/json',
          'user-agent': `Gantry/${version}`,
          ...signedHeaders(openWebhook(webhook, secretBox), delivery.id, delivery.payload, at),
        },
      })
      return record({
        status,
        ...(status >= 300 &&
          status < 400 && { error: 'The receiver responded with a redirect, which is not followed.' }),
      })
    } catch (error) {
      if (!(error instanceof EgressFailure)) throw error
      return error.reason === 'aborted' ? undefined : record({ error: error.message })
    }
  }
}
