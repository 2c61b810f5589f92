import type { Caller, Staged } from '../call.ts'
import { fail } from '../errors.ts'
import type { Schemas } from '../generated/types.ts'
import { createDial } from '../platform/egress/dial.ts'
import type { Dial, DialTarget } from '../platform/egress/dial.ts'
import { Egress, EgressFailure } from '../platform/egress/egress.ts'
import type { Area, Foundation, Limit } from '../foundation.ts'
import { requireVersion } from '../platform/work/if-version.ts'
import { pageOf } from '../platform/work/page.ts'
import type { PageQuery } from '../platform/work/page.ts'
import type { Versioned } from '../stores/port.ts'
import { Bindings, bindingsMax } from './chat-integrations/bindings.ts'
import type { ChatIntegrationDocument } from '../collections/chat-integrations.ts'
import { integrationEvent } from './chat-integrations/events.ts'
import { linksMax, withLink, withoutLink } from './chat-integrations/links.ts'
import { platforms } from './chat-integrations/platforms.ts'
import { createPlatformHttp } from './chat-integrations/platform-http.ts'
import { PlatformFault } from './chat-integrations/platform.ts'
import type { PlatformAnswer, SignedRequest } from './chat-integrations/platform.ts'
import { stageMessages } from './chat-integrations/receipts.ts'
import { accessOf, openSecrets, sealIntegrations, sealSecrets } from './chat-integrations/sealing.ts'
import { isVouchedAnew, patchOf, requireKind } from './chat-integrations/settings.ts'
import { requireRightsOfAll } from './chat-integrations/vouching.ts'
import { toChatDelivery, toIntegration, toLink } from './chat-integrations/views.ts'
import { Workers } from './chat-integrations/workers.ts'
import { xmppPort } from './chat-integrations/xmpp.ts'
import type { Chats } from './chats.ts'
import type { Identity } from './identity.ts'
import type { Mcp } from './mcp.ts'
import type { Operations } from './operations.ts'
import type { Resources } from './resources.ts'
import type { Tasks } from './tasks.ts'
import type { Version } from './version.ts'

type Integration = Schemas['ChatIntegration']
type Link = Schemas['ChatLink']

export interface ReceivedEvent {
  readonly outcome: 'accepted' | 'duplicate' | 'ignored'
  /** What the platform wants to read beside it. */
  readonly answer: PlatformAnswer
}

export interface ChatIntegrationsOptions
  extends Pick<Foundation, 'store' | 'actors' | 'commits' | 'now' | 'newId' | 'log' | 'secretBox' | 'isStoreShared'> {
  readonly egress: Egress
  readonly dial: Dial
  readonly identity: Pick<Identity, 'grants'>
  readonly operations: Pick<Operations, 'allowed'>
  readonly chats: Chats
  readonly mcp: Pick<Mcp, 'calls'>
  readonly tasks: Pick<Tasks, 'comments' | 'create'>
  readonly resources: Pick<Resources, 'upload' | 'find' | 'file'>
  /** The version of the service, as platforms see it. */
  readonly version: string
}

const integrationsMax = 100

/**
 * Chat platforms whose threads are bound to chats and tasks. What a platform sends is stored before it is answered and
 * taken once; what is said in chats is sent until the platform has it.
 */
export class ChatIntegrations implements Area {
  readonly bindings: Bindings
  readonly #options: ChatIntegrationsOptions
  readonly #store: Foundation['store']
  readonly #workers: Workers

