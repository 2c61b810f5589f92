import { existsSync, mkdirSync, renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { RunnerHost } from '../src/runner/host.ts'
import { protocolVersion, socketFile } from '../src/runner/protocol.ts'
import { createTask, get, open, pidOfRunner, prepare, readUntil, send } from './support/runner-service.ts'
import { readUntil as until } from './support/wait.ts'

t.test('a runner of the previous version is drained: its terminals go on, and new ones are at the next', async (t) => {
  const { data, begin } = prepare(t)
  mkdirSync(data, { mode: 0o700 })
  const older = new RunnerHost(data, { isLasting: false })
  const listening = Promise.withResolvers<void>()
  const ended = older.run(join(data, 'older.sock'), () => listening.resolve())
  t.teardown(async () => {
    await older.stop()
    await ended
  })
  await listening.promise
  // The service of that version finds its runner by the name that counts for it, and the next one by this.
  const name = join(data, `runner-${protocolVersion - 1}.sock`)
  symlinkSync('older.sock', join(data, socketFile))
  const first = await begin()
  const task = await createTask(first)
  const command = ['sh', '-c', 'i=0; while read line; do echo "$((i = i + 1)) $line"; done; echo over']
  const session = await open(first, task, { command })
  const type = (service: typeof first, data: string) =>
    send(service, 'POST', `/terminal/${task}/sessions/${session.id}/input`, { data })
  await type(first, 'before\r')
  await readUntil(first, session, '1 before')
  await first.end('SIGKILL')
  renameSync(join(data, socketFile), name)

  const second = await begin()
  t.match(await get(second, session), { status: 200, session: { state: 'running', pid: session.pid } })
  await type(second, 'after\r')
  t.match(await readUntil(second, session, '2 after'), /1 before[^]*2 after/, 'with all that it printed before')
  const next = await open(second, task, { command: ['cat'] })
  t.ok(existsSync(join(data, socketFile)))
  t.not(pidOfRunner(data), process.pid)
  t.equal((await get(second, session)).session.state, 'running', 'the next runner changes nothing')
  await second.end('SIGKILL')

  const third = await begin()
  t.equal((await get(third, next)).session.state, 'running')
  await type(third, 'again\r')
  await readUntil(third, session, '3 again')
  await type(third, '\x04')
  await until(
    async () => (await get(third, session)).session.state,
    (state) => state === 'exited',
    'it ends by itself',
  )
  t.match(await readUntil(third, session, 'over'), /over/)
  t.equal((await send(third, 'DELETE', `/terminal/${task}/sessions/${session.id}`)).status, 200)
  await third.end('SIGTERM')
})
