/**
 * The figures of chats: `node bench/chats.ts [--kills 20] [--messages 1000] [--streams 100] [--samples 50]`. A server
 * of models runs in this process, the service in one of its own. The command fails when something was lost or done
 * twice.
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { LLMock } from '@copilotkit/aimock'
import { eventsIn } from '../test/support/ai.ts'
import type { StreamedEvent } from '../test/support/ai.ts'
import { textOf } from '../test/support/chats.ts'
import { startProcess, token } from '../test/support/crash/service.ts'
import type { RunningService } from '../test/support/crash/service.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    messages: { type: 'string', default: '1000' },
    streams: { type: 'string', default: '100' },
    samples: { type: 'string', default: '50' },
  },
})
const steps = 5
const model = 'acme/gpt-4o'
const words = 'word '.repeat(400)

interface Prompt {
  readonly messages: readonly { readonly role: string; readonly content?: unknown }[]
}

const lastText = ({ messages }: Prompt) => String(messages.at(-1)?.content)
const models = new LLMock({ port: 0, logLevel: 'silent' })
await models.start()
for (let step = 0; step < steps; step++)
  models.on(
    {
      predicate: ({ messages }: Prompt) =>
        messages.some(({ content }) => String(content).startsWith('Make five tasks')) &&
        messages.filter(({ role }) => role === 'tool').length === step,
    },
    (prompt) => ({
      content: words.slice(0, 200),
      toolCalls: [
        {
          id: `step_${step}`,
          name: 'createTask',
          arguments: JSON.stringify({ title: `${titleIn(prompt)} step ${step}` }),
        },
      ],
    }),
    { chunkSize: 10, streamingProfile: { ttft: 5, tps: 200 } },
  )
models.onMessage(/stream/, { content: words }, { chunkSize: 5, streamingProfile: { ttft: 0, tps: 100 } })
models.on({ predicate: (prompt: Prompt) => lastText(prompt).startsWith('Summarize') }, { content: 'A summary.' })
models.onMessage(/./, { content: 'Yes.' }, { streamingProfile: { ttft: 0, tps: 1000 } })

const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-chats-'))
const place = { project: join(folder, 'project'), data: join(folder, 'data') }
for (const each of Object.values(place)) mkdirSync(each)
const environment = { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` }
let service: RunningService = await start()
let isRight = true
/** How often the service asked to come later. */
const refusals = new Map<string, number>()
try {
  await call('PUT', '/ai/providers/acme', { kind: 'openai-compatible', baseUrl: `${models.url}/v1`, apiKey: 'none' })
  await report('first delta', () => firstDelta(Number(values.samples)))
  await report('chats streaming', () => streaming(Number(values.streams)))
  await report('reconnects', reconnects)
  await report('compaction', () => compaction(Number(values.messages)))
  await report('kills', () => kills(Number(values.kills)))
} finally {
  console.log(`asked to come later: ${JSON.stringify(Object.fromEntries(refusals))}`)
  await service.end('SIGKILL')
  await models.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = isRight ? 0 : 1

/** A service that is killed at random points of a turn of five steps, and started again. */
async function kills(count: number): Promise<string> {
  let [killed, twice, missing, unlogged] = [0, 0, 0, 0]
  for (let round = 0; killed < count; round++) {
    const chatId = await createChat({ toolRules: [{ tool: '*', action: 'allow' }] })
    const seen: StreamedEvent[] = []
    await send(chatId, `Make five tasks: round ${round}.`)
    // A turn is taken up three times.
    for (let taken = 0; taken < 3 && killed < count; taken++) {
      const reading = follow(chatId, seen, () => false).catch(() => {})
      await pause(Math.random() * 600)
      if ((await chatOf(chatId)).state === 'idle') break
      await service.end('SIGKILL')
      killed++
      await reading
      service = await start()
    }
    await untilIdle(chatId)
    const messages = await messagesOf(chatId)
    const { tasks } = await call('GET', '/tasks?limit=200')
    for (let step = 0; step < steps; step++) {
      const made = tasks.filter(({ title }: { title: string }) => title === `round ${round} step ${step}`).length
      twice += Math.max(0, made - 1)
      missing += made === 0 ? 1 : 0
    }
    unlogged += await unloggedOf(chatId, seen, messages.at(-1))
  }
  expect(twice === 0 && missing === 0 && unlogged === 0)
  return `${killed} kills -9: ${twice} operations run twice, ${missing} missing, ${unlogged} events seen by a client and not in the log`
}

/** Every event that a client has seen is still there, and says the same. */
async function unloggedOf(chatId: string, seen: readonly StreamedEvent[], answer: { state: string }): Promise<number> {
  expect(answer.state === 'done')
  const logged: StreamedEvent[] = []
  await follow(chatId, logged, isIdle, 0)
  const byId = new Map(logged.map((event) => [event.id, JSON.stringify(event.data)]))
  return seen.filter(({ id, data }) => byId.get(id) !== JSON.stringify(data)).length
}

/** Messages before, during and after a compaction. A full queue asks to come again, as it does always. */
async function compaction(count: number): Promise<string> {
  const chatId = await createChat({})
  const ids = Array.from({ length: count }, (_, index) => `m-${index}`)
  const began = performance.now()
  for (const [index, id] of ids.entries()) {
    if (index === Math.floor(count / 3)) await put(chatId, 'compact', { id: 'compaction' })
    // Each is sent twice, as by a client that lost the answer.
    await put(chatId, 'messages', { id, content: id })
    await put(chatId, 'messages', { id, content: id })
  }
  await untilIdle(chatId)
  const said = (await messagesOf(chatId)).filter(({ role }: { role: string }) => role === 'user')
  const isInOrder = said.map(({ id }: { id: string }) => id).join() === ids.join()
  const isWhole = said.every((message: { id: string; parts: [] }) => textOf(message) === message.id)
  expect(isInOrder && isWhole)
  const ms = Math.round(performance.now() - began)
  return `${count} messages, each sent twice, with one compaction: ${said.length} taken, ${isInOrder ? 'in order' : 'NOT in order'}, ${ms} ms`
}

/** A client that hangs up every 100 ms and goes on after the last event that it has seen. */
async function reconnects(): Promise<string> {
  const chatId = await createChat({})
  await send(chatId, 'Please stream.')
  const seen: StreamedEvent[] = []
  let connections = 0
  while (!seen.some(isIdle)) {
    const until = performance.now() + 100
    connections++
    await follow(chatId, seen, (event) => isIdle(event) || performance.now() > until)
  }
  const numbers = seen.map(({ id }) => id)
  const lost = numbers.filter((id, index) => index > 0 && id !== (numbers[index - 1] ?? 0) + 1).length
  const text = seen.map(({ event, data }) => (event === 'part' ? (data.part.append ?? '') : '')).join('')
  expect(lost === 0 && text === words)
  return `${connections} connections of 100 ms: ${lost} events lost or repeated, text ${text === words ? 'whole' : 'NOT whole'}`
}

/** The time to the first text through a chat, against the time to the first text of the provider itself. */
async function firstDelta(samples: number): Promise<string> {
  const added: number[] = []
  for (let sample = 0; sample < samples + 5; sample++) {
    const alone = await firstOfProvider()
    const chatId = await createChat({})
    const seen: StreamedEvent[] = []
    const opened = Promise.withResolvers<void>()
    const reading = follow(
      chatId,
      seen,
      ({ event, data }) => event === 'part' && Boolean(data.part.append),
      0,
      opened.resolve,
    )
    await opened.promise
    const began = performance.now()
    await send(chatId, 'Say yes.')
    await reading
    // The first ones warm up.
    if (sample >= 5) added.push(performance.now() - began - alone)
    await untilIdle(chatId)
  }
  added.sort((one, other) => one - other)
  return `first text through a chat, ms added to the provider: p50 ${at(added, 0.5)}, p99 ${at(added, 0.99)} of ${samples} (of which up to 50 ms gather deltas)`
}

async function firstOfProvider(): Promise<number> {
  const began = performance.now()
  const response = await fetch(`${models.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer none' },
    body: JSON.stringify({ model: 'gpt-4o', stream: true, messages: [{ role: 'user', content: 'Say yes.' }] }),
  })
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString()
    if (text.includes('"content":"Y')) break
  }
  return performance.now() - began
}

/** Chats whose answers are all streamed at once. Turns wait for a place, of which one user has a few. */
async function streaming(count: number): Promise<string> {
  const began = performance.now()
  const chats = await Promise.all(Array.from({ length: count }, () => createChat({})))
  const texts = await Promise.all(
    chats.map(async (chatId) => {
      const seen: StreamedEvent[] = []
      const reading = followToEnd(chatId, seen)
      await send(chatId, 'Please stream.')
      await reading
      return seen.map(({ event, data }) => (event === 'part' ? (data.part.append ?? '') : '')).join('')
    }),
  )
  const whole = texts.filter((text) => text === words).length
  expect(whole === count)
  return `${count} chats with an open stream each: ${whole} received their whole text, ${Math.round(performance.now() - began)} ms`
}

/** Reads the events of a chat from its beginning to its end, by as many connections as it takes. */
async function followToEnd(chatId: string, seen: StreamedEvent[]): Promise<void> {
  while (!seen.some(isIdle)) {
    await follow(chatId, seen, isIdle).catch(() => {})
    if (!seen.some(isIdle)) await pause(100)
  }
}

/** Reads the events of a chat after those that were seen, until one of them is the last. */
async function follow(
  chatId: string,
  seen: StreamedEvent[],
  isLast: (event: StreamedEvent) => boolean,
  after = seen.at(-1)?.id ?? 0,
  onOpen: () => void = () => {},
): Promise<void> {
  const response = await fetch(`${service.origin}/api/v1/chats/${chatId}/events?after=${after}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
  })
  if (!response.ok) {
    const { error } = (await response.json()) as { error: { code: string; retryAfter?: number } }
    refusals.set(error.code, (refusals.get(error.code) ?? 0) + 1)
    await pause((error.retryAfter ?? 1) * 1_000)
    return follow(chatId, seen, isLast, after, onOpen)
  }
  onOpen()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString()
    const end = text.lastIndexOf('\n\n') + 2
    if (end < 2) continue
    for (const event of eventsIn(text.slice(0, end))) {
      seen.push(event)
      if (isLast(event)) return
    }
    text = text.slice(end)
  }
}

