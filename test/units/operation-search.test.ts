import t from 'tap'
import type { Caller } from '../../src/call.ts'
import { Operations } from '../../src/services/operations.ts'
import { isDecision } from '../../src/services/operations/decisions.ts'
import { searchedTool } from '../../src/services/operations/server-tools.ts'
import { ToolSearch } from '../../src/services/operations/tool-search.ts'
import { freshQuestions, heldOutQuestions, independentQuestions } from '../support/operation-questions.ts'
import { knownQuestions, laterQuestions } from '../support/operation-questions.ts'
import type { Question } from '../support/operation-questions.ts'
import { publicTools } from '../support/public-tools.ts'

const shownMax = 8

// Nothing is called: the search reads the table.
const operations = new Operations({ dispatcher: undefined as never })
const caller = { scopes: ['*'] } as unknown as Caller
const tools = await publicTools()
const toolSearch = new ToolSearch(tools.map(searchedTool))

async function missedOf(questions: readonly Question[]): Promise<string[]> {
  const missed: string[] = []
  for (const [words, ...right] of questions) {
    const found = (await operations.search(caller, words, shownMax)).map(({ operationId }): string => operationId)
    found.push(...toolSearch.search(words, shownMax).map(({ serverName, name }) => `${serverName}/${name}`))
    if (!found.some((each) => right.includes(each))) missed.push(words)
  }
  return missed
}

t.test('operations and tools are found by the words of people who do not know their names', async (t) => {
  const all = new Set<string>((await operations.offered(caller)).map(({ operationId }) => operationId))
  for (const { serverName, name } of tools) all.add(`${serverName}/${name}`)
  const withoutRight = [...knownQuestions, ...heldOutQuestions, ...freshQuestions, ...laterQuestions].filter(
    ([, ...right]) => !right.some((id) => all.has(id)),
  )
  t.same(withoutRight, [])
  const known = await missedOf(knownQuestions)
  t.ok(known.length <= 3, `${known.length} of ${knownQuestions.length} were not found: ${known.join('; ')}`)
  const heldOut = await missedOf(heldOutQuestions)
  t.ok(heldOut.length <= 5, `${heldOut.length} of ${heldOutQuestions.length} were not found: ${heldOut.join('; ')}`)
  const fresh = await missedOf(freshQuestions)
  t.ok(fresh.length <= 5, `${fresh.length} of ${freshQuestions.length} were not found: ${fresh.join('; ')}`)
  const later = await missedOf(laterQuestions)
  t.ok(later.length <= 9, `${later.length} of ${laterQuestions.length} were not found: ${later.join('; ')}`)
  const independent = await missedOf(independentQuestions.filter(([, ...right]) => right.some((id) => all.has(id))))
  t.ok(independent.length <= 5, `${independent.length} were not found: ${independent.join('; ')}`)
})

/** The same as another operation, a WebSocket, or what a person does in a browser. */
const unasked = new Set<string>([
  ...['resizeTerminalSession', 'writeTerminalSession', 'readTerminalSession'],
  ...['connectTerminal', 'connectLive'],
  ...['completeSetup', 'getDeviceSignIn', 'createPasskey', 'createPasskeyChallenge'],
])

t.test('the contract says of each operation that a model may call what people ask', async (t) => {
  for (const { operationId, asked } of await operations.offered(caller))
    if (!isDecision(operationId)) t.equal(asked === undefined, unasked.has(operationId), operationId)
})

t.test('a request whose verb is a thing finds what makes one', async (t) => {
  for (const [words, right] of [
    ['comment on a task', 'createTaskComment'],
    ['review a task', 'submitTaskReview'],
    ['schedule a job', 'createSchedule'],
    ['tag a release', 'createTag'],
    ['email bob', 'sendEmail'],
  ] as const)
    t.equal((await operations.search(caller, words, 1))[0]?.operationId, right, words)
})

t.test('a name is found by itself, and words that say nothing find nothing else', async (t) => {
  for (const { operationId } of await operations.offered(caller))
    t.equal((await operations.search(caller, operationId, 1))[0]?.operationId, operationId)
  t.same(await operations.search(caller, 'qwertz', shownMax), [])
  t.same(await operations.search(caller, '', shownMax), [])
})
