import { hash } from 'node:crypto'
import type { Change } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import type {
  ChatBindingDocument,
  ChatDeliveryDocument,
  ChatIntegrationDocument,
} from '../../collections/chat-integrations.ts'
import type { PlatformMessage } from './platform.ts'
import { decisionIn, taskTitleIn } from './decisions.ts'
import { defined } from '../../platform/work/defined.ts'

export type ReceiptsOptions = Pick<Foundation, 'store' | 'now' | 'newId'>

type Outcome = 'accepted' | 'duplicate' | 'ignored'

const textMax = 65_536
const nameMax = 256
const filesMax = 8
const refMax = 2_048
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
  const files = filesOf(message)
  const said = message.text.trim() === '' ? files.map(({ name }) => name).join(', ') : message.text.trim()
  const text = said.slice(0, textMax).toWellFormed()
  if (message.isOwn || text === '') return ignored
  const binding = await store.read.chatBindings.get(bindingIdOf(integration.id, message.threadId))
  const receiptId = receiptIdOf(integration.id, message.eventId)
  if (await store.read.chatReceipts.get(receiptId)) return { outcome: 'duplicate', changes: [] }
  // An edit of it came first, and was taken in its place.
  if (!message.editOf && (await store.read.chatReceipts.get(editReceiptOf(integration.id, message))))
    return { outcome: 'duplicate', changes: [] }
  const edited = await originalOf(store, integration.id, message)
  if (edited && edited.doc.accountId !== nameOf(message.accountId)) return ignored
  // What was not taken is taken once it is addressed to the integration.
  if (!edited && !isAddressed(message, binding?.doc)) return ignored
  const start = binding ? undefined : startOf(integration, message)
  const doc: ChatDeliveryDocument = {
    id: newId('chatdel'),
    integrationId: integration.id,
    direction: 'in',
    threadId: nameOf((start?.startsChat && message.newThreadId) || message.threadId),
    accountId: nameOf(message.accountId),
    author: nameOf(message.author),
    text,
    attempts: 0,
    createdAt: now(),
    ...(edited ? editOf(edited.doc) : files.length > 0 && { files }),
    ...(binding
      ? { status: 'pending', queue: queueOf(integration.id, 'in'), bindingId: binding.doc.id }
      : (start ?? { status: 'ignored', error: 'No binding has this thread.' })),
  }
  const receipt = { at: doc.createdAt, deliveryId: edited?.doc.id ?? doc.id }
  const ids = new Set(
    [message.eventId, message.otherId ?? message.eventId].map((id) => receiptIdOf(integration.id, id)),
  )
  if (message.editOf !== undefined && !edited) ids.add(editReceiptOf(integration.id, message))
  const receipts = [...ids].map((each): Change => ({ insert: 'chatReceipts', doc: { id: each, ...receipt } }))
  // What nobody has read yet is read as it is now.
  if (edited?.doc.queue !== undefined)
    return {
      outcome: 'accepted',
      changes: [...receipts, { replace: 'chatDeliveries', version: edited.version, doc: { ...edited.doc, text } }],
    }
  return {
    outcome: doc.queue === undefined ? 'ignored' : 'accepted',
    changes: [...receipts, { insert: 'chatDeliveries', doc }],
  }
}

/** What a message of a thread without a binding does, where the integration starts chats. */
function startOf(integration: ChatIntegrationDocument, { accountId }: PlatformMessage) {
  const { id, newChats, links } = integration
  if (!newChats) return undefined
  if (newChats.isForAnyone || links.some((link) => link.accountId === nameOf(accountId)))
    return { status: 'pending', queue: queueOf(id, 'in'), startsChat: true } as const
  return { status: 'ignored', error: 'Only accounts that are linked to a user may start a chat.' } as const
}

const ignored = { outcome: 'ignored', changes: [] } as const

function receiptIdOf(integrationId: string, eventId: string): string {
  return `${integrationId}/${hash('sha256', eventId)}`
}

/** Of a message that is known by an edit alone: of this account's, so that nobody takes the place of another. */
function editReceiptOf(integrationId: string, { accountId, editOf, otherId, eventId }: PlatformMessage): string {
  return receiptIdOf(integrationId, JSON.stringify(['edit', accountId, editOf ?? otherId ?? eventId]))
}

/** The message that was made of the event that is edited, or of an edit of it. */
async function originalOf(store: ReceiptsOptions['store'], integrationId: string, message: PlatformMessage) {
  if (message.editOf === undefined) return undefined
  const receipt =
    (await store.read.chatReceipts.get(receiptIdOf(integrationId, message.editOf))) ??
    (await store.read.chatReceipts.get(editReceiptOf(integrationId, message)))
  return receipt && (await store.read.chatDeliveries.get(receipt.doc.deliveryId ?? ''))
}

/** Those of a message; an edit brings none. */
function filesOf({ files = [], editOf }: PlatformMessage) {
  const usable = editOf === undefined ? files.filter(({ ref }) => ref.length <= refMax) : []
  return usable.slice(0, filesMax).map(({ name, ref, size }) => ({ name: nameOf(name), ref, ...defined({ size }) }))
}

function editOf({ chatId, messageId, commentId }: ChatDeliveryDocument) {
  return { isEdit: true as const, ...defined({ chatId, messageId, commentId }) }
}

/** Of a thread that is not bound, only what is addressed to the integration is recorded. */
function isAddressed({ isMention, text }: PlatformMessage, binding: ChatBindingDocument | undefined): boolean {
  return (
    isMention ||
    (binding !== undefined &&
      (!binding.isMentionOnly || decisionIn(text)?.approvalId !== undefined || taskTitleIn(text) !== undefined))
  )
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
