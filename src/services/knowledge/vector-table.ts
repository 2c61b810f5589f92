export interface VectorHit {
  readonly id: string
  /** The cosine of the angle between the two. */
  readonly similarity: number
}

const blockLength = 1_024

/**
 * Vectors of the length 1, one after the other in blocks of memory, as the processor reads them fastest. The numbers of
 * all vectors are as many as those of the first; one with another number of them, which the same model does not make,
 * is left out.
 */
export class VectorTable {
  #size = 0
  #blocks: Float32Array[] = []
  #ids: string[] = []
  readonly #rows = new Map<string, number>()

  set(id: string, vector: Float32Array): void {
    if (this.#ids.length === 0) this.clear(vector.length)
    if (vector.length !== this.#size) return this.remove(id)
    const row = this.#rows.get(id) ?? this.#ids.push(id) - 1
    this.#rows.set(id, row)
    const { block, start } = this.#placeOf(row)
    block.set(vector, start)
  }

  /** The last vector takes the place of one that is removed. */
  remove(id: string): void {
    const row = this.#rows.get(id)
    const last = this.#ids.length - 1
    const lastId = this.#ids[last]
    if (row === undefined || lastId === undefined) return
    const [to, from] = [this.#placeOf(row), this.#placeOf(last)]
    to.block.set(from.block.subarray(from.start, from.start + this.#size), to.start)
    this.#ids[row] = lastId
    this.#rows.set(lastId, row)
    this.#rows.delete(id)
    this.#ids.pop()
  }

  clear(size = 0): void {
    this.#size = size
    this.#blocks = []
    this.#ids = []
    this.#rows.clear()
  }

  nearestTo(wanted: Float32Array, limit: number): VectorHit[] {
    if (wanted.length !== this.#size) return []
    const best: VectorHit[] = []
    let least = Number.NEGATIVE_INFINITY
    for (const [row, id] of this.#ids.entries()) {
      const { block, start } = this.#placeOf(row)
      const similarity = product(block, start, wanted)
      if (best.length >= limit && similarity <= least) continue
      best.push({ id, similarity })
      // Sorted as a whole now and then, not with each hit.
      if (best.length < 2 * limit) continue
      best.sort(bySimilarity)
      best.length = limit
      least = best.at(-1)?.similarity ?? least
    }
    return best.sort(bySimilarity).slice(0, limit)
  }

  #placeOf(row: number): { readonly block: Float32Array; readonly start: number } {
    const index = Math.floor(row / blockLength)
    const block = (this.#blocks[index] ??= new Float32Array(blockLength * this.#size))
    return { block, start: (row % blockLength) * this.#size }
  }
}

function bySimilarity(one: VectorHit, other: VectorHit): number {
  return other.similarity - one.similarity || (one.id < other.id ? -1 : 1)
}

/** In four sums, which the processor adds at the same time. */
function product(block: Float32Array, start: number, wanted: Float32Array): number {
  const { length } = wanted
  const whole = length - (length % 4)
  let [first, second, third, fourth] = [0, 0, 0, 0]
  for (let index = 0; index < whole; index += 4) {
    const at = start + index
    first += (block[at] ?? 0) * (wanted[index] ?? 0)
    second += (block[at + 1] ?? 0) * (wanted[index + 1] ?? 0)
    third += (block[at + 2] ?? 0) * (wanted[index + 2] ?? 0)
    fourth += (block[at + 3] ?? 0) * (wanted[index + 3] ?? 0)
  }
  for (let index = whole; index < length; index += 1) first += (block[start + index] ?? 0) * (wanted[index] ?? 0)
  return first + second + third + fourth
}
