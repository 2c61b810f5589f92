import { join } from 'node:path'
import t from 'tap'
import { waitingMax } from '../src/services/chats/subchats.ts'
import { putProvider, startModels } from './support/ai.ts'
import { allowAll, chatClient, modelBackend, withoutContext } from './support/chats.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import { startPostgres } from './support/postgres.ts'
import { readUntil } from './support/wait.ts'

/** Turns that wait for other chats are taken up by another process, which has such turns itself. */
const models = await startModels(t)
const work = { name: 'startSubchat', arguments: JSON.stringify({ work: 'think' }) }
const gate = Promise.withResolvers<void>()
let thinking = 0
models.on({ userMessage: /^think/ }, async () => {
  thinking += 1
  await gate.promise
  return { content: 'I have thought.' }
})
models.on({ userMessage: /^delegate/, hasToolResult: true }, { content: 'They answered.' })
models.on({ userMessage: /^delegate/ }, { toolCalls: [{ id: 'sub', ...work }] })

const postgres = await startPostgres(t)
const project = makeFolder(t)
const environment = {
  GANTRY_STORE: await postgres.makeSchema(),
  GANTRY_BLOBS: makeFolder(t),
  GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}`,
}
const start = (parts: object = {}) =>
  startGantry(t, { args: ['--project', project, '--data', join(makeFolder(t), 'data')], environment, parts })

t.test('a turn that waits for a chat which has begun is not refused where it is taken up', async (t) => {
  // It has room for these turns and for those that they wait for, and for no other.
  const turns = { capacity: 2 * waitingMax, perUser: 2 * waitingMax }
  const first = await start({ jobLimits: { turns } })
  await putProvider(first, models)
  const client = chatClient(first, modelBackend, withoutContext)
  const begin = async (): Promise<string> => {
    const chatId = await client.createChat({ toolRules: allowAll })
    await client.send(chatId, 'delegate')
    await readUntil(
      () => client.messagesOf(chatId),
      (messages) => messages.at(-1)?.parts[0]?.subchatId !== undefined,
      'the other chat is there',
    )
    return chatId
  }
  const chats = await Promise.all(Array.from({ length: waitingMax }, begin))
  const second = await start()
  chats.push(await begin())
  const before = thinking
  await first.service.stop()
  await readUntil(
    async () => thinking - before,
    (count) => count >= waitingMax,
    'the other chats are answered at the second process',
  )
  gate.resolve()
  const { messagesOf, settled } = chatClient(second)
  for (const chatId of chats) {
    await settled(chatId)
    const [part] = (await messagesOf(chatId)).at(-1).parts
    t.match(part, { state: 'succeeded', output: 'I have thought.' })
  }
})
