import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { startGantry, writeFiles } from './support/gantry.ts'

const models = await startModels(t)
const environment = {
  GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}`,
  GANTRY_SECRET_KEY: 'secret-key-of-this-test-0123456789',
}
const gantry = await startGantry(t, { environment })
await putProvider(gantry, models)

t.test('a search with expand asks the model of the project for other words, once, and goes on without', async (t) => {
  const expanded = async (q: string, token?: string) =>
    gantry.call('GET', `/knowledge/search?q=${q}&mode=words&expand=true`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
  const entry = { title: 'Rotating keys', content: 'Credentials are renewed each month.' }
  await gantry.call('POST', '/knowledge', { body: entry })
  t.match((await expanded('zzunknown')).body.data, { results: [], expansion: { state: 'unavailable', words: [] } })
  writeFiles(gantry.project, { 'gantry.json': JSON.stringify({ aiModel: 'acme/gpt-4o-mini' }) })
  models.on({ userMessage: /zzunknown/ }, { content: '1. credentials\n- renewed\n' })
  const { results, expansion } = (await expanded('zzunknown')).body.data
  t.strictSame(expansion, { state: 'ready', words: ['credentials', 'renewed'] })
  t.match(results, [{ title: 'Rotating keys', snippet: { text: /renewed/ } }])
  await expanded('zzunknown')
  const { calls } = (await gantry.call('GET', '/ai/calls')).body.data
  t.equal(calls.length, 1, 'the words of a question are remembered')
  t.match(calls[0], { operation: 'generate' })
  const body = { name: 'reader', scopes: ['knowledge:read'] }
  const { secret } = (await gantry.call('POST', '/identity/tokens', { body })).body.data
  t.match(await expanded('zzunknown', secret), { status: 403, body: { error: { code: 'scope_missing' } } })
})

t.test('other words for those of a question find an entry, behind those with the word itself', async (t) => {
  for (const [title, content] of [
    ['Removal', 'How to remove a branch.'],
    ['Deletion', 'How to delete a branch.'],
  ])
    await gantry.call('POST', '/knowledge', { body: { title, content } })
  const { results } = (await gantry.call('GET', '/knowledge/search?q=delete&mode=words')).body.data
  t.match(results, [{ title: 'Deletion' }, { title: 'Removal', snippet: { text: /remove/ } }])
})
