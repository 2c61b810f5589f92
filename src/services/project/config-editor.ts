import type { Caller, Scope, Staged } from '../../call.ts'
import type { Change } from '../../collections.ts'
import { fail } from '../../errors.ts'
import { recordEffect } from '../../platform/work/commits.ts'
import { quote } from '../../platform/text/quote.ts'
import { parseConfigFile, treeOfConfig } from './config-file.ts'
import type { ConfigFile } from './config-file.ts'
import { readContent, replaceContent } from './config-writer.ts'
import type { Content } from './config-writer.ts'
import { editText } from './edit-text.ts'
import type { KeyChange } from './edit-text.ts'

export const configName = 'gantry.json'
const byteOrderMark = '\uFEFF'

/** Which changes of `gantry.json` are wanted, given its text. */
export type FindChanges = (tree: ReturnType<typeof treeOfConfig>) => readonly KeyChange[]

export interface EditorOptions {
  readonly folder: string
  readonly now: () => string
}

export interface ConfigEdit {
  /** Refuses an edit of another version of the configuration. */
  readonly check: () => Promise<void>
  readonly find: FindChanges
  readonly caller: Caller
}

/** Edits `gantry.json` in place, one edit after the other. */
export class ConfigEditor {
  readonly #options: EditorOptions
  #last: Promise<unknown> = Promise.resolve()

  constructor(options: EditorOptions) {
    this.#options = options
  }

  /** Writes the file, and stages the event; `give` reads what the answer contains. */
  async edit<Given extends object>(
    { check, find, caller }: ConfigEdit,
    give: () => Promise<Given>,
  ): Promise<Staged<Given>> {
    const written = this.#inTurn(async () => {
      await check()
      return this.#write(find, caller)
    })
    const edited = await written
    if (edited === undefined) return { ...(await give()), changes: [] }
    const { before, after, keys } = edited
    const given = await give()
    const event: Change = {
      event: { kind: 'config.updated', at: this.#options.now(), actor: caller.userId, data: { keys } },
    }
    return recordEffect(
      async () => ({ ...given, changes: [event] }),
      async (outcome) => {
        // Another writer that came after keeps what it wrote.
        if (outcome === 'dropped') await this.#inTurn(() => this.#replace(after, before)).catch(() => {})
      },
    )
  }

  async #write(find: FindChanges, caller: Caller): Promise<Edited | undefined> {
    const before = await readContent(this.#options.folder, configName)
    const text = before?.toString('utf8') ?? ''
    const hasMark = text.startsWith(byteOrderMark)
    const plain = before === undefined ? '{}\n' : text.slice(hasMark ? 1 : 0)
    const old = parseConfigFile(plain)
    const changes = find(treeOfConfig(plain))
    if (changes.length === 0) return undefined
    refuseMasks(changes)
    const edited = editText(plain, changes)
    const keys = requireAuthority(old, parseConfigFile(edited), caller)
    const after = Buffer.from((hasMark ? byteOrderMark : '') + edited)
    await this.#replace(before, after)
    return { before, after, keys: keys.length > 0 ? keys : [...new Set(changes.flatMap(({ path }) => path[0] ?? []))] }
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

interface Edited {
  readonly before: Content
  readonly after: Content
  /** The keys of the file that changed. */
  readonly keys: string[]
}

/** What a caller must be allowed to do, to decide what is started or where something is sent. */
const scopesByKey: Readonly<Record<string, readonly Scope[]>> = {
  mcpServers: ['mcp:admin'],
  scripts: ['tasks:execute'],
  sandbox: ['tasks:execute'],
  mail: ['mail:send'],
}

/**
 * Gives the keys that differ. Refuses with `scope_missing` a caller who may not do what these keys decide, or who may not
 * set secrets and refers to one: a program could send it to the caller.
 */
function requireAuthority(before: ConfigFile, after: ConfigFile, { scopes }: Caller): string[] {
  const members = (file: ConfigFile) =>
    new Map<string, string>(Object.entries(file).map(([key, member]) => [key, JSON.stringify(member)]))
  const [old, wanted] = [members(before), members(after)]
  const keys = [...new Set([...old.keys(), ...wanted.keys()])].filter((key) => old.get(key) !== wanted.get(key))
  for (const key of keys) {
    const refers = referencesIn(wanted.get(key)).some((reference) => !referencesIn(old.get(key)).includes(reference))
    const needed: Scope[] = [...(scopesByKey[key] ?? []), ...(refers ? ['secrets:write' as const] : [])]
    const missing = scopes.includes('*') ? undefined : needed.find((scope) => !scopes.includes(scope))
    if (missing !== undefined)
      fail('scope_missing', {
        message: `To change ${quote(key)} in this way, the credential needs the scope ${missing}.`,
      })
  }
  return keys
}

function referencesIn(text = ''): string[] {
  return [...text.matchAll(/\$\{(?:secret|env):[^}]*\}/g)].map(([reference]) => reference)
}

/** An answer shows a mask for a secret; sent back, it would replace the secret. */
function refuseMasks(changes: readonly KeyChange[]): void {
  for (const { path, value } of changes)
    if (JSON.stringify(value ?? null).includes('[redacted]'))
      fail('config_invalid', {
        message: `${quote(path.join('.'))} contains "[redacted]", which stands for a secret in answers. Leave the key out, or give its value.`,
      })
}
