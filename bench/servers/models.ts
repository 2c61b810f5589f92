/** A provider of models in a process of its own: that of the tests, with its journal. */
import { createHash } from 'node:crypto'
import { LLMock } from '@copilotkit/aimock'

const models = new LLMock({ port: 0, logLevel: 'silent', journalMaxEntries: 0 })
const usage = { prompt_tokens: 1_000, completion_tokens: 50 }
const content = 'word '.repeat(400)
models.onMessage('counted', { content: 'Yes.', usage })
models.onMessage('paced', { content, usage }, { chunkSize: 5, streamingProfile: { ttft: 50, tps: 200 } })
models.onMessage('flat', { content: 'word '.repeat(4_000), usage }, { chunkSize: 20 })
models.onMessage('endless', { content: content.repeat(10) }, { chunkSize: 5, streamingProfile: { ttft: 0, tps: 20 } })
models.onEmbedding(/.*/s, ({ embeddingInput }) => ({ embedding: vectorOf(String(embeddingInput)) }))
await models.start()
process.send?.({ port: models.port })
process.on('message', () => {
  const seen = models.getRequests()
  process.send?.({ requests: seen.length })
})

/** 384 numbers that the text decides. */
function vectorOf(text: string): number[] {
  const seed = createHash('sha512').update(text).digest()
  return Array.from({ length: 384 }, (_, index) => (seed[(index * 7) % seed.length] ?? 0) / 127 - 1)
}
