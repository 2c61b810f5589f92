import type { Caller, Part } from '../../call.ts'
import { Failure } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import type {
  ChatDeliveryDocument,
  ChatIntegrationDocument,
  ReceivedFileDocument,
} from '../../collections/chat-integrations.ts'
import type { Resources } from '../resources.ts'
import { linkOf } from './links.ts'
import { PlatformFault } from './platform.ts'
import type { FileRequest, PlatformHttp } from './platform.ts'
import { platforms } from './platforms.ts'
import { accessOf } from './sealing.ts'
import type { ThreadDecisionsOptions } from './thread-decisions.ts'

export interface FileIntakeOptions
  extends Pick<Foundation, 'store' | 'commits' | 'secretBox'>,
    Pick<ThreadDecisionsOptions, 'identity' | 'mcp'> {
  readonly resources: Pick<Resources, 'upload' | 'find' | 'file'>
}

/** What Telegram gives a bot. */
const bytesMax = 20 * 1024 * 1024
const stemMax = 100
const endMax = 16

/** Loads the files of received messages from their platform, and uploads them in the name of who sent them. */
export class FileIntake {
  readonly #options: FileIntakeOptions
  readonly #http: () => PlatformHttp

  constructor(options: FileIntakeOptions, http: () => PlatformHttp) {
    this.#options = options
    this.#http = http
  }

  /** Records of each file of a message that waits what became of it, once. */
  async take(id: string): Promise<void> {
    const { store, commits } = this.#options
    const { doc } = (await store.read.chatDeliveries.get(id)) ?? {}
    const open = doc?.queue === undefined ? [] : (doc.files ?? []).filter((file) => !isTaken(file))
    const integration = await store.read.chatIntegrations.get(doc?.integrationId ?? '')
    if (!doc || !integration || open.length === 0) return
    for (const file of open) {
      const outcome = await this.#outcomeOf(doc, file, integration.doc)
      await commits.commit(async () => {
        const found = await store.read.chatDeliveries.get(id)
        if (found?.doc.queue === undefined) return { changes: [] }
        const files = found.doc.files?.map((each) => (each.ref === file.ref ? { ...each, ...outcome } : each)) ?? []
        return { changes: [{ replace: 'chatDeliveries', version: found.version, doc: { ...found.doc, files } }] }
      })
    }
  }

  async #outcomeOf(
    { id, accountId, files = [] }: ChatDeliveryDocument,
    file: ReceivedFileDocument,
    integration: ChatIntegrationDocument,
  ): Promise<Pick<ReceivedFileDocument, 'filename' | 'problem'>> {
    // Two files of one message may have one name.
    const place = files.findIndex(({ ref }) => ref === file.ref)
    const key = place > 0 ? `${id}-${place + 1}` : id
    let filename = filenameOf(file.name, key, integration.kind)
    try {
      const caller = await this.#uploaderOf(integration, accountId)
      if (typeof caller === 'string') return { problem: caller }
      const request = await this.#requestOf(file, integration)
      if (request.name !== undefined) filename = filenameOf(request.name, key, integration.kind)
      await this.#upload(filename, request, caller)
      return { filename }
    } catch (error) {
      // An earlier attempt has uploaded it: nobody else knows the id in its name.
      if (error instanceof Failure && error.code === 'already_exists') return { filename }
      if (error instanceof Failure || error instanceof PlatformFault) return { problem: error.message }
      throw error
    }
  }

  /** Who uploads a file, or why it is not taken. */
  async #uploaderOf(integration: ChatIntegrationDocument, accountId: string | undefined): Promise<Caller | string> {
    const link = linkOf(integration, accountId)
    if (!link) return 'Only files of accounts that are linked to a user are taken.'
    const scopes = ['resources:read', 'resources:write'] as const
    const state = await this.#options.identity.grants.check(link.grant, { scopes, taskId: undefined })
    if ('ended' in state) return state.ended
    await this.#options.mcp.calls.ruled.admit({ operationId: 'uploadResource', judged: {}, caller: state.caller })
    return state.caller.allow ? 'The account was linked with a token for some tasks alone.' : state.caller
  }

  async #requestOf(
    { ref, size = 0 }: ReceivedFileDocument,
    integration: ChatIntegrationDocument,
  ): Promise<FileRequest> {
    const { http } = platforms[integration.kind]
    if (size > bytesMax) throw tooLarge()
    if (!http?.file) throw new PlatformFault('Files of this platform are not taken.', { mayPass: false })
    return http.file(accessOf(integration, this.#options.secretBox), this.#http(), ref)
  }

  async #upload(filename: string, request: FileRequest, caller: Caller): Promise<void> {
    const { commits, resources } = this.#options
    const bytes = upTo(await this.#http().load(request), bytesMax)
    await commits.commit(() => resources.upload(formOf(filename, bytes), caller))
  }
}

export function isTaken({ filename, problem }: ReceivedFileDocument): boolean {
  return filename !== undefined || problem !== undefined
}

async function* formOf(filename: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
  yield { name: 'file', filename, bytes }
}

async function* upTo(bytes: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge()
    yield chunk
  }
}

function tooLarge(): PlatformFault {
  return new PlatformFault(`The file is larger than ${bytesMax / 1024 / 1024} MiB.`, { mayPass: false })
}

/** A key that no other file has: the name with the platform and the id of the message behind it. */
function filenameOf(name: string, id: string, kind: string): string {
  const safe = name.normalize('NFC').replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
  const [, stem = '', end = ''] = /^(.*?)(\.[A-Za-z0-9]+)?$/.exec(safe) ?? []
  const short =
    stem
      .slice(0, stemMax)
      .replaceAll(/^[.-]+/g, '')
      .toWellFormed() || 'file'
  return `${short}-${kind}-${id.slice(id.indexOf('_') + 1)}${end.slice(0, endMax)}`
}
