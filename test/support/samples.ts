import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeFolder } from './folder.ts'
import type { Teardown } from './folder.ts'
import { startGantry } from './gantry.ts'
import type { Answer, Gantry } from './gantry.ts'
import type { JudgedOperation } from './judge.ts'

/** A service whose project holds what the examples of the contract speak of. */
export interface SampleGantry {
  readonly gantry: Gantry
  /** Calls an operation as its examples have it, with real things in the place of the names that the contract made up. */
  call(operation: JudgedOperation, options?: SampleOptions): Promise<Answer>
}

export interface SampleOptions {
  /** Another example than the first one. */
  readonly body?: unknown
  /** Put at the end of the path. */
  readonly query?: string
  readonly headers?: Readonly<Record<string, string>>
}

export const uploadBytesMax = 65_536

const everything = fileURLToPath(import.meta.resolve('@modelcontextprotocol/server-everything/dist/index.js'))
const role = '---\nlanguage: en\n---\n# Developer\n\nWrite small functions.\n'
const email = 'From: Ada <ada@example.org>\r\nTo: bob@example.org\r\nSubject: Welcome\r\nMessage-ID: <welcome@example.org>\r\nDate: Thu, 01 Jan 2026 12:00:00 +0000\r\n\r\nHello.\r\n'
/** One pixel. The media type is told from the bytes, whatever the filename says: so plan.txt has a thumbnail. */
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

export async function startSampleGantry(t: Teardown, environment: Readonly<Record<string, string>> = {}): Promise<SampleGantry> {
  const gantry = await startGantry(t, {
    args: ['--trust'],
    environment: { GANTRY_UPLOAD_BYTES_MAX: String(uploadBytesMax), ...environment },
    files: {
      'gantry.json': JSON.stringify({ name: 'sample', mcpServers: { everything: { command: process.execPath, args: [everything] } } }),
      '.gantry/context/role.md': role,
      '.gantry/mail/inbox/welcome.eml': email,
    },
  })
  makeRepository(gantry.project, makeFolder(t))
  const taskId = await gantry.createTask()
  const realNames: Readonly<Record<string, () => Promise<string>>> = {
    task_01ke3v7s9x4t2m8r: async () => taskId,
    term_01ke3v7s9x4t2m8r: async () => (await gantry.call('POST', `/terminal/${taskId}/sessions`, { body: { command: ['/bin/sh', '-c', 'read line'] } })).body.data.session.id,
    e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855: async () => (await gantry.call('GET', '/config/approvals')).body.data.approval.hash,
    gty_0000000000000000000000000000000000000000000_000000: async () => gantry.token,
  }
  return { gantry, call }

  async function call(operation: JudgedOperation, { body = exampleOf(operation), query = '', headers = {} }: SampleOptions = {}): Promise<Answer> {
    await upload('plan.txt')
    const sent = isForm(operation) ? { raw: formOf(`${operation.id}.png`) } : body !== undefined && { body: await withRealNames(body) }
    const answer = await gantry.call(operation.method, await withRealNames(examplePath(operation)) + query, { ...sent, headers })
    if (operation.path.startsWith('/terminal/')) await closeTerminals()
    if (isForm(operation)) await gantry.call('DELETE', `/resources/${operation.id}.png`)
    return answer
  }

  async function withRealNames<Given>(given: Given): Promise<Given> {
    let text = JSON.stringify(given)
    for (const [name, find] of Object.entries(realNames)) if (text.includes(name)) text = text.replaceAll(name, await find())
    return JSON.parse(text) as Given
  }

  /** A taken filename is as good. */
  async function upload(filename: string): Promise<void> {
    await gantry.call('POST', '/resources', { raw: formOf(filename) })
  }

  async function closeTerminals(): Promise<void> {
    const { body } = await gantry.call('GET', `/terminal/${taskId}/sessions`)
    for (const { id } of body.data.sessions) await gantry.call('DELETE', `/terminal/${taskId}/sessions/${id}`)
  }
}

/** The path of an operation as its examples have it, with the query parameters that it needs. */
export function examplePath({ path, parameters }: JudgedOperation): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parameters.find((parameter) => parameter.name === name)?.example)))
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.required).map(({ name, example }) => `${name}=${example}`)
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled
}

/** The first example of an operation's body. */
export function exampleOf({ requestBody }: JudgedOperation): unknown {
  return Object.values(requestBody?.content['application/json']?.examples ?? {})[0]?.value
}

export function isForm({ requestBody }: JudgedOperation): boolean {
  return requestBody?.content['multipart/form-data'] !== undefined
}

function formOf(filename: string): FormData {
  const form = new FormData()
  form.append('file', new File([pixel], filename))
  return form
}

function makeRepository(project: string, remotes: string): void {
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', '-C', project, ...args], { stdio: 'pipe' })
  git('init', '--quiet', '--initial-branch=main')
  git('commit', '--quiet', '--allow-empty', '--message=Start')
  git('init', '--quiet', '--bare', join(remotes, 'origin.git'))
  git('remote', 'add', 'origin', join(remotes, 'origin.git'))
}
