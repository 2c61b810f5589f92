import { resolve } from 'node:path'
import type { SandboxRules } from '../../platform/sandbox/launch.ts'
import { sandboxLimits } from '../../platform/sandbox/limits.ts'
import type { SandboxConfig } from './config-file.ts'

/**
 * The rules of the sandbox. A file that is not approved only narrows those that stood there at the start or were
 * approved last: a command cannot give the next one what it was denied.
 */
export class RulesInForce {
  readonly #folder: string
  #last: { readonly sandbox: SandboxConfig | undefined; readonly rules: Partial<SandboxRules> } | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Whether a file without rules of its own widens those in force. */
  isWidenedBy(sandbox: SandboxConfig | undefined): boolean {
    return sandbox === undefined && this.#last?.sandbox !== undefined
  }

  /** From now on others can only narrow these. */
  set(sandbox: SandboxConfig | undefined, isApproved: boolean): void {
    this.#last = { sandbox, rules: this.#read(sandbox, isApproved) }
  }

  /** What a file that is not approved leaves of them. */
  narrowedBy(sandbox: SandboxConfig | undefined): Partial<SandboxRules> {
    const rules = this.#read(sandbox, false)
    return this.#last === undefined ? rules : narrowed(this.#last.rules, rules)
  }

  get rules(): Partial<SandboxRules> {
    return this.#last?.rules ?? {}
  }

  #read(
    { network = true, readOnlyPaths = [], memoryBytes }: SandboxConfig = {},
    isApproved: boolean,
  ): Partial<SandboxRules> {
    const memoryMax = isApproved ? Infinity : sandboxLimits().memoryBytes
    return {
      hasNetwork: network,
      readOnlyPaths: readOnlyPaths.map((path) => resolve(this.#folder, path)),
      ...(memoryBytes !== undefined && { limits: { memoryBytes: Math.min(memoryBytes, memoryMax) } }),
    }
  }
}

/** What both allow. */
function narrowed(one: Partial<SandboxRules>, other: Partial<SandboxRules>): Partial<SandboxRules> {
  const memory = [one, other].flatMap(({ limits }) => limits?.memoryBytes ?? [])
  return {
    hasNetwork: one.hasNetwork !== false && other.hasNetwork !== false,
    readOnlyPaths: [...new Set([...(one.readOnlyPaths ?? []), ...(other.readOnlyPaths ?? [])])],
    ...(memory.length > 0 && { limits: { memoryBytes: Math.min(...memory, sandboxLimits().memoryBytes) } }),
  }
}
