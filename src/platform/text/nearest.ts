/**
 * The known word that differs least from a word, if it differs little enough to be meant: by two letters or a third,
 * and by at most so many.
 */
export function nearest(word: string, known: readonly string[], atMost = Infinity): string | undefined {
  const measured = known
    .map((candidate) => ({ candidate, distance: distanceOf(word.toLowerCase(), candidate.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance)
  const [best] = measured
  return best !== undefined && best.distance <= Math.min(atMost, Math.max(2, Math.floor(best.candidate.length / 3)))
    ? best.candidate
    : undefined
}

/** For `atMost`, of a word that is no more than a guess: of a short word, two letters are most of it. */
export function lettersOff(word: string): number {
  return word.length <= 5 ? 1 : Infinity
}

// The number of letters to put, take, change or swap with their neighbour (optimal string alignment), row by row.
function distanceOf(from: string, to: string): number {
  if (from.length > 64 || to.length > 64) return Infinity
  let twoAbove: readonly number[] = []
  let above: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1]
    for (const [column, other] of [...to].entries()) {
      const put = (current[column] ?? 0) + 1
      const take = (above[column + 1] ?? 0) + 1
      const change = (above[column] ?? 0) + (letter === other ? 0 : 1)
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && other === from[row - 1]
      const swap = isSwapped ? (twoAbove[column - 1] ?? 0) + 1 : Infinity
      current.push(Math.min(put, take, change, swap))
    }
    twoAbove = above
    above = current
  }
  return above.at(-1) ?? 0
}
