import { ownTime } from './processor-time.ts'
import { creationOfBody, newBodyOf } from '../bodies.ts'
import { withStores } from './open.ts'
import type { Section } from './section.ts'

const rounds = 3
const creates = 16_000
const atOnce = 32

/** What a create costs in SQLite with its text indexed, and with the same text in a field that is not. */
export async function measureSearchIndex(): Promise<Section> {
  const found = { indexed: [] as number[], plain: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    found.indexed.push(await measure(true))
    found.plain.push(await measure(false))
  }
  const [indexed, plain] = [Math.min(...found.indexed), Math.min(...found.plain)]
  return {
    title: 'What the search index costs a create in SQLite',
    tables: [
      {
        columns: [`a create, ${atOnce} at once`, 'CPU µs'],
        rows: [
          ['with its text indexed', indexed.toFixed(0)],
          ['with the same text in a field that is not', plain.toFixed(0)],
          ['ratio', (indexed / plain).toFixed(2)],
        ],
      },
    ],
    notes: [`${creates.toLocaleString('en')} creates in an empty store; the least of ${rounds} runs.`],
  }
}

/** In microseconds of processor time for each create. */
function measure(isIndexed: boolean): Promise<number> {
  return withStores('sqlite', async ({ open }) => {
    const store = await open()
    const before = await ownTime()
    for (let first = 0; first < creates; first += atOnce) {
      await Promise.all(
        Array.from({ length: atOnce }, (_, index) => {
          const { content, ...task } = newBodyOf(first + index)
          return store.commit(
            creationOfBody(isIndexed ? { ...task, content } : { ...task, title: '', intent: content, content: '' }),
          )
        }),
      )
    }
    return (((await ownTime()) - before) / creates) * 1000
  })
}
