import { hash } from 'node:crypto'
import type { Change } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import type {
  ChatBindingDocument,
  ChatDeliveryDocument,
  ChatIntegrationDocument,
} from '../../collections/chat-integrations.ts'
import type { PlatformMessage } from './platform.ts'
import { decisionIn } from './decisions.ts'

export type ReceiptsOptions = Pick<Foundation, 'store' | 'now' | 'newId'>

type Outcome = 'accepted' | 'duplicate' | 'ignored'

const textMax = 65_536
const nameMax = 256
const idDigits = 26

/** Stages what a platform sent: each event once, with the work that it makes. */
export async function stageMessages(
  options: ReceiptsOptions,
  integration: ChatIntegrationDocument,
  messages: readonly PlatformMessage[],
): Promise<{ readonly outcome: Outcome; readonly changes: readonly Change[] }> {
  const staged: Awaited<ReturnType<typeof stageMessage>>[] = []
  // One after the other: they are taken in the order of their ids.
  for (const message of new Map(messages.map((each) => [each.eventId, each])).values())
    staged.push(await stageMessage(options, integration, message))
  const outcomes = staged.map(({ outcome }) => outcome)
  const outcome = outcomes.includes('accepted') ? 'accepted' : outcomes.includes('duplicate') ? 'duplicate' : 'ignored'
  return { outcome, changes: staged.flatMap(({ changes }) => changes) }
}

async function stageMessage(
  { store, now, newId }: ReceiptsOptions,
  integration: ChatIntegrationDocument,
  message: PlatformMessage,
): Promise<{ readonly outcome: Outcome; readonly changes: readonly Change[] }> {
  const text = message.text.trim().slice(0, textMax).toWellFormed()
  if (message.isOwn || text === '') return { outcome: 'ignored', changes: [] }
  const binding = await store.read.chatBindings.get(bindingIdOf(integration.id, message.threadId))
  if (!isAddressed(message, binding?.doc)) return { outcome: 'ignored', changes: [] }
  const receiptId = `${integration.id}/${hash('sha256', message.eventId)}`
  if (await store.read.chatReceipts.get(receiptId)) return { outcome: 'duplicate', changes: [] }
  const doc: ChatDeliveryDocument = {
    id: newId('chatdel'),
    integrationId: integration.id,
    direction: 'in',
    threadId: nameOf(message.threadId),
    accountId: nameOf(message.accountId),
    author: nameOf(message.author),
    text,
    attempts: 0,
    createdAt: now(),
    ...(binding
      ? { status: 'pending', queue: queueOf(integration.id, 'in'), bindingId: binding.doc.id }
      : { status: 'ignored', error: 'No binding has this thread.' }),
  }
  return {
    outcome: binding ? 'accepted' : 'ignored',
    changes: [
      { insert: 'chatReceipts', doc: { id: receiptId, at: doc.createdAt } },
      { insert: 'chatDeliveries', doc },
    ],
  }
}

/** Of a thread that is not bound, only what is addressed to the integration is recorded. */
function isAddressed({ isMention, text }: PlatformMessage, binding: ChatBindingDocument | undefined): boolean {
  return isMention || (binding !== undefined && (!binding.isMentionOnly || decisionIn(text)?.approvalId !== undefined))
}

export function queueOf(integrationId: string, direction: 'in' | 'out'): string {
  return `${integrationId}/${direction}`
}

/** The id of the one binding that a thread can have. */
export function bindingIdOf(integrationId: string, threadId: string): string {
  return `binding_${hash('sha256', JSON.stringify([integrationId, threadId])).slice(0, idDigits)}`
}

function nameOf(text: string): string {
  return text.slice(0, nameMax).toWellFormed() || '?'
}
