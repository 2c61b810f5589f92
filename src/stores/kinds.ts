/** How a query names kinds of events: some exactly, some by how they start. */
export interface KindFilter {
  readonly exact: readonly string[]
  readonly starts: readonly string[]
}

/** Gives nothing when every kind is asked for. */
export function kindFilter(kinds: readonly string[] | undefined): KindFilter | undefined {
  if (kinds === undefined || kinds.includes('*')) return undefined
  return {
    exact: kinds.filter((kind) => !kind.endsWith('*')),
    starts: kinds.filter((kind) => kind.endsWith('*')).map((kind) => kind.slice(0, -1)),
  }
}

export function isOfKind(kind: string, { exact, starts }: KindFilter): boolean {
  return exact.includes(kind) || starts.some((start) => kind.startsWith(start))
}
