/** The thread that compares vectors (nearest-vectors.ts): all of them with each question, so that nothing is missed. */
import { answerQuestions } from '../../platform/isolated/answer-questions.ts'
import { VectorTable } from './vector-table.ts'
import type { VectorHit } from './vector-table.ts'

export type VectorOrder =
  | { readonly set: string; readonly vector: Float32Array }
  | { readonly remove: string }
  | { readonly vector: Float32Array; readonly limit: number }

const vectors = new VectorTable()

answerQuestions<VectorOrder, readonly VectorHit[]>((order, { answer }) => {
  if ('set' in order) vectors.set(order.set, order.vector)
  else if ('remove' in order) vectors.remove(order.remove)
  else answer(vectors.nearestTo(order.vector, order.limit))
})
