import t from 'tap'
import { Failure } from '../../src/errors.ts'
import { modelFaultOf } from '../../src/services/ai/failure.ts'
import { ContextOverflow, readOverflow } from '../../src/services/ai/overflow.ts'

const overflows: readonly (readonly [words: string, windowTokens: number | undefined])[] = [
  ["This model's maximum context length is 16385 tokens. However, your messages resulted in 20012 tokens.", 16_385],
  ['{"error":{"code":"context_length_exceeded","message":"Too much."}}', undefined],
  ['prompt is too long: 211123 tokens > 200000 maximum', 200_000],
  ['The input token count (1200001) exceeds the maximum number of tokens allowed (1048576).', 1_048_576],
  ['the request exceeds the available context size (4096 tokens), try increasing it', 4_096],
  ['Input is too long for requested model.', undefined],
  ["This model's maximum prompt length is 131072 but the request contains 140000 tokens.", 131_072],
  ['Prompt contains 40000 tokens, too large for model with 32768 maximum context length', 32_768],
  ['Please reduce the length of the messages or completion.', undefined],
]

for (const [words, windowTokens] of overflows)
  t.test(`a refusal is understood: ${words}`, async (t) => {
    t.strictSame(readOverflow(words), { windowTokens })
    const { failure } = modelFaultOf(errorWith(words, { statusCode: 400 }), 'acme', (text) => text)
    t.ok(failure instanceof ContextOverflow)
    t.equal(failure.code, 'ai_provider_error')
    t.match(failure.message, words)
  })

for (const words of [
  'The model is away.',
  'Invalid value for max_tokens: 200000 is more than 4096.',
  'Rate limit reached: 200000 tokens a minute.',
  'Incorrect API key provided.',
])
  t.test(`another refusal is none of these: ${words}`, async (t) => {
    t.equal(readOverflow(words), undefined)
  })

t.test('words of the code below an answer are said plainly, and may pass', async (t) => {
  const faultOf = (message: string, more: object = {}, name = 'AI_APICallError') => {
    const { failure, mayPass } = modelFaultOf(errorWith(message, more, name), 'acme', (text) => text)
    return [failure.message, mayPass]
  }
  const brokenOff = ['The AI provider acme broke off its answer before it was complete.', true]
  t.strictSame(faultOf('Failed to process successful response', { statusCode: 200 }), brokenOff)
  t.strictSame(faultOf('terminated', {}, 'TypeError'), brokenOff)
  const unread = [
    'The AI provider acme sent an answer that could not be read: it is not in the format of its interface.',
    true,
  ]
  t.strictSame(faultOf('JSON parsing failed: Text: {"ch', {}, 'AI_JSONParseError'), unread)
  t.strictSame(faultOf('Invalid JSON response', { statusCode: 200 }), unread)
  t.strictSame(faultOf('No.', { statusCode: 403 }), ['The AI provider acme answered 403: No.', false])
  const known = new Failure('ai_provider_error', { message: 'Known.' })
  t.equal(modelFaultOf(known, 'acme', (text) => text).failure, known)
})

function errorWith(message: string, fields: object, name = 'AI_APICallError'): Error {
  return Object.assign(new Error(message), { name, ...fields })
}
