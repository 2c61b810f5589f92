import { once } from 'node:events'
import { connect } from 'node:net'
import t from 'tap'
import { startGantry } from './support/gantry.ts'

t.test('a stop waits for the calls in flight, and not for connections that were opened ahead', async (t) => {
  const gantry = await startGantry(t)
  const [silent, calling] = [connect(gantry.port, '127.0.0.1'), connect(gantry.port, '127.0.0.1')]
  const body = '{"title":"A task"}'
  await Promise.all([once(silent, 'connect'), once(calling, 'connect')])
  silent.on('error', () => undefined)
  const head = [
    'POST /api/v1/tasks HTTP/1.1',
    'Host: 127.0.0.1',
    `Authorization: Bearer ${gantry.token}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ]
  calling.write(`${head.join('\r\n')}\r\n\r\n`)
  t.match(String(await once(calling, 'data')), 'HTTP/1.1 100')
  const closed = once(silent, 'close')
  const stopped = gantry.service.stop()
  await closed
  calling.write(body)
  t.match(String(await once(calling, 'data')), /^HTTP\/1\.1 (201|503) /)
  await stopped
})
