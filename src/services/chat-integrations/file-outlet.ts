import type { Caller } from '../../call.ts'
import type { ChatBindingDocument, ChatDeliveryDocument } from '../../collections/chat-integrations.ts'
import type { Foundation } from '../../foundation.ts'
import { Failure } from '../../errors.ts'
import { quote } from '../../platform/text/quote.ts'
import { filesFor } from '../chats.ts'
import type { ChatMessageDocument } from '../chats.ts'
import type { Identity } from '../identity.ts'
import type { Resources } from '../resources.ts'
import { filesNamedIn } from './formats/named-files.ts'
import { PlatformFault } from './platform.ts'
import type { Channel, OutgoingFile } from './platform.ts'

export interface FileOutletOptions extends Pick<Foundation, 'store'> {
  readonly identity: Pick<Identity, 'grants'>
  readonly resources: Pick<Resources, 'find' | 'file'>
}

/** What a delivery says, whole. */
export interface SaidWhole {
  readonly text: string
  /** Of a chat. */
  readonly message?: Pick<ChatMessageDocument, 'parts'> | undefined
}

/** What files leave by. */
export interface FileRoute {
  readonly channel: Channel
  /** The most bytes of a file that the platform takes. */
  readonly fileBytesMax?: number | undefined
}

/** What Gantry takes from platforms as well. */
const bytesMax = 20 * 1024 * 1024
const filesMax = 8

/** Sends the uploaded files to which an answer or a comment links. */
export class FileOutlet {
  readonly #options: FileOutletOptions

  constructor(options: FileOutletOptions) {
    this.#options = options
  }

  /** The files that a delivery names: those beyond the first eight are left. */
  async named({ chatId, commentId }: ChatDeliveryDocument, text: string): Promise<readonly string[]> {
    const mayName = chatId !== undefined || commentId !== undefined
    return mayName ? (await filesNamedIn(text)).slice(0, filesMax) : []
  }

  /** Sends one file, or says why not. Fails with `PlatformFault` if it is to be tried again. */
  async send(
    delivery: ChatDeliveryDocument,
    { filename, id }: { readonly filename: string; readonly id: string },
    said: SaidWhole,
    { channel, fileBytesMax = 0 }: FileRoute,
  ): Promise<void> {
    const { threadId } = delivery
    try {
      if (!channel.sendFile) refuse('Files cannot be sent to this platform.')
      const file = await this.#fileOf(delivery, filename, said, Math.min(bytesMax, fileBytesMax))
      await channel.sendFile({ ...file, id, threadId })
    } catch (error) {
      const isFinal = error instanceof Failure || (error instanceof PlatformFault && !error.mayPass)
      if (!isFinal) throw error
      const text = `The file ${quote(filename)} was not sent: ${error.message}`
      await channel.send({ id, threadId, text, markdown: text })
    }
  }

  async #fileOf(
    delivery: ChatDeliveryDocument,
    filename: string,
    said: SaidWhole,
    most: number,
  ): Promise<Omit<OutgoingFile, 'id' | 'threadId'>> {
    const { resources } = this.#options
    const caller = await this.#readerOf(delivery)
    const { resource } = await resources.find(filename, caller.caller)
    await this.#requireShown(delivery, { filename, taskId: resource.taskId }, said, caller)
    const file = (await resources.file(filename)) ?? refuse('It is gone.')
    if (file.size > most) refuse(`It is larger than ${Math.floor(most / 1024 / 1024)} MiB.`)
    const open = () => bytesOf(file)
    return { name: filename, mediaType: resource.mimeType, size: file.size, open }
  }

  /** Who made the binding, who must be allowed to read files. */
  async #readerOf({ bindingId = '' }: ChatDeliveryDocument): Promise<{ caller: Caller; binding: ChatBindingDocument }> {
    const { store, identity } = this.#options
    const binding = (await store.read.chatBindings.get(bindingId))?.doc ?? refuse('The binding was deleted.')
    const scopes = ['resources:read'] as const
    const state = await identity.grants.check(binding.grant, { scopes, taskId: binding.taskId })
    return 'ended' in state ? refuse(state.ended) : { caller: state.caller, binding }
  }

  /**
   * A name alone opens no file: otherwise, who makes a model write one would have what they may not read. The model
   * looked it up for this answer, by the rules of the chat; a comment leads to files of its task.
   */
  async #requireShown(
    { commentId = '' }: ChatDeliveryDocument,
    { filename, taskId }: { readonly filename: string; readonly taskId: string | undefined },
    { message }: SaidWhole,
    { caller, binding }: { readonly caller: Caller; readonly binding: ChatBindingDocument },
  ): Promise<void> {
    if (message) {
      if (!filesFor(message, caller).includes(filename))
        refuse('The model did not look it up for this answer with getResource.')
      return
    }
    const comment = await this.#options.store.read.comments.get(commentId)
    if (comment?.doc.isFromOutside === true) refuse('Only users of Gantry send files.')
    if (taskId === undefined || taskId !== binding.taskId) refuse('It is not a file of this task.')
  }
}

async function* bytesOf(file: {
  size: number
  open: (start: number, end: number) => Promise<AsyncIterable<Uint8Array>>
}) {
  if (file.size > 0) yield* await file.open(0, file.size - 1)
}

function refuse(reason: string): never {
  throw new PlatformFault(reason, { mayPass: false })
}
