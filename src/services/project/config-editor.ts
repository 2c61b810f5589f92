import type { Caller, Scope, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import { recordEffect } from '../../platform/work/commits.ts'
import { FifoQueue } from '../../platform/work/fifo-queue.ts'
import { quote } from '../../platform/text/quote.ts'
import { ruledActionOf } from '../identity.ts'
import type { Approvals } from './approvals.ts'
import { parseConfigFile, treeOfConfig } from './config-file.ts'
import type { ConfigFile } from './config-file.ts'
import type { RevisionClaim, ConfigRevisions, CurrentFile } from './config-revisions.ts'
import { byteOrderMark, changedKeys, parseIfValid, plainTextOf, configTextOf, textsByKey } from './config-text.ts'
import type { Content } from '../../platform/files/file-content.ts'
import { editText } from './edit-text.ts'
import type { KeyChange } from './edit-text.ts'
import { configUpdated } from './events.ts'
import { usesSecrets } from './secret-uses.ts'

/** Which changes of `gantry.json` are wanted, given its text. */
export type FindChanges = (tree: ReturnType<typeof treeOfConfig>) => readonly KeyChange[]

export interface EditorOptions<Given> extends Pick<Foundation, 'store' | 'now' | 'log'> {
  readonly revisions: ConfigRevisions
  readonly approvals: Pick<Approvals, 'stageTrusted'>
  /** The hash of the commands that an edit makes of trusted ones; nothing where the edit has to be approved. */
  readonly trustedHash: (before: Content, after: Content) => Promise<string | undefined>
  /** What the answer contains when the file has this content. */
  readonly give: (content: Content) => Promise<Given>
}

export interface ConfigEdit {
  /** Refuses an edit of another version of the configuration. */
  readonly check: (before: Content) => Promise<void>
  readonly caller: Caller
}

/**
 * Edits `gantry.json` in place. A revision is claimed in the store, by the number after the newest one, before the file
 * is written: of several processes that edit the same content, one commits, and the others read the file again.
 */
export class ConfigEditor<Given extends object> {
  readonly #options: EditorOptions<Given>
  readonly #queue = new FifoQueue()

  constructor(options: EditorOptions<Given>) {
    this.#options = options
  }

  /** Stages changes of keys. */
  edit({ find, ...edit }: ConfigEdit & { readonly find: FindChanges }): Promise<Staged<Given>> {
    return this.#alone(() => this.#claim(edit, async ({ content }) => editedContent(content, find)))
  }

  /** Stages the content of a revision, byte by byte. Refuses with `revision_not_found`. */
  restore({ revision, ...edit }: ConfigEdit & { readonly revision: number }): Promise<Staged<Given>> {
    const { revisions } = this.#options
    const replace = async ({ content: before, newest }: CurrentFile) => {
      const after = await revisions.contentOf(revision)
      if (before === undefined ? after === undefined : after !== undefined && before.equals(after)) return undefined
      // A file with a mistake was not in effect: what it followed was.
      const old = parseIfValid(before) ?? parseIfValid(newest > 0 ? await revisions.contentOf(newest) : undefined)
      return { after, old: old ?? {}, touched: [] }
    }
    return this.#alone(() => this.#claim({ ...edit, restoredFrom: revision }, replace))
  }

  /** One edit of this process after the other, from its look at the file until it is written. */
  async #alone(claim: () => Promise<Claimed<Given>>): Promise<Staged<Given>> {
    const release = await this.#queue.turn()
    let claimed: Claimed<Given> | undefined
    const stage = async () => {
      await claimed?.claim?.discard()
      claimed = undefined
      claimed = await claim()
      return { ...claimed.given, changes: claimed.claim?.changes ?? [] }
    }
    return await recordEffect(stage, async (outcome) => {
      try {
        if (outcome === 'committed') await claimed?.claim?.write()
        else if (outcome === 'dropped') await claimed?.claim?.discard()
      } catch (error) {
        this.#options.log.error({ err: error }, 'gantry.json could not be written; the next look at it tries again')
      } finally {
        release()
      }
    })
  }

  async #claim(
    { check, caller, restoredFrom }: ConfigEdit & { readonly restoredFrom?: number },
    replace: (current: CurrentFile) => Promise<Replacement | undefined>,
  ): Promise<Claimed<Given>> {
    const { revisions, approvals, give, now } = this.#options
    const current = await revisions.current()
    const { content: before, newest: seen } = current
    await check(before)
    const replacement = await replace(current)
    if (replacement === undefined) return { given: await give(before) }
    const { after, old, touched } = replacement
    const changed = requireAuthority(old, parseConfigFile(plainTextOf(after)), caller)
    const keys = changed.length > 0 ? changed : touched
    const hash = await this.#trustedHash({ before, after }, caller)
    const about = { at: now(), actor: caller.userId, ...(restoredFrom !== undefined && { restoredFrom }) }
    const given = await give(after)
    // In the store before the file says so: no look in between finds commands that are not approved.
    const trusted = hash === undefined ? [] : await approvals.stageTrusted(hash, caller.userId)
    const claim = await revisions.claim({ before, after, seen, keys, ...about })
    return { given, claim: { ...claim, changes: [configUpdated(keys, about), ...claim.changes, ...trusted] } }
  }

  /** The hash that the edit approves; nothing for a caller whose rules keep it from approving. */
  async #trustedHash(
    { before, after }: { readonly before: Content; readonly after: Content },
    caller: Caller,
  ): Promise<string | undefined> {
    const hash = await this.#options.trustedHash(before, after)
    if (hash === undefined) return undefined
    const action = await ruledActionOf(caller, { operationId: 'approveCommands', judged: { hash } }, this.#options)
    return action === undefined || action === 'allow' ? hash : undefined
  }
}

