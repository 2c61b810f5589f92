/** The kinds of events of the contract, as a module: their types, their list, and the scope that each needs. */
import { resolve } from './contract-document.ts'
import type { Contract, Schema } from './contract-document.ts'

interface EventKind {
  readonly kind: string
  /** The name of the schema whose `kind` it is. */
  readonly schema: string
  readonly scope: string
}

/** Throws when the mapping of `Event`, the kinds of its branches and `EventKind` are not the same kinds. */
export function eventKindsModuleOf(contract: Contract): string {
  const kinds = kindsOf(contract)
  const lines = (line: (kind: EventKind) => string) => kinds.map(line).join('\n')
  return `import type { components } from './types.ts'

type Schemas = components['schemas']

/** The event of each kind. */
export interface EventOfKind {
${lines(({ kind, schema }) => `  '${kind}': Schemas['${schema}']`)}
}

export type EventKind = keyof EventOfKind

/** The data of each kind. */
export type EventData<Kind extends EventKind> = EventOfKind[Kind]['data']

export const eventKinds: readonly EventKind[] = [
${lines(({ kind }) => `  '${kind}',`)}
]

/** The scope that a caller needs to read the events of a kind. */
export const readScopes: { readonly [Kind in EventKind]: Schemas['Scope'] } = {
${lines(({ kind, scope }) => `  '${kind}': '${scope}',`)}
}
`
}

function kindsOf(contract: Contract): EventKind[] {
  const { Event: event = {}, EventKind: listed = {}, Scope: scopes = {} } = contract.components.schemas
  const { mapping } = event['discriminator'] as { mapping: Record<string, string> }
  const known = scopes['enum'] as string[]
  const found = (event['oneOf'] as { $ref: string }[]).flatMap(({ $ref }) => {
    const branch = resolve<Schema>(contract, { $ref })
    const schema = $ref.split('/').at(-1) ?? ''
    const scope = String(branch['x-read-scope'])
    if (!known.includes(scope)) throw new Error(`openapi.yaml: ${schema} declares no x-read-scope that is a scope.`)
    return tagsOf(branch).map((kind) => ({ kind, schema, scope, $ref }))
  })
  const names = found.map(({ kind }) => kind)
  if (found.some(({ kind, $ref }) => mapping[kind] !== $ref) || Object.keys(mapping).length !== found.length)
    throw new Error('openapi.yaml: the mapping of Event does not name the schema of each kind.')
  if (String(listed['enum']) !== String(names))
    throw new Error('openapi.yaml: EventKind does not list the kinds of the branches of Event, in their order.')
  return found
}

function tagsOf(branch: Schema): string[] {
  const { kind = {} } = branch['properties'] as Record<string, Schema>
  return 'const' in kind ? [String(kind['const'])] : (kind['enum'] as string[])
}
