import type { Caller, SocketReply, Staged } from '../call.ts'
import type { Change } from '../collections.ts'
import type { RunnerDocument } from '../collections/runners.ts'
import { fail } from '../errors.ts'
import type { Area, Foundation, Limit, TaskRemoval } from '../foundation.ts'
import type { Schemas } from '../generated/types.ts'
import { defined } from '../platform/work/defined.ts'
import { requireVersion } from '../platform/work/if-version.ts'
import type { Moment } from '../platform/work/moment.ts'
import { pageOf } from '../platform/work/page.ts'
import type { PageQuery } from '../platform/work/page.ts'
import type { AwayTimes } from '../runner/dialed-runner.ts'
import { protocolVersion } from '../runner/protocol.ts'
import type { RunnerAccess } from '../runner/runner-access.ts'
import type { Versioned } from '../stores/port.ts'
import { timeouts } from '../timeouts.ts'
import { digest, makeToken } from './identity.ts'
import type { Grants, Identity } from './identity.ts'
import { RunnerConnections } from './runners/connections.ts'
import type { RunnerSelf } from './runners/connections.ts'
import { runnerEvent } from './runners/events.ts'
import { RunnerChoice } from './runners/choice.ts'
import { RunnerRights } from './runners/rights.ts'
import type { KnownRunner } from './runners/labels.ts'

export { leaseNameOf } from './runners/choice.ts'
export type { ChosenRunner } from './runners/choice.ts'
export { TalkingPrograms } from './runners/talking-programs.ts'
export type { TalkingPlace } from './runners/talking-programs.ts'

export type RunnerView = Schemas['Runner']

export interface RunnersOptions
  extends Pick<Foundation, 'store' | 'actors' | 'now' | 'newId' | 'log' | 'processId' | 'isStoreShared'> {
  readonly times: AwayTimes
  readonly identity: { readonly grants: Pick<Grants, 'check' | 'watch'> }
}

export const runnerTimes: AwayTimes = {
  awayMs: timeouts.runnerAway.ms,
  silenceMs: timeouts.runnerSilence.ms,
  filesMs: timeouts.runnerFiles.ms,
  endMs: 15_000,
}

const runnersMax = 100
const leasesMax = 1_000

/** Runners on other machines: who may connect, who is connected, and which one does what asks for labels. */
export class Runners implements Area {
  /** Which one does what. */
  readonly choice: RunnerChoice
  readonly #options: RunnersOptions
  readonly #rights: RunnerRights
  readonly #connections: RunnerConnections

