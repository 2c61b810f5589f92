/**
 * Sends requests to a service in which everything is there that its operations need (test/support/fuzz-house.ts), and
 * judges the answers by the document at /openapi.json with @hyperjump/json-schema:
 * `npm run fuzz -- --requests 20000 --minutes 5 --seed 1 --workers 4`. The log of the service's failures is printed.
 *
 * Every example of the contract comes first, with real things in the place of those that it names. Then some workers
 * repeat them with parts that fast-check made, and others send what fast-check makes of the schemas alone: by narrow
 * tokens, with merge patches, with conditions that fit, reading streams. Exits with 1 when an answer is lost or
 * undeclared (status, error code, header or schema), or when the service fails (500 `internal_error`).
 */
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { openHouse } from '../test/support/fuzz-house.ts'
import { Pools } from '../test/support/fuzz-pools.ts'
import { FuzzReport } from '../test/support/fuzz-report.ts'
import { requestsOf } from '../test/support/foreign-requests.ts'
import type { ForeignRequest } from '../test/support/foreign-requests.ts'
import { createJudge } from '../test/support/judge.ts'
import type { JudgedAnswer, JudgedOperation } from '../test/support/judge.ts'
import { isForm } from '../test/support/samples.ts'
import type { SampleOptions } from '../test/support/samples.ts'
import type { Answer } from '../test/support/gantry.ts'
import { readContract } from './read-contract.ts'
import type { Contract } from './contract-document.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    minutes: { type: 'string' },
    seed: { type: 'string' },
    workers: { type: 'string', default: '4' },
  },
})
const requestCount = Number(values.requests)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const endsAt = performance.now() + Number(values.minutes ?? Infinity) * 60_000
/** Of four workers, one repeats the examples: with many, they meet at the same things. */
const variers = Math.ceil(Number(values.workers) / 4)
const foreigners = Number(values.workers) - variers
const answerMsMax = 120_000
/** A stream that has nothing to say yet is left. */
const streamMs = 200
const streamBytesMax = 100_000
const patchType = 'application/merge-patch+json'
/** Forms and streams are sent by the other workers alone; a clone takes the repository away from them for a while. */
const notVaried = new Set(['cloneRepository', 'completeSetup'])

// What a check of the service's own does, and what a call of the fuzz throws while its things are taken away, is
// reported; it does not end the run.
process.on('unhandledRejection', (error) => report.note(`${error}`))

const house = await openHouse(readContract())
const { gantry, sample } = house
const contract = (await (await fetch(`${gantry.origin}/openapi.json`)).json()) as Contract
const judge = await createJudge(contract)
const requests = new Map<string, Arbitrary<ForeignRequest>>(
  judge.operations.map((operation) => [operation.id, requestsOf(contract, operation)]),
)
const pools = new Pools(house.kept)
const report = new FuzzReport(contract, judge.operations)

console.log(`seed ${seed}, ${requestCount} requests, ${judge.operations.length} operations`)
await sendExamples()
console.log(`after the examples, ${report.succeeded().length} operations have succeeded`)
let next = report.sent
await Promise.all([
  ...Array.from({ length: variers }, varyExamples),
  ...Array.from({ length: foreigners }, sendForeign),
])
report.print()
await house.close()
process.exit(report.failed ? 1 : 0)

/** Each example of each operation, as it stands. */
async function sendExamples(): Promise<void> {
  for (const operation of judge.operations) {
    const bodies = examplesOf(operation)
    for (const body of bodies.length > 0 ? bodies : [undefined])
      if (performance.now() < endsAt) await sendExample(operation, body === undefined ? {} : { body })
  }
}

/** The examples with another member, another media type or another credential. */
async function varyExamples(): Promise<void> {
  for (const take = takeIndex(); ; ) {
    const index = take()
    if (index === undefined) return
    const [choice = 0, chance = 0, part = 0] = fc.sample(fc.nat(1_000_000), { seed: seed + index, numRuns: 3 })
    const operation = judge.operations[choice % judge.operations.length]
    if (!operation || notVaried.has(operation.id)) continue
    const [made] = fc.sample(requests.get(operation.id) ?? fc.constant(undefined), { seed: seed + index, numRuns: 1 })
    const bodies = examplesOf(operation)
    const example = bodies[chance % Math.max(1, bodies.length)]
    const body = chance % 3 === 0 ? withPart(example, pools.fill(made?.body, chance), part) : example
    const isPatch = chance % 2 === 0 && operation.requestBody?.content[patchType] !== undefined
    const credential = chance % 10 === 1 ? [...house.credentials.values()][part % house.credentials.size] : undefined
    await sendExample(operation, {
      ...(body !== undefined && { body }),
      headers: {
        ...(isPatch && { 'content-type': patchType }),
        ...(credential !== undefined && { authorization: `Bearer ${credential}` }),
      },
    })
  }
}

