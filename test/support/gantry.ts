import { appendFileSync } from 'node:fs'
import { readConfig } from '../../src/config.ts'
import { validators } from '../../src/generated/answer-validators.js'
import { errorCodesOf } from '../../src/generated/error-codes.ts'
import { routes } from '../../src/generated/routes.ts'
import type { OperationId } from '../../src/generated/routes.ts'
import type { ErrorCode } from '../../src/errors.ts'
import { stopRunner } from '../../src/runner/runner-client.ts'
import { startService } from '../../src/service.ts'
import type { Service } from '../../src/service.ts'
import { makeFolder, writeFiles } from './folder.ts'
import type { Teardown } from './folder.ts'
import { partsWith } from './parts.ts'
import type { OtherParts } from './parts.ts'
import { prepareData, sharedProbe } from './prepared.ts'
import { waitMaxMs } from './wait.ts'

export { makeFolder, writeFiles }

/** A service of its own for a test, on a free port, with a project in a folder of its own. */
export interface Gantry {
  readonly origin: string
  readonly port: number
  readonly token: string
  /** The project folder. */
  readonly project: string
  readonly data: string
  readonly service: Service
  /** Calls an operation as the owner, unless headers say otherwise, and checks the answer against the contract. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
  /** The same, without a look at the contract: for bytes and for what is not an operation. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** Makes a task and gives its id. */
  createTask(title?: string): Promise<string>
}

export interface CallOptions {
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent as it is. */
  readonly raw?: NonNullable<RequestInit['body']>
  /** `authorization: ''` sends none. */
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  // The tests look into answers of every shape; the contract check has told each shape before.
  readonly body: any
}

export interface GantryOptions {
  /** Files of the project by their path in it. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>
  readonly args?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly parts?: OtherParts
}

export const ownerToken = 'owner-token-of-the-tests-0123456789'

export async function startGantry(t: Teardown, options: GantryOptions = {}): Promise<Gantry> {
  const project = makeFolder(t)
  writeFiles(project, options.files ?? {})
  // A home of its own: what the person who runs the tests keeps in theirs is nothing of ours, and a shell reads it
  // slowly.
  const environment = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GANTRY_'))),
    HOME: makeFolder(t),
    INIT_CWD: project,
    GANTRY_ADMIN_TOKEN: ownerToken,
    GANTRY_CHECK_ANSWERS: '1',
    GANTRY_LOG: 'silent',
    GANTRY_RATE_LIMIT: 'off',
    GANTRY_DRAIN_SECONDS: '0',
    ...options.environment,
  }
  const config = readConfig(['--project', project, '--port', '0', ...(options.args ?? [])], environment)
  if (!options.parts?.store && config.store === undefined) await prepareData(config.data)
  // A test is client and service in one event loop, which would pass for an overload.
  const parts = partsWith({
    sandboxProbe: sharedProbe,
    ...options.parts,
    // A slow machine looks at the folders for longer than a list waits.
    mailLimits: { scanWaitMs: waitMaxMs, ...options.parts?.mailLimits },
    server: { admission: 'off', ...options.parts?.server },
  })
  const service = await startService(config, parts)
  // The second one ends the drain, where a test has one.
  t.teardown(async () => {
    await Promise.all([service.stop(), service.stop()])
    await stopRunner(config.data)
  })
  const origin = `http://127.0.0.1:${service.address.port}`
  return {
    origin,
    port: service.address.port,
    token: ownerToken,
    project,
    data: config.data,
    service,
    call: (method, path, callOptions) => call(origin, method, path, callOptions),
    fetch: (path, init) =>
      fetch(origin + path, {
        redirect: 'manual',
        ...init,
        headers: { authorization: `Bearer ${ownerToken}`, ...init?.headers },
      }),
    createTask: async (title = 'A task') => (await call(origin, 'POST', '/tasks', { body: { title } })).body.data.id,
  }
}

/** Approves what the files of the project name now, as `--trust` does for those of the start. */
export async function approveCommands({ call }: Pick<Gantry, 'call'>): Promise<void> {
  const { hash } = (await call('GET', '/config/approvals')).body.data.approval
  const { status } = await call('POST', '/config/approvals/approve', { body: { hash } })
  if (status !== 200) throw new Error(`the approval was answered with ${status}`)
}

/** Calls an operation below `/api/v1` and checks what comes back against the contract. */
export async function call(
  origin: string,
  method: string,
  path: string,
  { body, raw, headers = {}, signal }: CallOptions = {},
): Promise<Answer> {
  const sent: Record<string, string> = {
    authorization: `Bearer ${ownerToken}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  }
  if (sent['authorization'] === '') delete sent['authorization']
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: sent,
    redirect: 'manual',
    ...(body !== undefined ? { body: JSON.stringify(body) } : raw !== undefined && { body: raw, duplex: 'half' }),
    ...(signal && { signal }),
  } as RequestInit)
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  const answer: Answer = {
    status: response.status,
    headers: response.headers,
    body: isJson ? await response.json() : Buffer.from(await response.arrayBuffer()),
  }
  checkAnswer(method, path, answer, isJson)
  return answer
}

/** Fails when an answer is not what the contract declares, and notes that this status of this operation was seen. */
export function checkAnswer(
  method: string,
  path: string,
  { status, body }: Pick<Answer, 'status' | 'body'>,
  isJson: boolean,
): void {
  const id = operationOf(method, path)
  const declared = id && (`${id}_${status}` in validators || isDeclaredWithoutJson(status, isJson))
  const validator = declared ? validators[`${id}_${status}`] : validators[`${id ?? 'getHealth'}_default`]
  if (isJson && validator && !validator(body)) {
    throw new Error(
      `${method} ${path} answered ${status} off the contract: ${JSON.stringify(validator.errors?.map(({ instancePath, message, params }) => [instancePath, message, params]))} in ${JSON.stringify(body).slice(0, 2000)}`,
    )
  }
  if (!declared && status < 400) throw new Error(`${method} ${path} answered the undeclared status ${status}`)
  if (status < 400 && isJson && body.success !== true)
    throw new Error(`${method} ${path} answered ${status} without success`)
  // A path may fit two operations, `/tasks/next` and `/tasks/:id`: the one that has the method is not called.
  if (!id || status === 405) return
  const code: ErrorCode | undefined = isJson && status >= 400 ? body.error.code : undefined
  if (code && !errorCodesOf[id].includes(code))
    throw new Error(`${method} ${path} answered ${code}, which is not among the error codes of ${id} (x-errors)`)
  note('TEST_SEEN_FILE', [id, status, code].filter((part) => part !== undefined).join(' '))
  if (isJson) note('TEST_ANSWERS_FILE', JSON.stringify({ file: process.argv[1], id, status, code, body }))
}

/** Adds a line to the file that a variable names, if it is set. */
function note(variable: string, line: string): void {
  const file = process.env[variable]
  if (file) appendFileSync(file, `${line}\n`)
}

function isDeclaredWithoutJson(status: number, isJson: boolean): boolean {
  return !isJson && [101, 200, 206, 304].includes(status)
}

/** The operation that a method and a path mean. */
export function operationOf(method: string, path: string): OperationId | undefined {
  const plain = path.split('?')[0] ?? ''
  const routeMethod = method === 'HEAD' ? 'GET' : method
  return routePatterns.find((route) => route.method === routeMethod && route.pattern.test(plain))?.id
}

const routePatterns = (Object.keys(routes) as OperationId[]).map((id) => ({
  id,
  method: routes[id].method,
  pattern: new RegExp(`^${routes[id].path.replaceAll(/:\w+/g, '[^/]+')}$`),
}))
