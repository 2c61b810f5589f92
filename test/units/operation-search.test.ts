import t from 'tap'
import type { Caller } from '../../src/call.ts'
import { Operations } from '../../src/services/operations.ts'
import { heldOutQuestions, knownQuestions } from '../support/operation-questions.ts'
import type { Question } from '../support/operation-questions.ts'

const shownMax = 8

// Nothing is called: the search reads the table.
const operations = new Operations({ dispatcher: undefined as never })
const caller = { scopes: ['*'] } as unknown as Caller

async function missedOf(questions: readonly Question[]): Promise<string[]> {
  const missed: string[] = []
  for (const [words, ...right] of questions) {
    const found = await operations.search(caller, words, shownMax)
    if (!found.some(({ operationId }) => right.includes(operationId))) missed.push(words)
  }
  return missed
}

t.test('operations are found by the words of people who do not know their names', async (t) => {
  const all: readonly string[] = (await operations.allowed(caller)).map(({ operationId }) => operationId)
  const named = [...knownQuestions, ...heldOutQuestions].flatMap(([, ...right]) => right)
  t.same(
    named.filter((operationId) => !all.includes(operationId)),
    [],
  )
  const known = await missedOf(knownQuestions)
  t.ok(known.length <= 4, `${known.length} of ${knownQuestions.length} were not found: ${known.join('; ')}`)
  const heldOut = await missedOf(heldOutQuestions)
  t.ok(heldOut.length <= 5, `${heldOut.length} of ${heldOutQuestions.length} were not found: ${heldOut.join('; ')}`)
})

t.test('a name is found by itself, and words that say nothing find nothing else', async (t) => {
  for (const { operationId } of await operations.offered(caller))
    t.equal((await operations.search(caller, operationId, 1))[0]?.operationId, operationId)
  t.same(await operations.search(caller, 'qwertz', shownMax), [])
  t.same(await operations.search(caller, '', shownMax), [])
})
