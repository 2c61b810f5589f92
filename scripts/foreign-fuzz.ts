/**
 * Sends requests that fast-check makes from the document at /openapi.json to a service in a process of its own, and
 * judges the answers by the same document with @hyperjump/json-schema: `npm run fuzz -- --requests 20000 --seed 1`.
 * Exits with 1 when an answer is lost or undeclared (status, error code, header or schema), or when the service fails
 * (500 `internal_error`).
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { startProcess, token } from '../test/support/crash/service.ts'
import { requestsOf } from '../test/support/foreign-requests.ts'
import type { ForeignRequest } from '../test/support/foreign-requests.ts'
import { createJudge } from '../test/support/judge.ts'
import type { JudgedOperation } from '../test/support/judge.ts'
import type { Contract } from './contract-document.ts'

const { values } = parseArgs({ options: { requests: { type: 'string' }, seed: { type: 'string' } } })
const requestCount = Number(values.requests ?? 20_000)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const callsAtOnce = 4
const answerMsMax = 120_000
const poolMax = 40

/** Not for the calls: to end these would end the caller. */
const ownIds = new Set(['user_owner'])

const folder = mkdtempSync(join(tmpdir(), 'gantry-fuzz-'))
const project = makeProject()
const service = await startProcess({ project, data: join(folder, 'data'), environment: { GANTRY_TRUST: '1' } })
const contract = (await (await fetch(`${service.origin}/openapi.json`)).json()) as Contract
const judge = await createJudge(contract)
const requests = new Map<string, Arbitrary<ForeignRequest>>(
  judge.operations.map((operation) => [operation.id, requestsOf(contract, operation)]),
)
const pools = new Map<string, string[]>()
const tally = new Map<string, number>()
/** One failure of each kind, and how often the kind was seen. */
const failures = new Map<string, { readonly first: string; readonly count: number }>()
const viewer = await makeViewer()

console.log(`seed ${seed}, ${requestCount} requests, ${judge.operations.length} operations`)
const startedAt = performance.now()
let next = 0
await Promise.all(Array.from({ length: callsAtOnce }, work))
report()
const exitCode = await service.end('SIGTERM')
if (exitCode !== 0) console.log(`failed: the service ended with ${exitCode}: ${service.errors()}`)
rmSync(folder, { recursive: true, force: true })
process.exit(failures.size > 0 || exitCode !== 0 ? 1 : 0)

async function work(): Promise<void> {
  for (;;) {
    const index = next++
    if (index >= requestCount) return
    const [choice = 0, chance = 0] = fc.sample(fc.nat(1_000_000), { seed: seed + index, numRuns: 2 })
    const operation = judge.operations[choice % judge.operations.length]
    const arbitrary = operation && requests.get(operation.id)
    if (!operation || !arbitrary) continue
    const [request] = fc.sample(arbitrary, { seed: seed + index, numRuns: 1 })
    if (request) await judgeOne(operation, request, chance, index)
  }
}

async function judgeOne(
  operation: JudgedOperation,
  request: ForeignRequest,
  chance: number,
  index: number,
): Promise<void> {
  const sent = fetchOptionsOf(operation, request, chance)
  try {
    const response = await fetch(sent.url, { ...sent.init, signal: AbortSignal.timeout(answerMsMax) })
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
    const text = isStream ? '' : await response.text()
    if (isStream) await response.body?.cancel()
    const code = response.status >= 400 ? codeOf(text) : ''
    count(`${operation.id} ${response.status} ${code}`.trim())
    if (response.ok) learn(text)
    const mistakes = judge.mistakesIn(operation, { status: response.status, headers: response.headers, text })
    if (code === 'internal_error') mistakes.push('the service failed')
    if (mistakes.length > 0) fail(`${operation.id} ${response.status} ${code}`, `${text.slice(0, 600)}: ${mistakes}`)
  } catch (error) {
    const { cause } = error as Error
    fail(`${operation.id} lost`, `no answer: ${error} ${cause ?? ''}`)
  }

  function fail(kind: string, found: string): void {
    const body = typeof sent.init.body === 'string' ? sent.init.body.slice(0, 600) : ''
    const first = `${kind}: #${index} ${sent.init.method} ${sent.url.slice(0, 300)} ${body} → ${found}`
    failures.set(kind, { first: failures.get(kind)?.first ?? first, count: (failures.get(kind)?.count ?? 0) + 1 })
  }
}

