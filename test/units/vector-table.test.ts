import t from 'tap'
import { VectorTable } from '../../src/services/knowledge/vector-table.ts'

const size = 7
let state = 1
const random = () => {
  state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return state / 4_294_967_296 - 0.5
}
const vectorOf = (length = size) => Float32Array.from({ length }, random)

/** What a comparison with each gives. */
function nearestAmong(vectors: ReadonlyMap<string, Float32Array>, wanted: Float32Array, limit: number): string[] {
  const similarityOf = (vector: Float32Array) =>
    vector.reduce((sum, each, index) => sum + each * (wanted[index] ?? 0), 0)
  return [...vectors]
    .map(([id, vector]) => ({ id, similarity: similarityOf(vector) }))
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, limit)
    .map(({ id }) => id)
}

t.test('the nearest of many vectors are those that a comparison with each gives', async (t) => {
  const table = new VectorTable()
  const vectors = new Map<string, Float32Array>()
  for (let step = 0; step < 6_000; step += 1) {
    const id = `v${Math.floor((random() + 0.5) * 2_500)}`
    if (step % 5 === 4) {
      table.remove(id)
      vectors.delete(id)
    } else {
      const vector = vectorOf()
      table.set(id, vector)
      vectors.set(id, vector)
    }
  }
  t.ok(vectors.size > 1_100, 'in more than one block')
  for (const limit of [1, 10, 200]) {
    const wanted = vectorOf()
    const found = table.nearestTo(wanted, limit)
    t.strictSame(
      found.map(({ id }) => id),
      nearestAmong(vectors, wanted, limit),
    )
  }
  t.equal(table.nearestTo(vectorOf(), 5_000).length, vectors.size)
  for (const id of vectors.keys()) table.remove(id)
  t.strictSame(table.nearestTo(vectorOf(), 3), [])
})

t.test('a vector of another length is left out, and after clear decides the length', async (t) => {
  const table = new VectorTable()
  table.set('one', vectorOf())
  table.set('two', vectorOf(size + 1))
  t.strictSame(
    table.nearestTo(vectorOf(), 5).map(({ id }) => id),
    ['one'],
  )
  t.strictSame(table.nearestTo(vectorOf(size + 1), 5), [])
  table.clear()
  table.set('two', vectorOf(size + 1))
  t.equal(table.nearestTo(vectorOf(size + 1), 5).length, 1)
})
