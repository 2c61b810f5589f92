import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { stopRunner } from '../src/runner/runner-client.ts'
import { originOf } from './process-figures.ts'
import { shippedProgram } from './program.ts'
import { secretKey, token } from './seed.ts'

/** A service with a task that has terminals. */
export interface TerminalService {
  readonly pid: number
  readonly headers: Readonly<Record<string, string>>
  /** Starts a command of a shell on a terminal, and gives the id of the session. */
  open(command: string): Promise<string>
  close(sessionId: string): Promise<void>
  /** Where a session is followed from a position on. */
  addressOf(sessionId: string, cursor: number): string
  /** How many follow a session. */
  viewersOf(sessionId: string): Promise<number>
  stop(): Promise<void>
}

/** The shipped program, on `project` and `data` of a folder. */
export async function startTerminalService(folder: string): Promise<TerminalService> {
  const [project, data] = [join(folder, 'project'), join(folder, 'data')]
  const child = spawn(process.execPath, [shippedProgram(), '--project', project, '--data', data, '--port', '0'], {
    env: { ...process.env, GANTRY_ADMIN_TOKEN: token, GANTRY_SECRET_KEY: secretKey, GANTRY_RATE_LIMIT: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await originOf(child.stdout)
  child.stdout.resume()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const call = async (method: string, path: string, body?: object) => {
    const sent = body && { body: JSON.stringify(body) }
    const answer = await fetch(`${origin}/api/v1${path}`, { method, headers, ...sent })
    // The answers of these operations have what is read of them here.
    return ((await answer.json()) as { data: { id: string; session: { id: string }; viewers: unknown[] } }).data
  }
  const { id: taskId } = await call('POST', '/tasks', { title: 'Terminals' })
  const sessions = `/terminal/${taskId}/sessions`
  return {
    pid: child.pid ?? 0,
    headers,
    open: async (command) => (await call('POST', sessions, { command: ['sh', '-c', command] })).session.id,
    close: async (sessionId) => void (await call('DELETE', `${sessions}/${sessionId}`)),
    addressOf: (sessionId, cursor) =>
      `${origin.replace('http', 'ws')}/api/v1/terminal/${taskId}/connect?sessionId=${sessionId}&cursor=${cursor}`,
    viewersOf: async (sessionId) =>
      (await call('GET', `/terminal/${taskId}/viewers?sessionId=${sessionId}`)).viewers.length,
    async stop() {
      const exited = once(child, 'exit')
      child.kill()
      await exited
      await stopRunner(data)
    },
  }
}