/** What the answer contains and, where the edit changes something, the claim of it. */
interface Claimed<Given> {
  readonly given: Given
  readonly claim?: RevisionClaim
}

/** What an edit makes of the file. */
interface Replacement {
  readonly after: Content
  /** What the file said. */
  readonly old: ConfigFile
  /** The keys that the edit names, for one that changes no value, such as that of `$schema`. */
  readonly touched: string[]
}

function editedContent(before: Content, find: FindChanges): Replacement | undefined {
  const plain = plainTextOf(before)
  const old = parseConfigFile(plain)
  const changes = find(treeOfConfig(plain))
  if (changes.length === 0) return undefined
  refuseMasks(changes)
  const mark = before !== undefined && configTextOf(before).startsWith(byteOrderMark) ? byteOrderMark : ''
  const after = Buffer.from(mark + editText(plain, changes))
  return { after, old, touched: [...new Set(changes.flatMap(({ path }) => path[0] ?? []))] }
}

/** What a caller must be allowed to do, to decide what is started or where something is sent. */
const scopesByKey: Readonly<Record<string, readonly Scope[]>> = {
  mcpServers: ['mcp:admin'],
  embeddingModel: ['ai:execute'],
  agents: ['tasks:execute'],
  scripts: ['tasks:execute'],
  sandbox: ['tasks:execute'],
  mail: ['mail:send'],
}

/**
 * Gives the keys that differ. Refuses with `scope_missing` a caller who may not do what these keys decide, or who may
 * not set secrets and changes a member that is given one: it could be sent to the caller.
 */
function requireAuthority(before: ConfigFile, after: ConfigFile, { scopes }: Caller): string[] {
  const keys = changedKeys(before, after)
  for (const key of keys) {
    const [old, wanted] = [membersOf(before, key), membersOf(after, key)]
    const refers = [...wanted].some(([name, text]) => text !== old.get(name) && usesSecrets(key, text))
    const needed: Scope[] = [...(scopesByKey[key] ?? []), ...(refers ? ['secrets:write' as const] : [])]
    const missing = scopes.includes('*') ? undefined : needed.find((scope) => !scopes.includes(scope))
    if (missing !== undefined)
      fail('scope_missing', {
        message: `To change ${quote(key)} in this way, the credential needs the scope ${missing}.`,
      })
  }
  return keys
}

/** What a key contains, each member as JSON: a server, a script; a value without members is one. */
function membersOf(file: ConfigFile, key: string): Map<string, string> {
  const value: unknown = new Map<string, unknown>(Object.entries(file)).get(key)
  return textsByKey(typeof value === 'object' && value !== null ? { ...value } : { value })
}

/** An answer shows a mask for a secret; sent back, it would replace the secret. */
function refuseMasks(changes: readonly KeyChange[]): void {
  for (const { path, value } of changes)
    if (JSON.stringify(value ?? null).includes('[redacted]'))
      fail('config_invalid', {
        message: `${quote(path.join('.'))} contains "[redacted]", which stands for a secret in answers. Leave the key out, or give its value.`,
      })
}
