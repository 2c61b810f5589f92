/** What one token, and those that are made from it, may use of models. */
import t from 'tap'
import { startGantry } from './support/gantry.ts'
import { RecordingProvider } from './support/recording-provider.ts'

const provider = await RecordingProvider.start(t)
const gantry = await startGantry(t, {
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${provider.port}` },
})
await provider.put(gantry, [{ id: 'gpt-4o' }])
const model = 'openai-compatible/gpt-4o'
const messages = [{ role: 'user', content: 'hello' }]
const makeToken = async (by: string = gantry.token, more: object = {}) => {
  const headers = { authorization: `Bearer ${by}` }
  const { data } = (await gantry.call('POST', '/identity/tokens', { headers, body: { name: 'A token', ...more } })).body
  return { id: data.token.id as string, secret: data.secret as string }
}
const ask = async (path: string, token: string, body: object): Promise<{ status: number; body: any }> => {
  const response = await gantry.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ model, ...body }),
  })
  return { status: response.status, body: await response.json() }
}
const completion = (token: string) => ask('/v1/chat/completions', token, { messages, max_tokens: 100 })
const budgetOf = async (id: string) => (await gantry.call('GET', `/ai/budget?tokenId=${id}`)).body.data.budget

t.test('a token is refused beyond its budget in the form of each dialect, and others are not', async (t) => {
  const { id, secret } = await makeToken()
  const put = await gantry.call('PUT', `/ai/budget?tokenId=${id}`, { body: { period: 'day', tokensMax: 150 } })
  t.match(put.body.data.budget, { tokenId: id, tokensMax: 150, usedTokens: 0 })
  t.equal((await completion(secret)).status, 200)
  const { usedTokens, reservedTokens } = await budgetOf(id)
  t.ok(usedTokens > 0)
  t.equal(reservedTokens, 0, 'the reservation was replaced')
  const large = { max_tokens: 1_000 }
  const refused = /AI budget of this token allows 150 tokens/
  t.match(await ask('/v1/chat/completions', secret, { messages, ...large }), {
    status: 429,
    body: { error: { type: 'rate_limit_error', code: 'quota_exceeded', message: refused } },
  })
  t.match(await ask('/v1/responses', secret, { input: 'hello', max_output_tokens: 1_000 }), {
    status: 429,
    body: { error: { message: refused } },
  })
  t.match(await ask('/v1/messages', secret, { messages, ...large }), {
    status: 429,
    body: { type: 'error', error: { type: 'rate_limit_error', message: refused } },
  })
  t.match(await ask('/api/v1/ai/generate', secret, { messages }), {
    status: 429,
    body: { error: { message: refused } },
  })
  t.equal((await ask('/v1/chat/completions', gantry.token, { messages, ...large })).status, 200)
  t.equal((await budgetOf(id)).usedTokens, usedTokens)
})

t.test('of 32 calls at once no more run than the budget has room for', async (t) => {
  const { id, secret } = await makeToken()
  // Each reserves what it may use at most, and keeps of it what it used.
  const tokensMax = 700
  await gantry.call('PUT', `/ai/budget?tokenId=${id}`, { body: { period: 'day', tokensMax } })
  const answers = await Promise.all(Array.from({ length: 32 }, () => completion(secret)))
  const done = answers.filter(({ status }) => status === 200)
  t.ok(done.length > 0, 'some run')
  t.ok(done.length < 32, 'not all of them')
  t.same(new Set(answers.map(({ status }) => status)), new Set([200, 429]))
  const { usedTokens, reservedTokens } = await budgetOf(id)
  t.ok(usedTokens <= tokensMax, `${usedTokens} of ${tokensMax} tokens are used`)
  t.equal(reservedTokens, 0, 'nothing stays reserved')
})

t.test('a token with a budget makes itself no other one, whatever it was made from itself', async (t) => {
  const first = await makeToken()
  const second = await makeToken(first.secret, { scopes: ['ai:execute', 'tokens:manage'] })
  await gantry.call('PUT', `/ai/budget?tokenId=${second.id}`, { body: { period: 'month', tokensMax: 150 } })
  const third = await makeToken(second.secret, { scopes: ['ai:execute'] })
  t.equal((await completion(third.secret)).status, 200)
  t.ok((await budgetOf(second.id)).usedTokens > 0)
  await gantry.call('PUT', `/ai/budget?tokenId=${second.id}`, { body: { period: 'month', tokensMax: 1 } })
  t.match(await completion(third.secret), { status: 429 })
  t.equal((await completion(first.secret)).status, 200)
})

t.test('what is made from a token uses its budget too, and the budget of all calls stays', async (t) => {
  const { id, secret } = await makeToken()
  const child = await makeToken(secret, { scopes: ['ai:execute'] })
  await gantry.call('PUT', `/ai/budget?tokenId=${id}`, { body: { period: 'month', tokensMax: 150 } })
  t.equal((await completion(child.secret)).status, 200)
  t.ok((await budgetOf(id)).usedTokens > 0)
  t.equal((await budgetOf(child.id)).usedTokens, 0, 'one without a budget is not counted')
  await gantry.call('PUT', `/ai/budget?tokenId=${id}`, { body: { period: 'month', tokensMax: 1 } })
  t.match(await completion(child.secret), { status: 429 })
  await gantry.call('PUT', `/ai/budget?tokenId=${id}`, { body: { period: 'month' } })
  t.equal((await completion(child.secret)).status, 200, 'without maxima nothing is refused')
  await gantry.call('PUT', '/ai/budget', { body: { period: 'day', tokensMax: 1 } })
  t.match(await completion(secret), { status: 429, body: { error: { message: /The AI budget allows/ } } })
  const { budget } = (await gantry.call('GET', '/ai/budget')).body.data
  t.equal(budget.tokenId, undefined)
})

t.test('no way to the models is beside the budget of a token', async (t) => {
  await gantry.call('PUT', '/ai/budget', { body: { period: 'day' } })
  const parent = await makeToken()
  const { id, secret } = await makeToken(parent.secret, { scopes: ['ai:execute', 'ai:read'] })
  await gantry.call('PUT', `/ai/budget?tokenId=${id}`, { body: { period: 'month', tokensMax: 1 } })
  const input = ['so many words that one token is not enough for them']
  t.not((await ask('/v1/embeddings', parent.secret, { input })).status, 429)
  t.match(await ask('/v1/embeddings', secret, { input }), { status: 429 })
  t.match(await ask('/api/v1/ai/embeddings', secret, { input }), { status: 429 })
  const login = await gantry.fetch('/api/v1/identity/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: '' },
    body: JSON.stringify({ token: secret }),
  })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const bySession = await fetch(`${gantry.origin}/api/v1/ai/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ model, messages }),
  })
  t.equal(bySession.status, 429, 'nor is a session that the token starts')
})

t.test('there is no budget of a token that there is not', async (t) => {
  const none = '/ai/budget?tokenId=tok_01m8d1j1t0385pmtjer1mam3rw'
  t.equal((await gantry.call('GET', none)).body.error.code, 'token_not_found')
  t.equal((await gantry.call('PUT', none, { body: { period: 'day' } })).body.error.code, 'token_not_found')
})
