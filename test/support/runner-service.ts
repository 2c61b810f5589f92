import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Test } from 'tap'
import { pidFile } from '../../src/runner/protocol.ts'
import { stopRunner } from '../../src/runner/runner-client.ts'
import { startProcess, token } from './crash/service.ts'
import type { RunningService } from './crash/service.ts'
import { makeFolder } from './folder.ts'
import { call } from './gantry.ts'

/** A service as a process of its own, whose runner is ended with the test. */
export function prepare(t: Test) {
  const [project, data] = [makeFolder(t), join(makeFolder(t), 'data')]
  t.teardown(() => stopRunner(data))
  return {
    project,
    data,
    async begin(): Promise<RunningService> {
      const service = await startProcess({ project, data })
      t.teardown(() => service.end('SIGKILL'))
      return service
    },
  }
}

export interface Session {
  readonly id: string
  readonly taskId: string
  readonly pid: number
}

export function send({ origin }: RunningService, method: string, path: string, body?: object, secret = token) {
  return call(origin, method, path, {
    headers: { authorization: `Bearer ${secret}` },
    ...(body && { body }),
  })
}

export async function createTask(service: RunningService): Promise<string> {
  return (await send(service, 'POST', '/tasks', { title: 'A task' })).body.data.id
}

export async function open(service: RunningService, taskId: string, body: object, secret = token): Promise<Session> {
  const answer = await send(service, 'POST', `/terminal/${taskId}/sessions`, body, secret)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.data.session
}

export async function get(service: RunningService, { taskId, id }: Session) {
  const { status, body } = await send(service, 'GET', `/terminal/${taskId}/sessions/${id}`)
  return { status, session: body.data?.session }
}

/** All output, read from the beginning until it has a text, or `more` than nothing, or the program has `exited`. */
export async function readUntil(service: RunningService, { taskId, id }: Session, end: string): Promise<string> {
  for (let text = '', offset = 0; ; ) {
    const path = `/terminal/${taskId}/output?sessionId=${id}&offset=${offset}&waitMs=30000`
    const { output, nextOffset, state } = (await send(service, 'GET', path)).body.data
    text += output
    offset = nextOffset
    if (text.includes(end) || (end === 'more' && text !== '') || (end === 'exited' && state === 'exited')) return text
    if (state !== 'running') throw new Error(`${end} did not come: ${text.slice(-200)}`)
  }
}

export function pidOfRunner(data: string): number {
  return Number(readFileSync(join(data, pidFile), 'utf8'))
}
