/** Measures the hand-written sources: `node scripts/measure.ts` prints the sizes of files and functions. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

export interface Size {
  /** A path below `src`; of a function its name follows after a blank. */
  readonly name: string
  readonly lines: number
}

export interface Sizes {
  readonly files: readonly Size[]
  readonly functions: readonly Size[]
  readonly classes: readonly Size[]
}

const src = fileURLToPath(new URL('../src', import.meta.url))

/** The sizes of files and of the functions in them; an outer function counts the lines of those inside it too. */
export function measure(sources: ReadonlyMap<string, string>): Sizes {
  const written = [...sources].filter(([file]) => !file.startsWith('generated/') && /\.tsx?$/.test(file))
  return {
    files: written.map(([name, text]) => ({ name, lines: text.trimEnd().split('\n').length })),
    functions: written.flatMap(([file, text]) => functionsIn(file, text)),
    classes: written.flatMap(([file, text]) => classesIn(file, text)),
  }
}

function functionsIn(file: string, text: string): Size[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line
  const found: Size[] = []
  visit(source)
  return found

  function visit(node: ts.Node): void {
    if (ts.isFunctionLike(node) && 'body' in node && node.body)
      found.push({
        name: `${file} ${node.name?.getText(source) ?? nameAround(node)}`,
        lines: lineOf(node.end) - lineOf(node.getStart(source)) + 1,
      })
    ts.forEachChild(node, visit)
  }

  /** What a function without a name is given to. */
  function nameAround({ parent }: ts.Node): string {
    return (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) && ts.isIdentifier(parent.name)
      ? parent.name.text
      : '(unnamed)'
  }
}

function classesIn(file: string, text: string): Size[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line
  return source.statements.filter(ts.isClassDeclaration).map((node) => ({
    name: `${file} ${node.name?.text ?? '(unnamed)'}`,
    lines: lineOf(node.end) - lineOf(node.getStart(source)) + 1,
  }))
}

/** The names that more than one file declares and exports, each a second meaning for its reader. */
export function namesWithTwoMeanings(sources: ReadonlyMap<string, string>): string[] {
  const files = new Map<string, Set<string>>()
  for (const [file, text] of sources) {
    if (file.startsWith('generated/') || !file.endsWith('.ts')) continue
    for (const name of exportedBy(ts.createSourceFile(file, text, ts.ScriptTarget.Latest)))
      files.set(name, (files.get(name) ?? new Set()).add(file))
  }
  return [...files].filter(([, places]) => places.size > 1).map(([name]) => name)
}

function exportedBy(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
    if (!isExported) return []
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
    return 'name' in statement && statement.name && ts.isIdentifier(statement.name as ts.Node)
      ? [(statement.name as ts.Identifier).text]
      : []
  })
}

/** How many casts there are in a thousand lines; `as const` is none. */
export function castsPerThousandLines(sources: ReadonlyMap<string, string>): number {
  const written = [...sources].filter(([file]) => !file.startsWith('generated/') && file.endsWith('.ts'))
  const lines = written.reduce((sum, [, text]) => sum + text.trimEnd().split('\n').length, 0)
  return (written.reduce((sum, [file, text]) => sum + castsIn(file, text), 0) / lines) * 1_000
}

function castsIn(file: string, text: string): number {
  let count = 0
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return count

  function visit(node: ts.Node): void {
    if (ts.isAsExpression(node) && node.type.getText() !== 'const') count += 1
    ts.forEachChild(node, visit)
  }
}

/** The size that so large a share of all sizes does not exceed. */
export function quantile(sizes: readonly Size[], share: number): number {
  const sorted = sizes.map(({ lines }) => lines).sort((one, other) => one - other)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0
}

export function largest(sizes: readonly Size[], count: number): Size[] {
  return [...sizes].sort((one, other) => other.lines - one.lines).slice(0, count)
}

export function readSources(): Map<string, string> {
  return new Map(
    readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|js)$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => [name, readFileSync(join(src, name), 'utf8')]),
  )
}

if (import.meta.main) {
  for (const [kind, sizes] of Object.entries(measure(readSources()))) {
    const figures = [0.5, 0.9, 1].map((share) => quantile(sizes, share))
    console.log(
      `${kind}: ${sizes.length}, lines: median ${figures[0]}, nine in ten ≤ ${figures[1]}, largest ${figures[2]}`,
    )
    for (const { name, lines } of largest(sizes, 10)) console.log(`  ${lines} ${name}`)
  }
  console.log(`casts: ${castsPerThousandLines(readSources()).toFixed(2)} in a thousand lines`)
}