function fetchOptionsOf(
  { method, path, requestBody }: JudgedOperation,
  request: ForeignRequest,
  chance: number,
): { url: string; init: RequestInit & { method: string } } {
  const { path: places, query, headers, body } = withPools(request, chance)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const place = String(places[name] ?? 'x')
    // A client takes dots for steps in the path, and so calls another operation.
    return /^\.{1,2}$/.test(place) ? 'x' : encodeURIComponent(place)
  })
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, `${one}`])),
  )
  const isForm = requestBody?.content['application/json'] === undefined && requestBody !== undefined
  const credential = chance % 20 === 0 ? 'wrong' : chance % 20 === 1 ? viewer : token
  const init = {
    method,
    redirect: 'manual' as const,
    headers: {
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, String(value).replace(/[^!-~]/g, '')]),
      ),
      authorization: `Bearer ${credential}`,
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
  }
  const url = `${service.origin}/api/v1${filled}${search.size > 0 ? `?${search}` : ''}`
  if (body === undefined) return { url, init }
  return { url, init: { ...init, body: isForm ? formOf(body, request.file) : JSON.stringify(body) } }
}

function formOf(body: unknown, file: string): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(typeof body === 'object' && body !== null ? body : {}))
    form.append(name, name === 'file' ? new File([file], `fuzz-${next}.txt`) : JSON.stringify(value))
  return form
}

/** Puts values of earlier answers where the request asks for one. */
function withPools(request: ForeignRequest, chance: number): ForeignRequest {
  return JSON.parse(JSON.stringify(request), (_, value: unknown) => {
    const [, name] = (typeof value === 'string' && /^@pool:(.*)$/.exec(value)) || []
    if (name === undefined) return value
    const pool = pools.get(name) ?? []
    return pool[chance % Math.max(1, pool.length)] ?? `${name}_01ke3v7s9x4t2m8r6d0w5hq9nz`
  }) as ForeignRequest
}

/** Keeps the texts of an answer by the names of their fields, and ids by their prefix. */
function learn(text: string): void {
  if (!text.startsWith('{')) return
  JSON.parse(text, (name, value: unknown) => {
    if (typeof value !== 'string' || ownIds.has(value)) return value
    const [, prefix] = /^([a-z]+)_[0-9a-z]{26}$/.exec(value) ?? []
    if (prefix) for (const key of [prefix, `${prefix}Id`, name]) keep(key, value)
    else if (value.length < 100) keep(name, value)
    return value
  })
}

function keep(name: string, value: string): void {
  const pool = pools.get(name) ?? []
  pools.set(name, pool)
  if (pool.includes(value)) return
  if (pool.push(value) > poolMax) pool.shift()
}

function codeOf(text: string): string {
  try {
    return (JSON.parse(text) as { error: { code: string } }).error.code
  } catch {
    return 'no envelope'
  }
}

function count(name: string): void {
  tally.set(name, (tally.get(name) ?? 0) + 1)
}

function report(): void {
  const statuses = new Map<string, number>()
  for (const [name, times] of tally) {
    const status = name.split(' ')[1] ?? ''
    statuses.set(status, (statuses.get(status) ?? 0) + times)
  }
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
  console.log(`answers by status: ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`)
  const succeeded = judge.operations.filter(({ id }) => [...tally.keys()].some((name) => name.startsWith(`${id} 2`)))
  console.log(`${tally.size} kinds of answers; ${succeeded.length} operations succeeded at least once`)
  for (const { first, count } of failures.values()) console.log(`failed ${count} times: ${first}`)
  console.log(`${failures.size} kinds of failures`)
}

function makeProject(): string {
  const project = join(folder, 'project')
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', project])
  writeFileSync(join(project, 'gantry.json'), '{"name": "fuzz"}')
  return project
}

/** A token that may only read. */
async function makeViewer(): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const identity = await fetch(`${service.origin}/api/v1/identity`, { headers })
  const { data } = (await identity.json()) as { data: { identity: { tokenId?: string } } }
  if (data.identity.tokenId) ownIds.add(data.identity.tokenId)
  const body = JSON.stringify({ name: 'A reader', preset: 'read_only' })
  const made = await fetch(`${service.origin}/api/v1/identity/tokens`, { method: 'POST', headers, body })
  return ((await made.json()) as { data: { secret: string } }).data.secret
}
