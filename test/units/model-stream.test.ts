import t from 'tap'
import type { LanguageModel } from '../../src/services/ai/clients.ts'
import { ProviderAway, streamModel } from '../../src/services/ai/model-stream.ts'
import { timeouts } from '../../src/timeouts.ts'

/** A model that sends these parts and then nothing more. */
function silentAfter(...parts: readonly object[]): LanguageModel {
  const doStream = async ({ abortSignal }: { readonly abortSignal: AbortSignal }) => {
    const stream = new ReadableStream({
      start: (controller) => {
        for (const part of parts) controller.enqueue(part)
        abortSignal.addEventListener('abort', () => controller.error(abortSignal.reason))
      },
    })
    return { stream }
  }
  // The one method of a model that is used.
  return { doStream } as unknown as LanguageModel
}

async function failureOf(model: LanguageModel): Promise<unknown> {
  const { signal } = new AbortController()
  const stream = { model, provider: 'p', options: { prompt: [] }, signal, conceal: String, onAttempt: () => undefined }
  try {
    for await (const _ of streamModel(stream));
  } catch (error) {
    return error
  }
}

t.test('a model that falls silent may be replaced by another one before its first part alone', async (t) => {
  const { ms } = timeouts.aiSilence
  Object.assign(timeouts.aiSilence, { ms: 10 })
  t.teardown(() => Object.assign(timeouts.aiSilence, { ms }))
  t.ok((await failureOf(silentAfter())) instanceof ProviderAway)
  const begun = await failureOf(silentAfter({ type: 'text-delta', id: '0', delta: 'One' }))
  t.match(begun, { code: 'ai_provider_error', message: /sent nothing for/ })
  t.notOk(begun instanceof ProviderAway)
})
