/**
 * `node bench/ai.ts [aborted]`: what a model costs through Gantry, of the same provider asked directly; what is left of
 * so many aborted streams; and whether the ledger has what the provider's journal has.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { print, quantileOf, repeat, startServiceProcess } from './service.ts'

const aborted = Number(process.argv[2] ?? 1_000)
const rounds = 15
const counted = 200
const token = /"content":"[^"]/
const json = { 'content-type': 'application/json' }

const provider = fork(fileURLToPath(new URL('servers/models.ts', import.meta.url)))
const [{ port }] = (await once(provider, 'message')) as [{ port: number }]
const service = await startServiceProcess({ GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${port}` }, { config: {} })
const direct = `http://127.0.0.1:${port}/v1`
await service.call('PUT', '/ai/providers/acme', { kind: 'openai-compatible', baseUrl: direct })

try {
  await measureStreams('paced')
  await measureStreams('flat')
  await compareLedger()
  await abortStreams()
} finally {
  await service.stop()
  provider.kill()
}

interface StreamFigure {
  readonly firstMs: number
  readonly wholeMs: number
  readonly rate: number
}

/** The first token and the tokens a second, of one stream after the other. */
async function measureStreams(prompt: string): Promise<void> {
  const ways = {
    provider: (body: string) => fetch(`${direct}/chat/completions`, { method: 'POST', body, headers: json }),
    gantry: (body: string) => service.fetch('/v1/chat/completions', { method: 'POST', body, headers: json }),
  }
  const figures: Record<keyof typeof ways, StreamFigure[]> = { provider: [], gantry: [] }
  for (let round = -2; round < rounds; round += 1)
    for (const way of ['provider', 'gantry'] as const) {
      const model = way === 'provider' ? 'gpt-4o' : 'acme/gpt-4o'
      const messages = [{ role: 'user', content: prompt }]
      const figure = await readStream(await startClock(), () =>
        ways[way](JSON.stringify({ model, messages, stream: true })),
      )
      // The first two warm up.
      if (round >= 0) figures[way].push(figure)
    }
  const median = (way: keyof typeof ways, of: keyof StreamFigure) =>
    quantileOf(
      figures[way].map((each) => each[of]),
      0.5,
    )
  const [own, through] = [median('provider', 'firstMs'), median('gantry', 'firstMs')]
  print(`${prompt}: first token, provider and Gantry`, `${own.toFixed(1)} ms, ${through.toFixed(1)} ms`)
  const [ownMs, throughMs] = [median('provider', 'wholeMs'), median('gantry', 'wholeMs')]
  print(`${prompt}: all of the stream`, `${ownMs.toFixed(1)} ms, ${throughMs.toFixed(1)} ms`)
  print(
    `${prompt}: tokens a second, of the provider's`,
    (median('gantry', 'rate') / median('provider', 'rate')).toFixed(3),
  )
}

async function startClock(): Promise<number> {
  // What an earlier stream left is over.
  await new Promise((resolve) => setTimeout(resolve, 20))
  return performance.now()
}

async function readStream(startedAt: number, open: () => Promise<Response>): Promise<StreamFigure> {
  const decoder = new TextDecoder()
  let text = ''
  let [firstMs, wholeMs] = [0, 0]
  for await (const chunk of (await open()).body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    // The first frame names the role, before there is a token.
    if (firstMs === 0 && token.test(text)) firstMs = performance.now() - startedAt
    wholeMs = performance.now() - startedAt
  }
  return { firstMs, wholeMs, rate: text.split(token).length / wholeMs }
}

async function compareLedger(): Promise<void> {
  const [before, journalBefore] = [await service.call('GET', '/ai/usage?groupBy=model'), await journal()]
  await repeat(counted, 8, async () => {
    await service.call('POST', '/ai/generate', {
      model: 'acme/gpt-4o',
      messages: [{ role: 'user', content: 'counted' }],
    })
  })
  const [after, journalAfter] = [await service.call('GET', '/ai/usage?groupBy=model'), await journal()]
  const calls = after.totals.calls - before.totals.calls
  const input = after.totals.inputTokens - before.totals.inputTokens
  print('ledger: calls, and those of the journal', `${calls}, ${journalAfter - journalBefore}`)
  print('ledger: input tokens, and those that the provider reported', `${input}, ${counted * 1_000}`)
}

async function abortStreams(): Promise<void> {
  const sockets = service.sockets()
  const journalBefore = await journal()
  const { totals } = await service.call('GET', '/ai/usage?groupBy=model')
  await repeat(aborted, 25, async () => {
    const hangUp = new AbortController()
    const response = await service.fetch('/api/v1/ai/generate', {
      method: 'POST',
      headers: { ...json, accept: 'text/event-stream' },
      body: JSON.stringify({ model: 'acme/gpt-4o', messages: [{ role: 'user', content: 'endless' }] }),
      signal: hangUp.signal,
    })
    await response.body?.getReader().read()
    hangUp.abort()
  })
  // Connections that are kept for the next call end after some seconds.
  for (let tries = 0; tries < 200 && ((await unsettled()) > 0 || service.sockets() > sockets + 2); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  const after = await service.call('GET', '/ai/usage?groupBy=model')
  print(`${aborted} aborted streams: unsettled rows`, String(await unsettled()))
  print('sockets before and after', `${sockets}, ${service.sockets()}`)
  const asked = (await journal()) - journalBefore
  print('rows of the ledger, and requests of the journal', `${after.totals.calls - totals.calls}, ${asked}`)
}

async function unsettled(): Promise<number> {
  let count = 0
  for (let cursor = ''; ; ) {
    const { calls, nextCursor } = await service.call('GET', `/ai/calls?limit=200${cursor && `&cursor=${cursor}`}`)
    count += calls.filter(({ state }: { state: string }) => state === 'running').length
    if (nextCursor === undefined) return count
    cursor = nextCursor
  }
}

async function journal(): Promise<number> {
  const answered = once(provider, 'message')
  provider.send('journal')
  const [{ requests }] = (await answered) as [{ requests: number }]
  return requests
}
