import { hash } from 'node:crypto'
import type { Change, Store } from '../../collections.ts'
import { fail } from '../../errors.ts'
import type { SecretMask } from '../../platform/secrets/secret-mask.ts'
import { quote } from '../../platform/text/quote.ts'
import { later } from '../../platform/work/clock.ts'
import type { TimelessEvent, Versioned } from '../../stores/port.ts'
import { endInterrupted, isConflict, runningUntil, toRecord, waitingMs, withoutArguments } from './call-records.ts'
import type { CallRecord } from './call-records.ts'
import type { CallDocument } from '../../collections/mcp.ts'
import { answersOf, type McpCall, type RuledCall } from './use.ts'
import { ownServerName } from '../identity.ts'
import { withoutSecrets } from '../operations.ts'
import { tryCommit } from '../../platform/work/try-commit.ts'

export interface CallApprovalsOptions {
  readonly store: Store
  readonly now: () => string
  readonly newId: (prefix: string) => string
  readonly emit: (event: TimelessEvent<'mcp.call.'>) => void
  readonly secretMask: SecretMask
}

type OperationCall = Pick<RuledCall, 'operationId' | 'caller'> & {
  readonly arguments: Readonly<Record<string, unknown>>
}

/** What waits: a call of a tool or of an operation. */
interface AskedCall
  extends Pick<McpCall, 'serverName' | 'toolName' | 'toolDigest' | 'caller' | 'inputResponses' | 'requestState'>,
    Pick<RuledCall, 'arguments'>,
    Partial<Pick<RuledCall, 'operationId'>> {}

const waitingMax = 100
const argumentsBytesMax = 65_536

/**
 * The calls that wait for an approval. Each is a row with the digest of what was sent, which the same call finds again.
 */
export class CallApprovals {
  readonly #options: CallApprovalsOptions

  constructor(options: CallApprovalsOptions) {
    this.#options = options
  }

  /**
   * Takes the approval of this very call, which then runs: of several at once, at whatever process, one. Refuses the
   * others with `approval_required`.
   */
  take(call: McpCall): Promise<Versioned<CallDocument>> {
    const { now } = this.#options
    return this.#take(call, () => ({ status: 'running', aliveUntil: runningUntil(now()) }))
  }

  /** The same for a call of an operation of this service, which keeps no record of how it ends. */
  async takeOperation({ operationId, arguments: given, caller }: OperationCall): Promise<void> {
    const call = { serverName: ownServerName, toolName: operationId, operationId, arguments: given, caller }
    await this.#take(call, () => ({ status: 'done', finishedAt: this.#options.now() }))
  }

