/**
 * `node bench/knowledge.ts [chunks] [words] [postgres://…]`: how long a search of so many chunks of so many words
 * takes, by words, by meaning and by both, and what calls of the health wait meanwhile.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { print, quantileOf, repeat, startServiceProcess } from './service.ts'

const store = process.argv.find((each) => each.startsWith('postgres'))
const [chunks = 10_000, chunkWords = 60] = process.argv
  .slice(2)
  .filter((each) => each !== store)
  .map(Number)
const chunksPerEntry = 20
const searches = 300
const vocabularySize = 20_000

const provider = fork(fileURLToPath(new URL('servers/models.ts', import.meta.url)))
const [{ port }] = (await once(provider, 'message')) as [{ port: number }]
const service = await startServiceProcess(
  { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${port}` },
  { config: { embeddingModel: 'acme/embed' }, ...(store !== undefined && { args: ['--store', store] }) },
)

try {
  await service.call('PUT', '/ai/providers/acme', { kind: 'openai-compatible', baseUrl: `http://127.0.0.1:${port}/v1` })
  const startedAt = performance.now()
  await repeat(Math.ceil(chunks / chunksPerEntry), 4, async (number) => {
    const section = (part: number) => `## Part ${part}\n\n${wordsOf(number * 100 + part, chunkWords).join(' ')}\n`
    const content = Array.from({ length: chunksPerEntry }, (_, part) => section(part)).join('\n')
    await service.call('POST', '/knowledge', { title: wordsOf(number, 4).join(' '), content })
  })
  print(`${chunks} chunks written`, `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`)
  const state = async () => (await service.call('GET', '/knowledge/search?q=x&mode=words')).semantic
  while ((await state()).state !== 'ready') await new Promise((resolve) => setTimeout(resolve, 500))
  print('until all had vectors', `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`)
  for (const mode of ['words', 'semantic', 'both']) await measure(mode)
} finally {
  await service.stop()
  provider.kill()
}

async function measure(mode: string): Promise<void> {
  const times: number[] = []
  const health: number[] = []
  let isOver = false
  const watch = (async () => {
    while (!isOver) {
      health.push(await timeOf(() => service.call('GET', '/health/live')))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  await repeat(searches, 2, async (number) => {
    // Each mode has questions of its own: the vectors of those that were asked are known.
    const q = wordsOf(number * 31 + mode.length, 3).join(' ')
    times.push(await timeOf(() => service.call('GET', `/knowledge/search?q=${encodeURIComponent(q)}&mode=${mode}`)))
  })
  isOver = true
  await watch
  const figures = (values: readonly number[]) =>
    [0.5, 0.99].map((share) => `p${share * 100} ${quantileOf(values, share).toFixed(1)} ms`).join(', ')
  print(`search by ${mode}, 2 at a time`, figures(times))
  print('health meanwhile', figures(health))
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** Words as a language has them: few are common (Zipf), and the same number has the same words. */
function wordsOf(seed: number, count: number): string[] {
  let state = seed * 2_654_435_761 + 1
  return Array.from({ length: count }, () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    const rank = Math.floor(vocabularySize ** (state / 4_294_967_296))
    return `w${rank.toString(36)}x`
  })
}