  constructor(options: RunnersOptions) {
    this.#options = options
    this.#rights = new RunnerRights(options.identity.grants)
    this.#connections = new RunnerConnections({ ...options, rights: this.#rights })
    this.choice = new RunnerChoice({ ...options, connections: this.#connections })
  }

  listLimits(): readonly Limit[] {
    return [{ name: 'runners', value: runnersMax, unit: 'runners', description: 'The number of runners.' }]
  }

  start(): void {
    this.#connections.start()
  }

  /** Leaves the runners, which go on and come back. */
  finish(): Promise<void> {
    return this.#connections.close()
  }

  onTaskRemoval({ task }: TaskRemoval): Promise<Change[]> {
    return this.removalsOfTree(task.id)
  }

  /** What is removed with a task or a chat of this id. */
  async removalsOfTree(id: string): Promise<Change[]> {
    const found = await this.#options.store.read.runnerTrees.get(id)
    return found ? [{ remove: 'runnerTrees', version: found.version, id }] : []
  }

  /** Calls back with each runner before it is used for the first time. */
  onRunner(listener: (id: string, runner: RunnerAccess) => void): void {
    this.#connections.onRunner(listener)
  }

  async list(page: PageQuery): Promise<{ runners: RunnerView[]; nextCursor?: string }> {
    const { items, ...next } = await pageOf(this.#options.store.read.runners, page, { filter: 'runners' })
    return { runners: await Promise.all(items.map((doc) => this.#shown(doc))), ...next }
  }

  /** Fails with `runner_not_found`, as everything here that names a runner. */
  async get(id: string): Promise<{ runner: RunnerView; version: number }> {
    const { doc, version } = await this.#find(id)
    return { runner: await this.#shown(doc), version }
  }

  /** Refuses with `already_exists` or `quota_exceeded`. */
  async create(
    { name, labels = [] }: Schemas['RunnerInput'],
    caller: Caller,
  ): Promise<Staged<{ runner: RunnerView; secret: string }>> {
    const { store, now, newId } = this.#options
    if (await store.read.runnerNames.get(name))
      fail('already_exists', { message: `A runner has the name ${name} already.` })
    if ((await store.read.runners.list({ limit: runnersMax })).length >= runnersMax)
      fail('quota_exceeded', { message: `There are ${runnersMax} runners, which is the limit. Delete one first.` })
    const secret = makeToken('gtr')
    const at = now()
    const doc: RunnerDocument = {
      id: newId('runner'),
      name,
      labels: unique(labels),
      isEnabled: true,
      hash: digest(secret),
      grant: caller.grant,
      createdBy: caller.userId,
      createdAt: at,
      updatedAt: at,
    }
    return {
      runner: await this.#shown(doc),
      secret,
      changes: [
        { insert: 'runners', doc },
        { insert: 'runnerNames', doc: { id: name, runnerId: doc.id } },
        runnerEvent('runner.created', doc, this.#moment(caller)),
      ],
    }
  }

  async update(
    id: string,
    { labels, isEnabled }: Schemas['RunnerPatch'],
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ runner: RunnerView; version: number }>> {
    const found = requireVersion(await this.#find(id), ifVersion)
    const isOff = !found.doc.isEnabled || (await this.#rights.endingOf(found.doc)) !== undefined
    // Who enables it again answers for it from then on.
    const grant = isEnabled === true && isOff ? caller.grant : found.doc.grant
    const change = defined({ labels: labels && unique(labels), isEnabled, grant })
    const doc = { ...found.doc, ...change, updatedAt: this.#options.now() }
    return {
      runner: await this.#shown(doc),
      version: found.version + 1,
      changes: [
        { replace: 'runners', version: found.version, doc },
        runnerEvent('runner.updated', doc, this.#moment(caller)),
      ],
    }
  }

  async remove(id: string, ifVersion: number | undefined, caller: Caller): Promise<Staged> {
    const { store } = this.#options
    const { doc, version } = requireVersion(await this.#find(id), ifVersion)
    const [name, link, trees] = await Promise.all([
      store.read.runnerNames.get(doc.name),
      store.read.runnerLinks.get(id),
      store.read.runnerTrees.list({ where: { runnerId: id } }),
    ])
    return {
      changes: [
        { remove: 'runners', version, id },
        ...(name ? [{ remove: 'runnerNames', version: name.version, id: doc.name } as const] : []),
        ...(link ? [{ remove: 'runnerLinks', version: link.version, id } as const] : []),
        ...trees.map((tree) => ({ remove: 'runnerTrees', version: tree.version, id: tree.doc.id }) as const),
        runnerEvent('runner.deleted', doc, this.#moment(caller)),
      ],
    }
  }

  async rotate(id: string, caller: Caller): Promise<Staged<{ runner: RunnerView; secret: string; version: number }>> {
    const { doc: before, version } = await this.#find(id)
    const secret = makeToken('gtr')
    const doc = { ...before, hash: digest(secret), grant: caller.grant, updatedAt: this.#options.now() }
    return {
      runner: await this.#shown(doc),
      secret,
      version: version + 1,
      changes: [{ replace: 'runners', version, doc }, runnerEvent('runner.updated', doc, this.#moment(caller))],
    }
  }

  /**
   * Refuses with `token_invalid`, `runner_disabled` or `runner_unsupported` a caller that may not connect as a runner.
   */
  async authenticate(
    token: string | undefined,
    protocol: number | undefined,
  ): Promise<{ readonly runner: RunnerView; readonly version: number; socket(self: RunnerSelf): SocketReply }> {
    if (token === undefined || !token.startsWith('gtr_'))
      return fail('token_invalid', { message: 'Send the token of a runner: Authorization: Bearer gtr_….' })
    const [found] = await this.#options.store.read.runners.list({ where: { hash: digest(token) }, limit: 1 })
    if (!found) return fail('token_invalid', { message: 'This token is not that of a runner, or was rotated.' })
    const { doc, version } = found
    const ended = await this.#rights.endingOf(doc)
    if (!doc.isEnabled || ended !== undefined)
      return fail('runner_disabled', { message: [`The runner ${doc.name} is disabled.`, ended ?? []].flat().join(' ') })
    if (protocol !== undefined && protocol !== protocolVersion)
      return fail('runner_unsupported', {
        message: `The service speaks version ${protocolVersion} of the protocol of runners, and this runner version ${protocol}. Install the version of the service on this machine.`,
      })
    return { runner: await this.#shown(doc), version, socket: (self) => this.#connections.socketFor(doc, self) }
  }

  async #find(id: string): Promise<Versioned<RunnerDocument>> {
    return (await this.#options.store.read.runners.get(id)) ?? fail('runner_not_found')
  }

  async #shown(doc: RunnerDocument): Promise<RunnerView> {
    const known = await this.#connections.describe(doc)
    const { id, name, labels, isEnabled, createdBy, createdAt, updatedAt } = doc
    const disabledReason = isEnabled ? await this.#rights.endingOf(doc) : undefined
    return {
      id,
      name,
      labels,
      isEnabled: isEnabled && disabledReason === undefined,
      ...defined({ disabledReason }),
      ...shownLink(known),
      jobIds: await this.#jobsAt(id),
      createdBy: this.#options.actors.of(createdBy),
      createdAt,
      updatedAt,
    }
  }

  async #jobsAt(id: string): Promise<string[]> {
    const leases = await this.#options.store.read.jobLeases.list({ orderBy: 'expiresAt', limit: leasesMax })
    return leases.flatMap(({ doc }) => (doc.runner?.startsWith(`${id}/`) ? [doc.id] : []))
  }

  #moment(caller: Caller): Moment {
    return { at: this.#options.now(), actor: caller.userId }
  }
}

function shownLink({ link, isConnected }: KnownRunner): Pick<RunnerView, 'state'> & Partial<RunnerView> {
  const state = isConnected ? 'connected' : 'offline'
  if (!link) return { state }
  const { connectedAt, seenAt: lastSeenAt, version, os } = link
  return { state, connectedAt, lastSeenAt, ...defined({ version, os }) }
}

function unique(labels: readonly string[]): string[] {
  return [...new Set(labels)]
}

/** The area as the service composes it. */
export function openRunners(
  house: Foundation & { readonly identity: Identity; readonly areaLimits: { readonly runners: AwayTimes } },
): Runners {
  return new Runners({ ...house, times: house.areaLimits.runners })
}
