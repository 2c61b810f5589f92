import type { Scope } from '../../call.ts'
import type { Foundation } from '../../foundation.ts'
import { later } from '../../platform/work/clock.ts'
import type { Identity } from '../identity.ts'
import type { ChatDeliveryDocument } from '../../collections/chat-integrations.ts'
import { sourcesFor } from '../chats.ts'
import type { ChatMessageDocument } from '../chats.ts'
import { isMcpCall } from './decisions.ts'
import { attemptsMax, pauseAfter } from './pauses.ts'
import { PlatformFault } from './platform.ts'
import { FileOutlet } from './file-outlet.ts'
import type { FileOutletOptions, FileRoute } from './file-outlet.ts'
import { formatterOf } from './formats/format.ts'
import type { Format } from './formats/format.ts'
import { queueOf } from './receipts.ts'
import { sourcesLine } from './sources-line.ts'
import { splitText } from './split-text.ts'
import { eachOf } from '../../platform/work/page.ts'

export interface PlatformOutboxOptions
  extends Pick<Foundation, 'store' | 'commits' | 'now'>,
    Pick<FileOutletOptions, 'resources'> {
  readonly identity: Pick<Identity, 'grants'>
}

/** What messages leave by. */
export interface ReplyRoute extends FileRoute {
  readonly textMax: number
  readonly format?: Format | undefined
}

/** The right to send, which another process can take over. */
export interface Right {
  /** Aborts when the work for the integration ends. */
  readonly signal: AbortSignal
  readonly isCurrent: () => boolean
}

type Message = Pick<ChatMessageDocument, 'state' | 'parts'>

/** The text as of now. */
interface Draft {
  readonly text: string
  readonly isFinal: boolean
  /** Of a chat. */
  readonly message?: Message
}

const pageSize = 100
/** An answer that is still being written is edited so often at most. */
const editEachMs = 1_000

/**
 * Sends what waits, thread by thread in order. An answer that a model is still writing is sent at once and edited as it
 * grows, where the platform can edit; elsewhere it is sent when it is complete.
 */
export class PlatformOutbox {
  readonly #options: PlatformOutboxOptions
  readonly #files: FileOutlet
  /** When each growing answer was sent last. */
  readonly #sentAt = new Map<string, number>()

  constructor(options: PlatformOutboxOptions) {
    this.#options = options
    this.#files = new FileOutlet(options)
  }

  /** Sends what is due, and returns when to look again. */
  async drain(integrationId: string, route: ReplyRoute, right: Right): Promise<string | undefined> {
    const { store, now } = this.#options
    const looks: string[] = []
    const blocked = new Set<string>()
    const where = { queue: queueOf(integrationId, 'out') }
    for await (const { doc } of eachOf(store.read.chatDeliveries, { where, limit: pageSize })) {
      if (!right.isCurrent()) break
      if (blocked.has(doc.threadId)) continue
      const isWaiting = doc.nextAttemptAt !== undefined && doc.nextAttemptAt > now()
      const { next, isBlocking } = isWaiting
        ? { next: doc.nextAttemptAt, isBlocking: true }
        : await this.#deliver(doc, route, right)
      if (next !== undefined) looks.push(next)
      if (isBlocking) blocked.add(doc.threadId)
    }
    return looks.sort()[0]
  }

