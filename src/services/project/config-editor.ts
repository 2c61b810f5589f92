import type { Caller, Scope, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import { recordEffect } from '../../platform/work/commits.ts'
import { quote } from '../../platform/text/quote.ts'
import type { Approvals } from './approvals.ts'
import { parseConfigFile, treeOfConfig } from './config-file.ts'
import type { ConfigFile } from './config-file.ts'
import type { ConfigRevisions } from './config-revisions.ts'
import { byteOrderMark, changedKeys, parseIfValid, plainTextOf, textOf, textsByKey } from './config-text.ts'
import { readSaved, replaceContent } from '../../platform/files/file-content.ts'
import type { Content } from '../../platform/files/file-content.ts'
import { editText } from './edit-text.ts'
import type { KeyChange } from './edit-text.ts'
import { configUpdated } from './events.ts'
import { usesSecrets } from './secret-uses.ts'

export const configName = 'gantry.json'

/** Which changes of `gantry.json` are wanted, given its text. */
export type FindChanges = (tree: ReturnType<typeof treeOfConfig>) => readonly KeyChange[]

export interface EditorOptions {
  readonly folder: string
  readonly revisions: ConfigRevisions
  readonly approvals: Pick<Approvals, 'trust' | 'stageTrusted'>
  /** The hash of the commands that an edit makes of trusted ones; nothing where the edit has to be approved. */
  readonly trustedHash: (before: Content, after: Content) => Promise<string | undefined>
  readonly now: () => string
}

export interface ConfigEdit {
  /** Refuses an edit of another version of the configuration. */
  readonly check: () => Promise<void>
  readonly caller: Caller
}

/** Edits `gantry.json` in place, one edit after the other. */
export class ConfigEditor {
  readonly #options: EditorOptions
  #last: Promise<unknown> = Promise.resolve()

  constructor(options: EditorOptions) {
    this.#options = options
  }

  /** Writes changes of keys, and stages the event; `give` reads what the answer contains. */
  async edit<Given extends object>(
    { find, ...edit }: ConfigEdit & { readonly find: FindChanges },
    give: () => Promise<Given>,
  ): Promise<Staged<Given>> {
    return await this.#write(edit, async (before) => editedContent(before, find), give)
  }

  /** Writes the content of a revision, byte by byte. Refuses with `revision_not_found`. */
  async restore<Given extends object>(
    { revision, ...edit }: ConfigEdit & { readonly revision: number },
    give: () => Promise<Given>,
  ): Promise<Staged<Given>> {
    const after = await this.#options.revisions.contentOf(revision)
    const replace = async (before: Content, newest: number) => {
      if (before === undefined ? after === undefined : after !== undefined && before.equals(after)) return undefined
      // A file with a mistake was not in effect: what it followed was.
      const old =
        parseIfValid(before) ?? parseIfValid(newest > 0 ? await this.#options.revisions.contentOf(newest) : undefined)
      return { after, old: old ?? {}, touched: [] }
    }
    return await this.#write({ ...edit, restoredFrom: revision }, replace, give)
  }

  async #write<Given extends object>(
    { check, caller, restoredFrom }: ConfigEdit & { readonly restoredFrom?: number },
    replace: (before: Content, newest: number) => Promise<Replacement | undefined>,
    give: () => Promise<Given>,
  ): Promise<Staged<Given>> {
    const { folder, revisions, approvals, trustedHash, now } = this.#options
    const written = await this.#inTurn(async () => {
      await check()
      const { content: before, modifiedAt } = await readSaved(folder, configName)
      const seen = await revisions.observe(before, modifiedAt)
      const replacement = await replace(before, seen)
      if (replacement === undefined) return undefined
      const { after, old, touched } = replacement
      const keys = requireAuthority(old, parseConfigFile(plainTextOf(after)), caller)
      const hash = await trustedHash(before, after)
      // Before the file says so: no look in between finds commands that are not approved.
      const distrust = hash === undefined ? () => {} : approvals.trust(hash)
      await this.#replace(before, after).catch((error: unknown) => {
        distrust()
        throw error
      })
      return { before, after, seen, keys: keys.length > 0 ? keys : touched, hash, distrust }
    })
    if (written === undefined) return { ...(await give()), changes: [] }
    const { before, after, seen, keys, hash, distrust } = written
    const given = await give()
    const about = { at: now(), actor: caller.userId, ...(restoredFrom !== undefined && { restoredFrom }) }
    return recordEffect(
      async () => ({
        ...given,
        changes: [
          configUpdated(keys, about),
          ...(await revisions.stage({ content: after, seen, keys, ...about })),
          ...(hash === undefined ? [] : await approvals.stageTrusted(hash, caller.userId)),
        ],
      }),
      async (outcome) => {
        if (outcome !== 'dropped') return
        distrust()
        // Another writer that came after keeps what it wrote.
        await this.#inTurn(() => this.#replace(after, before)).catch(() => {})
      },
    )
  }

  #replace(before: Content, after: Content): Promise<void> {
    return replaceContent(this.#options.folder, configName, before, after)
  }

  /** One edit after the other in this process; other writers are seen by the bytes of the file. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work, work)
    this.#last = result.catch(() => {})
    return result
  }
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
  const mark = before !== undefined && textOf(before).startsWith(byteOrderMark) ? byteOrderMark : ''
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
 * Gives the keys that differ. Refuses with `scope_missing` a caller who may not do what these keys decide, or who may not
 * set secrets and changes a member that is given one: it could be sent to the caller.
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
