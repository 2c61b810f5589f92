import ts from 'typescript'
import type { Sources } from './imports.ts'

/** The names of the collections of each area. `http` counts as an area. */
export type Ownership = Readonly<Record<string, readonly string[]>>

const writes = ['insert', 'replace', 'remove']
const companions = ['doc', 'version', 'id']
/** Functions of the platform that write the collection that their second argument names. */
const writers = ['removeOld', 'resealAll']

/** Every sentence is one change of a collection that a file makes without being its owner. */
export function foreignWritesIn(sources: Sources, ownership: Ownership): string[] {
  return [...sources].flatMap(([file, text]) => {
    const owned = ownership[areaOf(file)] ?? []
    return writtenIn(file, text)
      .filter((collection) => !owned.includes(collection))
      .map((collection) => `${file} writes ${collection}`)
  })
}

function areaOf(file: string): string {
  return /^services\/([^/.]+)/.exec(file)?.[1] ?? file.split('/')[0] ?? ''
}

/** What the platform calls a collection that its caller named. */
const given = /^(?:\w+\.)?(?:name|collection)$/

/**
 * The collections that a file names in changes, in calls of `writers` and as the `collection` of a part of the
 * platform; code in place of a name is given as it is written, but in the platform for what the caller named.
 */
function writtenIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const found: string[] = []
  visit(source)
  return file.startsWith('platform/') ? found.filter((name) => !given.test(name)) : found

  function visit(node: ts.Node): void {
    if (ts.isObjectLiteralExpression(node) && hasAny(node, companions)) {
      for (const property of node.properties) {
        if (!ts.isPropertyAssignment(property) || !writes.includes(nameOf(property))) continue
        found.push(nameIn(property.initializer, source))
      }
    }
    if (ts.isPropertyAssignment(node) && nameOf(node) === 'collection' && ts.isStringLiteral(node.initializer))
      found.push(node.initializer.text)
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && writers.includes(node.expression.text))
      found.push(...node.arguments.slice(1, 2).map((name) => nameIn(name, source)))
    ts.forEachChild(node, visit)
  }
}

function nameIn(expression: ts.Expression, source: ts.SourceFile): string {
  if (ts.isAsExpression(expression)) return nameIn(expression.expression, source)
  return ts.isStringLiteral(expression) ? expression.text : expression.getText(source)
}

function hasAny(node: ts.ObjectLiteralExpression, names: readonly string[]): boolean {
  return node.properties.some((property) => names.includes(nameOf(property)))
}

function nameOf({ name }: ts.ObjectLiteralElementLike): string {
  return name && ts.isIdentifier(name) ? name.text : ''
}
