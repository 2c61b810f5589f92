import t from 'tap'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { startGantry } from './support/gantry.ts'
import { exchange } from './support/wire.ts'

const hash = createHash('sha256')
  .update(readFileSync(new URL('../openapi.yaml', import.meta.url)))
  .digest('hex')

t.test('every answer under /api/v1 names the contract that it follows', async (t) => {
  const gantry = await startGantry(t)
  const { data } = (await gantry.call('GET', '/version')).body
  const expected = `version="${data.version.contract.version}", sha256="${hash.slice(0, 12)}"`
  const task = await gantry.createTask()
  const form = new FormData()
  form.append('file', new Blob(['five steps']), 'plan.txt')
  await gantry.fetch('/api/v1/resources', { method: 'POST', body: form })
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const stream = await gantry.fetch('/api/v1/events', { headers: { accept: 'text/event-stream' } })
  await stream.body?.cancel()
  const answers: Readonly<Record<string, Response>> = {
    'a success': await gantry.fetch('/api/v1/tasks'),
    'a creation': await gantry.fetch('/api/v1/tasks', { ...json, body: '{"title": "A"}' }),
    'a HEAD': await gantry.fetch('/api/v1/tasks', { method: 'HEAD' }),
    'what is current': await gantry.fetch(`/api/v1/tasks/${task}`, { headers: { 'if-none-match': '"1"' } }),
    'a refusal': await gantry.fetch('/api/v1/tasks', { ...json, body: '{' }),
    'a call without a credential': await gantry.fetch('/api/v1/tasks', { headers: { authorization: '' } }),
    'an unknown path': await gantry.fetch('/api/v1/none'),
    'a wrong method': await gantry.fetch('/api/v1/tasks', { method: 'PATCH' }),
    'the bytes of a file': await gantry.fetch('/api/v1/resources/plan.txt?download=true'),
    'a range': await gantry.fetch('/api/v1/resources/plan.txt?download=true', { headers: { range: 'bytes=0-3' } }),
    'a stream': stream,
  }
  for (const [name, { headers }] of Object.entries(answers)) t.equal(headers.get('gantry-contract'), expected, name)
  const { answers: broken } = await exchange(gantry.port, 'GET /api/v1/tasks/%zz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  t.equal(broken[0]?.headers.get('gantry-contract'), expected, 'a path that cannot be read')
})
