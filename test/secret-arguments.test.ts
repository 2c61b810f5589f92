/** Secrets among the arguments of a call: who approves it, reads it or follows it does not see them. */
import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { addCredential } from './support/callers.ts'
import { chatClient } from './support/chats.ts'
import { openStream } from './support/event-stream.ts'
import { startGantry } from './support/gantry.ts'

const secret = 'hunter2-and-more-of-it'
const models = await startModels(t)
models.on({ userMessage: /keep it/, hasToolResult: false }, () => ({
  toolCalls: [
    {
      name: 'callOperation',
      arguments: JSON.stringify({
        operationId: 'putSecret',
        arguments: { secretName: 'DATABASE', value: secret },
      }),
    },
  ],
}))
models.on({ hasToolResult: true }, { content: 'That is done.' })
models.onMessage(/./, { content: 'Hello.' })
const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` } })
const { call } = gantry
await putProvider(gantry, models)
const { createChat, send, settled, approvalsOf, messagesOf } = chatClient(gantry)

t.test('a secret that a model sets is shown to no one who decides about it or reads the chat', async (t) => {
  const chatId = await createChat()
  const stream = await openStream(gantry.origin, `/chats/${chatId}/events?after=0`)
  t.teardown(() => stream.destroy())
  await send(chatId, 'Please keep it')
  await settled(chatId, 'waiting_approval')
  const [approval] = await approvalsOf(chatId)
  t.match(approval, { tool: 'putSecret', input: { secretName: 'DATABASE', value: '[redacted]' } })
  t.match(approval.proposedArguments, { secretName: 'DATABASE', value: '*' })
  await call('POST', `/chats/${chatId}/approvals/${approval.id}/approve`)
  await settled(chatId)
  const { secrets } = (await call('GET', '/config/secrets')).body.data
  t.ok(
    secrets.some(({ name }: { name: string }) => name === 'DATABASE'),
    'the call had the value',
  )
  await stream.until(({ text }) => text.includes('That is done.'))
  const transcript = await gantry.fetch(`/api/v1/chats/${chatId}/transcript`)
  const seen = {
    approvals: await approvalsOf(chatId),
    messages: await messagesOf(chatId),
    stream: stream.text,
    transcript: await transcript.text(),
    waiting: (await call('GET', '/waiting')).body,
    events: (await call('GET', `/chats/${chatId}`)).body,
  }
  for (const [what, value] of Object.entries(seen)) t.notMatch(JSON.stringify(value), secret, what)
  t.match(JSON.stringify(seen.messages), /\[redacted\]/)
})

t.test('a secret of a call that waits for an approval is neither stored nor shown', async (t) => {
  const privateKey = `-----BEGIN PRIVATE KEY-----\n${secret.repeat(4)}\n-----END PRIVATE KEY-----`
  const ruled = await addCredential(gantry, 'user_owner', { rules: [[{ tool: 'put*', action: 'ask' }]] })
  const bodies = {
    '/git/credentials/origin': { privateKey },
    '/ai/providers/other': { kind: 'openai', baseUrl: 'https://ai.example.org', apiKey: secret },
    '/mcp/servers/files': { command: 'node', env: { TOKEN: secret }, oauth: { clientSecret: secret } },
  }
  for (const [path, body] of Object.entries(bodies)) {
    const refused = await ruled.call('PUT', path, { body })
    t.equal(refused.body.error?.code, 'forbidden', path)
    const id = /mcpc_\w+/.exec(refused.body.error.hint)?.[0]
    t.ok(id, `${path} waits`)
    const shown = (await call('GET', `/mcp/calls/${id}`)).body.data.call
    t.match(JSON.stringify(shown.arguments), /\[redacted\]/, path)
    t.notMatch(JSON.stringify(shown), secret, path)
    const stored = await gantry.service.app.store.read.mcpCalls.get(String(id))
    t.notMatch(JSON.stringify(stored), secret, `${path} in the store`)
  }
})
