import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { Test } from 'tap'
import { pidFile } from '../src/runner/protocol.ts'
import { stopRunner } from '../src/runner/runner-client.ts'
import { startProcess, token } from './support/crash/service.ts'
import { makeFolder } from './support/folder.ts'
import { call } from './support/gantry.ts'
import { TerminalClient } from './support/terminal-client.ts'
import { waitUntil } from './support/wait.ts'

/** What becomes of connections and waits when the service or the runner is killed. */

for (const signal of ['SIGTERM', 'SIGKILL'] as const)
  t.test(`a client goes on at its cursor after ${signal} of the service in the middle of a flood`, async (t) => {
    const { begin } = prepare(t)
    let service = await begin()
    const script = 'stty raw -echo; echo ready; read line; seq 1 300000; echo end; cat'
    const session = await service.open({ command: ['sh', '-c', script] })
    let client = service.connect(session, '&cursor=0')
    await client.untilText('ready')
    client.type('\n')
    const counted = Array.from({ length: 300_000 }, (_, index) => `${index + 1}\n`).join('')
    const wanted = Buffer.from(`ready\n${counted}end\n`)
    let seen: Buffer = Buffer.alloc(0)
    const has = (length: number) => waitUntil(() => seen.length + client.output.length >= length)
    for (let restarts = 0; restarts < 3; restarts++) {
      await has(1_000 + restarts * 100_000)
      await service.end(signal)
      await client.untilClosed()
      seen = Buffer.concat([seen, client.output])
      service = await begin()
      client = service.connect(session, `&cursor=${seen.length}`)
      await client.until('attached')
    }
    await has(wanted.length)
    t.ok(Buffer.concat([seen, client.output]).equals(wanted), 'every byte came, once')
    t.same(client.all('gap'), [])
  })

t.test('when the runner is killed, connections end with the reason, and the last screen is there', async (t) => {
  const { data, begin } = prepare(t)
  const service = await begin()
  const session = await service.open({ command: ['sh', '-c', 'echo last words; cat'], cols: 40, rows: 5 })
  const client = service.connect(session)
  await client.until('attached')
  const screenOf = async () =>
    (await service.ask('GET', `/terminal/${session.taskId}/screen?sessionId=${session.id}`)).body
  await waitUntil(async () => (await screenOf()).data.screen.lines[0] === 'last words')
  const waiting = service.ask('POST', `/terminal/${session.taskId}/wait`, {
    ...{ sessionId: session.id, until: { text: 'never' }, offset: 0 },
  })
  const running = service.ask('POST', `/terminal/${session.taskId}/exec`, {
    command: ['sh', '-c', 'echo begun; cat'],
    timeoutMs: 600_000,
  })
  await waitUntil(async () => {
    const { sessions } = (await service.ask('GET', `/terminal/${session.taskId}/sessions`)).body.data
    const other = sessions.find(({ id }: { id: string }) => id !== session.id)
    if (!other) return false
    const path = `/terminal/${session.taskId}/output?sessionId=${other.id}`
    return (await service.ask('GET', path)).body.data.output.includes('begun')
  })
  process.kill(Number(readFileSync(join(data, pidFile), 'utf8')), 'SIGKILL')
  t.match(await client.until('ended'), { reason: 'lost' })
  t.equal((await client.untilClosed()).code, 1011)
  t.match((await waiting).body.data.result, { outcome: 'exit', state: 'lost' })
  t.match((await running).body.data.result, { state: 'lost', output: 'begun\n' })
  t.match((await screenOf()).data.screen, { cols: 40, rows: 5, lines: ['last words'], cursorRow: 1 })
  t.match(await service.ask('GET', `/terminal/${session.taskId}/sessions/${session.id}/recording`), {
    status: 409,
    body: { error: { code: 'terminal_exited' } },
  })
  const late = service.connect(session)
  t.match(await late.until('attached'), { session: { state: 'lost' } })
  t.match(await late.until('ended'), { reason: 'lost' })
  t.match(late.snapshots[0]?.bytes.toString(), /^last words\r\n/)
  t.match(
    await service.ask('POST', `/terminal/${session.taskId}/signal`, { sessionId: session.id, signal: 'SIGTERM' }),
    {
      status: 409,
      body: { error: { code: 'terminal_exited' } },
    },
  )
})

t.test('a connection ends when the runner stands still, and the next one goes on where it ended', async (t) => {
  const { data, begin } = prepare(t)
  const service = await begin()
  const session = await service.open({ command: ['cat'] })
  const client = service.connect(session)
  await client.until('attached')
  client.type('before\r')
  await client.untilText('before\r\nbefore\r\n')
  const runner = Number(readFileSync(join(data, pidFile), 'utf8'))
  process.kill(runner, 'SIGSTOP')
  t.teardown(() => process.kill(runner, 'SIGCONT'))
  t.match(await client.until('ended'), { reason: 'lost', cursor: client.position })
  const path = `/terminal/${session.taskId}/sessions/${session.id}`
  const stateIs = (state: string) =>
    waitUntil(async () => (await service.ask('GET', path)).body.data.session.state === state)
  await stateIs('lost')
  process.kill(runner, 'SIGCONT')
  await stateIs('running')
  const again = service.connect(session, `&cursor=${client.position}`)
  await again.until('attached')
  again.type('after\r')
  await again.untilText('after\r\nafter\r\n')
})

interface Session {
  readonly id: string
  readonly taskId: string
}

function prepare(t: Test) {
  const [project, data] = [makeFolder(t), join(makeFolder(t), 'data')]
  t.teardown(() => stopRunner(data))
  const headers = { authorization: `Bearer ${token}` }
  return {
    data,
    async begin() {
      const service = await startProcess({ project, data })
      t.teardown(() => service.end('SIGKILL'))
      const ask = (method: string, path: string, body?: object) =>
        call(service.origin, method, path, { headers, ...(body && { body }) })
      return {
        ask,
        end: service.end,
        async open(body: object): Promise<Session> {
          const taskId = (await ask('POST', '/tasks', { title: 'A task' })).body.data.id
          return (await ask('POST', `/terminal/${taskId}/sessions`, body)).body.data.session
        },
        connect: ({ taskId, id }: Session, query = '') =>
          new TerminalClient(t, service.origin, { taskId, query: `sessionId=${id}${query}`, headers }),
      }
    },
  }
}
