/**
 * Refuses a change of the contract that breaks callers of the last merge to main, or of the last release
 * (docs/decisions/0112-what-may-break.md). A break that is meant is declared, with a reason, in
 * test/fixtures/contract-breaks.json: `node scripts/check-breaking.ts --declare "Why"` adds what is not declared yet.
 *
 * test/fixtures/contract-base.json.gz is the contract of the working tree, for copies without history: it is written
 * here when nothing undeclared breaks. With the variable CI it must be right already.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { baseTextOf } from './contract-base.ts'
import { breaksOf, lineOf } from './contract-breaks.ts'
import type { Contract } from './contract-document.ts'

/** Breaks that are meant, as `lineOf` writes them. */
interface Declaration {
  readonly reason: string
  readonly breaks: readonly string[]
}

interface Base {
  readonly name: string
  readonly contract: Contract
}

const fixtures = 'test/fixtures'
const baseFile = `${fixtures}/contract-base.json.gz`
const declarationsFile = `${fixtures}/contract-breaks.json`
const publishedFile = 'src/generated/openapi.json'
const reasonLengthMin = 20

export interface Verdict {
  /** Breaks that are not declared, by what they were compared with. */
  readonly undeclared: ReadonlyMap<string, readonly string[]>
  readonly isBaseCurrent: boolean
  /** What the base should be. */
  readonly text: string
}

/** Compares the contract of the project in a folder with those before it. */
export function judge(root: string): Verdict {
  const published = readFileSync(join(root, publishedFile), 'utf8')
  const current = JSON.parse(published) as Contract
  const declared = new Set(declarationsIn(root).flatMap(({ breaks }) => breaks))
  const undeclared = new Map<string, readonly string[]>()
  for (const { name, contract } of basesOf(root, current)) {
    const lines = breaksOf(contract, current).map(lineOf)
    const found = lines.filter((line) => !declared.has(line))
    if (found.length > 0) undeclared.set(name, found)
  }
  const text = baseTextOf(published)
  return { undeclared, isBaseCurrent: baseIn(root) === text, text }
}

/**
 * The contracts that this one must not break: that of the last release, unless the first number went up, and that of
 * the last merge, which git has in its history, where a commit cannot change it. A copy without history has the file.
 */
function basesOf(root: string, current: Contract): Base[] {
  const released = releasedVersionIn(root)
  const mayBreak = majorOf(current.info.version) > majorOf(released)
  const texts = new Map(mayBreak ? [] : [[unpacked(root, `${fixtures}/contract-${released}.json.gz`), released]])
  const merged = merges(root).flatMap((commit): [string, string][] => {
    const text = git(root, 'show', `${commit}:./${publishedFile}`)
    return text === undefined ? [] : [[text, `the merge ${commit.slice(0, 12)}`]]
  })
  const base = merged.length === 0 ? baseIn(root) : undefined
  for (const [text, name] of merged) texts.set(text, name)
  if (base !== undefined) texts.set(base, 'the last merge')
  return [...texts].map(([text, name]) => ({ name, contract: JSON.parse(text) as Contract }))
}

/** Where this branch left main; on main itself its last commit, and the one before it. */
function merges(root: string): string[] {
  const head = git(root, 'rev-parse', 'HEAD')
  const main = git(root, 'merge-base', 'HEAD', 'origin/main') ?? git(root, 'merge-base', 'HEAD', 'main')
  const isOnMain = main === undefined || main === head
  const commits = isOnMain ? [head, git(root, 'rev-parse', '--verify', '--quiet', 'HEAD^1')] : [main]
  return commits.flatMap((commit) => commit ?? [])
}

/** What git writes, without the last line end; nothing where there is no git, no repository or no such thing. */
function git(root: string, ...args: string[]): string | undefined {
  // The folder of a test may lie in another repository, whose commits say nothing of it.
  if (!existsSync(join(root, '.git'))) return undefined
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1_048_576 })
  return status === 0 ? stdout.replace(/\n$/, '') : undefined
}

function releasedVersionIn(root: string): string {
  const version = readdirSync(join(root, fixtures))
    .flatMap((file) => /^contract-(\d.*)\.json\.gz$/.exec(file)?.[1] ?? [])
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1)
  if (version === undefined) throw new Error(`There is no contract of a released version in ${fixtures}.`)
  return version
}

function declarationsIn(root: string): Declaration[] {
  const declarations = JSON.parse(textIn(root, declarationsFile) ?? '[]') as Declaration[]
  for (const { reason, breaks } of declarations)
    if (!Array.isArray(breaks) || (reason ?? '').length < reasonLengthMin)
      throw new Error(`${declarationsFile}: every entry has breaks and a reason of ${reasonLengthMin} characters.`)
  return declarations
}

function baseIn(root: string): string | undefined {
  return existsSync(join(root, baseFile)) ? unpacked(root, baseFile) : undefined
}

function unpacked(root: string, path: string): string {
  return gunzipSync(readFileSync(join(root, path))).toString()
}

function textIn(root: string, path: string): string | undefined {
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function majorOf(version: string): number {
  return Number(version.split('.')[0])
}

/** Adds what is not declared yet, with the reason. */
export function declare(root: string, reason: string): void {
  const { undeclared } = judge(root)
  const breaks = [...new Set([...undeclared.values()].flat())].toSorted()
  const declarations = [...declarationsIn(root), ...(breaks.length > 0 ? [{ reason, breaks }] : [])]
  writeFileSync(join(root, declarationsFile), `${JSON.stringify(declarations, null, 1)}\n`)
  declarationsIn(root)
}

function main(): void {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const { values } = parseArgs({ options: { declare: { type: 'string' } } })
  if (values.declare !== undefined) declare(root, values.declare)
  const { undeclared, isBaseCurrent, text } = judge(root)
  for (const [name, lines] of undeclared)
    console.error(`The contract breaks callers of ${name}:\n${lines.map((line) => `  ${line}\n`).join('')}`)
  if (undeclared.size > 0) {
    console.error('docs/guides/what-may-change.md says what is a break, and scripts/check-breaking.ts what to do.')
    process.exitCode = 1
  } else if (!isBaseCurrent && process.env['CI']) {
    console.error(`${baseFile} is not the contract of this commit. Run npm run check, and commit the file.`)
    process.exitCode = 1
  } else if (!isBaseCurrent) {
    writeFileSync(join(root, baseFile), gzipSync(text, { level: 9 }))
    console.log(`check-breaking: wrote ${baseFile}; commit it`)
  }
}

if (import.meta.main) main()
