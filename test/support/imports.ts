import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

/** Text of source files by their path below `src`. */
export type Sources = ReadonlyMap<string, string>

export interface Import {
  readonly from: string
  /** The path of a source file, or the name of a package or a module of Node. */
  readonly to: string
  /** As the file spells it. */
  readonly specifier: string
  /** Whether nothing of it is left at run time. */
  readonly isType: boolean
}

/**
 * Every import of a file: statements, re-exports, `import()` as a call and as a type, and files named by `new URL(…,
 * import.meta.url)`.
 */
export function importsOf(file: string, text: string): readonly Import[] {
  const key = `${file}\n${text}`
  const known = parsed.get(key) ?? parse(file, text)
  parsed.set(key, known)
  return known
}

/** Parsing takes a second, and most sets of sources differ in one file. */
const parsed = new Map<string, readonly Import[]>()

function parse(file: string, text: string): readonly Import[] {
  const found: Import[] = []
  const add = (specifier: string, isType: boolean) =>
    found.push({ from: file, to: targetOf(file, specifier), specifier, isType })
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
  return found

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
      add(node.moduleSpecifier.text, node.importClause?.isTypeOnly ?? false)
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
      add(node.moduleSpecifier.text, node.isTypeOnly)
    else if (
      ts.isImportTypeNode(node) &&
      ts.isLiteralTypeNode(node.argument) &&
      ts.isStringLiteral(node.argument.literal)
    )
      add(node.argument.literal.text, true)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      addArgument(node.arguments)
    else if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'URL')
      addFile(node.arguments)
    ts.forEachChild(node, visit)
  }

  function addArgument([specifier]: readonly ts.Expression[]): void {
    if (specifier && ts.isStringLiteral(specifier)) add(specifier.text, false)
  }

  /** A program that a worker or a child process runs; other files are no code. */
  function addFile([specifier, base]: readonly ts.Expression[] = []): void {
    if (base && specifier && ts.isStringLiteral(specifier) && /\.[jt]s$/.test(specifier.text))
      add(specifier.text, false)
  }
}

function targetOf(file: string, specifier: string): string {
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : specifier
}

/**
 * The circles in which files import each other, each sorted by name: the components of more than one file that are
 * connected both ways.
 */
export function circlesOf(imports: readonly Import[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from)
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const circles: string[][] = []
  for (const file of targets.keys()) if (!order.has(file)) walk(file)
  return circles

  // Tarjan, "Depth-First Search and Linear Graph Algorithms" (1972).
  function walk(file: string): number {
    const place = order.size
    order.set(file, place)
    lowest.set(file, place)
    path.push(file)
    for (const { to } of targets.get(file) ?? []) {
      const reached = order.has(to) ? (path.includes(to) ? (order.get(to) ?? place) : place) : walk(to)
      lowest.set(file, Math.min(lowest.get(file) ?? place, reached))
    }
    const low = lowest.get(file) ?? place
    if (low !== place) return low
    const circle = path.splice(path.indexOf(file))
    if (circle.length > 1) circles.push(circle.sort())
    return low
  }
}
