/**
 * A conversation far longer than the window of its model: `node bench/long-chat.ts [--turns 2000] [--window 16000]`.
 * The model is a server in this process that refuses what does not fit, the service a process of its own. The command
 * fails when something was refused, or when less than 95 % of the facts are known at the end.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startProcess, token } from '../test/support/crash/service.ts'
import { readUntil } from '../test/support/wait.ts'
import { WindowModel, answerByFacts } from '../test/support/window-model.ts'

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '2000' },
    window: { type: 'string', default: '16000' },
    facts: { type: 'string', default: '60' },
  },
})
const [turns, windowTokens, factCount] = [Number(values.turns), Number(values.window), Number(values.facts)]
const factEach = Math.max(1, Math.floor(turns / factCount))
const sharePassed = 0.95

const model = new WindowModel({ windowTokens, answer: answerByFacts })
const { url, port } = await model.start()
const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-long-chat-'))
const place = { project: join(folder, 'project'), data: join(folder, 'data') }
for (const each of Object.values(place)) mkdirSync(each)
const environment = { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${port}` }
const service = await startProcess({ ...place, environment })
try {
  const models = [{ id: 'm', contextTokens: windowTokens }]
  await call('PUT', '/ai/providers/acme', { kind: 'openai-compatible', baseUrl: `${url}/v1`, models })
  const { chat } = await call('POST', '/chats', { backend: { kind: 'model', model: 'acme/m' } })
  const began = performance.now()
  const paces: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const start = performance.now()
    await say(chat.id, turn, wordsOf(turn))
    paces.push(performance.now() - start)
  }
  let known = 0
  const asked: number[] = []
  for (let turn = 0; turn < turns; turn += factEach) asked.push(turn)
  for (const turn of asked) if ((await say(chat.id, `q${turn}`, `What is the code ${turn}?`)) === codeOf(turn)) known++
  const requests = model.requests.length
  const compactions = requests - turns - asked.length
  const tenth = Math.max(1, Math.floor(turns / 10))
  const pace = (part: readonly number[]) => part.reduce((sum, each) => sum + each, 0) / part.length
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(
    `${turns} turns in a window of ${windowTokens} tokens: ${compactions} requests for summaries, ${seconds} s`,
  )
  console.log(`refused as too long: ${model.refused}; the largest request had ${model.largest} tokens`)
  console.log(`facts known at the end: ${known} of ${asked.length}`)
  console.log(
    `a turn of the last tenth took ${(pace(paces.slice(-tenth)) / pace(paces.slice(0, tenth))).toFixed(2)} times one of the first`,
  )
  process.exitCode = model.refused === 0 && known / asked.length >= sharePassed ? 0 : 1
} finally {
  await service.end('SIGKILL')
  await model.stop()
  rmSync(folder, { recursive: true, force: true })
}

function codeOf(turn: number): string {
  return `K${turn * 7919}`
}

/** Of different lengths, a few as long as half the window. */
function wordsOf(turn: number): string {
  const repeats = turn % 100 === 50 ? 200 : 1 + (turn % 13) * 4
  const filler = `In turn ${turn} the weather is spoken of, with numbers such as ${turn * 31}. `.repeat(repeats)
  return turn % factEach === 0 ? `${filler}\nRemember: the code ${turn} is ${codeOf(turn)}.` : filler
}

async function say(chatId: string, id: string | number, content: string): Promise<string> {
  await call('POST', `/chats/${chatId}/messages`, { id: `m-${id}`, content })
  const chat = await readUntil(
    async () => (await call('GET', `/chats/${chatId}`)).chat,
    ({ state }) => state === 'idle' || state === 'failed',
    'the turn has ended',
  )
  if (chat.state === 'failed') throw new Error(`turn ${id} failed`)
  // The answer is the newest request that the model was asked.
  return answerByFacts(model.requests.at(-1) ?? { messages: [] }).content ?? ''
}

// The answers have as many shapes as there are operations.
async function call(method: string, path: string, body?: object): Promise<any> {
  const response = await fetch(`${service.origin}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer: any = await response.json()
  if (!answer.success) throw new Error(`${method} ${path}: ${JSON.stringify(answer.error)}`)
  return answer.data
}
