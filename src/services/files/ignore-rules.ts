import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import ignore from 'ignore'
import type { Ignore } from 'ignore'
import { readingFlags } from '../../platform/files/contents.ts'
import type { Folder } from '../../platform/files/folders.ts'

/** What git ignores in a folder, by the `.gitignore` of it and of the folders around it. The deepest rule decides. */
export class IgnoreRules {
  readonly #outer: IgnoreRules | undefined
  readonly #folderPath: string
  readonly #rules: Ignore | undefined

  private constructor(outer: IgnoreRules | undefined, folderPath: string, rules: Ignore | undefined) {
    this.#outer = outer
    this.#folderPath = folderPath
    this.#rules = rules
  }

  /** The rules in a folder; `folderPath` ends with a slash, and is empty for the root. */
  static in(folder: Folder, folderPath: string, outer: IgnoreRules | undefined): IgnoreRules {
    const text = readRules(folder)
    const rules = text === undefined ? undefined : ignore({ ignorecase: false }).add(text)
    return rules === undefined && outer !== undefined ? outer : new IgnoreRules(outer, folderPath, rules)
  }

  /** `path` is from the root on, and ends with a slash where it is that of a folder. */
  ignores(path: string): boolean {
    const result = this.#rules?.test(path.slice(this.#folderPath.length))
    if (result?.ignored) return true
    return result?.unignored ? false : (this.#outer?.ignores(path) ?? false)
  }
}

/** Which paths fit the globs: those that begin with an exclamation mark leave paths out. */
export class GlobFilter {
  readonly #wanted: Ignore | undefined
  readonly #unwanted: Ignore | undefined

  constructor(globs: readonly string[]) {
    this.#wanted = patternsOf(globs.filter((glob) => !glob.startsWith('!')))
    this.#unwanted = patternsOf(globs.flatMap((glob) => (glob.startsWith('!') ? [glob.slice(1)] : [])))
  }

  fits(path: string): boolean {
    return (this.#wanted?.ignores(path) ?? true) && !this.#unwanted?.ignores(path)
  }
}

function patternsOf(globs: readonly string[]): Ignore | undefined {
  return globs.length === 0 ? undefined : ignore({ ignorecase: false }).add([...globs])
}

const rulesBytesMax = 262_144

function readRules(folder: Folder): string | undefined {
  let descriptor: number | undefined
  try {
    descriptor = openSync(folder.at('.gitignore'), readingFlags)
    const stats = fstatSync(descriptor)
    return stats.isFile() && stats.size <= rulesBytesMax ? readFileSync(descriptor, 'utf8') : undefined
  } catch {
    // Without a file that can be read there are no rules, as for git.
    return undefined
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}