  /** Returns when to look at it again, and whether what follows in its thread waits for it. */
  async #deliver(
    delivery: ChatDeliveryDocument,
    route: ReplyRoute,
    right: Right,
  ): Promise<{ next?: string | undefined; isBlocking: boolean }> {
    const draft = await this.#draftOf(delivery)
    const refusal = draft === undefined ? 'There is nothing to send any more.' : await this.#refusalOf(delivery)
    if (draft === undefined || refusal !== undefined) {
      await this.#record(delivery.id, (doc) => endedAs(doc, 'ignored', refusal))
      return { isBlocking: false }
    }
    if (!draft.isFinal) {
      const { edit } = route.channel
      if (!edit || draft.text === '') return { isBlocking: false, ...(edit && this.#soon()) }
      const pauseMs = (this.#sentAt.get(delivery.id) ?? 0) + editEachMs - performance.now()
      if (this.#sentAt.has(delivery.id) && pauseMs > 0)
        return { next: later(this.#options.now(), pauseMs), isBlocking: false }
      this.#sentAt.set(delivery.id, performance.now())
    }
    try {
      await this.#send(delivery, draft.text + (await this.#sourcesOf(delivery, draft)), route)
      if (draft.isFinal) await this.#sendFiles(delivery, draft, route)
    } catch (error) {
      if (!(error instanceof PlatformFault)) throw error
      // What was cut off by our own end is sent by who comes next.
      return right.signal.aborted ? { isBlocking: true } : this.#fail(delivery, error)
    }
    if (!draft.isFinal) return { isBlocking: false, ...this.#soon() }
    this.#sentAt.delete(delivery.id)
    await this.#record(delivery.id, (doc) => endedAs(doc, 'delivered'))
    return { isBlocking: false }
  }

  /** Sends the parts that the platform does not have yet, and changes those that it has differently. */
  async #send(delivery: ChatDeliveryDocument, whole: string, route: ReplyRoute): Promise<void> {
    const { channel, textMax, format } = route
    const { id, threadId } = delivery
    const formatted = await formatterOf(format)
    const texts = splitText(whole, textMax, (part) => formatted(part).length)
    const sent = [...(delivery.sent ?? [])]
    for (const [index, text] of texts.entries()) {
      const known = sent[index]
      if (known?.text === text) continue
      const message = {
        id: index === 0 ? id : `${id}.${index}`,
        threadId,
        text: formatted(text),
        markdown: text,
        approvalId: delivery.approvalId,
      }
      if (known && channel.edit && known.platformId !== undefined) {
        await channel.edit(known.platformId, message)
        sent[index] = { ...known, text }
      } else if (!known) {
        const platformId = await channel.send(message)
        sent[index] = { text, ...(platformId !== undefined && { platformId }) }
      }
      await this.#record(id, (doc) => ({ ...doc, sent: [...sent] }))
    }
  }

  /** Sends the files that it names, after all of its words. */
  async #sendFiles(delivery: ChatDeliveryDocument, draft: Draft, route: ReplyRoute): Promise<void> {
    const sent = [...(delivery.sentFiles ?? [])]
    for (const [index, filename] of (await this.#files.named(delivery, draft.text)).entries()) {
      if (sent.includes(filename)) continue
      await this.#files.send(delivery, { filename, id: `${delivery.id}.file${index}` }, draft, route)
      sent.push(filename)
      await this.#record(delivery.id, (doc) => ({ ...doc, sentFiles: [...sent] }))
    }
  }

  async #fail({ id }: ChatDeliveryDocument, fault: PlatformFault): Promise<{ next?: string; isBlocking: boolean }> {
    let next: string | undefined
    await this.#record(id, (doc) => {
      const failed = { ...doc, attempts: doc.attempts + 1, error: fault.message }
      if (!fault.mayPass || failed.attempts >= attemptsMax) return endedAs(failed, 'failed', fault.message)
      next = later(this.#options.now(), Math.max(pauseAfter(failed.attempts), fault.waitMs ?? 0))
      return { ...failed, nextAttemptAt: next }
    })
    return next === undefined ? { isBlocking: false } : { next, isBlocking: true }
  }

  /** What a delivery says as of now; nothing when it has nothing to say. */
  async #draftOf({ text, chatId, messageId }: ChatDeliveryDocument): Promise<Draft | undefined> {
    if (messageId === undefined) return { text, isFinal: true }
    const found = await this.#options.store.read.chatMessages.get(`${chatId}/${messageId}`)
    if (!found) return undefined
    const draft = { text: textOf(found.doc), isFinal: found.doc.state !== 'running', message: found.doc }
    return draft.isFinal && draft.text === '' ? undefined : draft
  }

  /** Why the binding may not show any more what it is about. */
  async #refusalOf({ bindingId, approvalId }: ChatDeliveryDocument): Promise<string | undefined> {
    // An answer to a command in a thread that has no chat.
    if (bindingId === undefined) return undefined
    const { store, identity } = this.#options
    const { doc } = (await store.read.chatBindings.get(bindingId)) ?? {}
    if (!doc) return 'The binding was deleted.'
    const scope = doc.taskId !== undefined ? 'tasks:read' : doc.chatId !== undefined ? 'chats:read' : 'mcp:admin'
    const scopes: readonly Scope[] = isMcpCall(approvalId) ? [scope, 'mcp:admin'] : [scope]
    const state = await identity.grants.check(doc.grant, { scopes, taskId: doc.taskId })
    return 'ended' in state ? state.ended : undefined
  }

  /** What the answer was made of, as far as the binding may show it; known when the answer is complete. */
  async #sourcesOf({ bindingId = '' }: ChatDeliveryDocument, { isFinal, message }: Draft): Promise<string> {
    if (!isFinal || !message) return ''
    const { store, identity } = this.#options
    const { doc } = (await store.read.chatBindings.get(bindingId)) ?? {}
    const state = doc && (await identity.grants.check(doc.grant, { scopes: [], taskId: doc.taskId }))
    return state && 'caller' in state ? sourcesLine(sourcesFor(message, state.caller)) : ''
  }

  #soon(): { readonly next: string } {
    return { next: later(this.#options.now(), editEachMs) }
  }

  /** Records what became of a delivery that still waits. */
  async #record(id: string, change: (doc: ChatDeliveryDocument) => ChatDeliveryDocument): Promise<void> {
    const { store, commits } = this.#options
    await commits.commit(async () => {
      const found = await store.read.chatDeliveries.get(id)
      return found?.doc.queue === undefined
        ? { changes: [] }
        : { changes: [{ replace: 'chatDeliveries', version: found.version, doc: change(found.doc) } as const] }
    })
  }
}

/** What a person reads: the text, and why an answer ended early. */
function textOf({ parts }: Message): string {
  return parts
    .filter(({ kind, text = '' }) => (kind === 'text' || kind === 'notice') && text.trim() !== '')
    .map(({ text = '' }) => text.trim())
    .join('\n\n')
}

function endedAs(
  { queue: _, nextAttemptAt: _next, error: _error, ...doc }: ChatDeliveryDocument,
  status: 'delivered' | 'failed' | 'ignored',
  error?: string,
): ChatDeliveryDocument {
  return { ...doc, status, ...(error !== undefined && { error }) }
}