  async #take(
    call: AskedCall,
    taken: () => Pick<CallDocument, 'status' | 'aliveUntil' | 'finishedAt'>,
  ): Promise<Versioned<CallDocument>> {
    const key = keyOf(call)
    for (;;) {
      const waiting = await this.#waiting({ key })
      const approved = waiting.find(({ doc }) => doc.status === 'approved')
      if (approved === undefined) return refuseUnapproved(waiting[0]?.doc ?? (await this.#ask(call, key)))
      const started = await this.#start(approved, taken())
      if (started) return started
    }
  }

  /** Returns nothing if another call or process was faster. */
  async #start(
    { doc: approved, version }: Versioned<CallDocument>,
    taken: Pick<CallDocument, 'status' | 'aliveUntil' | 'finishedAt'>,
  ): Promise<Versioned<CallDocument> | undefined> {
    const doc: CallDocument = { ...withoutArguments(toRecord(approved)), ...taken }
    const isTaken = await tryCommit(this.#options.store, [{ replace: 'mcpCalls', version, doc }])
    return isTaken ? { doc, version: version + 1 } : undefined
  }

  async #ask(call: AskedCall, key: string): Promise<CallRecord> {
    const { serverName, toolName, operationId, caller } = call
    const given = { ...call.arguments, ...answersOf(call) }
    if (Buffer.byteLength(JSON.stringify(given)) > argumentsBytesMax)
      fail('mcp_arguments_invalid', {
        message: `A call of ${quote(toolName)} needs an approval, and so its arguments may have at most 64 KiB.`,
      })
    const callKey = keyOf({ ...call, toolDigest: undefined })
    const isToolChanged = await this.#endOthers(callKey)
    await this.#makeRoom()
    const { store, now, newId, secretMask, emit } = this.#options
    const startedAt = now()
    const actor = caller.userId
    const doc: CallDocument = {
      ...{ id: newId('mcpc'), serverName, toolName, status: 'waiting_approval', startedAt, actor, key, callKey },
      ...(isToolChanged && { isToolChanged }),
      ...(operationId !== undefined && { operationId, credentialId: caller.credentialId }),
      arguments: secretMask.value(operationId === undefined ? given : withoutSecrets(operationId, given)),
      aliveUntil: later(startedAt, waitingMs),
    }
    await store.commit([{ insert: 'mcpCalls', doc }])
    // The same call may have come to another process, or to this one, at the same time: the older row stays.
    const [first] = await this.#waiting({ key })
    if (first !== undefined && first.doc.id !== doc.id) {
      await this.#commit([{ remove: 'mcpCalls', id: doc.id, version: 1 }])
      return first.doc
    }
    emit({ kind: 'mcp.call.waiting', actor, data: { mcpCallId: doc.id, serverName, toolName } })
    return doc
  }

  /** Ends what waits of the same call of the tool as it was before, also once it is approved; whether there was any. */
  async #endOthers(callKey: string): Promise<boolean> {
    const others = (await this.#waiting({})).filter(({ doc }) => doc.callKey === callKey)
    for (const each of others) await this.#commit([endInterrupted(each, this.#options.now())])
    return others.length > 0
  }

  /** Ends the oldest call of the user who has the most that wait: no user pushes out the calls of others. */
  async #makeRoom(): Promise<void> {
    const waiting = await this.#waiting({})
    if (waiting.length < waitingMax) return
    const byUser = [...Map.groupBy(waiting, ({ doc }) => doc.actor).values()]
    const [most = []] = byUser.toSorted((one, other) => other.length - one.length)
    const [oldest] = most
    if (oldest) await this.#commit([endInterrupted(oldest, this.#options.now())])
  }

  /** Oldest first. */
  async #waiting(where: { readonly key?: string }): Promise<Versioned<CallDocument>[]> {
    const { store, now } = this.#options
    const found = await Promise.all(
      (['waiting_approval', 'approved'] as const).map((status) =>
        store.read.mcpCalls.list({ where: { ...where, status }, limit: 2 * waitingMax }),
      ),
    )
    return found
      .flat()
      .filter(({ doc }) => (doc.aliveUntil ?? '') >= now())
      .toSorted((one, other) => (one.doc.id < other.doc.id ? -1 : 1))
  }

  /** Another process may have changed the row first. */
  async #commit(changes: readonly Change[]): Promise<void> {
    await this.#options.store.commit(changes).catch((error: unknown) => {
      if (!isConflict(error)) throw error
    })
  }
}

function refuseUnapproved({ id, toolName, serverName, operationId, isToolChanged }: CallRecord): never {
  const changed = isToolChanged ? `The server has changed what it says of this tool since it was asked before. ` : ''
  const asked =
    operationId === undefined
      ? `${changed}Each call of the tool ${quote(toolName)} of the MCP server ${quote(serverName)} needs an approval.`
      : `A rule of this credential asks for ${quote(operationId)} with these arguments.`
  // Each operation may answer that a call is forbidden, and callers take the codes of an operation for all there are.
  return fail(operationId === undefined ? 'approval_required' : 'forbidden', {
    message: `${asked} This one waits for an approval as ${id}.`,
    hint: `A user with the scope mcp:admin approves it with POST /api/v1/mcp/calls/${id}/approve. Then send the same call again.`,
  })
}

/**
 * The same for the same call, whatever the order of its arguments: an approval is for all that is sent, and for who
 * sends it. Another token of the same user asks for itself.
 */
function keyOf(call: AskedCall): string {
  const { serverName, toolName, toolDigest, operationId, caller, arguments: given = {} } = call
  const { userId, tokenId = null } = caller.grant
  // A chat goes on in other sessions of its user; the rules of a credential are for that one.
  const by = operationId === undefined ? [userId, tokenId] : [caller.credentialId, caller.grant]
  const sent = [serverName, toolName, toolDigest ?? null, by, canonical(given), canonical(answersOf(call))]
  return hash('sha256', JSON.stringify(sent))
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { members: members.map(([name, member]) => [name, canonical(member)]) }
}
