/** What every document has: its key. */
export interface Document {
  readonly id: string
}

/** How a collection may be listed and searched. A driver keeps an index for each of these. */
export interface Indexes<Doc> {
  /**
   * Filtered by equality. Of several fields of a filter the first one here leads to the index, so those that leave the
   * fewest come first.
   */
  readonly equal?: readonly (keyof Doc & string)[]
  /** Fields, in the order of `equal`, that are filtered by at once though each of them leaves many. */
  readonly together?: readonly (readonly (keyof Doc & string)[])[]
  /** Lists of strings, filtered by one of their values. */
  readonly lists?: readonly (keyof Doc & string)[]
  /** Those of `lists` that a document does not have itself: each is made from it, by whatever version wrote it. */
  readonly computed?: { readonly [Field in keyof Doc & string]?: (doc: Doc) => readonly string[] }
  /** Ordered by, besides the id. */
  readonly ordered?: readonly (keyof Doc & string)[]
  /** Searched as text. */
  readonly text?: readonly (keyof Doc & string)[]
}

/** The declaration of collections, by name: what a driver makes its tables and indexes from. */
export type Collections<Types> = { readonly [Name in keyof Types]: Indexes<Types[Name]> }

/** A declared collection as the drivers see it. */
export interface CollectionSchema {
  readonly name: string
  readonly equal: readonly string[]
  readonly together: readonly (readonly string[])[]
  readonly lists: readonly string[]
  readonly computed: Computed
  readonly ordered: readonly string[]
  readonly text: readonly string[]
}

/** How lists are made from a document, by their names. */
export type Computed = { readonly [field: string]: ((doc: object) => readonly string[]) | undefined }

/** The declared collections, by name. */
export type CollectionSchemas = ReadonlyMap<string, CollectionSchema>

/** Throws when a name could be taken for that of a table behind another collection. */
export function schemasOf<Types>(collections: Collections<Types>): CollectionSchemas {
  const declared: [string, Indexes<never>][] = Object.entries(collections)
  // A collection computes lists of its own documents alone, and these are the only ones that it is given.
  const computedOf = ({ computed = {} }: Indexes<never>) => computed as Computed
  return new Map(
    declared.map(([name, indexes]) => {
      const { equal = [], together = [], lists = [], ordered = [], text = [] } = indexes
      if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) throw new Error(`${name} is no name of a collection`)
      return [name, { name, equal, together, lists, computed: computedOf(indexes), ordered, text }]
    }),
  )
}

export function collectionOf(collections: CollectionSchemas, name: string): CollectionSchema {
  const found = collections.get(name)
  if (!found) throw new Error(`there is no collection ${name}`)
  return found
}
