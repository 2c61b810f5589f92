/**
 * Test files that run only when what they read has changed since they last passed (`test/gates.ts` lists them). The
 * record is `test/gates.json`: the runner writes it after a file has passed, and at no other time.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

export interface Gate {
  /** Patterns of files below the root, beside those that the test file imports from `test/` and `scripts/`. */
  readonly reads?: readonly string[]
  /** Files of which only the lines that match are read, because the others cannot change the result. */
  readonly lines?: { readonly of: string; readonly matching: RegExp }
  /** Whether imports are followed into `src/` too. */
  readonly isClosed?: boolean
}

interface Passed {
  readonly hash: string
  /** The day, in UTC. */
  readonly passedOn: string
}

/** The state of one gate at the start of a run. */
export interface GateState {
  readonly hash: string
  /** The day on which the file passed with these inputs; undefined if it did not. */
  readonly unchangedSince: string | undefined
}

export class Gates {
  readonly #root: string
  readonly #gates: Readonly<Record<string, Gate>>
  readonly #record: string

  constructor(root: string, gates: Readonly<Record<string, Gate>>) {
    this.#root = root
    this.#gates = gates
    this.#record = join(root, 'test/gates.json')
  }

  /** Undefined for a file that is no gate. */
  stateOf(file: string): GateState | undefined {
    const gate = this.#gates[file]
    if (gate === undefined) return undefined
    const hash = this.#hashOf(file, gate)
    const passed = this.#passed()[file]
    return { hash, unchangedSince: passed?.hash === hash ? passed.passedOn : undefined }
  }

  /** Records that a file passed, unless what it reads has changed since `state` was taken. */
  recordPassed(file: string, state: GateState, now: Date = new Date()): void {
    const gate = this.#gates[file]
    if (gate === undefined || state.unchangedSince !== undefined || this.#hashOf(file, gate) !== state.hash) return
    const passed = { ...this.#passed(), [file]: { hash: state.hash, passedOn: now.toISOString().slice(0, 10) } }
    const listed = Object.entries(passed).filter(([name]) => name in this.#gates)
    const sorted = Object.fromEntries(listed.sort(([one], [other]) => (one < other ? -1 : 1)))
    writeFileSync(this.#record, `${JSON.stringify(sorted, undefined, 2)}\n`)
  }

  #passed(): Readonly<Record<string, Passed>> {
    try {
      return JSON.parse(readFileSync(this.#record, 'utf8')) as Record<string, Passed>
    } catch (error) {
      // Without a record, or with one that a merge left in conflict, every gate runs.
      if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return {}
      throw error
    }
  }

  #hashOf(file: string, { reads = [], lines, isClosed = false }: Gate): string {
    const imported = importedBy(this.#root, file, isClosed)
    const read = reads.flatMap((pattern) => {
      const found = this.#filesOf(pattern)
      if (found.length === 0) throw new Error(`${file} reads ${pattern} (test/gates.ts), which fits no file`)
      return found
    })
    const hash = createHash('sha256').update([process.version, process.platform, process.arch].join(' '))
    for (const path of [...new Set(['package-lock.json', ...imported, ...read])].sort())
      hash.update(`\n${path}\n`).update(readFileSync(join(this.#root, path)))
    if (lines)
      for (const path of this.#filesOf(lines.of)) {
        const found = readFileSync(join(this.#root, path), 'utf8')
          .split('\n')
          .filter((line) => lines.matching.test(line))
        if (found.length > 0) hash.update(`\n${path}\n${found.join('\n')}`)
      }
    return hash.digest('hex')
  }

  #filesOf(pattern: string): string[] {
    return globSync(pattern, { cwd: this.#root })
      .filter((path) => statSync(join(this.#root, path)).isFile() && path !== 'test/gates.json')
      .sort()
  }
}

/**
 * A file and what it imports or names by `new URL`, with what those import. Files of `src/` are among them, and what
 * these import if `isClosed`.
 */
export function importedBy(root: string, file: string, isClosed: boolean): ReadonlySet<string> {
  const found = new Set([file])
  for (const path of found) {
    if (!/\.[jt]s$/.test(path) || (path.startsWith('src/') && !isClosed)) continue
    for (const target of targetsOf(root, path)) found.add(target)
  }
  return found
}

function targetsOf(root: string, path: string): readonly string[] {
  const file = join(root, path)
  // A file that is not there fails when it is run.
  if (!isFile(file)) return []
  const text = readFileSync(file, 'utf8')
  const known = parsed.get(file)
  if (known?.text === text) return known.targets
  const targets = Array.from(text.matchAll(named), ([, quoted, program]) =>
    relative(root, join(dirname(file), quoted ?? `${program}.ts`)),
  ).filter((target) => !target.startsWith('..') && isFile(join(root, target)))
  parsed.set(file, { text, targets })
  return targets
}

/** Most files of support are imported by many tests. */
const parsed = new Map<string, { readonly text: string; readonly targets: readonly string[] }>()

/** What a file imports, and the programs that it starts by their place (`./NAME${extname(import.meta.url)}`). */
const named = /(?:\bfrom |\bimport |\bimport\(|new URL\()(?:'(\.[^'\n]+)'|`(\.\/[\w-]+)\$\{extname)/g

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
