/** The published document as the pages of the reference read it. */
import { readPublished } from '../made.ts'
import type { ContractDocument } from '../document.ts'
import type { OperationId } from '../../../generated/routes.ts'

export interface PublishedDocument {
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly 'x-tagGroups': readonly { readonly name: string; readonly tags: readonly string[] }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, PublishedCall>>>>
}

export interface PublishedCall {
  readonly operationId: OperationId
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly 'x-scopes'?: readonly string[]
  readonly 'x-command'?: string
  readonly security?: readonly object[]
  readonly parameters?: readonly Referenced<PublishedParameter>[]
  readonly requestBody?: { readonly content: PublishedContent }
  readonly responses: Readonly<Record<string, Referenced<PublishedResponse>>>
}

export type Referenced<Thing> = Thing | { readonly $ref: string; readonly description?: string }

export interface PublishedParameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description: string
  readonly schema: Referenced<PublishedSchema>
}

export interface PublishedResponse {
  readonly description: string
  readonly headers?: Readonly<Record<string, object>>
  readonly content?: PublishedContent
}

type PublishedContent = Readonly<
  Record<
    string,
    {
      readonly schema?: Referenced<PublishedSchema>
      readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
    }
  >
>

export interface PublishedSchema {
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Referenced<PublishedSchema>
  readonly allOf?: readonly Referenced<PublishedSchema>[] | undefined
  readonly anyOf?: readonly Referenced<PublishedSchema>[]
  readonly oneOf?: readonly Referenced<PublishedSchema>[]
  readonly properties?: Readonly<Record<string, Referenced<PublishedSchema>>>
  readonly required?: readonly string[]
}

/** One operation and where it stands. */
export interface PublishedOperation extends PublishedCall {
  readonly path: string
  /** In small letters. */
  readonly method: string
  readonly area: ReferenceArea
}

export interface ReferenceArea {
  readonly name: string
  /** The last part of its path: `/docs/reference/areas/task-plan`. */
  readonly slug: string
  readonly about: string
  readonly group: string
}

export interface PublishedReference {
  readonly document: PublishedDocument
  /** The same document, for the samples. */
  readonly contract: ContractDocument
  /** In the order of the contract. */
  readonly areas: readonly ReferenceArea[]
  readonly operations: readonly PublishedOperation[]
}

/** Reads the document anew: its pages are kept, and it is not. */
export async function readReference(): Promise<PublishedReference> {
  const contract = await readPublished()
  // One document, of which the samples and these pages read different members.
  const document = contract as unknown as PublishedDocument
  const groups = document['x-tagGroups'].flatMap(({ name, tags }) => tags.map((tag) => [tag, name] as const))
  const groupOf = new Map(groups)
  const areas = groups.flatMap(([tag]) => {
    const found = document.tags.find(({ name }) => name === tag)
    return found ? [{ name: tag, slug: areaSlugOf(tag), about: found.description, group: groupOf.get(tag) ?? '' }] : []
  })
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) => {
      const area = areas.find(({ name }) => name === call.tags[0])
      return area ? [{ ...call, path, method, area }] : []
    }),
  )
  const inOrder = areas.flatMap((area) => operations.filter((operation) => operation.area === area))
  return { document, contract, areas, operations: inOrder }
}

function areaSlugOf(tag: string): string {
  return tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

/** What a reference names, or the thing itself. */
export function resolved<Thing extends object>(given: Referenced<Thing>, document: PublishedDocument): Thing {
  if (!('$ref' in given)) return given
  // A reference is a path of names; what stands there has the type that the place asks for.
  const found = given.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((place, name) => (place as Readonly<Record<string, unknown>>)[name], document)
  return resolved(found as Referenced<Thing>, document)
}
