// Cormack, Clarke and Büttcher, "Reciprocal Rank Fusion" (2009).
const damping = 60

export interface RankedEntry {
  readonly entryId: string
  /** The best part of the entry. */
  readonly chunkId: string
  readonly score: number
}

/** One ranking of several, by the places alone: the scores of words and of meaning cannot be compared. */
export function fuse(rankings: readonly (readonly RankedEntry[])[]): RankedEntry[] {
  const fused = new Map<string, RankedEntry>()
  for (const ranking of rankings)
    for (const [place, { entryId, chunkId }] of ranking.entries()) {
      const before = fused.get(entryId)
      const score = (before?.score ?? 0) + 1 / (damping + place + 1)
      // The part that the first ranking found has the words that a snippet shows.
      fused.set(entryId, { entryId, chunkId: before?.chunkId ?? chunkId, score })
    }
  return [...fused.values()].sort((one, other) => other.score - one.score || (one.entryId < other.entryId ? -1 : 1))
}
