/** Something that is measured against others. */
export interface Subject<Figure> {
  readonly name: string
  measure(): Promise<Figure>
}

/** What each subject did in each round, by its name; the same index is the same round. */
export type Rounds<Figure> = ReadonlyMap<string, readonly Figure[]>

const roundsMin = 3

/** How many rounds, and for how long: at least three, whatever they take. */
export interface Span {
  readonly rounds: number
  readonly spanMs: number
}

/**
 * Measures every subject once a round, each round in a new order, so that a slow spell of the machine meets all of
 * them.
 */
export async function interleave<Figure>(
  subjects: readonly Subject<Figure>[],
  { rounds: most, spanMs }: Span,
): Promise<Rounds<Figure>> {
  const rounds = new Map<string, Figure[]>(subjects.map(({ name }) => [name, []]))
  const endsAt = performance.now() + spanMs
  for (let round = 0; round < most && (round < roundsMin || performance.now() < endsAt); round++) {
    for (const { name, measure } of shuffle(subjects)) rounds.get(name)?.push(await measure())
  }
  return rounds
}

/** Puts the rounds of several generations of processes behind one another. */
export function join<Figure>(generations: readonly Rounds<Figure>[]): Rounds<Figure> {
  const names = new Set(generations.flatMap((rounds) => [...rounds.keys()]))
  return new Map([...names].map((name) => [name, generations.flatMap((rounds) => rounds.get(name) ?? [])]))
}

/** A ratio of two subjects: the middle of the ratios of single rounds, and between what bounds half of them lie. */
export interface Ratio {
  readonly median: number
  readonly low: number
  readonly high: number
  readonly rounds: number
}

export function ratioOf<Figure>(
  rounds: Rounds<Figure>,
  above: string,
  below: string,
  value: (figure: Figure) => number,
): Ratio {
  const divisors = rounds.get(below) ?? []
  const ratios = (rounds.get(above) ?? []).flatMap((figure, round) => {
    const divisor = divisors[round]
    return divisor === undefined ? [] : [value(figure) / value(divisor)]
  })
  return {
    median: quantile(ratios, 0.5),
    low: quantile(ratios, 0.25),
    high: quantile(ratios, 0.75),
    rounds: ratios.length,
  }
}

export function medianOf<Figure>(rounds: Rounds<Figure>, name: string, value: (figure: Figure) => number): number {
  return quantile((rounds.get(name) ?? []).map(value), 0.5)
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * part
  const [below, above] = [sorted[Math.floor(place)] ?? NaN, sorted[Math.ceil(place)] ?? NaN]
  return below + (above - below) * (place % 1)
}

function shuffle<Item>(items: readonly Item[]): Item[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1))
    // Both indexes are within the array.
    ;[shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item]
  }
  return shuffled
}
