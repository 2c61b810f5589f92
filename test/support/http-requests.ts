import t from 'tap'
import { validators } from '../../src/generated/answer-validators.js'
import { startGantry } from './gantry.ts'
import { startServer } from './server.ts'
import { exchange, request } from './wire.ts'
import type { Bytes, WireAnswer } from './wire.ts'

export const gantry = await startGantry(t)

export const { port, token } = gantry

export const owner = { Authorization: `Bearer ${token}` }

export const json = { 'Content-Type': 'application/json' }

/** The same service, which does not wait long for the rest of a body that it has refused. */
export const hasty = await startServer(t, gantry, { drain: { bytesMax: 1_000_000, ms: 100 } })

export type Test = Pick<typeof t, 'equal' | 'ok' | 'match'>

/** The service answers this with a failure of the contract. */
export async function refuses(t: Test, bytes: Bytes, status: number, code: string, name: string): Promise<WireAnswer> {
  const { answers } = await exchange(port, bytes)
  return refusal(t, answers[0], status, code, name)
}

/** The answer is the failure envelope with this code, and its request id stands in the header too. */
export function refusal(
  t: Test,
  answer: WireAnswer | undefined,
  status: number,
  code: string,
  name: string,
): WireAnswer {
  if (!answer) throw new Error(`${name} was not answered`)
  const body = JSON.parse(answer.text || 'null')
  t.equal(`${answer.status} ${body?.error.code}`, `${status} ${code}`, name)
  t.ok(validators['getHealth_default']?.(body), `${name}: in the envelope`)
  t.match(answer.headers.get('content-type'), /^application\/json/)
  t.equal(answer.headers.get('x-request-id'), body?.error.requestId)
  return answer
}

export async function accepts(t: Test, bytes: Bytes, status: number, name: string): Promise<WireAnswer> {
  const answer = (await exchange(port, bytes)).answers.at(-1)
  if (!answer) throw new Error(`${name} was not answered`)
  t.equal(answer.status, status, name)
  t.equal(JSON.parse(answer.text).success, true)
  t.ok(answer.headers.get('x-request-id'))
  return answer
}

export function createTask(body: string | Buffer, headers: Readonly<Record<string, string>> = {}): [string, Buffer] {
  const bytes = Buffer.from(body)
  return [
    request('POST', '/api/v1/tasks', { ...owner, ...json, 'Content-Length': String(bytes.length), ...headers }),
    bytes,
  ]
}

export function createTaskInChunks(chunks: string, headers: Readonly<Record<string, string>> = {}): string {
  return request('POST', '/api/v1/tasks', { ...owner, ...json, 'Transfer-Encoding': 'chunked', ...headers }) + chunks
}

export function get(path: string, headers: Readonly<Record<string, string>> = {}): string {
  return request('GET', `/api/v1${path}`, { ...owner, ...headers })
}