async function sendExample(operation: JudgedOperation, options: SampleOptions): Promise<void> {
  report.sent += 1
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), answerMsMax)
  const late = new Promise<never>((_, reject) =>
    controller.signal.addEventListener('abort', () => reject(new Error('it takes too long'))),
  )
  try {
    const answer = await Promise.race([sample.call(operation, options), late])
    judgeAnswer(operation, judgedOf(answer), describe(operation, options))
  } catch (error) {
    // Off the contract by the own validator, or a thing that another worker took away.
    const { message } = error as Error
    if (/off the contract|undeclared status|without success|among the error codes/.test(message))
      report.fail(`${operation.id} by the own validator`, message.slice(0, 1200))
    else report.note(`${operation.id}: ${message.slice(0, 120)}`)
  } finally {
    clearTimeout(timer)
  }
}

async function sendForeign(): Promise<void> {
  for (const take = takeIndex(); ; ) {
    const index = take()
    if (index === undefined) return
    const [choice = 0, chance = 0] = fc.sample(fc.nat(1_000_000), { seed: seed + index, numRuns: 2 })
    const operation = judge.operations[choice % judge.operations.length]
    const arbitrary = operation && requests.get(operation.id)
    if (!operation || !arbitrary) continue
    const [request] = fc.sample(arbitrary, { seed: seed + index, numRuns: 1 })
    if (request) await sendMade(operation, pools.fill(request, chance), chance)
  }
}

async function sendMade(operation: JudgedOperation, request: ForeignRequest, chance: number): Promise<void> {
  report.sent += 1
  const { url, init } = await fetchOptionsOf(operation, request, chance)
  const sent = `${init.method} ${url.slice(0, 300)} ${typeof init.body === 'string' ? init.body.slice(0, 600) : ''}`
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(answerMsMax) })
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
    const text = isStream ? await readStream(response) : await response.text()
    judgeAnswer(operation, { status: response.status, headers: response.headers, text }, sent)
    if (response.ok) learnFrom(operation, url, text)
  } catch (error) {
    const { cause } = error as Error
    report.fail(`${operation.id} lost`, `${sent} → no answer: ${error} ${cause ?? ''}`)
  }
}

function judgeAnswer(operation: JudgedOperation, answer: JudgedAnswer, sent: string): void {
  const code = answer.status >= 400 ? codeOf(answer.text) : ''
  report.count(operation.id, answer.status, code)
  const mistakes = [...judge.mistakesIn(operation, answer), ...streamMistakes(operation, answer)]
  if (code === 'internal_error') mistakes.push('the service failed')
  if (mistakes.length > 0)
    report.fail(`${operation.id} ${answer.status} ${code}`, `${sent} → ${answer.text.slice(0, 600)}: ${mistakes}`)
  if (answer.status < 300 && !answer.text.startsWith('{')) return
  if (answer.status < 300) pools.learn(JSON.parse(answer.text))
  const isConfig = /^\/(config|mcp\/servers)/.test(operation.path) && operation.method !== 'GET'
  if (answer.status < 300 && isConfig) house.restoreConfig()
}

function learnFrom(operation: JudgedOperation, url: string, text: string): void {
  pools.learnPath(operation.path, url.slice(`${gantry.origin}/api/v1`.length))
  if (text.startsWith('{')) pools.learn(JSON.parse(text))
}

/** The events of a stream, where the contract says more of them than that they are text. */
function streamMistakes({ responses }: JudgedOperation, { status, headers, text }: JudgedAnswer): string[] {
  const media = responses[status]?.content?.['text/event-stream']
  if (!headers.get('content-type')?.startsWith('text/event-stream') || !media) return []
  report.streamCount += 1
  if (media.schema === undefined || media.schema['type'] === 'string') return []
  const events = text.split('\n\n').flatMap((block) => /^data: (.*)$/m.exec(block)?.[1] ?? [])
  return events.flatMap((data) => (judge.fits(media.schema, JSON.parse(data)) ? [] : `an event is off: ${data}`))
}

