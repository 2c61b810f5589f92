import t from 'tap'
import { startGantry, type Gantry } from './gantry.ts'

export interface Session {
  readonly id: string
  readonly taskId: string
  readonly createdAt: string
  readonly pid: number
}

export const gantry = await startGantry(t, {
  files: { 'docs/plan.md': 'one plan' },
  environment: {
    GANTRY_TOKEN: 'canary',
    npm_config_secret: 'canary',
    DATABASE_PASSWORD: 'canary',
    SHELL: '/bin/sh',
    LC_TIME: 'C',
    PATH: `/added/node_modules/.bin:/added/run-script/lib/node-gyp-bin:${process.env.PATH}`,
  },
})

export async function open(gantry: Gantry, taskId: string, body: object): Promise<Session> {
  const { status, body: answer } = await gantry.call('POST', `/terminal/${taskId}/sessions`, { body })
  if (status !== 201) throw new Error(JSON.stringify(answer))
  return answer.data.session
}

export async function close(gantry: Gantry, { taskId, id }: Session): Promise<void> {
  const { status, body } = await gantry.call('DELETE', `/terminal/${taskId}/sessions/${id}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
}

export async function closeAll(gantry: Gantry, taskId: string): Promise<void> {
  const { sessions } = (await gantry.call('GET', `/terminal/${taskId}/sessions`)).body.data
  await Promise.all(sessions.map((session: Session) => close(gantry, session)))
}

export function write(gantry: Gantry, { taskId, id }: Session, data: string) {
  return gantry.call('POST', `/terminal/${taskId}/input`, { body: { sessionId: id, data } })
}

export async function type(gantry: Gantry, session: Session, data: string): Promise<void> {
  const { status, body } = await write(gantry, session, data)
  if (status !== 200) throw new Error(JSON.stringify(body))
}

export function resize(gantry: Gantry, { taskId, id }: Session, cols: unknown, rows: unknown) {
  return gantry.call('POST', `/terminal/${taskId}/resize`, { body: { sessionId: id, cols, rows } })
}

export async function read(gantry: Gantry, { taskId, id }: Session, query: { offset?: number; waitMs?: number }) {
  const given = Object.entries(query).map(([name, value]) => `&${name}=${value}`)
  const { status, body } = await gantry.call('GET', `/terminal/${taskId}/output?sessionId=${id}${given.join('')}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data
}

export async function readUntil(
  gantry: Gantry,
  session: Session,
  end: string,
): Promise<{ text: string; offset: number }> {
  for (let text = '', offset: number | undefined; ; ) {
    const { output, nextOffset, state } = await read(gantry, session, {
      waitMs: 30_000,
      ...(offset !== undefined && { offset }),
    })
    text += output
    offset = nextOffset
    if (text.includes(end)) return { text, offset: nextOffset }
    if (state === 'exited') throw new Error(`${end} did not come: ${text}`)
  }
}

export async function readAll(gantry: Gantry, session: Session, from?: number) {
  for (let text = '', offset = from; ; ) {
    const last = await read(gantry, session, { waitMs: 30_000, ...(offset !== undefined && { offset }) })
    text += last.output
    offset = last.nextOffset
    if (last.state === 'exited' && last.output === '') return { text, last }
  }
}
