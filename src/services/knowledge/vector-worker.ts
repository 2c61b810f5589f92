/** The thread that compares vectors (nearest-vectors.ts): all of them with each question, so that nothing is missed. */
import { parentPort } from 'node:worker_threads'

export type VectorOrder =
  | { readonly set: string; readonly vector: Float32Array }
  | { readonly remove: string }
  | { readonly clear: true }
  | { readonly ask: number; readonly vector: Float32Array; readonly limit: number }

export interface VectorAnswer {
  readonly ask: number
  readonly nearest: readonly VectorHit[]
}

export interface VectorHit {
  readonly id: string
  /** The cosine of the angle between the two. */
  readonly similarity: number
}

/** Of the length 1. */
const vectors = new Map<string, Float32Array>()

parentPort?.on('message', (order: VectorOrder) => {
  if ('set' in order) vectors.set(order.set, order.vector)
  else if ('remove' in order) vectors.delete(order.remove)
  else if ('clear' in order) vectors.clear()
  else parentPort?.postMessage({ ask: order.ask, nearest: nearestTo(order.vector, order.limit) } satisfies VectorAnswer)
})

function nearestTo(wanted: Float32Array, limit: number): VectorHit[] {
  const best: VectorHit[] = []
  let least = Number.NEGATIVE_INFINITY
  for (const [id, vector] of vectors) {
    if (vector.length !== wanted.length) continue
    const similarity = dot(vector, wanted)
    if (best.length === limit && similarity <= least) continue
    best.push({ id, similarity })
    if (best.length <= limit) continue
    // Sorted as a whole now and then, not with each hit.
    best.sort(bySimilarity)
    best.length = limit
    least = best.at(-1)?.similarity ?? least
  }
  return best.sort(bySimilarity).slice(0, limit)
}

function bySimilarity(one: VectorHit, other: VectorHit): number {
  return other.similarity - one.similarity || (one.id < other.id ? -1 : 1)
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let index = 0; index < one.length; index += 1) sum += (one[index] ?? 0) * (other[index] ?? 0)
  return sum
}
