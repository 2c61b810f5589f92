/** The kinds of events of the contract, as a module: their types, their list, and the scope that each needs. */
import { resolve } from './contract-document.ts'
import type { Contract, Schema } from './contract-document.ts'

interface EventKind {
  readonly kind: string
  /** The name of the schema whose `kind` it is. */
  readonly schema: string
  readonly scope: string
}

/** Throws when a branch of `Event` does not name the scope that it needs. */
export function eventKindsModuleOf(contract: Contract): string {
  const kinds = kindsOf(contract)
  const lines = (line: (kind: EventKind) => string) => kinds.map(line).join('\n')
  return `import type { Schemas } from './types.ts'

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
  const known = contract.components.schemas.Scope?.['enum'] as string[]
  return branchesOf(contract).map(({ kind, schema }) => {
    const scope = String(contract.components.schemas[schema]?.['x-read-scope'])
    if (!known.includes(scope)) throw new Error(`openapi.yaml: ${schema} declares no x-read-scope that is a scope.`)
    return { kind, schema, scope }
  })
}

/** The kinds of the branches of `Event`, in their order, each with the name of its schema. */
export function branchesOf(contract: Contract): { kind: string; schema: string }[] {
  const branches = (contract.components.schemas.Event?.['oneOf'] ?? []) as { $ref: string }[]
  return branches.flatMap(({ $ref }) =>
    tagsOf(resolve<Schema>(contract, { $ref })).map((kind) => ({ kind, schema: $ref.split('/').at(-1) ?? '' })),
  )
}

function tagsOf(branch: Schema): string[] {
  const { kind = {} } = branch['properties'] as Record<string, Schema>
  return 'const' in kind ? [String(kind['const'])] : (kind['enum'] as string[])
}