  constructor(options: ChatIntegrationsOptions) {
    this.#options = options
    this.#store = options.store
    this.bindings = new Bindings({ ...options, requireIntegration: (id) => this.#find(id) })
    this.#workers = new Workers({ ...options, owner: options.newId('process') })
  }

  listLimits(): readonly Limit[] {
    return [
      {
        name: 'chatIntegrations',
        value: integrationsMax,
        unit: 'integrations',
        description: 'The number of chat integrations.',
      },
      {
        name: 'chatBindings',
        value: bindingsMax,
        unit: 'bindings',
        description: 'The number of bound threads of one chat integration.',
      },
      {
        name: 'chatLinks',
        value: linksMax,
        unit: 'accounts',
        description: 'The number of linked accounts of one chat integration.',
      },
    ]
  }

  reseal(): Promise<void> {
    return sealIntegrations(this.#options.store, this.#options.secretBox)
  }

  async list(page: PageQuery): Promise<{ integrations: Integration[]; nextCursor?: string }> {
    const { items, ...next } = await pageOf(this.#store.read.chatIntegrations, page, { filter: 'chat-integrations' })
    return { integrations: items.map((each) => toIntegration(each, this.#options.actors)), ...next }
  }

  async get(id: string): Promise<{ integration: Integration; version: number }> {
    const { doc, version } = await this.#find(id)
    return { integration: toIntegration(doc, this.#options.actors), version }
  }

  /** Refuses with `webhook_target_denied`, `validation_failed` or `quota_exceeded`. */
  async create(
    { kind, name, settings, secrets = {} }: Schemas['ChatIntegrationInput'],
    caller: Caller,
  ): Promise<Staged<{ integration: Integration }>> {
    const { now, newId, secretBox } = this.#options
    const id = newId('chatint')
    if ((await this.#store.read.chatIntegrations.list({ limit: integrationsMax })).length >= integrationsMax)
      fail('quota_exceeded', {
        message: `There are ${integrationsMax} chat integrations, which is the limit. Delete one first.`,
      })
    await this.#checkTarget(settings)
    const at = now()
    const doc: ChatIntegrationDocument = {
      id,
      kind,
      name,
      settings,
      secrets: sealSecrets({ id, secrets }, secretBox),
      isActive: true,
      connection: { state: platforms[kind].connect ? 'connecting' : 'ready', since: at },
      links: [],
      createdBy: caller.userId,
      createdAt: at,
      updatedAt: at,
    }
    const created = integrationEvent('integration.created', doc, { at, actor: caller.userId })
    return {
      integration: toIntegration(doc, this.#options.actors),
      changes: [{ insert: 'chatIntegrations', doc }, created],
    }
  }

  /** Refuses as `create` does, and with `forbidden` to speak for those whose rights the caller lacks. */
  async update(
    id: string,
    patch: Schemas['ChatIntegrationPatch'],
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ integration: Integration; version: number }>> {
    const { now, secretBox } = this.#options
    const found = requireVersion(await this.#find(id), ifVersion)
    const opened = { ...found.doc, secrets: openSecrets(found.doc, secretBox) }
    const changed = patchOf(opened, patch, now(), caller)
    if (patch.settings || patch.secrets) await requireKind(changed)
    if (patch.newChats) await this.bindings.requireReads(patch.newChats.reads ?? [], caller, 'body/newChats/reads')
    if (patch.settings) await this.#checkTarget(changed.settings)
    if (isVouchedAnew(found.doc, patch)) {
      const { identity } = this.#options
      await requireRightsOfAll(found.doc, await this.bindings.of(id), caller, identity.grants)
    }
    const doc = { ...changed, secrets: sealSecrets(changed, secretBox) }
    return this.#replace(found, doc, caller)
  }

  async remove(id: string, ifVersion: number | undefined, caller: Caller): Promise<Staged> {
    const { doc, version } = requireVersion(await this.#find(id), ifVersion)
    const deleted = integrationEvent('integration.deleted', doc, { at: this.#options.now(), actor: caller.userId })
    return {
      changes: [{ remove: 'chatIntegrations', version, id }, ...(await this.bindings.removalsOf(id)), deleted],
    }
  }

  /** Asks the platform; nothing of it is stored. */
  async test(id: string): Promise<Schemas['ChatIntegrationTest']> {
    const { doc } = await this.#find(id)
    const started = performance.now()
    const problem = await this.#reach(doc).then(
      () => undefined,
      (fault: unknown) => {
        if (fault instanceof PlatformFault || fault instanceof EgressFailure) return fault.message
        throw fault
      },
    )
    const durationMs = Math.round(performance.now() - started)
    return { isReachable: problem === undefined, durationMs, ...(problem !== undefined && { problem }) }
  }

  /** Stages what a platform sent. Refuses with `signature_invalid`. */
  async receive(id: string, request: Omit<SignedRequest, 'now'>): Promise<Staged<ReceivedEvent>> {
    const { doc } = await this.#find(id)
    const { receive } = platforms[doc.kind]
    if (!doc.isActive || !receive) fail('integration_not_found')
    const received =
      receive(accessOf(doc, this.#options.secretBox), { ...request, now: this.#options.now() }) ??
      fail('signature_invalid')
    const { messages, invitations = [], answer = {} } = received
    const { outcome, changes } = await stageMessages(this.#options, doc, messages)
    return { outcome, answer, changes: [...changes, ...(await this.bindings.invite(id, invitations))] }
  }

  async link(id: string, accountId: string, caller: Caller): Promise<Staged<{ link: Link }>> {
    const found = await this.#find(id)
    const { link, doc } = withLink(found.doc, accountId, caller, this.#options)
    if (!doc) return { link: toLink(link), changes: [] }
    const { changes } = this.#replace(found, doc, caller)
    return { link: toLink(link), changes }
  }

  async unlink(id: string, linkId: string, caller: Caller): Promise<Staged> {
    const found = await this.#find(id)
    const { changes } = this.#replace(found, withoutLink(found.doc, linkId, this.#options.now()), caller)
    return { changes }
  }

  async deliveries(id: string, page: PageQuery) {
    await this.#find(id)
    const list = { where: { integrationId: id }, descending: true }
    const { items, ...next } = await pageOf(this.#store.read.chatDeliveries, page, list)
    return { deliveries: items.map(toChatDelivery), ...next }
  }

  /** Seals secrets that an earlier run kept without a key. Fails with `SecretsLocked` when the key is another one. */
  async recover(): Promise<void> {
    await sealIntegrations(this.#store, this.#options.secretBox)
  }

  start(): void {
    this.#workers.start()
  }

  finish(): Promise<void> {
    return this.#workers.stop()
  }

  #replace(found: Versioned<ChatIntegrationDocument>, doc: ChatIntegrationDocument, caller: Caller) {
    const updated = integrationEvent('integration.updated', doc, { at: doc.updatedAt, actor: caller.userId })
    return {
      integration: toIntegration(doc, this.#options.actors),
      version: found.version + 1,
      changes: [{ replace: 'chatIntegrations', version: found.version, doc } as const, updated],
    }
  }

  async #reach(doc: ChatIntegrationDocument): Promise<void> {
    const { egress, dial, version } = this.#options
    const access = accessOf(doc, this.#options.secretBox)
    const { http, connect } = platforms[doc.kind]
    await http?.test(access, createPlatformHttp(egress, version, new AbortController().signal))
    if (connect) (await dial(serverOf(doc))).destroy()
  }

  async #checkTarget({ url }: ChatIntegrationDocument['settings']): Promise<void> {
    if (url === undefined) return
    try {
      await this.#options.egress.check(url)
    } catch (error) {
      if (!(error instanceof EgressFailure)) throw error
      const { message } = error
      if (error.reason === 'denied') fail('webhook_target_denied', { message, cause: error })
      fail('validation_failed', {
        message,
        details: [{ path: 'body/settings/url', rule: 'url', message }],
        cause: error,
      })
    }
  }

  async #find(id: string): Promise<Versioned<ChatIntegrationDocument>> {
    return (await this.#store.read.chatIntegrations.get(id)) ?? fail('integration_not_found')
  }
}

/** Where a kind that keeps a connection is reached. */
function serverOf({ kind, settings }: ChatIntegrationDocument): DialTarget {
  const { account = '', host = account.split('@')[1] ?? '', port = xmppPort, isTls = true } = settings
  return { host, port, isTls: isTls && kind === 'irc' }
}

/** The area as the service composes it. */
export function openChatIntegrations(
  foundation: Foundation & {
    readonly identity: Identity
    readonly operations: Operations
    readonly chats: Chats
    readonly mcp: Mcp
    readonly tasks: Tasks
    readonly resources: Resources
    readonly version: Version
  },
): ChatIntegrations {
  const { config, version } = foundation
  return new ChatIntegrations({
    ...foundation,
    version: version.version,
    egress: new Egress({ allowed: config.privateTargets }),
    dial: createDial(config.privateTargets),
  })
}