function isIdle({ event, data }: StreamedEvent): boolean {
  return event === 'chat' && data.state === 'idle'
}

async function createChat(more: object): Promise<string> {
  return (await call('POST', '/chats', { backend: { kind: 'model', model }, ...more })).chat.id
}

async function send(chatId: string, content: string): Promise<void> {
  await call('POST', `/chats/${chatId}/messages`, { content })
}

async function chatOf(chatId: string) {
  return (await call('GET', `/chats/${chatId}`)).chat
}

async function messagesOf(chatId: string) {
  const all = []
  for (let cursor = ''; ; ) {
    const page = await call('GET', `/chats/${chatId}/messages?limit=200${cursor}`)
    all.push(...page.messages)
    if (page.nextCursor === undefined) return all
    cursor = `&cursor=${encodeURIComponent(page.nextCursor)}`
  }
}

async function untilIdle(chatId: string): Promise<void> {
  while ((await chatOf(chatId)).state !== 'idle') await pause(20)
}

/** Puts an item into the queue of a chat, again and again while it is full. */
async function put(chatId: string, path: string, body: object): Promise<void> {
  while (!(await answerOf('POST', `/chats/${chatId}/${path}`, body)).success) await pause(50)
}

/** Calls an operation, again when the service asks to come later. */
async function call(method: string, path: string, body?: object) {
  for (;;) {
    const answer = await answerOf(method, path, body)
    if (answer.success) return answer.data
    if (answer.error.retryAfter === undefined) throw new Error(`${method} ${path}: ${JSON.stringify(answer.error)}`)
    refusals.set(answer.error.code, (refusals.get(answer.error.code) ?? 0) + 1)
    await pause(answer.error.retryAfter * 1_000)
  }
}

// The answers have as many shapes as there are operations.
async function answerOf(method: string, path: string, body?: object, key: string = randomUUID()): Promise<any> {
  try {
    const response = await fetch(`${service.origin}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
      ...(body && { body: JSON.stringify(body) }),
    })
    return await response.json()
  } catch (error) {
    // A connection that was idle may be closed at the moment in which it is used again.
    if (!(error instanceof TypeError)) throw error
    await pause(50)
    return answerOf(method, path, body, key)
  }
}

function start(): Promise<RunningService> {
  return startProcess({ ...place, environment })
}

function titleIn({ messages }: Prompt): string {
  return /round \d+/.exec(String(messages.find(({ role }) => role === 'user')?.content))?.[0] ?? ''
}

function at(sorted: readonly number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
}

function expect(isTrue: boolean): void {
  isRight &&= isTrue
}

async function report(name: string, measure: () => Promise<string>): Promise<void> {
  console.log(`${name}: ${await measure()}`)
}
