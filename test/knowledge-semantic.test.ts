import type { Worker } from 'node:worker_threads'
import t from 'tap'
import { fuse } from '../src/services/knowledge/fusion.ts'
import { startModels, putProvider } from './support/ai.ts'
import { makeFolder, startGantry, writeFiles } from './support/gantry.ts'
import { startPostgres } from './support/postgres.ts'
import { waitForJob } from './support/samples.ts'
import { waitUntil } from './support/wait.ts'

const threads: Worker[] = []
process.on('worker', (worker) => threads.push(worker))
const models = await startModels(t)
let isDown = false
const down = { error: { message: 'Not now.', type: 'x' }, status: 500 }
const vectorOf = (text: string) => {
  if (/automobile|vehicle/i.test(text)) return [1, 0.1, 0]
  return /banana|fruit/i.test(text) ? [0, 1, 0.1] : [0.1, 0, 1]
}
// The server matches by the text, and one answer is for all texts of a request with it.
models.onEmbedding(/.*/s, (request) => {
  if (isDown) return down
  return { embedding: vectorOf(String(request.embeddingInput ?? '')) }
})
const environment = {
  GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}`,
  GANTRY_SECRET_KEY: 'secret-key-of-this-test-0123456789',
}
const model = 'acme/text-embedding-3-small'
const gantry = await startGantry(t, { environment })
await putProvider(gantry, models)

const create = async (title: string, content: string) =>
  (await gantry.call('POST', '/knowledge', { body: { title, content } })).body.data.entry.id
const search = async (q: string, mode = 'both') =>
  (await gantry.call('GET', `/knowledge/search?q=${encodeURIComponent(q)}&mode=${mode}`)).body.data
const titlesOf = async (q: string, mode?: string) =>
  (await search(q, mode)).results.map(({ title }: { title: string }) => title)
const stateOf = async () => (await search('nothing-of-this', 'words')).semantic
const ready = () => waitUntil(async () => (await stateOf()).state === 'ready')

t.test('without a model in the configuration, every mode searches by words', async (t) => {
  await create('Automobile', 'It has four wheels.')
  t.strictSame(await titlesOf('wheels', 'semantic'), ['Automobile'])
  t.strictSame(await titlesOf('vehicle', 'semantic'), [])
  t.strictSame(await stateOf(), { state: 'off' })
  t.equal(models.getRequests().length, 0)
})

t.test('with one, an entry is found by what it means, and by both', async (t) => {
  writeFiles(gantry.project, { 'gantry.json': JSON.stringify({ embeddingModel: model }) })
  await ready()
  await create('Banana', 'It is yellow, and no vehicle.')
  await ready()
  t.strictSame((await titlesOf('vehicle', 'semantic')).slice(0, 1), ['Automobile'])
  t.strictSame(await titlesOf('vehicle', 'words'), ['Banana'])
  t.strictSame((await titlesOf('vehicle')).sort(), ['Automobile', 'Banana'])
  t.match(await search('vehicle'), { semantic: { state: 'ready', model } })
  const before = models.getRequests().length
  await titlesOf('vehicle')
  t.equal(models.getRequests().length, before, 'a question is asked once')
})

t.test('a change has a new vector, and what is deleted is gone', async (t) => {
  const id = await create('Pear', 'It is green.')
  await ready()
  t.not((await titlesOf('fruit', 'semantic'))[0], 'Pear')
  await gantry.call('PATCH', `/knowledge/${id}`, { body: { content: 'This fruit is green.' } })
  await ready()
  t.ok((await titlesOf('fruit', 'semantic')).slice(0, 2).includes('Pear'))
  await gantry.call('DELETE', `/knowledge/${id}`)
  t.notOk((await titlesOf('fruit', 'semantic')).includes('Pear'))
  await ready()
  const stored = await gantry.service.app.store.read.knowledgeVectors.list()
  t.notOk(
    stored.some(({ doc }) => doc.entryId === id),
    'so is its vector',
  )
})

t.test('the calls are in the ledger: those for entries as of the system, a question as of its caller', async (t) => {
  const { calls } = (await gantry.call('GET', '/ai/calls?limit=200')).body.data
  t.ok(calls.every(({ operation }: { operation: string }) => operation === 'embed'))
  t.strictSame([...new Set(calls.map(({ createdBy }: { createdBy: { id: string } }) => createdBy.id))].sort(), [
    'system',
    'user_owner',
  ])
})

t.test('while the provider is down, a search answers by words at once, and says so', async (t) => {
  isDown = true
  const answered = await search('wheels of an automobile')
  t.equal(answered.results[0].title, 'Automobile')
  t.match(answered.semantic, { state: 'unavailable', model, reason: /Not now/ })
  const before = models.getRequests().length
  t.strictSame(await titlesOf('wheels', 'semantic'), ['Automobile'])
  t.equal(models.getRequests().length, before, 'the provider is left alone for a while')
  const id = await create('Lorry', 'A large vehicle.')
  t.strictSame(await titlesOf('lorry'), ['Lorry'])
  const failed = (await gantry.call('POST', '/knowledge/reindex')).body.data.job
  await gantry.call('POST', `/jobs/${failed.id}/cancel`)
  await waitForJob(gantry, failed.id)
  isDown = false
  const { job } = (await gantry.call('POST', '/knowledge/reindex')).body.data
  const ended = (await waitForJob(gantry, job.id)) as any
  t.match(ended, { state: 'succeeded', result: { indexed: 3, embedded: 1 } })
  t.ok((await titlesOf('vehicle', 'semantic')).slice(0, 3).includes('Lorry'))
  await gantry.call('DELETE', `/knowledge/${id}`)
})

t.test('what an entry means is found again after the thread of the vectors has ended', async (t) => {
  await ready()
  t.equal((await titlesOf('vehicle', 'semantic'))[0], 'Automobile')
  t.ok(threads.length > 0)
  await Promise.all(threads.splice(0).map((thread) => thread.terminate()))
  await titlesOf('vehicle', 'semantic')
  await ready()
  t.strictSame(await titlesOf('vehicle', 'semantic'), ['Automobile', 'Banana'])
  await create('Van', 'A small vehicle.')
  await ready()
  t.strictSame((await titlesOf('vehicle', 'semantic')).sort(), ['Automobile', 'Banana', 'Van'])
})

t.test('the vectors are kept, and made again for another model', async (t) => {
  await ready()
  await gantry.service.stop()
  const before = models.getRequests().length
  const again = await startGantry(t, { args: ['--data', gantry.data, '--project', gantry.project], environment })
  const state = async () => (await again.call('GET', '/knowledge/search?q=zzz&mode=words')).body.data.semantic
  await waitUntil(async () => (await state()).state === 'ready')
  t.equal(models.getRequests().length, before, 'no vector was made again')
  await again.call('PATCH', '/config', { body: { embeddingModel: 'acme/text-embedding-ada-002' } })
  await waitUntil(async () => (await state()).state === 'ready' && models.getRequests().length > before)
  const stored = await again.service.app.store.read.knowledgeVectors.list()
  t.strictSame([...new Set(stored.map(({ doc }) => doc.model))], ['acme/text-embedding-ada-002'])
})

t.test('what another process adds, changes and deletes is found by what it means', async (t) => {
  const project = makeFolder(t)
  writeFiles(project, { 'gantry.json': JSON.stringify({ embeddingModel: model }) })
  const shared = {
    ...environment,
    GANTRY_STORE: await (await startPostgres(t)).makeSchema(),
    GANTRY_BLOBS: makeFolder(t),
  }
  const start = () => startGantry(t, { args: ['--project', project, '--data', makeFolder(t)], environment: shared })
  const [first, second] = [await start(), await start()]
  await putProvider(first, models)
  const found = async (q: string) => {
    const { results } = (await second.call('GET', `/knowledge/search?q=${q}&mode=semantic`)).body.data
    return results.map(({ title }: { title: string }) => title)
  }
  const create = async (title: string, content: string) =>
    (await first.call('POST', '/knowledge', { body: { title, content } })).body.data.entry.id
  const id = await create('Automobile', 'It has four wheels.')
  await waitUntil(async () => (await found('vehicle'))[0] === 'Automobile')
  await create('Banana', 'It is yellow.')
  await waitUntil(async () => (await found('fruit'))[0] === 'Banana')
  await first.call('PATCH', `/knowledge/${id}`, { body: { title: 'Pear', content: 'This fruit is green.' } })
  await waitUntil(async () => (await found('fruit')).slice(0, 2).includes('Pear'))
  await first.call('DELETE', `/knowledge/${id}`)
  await waitUntil(async () => !(await found('fruit')).includes('Pear'))
  t.strictSame(await found('fruit'), ['Banana'])
})

t.test('two rankings are fused by their places', async (t) => {
  const ranked = (entryId: string, by: string) => ({ entryId, chunkId: `${entryId}/${by}`, score: 1 })
  const words = ['a', 'b', 'c'].map((id) => ranked(id, 'words'))
  const meaning = ['c', 'd', 'b'].map((id) => ranked(id, 'meaning'))
  t.strictSame(
    fuse([words, meaning]).map(({ chunkId }) => chunkId),
    ['c/words', 'b/words', 'a/words', 'd/meaning'],
  )
})
