import openapiTS, { astToString } from 'openapi-typescript'
import type { SchemaObject } from 'openapi-typescript'
import ts from 'typescript'
import { withoutBareUnions } from './types-module.ts'
import type { Arguments } from './client-arguments.ts'
import type { Contract, Schema } from './contract-document.ts'

/**
 * One exported type for each schema, and one for the arguments of each operation. openapi-typescript writes them as
 * members of one type; an editor reads and shows names quicker.
 */
export async function clientTypesOf(contract: Contract, inputs: readonly Arguments[]): Promise<string> {
  const needed = inputs.filter(({ isEmpty }) => !isEmpty)
  const own = Object.fromEntries(needed.map(({ name, own }) => [name, own]))
  const declarations = await membersOf(contract, own)
  const isInterface = (schema: Schema) => declarations.get(refName(schema))?.type.kind === ts.SyntaxKind.TypeLiteral
  const texts = [...declarations].map(([name, member]) => {
    const input = needed.find((candidate) => candidate.name === name)
    return input && input.bodies.length > 0 ? joined(input, member, isInterface) : declare(name, member, [])
  })
  return texts.join('\n')
}

type Member = ts.PropertySignature & { readonly type: ts.TypeNode }

/** What openapi-typescript makes of each schema. */
async function membersOf(contract: Contract, added: Record<string, Schema>): Promise<Map<string, Member>> {
  const blob = ts.factory.createTypeReferenceNode('Blob')
  const { schemas, ...components } = contract.components
  const document = {
    ...contract,
    paths: {},
    webhooks: {},
    components: { ...components, schemas: { ...schemas, ...added } },
  }
  const nodes = await openapiTS(withoutBareUnions(document) as unknown as Parameters<typeof openapiTS>[0], {
    defaultNonNullable: false,
    transform: (schema: SchemaObject) => (schema.format === 'binary' ? blob : undefined),
  })
  const all = nodes.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === 'components')
  const list = all?.members.find((member) => ts.isPropertySignature(member) && nameOf(member) === 'schemas')
  if (!list || !ts.isPropertySignature(list) || !list.type || !ts.isTypeLiteralNode(list.type))
    throw new Error('openapi-typescript gave no types of schemas.')
  return new Map(list.type.members.flatMap((member) => (isTyped(member) ? [[nameOf(member), member] as const] : [])))
}

function isTyped(member: ts.TypeElement): member is Member {
  return ts.isPropertySignature(member) && member.type !== undefined
}

function nameOf({ name }: ts.PropertySignature): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : ''
}

function refName(schema: Schema): string {
  return String(schema['$ref']).split('/').at(-1) ?? ''
}

/** The arguments are the members of the body, and those beside it. */
function joined(input: Arguments, member: Member, isInterface: (schema: Schema) => boolean): string {
  const bodies = input.bodies.map((body) => {
    const name = refName(body)
    const kept = input.renamed === undefined ? name : `Omit<${name}, '${input.renamed}'>`
    return input.isBodyOptional ? `Partial<${kept}>` : kept
  })
  const [only = ''] = bodies
  if (Object.keys(input.own['properties'] ?? {}).length === 0)
    return `export type ${input.name} = ${bodies.join(' | ')}\n`
  if (bodies.length === 1 && input.bodies.every(isInterface)) {
    const renamed = input.renamed
    const added =
      renamed === undefined
        ? ''
        : `  new${renamed.charAt(0).toUpperCase()}${renamed.slice(1)}: ${refName(input.bodies[0] ?? {})}['${renamed}']\n`
    return declare(input.name, member, [only]).replace(/\}\s*$/, `${added}}\n`)
  }
  const own = declare(`${input.name}Own`, member, []).replace(/^export /, '')
  return `${own}export type ${input.name} = (${bodies.join(' | ')}) & ${input.name}Own\n`
}

function declare(name: string, member: Member, bases: readonly string[]): string {
  const exported = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)]
  const heritage = bases.map((base) =>
    ts.factory.createHeritageClause(ts.SyntaxKind.ExtendsKeyword, [
      ts.factory.createExpressionWithTypeArguments(ts.factory.createIdentifier(base), undefined),
    ]),
  )
  const declaration = ts.isTypeLiteralNode(member.type)
    ? ts.factory.createInterfaceDeclaration(exported, name, undefined, heritage, member.type.members)
    : ts.factory.createTypeAliasDeclaration(exported, name, undefined, member.type)
  const comments = ts.getSyntheticLeadingComments(member)
  if (comments) ts.setSyntheticLeadingComments(declaration, comments)
  return astToString([declaration])
    .replaceAll(/components\["schemas"\]\["(\w+)"\]/g, '$1')
    .replaceAll(/^(\s*\/?\*+ )@description /gm, '$1')
}
