/** What a model reads in a workspace is for readers of the chat who may use its task. */
import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { obeyWords, wordsFor } from './support/called-by-words.ts'
import { addCaller } from './support/callers.ts'
import { chatClient } from './support/chats.ts'
import { startWorkspaces } from './support/workspaces.ts'

t.test('a token of one task reads in its chat no file of the workspace of another', async (t) => {
  const models = await startModels(t)
  obeyWords(models)
  const { gantry, create } = await startWorkspaces(t, {
    environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` },
  })
  await putProvider(gantry, models)
  const { createChat, send, settled } = chatClient(gantry)
  const [taskId, otherTaskId] = [await gantry.createTask(), await gantry.createTask()]
  const [mine, other] = [await create({ taskId }), await create({ taskId: otherTaskId })]
  const chatId = await createChat({ taskId })
  const path = 'read.me'
  const calls = [{ path }, { path, workspaceId: mine.id }, { path, workspaceId: other.id }]
  await send(chatId, wordsFor(...calls.map((given) => ['readFile', given] as const)))
  await settled(chatId)
  const seenBy = async ({ call }: Pick<typeof gantry, 'call'>) =>
    (await call('GET', `/chats/${chatId}/messages?limit=200`)).body.data.messages
      .flatMap(({ parts }: { parts: { kind: string }[] }) => parts)
      .filter(({ kind }: { kind: string }) => kind === 'toolCall')
      .map(({ state, isOutputHidden = false }: any) => [state, isOutputHidden])
  t.strictSame(await seenBy(gantry), Array(3).fill(['succeeded', false]))
  const narrow = await addCaller(gantry, 'agent', { allow: { taskIds: [taskId] } })
  // The owner's call could have named any workspace.
  t.strictSame(await seenBy(narrow), [
    ['succeeded', false],
    ['succeeded', true],
    ['succeeded', true],
  ])
})