/** What comes at once: whole events. */
async function readStream(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  const timer = setTimeout(() => reader?.cancel().catch(() => undefined), streamMs)
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) break
    text += decoder.decode(value, { stream: true })
    if (text.length > streamBytesMax) await reader?.cancel()
  }
  clearTimeout(timer)
  return text.slice(0, text.lastIndexOf('\n\n') + 2)
}

async function fetchOptionsOf(
  operation: JudgedOperation,
  { path: places, query, headers, body, mediaType, file }: ForeignRequest,
  chance: number,
): Promise<{ url: string; init: RequestInit & { method: string } }> {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const place = String(places[name] ?? 'x')
    // A client takes dots for steps in the path, and so calls another operation.
    return /^\.{1,2}$/.test(place) ? 'x' : encodeURIComponent(place)
  })
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, `${one}`])),
  )
  const address = `${gantry.origin}/api/v1${filled}`
  const streams = operation.responses['200']?.content?.['text/event-stream'] !== undefined
  const others = [...house.credentials.values()]
  const credential = chance % 8 === 0 ? others[(chance >> 3) % others.length] : gantry.token
  const isFormSent = mediaType === 'multipart/form-data'
  const all: Record<string, string> = {
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value).replace(/[^!-~]/g, '')])),
    ...(await conditionOf(operation, address, chance)),
    ...(streams && chance % 2 === 0 && { accept: 'text/event-stream' }),
    ...(body !== undefined && !isFormSent && mediaType !== undefined && { 'content-type': mediaType }),
    authorization: `Bearer ${credential}`,
  }
  const init = { method: operation.method, redirect: 'manual' as const, headers: all }
  const url = search.size > 0 ? `${address}?${search}` : address
  if (body === undefined) return { url, init }
  return { url, init: { ...init, body: isFormSent ? formOf(body, file) : JSON.stringify(body) } }
}

/** The version that a condition asks for, which another operation at the same address answers. */
async function conditionOf(operation: JudgedOperation, address: string, chance: number): Promise<object> {
  const name = operation.parameters.find(({ name }) => /^If-(None-)?Match$/.test(name))?.name
  if (!name || chance % 3 === 0) return {}
  const reads = judge.operations.some(({ path, method }) => path === operation.path && method === 'GET')
  if (!reads) return {}
  const response = await fetch(address, { headers: { authorization: `Bearer ${gantry.token}` } })
  await response.body?.cancel()
  const tag = response.headers.get('etag')
  return tag === null ? {} : { [name]: tag }
}

function formOf(body: unknown, file: string): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(typeof body === 'object' && body !== null ? body : {}))
    form.append(name, name === 'file' ? new File([file], `fuzz-${report.sent}.txt`) : JSON.stringify(value))
  return form
}

/** Of a made body one member, in the place of that of the example. */
function withPart(example: unknown, made: unknown, part: number): unknown {
  if (typeof example !== 'object' || example === null || typeof made !== 'object' || made === null) return example
  const names = Object.keys(made)
  const name = names[part % Math.max(1, names.length)]
  return name === undefined ? example : { ...example, [name]: (made as Record<string, unknown>)[name] }
}

function examplesOf(operation: JudgedOperation): unknown[] {
  if (isForm(operation)) return []
  return Object.values(operation.requestBody?.content['application/json']?.examples ?? {}).map(({ value }) => value)
}

/** Numbers the requests of all workers, until there are enough or the time is over. */
function takeIndex(): () => number | undefined {
  return () => (report.sent >= requestCount || performance.now() >= endsAt ? undefined : next++)
}

function judgedOf({ status, headers, body }: Answer): JudgedAnswer {
  return { status, headers, text: Buffer.isBuffer(body) ? body.toString() : JSON.stringify(body) }
}

function describe({ id, method, path }: JudgedOperation, options: SampleOptions): string {
  return `${id}: ${method} ${path} ${JSON.stringify(options).slice(0, 600)}`
}

function codeOf(text: string): string {
  try {
    return (JSON.parse(text) as { error: { code: string } }).error.code
  } catch {
    return 'no envelope'
  }
}
