/** The thread that compares vectors (nearest-vectors.ts): all of them with each question, so that nothing is missed. */
import { parentPort } from 'node:worker_threads'
import { VectorTable } from './vector-table.ts'
import type { VectorHit } from './vector-table.ts'

export type VectorOrder =
  | { readonly set: string; readonly vector: Float32Array }
  | { readonly remove: string }
  | { readonly clear: true }
  | { readonly ask: number; readonly vector: Float32Array; readonly limit: number }

export interface VectorAnswer {
  readonly ask: number
  readonly nearest: readonly VectorHit[]
}

const vectors = new VectorTable()

parentPort?.on('message', (order: VectorOrder) => {
  if ('set' in order) vectors.set(order.set, order.vector)
  else if ('remove' in order) vectors.remove(order.remove)
  else if ('clear' in order) vectors.clear()
  else {
    const nearest = vectors.nearestTo(order.vector, order.limit)
    parentPort?.postMessage({ ask: order.ask, nearest } satisfies VectorAnswer)
  }
})
